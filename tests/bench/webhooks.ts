/**
 * How fast signed webhooks are acknowledged by a real server: 2,000 events of subscriptions' lives, one at a time and
 * eight at a time, on both databases. Run by hand: `node tests/bench/webhooks.ts [events] [sqlite | postgres]`.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pino from "pino";
import { type Db, openDatabase } from "#app/server/database/database.ts";
import type { PaymentEvent } from "#app/server/payments/provider.ts";
import { sign } from "#app/server/payments/signature.ts";
import { freePort, startPostgres } from "../support/postgres.ts";
import { lifeOf } from "../support/subscription-life.ts";

const count = Number(process.argv[2] ?? 2_000);
const only = process.argv[3];
const mostMs = 50;
const root = join(import.meta.dirname, "../..");
const secretKey = "b".repeat(40);
const secret = createHmac("sha256", secretKey).update("test checkout webhooks").digest("hex");
const hour = 60 * 60 * 1000;
let failed = 0;

interface Server {
  port: number;
  db: Db;
  userId: string;
  close(): Promise<void>;
}

async function start(databaseUrl: string | undefined): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), "stet-bench-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["app/server/main.ts", "start"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: dataDir,
      SECRET_KEY: secretKey,
      LOG_LEVEL: "error",
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  await untilReady(child, port);
  await fetch(`http://localhost:${port}/api/v1/auth/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      email: "buyer@example.com",
      password: "correct horse 1",
      firstName: "A",
      lastName: "B",
      username: "a",
    }),
  });
  const db = openDatabase({ databaseUrl, dataDir }, pino({ level: "silent" }));
  const { id: userId } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  return {
    port,
    db,
    userId,
    async close() {
      await db.destroy();
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await delay(50);
  }
  throw new Error("the server did not start");
}

/** Events of as many lives as it takes, each of a purchase that was begun here. */
async function makeEvents({ db, userId }: Server, mark: string): Promise<PaymentEvent[]> {
  const events: PaymentEvent[] = [];
  for (let life = 0; events.length < count; life++) {
    const transactionId = `txn_${mark}_${life}`;
    await db
      .insertInto("checkouts")
      .values({
        transaction_id: transactionId,
        user_id: userId,
        provider: "test",
        plan_id: 2,
        created_at: Date.now(),
      })
      .execute();
    const end = life % 2 === 0 ? "lapses" : "goes on";
    events.push(...lifeOf(`${mark}_${life}`, transactionId, Date.now() - 100 * hour, end).events);
  }
  return events.slice(0, count);
}

/** Milliseconds from the first byte sent to the whole answer. */
async function deliver(port: number, agent: Agent, event: PaymentEvent): Promise<number> {
  const rawBody = JSON.stringify(event);
  const signature = sign(rawBody, secret, Date.now());
  const began = performance.now();
  const sent = request({
    agent,
    port,
    host: "localhost",
    method: "POST",
    path: "/api/v1/subscriptions/webhooks/paddle",
    headers: { "Content-Type": "application/json", "Paddle-Signature": signature },
  });
  const answered = once(sent, "response");
  sent.end(rawBody);
  const [response] = (await answered) as [import("node:http").IncomingMessage];
  response.resume();
  await once(response, "end");
  if (response.statusCode !== 200) throw new Error(`a webhook was answered ${response.statusCode}`);
  return performance.now() - began;
}

async function measure(title: string, server: Server, atOnce: number): Promise<void> {
  const events = await makeEvents(server, `${title.split(",")[0]?.toLowerCase()}_${atOnce}`);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  const queue = events.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const event of queue) times.push(await deliver(server.port, agent, event));
    }),
  );
  const acknowledged = performance.now();
  agent.destroy();
  await untilApplied(server.db);
  const sorted = times.toSorted((left, right) => left - right);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  if (at(0.99) > mostMs) failed++;
  process.stdout.write(
    `${title.padEnd(34)} p50 ${at(0.5).toFixed(2).padStart(7)}   p99 ${at(0.99).toFixed(2).padStart(7)}   ` +
      `most ${at(1).toFixed(2).padStart(7)}   all ${count} applied ${(performance.now() - acknowledged).toFixed(0)} ms after the last\n`,
  );
}

async function untilApplied(db: Db): Promise<void> {
  for (;;) {
    const row = await db
      .selectFrom("payment_events")
      .select("id")
      .where("state", "<>", "applied")
      .executeTakeFirst();
    if (!row) return;
    await delay(10);
  }
}

async function both(title: string, databaseUrl: string | undefined): Promise<void> {
  const server = await start(databaseUrl);
  await measure(`${title}, one at a time`, server, 1);
  await measure(`${title}, eight at a time`, server, 8);
  await server.close();
}

process.stdout.write(`acknowledgement of ${count} signed webhooks, in milliseconds\n`);
if (only !== "postgres") await both("SQLite", undefined);
if (only !== "sqlite") {
  const postgres = await startPostgres();
  await both("PostgreSQL", postgres.url);
  await postgres.stop();
}
process.stdout.write(
  failed === 0 ? `every p99 within ${mostMs} ms\n` : `${failed} times p99 was over ${mostMs} ms\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
