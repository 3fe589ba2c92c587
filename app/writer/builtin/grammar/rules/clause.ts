/** A sentence as the grammar rules read it: tokens with questions about their neighbours. */

import { weekdays } from "../../../prose/english/word-classes.ts";
import { tokensOf, type Token } from "../../../prose/english/tokens.ts";
import { baseOfPast } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import type { MarkedSentence } from "../../marks/passages.ts";

export interface Clause {
  tokens: readonly Token[];
  sentence: MarkedSentence;
  /** Lower-case word, empty beyond the ends. */
  key: (index: number) => string;
  tag: (index: number) => string;
  /** The places of each lower-case word. */
  places: ReadonlyMap<string, readonly number[]>;
  /** Whether a clause may begin here: at the start, or behind a comma or a conjunction. */
  opens: (index: number) => boolean;
  /** Whether the sentence and those before it tell of the past and of nothing else. */
  narrates: boolean;
  /** How the sentences around it are told, itself not counted: `story` where the past stands almost alone, `plain` where it stands alone and often. */
  around: "story" | "plain" | "";
  /** Whether it says that it was on a day that is over (`yesterday`), or goes on from a sentence that did. */
  isDated: boolean;
  /** Whether the full stop before it may be that of a shortened word: `Amos Hale Jr. of Paris`. */
  isBroken: boolean;
  /** Words that the text writes with a capital inside a sentence. */
  names: ReadonlySet<string>;
  /** Whether the text shows itself British; false where it shows nothing. */
  isBritish: boolean;
  /** Replaces tokens `first` to `last` (inclusive). Capitals are kept; an empty text takes the space before along. */
  edit: (first: number, last: number, text: string, reason: string) => Edit[];
}

/** One rule of grammar: the edits that it is sure of. */
export type GrammarRule = (clause: Clause) => Edit[];

/** Words and marks behind which a clause may begin. */
const starters = new Set(
  'because when if while although though since unless until where whether so but that as after before once which who nowadays today sometimes then yesterday usually often however also maybe perhaps here now how why think thinks thought know knows say says said believe believes hope feel guess , ; : — – - . ! ? “ " ('.split(
    " ",
  ),
);

