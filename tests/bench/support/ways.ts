/** The servers that stand between a reader and the model of the benchmark, each started as its operator would. */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../support/postgres.ts";
import { signUp } from "./accounts.ts";
import type { ModelName } from "./paced-model.ts";
import { peerModules } from "./peers.ts";
import { startServer, stopServer } from "./processes.ts";
import type { Call } from "./streams.ts";

/** A server between the reader and the model. */
export interface Way {
  name: string;
  child: ChildProcess | null;
  call(model: ModelName, tag: string, at: number): Call;
  close(): Promise<void>;
}

/** What all of them are asked to pass on: where the model is, and the text in question. */
export interface Asked {
  baseUrl: string;
  text: string;
}

const completion = ({ text }: Asked, name: string, tag: string) => ({
  model: name,
  stream: true,
  stream_options: { include_usage: true },
  messages: [{ role: "user", content: `tag=${tag} ${text}` }],
});

export function noWay(asked: Asked): Way {
  return {
    name: "the model itself",
    child: null,
    call: (name, tag) => ({
      url: `${asked.baseUrl}/chat/completions`,
      headers: {},
      body: completion(asked, name, tag),
    }),
    close: () => Promise.resolve(),
  };
}

export async function startBare(asked: Asked): Promise<Way> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = await startServer(
    ["tests/bench/support/bare-proxy.ts", String(port), asked.baseUrl],
    {},
    url,
  );
  return {
    name: "bare proxy",
    child,
    call: (name, tag) => ({
      url: `${url}/v1/chat/completions`,
      headers: {},
      body: completion(asked, name, tag),
    }),
    close: () => stopServer(child),
  };
}

export async function startPortkey(asked: Asked): Promise<Way> {
  const folder = join(peerModules("@portkey-ai/gateway"), "@portkey-ai/gateway");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = await startServer(
    [join(folder, "build/start-server.js"), "--headless", `--port=${port}`],
    { NODE_ENV: "production", TRUSTED_CUSTOM_HOSTS: "127.0.0.1,localhost" },
    url,
  );
  return {
    name: "@portkey-ai/gateway",
    child,
    call: (name, tag) => ({
      url: `${url}/v1/chat/completions`,
      headers: {
        "x-portkey-provider": "openai",
        "x-portkey-custom-host": asked.baseUrl,
        Authorization: "Bearer sample",
      },
      body: completion(asked, name, tag),
    }),
    close: () => stopServer(child),
  };
}

/** @param users accounts that its calls are spread over */
export async function startStet({ baseUrl, text }: Asked, users: number): Promise<Way> {
  const dataDir = mkdtempSync(join(tmpdir(), "stet-bench-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = await startServer(
    ["app/server/main.ts", "start"],
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      SECRET_KEY: "b".repeat(40),
      MODEL: `compatible:paced,compatible:instant`,
      MODEL_BASE_URL: baseUrl,
    },
    `${url}/readyz`,
  );
  const tokens = await signUp(url, dataDir, users);
  return {
    name: "Stet",
    child,
    call: (name, tag, at) => ({
      url: `${url}/api/v1/freestyle`,
      headers: { Accept: "text/event-stream", Authorization: `Bearer ${tokens[at % tokens.length]}` },
      body: {
        aiAction: "chat",
        text,
        context: `Leave it as it is, tag=${tag}`,
        writer: `compatible:${name}`,
      },
    }),
    async close() {
      await stopServer(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
