/** Which sheets and values say nothing to a text of a kind, and what does. */

import written from "./sheets/refusals.json" with { type: "json" };
import type { Decline, Rule, Values } from "../../task.ts";
import { kindOfText } from "../text-kind/text-kind.ts";
import { saidOf } from "./kinds.ts";
import { lacking } from "./needs.ts";

interface Refusal {
  kinds: readonly string[];
  /** How the ids of the entries begin. */
  entries: readonly string[];
  /** Only where a value of one of these options is chosen. */
  options?: readonly string[];
  /** Only where one of these values is chosen. */
  values?: readonly string[];
  /** Why, and what fits. */
  say: string;
}

const refusals: readonly Refusal[] = written;

function refused(id: string, text: string, values: Values): Decline | null {
  const kind = kindOfText(text);
  const found = refusals.find(
    ({ kinds, entries, options, values: named }) =>
      kinds.includes(kind) &&
      entries.some((begin) => id.startsWith(begin)) &&
      (!options || options.some((option) => values[option] !== undefined)) &&
      (!named || Object.values(values).some((value) => value !== undefined && named.includes(value))),
  );
  return found ? { decline: saidOf(kind, found.say) } : null;
}

/** The rule, which declines where the entry says nothing to such a text, or the text has nothing for the entry. */
export const unlessRefused =
  (id: string, rule: Rule): Rule =>
  (source, values, signal) =>
    refused(id, source.text, values) ?? lacking(id, source.text) ?? rule(source, values, signal);
