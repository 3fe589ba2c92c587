/** The chat box: a request that is one of the editor's own actions in other words is that action. */

import { NeedsModel } from "../faults.ts";
import type { Rule, Source, Values } from "../task.ts";

const polite =
  /\b(?:please|kindly|can|could|would|will|you|i|we|want|need|like|to|make|it|its|this|that|the|my|our|me|for|text|draft|piece|all|of|a|an|bit|little|lot|much|just|now|turn|into|write|give|add|some|thanks|thank)\b/g;

/** What is asked for, once politeness and the text itself are taken off, and the entry whose rule does it. */
const asked: readonly (readonly [words: RegExp, id: string])[] = [
  [
    /^(?:short|shorter|shorten|cut|cut down|tighten|tighter|condense|trim|(?:more )?concise|less wordy)$/,
    "writing/shorter",
  ],
  [
    /^(?:(?:fix|correct|check|proofread|mend)(?: (?:grammar|spelling|typos|mistakes|errors|punctuation|and))*|grammar|spelling|typos)$/,
    "writing/fix-grammar",
  ],
  [/^(?:summari[sz]e|summary|sum up|short summary)$/, "writing/summarize"],
  [
    /^(?:simplify|simple|simpler|plain|plainer|(?:in )?(?:plain|simple|simpler|plainer) (?:words|language|english)|easier|easier read)$/,
    "writing/simplify",
  ],
  [/^(?:formali[sz]e|(?:more |sound )*(?:formal|professional))$/, "writing/formalize"],
  [/^(?:improve|improve writing|better|polish|(?:read|sound)s? better)$/, "writing/improve"],
  [/^(?:outline|create outline)$/, "blog/outline-creator"],
  [/^(?:headline|headlines|title|titles)$/, "blog/headline-generator"],
];

/** Only a request that is nothing but the action: `shorter, and in Spanish` is more than a rule can do. */
export function obey(
  source: Source,
  values: Values,
  signal: AbortSignal,
  rules: Readonly<Record<string, Rule>>,
): ReturnType<Rule> {
  const request = (source.request ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]+/gu, " ")
    .replace(polite, " ")
    .replace(/\s+/g, " ")
    .trim();
  const rule = rules[asked.find(([words]) => words.test(request))?.[1] ?? ""];
  if (!rule)
    throw new NeedsModel(
      "This request needs a model; the built-in writer obeys short ones, such as “Make it shorter” or “Fix the grammar”.",
    );
  return rule(source, values, signal);
}
