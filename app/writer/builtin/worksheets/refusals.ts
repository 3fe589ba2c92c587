/**
 * Which sheets and values a kind of text may get: `table.json`, an entry or an entry with an option or a value in each
 * line. Why one is refused, and what fits instead, stands in `refusals.json`, else in `needs.json`.
 */

import refusals from "./sheets/refusals.json" with { type: "json" };
import table from "./sheets/table.json" with { type: "json" };
import type { Decline, Rule, Values } from "../../task.ts";
import { countWords } from "../../prose/words.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { textKinds } from "../text-kind/kinds.ts";
import { isAddressed, isSeed, saidOf } from "./kinds.ts";
import { lacking, neededFor } from "./needs.ts";
import { unlikeType } from "./story-types.ts";

interface Refusal {
  kinds: readonly string[];
  /** How the ids of the entries begin. */
  entries: readonly string[];
  /** Is about these options, and about no sheet as a whole. */
  options?: readonly string[];
  values?: readonly string[];
  /** Why, and what fits. */
  say: string;
}

const written: readonly Refusal[] = refusals;
const lines: Readonly<Record<string, string>> = table;
const except = "all but ";

/** The kinds that a line of the table names: `story memoir`, `all`, `all but notes`. */
export function kindsIn(line: string): ReadonlySet<TextKind> {
  if (line === "all") return new Set(textKinds);
  const named: ReadonlySet<string> = new Set(line.replace(except, "").split(" "));
  return new Set(textKinds.filter((kind) => named.has(kind) !== line.startsWith(except)));
}

const taken: ReadonlyMap<string, ReadonlySet<TextKind>> = new Map(
  Object.entries(lines).map(([line, kinds]) => [line, kindsIn(kinds)]),
);

/** Whether a kind of text gets a sheet, or a chosen option or value of one. */
const gets = (line: string, kind: TextKind): boolean => taken.get(line)?.has(kind) !== false;

/** Why a kind gets no such sheet, or not what was chosen: an option or a value. */
export function whyNot(id: string, kind: TextKind, chosen?: string): string | undefined {
  const why = written.find(
    ({ kinds, entries, options, values }) =>
      kinds.includes(kind) &&
      entries.some((begin) => id.startsWith(begin)) &&
      (chosen === undefined
        ? !options && !values
        : options?.includes(chosen) === true || values?.includes(chosen) === true),
  );
  return why?.say ?? (chosen === undefined ? neededFor(id) : undefined);
}

/** Why no length has to be chosen: the text has it; null where it has not, or none is chosen. */
function longEnough(text: string, values: Values): Decline | null {
  const [, least, most] = /\((\d+)-(\d+) words\)/.exec(values["Length"] ?? "") ?? [];
  const words = countWords(text);
  if (least === undefined || words < Number(least) || words > Number(most)) return null;
  return {
    decline: `The text has ${String(words)} words, which is such a length. A tone or a goal fits, or another length.`,
  };
}

/** How the entries begin that write for all who pass by. */
const open: readonly string[] = [
  "social/",
  "marketing/",
  "blog/",
  "templates/instagram-caption",
  "templates/blog-post",
  "templates/newsletter",
  "templates/podcast-show-notes",
  "templates/youtube-description",
  "create/repurpose/Medium",
  "create/repurpose/Newsletter",
  "adapt/adapt/Blog Post",
  "adapt/adapt/Newsletter",
];

function refused(id: string, text: string, values: Values): Decline | null {
  if (isSeed(text)) return null;
  if (isAddressed(text) && open.some((begin) => id.startsWith(begin)))
    return {
      decline:
        "The text is addressed to those who decide on it, and not to all who pass by. ‘Business Proposal’ fits.",
    };
  const kind = kindOfText(text);
  if (!gets(id, kind)) return { decline: saidOf(kind, whyNot(id, kind) ?? "") };
  for (const chosen of Object.entries(values).flat())
    if (!gets(`${id} / ${chosen}`, kind)) return { decline: saidOf(kind, whyNot(id, kind, chosen) ?? "") };
  return longEnough(text, values);
}

/** The rule, which declines where the entry says nothing to such a text, or the text has nothing for the entry. */
export const unlessRefused =
  (id: string, rule: Rule): Rule =>
  (source, values, signal) =>
    refused(id, source.text, values) ??
    lacking(id, source.text) ??
    unlikeType(source.text, values) ??
    rule(source, values, signal);
