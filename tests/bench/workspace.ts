/**
 * The workspace with fifty cards of 20,000 words in all: what the page's thread works at a time, so long as no
 * frame can be shown, while it is scrolled, while a card is dragged over the others and while one is sized; how soon it can
 * be used, and the scripts that this takes: none for dragging until a pointer comes. Work is processor time, which others
 * on the machine do not lengthen much. `--rounds=N` (5).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findChromium } from "../support/chromium.ts";
import { freePort } from "../support/postgres.ts";
import { logIn, signUp } from "./support/accounts.ts";
import { median, percentile, report, startServer, stopServer } from "./support/processes.ts";

const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(" "))?.[1] ?? 5);
const cards = 50;
const wordsOfCard = 400;
const mostFrameMs = 16;
/** Less than this is none of a frame's work: a timer, a message. */
const leastMs = 0.5;
/** What an editable document may take: 1.15 times a page of React and Tiptap (193.6 kB). */
const mostScripts = 1.15 * 193.6;
const mostOpenMs = 1_000;

const words =
  "The bakery on the corner of Mill Street opens at seven and by eight the queue is at the door".split(" ");
const textOf = (seed: number): string =>
  Array.from({ length: wordsOfCard / 100 }, (_, at) => {
    const line = Array.from({ length: 100 }, (_word, index) => words[(seed + at + index) % words.length]);
    return `<p>${line.join(" ")}</p>`;
  }).join("");

/** A writer whose cards are open, in a server of our own. */
async function startStet() {
  const dataDir = mkdtempSync(join(tmpdir(), "stet-cards-"));
  const origin = `http://localhost:${await freePort()}`;
  const child = await startServer(
    [join(import.meta.dirname, "../../app/server/main.ts"), "start"],
    { PORT: new URL(origin).port, DATA_DIR: dataDir, LOG_LEVEL: "error", MODEL: "builtin" },
    `${origin}/readyz`,
  );
  const [token = ""] = await signUp(origin, dataDir, 1);
  const call = async (method: string, path: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${origin}/api/v1/smart-actions/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  for (let at = 0; at < cards; at++) {
    const made = await call("POST", "createContent", {
      title: `Piece ${at}`,
      sub_title: at % 3 === 0 ? "With a line below its title" : "",
      content_output: { text: textOf(at) },
      mode: at % 2 === 0 ? "document" : "story",
    });
    const size = at % 7 === 3 ? { w: 2, h: 3 } : {};
    await call("PUT", `workspace/cards/${String(made["guid"])}`, size);
  }
  return {
    origin,
    cookies: await logIn(origin, "reader-0@example.com"),
    async close() {
      await stopServer(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs in the page before all else. */
function watch(): void {
  const found = { open: 0 };
  Object.assign(globalThis, { found });
  new MutationObserver((_seen, observer) => {
    if (document.querySelector(".wcard-handle") === null) return;
    observer.disconnect();
    requestAnimationFrame(() => (found.open = performance.now()));
  }).observe(document, { childList: true, subtree: true });
}

interface Found {
  /** Milliseconds from the navigation to the frame in which the page can be used. */
  open: number;
}

/** An event of Chromium's own trace; times in microseconds. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** Milliseconds of processor time of each stretch of work of the page's thread while something was done. */
async function workOf(page: Page, deed: () => Promise<void>): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  client.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  await client.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] },
  });
  await deed();
  const complete = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
  await client.send("Tracing.end");
  await complete;
  await client.detach();
  const isPages = (one: Traced): boolean => one.args?.name === "CrRendererMain";
  const threads = new Set(events.filter(isPages).map(({ pid, tid }) => `${pid}/${tid}`));
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && threads.has(`${pid}/${tid}`),
  );
  if (tasks.length === 0) throw new Error("the trace shows no work of the page");
  return tasks.map(({ tdur = 0 }) => tdur / 1000).filter((ms) => ms >= leastMs);
}

interface Measured {
  open: number;
  scripts: number;
  scroll: number[];
  drag: number[];
  size: number[];
}

/** In the part of the program that drags, and in no other. */
const mark = "DndLiveRegion";

async function measure(context: BrowserContext, origin: string): Promise<Measured> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const scripts: Promise<{ size: number; drags: boolean }>[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().endsWith(".js")) return;
    scripts.push(
      (async () => {
        const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()]);
        return {
          size: Math.max(0, responseBodySize),
          drags: (await response?.text())?.includes(mark) === true,
        };
      })(),
    );
  });
  await page.goto(`${origin}/create`, { waitUntil: "networkidle" });
  await page.waitForFunction(() => (globalThis as unknown as { found: Found }).found.open > 0);
  const open = await page.evaluate(() => (globalThis as unknown as { found: Found }).found.open);
  const before = await Promise.all(scripts);
  if (before.some(({ drags }) => drags)) throw new Error("dragging is loaded before anything is dragged");

  await page.mouse.move(840, 60);
  const scroll = await workOf(page, async () => {
    for (let at = 0; at < 60; at++) await page.mouse.wheel(0, at < 30 ? 160 : -160);
  });

  const grip = async (name: string): Promise<[number, number]> => {
    const handle = page.getByRole("button", { name, exact: true });
    await handle.hover();
    await page.locator('[id^="DndLiveRegion"]').waitFor({ state: "attached" });
    const box = await handle.boundingBox();
    if (!box) throw new Error(`${name} is not on the page`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (name: string, way: readonly (readonly [number, number])[]): Promise<number[]> => {
    const [x, y] = await grip(name);
    return workOf(page, async () => {
      await page.mouse.down();
      for (const [dx, dy] of way) await page.mouse.move(x + dx, y + dy, { steps: 30 });
      await page.mouse.up();
      await page.waitForFunction(() => document.querySelector(".ws-grid[aria-busy]") === null);
    });
  };
  // Over every column, and let go on its neighbour, with which it changes places; and back, so that rounds are alike.
  const dragged = [
    ...(await drag("Drag Piece 0", [
      [400, 20],
      [400, 400],
      [20, 400],
      [400, 4],
    ])),
    ...(await drag("Drag Piece 0", [[-400, 4]])),
  ];
  if (!(await Promise.all(scripts)).some(({ drags }) => drags)) throw new Error("dragging was not loaded");
  const sized = [
    ...(await drag("Resize Piece 1", [
      [10, 510],
      [10, 170],
    ])),
    ...(await drag("Resize Piece 1", [[0, -170]])),
  ];
  await page.close();
  return {
    open,
    scripts: before.reduce((sum, { size }) => sum + size, 0) / 1000,
    scroll,
    drag: dragged,
    size: sized,
  };
}

const stet = await startStet();
const browser: Browser = await chromium.launch({
  executablePath: findChromium(),
});
const all: Measured[] = [];
try {
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(stet.cookies);
    all.push(await measure(context, stet.origin));
    await context.close();
  }
} finally {
  await browser.close();
  await stet.close();
}

const checks: [string, number, number][] = [];
for (const what of ["scroll", "drag", "size"] as const) {
  const late = (part: number): number => median(all.map((one) => percentile(one[what], part)));
  checks.push([`work at a time, ${what}, p95, ms`, late(0.95), mostFrameMs]);
  checks.push([`work at a time, ${what}, the longest, ms`, late(1), mostFrameMs]);
}
checks.push(["opening fifty cards, ms", median(all.map(({ open }) => open)), mostOpenMs]);
checks.push(["scripts of the cards' page, kB", median(all.map(({ scripts }) => scripts)), mostScripts]);
process.exitCode = report(checks);
