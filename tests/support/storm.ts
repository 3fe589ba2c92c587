import { setTimeout as delay } from "node:timers/promises";
import { append, given } from "#app/server/credits/buckets.ts";
import { transact } from "#app/server/database/database.ts";
import { type Generated, oneSentence } from "./generations.ts";
import { type Script, scriptedWriter } from "./scripted-writer.ts";
import { type Called, type DatabaseKind, openTestServices, type TestServices } from "./test-services.ts";

const smart = "/api/v1/smart-actions";

export type Answered = Called<Generated & { code?: string; detail?: unknown }>;

/** One server, or several on one database. */
export interface Servers {
  all: TestServices[];
  first: TestServices;
  close(): Promise<void>;
}

export const arrangements: [string, DatabaseKind, number][] = [
  ["SQLite", "sqlite", 1],
  ["PostgreSQL", "postgres", 1],
  ["two servers on one PostgreSQL", "postgres", 2],
];

export async function openServers(kind: DatabaseKind, count: number, script: Script): Promise<Servers> {
  const writers = [scriptedWriter(script)];
  const first = await openTestServices(kind, writers);
  const all = [first];
  const { databaseUrl, secretKey } = first.settings;
  while (all.length < count)
    all.push(await openTestServices(kind, writers, { settings: { databaseUrl, secretKey } }));
  return {
    all,
    first,
    async close() {
      for (const services of all.toReversed()) await services.close();
    },
  };
}

/** Asks until the answer is not that three are running already; the callers take the servers in turn. */
export async function insist({ all }: Servers, token: string, caller: number): Promise<Answered> {
  for (;;) {
    const services = all[caller % all.length];
    if (!services) throw new Error("there is no server");
    const answer: Answered = await services.call("POST", `${smart}/generateSmart`, {
      body: oneSentence(),
      token,
    });
    if (answer.data.code !== "too_many_running") return answer;
    await delay(15);
  }
}

/** Sets what is left in a living bucket that nothing was taken from yet. */
export async function leave(
  services: TestServices,
  userId: string,
  unit: "credits" | "prompts",
  period: "month" | "trial",
  amount: number,
): Promise<void> {
  await transact(services.db, async (trx) => {
    const bucket = await trx
      .selectFrom("buckets")
      .selectAll()
      .where("user_id", "=", userId)
      .where("unit", "=", unit)
      .where("period", "=", period)
      .executeTakeFirstOrThrow();
    const source = `test:${userId}:${unit}:${period}`;
    await append(trx, bucket.id, given("adjust", amount - bucket.balance, source, services.clock.now()));
  });
}

/** What one generation of `insist` reserves. */
export async function costOf(services: TestServices): Promise<number> {
  const { token } = await services.newUser();
  const { data } = await insist({ all: [services], first: services, close: async () => {} }, token, 0);
  const held = await services.db
    .selectFrom("entries")
    .innerJoin("buckets", "buckets.id", "entries.bucket_id")
    .select("entries.amount")
    .where("entries.generation_id", "=", data.generation)
    .where("entries.kind", "=", "hold")
    .where("buckets.unit", "=", "credits")
    .execute();
  return held.reduce((sum, { amount }) => sum - amount, 0);
}
