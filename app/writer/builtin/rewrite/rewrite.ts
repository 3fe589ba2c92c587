/** The built-in Rewrite: wording, voice and sentence length by rule; facts stay as they are. */

import { NeedsModel } from "../../faults.ts";
import { changedShare } from "../../promises/change.ts";
import { meanLength } from "../../promises/sentences.ts";
import { gradeOf, proseSentences } from "../../prose/grade.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source, Values } from "../../task.ts";
import { draftOf, draftWords, lockFacts, textOf, type Draft } from "../draft.ts";
import { requireEnglish, requireRule } from "../limits.ts";
import {
  activate,
  assure,
  befriend,
  cutFillers,
  cutWordiness,
  formalise,
  lowerTo,
  simplify,
  untangle,
  untangleTightened,
} from "./edit.ts";
import { joinOpenings } from "./openings.ts";
import { speakAs } from "./person.ts";

/** Values that a rule covers, by suboption. */
const covered: Readonly<Record<string, readonly string[]>> = {
  Tone: ["Professional", "Friendly", "Confident"],
  Clarity: ["Plain English", "Tighten", "Untangle long sentences"],
  "Point of View": ["First person (I)", "First person (we)", "Second person (you)"],
  "Reading Level": ["Grade 6", "Grade 9"],
  "Degree of Change": ["Light touch", "Balanced"],
};

const bands: Readonly<Record<string, readonly [number, number]>> = {
  "Light touch": [0, 0.15],
  Balanced: [0.15, 0.35],
};
const tones: Readonly<Record<string, (draft: Draft) => void>> = {
  Professional: formalise,
  Friendly: befriend,
  Confident: assure,
};

/** Rewrites English prose; declines when no rule finds anything to change. */
export function rewrite(source: Source, values: Values): string | Decline {
  requireRule("Rewrite", values, covered);
  requireEnglish("Rewrite", source.text);
  const words = countWords(source.text);
  if (words < 4)
    return { decline: `The text has ${String(words)} words; rewriting needs at least one whole sentence.` };
  const chosen = Object.keys(values).filter((name) => name !== "Degree of Change");
  const light = values["Degree of Change"] === "Light touch";
  const draft = draftOf(source.text);
  const within = () => !light || changedShare(source.text, textOf(draft)) <= 0.15;

  if (values.Tone) tones[values.Tone]?.(draft);
  if (chosen.every((name) => name === "Tone")) improve(draft, within);
  if (values.Clarity) clarify(draft, values.Clarity);
  if (values["Reading Level"]) {
    const target = Number(values["Reading Level"].replace("Grade ", ""));
    lowerTo(draft, (text) => (gradeOf(text) ?? target) <= target + 1);
  }
  if (values["Degree of Change"] === "Balanced") deepen(draft, source.text);
  lockFacts(draft);
  const joins = chosen.every((name) => name === "Tone") && within();
  let output = textOf(draft, joins ? joinOpenings : undefined);
  if (joins && !band(source.text, output, 0.85, 1.15)) output = textOf(draft);
  if (values["Point of View"]) output = speakAs(output, values["Point of View"]);
  return accepted(source.text, output, values);
}

/** Rewrite without a choice, or with a tone alone: 85 to 115 % of the words. */
function improve(draft: Draft, allowed: () => boolean): void {
  const words = draftWords(draft);
  undoable(draft, activate, allowed);
  const joined = countWords(textOf(draft)) - countWords(textOf(draft, joinOpenings));
  cutWordiness(draft, Math.ceil(words * 0.855) + joined, allowed);
  undoable(
    draft,
    (whole) => untangle(whole, 30),
    () => allowed() && draftWords(draft) >= words * 0.85 + joined,
  );
}

/** Does an edit of the whole draft and takes it back when it goes too far. */
function undoable(draft: Draft, edit: (draft: Draft) => void, allowed: () => boolean): void {
  const before = draft.sentences.map((row) => row.map((sentence) => sentence.text));
  edit(draft);
  if (allowed()) return;
  for (const [row, sentences] of draft.sentences.entries())
    for (const [index, sentence] of sentences.entries())
      sentence.text = before[row]?.[index] ?? sentence.text;
}

