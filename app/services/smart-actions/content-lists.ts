import type { ExpressionBuilder, Kysely, RawBuilder } from "kysely";
import type { Db, ServiceContext } from "../context.ts";
import type { Content, ListQuery } from "./contract.ts";
import { listed, type ListedRow, toListed } from "./listed.ts";
import { findWords } from "./searches.ts";
import { readTexts } from "./texts.ts";

type Tables = Db extends Kysely<infer T> ? T : never;

const modesOfType: Record<Exclude<ListQuery["type"], "all">, string[]> = {
  create: ["create", "generate", "freestyle", "smart_action", "document"],
  inspire: ["inspire"],
  social: ["social", "post"],
  stories: ["stories", "story"],
};
const modesOfCategory: Record<Exclude<ListQuery["category"], "all">, string[]> = {
  document: ["document", "create", "generate", "freestyle", "smart_action"],
  story: ["story", "stories"],
  post: ["post", "social"],
};
/** What the folder filter calls the contents without a folder; ids of folders are longer. */
const inNoFolder = new Set(["uncategorized", "uncategorised"]);

/** A page of the user's contents, newest change first; what searches in their texts is done aside. */
export async function listContents(
  { db, aside }: Pick<ServiceContext, "db" | "aside">,
  userId: string,
  query: ListQuery,
): Promise<{ rows: ListedRow[]; total: number }> {
  if (query.q) return searchContents(aside, userId, query);
  const rows = await db
    .selectFrom("contents")
    .where(isAsked(userId, query))
    .select(listed)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows, total: await countAsked(db, userId, query) };
}

/** What is found is looked for once, for the page and for its number. */
async function searchContents(
  db: Db,
  userId: string,
  query: ListQuery,
): Promise<{ rows: ListedRow[]; total: number }> {
  const hasWords = await findWords(db, userId, query.q ?? "");
  const rows = await db
    .with(
      (name) => name("found").materialized(),
      (cte) => searched(cte, userId, query, hasWords).select(["id", "updated_at"]),
    )
    // A page of ids first: rows are longer.
    .with("page", (cte) =>
      cte
        .selectFrom("found")
        .selectAll()
        .orderBy("updated_at", "desc")
        .orderBy("id")
        .limit(query.limit)
        .offset(query.offset),
    )
    .selectFrom("page")
    .innerJoin("contents", "contents.id", "page.id")
    .select(listed.map((column) => `contents.${column}` as const))
    .select((eb) =>
      eb
        .selectFrom("found")
        .select((all) => all.fn.countAll<number>().as("n"))
        .as("total"),
    )
    .orderBy("page.updated_at", "desc")
    .orderBy("page.id")
    .execute();
  const [first] = rows;
  if (first || query.offset === 0) return { rows, total: first?.total ?? 0 };
  const { total } = await searched(db, userId, query, hasWords)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Every content has a row that searches read. */
function searched(
  db: Pick<Db, "selectFrom">,
  userId: string,
  query: ListQuery,
  hasWords: RawBuilder<boolean>,
) {
  return db
    .selectFrom("contents")
    .where(isAsked(userId, query))
    .innerJoin("searches", "searches.content_id", "contents.id")
    .where(hasWords);
}

async function countAsked(db: Db, userId: string, query: ListQuery): Promise<number> {
  const { total } = await db
    .selectFrom("contents")
    .where(isAsked(userId, query))
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

const isAsked = (userId: string, query: ListQuery) => (eb: ExpressionBuilder<Tables, "contents">) => {
  const { type, category, folder, since, until } = query;
  const filed = folder && inNoFolder.has(folder) ? eb("folder_id", "is", null) : null;
  return eb.and([
    eb("user_id", "=", userId),
    ...(type === "all" ? [] : [eb("mode", "in", modesOfType[type])]),
    ...(category === "all" ? [] : [eb("mode", "in", modesOfCategory[category])]),
    ...(folder ? [filed ?? eb("folder_id", "=", folder)] : []),
    ...(since ? [eb("updated_at", ">=", Date.parse(since))] : []),
    ...(until ? [eb("updated_at", "<", Date.parse(until))] : []),
  ]);
};

/** Bytes of the texts that one page of a list looks into. */
const mostRead = 1_000_000;

/**
 * Rows as lists show them; where words were searched that a row's beginning does not have, with what stands around the
 * first place of its text that does.
 */
export async function showListed(
  context: Pick<ServiceContext, "aside" | "run">,
  userId: string,
  rows: readonly ListedRow[],
  words: string | undefined,
): Promise<Content[]> {
  const isSeen = ({ preview }: ListedRow): boolean =>
    preview.toLowerCase().includes(words?.toLowerCase() ?? "");
  const deep = words ? rows.filter((row) => !isSeen(row)) : [];
  if (!words || deep.length === 0) return rows.map(toListed);
  const texts = await readTexts(context.aside, deep, mostRead);
  const found = await context.run(
    "excerpts",
    { documents: texts.map(({ document }) => document), words },
    { user: userId },
  );
  const excerpts = new Map(texts.map(({ id }, at) => [id, found[at] ?? null]));
  return rows.map((row) => {
    const excerpt = excerpts.get(row.id) ?? null;
    return excerpt === null ? toListed(row) : { ...toListed(row), excerpt };
  });
}
