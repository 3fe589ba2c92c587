/** What something is done for, and the preposition before a doing: `went to buy`, `succeeded in finding`. */

import { ingForm } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { object } from "./agreeing.ts";
import { eachWord, type GrammarRule } from "./clause.ts";
import { isVerb, pastAdverbsBack, reason, subjects } from "./verb-patterns.ts";

const errands =
  /^(?:buy|see|visit|learn|study|get|look|meet|ask|have|take|eat|collect|find|improve|celebrate|speak|pick|watch|practise|help)$/;

/** `I went to the shop for buying milk`, `It took me an hour for finding it`. */
const purposes: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "for").flatMap((index): Edit[] => {
    const word = key(index + 1);
    const base = word.endsWith("ing") ? (tokens[index + 1]?.lemma ?? "") : word;
    if (!errands.test(base)) return [];
    const next = key(index + 2);
    const takes =
      object.test(next) ||
      /^(?:DET|NUM)$/.test(tag(index + 2)) ||
      /^(?:my|our|his|her|their|milk|bread|food|fruit|english|clothes)$/.test(next);
    if (
      !takes ||
      (!word.endsWith("ing") && tag(index + 1) !== "VERB" && next !== "the" && !errands.test(word))
    )
      return [];
    let verb = index - 1;
    while (verb > index - 6 && !/^(?:went|go|goes|came|come|comes|gone|took|takes|take)$/.test(key(verb))) {
      if (/^(?:,|and|but|or|that|which)$/.test(key(verb))) return [];
      verb -= 1;
    }
    if (!/^(?:went|go|goes|came|come|comes|took|takes|take)$/.test(key(verb))) return [];
    const isLong = /^(?:took|takes|take)$/.test(key(verb));
    if (
      isLong
        ? !/^(?:hours?|minutes?|days?|weeks?|months?|years?|time)$/.test(key(index - 1)) ||
          key(verb - 1) !== "it"
        : !/^(?:i|we|he|she|they|to)$/.test(key(verb - 1))
    )
      return [];
    return edit(index, index + 1, `to ${base}`, "To, of a purpose");
  });
};

/** `He succeeded to find a room`, `They insisted to pay`, `stopped me to go`: a preposition and the -ing form. */
const instead: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "to").flatMap((index): Edit[] => {
    const verb = key(index + 1);
    const prior = key(index - 1);
    if (!isVerb(verb) || tag(index + 1) !== "VERB") return [];
    if (/^succeed(?:s|ed)?$/.test(prior))
      return edit(index, index + 1, `in ${ingForm(verb)}`, "Succeed in doing something");
    if (/^insist(?:s|ed)?$/.test(prior) && subjects.test(key(index - 2)))
      return edit(index, index + 1, `on ${ingForm(verb)}`, "Insist on doing something");
    if (/^dream(?:s|ed|t)?$/.test(prior) && subjects.test(key(index - 2)) && verb !== "be")
      return edit(index, index + 1, `of ${ingForm(verb)}`, "Dream of doing something");
    if (/^(?:me|him|us|them)$/.test(prior) && /^(?:prevent|prevents|prevented)$/.test(key(index - 2)))
      return edit(index, index + 1, `from ${ingForm(verb)}`, "Prevent from doing something");
    if (prior === "capable") return edit(index, index + 1, `of ${ingForm(verb)}`, "Takes of");
    // `It is worth to see`, `I can't help to laugh`
    if (
      prior === "worth" &&
      /^(?:is|was|'s|be|are|were|not|n't|really|well|also)$/.test(key(index - 2)) &&
      key(index + 2) !== "to"
    )
      return edit(index, index + 1, ingForm(verb), "Worth takes -ing");
    if (
      prior === "help" &&
      key(index - 2) === "n't" &&
      /^(?:ca|could)$/.test(key(index - 3)) &&
      /^(?:laugh|smile|think|notice|cry|wonder|feel)$/.test(verb)
    )
      return edit(index, index + 1, ingForm(verb), reason);
    if (
      prior === "up" &&
      /^(?:gave|give|gives|given)$/.test(key(index - 2)) &&
      subjects.test(key(index - 3)) &&
      /^(?:smoke|drink|play|eat|try|work|drive|study|look)$/.test(verb)
    )
      return edit(index, index + 1, ingForm(verb), reason);
    // `spent two hours to find it`
    if (/^(?:hours|minutes|days|weeks|months|years)$/.test(prior) || prior === "time") {
      let spent = index - 2;
      while (spent > index - 5 && !/^(?:spent|spend|spends)$/.test(key(spent))) spent -= 1;
      const isHers =
        /^(?:my|his|her|our|their|much|too|all|NUM)$/.test(key(index - 2)) ||
        tag(index - 2) === "NUM" ||
        key(index - 2) === "of";
      if (
        /^(?:spent|spend|spends)$/.test(key(spent)) &&
        subjects.test(key(pastAdverbsBack(clause, spent - 1))) &&
        isHers
      )
        return edit(index, index + 1, ingForm(verb), "Spend time doing something");
    }
    return [];
  });
};

export const purposeRules: readonly GrammarRule[] = [purposes, instead];
