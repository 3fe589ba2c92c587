/** Lead for led where the sentence tells of the past: `The guide who lead the party had lost her map`. */

import { baseOfPast, isPlural } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import type { Clause, GrammarRule } from "./clause.ts";

const determiner = /^(?:the|a|an|this|that|my|your|his|her|its|our|their|one)$/;
/** A lead is a person or a cord too: `the team lead`, `the dog lead`. */
const compound =
  /^(?:team|project|group|dog|pencil|technical|tech|sales|design|research|price|jump|policy|power|engineering|extension|roof|church|account|product|campaign|course|party|family|police)$/;
const onward =
  /^(?:to|us|me|him|her|them|the|a|my|his|our|their|through|into|up|down|out|past|along|round|straight|away)$/;
const openers = /^(?:because|when|although|though|and|but|so|,)$/;

/** Whether another verb of the sentence tells of the past, and none of the present. */
const tellsPast = ({ tokens, narrates, isDated }: Clause, index: number): boolean => {
  const others = tokens.filter((_token, at) => at !== index);
  if (
    others.some(
      ({ key }) =>
        /^(?:is|are|am|'m|'re|has|does|do|will|can|'ll|may|must|should|would|could|might|did)$/.test(key) &&
        key !== "to",
    )
  )
    return false;
  return (
    narrates ||
    isDated ||
    others.some(
      ({ key, tag }) =>
        /^(?:was|were|had)$/.test(key) ||
        (tag === "VERB" && baseOfPast.has(key) && !/^(?:put|set|cut|let|read|hit|cost)$/.test(key)),
    )
  );
};

const led: GrammarRule = (clause) => {
  const { key, tag, edit, places } = clause;
  return (places.get("lead") ?? []).flatMap((index): Edit[] => {
    if (!onward.test(key(index + 1)) || !tellsPast(clause, index)) return [];
    const isRelative = /^(?:who|which)$/.test(key(index - 1));
    const noun = isRelative ? index - (key(index - 2) === "," ? 3 : 2) : index - 1;
    const isPronoun = !isRelative && /^(?:he|she|it)$/.test(key(noun));
    if (!isPronoun) {
      if (!/^(?:NOUN|PROPN)$/.test(tag(noun)) || isPlural(key(noun))) return [];
      if (!isRelative && (compound.test(key(noun)) || (key(index + 1) === "to" && tag(index + 2) === "VERB")))
        return [];
    }
    let first = noun;
    if (!isPronoun && !(isRelative && tag(noun) === "PROPN")) {
      if (tag(noun - 1) === "ADJ" || tag(noun - 1) === "NOUN") first -= 1;
      if (!determiner.test(key(first - 1))) return [];
      first -= 1;
    }
    // `saw her lead them out`, `that he lead`: only where the clause begins, and no more than one stands before it.
    const opens = first === 0 || openers.test(key(first - 1));
    return isRelative || (opens && !/^(?:suggested|asked|insisted|proposed)$/.test(key(first - 2)))
      ? edit(index, index, "led", "Led is the past of lead")
      : [];
  });
};

export const pastLeadRules: readonly GrammarRule[] = [led];
