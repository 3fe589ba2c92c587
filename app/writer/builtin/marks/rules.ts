/** The entries that mark: edits with reasons, put together from finders. */

import { NeedsModel } from "../../faults.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Rule, Source } from "../../task.ts";
import { correct, type Corrected } from "../grammar/fix-grammar.ts";
import { isGreeting, isSignOff } from "../layout/statements.ts";
import { requireEnglish } from "../limits.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { applyEdits, composeEdits, type Edit, type Marked } from "./edits.ts";
import { emailEdits, isOnPaper } from "./email.ts";
import { again, type Finder, mark } from "./mark.ts";
import { tellsPast, toSecondPerson } from "./point-of-view.ts";
import { finders } from "./styles.ts";
import { withinSentence } from "./within-sentence.ts";

const {
  tighten,
  fillers,
  padding,
  plain,
  unofficial,
  formal,
  businesslike,
  hasty,
  freshen,
  calm,
  writeOut,
  part,
} = finders;

interface Marking {
  /** As it is called in messages. */
  action: string;
  /** Corrects mistakes before all else. */
  grammar?: boolean;
  finders: readonly Finder[];
  /** Worth showing only where the text loses at least this share of its words. */
  least?: number;
  /** What was looked for, said where nothing was found. */
  looked: string;
}

/** The rule of a marking entry. */
function markingRule({ action, grammar = false, finders: chosen, least = 0, looked }: Marking): Rule {
  return async (source, _values, signal) => {
    requireEnglish(action, source.text);
    if (countWords(source.text) < 2) return { decline: `${action} needs at least a few words.` };
    const first: Marked = grammar ? await corrected(source.text, signal) : { text: source.text, edits: [] };
    // What a story joins by `and` it tells in one breath.
    const told = chosen.includes(part) && ["story", "memoir", "travel"].includes(kindOfText(source.text));
    const marked = onto(first, source.text, told ? chosen.filter((one) => one !== part) : chosen);
    const [before, after] = [countWords(source.text), countWords(marked.text)];
    if (least > 0 && marked.edits.length > 0 && before - after < least * before)
      return {
        decline: `I looked for ${looked}, and found ${String(before - after)} of ${String(before)} words that could go: too few to make this text shorter.`,
      };
    if (marked.edits.length > 0) return marked;
    const decline = `I looked for ${looked}, and found nothing that I am sure of.`;
    const found = grammar ? [] : (await corrected(source.text, signal)).edits;
    const slips = found.filter(({ reason }) => !reason.startsWith("A comma behind"));
    const [slip] = slips;
    if (!slip) return { decline };
    const [kind, them] = slips.length === 1 ? ["a slip", "it"] : ["slips", "them"];
    return {
      decline: `${decline} But it has ${kind} of spelling or grammar (“${around(source.text, slip)}”): Fix Grammar corrects ${them} first.`,
      help: { action: "Fix Grammar" },
    };
  };
}

/** The place of an edit with a word on both sides, as it stands. */
function around(text: string, { from, to }: Edit): string {
  const before = text
    .slice(Math.max(0, from - 40), from)
    .split(/\s+/)
    .slice(-2);
  const behind = text
    .slice(to, to + 40)
    .split(/\s+/)
    .slice(0, 2);
  return `${before.join(" ")}${text.slice(from, to)}${behind.join(" ")}`.trim();
}

/** What the people of a story say whose English has a grammar of its own. */
const dialect =
  /\b(?:ain['’]t|y['’]all|en['’]t|an['’]t I|feller|young['’]un|summat|owt|nowt|innit|gonna|reckon(?:ed)?|a-\p{Ll}{4,}|acrost|tha(?:['’]s|t there)|(?:never|not|n['’]t) \p{L}+ (?:nobody|nothing|no)|me an['’]|them (?:\p{L}+s) (?:is|was|are|were)|(?:he|she|we|they|it) (?:come|done|seen|says to|were) )\b/giu;

