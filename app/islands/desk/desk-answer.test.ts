import { expect, test } from "vitest";
import { failedText, toRefusal } from "./desk-answer.ts";

const shown = (said: unknown) => toRefusal(said);
const notice = (kind: string, text: string) => ({ notice: { kind, text }, errors: {} });

test("what the route refuses is shown as it says it", () => {
  const refusal = { notice: { kind: "warning", text: "No." }, errors: { text: "Empty." } };
  expect(shown(refusal)).toBe(refusal);
  expect(shown({ place: "/create/1" })).toEqual({ place: "/create/1" });
});

test("a generation that failed says why; what a text does not allow is no error", () => {
  expect(shown({ detail: "The model did not answer.", code: "model_failed" })).toEqual(
    notice("danger", "The model did not answer."),
  );
  expect(shown({ detail: "Nothing to correct.", code: "not_possible" })).toEqual(
    notice("info", "Nothing to correct."),
  );
});

test("one that names a model as a way out leads to where one is connected", () => {
  for (const [code, detail, leads] of [
    ["not_possible", "A model can write this summary.", true],
    ["needs_model", "Rewrite has no rule for it.", true],
    ["not_possible", "There is no text yet.", undefined],
    ["model_failed", "The model did not answer.", undefined],
  ] as const)
    expect(shown({ detail, code })).toMatchObject({ notice: { text: detail, needsModel: leads } });
});

test("what would help goes along, where the form has a button for it", () => {
  const helpIn = (help: unknown): unknown => {
    const refusal = shown({ detail: "No.", code: "not_possible", help });
    return "notice" in refusal ? refusal.notice?.help : null;
  };
  expect(helpIn({ action: "Fix Grammar" })).toEqual({ action: "Fix Grammar" });
  expect(helpIn({ option: "Length", value: "One sentence" })).toEqual({
    option: "Length",
    value: "One sentence",
  });
  for (const none of [undefined, "x", { action: "Delete all" }, { option: "Length" }])
    expect(helpIn(none)).toBeUndefined();
});

test("an answer that nobody can read is a failure in words", () => {
  for (const said of [null, "", {}, { detail: { a: 1 }, code: "x" }, { detail: "TypeError: undefined" }]) {
    expect(shown(said)).toEqual(notice("danger", failedText));
  }
});
