/**
 * The editor beside bare ProseMirror, Tiptap (React, StarterKit) and Lexical in one Chromium: from a key to its paint in
 * texts of 10,000 and 100,000 words, opening one of 10,000, and the scripts that it takes until one can type. Here all is
 * on that a writer has without a model: the strip, counts, saving. `--rounds=N` (9).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { findChromium } from "../support/chromium.ts";
import { freePort } from "../support/postgres.ts";
import { logIn, signUp } from "./support/accounts.ts";
import { startBareEditors } from "./support/bare-editors.ts";
import { median, percentile, report, startServer, stopServer } from "./support/processes.ts";

const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(" "))?.[1] ?? 9);
const keys = 40;
const keyGapMs = 30;

const words =
  "The bakery on the corner of Mill Street opens at seven and by eight the queue is at the door".split(" ");
/** Paragraphs of a hundred words. */
const textOf = (count: number): string[] =>
  Array.from({ length: count / 100 }, (_, at) =>
    Array.from({ length: 100 }, (_word, index) => words[(at + index) % words.length]).join(" "),
  );
const texts = { "10k": textOf(10_000), "100k": textOf(100_000) };
type Size = keyof typeof texts;

interface Measured {
  /** Milliseconds from the navigation to the painted text that can be typed into. */
  open: number;
  /** Milliseconds from each key to the frame that shows it. */
  keys: number[];
  /** Kilobytes of scripts until then. */
  scripts: number;
}

/** Runs in the page before all else. */
function watch(): void {
  const found = { open: 0, keys: [] as number[] };
  Object.assign(globalThis, { found });
  const painted = (then: () => void): void => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", () => then(), { once: true });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  };
  const look = (): void => {
    const editor = document.querySelector('[contenteditable="true"]');
    if ((editor?.querySelectorAll("p").length ?? 0) >= 100) painted(() => (found.open = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(
    "keydown",
    ({ timeStamp }) => painted(() => found.keys.push(performance.now() - timeStamp)),
    { capture: true },
  );
}

const readFound = (page: Page): Promise<{ open: number; keys: number[] }> =>
  page.evaluate(() => (globalThis as unknown as { found: { open: number; keys: number[] } }).found);

async function measure(browser: Browser, url: string, cookies: Cookies): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(watch);
  let scripts = 0;
  const sizes: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script" && !request.url().endsWith(".js")) return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => void (scripts += Math.max(0, responseBodySize))),
    );
  });
  await page.goto(url);
  await page.waitForFunction(() => (globalThis as unknown as { found: { open: number } }).found.open > 0);
  await Promise.all(sizes);
  const transferred = scripts / 1000;
  await page
    .locator('[contenteditable="true"] p')
    .first()
    .click({ position: { x: 100, y: 10 } });
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press("x");
    await page.waitForTimeout(keyGapMs);
  }
  await page.waitForFunction(
    (count) => (globalThis as unknown as { found: { keys: number[] } }).found.keys.length >= count,
    keys,
  );
  const found = await readFound(page);
  await context.close();
  return { ...found, scripts: transferred };
}

type Cookies = Parameters<Awaited<ReturnType<Browser["newContext"]>>["addCookies"]>[0];

/** A writer's two documents in a server of our own, and the session's cookies. */
async function startStet() {
  const dataDir = mkdtempSync(join(tmpdir(), "stet-editor-"));
  const origin = `http://localhost:${await freePort()}`;
  const child = await startServer(
    [join(import.meta.dirname, "../../app/server/main.ts"), "start"],
    { PORT: new URL(origin).port, DATA_DIR: dataDir, LOG_LEVEL: "error", MODEL: "builtin" },
    `${origin}/readyz`,
  );
  const [token = ""] = await signUp(origin, dataDir, 1);
  const guids: Record<string, string> = {};
  for (const [name, paragraphs] of Object.entries(texts)) {
    const response = await fetch(`${origin}/api/v1/smart-actions/createContent`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({
        title: name,
        content_output: { text: paragraphs.map((text) => `<p>${text}</p>`).join("") },
        mode: "document",
      }),
    });
    guids[name] = ((await response.json()) as { guid: string }).guid;
  }
  return {
    cookies: await logIn(origin, "reader-0@example.com"),
    page: (size: Size) => `${origin}/create/${guids[size]}`,
    async close() {
      await stopServer(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const bare = await startBareEditors(texts);
const stet = await startStet();
// Frames as fast as they are drawn: a key would otherwise wait for the screen's next one, alike in all.
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--disable-gpu-vsync", "--disable-frame-rate-limit"],
});
const names = ["Stet", ...Object.keys(bare.pages)];
const all = new Map<string, Measured[]>();
try {
  for (let round = 0; round < rounds; round++) {
    for (const size of ["10k", "100k"] as const) {
      for (const name of names) {
        const url = name === "Stet" ? stet.page(size) : `${bare.pages[name]}?/${size}.json`;
        const measured = await measure(browser, url, name === "Stet" ? stet.cookies : []);
        all.set(`${name} ${size}`, [...(all.get(`${name} ${size}`) ?? []), measured]);
      }
    }
  }
} finally {
  await browser.close();
  bare.close();
  await stet.close();
}

const of = (name: string, size: Size) => {
  const measured = all.get(`${name} ${size}`) ?? [];
  return {
    open: median(measured.map(({ open }) => open)),
    key: median(measured.map(({ keys: times }) => median(times))),
    late: median(measured.map(({ keys: times }) => percentile(times, 0.95))),
    scripts: median(measured.map(({ scripts }) => scripts)),
  };
};
for (const size of ["10k", "100k"] as const) {
  for (const name of names) {
    const { open, key, late, scripts } = of(name, size);
    process.stdout.write(
      `${size.padEnd(5)} ${name.padEnd(12)} open ${open.toFixed(0).padStart(6)} ms   key ${key.toFixed(1).padStart(6)} ms, ` +
        `p95 ${late.toFixed(1).padStart(6)} ms   scripts ${scripts.toFixed(1)} kB\n`,
    );
  }
}
const typing = (size: Size, name: string): number => of("Stet", size).key / of(name, size).key;
process.exitCode = report([
  ["key to paint at 10k words, ProseMirror = 1", typing("10k", "ProseMirror"), 1.15],
  ["key to paint at 10k words, Tiptap = 1", typing("10k", "Tiptap"), 0.9],
  ["key to paint at 10k words, Lexical = 1", typing("10k", "Lexical"), 1],
  ["key to paint at 10k words, p95, ms", of("Stet", "10k").late, 16],
  ["key to paint at 100k words, ProseMirror = 1", typing("100k", "ProseMirror"), 1.15],
  ["key to paint at 100k words, Tiptap = 1", typing("100k", "Tiptap"), 0.9],
  ["key to paint at 100k words, Lexical = 1", typing("100k", "Lexical"), 1],
  ["opening 10k words, ProseMirror = 1", of("Stet", "10k").open / of("ProseMirror", "10k").open, 1.2],
  ["scripts to an editable text, Tiptap = 1", of("Stet", "10k").scripts / of("Tiptap", "10k").scripts, 1.15],
]);
