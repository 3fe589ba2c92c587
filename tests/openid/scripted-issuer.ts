import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { freePort } from "#tests/support/postgres.ts";

/** What an issuer answers at a path: a value as JSON, or something else done by hand; `hang` never answers. */
export type Scripted = { status: number; body: unknown } | { raw: string } | "hang" | "drop";

/** An issuer that says what a test tells it to say, whether or not that is right. */
export interface ScriptedIssuer {
  origin: string;
  /** By path; the discovery document is there from the start. */
  answers: Map<string, Scripted>;
  requests: { path: string; authorization: string }[];
  stop: () => Promise<void>;
}

const discoveryPath = "/.well-known/openid-configuration";

export async function startScriptedIssuer(more: Record<string, string> = {}): Promise<ScriptedIssuer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const document = {
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    userinfo_endpoint: `${origin}/userinfo`,
    jwks_uri: `${origin}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
    ...Object.fromEntries(Object.entries(more).map(([name, path]) => [name, origin + path])),
  };
  const answers = new Map<string, Scripted>([[discoveryPath, { status: 200, body: document }]]);
  const requests: ScriptedIssuer["requests"] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", origin).pathname;
    requests.push({ path, authorization: request.headers.authorization ?? "" });
    answer(request, response, answers.get(path) ?? { status: 404, body: { error: "not_found" } });
  });
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  server.listen(port, "127.0.0.1", () => resolve());
  await ready;
  return {
    origin,
    answers,
    requests,
    async stop() {
      const { promise: closed, resolve: close } = Promise.withResolvers<void>();
      server.close(() => close());
      server.closeAllConnections();
      await closed;
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, scripted: Scripted): void {
  if (scripted === "hang") return;
  if (scripted === "drop") {
    request.socket.destroy();
    return;
  }
  const json = "raw" in scripted ? scripted.raw : JSON.stringify(scripted.body);
  response.writeHead("raw" in scripted ? 200 : scripted.status, {
    "Content-Type": "raw" in scripted ? "text/html" : "application/json",
  });
  response.end(json);
}
