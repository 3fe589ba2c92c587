import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#app/server/database/database.ts";
import { eventually } from "./eventually.ts";
import { freePort } from "./postgres.ts";
import { testPassword } from "./samples.ts";
import { activationToken, signupOf, silent } from "./test-services.ts";

/** Where its database is. */
interface Where {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** The real launcher in a process of its own, on a free port and a data folder that `close` deletes. */
export class Launched {
  readonly origin: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Everything that it printed. */
  output = "";
  readonly ended: Promise<number | null>;
  readonly #where: Where;
  readonly #ownsData: boolean;

  private constructor(origin: string, where: Where, ownsData: boolean, child: ChildProcess) {
    this.origin = origin;
    this.dataDir = where.dataDir;
    this.#where = where;
    this.child = child;
    this.#ownsData = ownsData;
    const { promise, resolve } = Promise.withResolvers<number | null>();
    this.ended = promise;
    child.once("exit", resolve);
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (this.output += chunk.toString("utf8")));
  }

  /** Starts it without waiting; with a database of its own where `env` has a DATABASE_URL. */
  static async spawn(env: Record<string, string> = {}, ...args: string[]): Promise<Launched> {
    const port = Number(env["PORT"] ?? (await freePort()));
    const dataDir = env["DATA_DIR"] ?? mkdtempSync(join(tmpdir(), "stet-launched-"));
    const child = spawn(process.execPath, ["app/server/main.ts", ...(args.length > 0 ? args : ["start"])], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env["PATH"], PORT: String(port), DATA_DIR: dataDir, MODEL: "builtin", ...env },
    });
    const where = { databaseUrl: env["DATABASE_URL"], dataDir };
    return new Launched(`http://localhost:${port}`, where, env["DATA_DIR"] === undefined, child);
  }

  /** Starts it and waits until it is ready. */
  static async start(env: Record<string, string> = {}): Promise<Launched> {
    const launched = await Launched.spawn(env);
    await launched.ready("/readyz");
    return launched;
  }

  async ready(path: string, origin = this.origin): Promise<void> {
    await eventually(async () => {
      if (this.child.exitCode !== null) throw new Error(`the launcher ended: ${this.output}`);
      return fetch(origin + path).then(
        ({ ok }) => ok,
        () => false,
      );
    });
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.origin + path, { redirect: "manual", ...init });
  }

  /** A new activated account's bearer token. */
  async newUser(email = "launched@example.com"): Promise<string> {
    const post = (path: string, body: object): Promise<Response> =>
      this.fetch(`/api/v1/auth/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    await post("signup", signupOf(email));
    const db = openDatabase(this.#where, silent);
    await post("activate-account", { token: await activationToken(db, email) });
    await db.destroy();
    const login = await post("login", { email, password: testPassword });
    return ((await login.json()) as { access_token: string }).access_token;
  }

  async close(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill("SIGKILL");
    await this.ended;
    if (this.#ownsData) rmSync(this.dataDir, { recursive: true, force: true });
  }
}
