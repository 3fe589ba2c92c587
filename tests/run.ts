/** `npm run check` and `npm test`. The last line counts the tests of vitest and Playwright together. */
import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { accountTexts, writingTexts } from "./spec-texts.ts";
import { readSeen } from "./support/seen-texts.ts";

const root = join(import.meta.dirname, "..");
const bin = join(root, "node_modules/.bin");
const reports = join(root, "tests/reports");
const quick = process.argv[2] === "check";

const failed: string[] = [];
/** Which tests fell and by what, for the last lines: the end of a long output is what is read first. */
const fallen: string[] = [];
let passedTests = 0;
let failedTests = 0;

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n${title}\n`);
  const { status } = spawnSync(process.execPath, [join(bin, command), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) failed.push(title);
  return status === 0;
}

/** What prints little and takes one core: several go at once, and each prints when it has ended. */
async function check(title: string, args: string[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  execFile(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
    process.stdout.write(`\n${title}\n${stdout}${stderr}`);
    if (error) failed.push(title);
    resolve();
  });
  return promise;
}

function count(file: string, read: (report: never) => [passed: number, fallen: string[]]): void {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(join(reports, file), "utf8")) as never);
    passedTests += good;
    failedTests += bad.length;
    fallen.push(...bad);
  } catch (error) {
    failed.push(`${file}: ${String(error)}`);
  }
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { status: string; results: { error?: { message: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

const firstLines = (message = ""): string =>
  stripVTControlCharacters(message).split("\n").slice(0, 4).join("\n    ");

const fallenInVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message: ofFile, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages: [message] }) => `${fullName}\n    ${firstLines(message)}`);
    const all = status === "failed" && tests.length === 0 ? [firstLines(ofFile)] : tests;
    return all.map((test) => `${relative(root, name)}: ${test}`);
  });

const fallenInBrowser = (suites: PlaywrightSuite[]): string[] =>
  suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results: [first] }) => `${file}: ${title}\n    ${firstLines(first?.error?.message)}`),
    ),
    ...fallenInBrowser(inner),
  ]);

function vitest(title: string, leftOut: string[]): void {
  run(title, "vitest", [
    "run",
    ...leftOut.map((folder) => `--exclude=${folder}/**`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, "vitest.json")}`,
  ]);
  count("vitest.json", (report: VitestReport) => [report.numPassedTests, fallenInVitest(report)]);
}

/** A text of the specification that no test saw on a page may have left the product. */
function checkTexts(): void {
  const seen = readSeen();
  const unseen = [...accountTexts, ...writingTexts].filter((text) => !seen.has(text));
  process.stdout.write("\nTexts of the specification\n");
  for (const text of unseen) process.stdout.write(`seen by no test: ${text}\n`);
  if (unseen.length > 0) failed.push(`${unseen.length} texts of the specification`);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

run("Types of the routes", "react-router", ["typegen"]);
const atOnce = [
  check("Types", [join(bin, "tsc"), "--noEmit"]),
  check("Lint", [join(bin, "oxlint"), "--type-aware", "--deny-warnings"]),
  check("Format", [join(bin, "oxfmt"), "--check"]),
];
if (!quick) atOnce.push(check("Build", ["app/server/main.ts", "build"]));
await Promise.all(atOnce);
if (quick) {
  vitest("Architecture and units", [
    "tests/app",
    "tests/http",
    "tests/mail",
    "tests/model",
    "tests/openid",
    "tests/services",
  ]);
} else {
  vitest("Architecture, units, services, the application without a port", []);
  run("Browser", "playwright", ["test"], { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json") });
  count("playwright.json", ({ stats, suites }: PlaywrightReport) => [
    stats.expected,
    fallenInBrowser(suites),
  ]);
  checkTexts();
}

for (const test of fallen) process.stdout.write(`\n${test}\n`);
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join("; ")}\n`);
process.stdout.write(`\n${passedTests} passed, ${Math.max(failedTests, failed.length > 0 ? 1 : 0)} failed\n`);
process.exitCode = failed.length > 0 || failedTests > 0 ? 1 : 0;
