/** Frequent words with two letters in the wrong order. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import frequent from "../../../prose/english/frequent-words.json" with { type: "json" };
import type { Edit } from "../../marks/edits.ts";
import { eachWord, type GrammarRule } from "./clause.ts";

/** Words that every text has, with two letters in the wrong order: `muts`, `siad`, `wihch`. */
const swappable =
  "must said have that this with which from they were been there their what when would could should about other some than them these make made like time very just over also back after only come work first well even want because good give most think know take into year your people where does much many still being here down through before right same another while last never again found under always might next both every house asked later until water place world going between school little home went says without around though thought against together really morning enough almost since";
const words = new Set(
  "form trail trial quite diary dairy angel sued lest bets wont sing santa tired tried calm clam clot colt slat salt untied united being begin bared beard unite untie dose does side dies time item emit mite meat mate meta form sue use gals mots mots lats tome thing night".split(
    " ",
  ),
);

let swapped: ReadonlyMap<string, string> | null = null;

function swappedWords(): ReadonlyMap<string, string> {
  if (swapped) return swapped;
  const known = new Set(
    Object.values(frequent as Readonly<Record<string, string[]>>).flatMap((lists) =>
      lists.flatMap((list) => list.split(" ")),
    ),
  );
  const found = new Map<string, string>([
    ["ment", "meant"],
    ["alot", "a lot"],
    ["wich", "which"],
    ["becuase", "because"],
    ["becasue", "because"],
    ["thier", "their"],
  ]);
  for (const word of swappable.split(" "))
    for (let at = 1; at < word.length - 1; at += 1) {
      const typed = `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
      if (
        typed !== word &&
        word.length > 3 &&
        !known.has(typed) &&
        !words.has(typed) &&
        !countNouns.has(typed)
      )
        found.set(typed, word);
    }
  return (swapped = found);
}

export const swappedLetters: GrammarRule = (clause) => {
  const { key, edit, tokens, sentence } = clause;
  return eachWord(clause, swappedKeys()).flatMap((index): Edit[] => {
    const token = tokens[index];
    if (!token || (token.text !== token.key && index > 0)) return [];
    if (
      /[-_/.@'’\d]/.test(sentence.text.charAt(token.start - 1)) ||
      /^(?:[-_/@'’(]|\.\p{L})/u.test(sentence.text.slice(token.end, token.end + 2))
    )
      return [];
    if ((clause.places.get(key(index))?.length ?? 0) > 1) return [];
    return edit(index, index, swappedWords().get(key(index)) ?? key(index), "Spelling");
  });
};

let keys: ReadonlySet<string> | null = null;
const swappedKeys = (): ReadonlySet<string> => (keys ??= new Set(swappedWords().keys()));
