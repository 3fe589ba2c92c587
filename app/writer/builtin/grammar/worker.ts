/** The grammar checker's thread: linting is synchronous and its load is heavy. */

import "../../step-back.ts";
import { type MessagePort, parentPort } from "node:worker_threads";
import { Dialect, LocalLinter, type Suggestion } from "harper.js";
import { slimBinary as binary } from "harper.js/slimBinary";
import { giveBackAtRest } from "../../give-back.ts";
import { singularOf } from "../../prose/english/forms.ts";
import { putBackMemory } from "./checker-memory.ts";
import { checks } from "./checks.ts";
import { builtFile, isRare, knows } from "./dictionary.ts";
import { frequentFor } from "./mistyped.ts";
import type { Answer, Ask, Finding, Variety } from "./findings.ts";

const dialects: Readonly<Record<Variety, Dialect>> = { British: Dialect.British, American: Dialect.American };

const linters = new Map<Variety, Promise<LocalLinter>>();

/** The linter of a variety, with only the rules that correct. Each variety has its own: changing one takes a second. */
function linterFor(wanted: Variety): Promise<LocalLinter> {
  const ready = linters.get(wanted) ?? load(wanted);
  linters.set(wanted, ready);
  return ready;
}

// The binding asks of what it is handed whether it is one of these, and the question alone loads all of `fetch`: 40 ms.
Object.assign(globalThis, { Request: undefined, Response: undefined });

const prepared = putBackMemory(builtFile("grammar-memory.bin"));

async function load(wanted: Variety): Promise<LocalLinter> {
  await prepared;
  const linter = new LocalLinter({ binary, dialect: dialects[wanted] });
  const names = Object.keys(await linter.getLintConfig());
  await linter.setLintConfig(Object.fromEntries(names.map((name) => [name, checks.has(name)])));
  return linter;
}

/** Things that bear the name of who made them first, and words that neither dictionary has. */
const rightAsTyped =
  /^(?:biro|hoover|portakabin|thermos|sellotape|tannoy|tupperware|velcro|frisbee|jacuzzi|jeep|plexiglas|calliper|garde|ancien|reductio|toto|forma)s?$/;

/** Rare words that hands write for another far more often than for themselves. */
const seldomMeant: ReadonlySet<string> = new Set(
  "calender catched costed heros layed leafs loafs loosing payed plummer publically sayed shelfs stoping thankyou theres trough wether".split(
    " ",
  ),
);

/** Where a wether is a sheep, and no `whether`. */
const flock = /\b(?:sheep|ewes?|rams?|lambs?|fleeces?|flocks?|shear\w*|tups?|hoggets?|goats?|wool)\b/i;

/** What somebody means though no dictionary of everyday English has it: `roading`, `carrom`, `mâché`; `english` lacks a capital. */
function isMeant(variety: Variety, problem: string): boolean {
  const word = problem.toLowerCase();
  return (
    !seldomMeant.has(word) &&
    isRare(word.normalize("NFD").replace(/\p{M}/gu, "")) &&
    !knows(variety, word.charAt(0).toUpperCase() + word.slice(1))
  );
}

/** Dictionaries lack the plurals of many rare nouns that they have. */
const isKnownPlural = (variety: Variety, word: string): boolean =>
  /^\p{Ll}{3,}[^s]s$/u.test(word) && knows(variety, singularOf(word));

const otherOf: Readonly<Record<Variety, Variety>> = { British: "American", American: "British" };

const stems = [
  /^(?:re|un|non|anti|multi|pre|post|over|under|inter|super|sub|cyber|bio|eco|neo|micro|mega|mini)(\p{Ll}{4,})$/u,
  /^(\p{Ll}{4,}?)(?:ness|less|wards?|wise|like|fuls?|hood|ships?|dom|ish|ists?|isms?|able|ers?|y)$/u,
  /^(\p{Ll}{3,}e)(?:[dsr]|rs)$/u,
  /^(\p{Ll}{3,}[bcdfghjklmnpqrstvwxz]{2})ed$/u,
  /^(\p{Ll}+(?:ean|eap|eam|oil|ell))t$/u,
];

