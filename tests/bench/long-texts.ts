/**
 * The longest permitted texts of eight kinds through every entry, save, read and page, while a second process asks
 * whether the server is alive: how long its main loop stands still at most, and what memory it keeps.
 * `--documents` leaves out the entries, whose rules take some minutes; `--entries` leaves out the documents.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { registerHooks } from "node:module";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { classics, readText } from "../texts/read-texts.ts";
import { freePort } from "../support/postgres.ts";
import { signUp } from "./support/accounts.ts";
import { report, startServer, stopServer } from "./support/processes.ts";
import { stolenMs } from "./support/stolen.ts";
import { watch, watching } from "./support/watched.ts";

registerHooks({
  load(url, context, next) {
    return url.endsWith("?raw")
      ? { format: "module", shortCircuit: true, source: "export default '';" }
      : next(url, context);
  },
});
const { entries } = await import("#app/writer/catalogue/catalogue.ts");

/** What a body of 5 MiB holds of a text. */
const longestDocument = 4_900_000;
/** What a call takes of a text, and the words of it that the built-in writer takes at most. */
const longestText = 225_000;
const mostWords = 39_900;

const prose = "It rains on Harbour Street, again, and nobody who lives there minds it much. "
  .repeat(6)
  .trim();
/** What a rule finds work in: prose that says something new all the time. */
const literature = classics.map(readText).join("\n\n");
/** Each kind as it is repeated in HTML and in Markdown. */
const kinds: Readonly<Record<string, { html: string; markdown: string }>> = {
  prose: { html: `<p>${prose}</p>`, markdown: `${literature}\n\n` },
  "one word": { html: "a", markdown: "a" },
  newlines: { html: "<br>", markdown: "x\n" },
  spaces: { html: " ", markdown: "x     " },
  backticks: { html: "`` ` ```", markdown: "`` ` ``` " },
  brackets: { html: "[", markdown: "[" },
  links: { html: '<a href="https://a.example/">x</a> ', markdown: "[a](https://a.example/) " },
  lists: { html: "<li>x", markdown: "- x\n" },
};
const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
/** As much as an entry takes. */
const asked = (unit: string): string =>
  repeated(unit, longestText)
    .split(/(?<=\s)(?=\S)/)
    .slice(0, mostWords)
    .join("");

