/** Which of the checker's findings are corrected without asking: sure ones only. */

import type { Finding } from "./findings.ts";
import { onlyVariety } from "./variety.ts";

/** Kinds whose first suggestion is a correction and not a matter of taste. */
const sure = new Set([
  "Agreement",
  "BoundaryError",
  "Eggcorn",
  "Grammar",
  "Malapropism",
  "Nonstandard",
  "Repetition",
  "Typo",
  "Punctuation",
  "Redundancy",
]);
/** Kinds taken only when the word is all but the same. */
const near = new Set(["WordChoice", "Usage", "Miscellaneous"]);

/** Pairs of real words where the checker guesses wrong more often than right. */
const wrong = new Set([
  "no know",
  "allready all ready",
  "guys guy",
  "there their",
  "no to not to",
  "asap as soon as possible",
  "then than",
  "every one everyone",
]);

/** Three spaces or more part columns: a sheet keeps them, and its runs of two. */
export const columns = /\S {3}/;

const reasons: Readonly<Record<string, string>> = {
  Spelling: "Spelling",
  Typo: "Spelling",
  Agreement: "Words that agree",
  Repetition: "A word stands twice",
  Capitalization: "A capital is missing",
  Punctuation: "Punctuation",
  BoundaryError: "One word or two",
};

const superlative =
  /^(?:best|worst|first|last|latest|finest|greatest|largest|biggest|oldest|youngest|newest|smallest|strongest|richest|poorest|brightest|busiest|happiest|luckiest|highest|lowest|fastest|few|most)$/i;

/** Behind these a full stop ends no sentence. */
const shortened =
  /\b(?:incl|excl|approx|dept|govt|max|min|esp|etc|cf|vs|tel|ext|fig|vol|est|avg|resp)\.\s+$/i;

const numbered = /\b(?:one|two|three|four|five|six|few|no|any|some|many|much|\d)\s$/i;

