/**
 * Whether the time of an answer tells a known address from an unknown one: interleaved tries of each call on both
 * databases, with limits that nobody reaches. Run by hand: `node tests/bench/login-timing.ts [tries] [sqlite | postgres]`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { createServer, type RunnableDevEnvironment } from "vite";
import { startPostgres } from "../support/postgres.ts";

const tries = Number(process.argv[2] ?? 400);
const only = process.argv[3];
const mostMs = 2;
const password = "correct horse 1";
const never = 1_000_000_000;

type Post = (path: string, body: object) => Promise<void>;
type Address = () => string;

process.chdir(join(import.meta.dirname, "../.."));
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: "custom",
  logLevel: "error",
});
const { runner } = vite.environments["ssr"] as RunnableDevEnvironment;
const { openServices } = (await runner.import(
  "/app/server/services.ts",
)) as typeof import("#app/server/services.ts");
const { readSettings } = (await runner.import(
  "/app/server/settings.ts",
)) as typeof import("#app/server/settings.ts");
const { openDatabase } = (await runner.import(
  "/app/server/database/database.ts",
)) as typeof import("#app/server/database/database.ts");
const { standardLimits } = (await runner.import(
  "/app/server/limits/values.ts",
)) as typeof import("#app/server/limits/values.ts");

const window = { most: never, windowMs: 60_000 };
const limits = {
  calls: Object.fromEntries(
    Object.keys(standardLimits.calls).map((call) => [call, window]),
  ) as typeof standardLimits.calls,
  tries: { ...standardLimits.tries, free: never },
};
const log = pino({ level: "silent" });
let failed = 0;
let count = 0;

const unknown: Address = () => `unknown-${++count}@example.com`;
const signupOf = (email: string) => ({ email, password, firstName: "A", lastName: "B", username: "a" });

async function measure(title: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "stet-bench-"));
  const settings = readSettings({
    DATA_DIR: dataDir,
    SECRET_KEY: "b".repeat(40),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const services = await openServices(settings, log, [], undefined, { limits });
  const db = openDatabase(settings, log);
  const post: Post = async (path, body) => {
    const response = await services.call.auth(
      new Request(`http://localhost/api/v1/auth/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
    await response.arrayBuffer();
  };
  const [known, waiting] = ["known@example.com", "waiting@example.com"];
  for (const email of [known, waiting]) await post("signup", signupOf(email));
  await db
    .updateTable("users")
    .set({ is_active: 1, is_email_verified: 1 })
    .where("email", "=", known)
    .execute();

  const wrong = (email: string) => ({ email, password: "wrong password 1" });
  await compare(
    `${title} login`,
    (email) => post("login", wrong(email)),
    () => known,
  );
  await compare(
    `${title} signup`,
    (email) => post("signup", signupOf(email)),
    () => known,
  );
  await compare(
    `${title} signup, waiting`,
    (email) => post("signup", signupOf(email)),
    () => waiting,
  );
  await compare(
    `${title} forgot-password`,
    (email) => post("forgot-password", { email }),
    () => known,
  );
  await compare(
    `${title} resend-verification`,
    (email) => post("resend-verification", { email }),
    () => waiting,
  );
  await compare(
    `${title} resend-verification, verified`,
    (email) => post("resend-verification", { email }),
    () => known,
  );

  await db.destroy();
  await services.close(0);
  rmSync(dataDir, { recursive: true, force: true });
}

async function compare(title: string, call: (email: string) => Promise<void>, known: Address): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let at = 0; at < tries * 2; at++) {
    const which = (at + Math.floor(at / 2)) % 2 === 0 ? "known" : "unknown";
    const email = which === "known" ? known() : unknown();
    const started = performance.now();
    await call(email);
    times[which].push(performance.now() - started);
  }
  const [one, other] = [quartiles(times.known), quartiles(times.unknown)];
  const difference = Math.abs(one[1] - other[1]);
  if (difference > mostMs) failed++;
  const shown = (of: readonly number[]): string => of.map((ms) => ms.toFixed(2).padStart(7)).join(" ");
  process.stdout.write(
    `${title.padEnd(42)} known ${shown(one)}   unknown ${shown(other)}   medians differ ${difference.toFixed(2)} ms\n`,
  );
}

function quartiles(times: number[]): [number, number, number] {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return [at(0.25), at(0.5), at(0.75)];
}

process.stdout.write(`${tries} interleaved tries of each; quartiles in milliseconds\n`);
if (only !== "postgres") await measure("SQLite", undefined);
if (only !== "sqlite") {
  const postgres = await startPostgres();
  await measure("PostgreSQL", postgres.url);
  await postgres.stop();
}
await vite.close();
process.stdout.write(
  failed === 0 ? `all medians within ${mostMs} ms\n` : `${failed} medians differ by more than ${mostMs} ms\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
