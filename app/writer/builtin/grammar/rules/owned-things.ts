/** Things and who has them, as the rules of owners read them. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { baseOfPast, isPlural } from "../../../prose/english/forms.ts";
import { type Clause } from "./clause.ts";

/** The last token that is replaced, what should stand there and why; null where it is right. */
export type Reading = (
  clause: Clause,
  index: number,
) => readonly [last: number, text: string, reason: string] | null;

export const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

export const isOver = ({ tag, key, tokens, sentence: { text } }: Clause, index: number): boolean =>
  tag(index) === "" ||
  (tag(index) === "PUNCT" &&
    !/^[-–'’"“(]$/.test(key(index)) &&
    // `in their .profile file`
    !/[\p{L}\d]/u.test(text.charAt(tokens[index]?.end ?? 0)));

const participles =
  /^(?:put|set|cut|hit|hurt|shut|let|read|come|run|become|quit|split|cast|spread|cost|bet|beat|burst|overcome|shed|rid|left|open|welcome|home|back|clear|free|light|cool|warm|dry|clean|last|due|sort|kind|like|long|better|live|near|right)$/;

/** A noun; behind a verb that takes no other the reader makes a verb of it: `it 's winter concert`, `you 're thumbs`. */
export function isNoun({ key, tag, tokens }: Clause, index: number): boolean {
  if (tag(index) === "NOUN") return true;
  const word = key(index);
  const lemma = tokens[index]?.lemma;
  return (
    tag(index) === "VERB" &&
    !participles.test(word) &&
    /^(?:ADJ|AUX|NOUN)$/.test(tag(index - 1)) &&
    (lemma === word || `${lemma}s` === word)
  );
}

/** The last word of a thing that begins at a place, -1 where none does. */
export function thingAt(clause: Clause, index: number): number {
  const { tag, key } = clause;
  let at = index;
  while (at < index + 2 && tag(at) === "ADJ") at += 1;
  if (
    isNoun(clause, at) &&
    isNoun(clause, at + 1) &&
    !isPlural(key(at)) &&
    key(at + 1) !== "-" &&
    tag(at + 1) === "NOUN"
  )
    at += 1;
  return isNoun(clause, at) && key(at + 1) !== "-" && key(at + 1) !== "'s" ? at : -1;
}

/** A verb with a subject before it. */
export const isFinite = ({ key, tag, tokens }: Clause, index: number): boolean =>
  (tag(index) === "AUX" && !/^(?:be|been|being)$/.test(key(index))) ||
  (tag(index) === "VERB" &&
    !key(index).endsWith("ing") &&
    (tokens[index]?.lemma !== key(index) || baseOfPast.has(key(index))));

/** Whether the thing at a place ends there: a mark, a preposition, a verb or a conjunction follows. */
export const closes = (clause: Clause, index: number): boolean =>
  isOver(clause, index) || /^(?:ADP|AUX|CCONJ|SCONJ|PART)$/.test(clause.tag(index));

/** One thing that cannot stand without an owner or an article. */
export const isThing = ({ key, tag }: Clause, index: number): boolean =>
  (countNouns.has(key(index)) || kin.has(key(index))) &&
  (tag(index) === "NOUN" || tag(index) === "VERB") &&
  key(index + 1) !== "-" &&
  key(index + 1) !== "'s";
export const kin = words(
  "mother father brother sister husband wife daughter son uncle aunt cousin grandmother grandfather mum dad mom boss",
);

export const personal = /^(?:i|you|he|she|we|they|it|who)$/;

export const tellsPlace = "There tells the place";
export const showsWhose = (word: string): string => `${word} shows whose`;

export const later = words(
  "again instead yesterday today tonight tomorrow already twice once forever alone together waiting crying smiling holding",
);
export const staying = words(
  "stood stand stands standing sat sit sits sitting lay lies lying stay stayed stays staying lived live living waited went arrive arrived be been being was were",
);
export const nobody =
  /^(?:nobody|somebody|anybody|everybody|no-one|someone|anyone|everyone|nothing|something|anything)$/;