/** Edit distance with neighbouring letters swapped counted once. */
function typos(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_value, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      let least = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** `any one of them` counts; it is not `anyone`. */
function counts(problem: string, after: string): boolean {
  return /^(?:any|every|some) one$/i.test(problem) && /^\s+(?:of|or)\b/.test(after);
}

interface Surroundings {
  /** The text has the same word more than once. */
  isRepeated: boolean;
  /** More than once with the same letters, small or large. */
  isUsual?: boolean;
  /** A neighbour is unknown too, as in a name or a phrase of another language. */
  isNearUnknown: boolean;
}

/** What to write instead of a finding and why, or null to leave the place alone. `before` and `after` are the sentence around it; `names`: what the text writes with a capital inside sentences. */
export function editFor(
  finding: Finding,
  before: string,
  after: string,
  around: Surroundings = { isRepeated: false, isNearUnknown: false },
  names: ReadonlySet<string> = new Set(),
): { replacement: string; reason: string } | null {
  const reason = reasons[finding.kind] ?? finding.message.replace(/[.!?]$/, "");
  const name = finding.problem.charAt(0).toUpperCase() + finding.problem.slice(1);
  // `rustfmt` twice and `cargo-clippy` are written so.
  const asName =
    finding.kind === "Spelling" &&
    names.has(name) &&
    !around.isUsual &&
    !/[-/\\_~@.]$/.test(before) &&
    !/^[-/\\_@]|^\.\p{Ll}/u.test(after);
  if (asName && /^\p{Ll}/u.test(finding.problem))
    return { replacement: name, reason: "Names take a capital" };
  if (finding.kind === "Spelling") {
    const replacement = spelling(finding, before, after, around);
    return replacement === null ? null : { replacement, reason };
  }
  const first = finding.suggestions[0];
  if (!first) return null;
  const { problem } = finding;
  if (counts(problem, after)) return null;
  const text = first.kind === 1 ? "" : first.kind === 2 ? problem + first.text : first.text;
  return grammar(finding, text, before, after) ? { replacement: text, reason } : null;
}

/** What stands there may well be right. */
function isRight(problem: string, text: string, before: string, after: string): boolean {
  // `one of the best` is whole.
  if (text === `${problem}s` && superlative.test(problem)) return true;
  // `some one-time setup`; `more later` promises.
  if (/\s(?:one|\p{L}+)$/iu.test(problem) && after.startsWith("-")) return true;
  // `so will entering a name`: what is done is the subject.
  if (/ing$/i.test(problem) && /\b(?:so|nor|neither)\s+(?:\p{L}+\s+)?$/iu.test(before)) return true;
  if (/^more (?:later|soon|often|or)$/i.test(problem)) return true;
  // `two more smaller boxes` counts, `more better-paid work` weighs.
  if (/^more\s/i.test(problem) && (numbered.test(before) || after.startsWith("-"))) return true;
  // `was lay` is as often `was lying`; who is broke has no money.
  return /\blain$/i.test(text) || (/\bbroke$/i.test(problem) && /^(?:[.,;!?]|$)/.test(after));
}

function grammar(finding: Finding, text: string, before: string, after: string): boolean {
  const { kind, problem } = finding;
  // `*i*` is a letter.
  if (problem === "i" && /[*_`]$/.test(before)) return false;
  if (kind === "Capitalization") return !shortened.test(before) && capital(problem, text, before);
  if (isRight(problem, text, before, after)) return false;
  // Behind `who called you` the checker takes the pronoun for the subject; the own rules look further.
  if (kind === "Agreement" && /^(?:has|have|is|are|was|were|am|do|does)$/i.test(problem)) return false;
  if (/\p{Lu}/u.test(problem.slice(1)) && problem.toLowerCase() !== text.toLowerCase()) return false;
  if (/^\p{Lu}\S*\s/u.test(problem) && before.trim() !== "" && !/^I\s/.test(problem)) return false;
  if (wrong.has(`${problem.toLowerCase()} ${text.toLowerCase()}`) || /^let$/i.test(problem)) return false;
  // `then its their mistake` wants an apostrophe, not a word less.
  if (/^its (?:my|your|our|their|his|her)$/i.test(problem)) return false;
  // `send it me`, and `like it's news`, which is as often `it is news`.
  if (/^it (?:me|him|her|us|them)$/i.test(problem) || (/^it['’]s$/i.test(problem) && /^ news\b/.test(after)))
    return false;
  // `a thank-you goes to`: a piece of another word is no subject.
  if (kind === "Agreement" && /\w-(?:you\s*)?$/.test(before)) return false;
  // `a grating of nutmeg`, `a hearing`: many nouns in -ing are counted.
  if (/^an?\s\w+ing$/i.test(problem)) return false;
  // `an historic day`: many say it so. `a~`, `a-f`, `an API`: nobody knows how a sign is spoken.
  if (kind === "Miscellaneous" && /^an?$/i.test(problem))
    return (
      problem !== "A" &&
      problem !== "AN" &&
      /^\s+\p{L}\p{Ll}/u.test(after) &&
      // `an Rc`, `an rlib`: spelled out letter by letter.
      !/^\s+(?:\p{L}{1,2}(?!\p{L})|rl|[flmnrx][bcdfghjkmnpqstvwxz])/iu.test(after) &&
      !/^\s+(?:is|are|was|and|or|to|in|on|of|for|at|as)\b/.test(after) &&
      !/^\s+(?:hist|hotel|habit|hero|hier|horri|hypo|hyst|herb|hallu|hono)/i.test(after)
    );
  // `one of the Space Force's sites`
  if (text === `${problem}s` && /^\p{Lu}/u.test(problem)) return false;
  // `decides it's time`: only behind a preposition can nothing but the owner be meant.
  if (/^it['’]s$/i.test(problem))
    return /\b(?:of|in|on|with|from|at|under|into|onto|about|by|through|over|behind|inside|off|after|against|within|around|and|up)\s$/i.test(
      before,
    );
  if (near.has(kind))
    return (
      typos(problem.toLowerCase(), text.toLowerCase()) <= Math.max(2, problem.length / 4) && oneWay(finding)
    );
  if (!sure.has(kind)) return false;
  // Only a small word stands twice by mistake: `etc. etc.`, `ever ever`, `yeah yeah` are meant.
  // One word cut in two is sure only where a table says so: `in cl`, `a vantage`.
  if (/\s/.test(text) && !/\s/.test(problem)) return false;
  if (kind === "Repetition") return isSlip(problem.replace(/\s+/g, " ").toLowerCase(), before);
  if (
    kind === "Agreement" &&
    `${text}s` === problem &&
    !/\b(?:an?|one|every|each|this|that)\s+(?:\S+\s+)?$/i.test(before)
  )
    return false;
  if (kind === "Agreement" && /\brather\s/.test(before)) return false;
  if (kind === "Agreement" && text.split(/\s+/).length > problem.split(/\s+/).length) return false;
  if (/^\p{Ll}/u.test(problem) && /^\p{Lu}/u.test(text) && !/^I\b/.test(text)) return false;
  if (/\bnew$/i.test(problem) && /\bknew$/i.test(text)) return false;
  if (kind === "Punctuation" && /^[-–—"“”'‘’]+$/.test(problem)) return false;
  return !onlyVariety(problem, text) && Math.abs(text.length - problem.length) <= 14;
}

/** Whether a small word stands twice by mistake; `went on on Monday`, `took in in taxes` are right. */
function isSlip(problem: string, before: string): boolean {
  if (/^(in|on) \1$/.test(problem))
    return !/(?:go|goes|going|went|gone|carr(?:y|ies|ied|ying)|com(?:e|es|ing)|came|mov(?:e|es|ed|ing)|tak(?:e|es|en|ing)|took|get|gets|got|getting|puts?|log(?:s|ged)?|hold|held|br(?:ing|ings|ought)|hand(?:s|ed)?|check(?:s|ed)?|keep|kept|pass(?:es|ed)?|liv(?:e|ed)|let|sign(?:s|ed)?|join(?:s|ed)?)\s$/i.test(
      before,
    );
  return /^(the|an?|of|to|and|not|for|with|from|at|as|or|but|be|were|we|they|this|if|would|can|my|our|your|their|than|since|because|when|where|while|which|into|onto|about|between|through|during|without|under|until|after|before|should|must|them|us) \1$/.test(
    problem,
  );
}

/** All suggestions come to the same thing, or the first is meant first. */
function oneWay(finding: Finding): boolean {
  return new Set(finding.suggestions.map((suggestion) => suggestion.text.toLowerCase())).size <= 2;
}

/** The right word for one that two dictionaries lack, where both know a single word that it is mistyped from. */
function spelling(
  { problem, suggestions, second }: Finding,
  before: string,
  after: string,
  { isRepeated, isUsual = false, isNearUnknown }: Surroundings,
): string | null {
  const word = problem.toLowerCase();
  const first =
    [...suggestions.map(({ text }) => text), ...(second ?? [])].find((text) => text.toLowerCase() === word) ??
    suggestions[0]?.text ??
    "";
  if (problem.length < 3 || /[\d_/@.]/.test(problem)) return null;
  // `incl. captions`: what stands before a full stop inside a sentence is shortened.
  if (/^\.\s+\p{Ll}/u.test(after)) return null;
  if (first.toLowerCase() === word)
    // `a tokay gecko`, `young gouda`: what has a capital in a dictionary has none as a thing.
    return !isNearUnknown &&
      !isUsual &&
      (before.trim() === "" ||
        /(?:^|\s)(?:in|from|to|at|near|for|with|by|through|via|and|visit(?:ed)?|called|named|hi|hey|dear|hello|thanks|ask|tell|told|asked)\s+$/i.test(
          before,
        )) &&
      /^\p{Ll}{4,}$/u.test(problem) &&
      /^\p{Lu}\p{Ll}+$/u.test(first) &&
      !/[-/\\_~@.]$/.test(before) &&
      !/^[-/\\_@]|^\.\p{Ll}/u.test(after)
      ? first
      : null;
  const opens = before.trim() === "" || /[“"(]\s*$/.test(before);
  if (/\p{Lu}/u.test(problem) && !(opens && /^\p{Lu}\p{Ll}{5,}$/u.test(problem))) return null;
  if (/^\p{Lu}/u.test(problem) && /^(?:['’]s)?\s+\p{Lu}/u.test(after)) return null;
  // `co-ordinated`, `/home/wanda`: a piece of a word or of a path.
  if (/[-/\\_~@.]$/.test(before) || /^[-/\\_@]/.test(after)) return null;
  if (/[’']/.test(first) && first.replace(/[’']/g, "").toLowerCase() === word && !/[’']s$/.test(first))
    return first;
  if (second === null || problem.length < 4) return null;
  const best = [...new Set([...suggestions.map(({ text }) => text), ...second])].filter(
    (text) =>
      /^\p{Ll}+$/u.test(text) &&
      suggestions.some((one) => one.text === text) &&
      second.includes(text) &&
      !onlyVariety(problem, text) &&
      isMistyped(word, text),
  );
  const [only] = best;
  // Two words as near leave a doubt; what a text writes twice the same way is rather a word that no dictionary has.
  if (only === undefined || best.length > 1 || (isRepeated && !isLetters(word, only))) return null;
  if (/^\p{Lu}/u.test(problem) && !isLetters(word, only)) return null;
  return opens && /^\p{Lu}/u.test(problem) ? only.charAt(0).toUpperCase() + only.slice(1) : only;
}

const single = (word: string): string => word.replace(/(.)\1+/g, "$1");

/** Whether two words differ by letters doubled or not, or by two neighbours that changed places. */
function isLetters(word: string, known: string): boolean {
  if (/(.)\1\1/.test(word)) return false;
  if (single(word) === single(known)) return true;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  return (
    `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}` === known &&
    at < word.length
  );
}

const vowels = /^[aeiou]$/;
/**
 * Whether hands that meant a known word type this one: letters doubled or swapped, one left out inside the word, a vowel
 * for a vowel or one too many inside a longer one. One consonant for another is rather a word that no dictionary has,
 * as `samphire`, `hogget` and `strimmer`.
 */
function isMistyped(word: string, known: string): boolean {
  // `scrutinees` are no scrutineers.
  if (/ees?$/.test(word) && /eers?$/.test(known)) return false;
  if (word[0] !== known[0] || word.length < 4) return false;
  if (isLetters(word, known)) return word.length > 4;
  if (word.length < 6 || typos(word, known) !== 1 || word.at(-1) !== known.at(-1)) return false;
  let at = 0;
  while (word[at] === known[at]) at += 1;
  const [typed = "", meant = ""] = [word[at], known[at]];
  if (known.length > word.length) return true;
  if (known.length < word.length) return word.length > 7 && vowels.test(typed);
  return word.length > 6 && vowels.test(typed) && vowels.test(meant) && !word.startsWith("re");
}

/** Weekdays and months; sentence starts are the own rules' work. */
function capital(problem: string, text: string, before: string): boolean {
  if (problem.toLowerCase() !== text.toLowerCase()) return false;
  if (/^\p{Ll}\p{Lu}/u.test(problem) || /[\d_.@/]/.test(problem)) return false;
  return (
    ((problem === "i" || /^i['’]/.test(problem)) && !before.endsWith("(")) || /[.!?]["”’)]?\s+$/.test(before)
  );
}
