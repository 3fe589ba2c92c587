/** Two sentences with nothing but a comma between them. */

import type { Clause, GrammarRule } from "./clause.ts";

const verbs = new Set(["VERB", "AUX"]);
const joins =
  /^(?:if|when|whenever|although|though|unless|while|whilst|once|as|since|whether|because|until|till|before|after|that|who|which|whose|where|what|how|why|so|than|not|neither|either|both|and|or|but|the more|let|please)$/;
const asides =
  /^(?:think|thinks|thought|guess|suppose|believe|know|knows|knew|say|says|said|told|hope|hear|heard|feel|mean|seem|seems|seemed|admit|swear|'d|asked|replied|added|agreed)$/;

/** Whether a whole clause begins here: a pronoun, or its thing, and its verb. */
function begins({ key, tag, tokens }: Clause, index: number): boolean {
  if (/^(?:its|their|his|her|my|our)$/.test(key(index)))
    return tag(index + 1) === "NOUN" && tag(index + 2) === "AUX" && tokens.length - index > 4;
  if (!/^(?:it|they|he|she|we|i|this|there)$/.test(key(index))) return false;
  const at = ["ADV"].includes(tag(index + 1)) ? index + 2 : index + 1;
  return verbs.has(tag(at)) && !asides.test(key(at)) && !(key(index) === "this" && tag(at) !== "AUX");
}

/** `It got stuck in a tree, it stayed there.` */
const splices: GrammarRule = (clause) => {
  const { key, tag, tokens, sentence, edit } = clause;
  const { text, kind } = sentence;
  if (kind !== "paragraph" || !/[\p{L}\p{N}]\.$/u.test(text) || /[;:—–"“”()?!\uE000]/.test(text)) return [];
  const commas = tokens.flatMap(({ key: word }, index) => (word === "," ? [index] : []));
  const [comma = -1] = commas;
  if (commas.length !== 1 || comma < 5 || tokens.length - comma < 5 || !begins(clause, comma + 1)) return [];
  const first = tokens.slice(0, comma);
  if (first.some(({ key: word }) => joins.test(word))) return [];
  if (
    !["DET", "PRON", "NOUN", "PROPN"].includes(tag(0)) &&
    key(0) !== "there" &&
    !/^(?:my|our|one)$/.test(key(0))
  )
    return [];
  // The same word at the head of both is a figure of speech.
  if (key(0) === key(comma + 1) || !first.some(({ tag: one }) => verbs.has(one))) return [];
  const last = tokens.at(-2);
  if (!last || asides.test(last.key)) return [];
  return edit(comma, comma, ";", "Two sentences need more than a comma");
};

export const spliceRules: readonly GrammarRule[] = [splices];
