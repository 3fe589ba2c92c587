/** Verbs behind who and what: `my sister, who work there`, `what people leaves`. */

import { baseOfPast, baseOfThird, isPlural, people, thirdPerson } from "../../../prose/english/forms.ts";
import { isVerbBase, unchanging } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import { closes, kin } from "./owned-things.ts";

const owners = /^(?:my|your|his|her|our|their|a|an|another)$/;

/** Whether one person stands right before a comma, alone and not the last of several. */
function isOnePerson({ key, tag }: Clause, at: number): boolean {
  const described = tag(at - 1) === "ADJ" ? at - 2 : at - 1;
  return (
    (kin.has(key(at)) || people.has(key(at))) &&
    !isPlural(key(at)) &&
    owners.test(key(described)) &&
    !/^(?:and|or|,|of|with)$/.test(key(described - 1))
  );
}

/** `My wife, who weigh eight stone, has`. */
const oneWho: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "who").flatMap((index): Edit[] => {
    if (key(index - 1) !== "," || !isOnePerson(clause, index - 2)) return [];
    const verb = pastAdverbs(clause, index + 1);
    const base = key(verb);
    return tag(verb) === "VERB" &&
      tokens[verb]?.lemma === base &&
      tokens[verb]?.text === base &&
      isVerbBase(base) &&
      !baseOfPast.has(base) &&
      // `my mother, who read it twice`
      !unchanging.test(base) &&
      !/^(?:AUX|PUNCT)$/.test(tag(verb + 1))
      ? edit(verb, verb, thirdPerson(base), agree)
      : [];
  });
};

/** `You can guess what people leaves there`; `what people skills are` is about skills. */
const whatPeople: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "people children men women").flatMap((index): Edit[] => {
    if (!/^(?:what|how|where|why|when|because|if|whatever|that)$/.test(key(index - 1))) return [];
    const [verb, base] = [key(index + 1), baseOfThird(key(index + 1))];
    return base !== verb &&
      /[^s]s$/.test(verb) &&
      tag(index + 1) === "VERB" &&
      tokens[index + 1]?.text === verb &&
      isVerbBase(base) &&
      (closes(clause, index + 2) || /^(?:there|here|it|them|the|their|a|about|to)$/.test(key(index + 2))) &&
      tag(index + 2) !== "AUX"
      ? edit(index + 1, index + 1, base, agree)
      : [];
  });
};

export const toldWhoRules: readonly GrammarRule[] = [oneWho, whatPeople];
