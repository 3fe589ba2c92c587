/**
 * How fast a writer of 10,000 documents, 6,000 characters each, is shown a page of 24: the first, a deep one, filtered, and
 * searched for words that few, many or none have, on both databases; how long a save takes, and how much room the documents
 * take; and what a page costs beside the same one on the bare template. Run by hand: `node tests/bench/library.ts [sqlite | postgres]`.
 */
import { randomUUID } from "node:crypto";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pino from "pino";
import { encode, signText } from "#app/document/document-tasks.ts";
import { folded } from "#app/document/search-signature.ts";
import { type Db, openDatabase } from "#app/server/database/database.ts";
import { searchIn } from "#app/services/smart-actions/searches.ts";
import { freePort, startPostgres } from "../support/postgres.ts";
import { cpuMs, median, report, startServer, stopServer } from "./support/processes.ts";

const items = 10_000;
const characters = 6_000;
const rounds = 15;
const mostMs = 100;
/** A page's processor time against the bare template's. */
const mostCpu = 1.5;
/** In one round of counting it. */
const requests = 40;
const plain = { "Accept-Encoding": "identity" };
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
  return `${parts.join(" ")}${seed % 1_000 === 0 ? " Nobody on the ISLAND says so. 岛上没有人这么说。" : ""}`;
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
      for (const { id, text } of rows) await searchIn(trx, id, signText({ lower: encode(folded(text)) }));
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
    "two letters of ten": `?q=${encodeURIComponent("没有")}`,
    "two letters of none": "?q=qz",
    "a letter of all": "?q=e",
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
  const ask = async (path: string, headers: Record<string, string> = { cookie, ...plain }) =>
    (await fetch(url + path, { headers })).text();
  const token = await tokenOf(url);
  const calls = async () => {
    const headers = { Authorization: `Bearer ${token}`, ...plain };
    await ask("/api/v1/folders", headers);
    return ask(`/api/v1/smart-actions/recentContent/user/${id}`, headers);
  };
  found.push([
    `${kind}: CPU of a page, times that of the bare template`,
    await cpuAgainstBare(child, ask, calls),
    mostCpu,
  ]);
  found.push([`${kind}: a save, ms`, await saveMs(url, token), mostMs]);
  await stopServer(child);
  process.stdout.write(`${kind}: ${Math.round((await bytesTaken(databaseUrl, dataDir)) / 1e6)} MB on disk\n`);
  rmSync(dataDir, { recursive: true, force: true });
  return found;
}

async function call<T>(url: string, method: string, path: string, body: object, token = ""): Promise<T> {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(token === "" ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

const tokenOf = async (url: string): Promise<string> =>
  (await call<{ access_token: string }>(url, "POST", "auth/login", account)).access_token;

/** Of a text as long as the others, with a sentence more each time. */
async function saveMs(url: string, token: string): Promise<number> {
  const of = (at: number) => ({ text: `<p>${textOf(at)} ${"One more sentence. ".repeat(at)}</p>` });
  const made = { title: "Saved", mode: "document", content_output: of(0) };
  const { guid } = await call<{ guid: string }>(url, "POST", "smart-actions/createContent", made, token);
  const times: number[] = [];
  for (let round = 1; round <= 5 * rounds; round++) {
    const began = performance.now();
    const change = { content_output: of(round), revision: round };
    await call(url, "PUT", `smart-actions/recentContent/${guid}?text=none`, change, token);
    times.push(performance.now() - began);
  }
  return median(times);
}

async function bytesTaken(databaseUrl: string | undefined, dataDir: string): Promise<number> {
  if (!databaseUrl) return statSync(join(dataDir, "stet.sqlite")).size;
  const db = openDatabase({ databaseUrl, dataDir }, pino({ level: "silent" }));
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  await db.destroy();
  return rows[0]?.size ?? Number.NaN;
}

/** Milliseconds of processor time of a server for each of some requests, one after the other. */
async function cpuEach(server: ChildProcess, ask: () => Promise<string>): Promise<number> {
  const before = cpuMs(server);
  for (let at = 0; at < requests; at++) await ask();
  return (cpuMs(server) - before) / requests;
}

/** Of the first page, as many times what the same page costs on the bare template; and what the calls behind it cost. */
async function cpuAgainstBare(
  stet: ChildProcess,
  ask: (path: string) => Promise<string>,
  calls: () => Promise<string>,
): Promise<number> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const bare = await startServer(["tests/bench/support/bare-library.ts", String(port)], {}, origin);
  const askBare = async () => (await fetch(origin, { headers: plain })).text();
  const mains = [await ask("/recent-content"), await askBare()].map(
    (html) => /<main.*<\/main>/s.exec(html)?.[0].length ?? 0,
  );
  const [ours = 0, theirs = 0] = mains;
  if (Math.abs(ours / theirs - 1) > 0.1) throw new Error(`not the same markup: ${mains.join(" and ")}`);
  const measured: Record<"stet" | "bare" | "calls", number>[] = [];
  for (let round = 0; round < 10; round++) {
    measured.push({
      stet: await cpuEach(stet, () => ask("/recent-content")),
      bare: await cpuEach(bare, askBare),
      calls: await cpuEach(stet, calls),
    });
  }
  await stopServer(bare);
  // The first is the servers' warming up.
  const of = (name: "stet" | "bare" | "calls") => median(measured.slice(1).map((one) => one[name]));
  process.stdout.write(
    `CPU of a page: ${of("stet").toFixed(1)} ms, of which its calls ${of("calls").toFixed(1)}; on the bare template ${of("bare").toFixed(1)}\n`,
  );
  return of("stet") / of("bare");
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
