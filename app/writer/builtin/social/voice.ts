/** Tools that change how a post sounds and keep what it says. */

import { buzzwords } from "../../promises/buzzwords.ts";
import { superlativePattern } from "../../promises/post-words.ts";
import { contract } from "../../prose/contractions.ts";
import { mapProse } from "../../prose/blocks.ts";
import { gradeOf, proseSentences } from "../../prose/grade.ts";
import { guard } from "../../prose/guard.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { twistersIn } from "../../prose/twisters.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { draftOf, editAll, joinSentences, lockFacts, textOf } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import {
  activate,
  befriend,
  cutFillers,
  cutWordiness,
  formalise,
  simplify,
  untangle,
} from "../rewrite/edit.ts";
import { applyRules, compile } from "../rewrite/phrases.ts";
import { breakUp } from "./break-up.ts";
import { charactersOf, chooseWithin, inParagraphs, piecesOf } from "./pieces.ts";

const regular: Readonly<Record<string, string>> = {
  larg: "large",
  nic: "nice",
  lat: "late",
  wid: "wide",
  clos: "close",
  saf: "safe",
  simpl: "simple",
  strang: "strange",
  wis: "wise",
  brav: "brave",
  fin: "fine",
  rar: "rare",
  pur: "pure",
  cut: "cute",
  rud: "rude",
  fre: "free",
  gentl: "gentle",
  littl: "little",
  tru: "true",
};

