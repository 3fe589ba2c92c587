import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Path of a Chromium: the one named in CHROMIUM, Playwright's own, the system's, else Debian's package, which root installs.
 * @throws Error that says what to do
 */
export function findChromium(): string {
  const found = [process.env["CHROMIUM"], chromium.executablePath(), ...places].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    for (const words of [["update"], ["install", "--yes", "--no-install-recommends", "chromium"]]) {
      spawnSync("apt-get", words, {
        stdio: ["ignore", 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
    if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  throw new Error(
    "The browser tests need a Chromium. Install the package chromium, run `npx playwright install chromium`, or name one in CHROMIUM.",
  );
}
