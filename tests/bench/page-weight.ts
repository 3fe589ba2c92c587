/**
 * What a guest's first page transfers of scripts, beside React Router's bare template, and of fonts; of HTML, packed and
 * not, with what the packing costs. `--list` names every file.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { findChromium } from "../support/chromium.ts";
import { startBareTemplate } from "./support/bare-template.ts";
import { report, startServer, stopServer } from "./support/processes.ts";

const list = process.argv.includes("--list");
const port = 4790;
const origin = `http://localhost:${port}`;
const mostScripts = 1.25;
const mostFontKib = 200;

interface Weight {
  scripts: number;
  fonts: number;
}

/** Kilobytes that a fresh browser is sent for a page, its route manifest among the scripts. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const weight: Weight = { scripts: 0, fonts: 0 };
  const seen: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    seen.push(
      (async () => {
        const { responseBodySize } = await request.sizes();
        // An answer that the browser no longer wanted has no size.
        const size = Math.max(0, responseBodySize);
        const { pathname } = new URL(request.url());
        const kind = request.resourceType();
        const isScript = kind === "script" || pathname.endsWith(".js") || pathname === "/__manifest";
        if (isScript) weight.scripts += size;
        if (pathname.endsWith(".woff2")) weight.fonts += size;
        if (list) process.stdout.write(`  ${String(size).padStart(8)} ${kind.padEnd(10)} ${pathname}\n`);
      })(),
    );
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await Promise.all(seen);
  await context.close();
  return { scripts: weight.scripts / 1000, fonts: weight.fonts / 1024 };
}

const data = mkdtempSync(join(tmpdir(), "stet-weight-"));
const bare = await startBareTemplate();
const stet = await startServer(
  [join(import.meta.dirname, "../../app/server/main.ts"), "start"],
  { PORT: String(port), DATA_DIR: data, LOG_LEVEL: "error" },
  `${origin}/readyz`,
);
const browser = await chromium.launch({ executablePath: findChromium() });
const checks: [string, number, number][] = [];
try {
  const template = await weigh(browser, `${bare.origin}/`);
  process.stdout.write(`the bare template: ${template.scripts.toFixed(1)} kB of scripts\n`);
  for (const path of ["/", "/login", "/plans"]) {
    const { scripts, fonts } = await weigh(browser, origin + path);
    process.stdout.write(`${path}: ${scripts.toFixed(1)} kB of scripts, ${fonts.toFixed(1)} KiB of fonts\n`);
    checks.push([`scripts of ${path}, template = 1`, scripts / template.scripts, mostScripts]);
    checks.push([`fonts of ${path}, KiB`, fonts, mostFontKib]);
  }
} finally {
  await browser.close();
  bare.close();
  await stopServer(stet);
  rmSync(data, { recursive: true, force: true });
}
process.exitCode = report(checks);
