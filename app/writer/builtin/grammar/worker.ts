/** The grammar checker's thread: plain TypeScript run by Node itself, since linting is synchronous and its load is heavy. */

import { parentPort } from "node:worker_threads";
import { Dialect, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";
import type { Answer, Ask, Finding } from "./findings.ts";

const linter = new LocalLinter({ binary, dialect: Dialect.American });
let dialect = Dialect.American;

async function find(ask: Ask): Promise<Finding[]> {
  const wanted = ask.dialect === "British" ? Dialect.British : Dialect.American;
  if (wanted !== dialect) {
    await linter.setDialect(wanted);
    dialect = wanted;
  }
  const lints = await linter.lint(ask.text, { language: "plaintext" });
  return lints.map((lint) => {
    const span = lint.span();
    return {
      start: span.start,
      end: span.end,
      kind: lint.lint_kind(),
      problem: lint.get_problem_text(),
      message: lint.message(),
      suggestions: lint.suggestions().map((suggestion) => ({ kind: suggestion.kind(), text: suggestion.get_replacement_text() })),
    };
  });
}

parentPort?.on("message", (ask: Ask) => {
  const answer = (reply: Answer) => parentPort?.postMessage(reply);
  find(ask).then(
    (findings) => answer({ id: ask.id, findings }),
    (error: unknown) => answer({ id: ask.id, fault: error instanceof Error ? error.message : String(error) }),
  );
});
