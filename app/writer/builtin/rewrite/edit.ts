/** The edits that rewriting is made of. */

import { contract, expandContractions } from "../../prose/contractions.ts";
import { hedgePattern } from "../../prose/hedges.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords } from "../../prose/words.ts";
import { allSentences, applyWithin, draftWords, editAll, textOf, type Draft } from "../draft.ts";
import { fillers } from "../tables/fillers.ts";
import { loose } from "../tables/loose.ts";
import { equivalents, type Register } from "../tables/equivalents.ts";
import { synonyms } from "../tables/synonyms.ts";
import { strong } from "../tables/strong.ts";
import { plain } from "../tables/plain.ts";
import { confident, formal, friendly } from "../tables/registers.ts";
import { wordiness } from "../tables/wordiness.ts";
import { undouble } from "./openings.ts";
import { activeOf } from "./passive.ts";
import { applyApart, applyRules, compile, type Rule } from "./phrases.ts";
import { splitLong } from "./split.ts";

const rules = {
  wordiness: compile([...loose, ...wordiness]),
  fillers: compile(fillers),
  plain: compile(plain),
  formal: compile(formal),
  friendly: compile(friendly),
  confident: compile(confident),
  strong: compile(strong),
};

/** Cuts wordiness and doubled words down to `floor` words; `allowed` may stop any single edit. */
export function cutWordiness(draft: Draft, floor: number, allowed?: () => boolean): void {
  editAll(draft, undouble);
  applyWithin(draft, rules.wordiness, floor, allowed);
}

/** Cuts fillers, opinion phrases and asides in brackets down to `floor` words. */
export function cutFillers(draft: Draft, floor: number): void {
  applyWithin(draft, rules.fillers, floor);
  let total = draftWords(draft);
  for (const sentence of allSentences(draft)) {
    const bare = sentence.text.replace(/ \((?![^)]*[\d\p{Lu}\uE000])[^()]{3,80}\)/gu, "");
    const saved = countWords(sentence.text) - countWords(bare);
    if (saved === 0 || total - saved < floor) continue;
    sentence.text = bare;
    total -= saved;
  }
}

/** Turns simple passives with an agent into active sentences. */
export function activate(draft: Draft): void {
  editAll(draft, (text) => activeOf(text) ?? text);
}

/** Splits sentences of more than `most` words at safe joints. */
export function untangle(draft: Draft, most: number): void {
  editAll(draft, (text) => splitLong(text, most));
}

/** Everyday words for official ones. */
export function simplify(draft: Draft): void {
  editAll(draft, (text) => applyRules(text, rules.plain));
}

/** No contractions, no casual words, no exclamations, no emoji. */
export function formalise(draft: Draft): void {
  editAll(draft, (text) =>
    applyRules(expandContractions(text), rules.formal)
      .replace(/!+(?=\s|$)/g, ".")
      .replace(/\s*\p{Extended_Pictographic}\uFE0F?/gu, ""),
  );
}

/** Which of the table's choices are made, for whom, and whether single words change too or set phrases alone. */
export interface Wording {
  choice: 0 | 1;
  register: Register;
  words: boolean;
}

const wordings = new Map<string, Rule[]>();

/** Set phrases and words by others that say the same; a phrase is changed once. */
export function reword(draft: Draft, { choice, register, words }: Wording): void {
  const key = `${String(choice)} ${register} ${String(words)}`;
  let table = wordings.get(key);
  if (!table) {
    table = compile([...equivalents(choice, register), ...(words ? synonyms(choice) : [])]);
    wordings.set(key, table);
  }
  const compiled = table;
  editAll(draft, (text) => applyApart(text, compiled));
}

/** Stronger words for weak ones, within so many words. */
export function strengthen(draft: Draft, floor: number): void {
  applyWithin(draft, rules.strong, floor);
}

/** Goes on from gentle to thorough edits until the text reads as low as wanted, down to `floor` words. */
export function lowerTo(draft: Draft, low: (markdown: string) => boolean, floor = 0): void {
  for (const step of [
    () => cutWordiness(draft, floor),
    () => simplify(draft),
    () => untangle(draft, 25),
    () => activate(draft),
    ...[20, 16, 12].map((most) => () => untangle(draft, most)),
    () => cutFillers(draft, floor),
  ]) {
    if (low(textOf(draft))) return;
    step();
  }
}

/** Friendlier phrases and contractions. */
export function befriend(draft: Draft): void {
  editAll(draft, (text) => contract(applyRules(text, rules.friendly)));
}

/** Splits only the sentences of more than `most` words; those are tightened first where they cannot be split as they stand. */
export function untangleTightened(draft: Draft, most: number): void {
  untangle(draft, most);
  for (const row of draft.sentences)
    for (const sentence of row) {
      if (!sentencesOf(sentence.restore(sentence.text)).some((part) => countWords(part) > most)) continue;
      const alone = { blocks: draft.blocks, sentences: [[sentence]] };
      cutWordiness(alone, 0);
      cutFillers(alone, 0);
      untangle(alone, most);
    }
}

/** No hedge words. */
export function assure(draft: Draft): void {
  editAll(draft, (text) =>
    applyRules(text, rules.confident)
      .replace(new RegExp(`,\\s*${hedgePattern.source}\\s*,`, "giu"), "")
      .replace(new RegExp(`${hedgePattern.source},?\\s*`, "giu"), ""),
  );
}
