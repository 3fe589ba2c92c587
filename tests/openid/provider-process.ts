/**
 * A real OpenID provider as a process of its own: `node provider-process.ts PORT REDIRECT_URI`. Who signs in writes an
 * address; `PUT /people/{id}` says what the provider knows of somebody, `POST /tokens` makes an access token.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Provider } from "oidc-provider";
import { type Asked, clients, type Known } from "./people.ts";

const [port = "0", redirectUri = ""] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
const scope = "openid email profile";
const people = new Map<string, Known>();

const provider = new Provider(issuer, {
  clients: clients.map(({ id, secret }) => ({
    client_id: id,
    client_secret: secret,
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: "client_secret_post",
  })),
  claims: {
    openid: ["sub"],
    email: ["email", "email_verified"],
    profile: ["name", "given_name", "family_name"],
  },
  features: {
    devInteractions: { enabled: false },
    introspection: { enabled: true },
  },
  interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
  cookies: { keys: ["of the tests"] },
  pkce: { required: () => true },
  ttl: { AccessToken: 600, Session: 600, Grant: 600, Interaction: 600, IdToken: 600 },
  findAccount: (_ctx, id) => {
    const known = people.get(id);
    return known ? { accountId: id, claims: () => ({ sub: id, ...known }) } : undefined;
  },
  loadExistingGrant: async (ctx) => {
    const { client, session } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    return grantOf(session.accountId, client.clientId);
  },
});

async function grantOf(accountId: string, clientId: string) {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

const answers = provider.callback();
const server = createServer((request, response) => {
  void respond(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
});

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", issuer);
  const call = `${request.method} /${pathname.split("/")[1]}`;
  if (call === "PUT /people") {
    people.set(decodeURIComponent(pathname.split("/")[2] ?? ""), JSON.parse(await text(request)) as Known);
    response.writeHead(204).end();
  } else if (call === "POST /tokens") {
    response.end(await tokenFor(JSON.parse(await text(request)) as Asked));
  } else if (call === "GET /sign-in") {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(
      '<form method="post"><input name="id"><button>Go on</button><button name="no" value="1">Cancel</button></form>',
    );
  } else if (call === "POST /sign-in") {
    const form = new URLSearchParams(await text(request));
    const result = form.has("no")
      ? { error: "access_denied", error_description: "the person went back" }
      : { login: { accountId: form.get("id") ?? "" } };
    await provider.interactionFinished(request, response, result);
  } else {
    await answers(request, response);
  }
}

async function tokenFor({ id, client: clientId }: Asked): Promise<string> {
  const client = await provider.Client.find(clientId);
  if (!client) throw new Error(`there is no client ${clientId}`);
  const { jti: grantId } = await grantOf(id, clientId);
  const token = new provider.AccessToken({ accountId: id, client, grantId, scope, gty: "implicit" });
  return token.save();
}

server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
