import { formatCount } from "../meter.tsx";
import type { DeskValues } from "./desk-values.ts";

/** What the writer would take instead of what it declined: another action on the text first, or a value of the chosen one. */
export type DeskHelp = { action: string } | { option: string; value: string };

/** The action that the form itself can do on its text. */
export const correction = "Fix Grammar";

/** Reads it from where anybody may have written; undefined for what is none. */
export function parseHelp(found: unknown): DeskHelp | undefined {
  if (typeof found !== "object" || found === null) return undefined;
  const { action, option, value } = found as Partial<Record<"action" | "option" | "value", unknown>>;
  if (action === correction) return { action };
  return typeof option === "string" && typeof value === "string" ? { option, value } : undefined;
}

/** `intent` of the button that corrects the text. */
export const correctIntent = "correct";

/** What the form's button posts as its `intent`: to correct, or `set:{name}={value}`. */
export const helpIntent = (help: DeskHelp): string =>
  "action" in help ? correctIntent : `set:${help.option}=${help.value}`;

/** What the button that corrects the text says. */
export const correctLabel = (action: string, most: number): string =>
  `${action} here, at most ${formatCount(most)} credits`;

/** The form with the value that an intent sets; null for an intent of any other kind. */
export function withHelp(values: DeskValues, intent: string): DeskValues | null {
  const [, option, value] = /^set:([^=]{1,60})=(.{1,60})$/.exec(intent) ?? [];
  if (option === undefined || value === undefined) return null;
  return { ...values, options: { ...values.options, [option]: value } };
}
