/** The built-in chat box: a request that is one of the editor's own actions in other words is that action. */

import { NeedsModel } from "../../faults.ts";
import type { Entry, Rule } from "../../task.ts";

/** An action and what it is asked for with, once politeness and the text itself are taken off. */
export type Phrased = readonly [entry: Entry, asked: RegExp];

const polite =
  /\b(?:please|kindly|can|could|would|will|you|i|we|want|need|like|to|make|it|its|this|that|the|my|our|me|for|text|draft|piece|all|of|a|an|bit|little|lot|much|just|now|turn|into|write|give|add|some|thanks|thank)\b/g;

/** Only a request that is nothing but the action: `shorter, and in Spanish` is more than a rule can do. */
export function obey(phrased: readonly Phrased[]): Rule {
  return (source, values, signal) => {
    const asked = (source.request ?? "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]+/gu, " ")
      .replace(polite, " ")
      .replace(/\s+/g, " ")
      .trim();
    const found = phrased.find(([, words]) => words.test(asked));
    if (!found?.[0].rule) {
      throw new NeedsModel(
        "This request needs a model; the built-in writer obeys short ones, such as “Make it shorter” or “Fix the grammar”.",
      );
    }
    return found[0].rule(source, values, signal);
  };
}
