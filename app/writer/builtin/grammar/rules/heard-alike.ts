/** Words heard or typed alike whose sentence shows which was meant: `the damp effects the pitch`, `a card form my aunt`, `the rain lead to`. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { collectives, isPlural, people, singularOf } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { hasVerb, nounPhraseAt } from "./noun-phrases.ts";

/** Whether a clause has a finite verb before a place. */
function hasVerbBefore({ key, tag }: Clause, index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    if (/^(?:[,;:.!?]|and|but|because|when|if|while|that|who|which|as|so|how)$/.test(key(at))) return false;
    if (tag(at) === "VERB" || tag(at) === "AUX") return true;
  }
  return false;
}

/** Whether the noun phrase at a place is the last thing of its clause: no verb of its own behind it. */
function endsAt(clause: Clause, index: number): boolean {
  const { key, tag } = clause;
  if (/^(?:me|him|us|them|it|you|everyone|everything)$/.test(key(index)))
    return /^(?:PUNCT|ADP|CCONJ|SCONJ|ADV|)$/.test(tag(index + 1));
  const phrase = nounPhraseAt(clause, index);
  return (
    phrase !== null &&
    /^(?:PUNCT|ADP|CCONJ|SCONJ|PART|ADV|)$/.test(tag(phrase.end)) &&
    !/^(?:-|'s|’s|')$/.test(key(phrase.end)) &&
    !hasVerb(clause, phrase.end)
  );
}

/** `The damp effects the pitch`, `how heat effects them`. */
const affects: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "effects").flatMap((index): Edit[] => {
    if (tokens[index]?.text !== "effects" || hasVerbBefore(clause, index)) return [];
    const isBehind =
      /^(?:it|this|that|which|what|directly|really|also|only|never|always|cold|damp|wet|dark)$/.test(
        key(index - 1),
      ) ||
      (tag(index - 1) === "NOUN" &&
        !isPlural(key(index - 1)) &&
        !/^(?:side|sound|special|after|light|lighting|stage|greenhouse|health|ripple|knock)$/.test(
          key(index - 1),
        ));
    if (!isBehind || key(index - 2) === "-") return [];
    return /^(?:the|my|our|your|his|her|its|their|a|an|me|him|us|them|it|you|everyone|everything|all|every|both)$/.test(
      key(index + 1),
    ) && endsAt(clause, index + 1)
      ? edit(index, index, "affects", "Affect is the verb")
      : [];
  });
};

/** `a complaint form a walker`, `the lad form Bala`, `took the pen form my hand`. */
const from: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "form").flatMap((index): Edit[] => {
    const [prior, next] = [tokens[index - 1], tokens[index + 1]];
    if (!prior || !next || tokens[index]?.text !== "form" || prior.text !== prior.key) return [];
    const isBehind =
      /^(?:me|him|them|us|it|away|back|down|up|out|far|home|straight|over|people)$/.test(prior.key) ||
      // `pebbles form the floor`: many may form what stands behind.
      (tag(index - 1) === "NOUN" &&
        !isPlural(prior.key) &&
        !collectives.has(prior.key) &&
        !/^(?:men|women|children|cattle|application|order|consent|entry|booking|claim|tax|reply|feedback|contact|request|registration|web|art|life|verse|song|letter|sonata)$/.test(
          prior.key,
        ));
    if (
      !isBehind || people.has(prior.key)
        ? !/^(?:lad|man|woman|girl|boy|friend|people)$/.test(prior.key)
        : false
    )
      return [];
    const isName = tag(index + 1) === "PROPN" && next.text !== next.key;
    if (!isName && !/^(?:the|a|an|my|his|her|our|their|your|one)$/.test(next.key)) return [];
    if (/^(?:to|can|will|could|would|may|might|must|help|helps|that|which|and|n't|not)$/.test(key(index - 2)))
      return [];
    return endsAt(clause, index + 1) ? edit(index, index, "from", "Form is a shape") : [];
  });
};

/** `The delay lead to a row`, `which lead her to the attic`, `Ivo lead me down`: told of the past. */
const led: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, around, narrates, isDated } = clause;
  if (around === "" && !narrates && !isDated) return [];
  return eachWord(clause, "lead").flatMap((index): Edit[] => {
    if (tokens[index]?.text !== "lead") return [];
    const next = key(index + 1);
    const goesOn =
      /^(?:me|him|us|them|it|her|you)$/.test(next) ||
      (next === "to" && /^(?:DET|NOUN|ADJ|PRON|PROPN)$/.test(tag(index + 2)));
    if (!goesOn || hasVerb(clause, index + 1)) return [];
    const isOne =
      /^(?:he|she|it|which|this)$/.test(key(index - 1)) ||
      tag(index - 1) === "PROPN" ||
      (tag(index - 1) === "NOUN" &&
        !isPlural(key(index - 1)) &&
        nounPhraseAt(clause, 0)?.end !== index + 1) ||
      (tag(index - 1) === "NOUN" && !isPlural(key(index - 1)) && next === "to");
    return isOne &&
      !hasVerbBefore(clause, index) &&
      !/^(?:'s|dog|pencil|roof|church|wanna|gonna|to)$/.test(key(index - 1))
      ? edit(index, index, "led", "Led is the past of lead")
      : [];
  });
};

/** `Nobody knows who's it is`, `whoever's photos those were`, `a heron who's nest was found`. */
const whose: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "who").flatMap((index): Edit[] => {
    if (key(index + 1) !== "'s") return [];
    const is = "Whose asks for an owner";
    const next = key(index + 2);
    if (/^(?:it|this|that|those|these|they)$/.test(next) && /^(?:is|was|are|were)$/.test(key(index + 3)))
      return edit(index, index + 1, "whose", is);
    const isThing =
      tag(index + 2) === "NOUN" ||
      (tag(index + 2) === "VERB" && isPlural(next) && countNouns.has(singularOf(next)));
    const isSubject = /^(?:was|were|had)$/.test(key(index + 3)) && clause.tokens[index + 2]?.lemma === next;
    if (
      !(isThing || (tag(index + 2) === "VERB" && isSubject)) ||
      next.endsWith("ing") ||
      key(index + 3) === "-"
    )
      return [];
    const behind = key(index + 3);
    const isOwned =
      (isPlural(next) && /^(?:i|you|he|she|we|they|it|those|these|the)$/.test(behind)) ||
      /^(?:was|were|is|are|had|has|will|would|can|could)$/.test(behind);
    return isOwned && !/^(?:boss|home|king|first|next|left|back|who)$/.test(next)
      ? edit(index, index + 1, "whose", is)
      : [];
  });
};

export const heardAlikeRules: readonly GrammarRule[] = [affects, from, led, whose];
