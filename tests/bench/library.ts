/**
 * How fast a writer of 10,000 documents, 6,000 characters each, is shown a page of 24: the first, a deep one, filtered, and
 * searched for words that few, many or none have, on both databases. Run by hand: `node tests/bench/library.ts [sqlite | postgres]`.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { type Db, openDatabase } from "#app/server/database/database.ts";
import { freePort, startPostgres } from "../support/postgres.ts";
import { median, report, startServer, stopServer } from "./support/processes.ts";

const items = 10_000;
const characters = 6_000;
const rounds = 15;
const mostMs = 100;
const account = { email: "reader@example.com", password: "correct horse 1" };
const modes = ["document", "story", "post", "social", "inspire"];
const words = Array.from({ length: 6_000 }, (_, at) =>
  Array.from(
    { length: 3 + (at % 7) },
    (_letter, step) => "etaoinshrdlucmfwypvbgk"[(at * (step + 3) + step * 7) % 22],
  ).join(""),
);

/** Prose-like: some words are frequent, and the same at every run. */
function textOf(seed: number): string {
  const parts: string[] = [];
  let state = seed * 2_654_435_761 + 1;
  for (let length = 0; length < characters;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const word = words[Math.floor((state / 2 ** 32) ** 2 * words.length)] ?? "";
    parts.push(word);
    length += word.length + 1;
  }
  return `${parts.join(" ")}${seed % 1_000 === 0 ? " Nobody on the ISLAND says so." : ""}`;
}

async function fill(db: Db, userId: string): Promise<string> {
  const folder = randomUUID();
  await db
    .insertInto("folders")
    .values({ id: folder, user_id: userId, name: "Half", created_at: 1 })
    .execute();
  const start = Date.now() - items * 60_000;
  for (let from = 0; from < items; from += 50) {
    const rows = Array.from({ length: 50 }, (_, at) => ({
      id: randomUUID(),
      at: from + at,
      text: textOf(from + at),
    }));
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto("contents")
        .values(
          rows.map(({ id, at, text }) => ({
            id,
            user_id: userId,
            title: `Piece ${at}`,
            sub_title: "",
            preview: text.slice(0, 150),
            heading: `piece ${at}\n\n`,
            text_number: 1,
            mode: modes[at % modes.length] ?? "document",
            content_input: null,
            smart_actions: "[]",
            actions_applied: null,
            folder_id: at % 2 === 0 ? folder : null,
            positions: null,
            view: null,
            revision: 1,
            generation_id: null,
            created_at: start + at * 60_000,
            updated_at: start + at * 60_000,
          })),
        )
        .execute();
      await trx
        .insertInto("texts")
        .values(
          rows.map(({ id, text }) => ({
            content_id: id,
            number: 1,
            bytes: text.length,
            words: 1_000,
            document: JSON.stringify({
              type: "doc",
              content: [{ type: "paragraph", content: [{ type: "text", text }] }],
            }),
          })),
        )
        .execute();
      await trx
        .insertInto("searches")
        .values(rows.map(({ id, text }) => ({ content_id: id, body: text.toLowerCase() })))
        .execute();
    });
  }
  return folder;
}

async function measure(kind: string, databaseUrl: string | undefined): Promise<[string, number, number][]> {
  const dataDir = mkdtempSync(join(tmpdir(), "stet-bench-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = await startServer(
    ["app/server/main.ts", "start"],
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      SECRET_KEY: "b".repeat(40),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    `${url}/readyz`,
  );
  const json = { "Content-Type": "application/json" };
  await fetch(`${url}/api/v1/auth/signup`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ ...account, firstName: "A", lastName: "B", username: "a" }),
  });
  const db = openDatabase({ databaseUrl, dataDir }, pino({ level: "silent" }));
  await db.updateTable("users").set({ is_active: 1, is_email_verified: 1 }).execute();
  const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const folder = await fill(db, id);
  await db.destroy();
  const login = await fetch(`${url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({ ...account, intent: "login" }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const asked = {
    "first page": "",
    "page 300": "?page=300",
    stories: "?type=stories",
    "a folder": `?folder=${folder}`,
    "words of ten": "?q=on%20the%20island",
    "words of many": `?q=${words[40]}`,
    "words of none": "?q=harbour%20quay",
  };
  const found: [string, number, number][] = [];
  for (const [name, query] of Object.entries(asked)) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const began = performance.now();
      const response = await fetch(`${url}/recent-content${query}`, {
        headers: { cookie },
        redirect: "manual",
      });
      await response.text();
      if (response.status !== 200) throw new Error(`${name}: ${response.status}`);
      if (round > 0) times.push(performance.now() - began);
    }
    found.push([`${kind}: ${name}, ms`, median(times), mostMs]);
  }
  await stopServer(child);
  rmSync(dataDir, { recursive: true, force: true });
  return found;
}

const only = process.argv[2];
const found: [string, number, number][] = [];
if (only !== "postgres") found.push(...(await measure("sqlite", undefined)));
if (only !== "sqlite") {
  const postgres = await startPostgres();
  found.push(...(await measure("postgres", postgres.url)));
  await postgres.stop();
}
process.exitCode = report(found);
