import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { SignInProvider } from "#app/services/context.ts";
import { freePort } from "#tests/support/postgres.ts";
import { clients, type Known } from "./people.ts";

/** A running OpenID provider process. */
export interface OpenIdProvider {
  origin: string;
  settings: SignInProvider;
  /** Says what the provider knows of somebody. */
  know(id: string, known: Known): Promise<void>;
  /** An access token of somebody, as the provider's script hands one to a browser. */
  token(id: string, client?: (typeof clients)[number]["id"]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a provider process that sends people back to the product at `appUrl`. */
export async function startProvider(appUrl: string): Promise<OpenIdProvider> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child: ChildProcess = fork(
    join(import.meta.dirname, "provider-process.ts"),
    [String(port), `${appUrl}/auth/google/callback`],
    { execArgv: [], stdio: ["ignore", "ignore", "pipe", "ipc"] },
  );
  let complaints = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaints += chunk.toString("utf8")));
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  child.once("exit", (code) => reject(new Error(`the provider ended with ${code}: ${complaints}`)));
  child.once("message", () => resolve());
  await ready;
  const send = async (method: string, path: string, body: unknown): Promise<string> => {
    const response = await fetch(origin + path, { method, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`the provider answered ${response.status}: ${complaints}`);
    return response.text();
  };
  const [{ id: clientId, secret: clientSecret }] = clients;
  return {
    origin,
    settings: { clientId, clientSecret, issuer: origin, tokenInfoUrl: null, scriptUrl: null },
    async know(id, known) {
      await send("PUT", `/people/${encodeURIComponent(id)}`, known);
    },
    token: (id, client = "stet") => send("POST", "/tokens", { id, client }),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
