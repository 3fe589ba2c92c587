import { sql } from "kysely";
import { requirePlan } from "#app/services/auth/plans/plans.ts";
import type { StatementLine } from "#app/services/auth/host.ts";
import type { Db } from "../database/database.ts";
import type { EntryRow } from "./tables.ts";

const pageLength = 30;

/** A place in a statement: the line's time and id. Lines of one time stand by their ids. */
interface Cursor {
  at: number;
  id: string;
}

/** A user's statement, newest first: what was given, and what each delivered generation cost. */
export async function readStatement(
  db: Db,
  userId: string,
  before: string | null,
): Promise<{ lines: StatementLine[]; next: string | null }> {
  const from = before === null ? null : cursorOf(before);
  const found = [...(await listCharges(db, userId, from)), ...(await listGrants(db, userId, from))];
  const sorted = found.toSorted((left, right) => right.at - left.at || (left.id < right.id ? 1 : -1));
  const lines = sorted.slice(0, pageLength);
  const last = lines.at(-1);
  return { lines, next: sorted.length > pageLength && last ? `${last.at}.${last.id}` : null };
}

function cursorOf(text: string): Cursor {
  const dot = text.indexOf(".");
  return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
}

async function listCharges(db: Db, userId: string, from: Cursor | null): Promise<StatementLine[]> {
  const rows = await db
    .selectFrom("generations")
    .leftJoin("contents", (join) =>
      join.on((eb) =>
        eb("contents.id", "=", eb.fn.coalesce("generations.content_id", "generations.document_id")),
      ),
    )
    .select([
      "generations.id",
      "generations.created_at",
      "generations.state",
      "generations.action",
      "generations.writer",
      "generations.input_tokens",
      "generations.output_tokens",
      "generations.usage_source",
      "contents.id as content_id",
      "contents.title",
    ])
    .where("generations.user_id", "=", userId)
    .where("generations.state", "in", ["running", "done", "stopped"])
    .$if(from !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb("generations.created_at", "<", from?.at ?? 0),
          eb.and([
            eb("generations.created_at", "=", from?.at ?? 0),
            eb("generations.id", "<", from?.id ?? ""),
          ]),
        ]),
      ),
    )
    .orderBy("generations.created_at", "desc")
    .orderBy("generations.id", "desc")
    .limit(pageLength + 1)
    .execute();
  const moved = await movedBy(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    kind: row.state === "running" ? "hold" : "charge",
    credits: moved.get(`${row.id} credits`) ?? 0,
    prompts: moved.get(`${row.id} prompts`) ?? 0,
    title: row.action,
    document: row.content_id === null ? null : { id: row.content_id, title: row.title ?? "" },
    writer: row.writer,
    input: row.input_tokens,
    output: row.output_tokens,
    source: row.usage_source,
  }));
}

/** What the entries of some generations add up to, by id and unit: the statement says what the ledger says. */
async function movedBy(db: Db, generations: readonly string[]): Promise<Map<string, number>> {
  if (generations.length === 0) return new Map();
  const sums = await db
    .selectFrom("entries")
    .innerJoin("buckets", "buckets.id", "entries.bucket_id")
    .select((eb) => [
      "entries.generation_id",
      "buckets.unit",
      eb.fn.sum<number | string>("entries.amount").as("sum"),
    ])
    .where("entries.generation_id", "in", generations)
    .groupBy(["entries.generation_id", "buckets.unit"])
    .execute();
  return new Map(sums.map((row) => [`${row.generation_id} ${row.unit}`, Number(row.sum)]));
}

/** A grant gives credits and prompts by an entry each; they are one line. */
async function listGrants(db: Db, userId: string, from: Cursor | null): Promise<StatementLine[]> {
  const id = sql<string>`entries.kind || ':' || buckets.period || ':' || buckets.starts_at`;
  const rows = await db
    .selectFrom("entries")
    .innerJoin("buckets", "buckets.id", "entries.bucket_id")
    .select((eb) => [
      id.as("id"),
      "entries.created_at",
      "entries.kind",
      eb.fn.min("entries.source").as("source"),
      sql<number | string>`sum(case when buckets.unit = 'credits' then entries.amount else 0 end)`.as(
        "credits",
      ),
      sql<number | string>`sum(case when buckets.unit = 'prompts' then entries.amount else 0 end)`.as(
        "prompts",
      ),
    ])
    .where("buckets.user_id", "=", userId)
    .where("entries.kind", "in", ["grant", "adjust"])
    .$if(from !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb("entries.created_at", "<", from?.at ?? 0),
          eb.and([eb("entries.created_at", "=", from?.at ?? 0), eb(id, "<", from?.id ?? "")]),
        ]),
      ),
    )
    .groupBy(["entries.created_at", "entries.kind", "buckets.period", "buckets.starts_at"])
    .orderBy("entries.created_at", "desc")
    .orderBy(id, "desc")
    .limit(pageLength + 1)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    kind: row.kind === "grant" ? "grant" : "adjust",
    credits: Number(row.credits),
    prompts: Number(row.prompts),
    title: titleOf(row.source),
    document: null,
    writer: null,
    input: null,
    output: null,
    source: null,
  }));
}

function titleOf(source: EntryRow["source"]): string {
  const plan = /^raise:.*:plan:(\d+)$/.exec(source)?.[1];
  if (plan !== undefined) return `Upgrade to ${requirePlan(Number(plan)).displayName}`;
  if (source.startsWith("operator:")) return "Given by support";
  return source.endsWith(":trial") ? "Trial credits" : "Credits of the month";
}
