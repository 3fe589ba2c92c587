/** Turning a passive with a named agent into an active sentence, where that is safe. */

import { notAgents, notPassive, pastOf } from "../tables/verbs.ts";

const objectForm: Readonly<Record<string, string>> = {
  i: "me",
  he: "him",
  she: "her",
  we: "us",
  they: "them",
  it: "it",
  you: "you",
};
const noun = "[\\p{L}\\p{N}’'-]+";
const subject = `(?:(?:the|our|my|your|his|her|their|its|this|that|these|those|a|an|all|both|each|every) (?:${noun} ){0,3}?${noun}|he|she|it|they|we|\\p{Lu}${noun}(?: \\p{Lu}${noun}){0,2})`;
const agent = `(?:(?:the|our|my|your|his|her|their|its|an?) (?:${noun} ){0,3}?${noun}|\\p{Lu}${noun}(?: \\p{Lu}${noun}){0,2})`;
const rest =
  "(?: (?:in|on|at|during|after|before|for|last|yesterday|this|to|from|with|within|under) [^,;]{2,60})?";

const simpleCase = new RegExp(
  `^(${subject}) (was|were) ((?:\\p{L}+ly )?)(\\p{Ll}+) by (${agent})(${rest})([.!])$`,
  "iu",
);
const decided =
  /^it was (decided|agreed|proposed|announced|confirmed|reported|suggested|claimed|noted) by ((?:the|our|their) \p{L}+(?: \p{L}+)?) that /iu;

const twice = new RegExp(
  `^(${subject}) (was|were) (\\p{Ll}+) by (${agent}) and (?:was |were )?(\\p{Ll}+) by (${agent})([.])$`,
  "iu",
);

/** `The plan was written by A and reviewed by B.` as `A wrote the plan, and B reviewed it.` */
function twoActors(match: RegExpExecArray): string | null {
  const [, object = "", was = "", one = "", first = "", two = "", second = "", end = ""] = match;
  const [did, then] = [pastForm(one), pastForm(two)];
  if (
    !did ||
    !then ||
    !isActor(first) ||
    !isActor(second) ||
    !/^(?:the|our|my|your|this|that|an?) /i.test(object)
  )
    return null;
  const lowered = object.charAt(0).toLowerCase() + object.slice(1);
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${did} ${lowered}, and ${second} ${then} ${was === "was" ? "it" : "them"}${end}`;
}

function pastForm(participle: string): string | null {
  return (
    pastOf[participle] ?? (/[^e]ed$/.test(participle) && !notPassive.has(participle) ? participle : null)
  );
}

function isActor(actor: string): boolean {
  if (notAgents.test(actor)) return false;
  return /^(?:the|our|my|your|his|her|their|its|an?) /i.test(actor) || /^\p{Lu}/u.test(actor);
}

function isVerbal(word: string): boolean {
  return /^(?:is|are|was|were|be|been|has|have|had|will|would|can|could|may|might|must|shall|should|that|which|who|and|or|but|to|of|in|on|at|for|from|with|by)$/i.test(
    word,
  );
}

/** The active sentence, or null when the sentence is no simple passive with an agent that can act. */
export function activeOf(sentence: string): string | null {
  const reported = decided.exec(sentence);
  if (reported) {
    const who = reported[2] ?? "";
    return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${(reported[1] ?? "").toLowerCase()} that ${sentence.slice(reported[0].length)}`;
  }
  const both = twice.exec(sentence);
  if (both) return twoActors(both);
  const match = simpleCase.exec(sentence);
  if (!match) return null;
  const [, object = "", , adverb = "", participle = "", actor = "", tail = "", end = ""] = match;
  const past = pastForm(participle);
  if (!past || !isActor(actor)) return null;
  if ([...object.split(" ").slice(1), ...actor.split(" ").slice(1)].some(isVerbal)) return null;
  if (actor.split(" ")[0]?.endsWith("ing")) return null;
  const lowered =
    objectForm[object.toLowerCase()] ??
    (/^(?:the|our|my|your|his|her|their|its|this|that|these|those|an?|all|both|each|every) /i.test(object)
      ? object.charAt(0).toLowerCase() + object.slice(1)
      : object);
  const front = actor.charAt(0).toUpperCase() + actor.slice(1);
  return `${front} ${adverb}${past} ${lowered}${tail}${end}`;
}