/** What counts on a sentence being whole. */
const ofWholes =
  /^(?:A little word|A word is missing|An apostrophe shows whose|A sentence ends|Subject and verb)/;

/** What no dialect changes. */
const ofSpelling =
  /^(?:Spelling|The apostrophe is missing|A sentence begins|One space|No space|A space|A word stands twice)/;

/**
 * A text corrected; of notes in half sentences nothing that counts on whole ones. Where a story's people speak a dialect,
 * its teller may: spelling and marks are corrected, and no form of a word.
 */
async function corrected(text: string, signal: AbortSignal): Promise<Corrected> {
  const all = await correct(text, signal);
  const kind = kindOfText(text);
  const isTold = (kind === "story" || kind === "memoir") && (text.match(dialect)?.length ?? 0) >= 3;
  if (kind !== "notes" && !isTold) return all;
  const edits = all.edits.filter(({ reason }) => (isTold ? ofSpelling.test(reason) : !ofWholes.test(reason)));
  return { ...all, text: applyEdits(text, edits), edits };
}

function onto(first: Marked, source: string, chosen: readonly Finder[]): Marked {
  if (chosen.length === 0) return first;
  const then = mark(first.text, chosen);
  return { text: then.text, edits: composeEdits(source, first, then.edits) };
}

/** Sure corrections only. */
export const fixGrammar: Rule = async (source, _values, signal) => {
  requireEnglish("Fix Grammar", source.text);
  if (countWords(source.text) < 2)
    return { decline: "There is too little text to check; it needs at least a few words." };
  const { doubtful, ...marked } = await corrected(source.text, signal);
  if (marked.edits.length > 0) return marked;
  return {
    decline:
      doubtful.length === 0
        ? "I found nothing that I am sure of."
        : `I found nothing that I am sure of. Please look at ${doubtful
            .slice(0, 3)
            .map((word) => `“${word}”`)
            .join(", ")}: no dictionary of mine has ${doubtful.length === 1 ? "it" : "them"}.`,
  };
};

/** A letter corrected, tightened and set out: greeting and close on lines of their own. Its tone stays the writer’s. */
const polishEmail: Rule = async (source, _values, signal) => {
  requireEnglish("Email Polisher", source.text);
  if (countWords(source.text) < 8)
    return {
      decline: `This text has ${String(countWords(source.text))} words; a letter to polish needs at least eight.`,
    };
  const kind = kindOfText(source.text);
  // A toast greets its guests as well.
  if (kind === "speech")
    return {
      decline: "This text is a speech and no letter: Improve and Professional Polish are for it.",
    };
  if (
    !["letter", "complaint", "circular", "application"].includes(kind) &&
    !source.text.split("\n").some((line) => isGreeting(line) || isSignOff(line))
  )
    return {
      decline:
        "This text is no letter: nobody is greeted in it and nobody signs. With a greeting it can be polished as one; Improve and Professional Polish are for other texts.",
    };
  if (isOnPaper(source.text))
    return {
      decline:
        "This is a letter for paper, with its address and date above the greeting; Email Polisher sets out e-mails. Improve mends and tightens its sentences, and leaves its form.",
    };
  const worded = onto(await correct(source.text, signal), source.text, [tighten, padding, hasty]);
  const polished = again(worded, source.text, (text) => emailEdits(text));
  return polished.edits.length > 0
    ? polished
    : {
        decline:
          "I looked for mistakes, wordy phrases, words typed in haste and the form of a letter, and found nothing to change.",
      };
};

/** Kinds of text in which the one who speaks may be the one it happened to. */
const toldOfOneself: ReadonlySet<TextKind> = new Set(["memoir", "travel", "story", "other"]);

