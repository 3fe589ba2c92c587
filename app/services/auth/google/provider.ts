import {
  allowInsecureRequests,
  AuthorizationResponseError,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import type { SignInProvider } from "../../context.ts";

/** Seconds that one request to the provider may take. */
export const limitSeconds = 5;

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What became of a sign-in that the provider, or its answer, did not allow. Its message is for the log. */
export class ProviderFault extends Error {
  override name = "ProviderFault";
  readonly kind: "refused" | "away" | "no token" | "unverified";

  constructor(kind: ProviderFault["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

const connected = new WeakMap<SignInProvider, Promise<Configuration>>();

/**
 * The provider as its discovery document describes it, its signatures checked, read once for the life of the process; a failed reading is
 * tried again by the next sign-in. @throws ProviderFault
 */
export function connect(provider: SignInProvider): Promise<Configuration> {
  const known = connected.get(provider);
  if (known) return known;
  const issuer = new URL(provider.issuer);
  const isPlain = issuer.protocol === "http:" && loopback.has(issuer.hostname);
  const found = asking(
    discovery(issuer, provider.clientId, {}, secretAuth(provider.clientSecret), {
      timeout: limitSeconds,
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    }),
  ).catch((error: unknown) => {
    connected.delete(provider);
    throw error instanceof ProviderFault ? new ProviderFault("away", error.message) : error;
  });
  connected.set(provider, found);
  return found;
}

/** Sends the secret in the body where the provider takes it there, else in the header as every provider does. */
const secretAuth =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
    (inBody ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...rest);
  };

/** Waits for a call of the provider. @throws ProviderFault for whatever the provider or the network does wrong */
export async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw faultOf(error) ?? error;
  }
}

const broken = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
]);

function faultOf(error: unknown): ProviderFault | null {
  if (error instanceof ResponseBodyError) {
    return new ProviderFault(error.status >= 500 ? "away" : "refused", `${error.status} ${error.error}`);
  }
  if (error instanceof AuthorizationResponseError || error instanceof WWWAuthenticateChallengeError) {
    return new ProviderFault("refused", error.message);
  }
  if (error instanceof ClientError) {
    const said = `${error.code ?? ""} ${error.message}`.trim();
    if (isWithoutToken(error)) return new ProviderFault("no token", said);
    return new ProviderFault(broken.has(error.code ?? "") ? "away" : "refused", said);
  }
  if (isNetwork(error)) return new ProviderFault("away", error.message);
  return null;
}

const isWithoutToken = ({ code, cause }: ClientError): boolean =>
  code === "OAUTH_INVALID_RESPONSE" && cause instanceof Error && cause.message.includes('"access_token"');

/** `fetch` rejects with a TypeError that has a cause when no answer comes, and by a DOMException when time is up. */
const isNetwork = (error: unknown): error is Error =>
  (error instanceof TypeError && error.cause !== undefined) ||
  (error instanceof DOMException && error.name === "TimeoutError");
