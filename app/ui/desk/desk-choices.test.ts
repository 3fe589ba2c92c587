import { expect, test } from "vitest";
import {
  askedFor,
  chipText,
  choiceText,
  type DeskChip,
  disabledReason,
  fittingChips,
  sameDesk,
  withChip,
  withExample,
} from "./desk-choices.ts";
import { emptyDesk } from "./desk-values.ts";

const chip = (id: string, on: DeskChip["on"], more: Partial<DeskChip> = {}): DeskChip => ({
  id,
  title: id,
  mode: "create",
  action: "Rewrite",
  options: { Clarity: "Tighten" },
  on,
  ...more,
});
const mine = { ...emptyDesk, text: "Mine", context: "For customers" };

test("chips fit the mode and the field, and go once an action is chosen", () => {
  const chips = [chip("start", "empty"), chip("shorter", "text"), chip("hook", "text", { mode: "inspire" })];
  const ids = (values: typeof mine) => fittingChips(chips, values).map(({ id }) => id);
  expect(ids({ ...emptyDesk, text: " \n" })).toEqual(["start"]);
  expect(ids(mine)).toEqual(["shorter"]);
  expect(ids({ ...mine, mode: "inspire" })).toEqual(["hook"]);
  expect(ids({ ...mine, action: "Expand" })).toEqual([]);
});

test("a chip sets action and values, and leaves the writer's words", () => {
  const set = withChip(mine, chip("reply", "text", { context: "A reply." }));
  expect(set).toEqual({
    ...mine,
    action: "Rewrite",
    options: { Clarity: "Tighten" },
    context: "For customers\nA reply.",
  });
  expect(withChip(set, chip("reply", "text", { context: "A reply." }))).toEqual(set);
  expect(withChip(mine, chip("shorter", "text")).context).toBe("For customers");
});

test("what a chip has set is told, with the line that it added to the context", () => {
  const grammar = chip("grammar", "text", { context: "Nothing else." });
  expect(chipText(mine, grammar)).toBe(
    "Chosen for “grammar”: Rewrite, Clarity: Tighten. A line was added to Context & examples.",
  );
  expect(chipText(withChip(mine, grammar), grammar)).toBe("Chosen for “grammar”: Rewrite, Clarity: Tighten.");
});

test("an example is a whole form of its own", () => {
  const { id, title, mode, action, options } = chip("launch", "empty");
  expect(withExample({ id, title, mode, action, options, text: "Theirs" })).toEqual({
    ...emptyDesk,
    text: "Theirs",
    action,
    options,
  });
});

test("the empty field asks for what the chosen chip needs", () => {
  const chips = [chip("reply", "empty", { ask: "What do you want to answer?" })];
  const chosen = withChip(emptyDesk, chips[0] ?? chip("", "empty"));
  expect(askedFor(chips, chosen)).toBe("What do you want to answer?");
  expect(askedFor(chips, { ...chosen, options: {} })).toBeUndefined();
  expect(askedFor(chips, emptyDesk)).toBeUndefined();
});

test("Generate says why it cannot be pressed", () => {
  const chosen = { ...mine, action: "Rewrite" };
  expect(disabledReason({ ...chosen, text: " \n" }, "marks")).toBe("Write or paste a text first.");
  expect(disabledReason(mine, null)).toBe("Choose a smart action.");
  expect(disabledReason(chosen, "model")).toBe("Needs a model.");
  for (const kind of ["marks", "layout", "worksheet", null] as const)
    expect(disabledReason(chosen, kind)).toBeUndefined();
});

test("a choice in words, and whether two forms say the same", () => {
  expect(choiceText({ action: "Rewrite", options: { Clarity: "Tighten" } })).toBe(
    "Rewrite, Clarity: Tighten",
  );
  expect(choiceText({ action: "Expand", options: {} })).toBe("Expand");
  expect(sameDesk(mine, { ...mine, options: {} })).toBe(true);
  expect(sameDesk(mine, { ...mine, text: "Mine." })).toBe(false);
});
