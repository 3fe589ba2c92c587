import { assertId, notFound } from "#app/services/errors.ts";
import { type Page } from "#app/services/fields.ts";
import type { RecentPrompt } from "#app/services/auth/host.ts";
import type { AskedInstruction } from "#app/services/context.ts";
import type { Writer } from "#app/writer/task.ts";
import type { Db } from "../database/database.ts";
import type { Failure } from "./errors.ts";
import type { GenerationRow } from "./tables.ts";

/** What was delivered to a user: how often each action, and words in all. */
export async function totalsOf(
  db: Db,
  userId: string,
): Promise<{ actions: Record<string, number>; words: number }> {
  const rows = await db
    .selectFrom("generations")
    .select((eb) => [
      "action",
      eb.fn.countAll<number>().as("times"),
      eb.fn.sum<number | string>("words").as("words"),
    ])
    .where("user_id", "=", userId)
    .where("state", "in", ["done", "stopped"])
    .where("output", "<>", "")
    .groupBy("action")
    .orderBy("action")
    .execute();
  return {
    actions: Object.fromEntries(rows.map(({ action, times }) => [action, times])),
    words: rows.reduce((sum, { words }) => sum + Number(words), 0),
  };
}

/** As an error's row has it: there was nothing to do, or nobody to do it. */
const declines = ["not_possible", "needs_model"].map((code) => `%"code":"${code}"%`);

/** What was declined was no prompt. */
const listed = (db: Db, userId: string) =>
  db
    .selectFrom("generations")
    .where("user_id", "=", userId)
    .where("listed", "=", 1)
    .where((eb) =>
      eb.or([eb("error", "is", null), eb.and(declines.map((declined) => eb("error", "not like", declined)))]),
    );

const shown = [
  "id",
  "service",
  "action",
  "options",
  "input",
  "writer",
  "state",
  "decision",
  "content_id",
  "document_id",
  "charged",
  "created_at",
] as const satisfies readonly (keyof GenerationRow)[];

/** A page of the user's recent prompts, newest first and without their output, and how many there are in all. */
export async function listPrompts(
  db: Db,
  writers: readonly Writer[],
  userId: string,
  { limit, offset }: Page,
): Promise<{ prompts: RecentPrompt[]; count: number }> {
  const { count } = await listed(db, userId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await listed(db, userId)
    .select(shown)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { prompts: rows.map((row) => toPrompt({ ...row, output: "" }, writers)), count };
}

/** @throws ServiceError 404, also for a generation that is not listed */
export async function getPrompt(
  db: Db,
  writers: readonly Writer[],
  userId: string,
  id: string,
): Promise<RecentPrompt> {
  assertId(id);
  const row = await listed(db, userId)
    .select([...shown, "output"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toPrompt(row, writers);
}

function toPrompt(
  row: Pick<GenerationRow, (typeof shown)[number] | "output">,
  writers: readonly Writer[],
): RecentPrompt {
  return {
    id: row.id,
    service: row.service,
    action: row.action,
    values: JSON.parse(row.options) as Record<string, string>,
    original: originalOf(JSON.parse(row.input)),
    writer: writers.find(({ id }) => id === row.writer)?.name ?? row.writer,
    state: row.state,
    decision: row.decision,
    guid: row.content_id,
    document: row.document_id,
    charged: row.charged,
    output: row.output,
    createdAt: row.created_at,
  };
}

/** The writer's own text in the payload of a generating call: all of them name it by one of two words. */
function originalOf(input: unknown): string {
  const { content, text } = (input ?? {}) as Record<string, unknown>;
  const original = content ?? text;
  return typeof original === "string" ? original : "";
}

/** What the writer last asked of a document in words of their own, which are the context of such an action. */
export async function listInstructions(
  db: Db,
  asked: { userId: string; document: string; action: string; most: number },
): Promise<AskedInstruction[]> {
  const rows = await db
    .selectFrom("generations")
    .select(["id", "input", "state", "decision", "stood", "error", "created_at"])
    .where("user_id", "=", asked.userId)
    .where("document_id", "=", asked.document)
    .where("action", "=", asked.action)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(asked.most)
    .execute();
  return rows.toReversed().map((row) => ({
    generation: row.id,
    instruction: instructionOf(JSON.parse(row.input)),
    state: row.state,
    decision: row.decision,
    stood: (JSON.parse(row.stood) as string[]).length,
    declined: row.error === null ? null : declineOf(JSON.parse(row.error) as Failure),
    createdAt: row.created_at,
  }));
}

function instructionOf(input: unknown): string {
  const { context } = (input ?? {}) as Record<string, unknown>;
  return typeof context === "string" ? context : "";
}

/** Why there was nothing to do, where that is how it ended. */
const declineOf = ({ code, detail }: Failure): string | null =>
  code === "not_possible" && typeof detail === "string" ? detail : null;
