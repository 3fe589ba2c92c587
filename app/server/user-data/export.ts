import { sql } from "kysely";
import { fileBase } from "#app/document/export/file-name.ts";
import { readLook } from "#app/document/export/look.ts";
import type { ExportedFile } from "#app/services/context.ts";
import type { ContentRow } from "#app/services/smart-actions/tables.ts";
import { viewOf } from "#app/services/smart-actions/views.ts";
import { OverLimit } from "#app/writer/faults.ts";
import type { RunTask } from "#app/writer/thread-tasks.ts";
import { readText } from "#app/services/smart-actions/texts.ts";
import { ServiceError } from "#app/services/errors.ts";
import { asideOf, type Db } from "../database/database.ts";
import { type Person, tableRules } from "./rules.ts";

const batch = 200;
/** Rows of tables with whole texts, each of which may be megabytes. */
const textBatch = 8;
const withTexts = new Set(["contents", "texts", "searches", "generations"]);

/**
 * Every row about a user as JSON, a file for each table, and every document as Markdown and as a Word file. Texts come
 * in pieces.
 */
export async function* exportUser(db: Db, userId: string, run: RunTask): AsyncGenerator<ExportedFile> {
  const user = await db
    .selectFrom("users")
    .select("email_key")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const person = { id: userId, emailKey: user.email_key };
  for (const [table, rule] of Object.entries(tableRules)) {
    if (!("nobody" in rule)) yield { name: `data/${table}.json`, text: jsonOf(db, table, person) };
  }
  yield* documents(db, person, run);
}

async function* jsonOf(db: Db, table: string, person: Person): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rowsOf(db, table, person)) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

async function* documents(db: Db, person: Person, run: RunTask): AsyncGenerator<ExportedFile> {
  const texts = { db, aside: asideOf(db) } as unknown as Parameters<typeof readText>[0];
  const textOf = (row: { id: string; text_number: number }) => readText(texts, row);
  for await (const row of rowsOf(db, "contents", person)) {
    const document = await textOf(row as { id: string; text_number: number }).catch(unlessDeleted);
    if (document === null) continue;
    const { id, title, sub_title: subTitle } = row as Record<"id" | "title" | "sub_title", string>;
    const look = readLook(viewOf(row as Pick<ContentRow, "view">), new URLSearchParams());
    const name = `documents/${fileBase(title)}-${id}`;
    for (const format of ["md", "docx"] as const) {
      const asked = { document, title, subTitle, look, format };
      const file = await run("exportFile", asked, { user: person.id }).catch(unlessTooLong);
      if (file !== null) yield { name: `${name}.${format}`, text: inOne(file) };
    }
  }
}

async function* inOne(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file;
}

/** What no Word file can be made of is in the download as Markdown, and as it is stored. */
function unlessTooLong(error: unknown): null {
  if (error instanceof OverLimit) return null;
  throw error;
}

/** What was deleted since its row was read is left out. */
function unlessDeleted(error: unknown): null {
  if (error instanceof ServiceError && error.status === 404) return null;
  throw error;
}

/** A table's rows about a person, read in batches so that no answer waits for all of them. */
async function* rowsOf(db: Db, table: string, person: Person): AsyncGenerator<Record<string, unknown>> {
  const rule = tableRules[table as keyof typeof tableRules];
  if ("nobody" in rule) return;
  const most = withTexts.has(table) ? textBatch : batch;
  const order = sql.join(rule.order.map((column) => sql.ref(column)));
  for (let offset = 0; ; offset += most) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${rule.rows(person)} order by ${order} limit ${most} offset ${offset}
    `.execute(db);
    for (const row of rows) yield withoutSecrets(row, rule.secret ?? []);
    if (rows.length < most) return;
  }
}

const withoutSecrets = (row: Record<string, unknown>, secret: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column)));
