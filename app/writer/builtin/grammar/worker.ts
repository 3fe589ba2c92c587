/** The grammar checker's thread: plain TypeScript run by Node itself, since linting is synchronous and its load is heavy. */

import { parentPort } from "node:worker_threads";
import { Dialect, LocalLinter } from "harper.js";
import { slimBinary as binary } from "harper.js/slimBinary";
import { checks } from "./checks.ts";
import type { Answer, Ask, Finding, Variety } from "./findings.ts";

const dialects: Readonly<Record<Variety, Dialect>> = { British: Dialect.British, American: Dialect.American };

const linters = new Map<Variety, Promise<LocalLinter>>();

/** The linter of a variety, with only the rules that correct. Each variety has its own: changing one takes a second. */
function linterFor(wanted: Variety): Promise<LocalLinter> {
  const ready = linters.get(wanted) ?? load(wanted);
  linters.set(wanted, ready);
  return ready;
}

async function load(wanted: Variety): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary, dialect: dialects[wanted] });
  const names = Object.keys(await linter.getLintConfig());
  await linter.setLintConfig(Object.fromEntries(names.map((name) => [name, checks.has(name)])));
  return linter;
}

async function find(ask: Ask): Promise<Finding[]> {
  const ready = await linterFor(ask.dialect);
  const lints = await ready.lint(ask.text, { language: "markdown" });
  return lints.map((lint) => {
    const span = lint.span();
    return {
      start: span.start,
      end: span.end,
      kind: lint.lint_kind(),
      problem: lint.get_problem_text(),
      message: lint.message(),
      suggestions: lint
        .suggestions()
        .map((suggestion) => ({ kind: suggestion.kind(), text: suggestion.get_replacement_text() })),
    };
  });
}

function answer(reply: Answer): void {
  parentPort?.postMessage(reply, []);
}

/** In the order of asking; a failed load is answered as a fault, and the thread is replaced. */
let last: Promise<unknown> = Promise.resolve();

parentPort?.on("message", (ask: Ask) => {
  last = last
    .then(() => find(ask))
    .then(
      (findings) => answer({ id: ask.id, findings }),
      (error: unknown) =>
        answer({ id: ask.id, fault: error instanceof Error ? error.message : String(error) }),
    );
});