const soundsLike: readonly (readonly [RegExp, string])[] = [
  [/er(?=s?$)/, "or"],
  [/able$/, "ible"],
];

/** Words that are made of one that the dictionary has: `requote`, `slimed`, `rumbler`, `leant`, `dwelled`, `mutualists`. */
function isDerived(variety: Variety, word: string): boolean {
  // `inspecter`: another ending of the same sound is the word that the dictionary has.
  const other = soundsLike.find(([ending]) => ending.test(word));
  if (other && knows(variety, word.replace(other[0], other[1]))) return false;
  return stems.some((pattern) => {
    const stem = pattern.exec(word)?.[1];
    return stem !== undefined && !/[^aeiou]y$/.test(stem) && knows(variety, stem);
  });
}

/** `carefuly`, `reslut`: letters doubled or swapped of a word that every text has; before an ending a stem may double its own. */
const isPlainSlip = (word: string): boolean =>
  !/(?:e[drs]|ers|less)$/.test(word) && frequentFor(word)?.cost === 0;

/** `averge` may be `a verge`: a frequent word no shorter than what was typed is nearer than two words. */
function isNoPair(kind: string, problem: string, split: string): boolean {
  if (kind !== "Typo" || !split.includes(" ") || !/^\p{L}\p{Ll}{3,}$/u.test(problem)) return false;
  const found = frequentFor(problem.toLowerCase());
  return found !== null && (found.cost === 0 || found.text.length >= problem.length);
}

/** What the checker suggests and the second dictionary has too, or a name that the word is in small letters. */
function known(variety: Variety, problem: string, suggestions: readonly Suggestion[]): string[] {
  const name = problem.charAt(0).toUpperCase() + problem.slice(1);
  return [...suggestions.map((one) => one.get_replacement_text()), name].filter((text) =>
    knows(variety, text),
  );
}

async function find(ask: Ask): Promise<Finding[]> {
  const ready = await linterFor(ask.dialect);
  const lints = await ready.lint(ask.text, { language: "markdown" });
  return lints.flatMap((lint) => {
    const span = lint.span();
    const problem = lint.get_problem_text();
    const split = lint.suggestions()[0]?.get_replacement_text() ?? "";
    const kind = isNoPair(lint.lint_kind(), problem, split) ? "Spelling" : lint.lint_kind();
    let second: readonly string[] | null = null;
    if (kind === "Spelling" && /^\p{L}\p{Ll}{2,}$/u.test(problem)) {
      if (
        rightAsTyped.test(problem) ||
        (/^wethers?$/.test(problem) && flock.test(ask.text)) ||
        knows(ask.dialect, problem) ||
        // Few words tell which English a text is in: `carburetor` is right in one of them.
        knows(otherOf[ask.dialect], problem) ||
        ((isKnownPlural(ask.dialect, problem) ||
          isDerived(ask.dialect, problem) ||
          isMeant(ask.dialect, problem)) &&
          !isPlainSlip(problem))
      )
        return [];
      second = known(ask.dialect, problem, lint.suggestions());
    }
    return {
      start: span.start,
      end: span.end,
      kind,
      problem,
      second,
      message: lint.message(),
      suggestions: lint
        .suggestions()
        .map((suggestion) => ({ kind: suggestion.kind(), text: suggestion.get_replacement_text() })),
    };
  });
}

/**
 * In the order of asking, behind the linter that most texts want: it loads before anybody asks. A failed load is answered
 * as a fault, and the thread is replaced.
 */
let last: Promise<unknown> = Promise.allSettled([linterFor("British")]);

/** Every thread that asks has a line of its own. */
parentPort?.on("message", (line: MessagePort) => {
  const answer = (reply: Answer): void => line.postMessage(reply, []);
  line.on("message", (ask: Ask) => {
    last = last
      .then(() => find(ask))
      .then(
        (findings) => answer({ id: ask.id, findings }),
        (error: unknown) =>
          answer({ id: ask.id, fault: error instanceof Error ? error.message : String(error) }),
      )
      .then(giveBackAtRest);
  });
});
