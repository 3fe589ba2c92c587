/** The simple subject that begins at a place, and what tells a name or a thing done from one. */

import { isPlural } from "../../../prose/english/forms.ts";
import type { Clause } from "./clause.ts";

/** `Annex I`: the word before is written as a name. */
export const isNamed = (token: Clause["tokens"][number] | undefined): boolean =>
  /^(?:NOUN|PROPN)$/.test(token?.tag ?? "") && /^\p{Lu}\p{Ll}/u.test(token?.text ?? "");

/** Somebody is to do something, and that is the subject. */
export const toDo = /^\W{0,3}to \p{Ll}+ [^,;:.]{1,60}$/iu;

interface Subject {
  /** Index of the head noun. */
  head: number;
  plural: boolean;
  determiner: string;
  counted: boolean;
}

/** The simple noun phrase that begins at a place where a clause may: determiner, adjectives, nouns; nothing behind. */
export function subjectAt({ key, tag }: Clause, index: number): Subject | null {
  let at = index;
  const determiner =
    ["DET", "PRON"].includes(tag(at)) ||
    /^(?:my|our|your|his|her|their|its|many|most|some|all|several|few|both)$/.test(key(at))
      ? key(at)
      : "";
  if (
    /^(?:(?:what|which|who)(?:ever)?|that|it|he|she|they|we|i|you|there|one|each|none|another|either|neither|any|much|half|such)$/.test(
      determiner,
    )
  )
    return null;
  if (determiner) at += 1;
  const counted = tag(at) === "NUM";
  if (counted) at += 1;
  while (tag(at) === "ADJ" && at < index + 4) at += 1;
  let head = -1;
  while (tag(at) === "NOUN" && at < index + 6) {
    head = at;
    at += 1;
  }
  if (head < 0) return null;
  return { head, plural: isPlural(key(head)), determiner, counted };
}