const presents = /^(?:is|are|am|'m|'re|has|does|will|can|'ll)$/;

/** How many verbs of a sentence tell of the past, and how many of the present. */
function tensesOf(tokens: readonly Token[]): { past: number; present: number } {
  let [past, present] = [0, 0];
  for (const [index, { key, tag, lemma }] of tokens.entries()) {
    if (tag !== "VERB" && tag !== "AUX") continue;
    if (presents.test(key) || (key === "have" && tag === "AUX")) present += 1;
    else if (/^(?:was|were|did|had)$/.test(key) || baseOfPast.has(key)) past += 1;
    else if (key.endsWith("ed") && lemma !== key && tokens[index - 1]?.tag !== "AUX") past += 1;
    else if (key.endsWith("s") && lemma !== key && tag === "VERB") present += 1;
  }
  return { past, present };
}

const tellsTime = new Set(["yesterday", "ago", "last", "in"]);

/** Where a sentence says by itself when it was: `yesterday`, `last week`, `two days ago`, `in 1999`. -1 for nowhere. */
export function pastDayIn(tokens: readonly Token[]): number {
  const key = (index: number) => tokens[index]?.key ?? "";
  return tokens.findIndex(({ key: word }, index) => {
    if (!tellsTime.has(word) || /^(?:since|than|like|the|as|for)$/.test(key(index - 1))) return false;
    const [next, behind] = [key(index + 1), tokens[index + 2]];
    if (word === "yesterday" || (word === "ago" && index > 1)) return next !== "'s";
    if (word === "last")
      return (
        (/^(?:night|week|month|year|spring|summer|autumn|winter|weekend)$/.test(next) ||
          weekdays.has(next)) &&
        behind?.tag !== "NOUN" &&
        behind?.key !== "'s"
      );
    return word === "in" && /^(?:1[5-9]\d\d|200\d|201\d)$/.test(next);
  });
}

/** Words that a text writes with a capital inside a sentence. */
export const namesIn = (sentences: readonly MarkedSentence[]): Set<string> =>
  new Set(sentences.flatMap(({ text }) => text.match(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu) ?? []));

/** Shortened words behind names, in addresses, and units behind figures. */
const shortened =
  /\s(?:Jr|Sr|Esq|Bros|Univ|Assn|Bldg|Blvd|Ave?|Rd|Sq|Pres|Ala|Ariz|Ark|Cal(?:if)?|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kans?|Ky|La|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ore|Pa|Penn|Tenn|Tex|Va|Vt|Wash|Wis|Wyo)\.$|\d\s?(?:km|cm|mm|kg|lbs?|oz|ft|in|yds?|mi|hrs?|mins?|secs?)\.$/;

type Tenses = ReturnType<typeof tensesOf>;

/** How the sentences near a place are told, that one left out. */
function tellingOf(tenses: readonly Tenses[], index: number): Clause["around"] {
  let [past, present] = [0, 0];
  for (let at = Math.max(0, index - 8); at < Math.min(tenses.length, index + 9); at += 1) {
    if (at === index) continue;
    past += tenses[at]?.past ?? 0;
    present += tenses[at]?.present ?? 0;
  }
  if (past >= 8 && present === 0) return "plain";
  return past >= 4 && present * 6 <= past ? "story" : "";
}

/** Reads sentences that follow each other. */
export function clausesOf(sentences: readonly MarkedSentence[], isBritish = false): Clause[] {
  const all = sentences.map(({ text }) => tokensOf(text));
  const tenses = all.map(tensesOf);
  const names = namesIn(sentences);
  return sentences.map((sentence, index) => {
    const near = tenses.slice(Math.max(0, index - 2), index + 2);
    const past = tenses.slice(Math.max(0, index - 2), index + 1).reduce((sum, one) => sum + one.past, 0);
    const narrates = past > 0 && near.every(({ present }) => present === 0);
    const day = pastDayIn(all[index] ?? []);
    // `Every wheel comes from the shop where he built it in 1987`: the day is that of the building.
    const told =
      day >= 0 && !all[index]?.slice(1, day).some(({ key }) => /^(?:where|which|who|whose)$/.test(key));
    const goesOn =
      pastDayIn(all[index - 1] ?? []) >= 0 &&
      /^(?:when|then|afterwards|later|so)$/.test(all[index]?.[0]?.key ?? "");
    const isDated = (told || (goesOn && tenses[index - 1]?.present === 0)) && tenses[index]?.present === 0;
    return clauseOf(sentence, all[index] ?? [], {
      narrates,
      around: tellingOf(tenses, index),
      isDated,
      isBritish,
      isBroken: !sentence.first && shortened.test(sentences[index - 1]?.whole ?? ""),
      names,
    });
  });
}

/** Reads a sentence. */
function clauseOf(
  sentence: MarkedSentence,
  tokens: readonly Token[],
  around: Pick<Clause, "narrates" | "around" | "isDated" | "isBritish" | "isBroken" | "names">,
): Clause {
  const key = (index: number) => tokens[index]?.key ?? "";
  const tag = (index: number) => tokens[index]?.tag ?? "";
  const places = new Map<string, number[]>();
  for (const [index, { key: word }] of tokens.entries()) {
    const known = places.get(word);
    if (known) known.push(index);
    else places.set(word, [index]);
  }
  return {
    tokens,
    sentence,
    ...around,
    key,
    tag,
    places,
    opens: (index) =>
      index === 0 ||
      starters.has(key(index - 1)) ||
      (key(index - 1) === "example" && key(index - 2) === "for") ||
      (key(index - 2) === "," && (key(index - 1) === "and" || key(index - 1) === "or")),
    edit: (first, last, text, reason) => {
      const [head, tail] = [tokens[first], tokens[last]];
      if (!head || !tail) return [];
      let from = head.start;
      let replacement = text;
      if (text === "" && first > 0) from = tokens[first - 1]?.end ?? from;
      if (/^\p{Lu}/u.test(head.text) && !/^I(?:['’.]|$)/.test(head.text) && /^\p{Ll}/u.test(text))
        replacement = text.charAt(0).toUpperCase() + text.slice(1);
      if (sentence.text.includes("’")) replacement = replacement.replaceAll("'", "’");
      if (sentence.text.slice(from, tail.end) === replacement) return [];
      return [{ from: sentence.from + from, to: sentence.from + tail.end, replacement, reason }];
    },
  };
}

const sets = new Map<string, ReadonlySet<string>>();

/** The words of a list with spaces between, as a set that is made once. */
function setOf(list: string): ReadonlySet<string> {
  const set = sets.get(list) ?? new Set(list.split(" "));
  sets.set(list, set);
  return set;
}

/** The index of each token that is one of the words: a set, or a list with spaces between. */
export function eachWord({ key, places }: Clause, wanted: ReadonlySet<string> | string): number[] {
  const words = typeof wanted === "string" ? setOf(wanted) : wanted;
  const found: number[] = [];
  // Few words are looked up, many are asked of each word that stands there.
  if (words.size < places.size) {
    for (const word of words) {
      const known = places.get(word);
      if (known) found.push(...known);
    }
  } else for (const [word, known] of places) if (words.has(word)) found.push(...known);
  if (found.length === 0) return found;
  // In `a thank-you goes to` the word is a piece of another.
  return found.filter((index) => key(index - 1) !== "-").sort((a, b) => a - b);
}

/** One rule of several, each asked only where the sentence has a word that it is about. */
export function askedOf(
  table: readonly (readonly [words: ReadonlySet<string> | string, rule: GrammarRule])[],
): GrammarRule {
  const about = new Map<string, number[]>();
  for (const [index, [words]] of table.entries())
    for (const word of typeof words === "string" ? setOf(words) : words)
      about.set(word, [...(about.get(word) ?? []), index]);
  return (clause) => {
    let wanted: Set<number> | null = null;
    for (const word of clause.places.keys()) {
      const found = about.get(word);
      if (!found) continue;
      wanted ??= new Set();
      for (const index of found) wanted.add(index);
    }
    if (!wanted) return [];
    return [...wanted].sort((a, b) => a - b).flatMap((index) => table[index]?.[1](clause) ?? []);
  };
}

/** Keeps what a reading finds at the places of a sentence: many rules ask it of the same ones. */
export function readOnce<T>(
  read: (clause: Clause, index: number) => T,
): (clause: Clause, index: number) => T {
  const known = new WeakMap<Clause, Map<number, { found: T }>>();
  return (clause, index) => {
    const places = known.get(clause) ?? new Map<number, { found: T }>();
    if (places.size === 0) known.set(clause, places);
    const kept = places.get(index) ?? { found: read(clause, index) };
    places.set(index, kept);
    return kept.found;
  };
}

const adverbs = new Set(
  "also always never really just still only already often usually sometimes now not probably certainly definitely actually even ever n't both all".split(
    " ",
  ),
);

/** The next index from `index` on that is no adverb in the middle. */
export function pastAdverbs({ key, tag }: Clause, index: number): number {
  let at = index;
  while (at < index + 3 && (adverbs.has(key(at)) || (tag(at) === "ADV" && key(at).endsWith("ly")))) at += 1;
  return at;
}