const unquoted = (text: string): string => text.replace(/[“"][^“”"]*[”"]/g, "");

const toSecond: Rule = (source: Source): Marked | Decline => {
  requireEnglish("Change point of view", source.text);
  const kind = kindOfText(source.text);
  if (kind === "notes" || (kind === "news" && !/\b(?:[Ww]e|our|us)\b/.test(unquoted(source.text))))
    return {
      decline:
        kind === "notes"
          ? "This text is notes in half sentences, and nobody tells them. Change point of view is for what somebody tells of themselves."
          : "This text is a report, and outside its quotations nobody tells it. Change point of view is for what somebody tells of themselves.",
    };
  if (/^(?:minutes|product|vacancy|news)$/.test(kind) || /\bwe (?:went|go) to press\b/i.test(source.text))
    return {
      decline:
        "The we of this text is a group or a firm that speaks for itself, and the reader is none of it. Change point of view is for what somebody tells of themselves.",
    };
  if (
    !toldOfOneself.has(kind) ||
    (kind === "other" && /\b(?:I|we|our|my)\b/i.test(source.text) && !tellsPast(unquoted(source.text)))
  )
    return {
      decline:
        "This text says what somebody thinks or wants, and its I cannot be the reader. Change point of view is for what somebody tells of themselves: a memory, a journey, a story.",
    };
  const told = unquoted(source.text);
  if (/\byou(?:r|rs)?\b/i.test(told))
    return {
      decline: "This text speaks to a you already; told in the second person it would mix up two people.",
    };
  if (/\b(?:I|me|my)\b/.test(told) && /\b(?:we|us|our|ours)\b/i.test(told))
    return {
      decline:
        "This text is told by an I and speaks of a we besides; told in the second person the two would be one. A model can keep them apart.",
    };
  const marked = mark(source.text, [toSecondPerson]);
  if (marked.edits.length > 0) return { text: applyEdits(source.text, marked.edits), edits: marked.edits };
  throw new NeedsModel(
    "This text is not told by an I or a we. By rule only the first person becomes the second; the others need a model.",
  );
};

const overTexts: Readonly<Record<string, Rule>> = {
  "writing/fix-grammar": fixGrammar,
  "stories/fix-grammar-and-punctuation": fixGrammar,
  "writing/shorter": markingRule({
    action: "Shorter",
    finders: [tighten, padding],
    least: 0.03,
    looked: "wordy phrases and empty openings",
  }),
  "writing/simplify": markingRule({
    action: "Simplify",
    finders: [tighten, plain, part],
    looked: "official words, jargon and long sentences that can be parted",
  }),
  "writing/formalize": markingRule({
    action: "Formalize",
    grammar: true,
    finders: [formal, writeOut, calm],
    looked: "mistakes, contractions, casual words, exclamation marks and emoji",
  }),
  "writing/improve": markingRule({
    action: "Improve",
    grammar: true,
    finders: [tighten, padding, unofficial, freshen],
    looked: "mistakes, wordy and worn phrases, pompous words and jargon",
  }),
  "professional/email-polisher": polishEmail,
  "social/professional-polish": markingRule({
    action: "Professional Polish",
    grammar: true,
    finders: [tighten, padding, unofficial, businesslike],
    looked: "mistakes, jargon, wordy phrases and casual words",
  }),
  "stories/line-edit": markingRule({
    action: "Line edit",
    grammar: true,
    finders: [tighten, padding, freshen],
    looked: "mistakes, wordy and worn phrases",
  }),
  "stories/cut-filler-words": markingRule({
    action: "Cut filler words",
    finders: [fillers],
    looked: "filler words that carry nothing",
  }),
  "stories/remove-cliche-s": markingRule({
    action: "Remove clichés",
    finders: [freshen],
    looked: "worn phrases",
  }),
  "stories/change-point-of-view": toSecond,
  "create/rewrite/Light touch": fixGrammar,
  "create/rewrite/Plain English": markingRule({
    action: "Plain English",
    finders: [tighten, plain, part],
    looked: "official words, jargon and long sentences that can be parted",
  }),
  "create/rewrite/Tighten": markingRule({
    action: "Tighten",
    finders: [tighten, padding],
    least: 0.03,
    looked: "wordy phrases and empty openings",
  }),
};

/** Rules by the entry's id; values choose among the last ones. */
export const markingRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(overTexts).map(([id, rule]) => [id, withinSentence(rule)]),
);
