import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Debian's package of one without windows, which asks for half of the machine's time; it keeps nothing after its end. */
const shell = "chromium-headless-shell";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Path of a Chromium: the one named in CHROMIUM, Playwright's own, Debian's without windows, the system's, else Debian's
 * packages, which root installs.
 * @throws Error that says what to do
 */
export const findChromium = (): string => find([`/usr/bin/${shell}`, ...places]);

/** As findChromium, of one that keeps a profile from one start to the next. */
export const findWholeChromium = (): string => find(places);

function find(wanted: readonly string[]): string {
  const found = (): string | undefined =>
    [process.env["CHROMIUM"], chromium.executablePath(), ...wanted].find((path) => path && existsSync(path));
  const path = found() ?? (install() ? found() : undefined);
  if (path) return path;
  throw new Error(
    "The browser tests need a Chromium. Install the package chromium, run `npx playwright install chromium`, or name one in CHROMIUM.",
  );
}

/** Where it can: as root on Debian. */
function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  for (const words of [["update"], ["install", "--yes", "--no-install-recommends", "chromium", shell]]) {
    spawnSync("apt-get", words, {
      stdio: ["ignore", 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  return true;
}
