/**
 * How fast the built-in writer is, over HTTP, as a stream: the first words and the end of each of the sidebar's actions on
 * 1,000 words, and the first Fix Grammar after a start. `node tests/bench/builtin-writer.ts [rounds]`.
 */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/postgres.ts";
import { readSamples, readText } from "../texts/read-texts.ts";
import { signUp } from "./support/accounts.ts";
import { loadCore, median, percentile, pin, report, startServer, stopServer } from "./support/processes.ts";
import { newAgent, readStream, Refused, type Streamed } from "./support/streams.ts";

const rounds = Number(process.argv[2] ?? 5);
const starts = 5;
/** Calls of one account: its free month pays for twelve. */
const perUser = 10;
const figures = { first: 100, total: 150, afterStart: 1_500 };

process.chdir(join(import.meta.dirname, "../.."));
pin(process.pid, loadCore);
const names = ["opticks", "pride", "ruth"] as const;
const texts = names.map((name) => {
  const words = readText(name).match(/\s*\S+/g) ?? [];
  return { name, text: words.slice(0, 1_000).join("").trim() };
});
const rough = readSamples().get("rough email") ?? "";
const dataDir = mkdtempSync(join(tmpdir(), "stet-bench-"));
const port = await freePort();
const url = `http://localhost:${port}`;
const agent = newAgent();

const start = (): Promise<ChildProcess> =>
  startServer(
    ["app/server/main.ts", "start"],
    { PORT: String(port), DATA_DIR: dataDir, SECRET_KEY: "b".repeat(40) },
    `${url}/readyz`,
  );

const ask = (aiAction: string, text: string, token: string | undefined): Promise<Streamed> =>
  readStream(agent, {
    url: `${url}/api/v1/freestyle`,
    headers: { Accept: "text/event-stream", Authorization: `Bearer ${token}` },
    body: { aiAction, text },
  });

async function readActions(): Promise<string[]> {
  const response = await fetch(`${url}/api/v1/freestyle/catalogue`);
  const { entries } = (await response.json()) as { entries: { name: string }[] };
  return entries.map(({ name }) => name);
}

interface Times {
  first: number[];
  total: number[];
}

/** Every action on every text, by the action's name; one that no text can carry has no times. */
async function measureWarm(
  tokens: readonly string[],
  actions: readonly string[],
): Promise<Map<string, Times>> {
  const measured = new Map(actions.map((action): [string, Times] => [action, { first: [], total: [] }]));
  const able = new Set<string>();
  let asked = 0;
  for (let round = -1; round < rounds; round++) {
    for (const [action, times] of measured) {
      for (const { name, text } of texts) {
        if (round >= 0 && !able.has(`${action} ${name}`)) continue;
        const made = await ask(action, text, tokens[Math.floor(asked++ / perUser)]).catch(refusedAlone);
        if (!made) continue;
        able.add(`${action} ${name}`);
        if (round < 0) continue;
        times.first.push(made.first);
        times.total.push(made.total);
      }
    }
  }
  return measured;
}

function refusedAlone(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}

/** Milliseconds of the first Fix Grammar, asked for as soon as the server is ready. */
async function measureStarts(token: string | undefined): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < starts; at++) {
    await stopServer(child);
    child = await start();
    times.push((await ask("Fix Grammar", rough, token)).total);
  }
  return times;
}

const shown = (value: number): string => value.toFixed(1).padStart(9);
let warm: Map<string, Times>;
let started: number[];
let child = await start();
try {
  const actions = await readActions();
  const tokens = await signUp(
    url,
    dataDir,
    Math.ceil((actions.length * texts.length * (rounds + 1)) / perUser),
  );
  warm = await measureWarm(tokens, actions);
  started = await measureStarts(tokens.at(-1));
} finally {
  agent.destroy();
  await stopServer(child);
  rmSync(dataDir, { recursive: true, force: true });
}

process.stdout.write(
  `ms to the first words and to the end, ${texts.length} texts of 1,000 words, ${rounds} rounds: median, p95, p95\n`,
);
for (const [action, { first, total }] of warm) {
  const figuresOf = [median(total), percentile(first, 0.95), percentile(total, 0.95)];
  process.stdout.write(
    `${action.padEnd(32)}${total.length === 0 ? "   declined" : figuresOf.map(shown).join("")}\n`,
  );
}
const all = [...warm.values()];
const checks: [string, number, number][] = [
  [
    "p95 to the first words, ms",
    percentile(
      all.flatMap(({ first }) => first),
      0.95,
    ),
    figures.first,
  ],
  [
    "p95 to the end, ms",
    percentile(
      all.flatMap(({ total }) => total),
      0.95,
    ),
    figures.total,
  ],
  [`slowest of ${starts} first Fix Grammar after a start, ms`, Math.max(...started), figures.afterStart],
];
process.exitCode = report(checks);
