import { sql } from "kysely";
import { writeMarkdown } from "#app/document/markdown.ts";
import { parseStored } from "#app/document/stored.ts";
import type { ExportedFile } from "#app/services/context.ts";
import type { Db } from "../database/database.ts";
import { type Person, tableRules } from "./rules.ts";

const batch = 200;

/** Every row about a user as JSON, a file for each table, and every document as Markdown. Texts come in pieces. */
export async function* exportUser(db: Db, userId: string): AsyncGenerator<ExportedFile> {
  const user = await db
    .selectFrom("users")
    .select("email_key")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const person = { id: userId, emailKey: user.email_key };
  for (const [table, rule] of Object.entries(tableRules)) {
    if (!("nobody" in rule)) yield { name: `data/${table}.json`, text: jsonOf(db, table, person) };
  }
  yield* documents(db, person);
}

async function* jsonOf(db: Db, table: string, person: Person): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rowsOf(db, table, person)) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

async function* documents(db: Db, person: Person): AsyncGenerator<ExportedFile> {
  for await (const row of rowsOf(db, "contents", person)) {
    const {
      id,
      title,
      sub_title: subTitle,
      document,
    } = row as Record<"id" | "title" | "sub_title" | "document", string>;
    const body = writeMarkdown(parseStored(JSON.parse(document)));
    const head = [title && `# ${title}`, subTitle && `*${subTitle}*`].filter(Boolean);
    yield { name: `documents/${fileName(title)}-${id}.md`, text: [...head, body].join("\n\n") };
  }
}

/** A table's rows about a person, read in batches so that no answer waits for all of them. */
async function* rowsOf(db: Db, table: string, person: Person): AsyncGenerator<Record<string, unknown>> {
  const rule = tableRules[table as keyof typeof tableRules];
  if ("nobody" in rule) return;
  const order = sql.join(rule.order.map((column) => sql.ref(column)));
  for (let offset = 0; ; offset += batch) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${rule.rows(person)} order by ${order} limit ${batch} offset ${offset}
    `.execute(db);
    for (const row of rows) yield withoutSecrets(row, rule.secret ?? []);
    if (rows.length < batch) return;
  }
}

const withoutSecrets = (row: Record<string, unknown>, secret: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column)));

/** A title as part of a file's name on any system. */
function fileName(title: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  return Array.from(plain).slice(0, 60).join("") || "untitled";
}
