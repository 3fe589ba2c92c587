/** The `the` of what there is one of: `round to back of the trailer`, `have same six miles`, `by other half`, `it is warmest place`. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isPlural } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const why = "A little word is missing";

const isBare = ({ tokens }: Clause, at: number): boolean => tokens[at]?.text === tokens[at]?.key;

const parts =
  "end middle top bottom back front side edge beginning start rest centre center corner foot entrance";

/** `round to back of the trailer`, `at end of the road`, `have same six miles`, `by other half`, `it is warmest place`. */
const theOne: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  if (sentence.kind !== "paragraph" && !tokens.some(({ key: word }) => /^(?:the|a|an)$/.test(word)))
    return [];
  return [
    ...eachWord(clause, parts).flatMap((index): Edit[] => {
      const prior = key(index - 1);
      if (
        key(index + 1) !== "of" ||
        !isBare(clause, index) ||
        !/^(?:to|at|in|from|near|behind|round|around|towards|by|into|on|until|till)$/.test(prior)
      )
        return [];
      if (prior === "in" && key(index) === "top") return edit(index - 1, index - 1, "on", "On top of");
      if (
        (prior === "in" && /^(?:front|back|start)$/.test(key(index))) ||
        (prior === "on" && /^(?:top|side|back)$/.test(key(index))) ||
        (prior === "by" && !/^(?:end|side|edge|entrance|back)$/.test(key(index)))
      )
        return [];
      if (
        (/^(?:from)$/.test(prior) && key(index) === "top") ||
        !/^(?:the|a|an|my|our|your|his|her|its|their|this|that|each|every|town|january|february|march|april|may|june|july|august|september|october|november|december|season|term|shift)$/.test(
          key(index + 2),
        )
      )
        return [];
      return sentence.kind === "paragraph" ? edit(index, index, `the ${key(index)}`, why) : [];
    }),
    ...eachWord(clause, "same").flatMap((index): Edit[] => {
      if (!isBare(clause, index) || key(index + 1) === "-") return [];
      if (
        !/^(?:have|has|had|in|at|on|with|use|uses|used|using|wear|wears|wore|wearing|got|gets|do|does|did|is|was|are|were|from|for|sing|made|make|makes|play|played|to)$/.test(
          key(index - 1),
        )
      )
        return [];
      return /^(?:NOUN|NUM)$/.test(tag(index + 1)) &&
        !/^(?:sex|here|again|day|old|size|price)$/.test(key(index + 1)) &&
        !(
          tag(index - 1) !== "ADP" &&
          isPlural(key(index + 1)) &&
          /^(?:is|was|are|were)$/.test(key(index - 1))
        ) &&
        sentence.kind === "paragraph"
        ? edit(index, index, "the same", why)
        : [];
    }),
    ...eachWord(clause, "other").flatMap((index): Edit[] =>
      /^(?:by|on|at|from|to|in|with)$/.test(key(index - 1)) &&
      /^(?:side|half|end|hand|foot)$/.test(key(index + 1)) &&
      isBare(clause, index) &&
      /^(?:PUNCT|ADP|SCONJ|CCONJ|)$/.test(tag(index + 2)) &&
      sentence.kind === "paragraph"
        ? edit(index, index, "the other", why)
        : [],
    ),
    ...eachWord(clause, "is was 's").flatMap((be): Edit[] => {
      const index = be + 1;
      const { key: word, text } = tokens[index] ?? { key: "", text: "" };
      if (word === "") return [];
      if (
        text !== word ||
        !/^(?:best|worst|only|biggest|[a-z]{2,}[^aeiou]est|largest|nicest|safest|finest|latest|rarest|widest)$/.test(
          word,
        ) ||
        // `in it's fullest sense`: which one it has.
        (key(be) === "'s" && tag(be - 2) === "ADP") ||
        /^(?:honest|modest|earnest|harvest|forest|interest|request|protest|contest|arrest|conquest|digest|suggest|invest|tempest|harvest|guest|quest|inquest|manifest|midwest|northwest|southwest)$/.test(
          word,
        )
      )
        return [];
      if (
        !/^(?:is|was|'s)$/.test(key(index - 1)) ||
        !/^(?:it|this|that|he|she)$/.test(key(index - 2)) ||
        key(index - 3) === "what"
      )
        return [];
      const noun = key(index + 1);
      if (
        tag(index + 1) !== "NOUN" ||
        isPlural(noun) ||
        (/^(?:man|friends?|practice|quality|news|fun|time|part|money|work|child|guess|value)$/.test(noun) &&
          /^(?:best|only|latest|part|finest)$/.test(word) &&
          noun !== "time" &&
          noun !== "part")
      )
        return [];
      if (
        word === "only" &&
        !countNouns.has(noun) &&
        !/^(?:place|one|way|thing|time|person|man|woman|part)$/.test(noun)
      )
        return [];
      if (word === "only" && !/^(?:in|of|that|who|we|i|left)$/.test(key(index + 2))) return [];
      return /^(?:in|of|on|at|to|that|we|i|for|you|they|he|she|ever|around|here|there|[.,;!])$/.test(
        key(index + 2),
      )
        ? edit(index, index, `the ${word}`, why)
        : [];
    }),
  ];
};

export const theOneRules: readonly GrammarRule[] = [theOne];