const dataDir = mkdtempSync(join(tmpdir(), "stet-bench-"));
const file = join(dataDir, "loop.json");
const port = await freePort();
const url = `http://localhost:${port}`;
const child = await startServer(
  [...watching, "app/server/main.ts", "start"],
  { PORT: String(port), DATA_DIR: dataDir, LOOP_WATCH: file, LOG_LEVEL: "error" },
  `${url}/readyz`,
);
const watched = watch(child, file, url);
// Whoever sends a text has a machine of their own: laying out 5 MB here takes no processor from the server or who asks it.
setPriority(constants.priority.PRIORITY_LOW);
/** A writer for each kind: what a free account may store is less than all of them take. */
const tokens = await signUp(url, dataDir, Object.keys(kinds).length);
const cookies: string[] = [];
for (const number of tokens.keys()) {
  const email = `reader-${number}@example.com`;
  const login = await fetch(`${url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({ intent: "login", email, password: "correct horse 1" }),
  });
  cookies.push(
    login.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; "),
  );
}
let who = 0;
await delay(8_000);

const found = { loop: 0, own: 0, health: 0, rss: 0 };
const takenBefore = stolenMs();

/** Asks once and notes how the server stood it. */
async function step(name: string, ask: () => Promise<Response>): Promise<{ status: number; text: string }> {
  const began = performance.now();
  const response = await ask();
  const text = await response.text();
  const seconds = (performance.now() - began) / 1_000;
  const { health, longest, own, rss } = await watched.stood();
  found.loop = Math.max(found.loop, longest);
  found.own = Math.max(found.own, own);
  found.health = Math.max(found.health, health);
  found.rss = rss;
  process.stdout.write(
    `${name.padEnd(44)} ${response.status} ${seconds.toFixed(2).padStart(6)} s, stood ${longest.toFixed(0).padStart(4)} ms (${own.toFixed(0)} of its own), ` +
      `/healthz ${health.toFixed(0).padStart(4)} ms, ${(rss / 1e6).toFixed(0)} MB\n`,
  );
  return { status: response.status, text };
}

const api = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${url}/api/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${tokens[who]}`, "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const contents = "smart-actions/recentContent";
const page = (guid: string, body?: FormData): Promise<Response> =>
  fetch(`${url}/create/${guid}`, {
    redirect: "manual",
    headers: { cookie: cookies[who] ?? "", Origin: url, "Accept-Encoding": "zstd" },
    ...(body ? { method: "POST", body } : {}),
  });

function sheet(text: string): FormData {
  const form = new FormData();
  const fields = { intent: "save", revision: "1", click: "bench", title: "t", sub_title: "", text };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function made(name: string, html: string): Promise<string | null> {
  const body = { title: "t", mode: "create", content_output: { text: html } };
  const { status, text } = await step(name, () => api("POST", "smart-actions/createContent", body));
  return status === 200 ? (JSON.parse(text) as { guid: string }).guid : null;
}

await watched.stood();
const { rss: atRest } = await watched.stood();
/** Whoever opens the first document after a start waits for its page to be compiled, however short the text. */
const first = await api("POST", "smart-actions/createContent", {
  title: "t",
  mode: "create",
  content_output: { text: "<p>x</p>" },
});
await (await page(((await first.json()) as { guid: string }).guid)).text();
const { longest: compiling } = await watched.stood();
process.stdout.write(`the first page after a start: stood ${compiling.toFixed(0)} ms\n`);
const documents = process.argv.includes("--entries") ? [] : Object.entries(kinds);
for (const [at, [kind, { html, markdown }]] of documents.entries()) {
  who = at;
  const long = repeated(html, longestDocument);
  const guid = await made(`${kind}: create`, long);
  if (guid !== null) {
    await step(`${kind}: read`, () => api("GET", `${contents}/${guid}`));
    await step(`${kind}: save`, () =>
      api("PUT", `${contents}/${guid}`, { content_output: { text: `<p>y</p>${long}` } }),
    );
    await step(`${kind}: versions`, () => api("GET", `${contents}/${guid}/versions`));
    await step(`${kind}: page`, () => page(guid));
  }
  const sheetOf = await made(`${kind}: a sheet`, "<p>x</p>");
  if (sheetOf !== null) {
    const text = repeated(markdown, longestDocument - 200_000);
    await step(`${kind}: save from the page`, () => page(sheetOf, sheet(text)));
  }
}
if (!process.argv.includes("--documents")) {
  who = 0;
  // A free account's credits are at an end after the first.
  const grant = ["grant-credits", "reader-0@example.com", "50000000"];
  const { status, stderr } = spawnSync(process.execPath, ["app/server/main.ts", "admin", ...grant], {
    env: { PATH: process.env["PATH"], PORT: String(port), DATA_DIR: dataDir },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the credits could not be granted: ${stderr}`);
  const freestyle = entries.filter(({ id }) => /^(?:writing|marketing|professional|blog|titles)\//.test(id));
  const smart = entries.filter(({ id }) => id.startsWith("create/"));
  for (const [kind, { markdown }] of Object.entries(kinds)) {
    const text = asked(markdown);
    for (const { id, name } of freestyle)
      await step(`${id}: ${kind}`, () => api("POST", "freestyle", { aiAction: name, text }));
    for (const { id, name } of smart) {
      const body = { content: text, mode: "generate", smart_actions: { main_action: name } };
      await step(`${id}: ${kind}`, () => api("POST", "smart-actions/generateSmart", body));
    }
  }
}
await delay(2_000);
const { rss } = await watched.stood();
watched.end();
await stopServer(child);
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(`the host took ${stolenMs() - takenBefore} ms of the processors; no stand counts it\n`);
process.exitCode = report([
  ["longest stand of the main loop, ms", found.loop, 50],
  ["what of a stand it worked itself, ms", found.own, 50],
  ["slowest answer of /healthz, ms", found.health, 50],
  ["memory before the first text, MB", atRest / 1e6, 700],
  ["memory that is kept, MB", rss / 1e6, 700],
]);
