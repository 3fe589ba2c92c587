import { tokenIntrospection } from "openid-client";
import type { SignInProvider } from "../../context.ts";
import { z } from "zod";
import { fetchPerson, type Person } from "./person.ts";
import { asking, connect, limitSeconds, ProviderFault } from "./provider.ts";

const tokenInfo = z.object({ aud: z.string(), sub: z.string() });

/**
 * Whom an access token names that the provider's script gave to a browser. A token that was made for another client is
 * refused: whoever runs that client could sign in here as its users.
 * @throws ProviderFault
 */
export async function personOfToken(provider: SignInProvider, token: string): Promise<Person> {
  if (!/^[\x21-\x7e]+$/.test(token)) throw new ProviderFault("refused", "the access token is none");
  const config = await connect(provider);
  const subject = provider.tokenInfoUrl
    ? await subjectByTokenInfo(provider.tokenInfoUrl, provider.clientId, token)
    : await subjectByIntrospection(provider, token);
  return fetchPerson(config, token, subject);
}

async function subjectByIntrospection(provider: SignInProvider, token: string): Promise<string> {
  const config = await connect(provider);
  if (!config.serverMetadata().introspection_endpoint) {
    throw new ProviderFault("refused", "the provider does not tell whom an access token is for");
  }
  const { active, client_id: client, sub } = await asking(tokenIntrospection(config, token));
  if (!active) throw new ProviderFault("refused", "the access token is not active");
  if (client !== provider.clientId || !sub)
    throw new ProviderFault("refused", "the access token is for another client");
  return sub;
}

async function subjectByTokenInfo(url: string, clientId: string, token: string): Promise<string> {
  const response = await asking(
    fetch(url, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/x-www-form-urlencoded" },
      redirect: "error",
      signal: AbortSignal.timeout(limitSeconds * 1000),
    }),
  );
  const said = tokenInfo.safeParse(await asking(readJson(response)));
  if (response.status >= 500)
    throw new ProviderFault("away", `the token's description answered ${response.status}`);
  if (!response.ok || !said.success) throw new ProviderFault("refused", "the access token is not good");
  if (said.data.aud !== clientId)
    throw new ProviderFault("refused", "the access token is for another client");
  return said.data.sub;
}

/** The body as JSON; null when it is something else. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