function clarify(draft: Draft, value: string): void {
  if (value === "Plain English") {
    cutWordiness(draft, 0);
    simplify(draft);
    untangle(draft, 25);
  } else if (value === "Tighten") {
    const floor = Math.ceil(draftWords(draft) * 0.71);
    activate(draft);
    cutWordiness(draft, floor);
    cutFillers(draft, floor);
    untangle(draft, 30);
  } else untangleTightened(draft, 25);
}

/** Goes on where the usual edits change too little for a balanced rewrite; stops as soon as they are enough. */
function deepen(draft: Draft, before: string): void {
  const enough = () => changedShare(before, textOf(draft)) >= 0.15;
  const floor = Math.ceil(draftWords(draft) * 0.75);
  for (const step of [() => simplify(draft), () => cutFillers(draft, floor), () => untangle(draft, 20)])
    if (!enough()) step();
}

function band(before: string, after: string, least: number, most: number): boolean {
  const share = countWords(after) / countWords(before);
  return share >= least && share <= most;
}

/** The output if it keeps what its values promise; otherwise why not. */
function accepted(before: string, after: string, values: Values): string | Decline {
  const share = countWords(after) / countWords(before);
  if (values.Clarity === "Tighten" && share > 0.9)
    return {
      decline: `The text is tight for the built-in writer: its wordy phrases, fillers and asides come to ${String(Math.max(0, Math.floor((1 - share) * 100)))} % of the words, and Tighten promises at least 10 %. It would need looser prose, or a model.`,
    };
  if (
    values.Clarity === "Untangle long sentences" &&
    proseSentences(after).some((sentence) => countWords(sentence) > 25)
  )
    throw new NeedsModel(
      "Clarity: Untangle long sentences needs a model here; a sentence over 25 words has no place where a rule can safely split it.",
    );
  const level = values["Reading Level"];
  if (level) {
    const target = Number(level.replace("Grade ", ""));
    const grade = gradeOf(after) ?? target;
    if (grade < target - 1.5)
      return {
        decline: `The text already reads at grade ${grade.toFixed(1)}, simpler than ${level} asks for.`,
      };
    const was = gradeOf(before) ?? target;
    if (grade > target + 1.5)
      throw new NeedsModel(
        `Reading Level: ${level} needs a model here; the text reads at grade ${was.toFixed(1)}, and the built-in writer brings it ${grade < was - 0.05 ? `to grade ${grade.toFixed(1)} only` : "no lower"}.`,
      );
    if (after.trim() === before.trim())
      return {
        decline: `The text already reads at grade ${grade.toFixed(1)}, which is within 1.5 of ${level}.`,
      };
  }
  const wanted = bands[values["Degree of Change"] ?? ""];
  const changed = changedShare(before, after);
  if (wanted && (changed < wanted[0] || changed > wanted[1]) && changed > 0)
    throw new NeedsModel(
      `Degree of Change: ${values["Degree of Change"] ?? ""} needs a model here; the rules change ${String(Math.round(changed * 100))} % of the words.`,
    );
  if (
    after.trim() === before.trim() ||
    (changed === 0 &&
      (values.Clarity !== "Untangle long sentences" ||
        proseSentences(after).length === proseSentences(before).length))
  )
    return { decline: nothingFound(values, before) };
  if (values.Clarity && meanLength(after) > meanLength(before) + 0.05)
    throw new NeedsModel(
      `Clarity: ${values.Clarity} needs a model here; by rule the sentences would become longer.`,
    );
  return after;
}

function nothingFound(values: Values, text: string): string {
  if (values.Clarity === "Untangle long sentences") {
    const longest = Math.max(0, ...proseSentences(text).map(countWords));
    return `Nothing to change: no sentence has more than 25 words; the longest has ${String(longest)}.`;
  }
  const looked: string[] = [];
  if (values.Tone) looked.push(`words to make it ${values.Tone.toLowerCase()}`);
  if (values.Clarity) looked.push("wordy or official phrases and long sentences");
  if (values["Point of View"]) looked.push("personal pronouns");
  if (looked.length === 0)
    looked.push("wordy phrases, doubled words, passives, repeated openings and overlong sentences");
  return `Nothing to change: the built-in writer looked for ${looked.join(" and ")} and found none.`;
}
