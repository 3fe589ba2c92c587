import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { ServiceContext, SignInProvider } from "../../context.ts";
import { type Flow, flowSeconds } from "./flow-cookie.ts";
import { fetchPerson, type Person } from "./person.ts";
import { asking, connect, ProviderFault } from "./provider.ts";

const mostFrom = 1_000;
const scope = "openid email profile";

/** The page where the provider sends people back to. */
export const callbackOf = (appUrl: string): string => `${appUrl}/auth/google/callback`;

/** A new sign-in that leads to `from`; to the home page when that is no path of this site. */
export function newFlow({ settings, clock }: ServiceContext, from: string): Flow {
  return {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    from: ownPath(settings.appUrl, from),
    until: clock.now() + flowSeconds * 1000,
  };
}

function ownPath(appUrl: string, from: string): string {
  if (from.length > mostFrom || !from.startsWith("/") || !URL.canParse(from, appUrl)) return "/";
  const { origin, pathname, search, hash } = new URL(from, appUrl);
  const isOwn = origin === new URL(appUrl).origin && !pathname.startsWith("//");
  return isOwn ? pathname + search + hash : "/";
}

/** The provider's page where the sign-in goes on. @throws ProviderFault */
export async function providerPage(provider: SignInProvider, appUrl: string, flow: Flow): Promise<URL> {
  const config = await connect(provider);
  return buildAuthorizationUrl(config, {
    redirect_uri: callbackOf(appUrl),
    response_type: "code",
    scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: "S256",
  });
}

/** What the provider added to the address of the page that it sent somebody back to. */
export interface Returned {
  code: string;
  /** Who says so; callers that pass on code and state alone mean the one provider that there is. */
  iss: string | undefined;
}

/** Exchanges the provider's code and asks who it is for. @throws ProviderFault */
export async function personOfCode(
  provider: SignInProvider,
  appUrl: string,
  flow: Flow,
  { code, iss }: Returned,
): Promise<Person> {
  const config = await connect(provider);
  const url = new URL(callbackOf(appUrl));
  const { issuer } = config.serverMetadata();
  url.search = new URLSearchParams({ code, state: flow.state, iss: iss ?? issuer }).toString();
  const tokens = await asking(
    authorizationCodeGrant(config, url, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    }),
  );
  const claims = tokens.claims();
  if (!claims) throw new ProviderFault("refused", "the provider sent no id token");
  return fetchPerson(config, tokens.access_token, claims.sub);
}
