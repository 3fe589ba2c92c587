import type { BuiltinKind, ToldKind } from "../kind-badge.tsx";
import type { DeskMode, DeskValues } from "./desk-values.ts";

/** What a chip or an example sets: an action of a mode with values of its suboptions. */
export interface DeskChoice {
  /** Travels as the form's `intent`, behind `example:` or `chip:`. */
  id: string;
  title: string;
  mode: DeskMode;
  action: string;
  options: Readonly<Record<string, string>>;
}

/** A complete, valid request to start from. */
export interface DeskExample extends DeskChoice {
  text: string;
}

/** An example with what the built-in writer does of it. */
export interface ToldExample extends DeskExample {
  kind: BuiltinKind;
}

/** A wish in a few words. */
export interface DeskChip extends DeskChoice {
  /** Whether it starts a text or works on one. */
  on: "empty" | "text";
  /** Said in the empty field: what to write for it. */
  ask?: string;
  /** Goes into the context, for what no suboption says. */
  context?: string;
  /** The built-in writer does it of few texts. */
  few?: true;
}

/** A chip with what the built-in writer does of it. */
export interface ToldChip extends DeskChip {
  kind: ToldKind;
}

/** The form with an example in it: all of it is the example's. */
export function withExample({ mode, text, action, options }: DeskExample): DeskValues {
  return { mode, text, action, options, context: "", examples: "" };
}

/** The form with a chip's action and values; the writer's words stay. */
export function withChip(values: DeskValues, chip: DeskChip): DeskValues {
  const { mode, action, options, context: note = "" } = chip;
  const told = values.context.includes(note)
    ? values.context
    : [values.context, note].filter(Boolean).join("\n");
  return { ...values, mode, action, options, context: told };
}

/** The chips that fit: of the mode, and of a field with or without a text. None once an action is chosen. */
export function fittingChips<C extends DeskChip>(
  chips: readonly C[],
  { mode, text, action }: DeskValues,
): C[] {
  if (action !== null) return [];
  const on = text.trim() === "" ? "empty" : "text";
  return chips.filter((chip) => chip.mode === mode && chip.on === on);
}

/** What the empty field asks for when its action and values are those of a chip; undefined for all others. */
export function askedFor(chips: readonly DeskChip[], values: DeskValues): string | undefined {
  return chips.find(
    (chip) =>
      chip.ask !== undefined &&
      chip.mode === values.mode &&
      chip.action === values.action &&
      sameOptions(chip.options, values.options),
  )?.ask;
}

function sameOptions(left: DeskChoice["options"], right: DeskValues["options"]): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}

/**
 * Why Generate cannot be pressed; undefined where it can, or where more is said beside the choice. `kind`: what the built-in
 * writer does of it, if that writes.
 */
export function disabledReason({ text, action }: DeskValues, kind: BuiltinKind | null): string | undefined {
  if (text.trim() === "") return "Write or paste a text first.";
  if (action === null) return "Choose a smart action.";
  return kind === "model" ? "Needs a model." : undefined;
}

/** An action with its values in words: "Rewrite, Clarity: Tighten". */
export function choiceText({ action, options }: Pick<DeskChoice, "action" | "options">): string {
  return [action, ...Object.entries(options).map(([name, value]) => `${name}: ${value}`)].join(", ");
}

/** What a chip has set in a form, for its writer. */
export function chipText(values: DeskValues, chip: DeskChip): string {
  const isNoted = withChip(values, chip).context !== values.context;
  return `Chosen for “${chip.title}”: ${choiceText(chip)}.${isNoted ? " A line was added to Context & examples." : ""}`;
}

/** Whether two forms say the same. */
export function sameDesk(left: DeskValues, right: DeskValues): boolean {
  return (
    left.mode === right.mode &&
    left.text === right.text &&
    left.action === right.action &&
    left.context === right.context &&
    left.examples === right.examples &&
    sameOptions(left.options, right.options)
  );
}