/** `oldest` as `old`, `happiest` as `happy`, `biggest` as `big`. */
function positiveOf(superlative: string): string {
  const stem = superlative.toLowerCase().replace(/est$/, "");
  if (regular[stem]) return regular[stem];
  if (stem.endsWith("i")) return `${stem.slice(0, -1)}y`;
  return /([bdgmnpt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

const praise: Readonly<Record<string, string>> = {
  best: "good",
  worst: "poor",
  greatest: "great",
  finest: "fine",
  ultimate: "good",
  perfect: "very good",
  unbeatable: "good",
  unrivalled: "good",
  unparalleled: "good",
  "world-class": "very good",
  "state-of-the-art": "modern",
  "number one": "well-known",
  "one of a kind": "unusual",
  "second to none": "very good",
};

/** What a superlative is measured by: `the best bread you will ever taste`. */
const everMet =
  /,? (?:that )?(?:you|we|I|they|anyone|anybody|he|she)(?:['’](?:ll|ve|d|s))?(?: will| can| could| have| has| had| would)? ever \p{L}+(?=[ .,;!?]|$)/gu;

/** A sentence without superlatives: `the oldest bakery` is `a very old bakery`. */
function levelHeaded(sentence: string): string {
  const text = superlativePattern.test(sentence) ? sentence.replace(everMet, "") : sentence;
  superlativePattern.lastIndex = 0;
  const found = new RegExp(
    `(?<one>\\bone of )?(?<det>\\b(?:the|an?|our|my|your|his|her|its|their) )?(?<most>${superlativePattern.source})(?<noun> \\p{L}+(?: \\p{L}+)?)?`,
    "giu",
  );
  return text.replace(found, (...args: unknown[]) => {
    const groups = args.at(-1) as Record<"one" | "det" | "most" | "noun", string | undefined>;
    const lower = (groups.most ?? "").toLowerCase();
    const known = praise[lower];
    const bare = lower.startsWith("most ") ? lower.slice(5) : (known ?? positiveOf(lower));
    const much =
      lower.startsWith("most ") || known === undefined || known === "good" || known === "poor"
        ? `very ${bare}`
        : bare;
    const noun = groups.noun ?? "";
    const det = (groups.det ?? "").trim().toLowerCase();
    const plural = /[^su]s$/.test(noun.trim().split(" ")[0] ?? "");
    if (det === "" && noun === "" && lower === "best") return "very well";
    const head =
      det === "the" ? (groups.one ? "a " : plural ? "" : noun === "" ? "" : "a ") : (groups.det ?? "");
    const singular = groups.one && det === "the" ? noun.replace(/([^su])s$/u, "$1") : noun;
    const out = `${det === "the" ? "" : (groups.one ?? "")}${head}${much}${singular}`;
    return /^\p{Lu}/u.test(String(args[0])) ? out.charAt(0).toUpperCase() + out.slice(1) : out;
  });
}

const readers = compile([
  [
    "(?:our|all|the) (?:customers|users|readers|clients|guests|visitors|members|shoppers) (?:can|may)",
    "you can",
  ],
  ["(?:customers|users|readers|clients|guests|visitors|members|shoppers) can", "you can"],
  ["(?:customers|users|readers|clients|guests|visitors|members|shoppers) will", "you will"],
  [
    "(?:customers|users|readers|clients|guests|visitors|members|shoppers) (?=(?:get|have|need|want|love|like|pay|save)\\b)",
    "you ",
  ],
  ["to our (?:customers|users|readers|clients|guests|visitors|members)", "to you"],
  ["for our (?:customers|users|readers|clients|guests|visitors|members)", "for you"],
]);

/** Neighbourly: contractions, friendly words, the reader as you, no superlatives. */
export function warmVoice(source: Source): string | Decline {
  requireEnglish("Warm & Friendly Voice", source.text);
  const draft = draftOf(source.text);
  befriend(draft);
  editAll(draft, (text) => applyRules(text, readers));
  lockFacts(draft);
  editAll(draft, levelHeaded);
  const text = textOf(draft);
  if (/\b(?:you|your|yours|yourself)\b/i.test(guard(text).text)) return text;
  return `${text.trimEnd()}\n\nWhat do you think?`;
}

const plainer = compile(buzzwords.map(([pattern, plain]) => [pattern, plain]));

/** Credible and concise: formal, without wordiness and buzzwords, at most 1,300 characters. */
export function professionalPolish(source: Source): string | Decline {
  requireEnglish("Professional Polish", source.text);
  const most = 1300;
  const draft = draftOf(source.text);
  formalise(draft);
  cutWordiness(draft, 0);
  lockFacts(draft);
  editAll(draft, (text) => applyRules(text, plainer));
  const text = textOf(draft);
  if (charactersOf(text.trim()) <= most) {
    if (text.trim() === source.text.trim())
      return {
        decline:
          "Nothing to polish: the text has no casual words, wordy phrases or buzzwords, and it fits 1,300 characters.",
      };
    return text;
  }
  const chosen = chooseWithin(piecesOf({ text }), (one) => charactersOf(one) + 2, 200, most);
  if (!chosen)
    return {
      decline: "A polished post of 1,300 characters needs sentences of less than that; this text has none.",
    };
  return inParagraphs(chosen);
}

/** Magazine-like: active, tight, without hedges at the start, no sentence over 35 words where it can be split. */
export function editorialVoice(source: Source): string | Decline {
  requireEnglish("Editorial Voice", source.text);
  const words = countWords(source.text);
  if (words < 15)
    return { decline: `A long post needs at least 15 words to work on; this text has ${String(words)}.` };
  const draft = draftOf(source.text);
  activate(draft);
  cutWordiness(draft, Math.ceil(words * 0.65));
  cutFillers(draft, Math.ceil(words * 0.65));
  untangle(draft, 35);
  lockFacts(draft);
  const text = textOf(draft);
  if (text.trim() === source.text.trim())
    return {
      decline:
        "Nothing to change: no passive with a named agent, no wordy phrase and no overlong sentence was found.",
    };
  return text;
}

function longestOf(markdown: string): number {
  return Math.max(0, ...proseSentences(markdown).map(countWords));
}

/** Everyday words and short sentences. */
export function plainLanguage(source: Source): string | Decline {
  requireEnglish("Plain-Language Pass", source.text);
  const most = 22;
  const draft = draftOf(source.text);
  cutWordiness(draft, 0);
  editAll(draft, (text) => applyRules(text, plainer));
  simplify(draft);
  lockFacts(draft);
  for (const size of [most, 18, 14]) {
    const text = brokenInto(textOf(draft), size);
    const grade = gradeOf(text) ?? 0;
    if ((grade <= 8 && longestOf(text) <= most) || size === 14) return within(text, most, source.text);
  }
  return within(textOf(draft), most, source.text);
}

function within(text: string, most: number, before: string): string | Decline {
  const left = longestOf(text);
  if (left > most)
    return {
      decline: `A sentence of ${String(left)} words has no place where a rule can safely split it; the promise of ${String(most)} words needs shorter clauses, or a model.`,
    };
  if (text.trim() === before.trim())
    return { decline: "Nothing to change: no jargon was found, and no sentence is too long." };
  return text;
}

function brokenInto(markdown: string, most: number, spoken = false): string {
  return mapProse(markdown, (text) =>
    joinSentences(sentencesOf(text).map((sentence) => breakUp(sentence, most, spoken))),
  );
}

/** Easy to say aloud: contractions, short breaths, tongue-twisters flagged. */
export function spokenFlow(source: Source): string | Decline {
  requireEnglish("Spoken-Flow Pass", source.text);
  const most = 16;
  const draft = draftOf(source.text);
  cutWordiness(draft, 0);
  simplify(draft);
  editAll(draft, contract);
  lockFacts(draft);
  const short = brokenInto(textOf(draft), most, true);
  const flagged = mapProse(short, (text) => {
    const hard = twistersIn(text);
    return hard.length === 0 ? text : `${text} ${hard.map((one) => `[Say slowly: ${one}]`).join(" ")}`;
  });
  return within(tidyEnds(flagged), most, source.text);
}

function tidyEnds(text: string): string {
  return text.replace(/([.!?]) \./g, "$1");
}
