/** The grammar checker's thread: plain TypeScript run by Node itself, since linting is synchronous and its load is heavy. */

import { parentPort } from "node:worker_threads";
import { Dialect, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";
import { checks } from "./checks.ts";
import type { Answer, Ask, Finding } from "./findings.ts";

const linter = new LocalLinter({ binary, dialect: Dialect.American });
let dialect = Dialect.American;
let ready: Promise<void> | null = null;

/** Only the rules that correct; set again after the dialect changes, which resets them. */
async function configure(): Promise<void> {
  const names = Object.keys(await linter.getDefaultLintConfig());
  await linter.setLintConfig(Object.fromEntries(names.map((name) => [name, checks.has(name)])));
}

async function find(ask: Ask): Promise<Finding[]> {
  const wanted = ask.dialect === "British" ? Dialect.British : Dialect.American;
  if (wanted !== dialect) {
    await linter.setDialect(wanted);
    dialect = wanted;
    ready = null;
  }
  ready ??= configure();
  await ready;
  const lints = await linter.lint(ask.text, { language: "markdown" });
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

parentPort?.on("message", (ask: Ask) => {
  find(ask).then(
    (findings) => answer({ id: ask.id, findings }),
    (error: unknown) => answer({ id: ask.id, fault: error instanceof Error ? error.message : String(error) }),
  );
});
