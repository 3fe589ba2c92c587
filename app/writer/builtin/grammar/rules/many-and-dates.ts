/** Plurals with an apostrophe behind a number, and months without a capital behind a day. */

import { baseOfPast, isPlural, people, pluralOf } from "../../../prose/english/forms.ts";
import { months, numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import type { Clause, GrammarRule } from "./clause.ts";

const several = /^(?:many|several|few|these|those|both|various)$/;
/** Shops and homes: `these two baker's`, `at both friend's`. */
const places = /^(?:baker|butcher|grocer|chemist|doctor|dentist|hairdresser|barber|newsagent|hell|god|o)$/;

/** What is bought and grown is not left at somebody's: `We sell egg's.` */
const traded = new Set(["sell", "sells", "sold", "grow", "grows", "grew", "bake", "bakes", "baked"]);

function counts({ key, tag }: Clause, index: number): boolean {
  return (
    several.test(key(index)) || (tag(index) === "NUM" && numerals.has(key(index)) && key(index) !== "one")
  );
}

/** `Two inside pocket's with zips`, `two Victorian sofa's that were`. */
const plurals: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, places: known } = clause;
  return (known.get("'s") ?? []).flatMap((index): Edit[] => {
    const noun = key(index - 1);
    if (tag(index - 1) !== "NOUN" || isPlural(noun) || people.has(noun) || places.test(noun)) return [];
    if (!/^\p{Ll}{3,}$/u.test(tokens[index - 1]?.text ?? "")) return [];
    let first = index - 2;
    while (
      first > index - 5 &&
      (/^(?:ADJ|NOUN|PROPN)$/.test(tag(first)) || key(first) === "inside") &&
      !counts(clause, first)
    )
      first -= 1;
    const next = key(index + 1);
    // `All ticket's must be shown`, `We sell fresh egg's.`
    const isAll = key(first) === "all" && /^(?:must|should|are|were|will|have)$/.test(next);
    const isSold = traded.has(key(first)) && /^[.,;:!?)]$/.test(next);
    if (!(counts(clause, first) || isAll || isSold)) return [];
    const ends =
      /^(?:[.,;:!?)]|)$/.test(next) ||
      /^(?:with|in|on|at|for|from|of|to|that|which|who|were|are|have|had|under|over|near|by|and|when|but|because)$/.test(
        next,
      ) ||
      tag(index + 1) === "AUX" ||
      (tag(index + 1) === "VERB" && baseOfPast.has(next));
    if (!ends || (next === "and" && !isPlural(key(index + 2)))) return [];
    // `those dog's and this cat's bowls`
    if (/^(?:and|of|but)$/.test(next) && key(index + 3) === "'s") return [];
    return edit(index - 1, index, pluralOf(noun), "A plural has no apostrophe");
  });
};

const dayOf = /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/;

/** `on 14 march`, `the 3rd of may`. */
const dates: GrammarRule = ({ tokens, key, edit }) =>
  tokens.flatMap(({ text }, index): Edit[] => {
    if (!months.has(text)) return [];
    const day = key(index - 1) === "of" ? index - 2 : index - 1;
    const word = key(day);
    if (!dayOf.test(word)) return [];
    if (day === index - 2 && !/\p{L}$/u.test(word)) return [];
    const isCertain =
      !/^(?:march|may|august|mar)$/.test(text) ||
      /^(?:on|until|till|from|by|since|of|the|before|after|monday|tuesday|wednesday|thursday|friday|saturday|sunday|,)$/.test(
        key(day - 1),
      );
    // `the first 14 may come`: behind a bare number of things a verb may follow.
    const isVerb =
      /^(?:may|march)$/.test(text) &&
      /^(?:be|have|not|also|come|go|well|need|apply|past|on|in|to|the)$/.test(key(index + 1));
    return isCertain && !isVerb
      ? edit(index, index, text.charAt(0).toUpperCase() + text.slice(1), "A month has a capital")
      : [];
  });

export const manyAndDateRules: readonly GrammarRule[] = [plurals, dates];
