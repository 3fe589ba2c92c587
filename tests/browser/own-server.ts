import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server with settings of its own, for what the common one is not set up with. */
export interface OwnServer {
  origin: string;
  /** The newest letter that it has not sent: what /outbox shows where the server's name is this machine's own. */
  lastLetter(): string;
  /** What its database answers to a question. */
  read(sql: string): Record<string, unknown>[];
  /** What the audit of its stored data finds broken. */
  audit(): string;
  /** Kills it as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again over the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const readyMs = 120_000;

/** `host`: a name of this machine that browsers do not trust, which the test's browser is told to find here. */
export async function startOwnServer(
  settings: Record<string, string>,
  host = "localhost",
): Promise<OwnServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "stet-own-"));
  const origin = `http://${host}:${port}`;
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ["app/server/main.ts", "start"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        PATH: process.env["PATH"],
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        MODEL: "builtin",
        ...(host === "localhost" ? {} : { APP_URL: origin }),
        ...settings,
      },
    });
    const until = Date.now() + readyMs;
    while (!(await isReady(`http://127.0.0.1:${port}`))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error("the server did not start");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return child;
  };
  let running = await start();
  const kill = async (): Promise<void> => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
  };
  return {
    origin,
    lastLetter() {
      const database = new DatabaseSync(join(dataDir, "stet.sqlite"), { readOnly: true });
      const row = database.prepare("select text_body from outbox order by created_at desc limit 1").get();
      database.close();
      return String(row?.["text_body"]);
    },
    read(sql) {
      const database = new DatabaseSync(join(dataDir, "stet.sqlite"), { readOnly: true });
      const rows = database.prepare(sql).all();
      database.close();
      return rows;
    },
    audit() {
      const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, MODEL: "builtin" };
      const { status, stdout, stderr } = spawnSync(process.execPath, ["app/server/main.ts", "audit"], {
        env,
      });
      return status === 0 ? "" : `${String(stdout)}${String(stderr)}`;
    },
    kill,
    async restart() {
      running = await start();
    },
    async close() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}
