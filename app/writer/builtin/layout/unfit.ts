/** For which kinds of text a layout can do right work; the others are declined with what would help. */

import { misspellings } from "../../prose/english/misspellings.ts";
import { isEnglish } from "../../prose/language.ts";
import { wordsOf } from "../../prose/words.ts";
import type { Rule } from "../../task.ts";
import { textKindOf, type TextKind } from "../text-kind.ts";

const names: Readonly<Record<TextKind, string>> = {
  letter: "a letter to somebody",
  minutes: "the minutes of a meeting",
  recipe: "a recipe",
  fiction: "a story",
  memory: "told by somebody about their own life",
  opinion: "a piece of opinion",
  news: "a news report",
  product: "about a product",
  other: "of no kind that can be told for sure",
};

/** A rule that is run for some kinds of text only; a form is named as a reader knows it, `a summary`. */
export function onlyFor(form: string, kinds: readonly TextKind[], rule: Rule): Rule {
  return (source, values, signal) => {
    const kind = textKindOf(source.text);
    if (kinds.includes(kind)) return rule(source, values, signal);
    return {
      decline: `This text is ${names[kind]}. By rule ${form} is laid out from the text's own sentences, and these would read wrong in it; it needs a text of another kind, or a model.`,
    };
  };
}

/** A rule that copies no misspelt sentence: the text is to be corrected first. */
export function onceSpelt(rule: Rule): Rule {
  return (source, values, signal) => {
    const wrong = isEnglish(source.text)
      ? wordsOf(source.text).find((word) => Object.hasOwn(misspellings, word.toLowerCase()))
      : undefined;
    if (wrong === undefined) return rule(source, values, signal);
    return {
      decline: `This text has a spelling mistake, “${wrong}”, that would be copied. Fix Grammar corrects it first.`,
    };
  };
}
