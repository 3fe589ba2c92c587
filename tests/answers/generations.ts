/** Answers through generations as the services run them: a model over a socket, stripped, checked, tried again, settled and stored. */

import { randomUUID } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Kysely, sql } from "kysely";
import pino from "pino";
import { z } from "zod";
import { grantCredits } from "#app/server/commands/accounts.ts";
import { openDatabase } from "#app/server/database/database.ts";
import { type Migration, migrate } from "#app/server/database/migrate.ts";
import { Runner } from "#app/server/generations/runner.ts";
import { standardThreads, Threads } from "#app/server/threads/threads.ts";
import { composeInstruction } from "#app/writer/instruction.ts";
import { createModelWriter } from "#app/writer/providers/model-writer.ts";
import type { Task } from "#app/writer/task.ts";
import { startFakeModel } from "#tests/model/fake-model.ts";

const outcome = z.object({
  text: z.string(),
  finish: z.enum(["stop", "length"]),
  promises: z.array(
    z.object({
      id: z.string(),
      say: z.string(),
      verdict: z.enum(["kept", "broken", "unmeasured"]),
      strength: z.enum(["hard", "soft"]),
      found: z.string(),
    }),
  ),
  remarks: z.array(z.object({ kind: z.string(), words: z.string(), where: z.enum(["new", "gone"]) })),
  taken_off: z.array(z.string()),
  usage: z.object({ charged: z.number() }),
});

/** What the writer of a text gets of an answer. */
export interface Delivered {
  text: string;
  /** The model's room was used up. */
  isCut: boolean;
  promises: z.infer<typeof outcome>["promises"];
  remarks: z.infer<typeof outcome>["remarks"];
  takenOff: string[];
  /** Credits that were charged. */
  charged: number;
  /** How often the model was asked. */
  tries: number;
}

/** A model, a database and what runs generations between them. */
export interface Generations {
  /** The model answers so to the task, each time that it is asked. */
  deliver(task: Task, answer: string): Promise<Delivered>;
  close(): Promise<void>;
}

const email = "writer@example.com";
const log = pino({ level: "silent" });

/** The files themselves: outside the build nobody lists them. */
const migrations = (): Migration[] =>
  globSync(join(import.meta.dirname, "../../app/{server,services}/*/migrations/*.sql"))
    .map((file) => ({ name: basename(file, ".sql"), sql: readFileSync(file, "utf8") }))
    .toSorted((left, right) => left.name.localeCompare(right.name));

export async function openGenerations(): Promise<Generations> {
  const dataDir = mkdtempSync(join(tmpdir(), "stet-answers-"));
  const db = openDatabase({ databaseUrl: undefined, dataDir }, log);
  await migrate(db as unknown as Kysely<never>, "sqlite", migrations());
  await sql`pragma synchronous = off`.execute(db);
  const clock = { now: () => Date.now() };
  const userId = randomUUID();
  await db
    .insertInto("users")
    .values({
      id: userId,
      email,
      email_key: email,
      username: "writer",
      first_name: "Test",
      last_name: "Writer",
      password_hash: null,
      is_active: 1,
      is_email_verified: 1,
      created_at: clock.now(),
      deactivated_at: null,
    })
    .execute();
  await grantCredits(db, email, "999999999", clock.now());
  const fake = await startFakeModel();
  const writer = createModelWriter({
    id: "compatible:fake",
    baseUrl: fake.baseUrl,
    limits: { connect: 2_000, firstByte: 5_000, idle: 5_000, total: 20_000 },
    compose: composeInstruction,
  });
  const threads = new Threads(log, { ...standardThreads, inline: Infinity, warmMs: null });
  const runner = new Runner({
    db,
    clock,
    log,
    writers: [writer],
    owner: "answers",
    run: threads.run,
    houseStyleOf: async () => "",
  });
  await runner.open(true);

  return {
    async deliver(task, answer) {
      fake.reset();
      fake.fallback = { kind: "text", text: answer, chunk: 96, heedsRoom: true };
      const versions = task.vows.some(({ id }) => id === "version-count");
      const response = await runner.generate(
        new Request("http://localhost/answers", { method: "POST" }),
        { userId, sessionId: "answers" },
        {
          service: "smart-actions",
          call: "answers",
          action: task.entry.name,
          task,
          input: {},
          counts: 0,
          listed: 0,
          ...(versions ? { versions: { from: 0, source: task.source.text, kept: [], said: [] } } : {}),
          answer: ({ markdown }) => ({ text: markdown }),
        },
      );
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${task.entry.id}: ${JSON.stringify(body)}`);
      const { text, finish, promises, remarks, taken_off: takenOff, usage } = outcome.parse(body);
      return {
        text,
        isCut: finish === "length",
        promises,
        remarks,
        takenOff,
        charged: usage.charged,
        tries: fake.requests.length,
      };
    },
    async close() {
      await runner.close(0);
      await threads.close();
      await fake.close();
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
