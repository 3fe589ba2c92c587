import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { findChromium } from "./tests/support/chromium.ts";
import { useMemoryFolder } from "./tests/support/memory-folder.ts";

useMemoryFolder();

const port = Number(process.env["BROWSER_TEST_PORT"] ?? 4710);
const modelPort = port + 1;
const origin = `http://localhost:${port}`;
/** The runner and its workers read this file; only the runner, whose data folder it is, makes one. */
const dataDir = (process.env["BROWSER_TEST_DATA"] ??= mkdtempSync(join(tmpdir(), "stet-browser-")));

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "tests/reports/browser",
  // Guards against what never ends, and no bounds: a machine that does much else beside the tests is slow and not wrong.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: true,
  // One more than cores: a test waits most of its time for a stream, a clock or an answer.
  workers: 3,
  reporter: [["list"], ["json", { outputFile: "tests/reports/playwright.json" }]],
  use: {
    baseURL: origin,
    actionTimeout: 30_000,
    locale: "en-GB",
    // A server renders for a headless browser's own name as for a crawler.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    // Where the locale is none of UTF-8, Chromium on Linux saves a file with an accent in its name as "download".
    launchOptions: { executablePath: findChromium(), env: { ...process.env, LC_ALL: "C.UTF-8" } },
    // Traces of every test would take a quarter of the time; `--trace=on` records them for one that is looked into.
    trace: "off",
    screenshot: "only-on-failure",
  },
  webServer: [
    {
      command: `${process.execPath} tests/model/fake-model.ts ${modelPort}`,
      url: `http://127.0.0.1:${modelPort}/requests`,
      stdout: "ignore",
    },
    {
      command: `${process.execPath} app/server/main.ts start`,
      url: `${origin}/readyz`,
      stdout: "ignore",
      stderr: "pipe",
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        MODEL: "builtin,compatible:fake",
        MODEL_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
      },
    },
  ],
});
