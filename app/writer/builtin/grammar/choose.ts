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

/** Words that people glue to the next one by mistake. */
const glued = /^(?:a|an|in|all|any|each|every|some|no|may|up|at|to|of|as|even|never|thank|can) /i;

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

/** What to write instead of a finding and why, or null to leave the place alone. `before` and `after` are the sentence around it; `isRepeated`: the text has the same word more than once; `names`: what it writes with a capital inside sentences. */
export function editFor(
  finding: Finding,
  before: string,
  after: string,
  isRepeated = false,
  names: ReadonlySet<string> = new Set(),
): { replacement: string; reason: string } | null {
  const reason = reasons[finding.kind] ?? finding.message.replace(/[.!?]$/, "");
  const name = finding.problem.charAt(0).toUpperCase() + finding.problem.slice(1);
  if (finding.kind === "Spelling" && /^\p{Ll}/u.test(finding.problem) && names.has(name))
    return { replacement: name, reason: "Names take a capital" };
  if (finding.kind === "Spelling") {
    const replacement = spelling(finding, before, after, isRepeated);
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
  // `two more smaller boxes` counts, `more better-paid work` weighs.
  if (/^more\s/i.test(problem) && (numbered.test(before) || after.startsWith("-"))) return true;
  // `was lay` is as often `was lying`; who is broke has no money.
  return /\blain$/i.test(text) || (/\bbroke$/i.test(problem) && /^(?:[.,;!?]|$)/.test(after));
}

function grammar(finding: Finding, text: string, before: string, after: string): boolean {
  const { kind, problem } = finding;
  if (kind === "Capitalization") return !shortened.test(before) && capital(problem, text, before);
  if (isRight(problem, text, before, after)) return false;
  // Behind `who called you` the checker takes the pronoun for the subject; the own rules look further.
  if (kind === "Agreement" && /^(?:has|have|is|are|was|were|am|do|does)$/i.test(problem)) return false;
  if (kind === "Formatting")
    return (
      /^[^\S\n]+$/.test(problem) &&
      !columns.test(before + problem + after) &&
      (text === " " || (text === "" && /^[.,;:!?]/.test(after)))
    );
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
  if (kind === "Miscellaneous" && /^an?$/i.test(problem)) return !/^\s+\p{Lu}{2,}/u.test(after);
  if (near.has(kind))
    return (
      typos(problem.toLowerCase(), text.toLowerCase()) <= Math.max(2, problem.length / 4) && oneWay(finding)
    );
  if (!sure.has(kind)) return false;
  if (kind === "Repetition" && /^(?:that|had|is|so|very|no|ha|bye) /i.test(problem)) return false;
  if (/\s/.test(text) && !/\s/.test(problem) && !glued.test(text)) return false;
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

/** All suggestions come to the same thing, or the first is meant first. */
function oneWay(finding: Finding): boolean {
  return new Set(finding.suggestions.map((suggestion) => suggestion.text.toLowerCase())).size <= 2;
}

/** The right word for a lower-case one that two dictionaries lack, where they agree or one is clearly nearest. */
function spelling(
  { problem, suggestions, second }: Finding,
  before: string,
  after: string,
  isRepeated: boolean,
): string | null {
  const first = suggestions[0]?.text ?? "";
  if (problem.length < 3 || /[\d_/@.]/.test(problem)) return null;
  // `incl. captions`: what stands before a full stop inside a sentence is shortened.
  if (/^\.\s+\p{Ll}/u.test(after)) return null;
  if (first.toLowerCase() === problem.toLowerCase())
    return /^\p{Ll}+$/u.test(problem) && /^\p{Lu}\p{Ll}+$/u.test(first) ? first : null;
  const opens = before.trim() === "" || /[“"(]\s*$/.test(before);
  if (/\p{Lu}/u.test(problem) && !(opens && /^\p{Lu}\p{Ll}{5,}$/u.test(problem))) return null;
  if (/^\p{Lu}/u.test(problem) && /^(?:['’]s)?\s+\p{Lu}/u.test(after)) return null;
  const word = problem.toLowerCase();
  if (/[’']/.test(first) && first.replace(/[’']/g, "").toLowerCase() === word && !/[’']s$/.test(first))
    return first;
  // A word of four letters is as often a name for somebody (`nans`) as a slip.
  if (
    second === null ||
    problem.length < 4 ||
    (problem.length < 5 && !sameLetters(word, first.toLowerCase()))
  )
    return null;
  const candidates = [...new Set([...suggestions.map(({ text }) => text), ...second])].filter(
    (text) => /^\p{L}+$/u.test(text) && !onlyVariety(problem, text),
  );
  const scored = candidates
    .map((text) => ({
      text,
      cost:
        typos(word, text.toLowerCase()) +
        (text[0]?.toLowerCase() === word[0] ? 0 : 1) +
        (sameLetters(word, text.toLowerCase()) ? -0.5 : 0) +
        (suggestions.some((one) => one.text === text) ? 0 : 0.5) +
        (second.includes(text) ? 0 : 0.5) -
        (text === first ? 0.3 : 0) -
        (text === second[0] ? 0.3 : 0),
    }))
    .toSorted((a, b) => a.cost - b.cost);
  const [best, rival] = scored;
  // What a text writes twice the same way is rather a word that no dictionary has.
  if (!best || (isRepeated && !sameLetters(word, best.text.toLowerCase()))) return null;
  const most = word.length < 6 ? 1.2 : word.length < 9 ? 1.8 : 2.4;
  if (best.cost > most || (rival && rival.cost - best.cost < 0.25)) return null;
  if (!sameLetters(word, best.text.toLowerCase()) && isFar(word, best.text.toLowerCase())) return null;
  // `hogget` is no `hogged`: hands seldom end a word on another letter than they meant.
  const known = best.text.toLowerCase();
  if (known !== word && known.length === word.length && known.startsWith(word.slice(0, -1))) return null;
  // What opens a sentence may be a name: only the same letters in another order are sure.
  if (/^\p{Lu}/u.test(problem) && (/\p{Lu}/u.test(best.text) || !sameLetters(word, best.text.toLowerCase())))
    return null;
  return opens && /^\p{Lu}/u.test(problem)
    ? best.text.charAt(0).toUpperCase() + best.text.slice(1)
    : best.text;
}

/** Whether a word is rather one that no dictionary has, as `strimmer` and a name like `belford`: nobody mistypes the first letter, and a short word has one slip. */
function isFar(word: string, known: string): boolean {
  return word[0] !== known[0] || (word.length < 9 && typos(word, known) > 1);
}

/** Whether two words are made of the same letters, doubled ones counted once. */
function sameLetters(a: string, b: string): boolean {
  return [...new Set(a)].sort().join("") === [...new Set(b)].sort().join("");
}

/** Weekdays and months; sentence starts are the own rules' work. */
function capital(problem: string, text: string, before: string): boolean {
  if (problem.toLowerCase() !== text.toLowerCase()) return false;
  if (/^\p{Ll}\p{Lu}/u.test(problem) || /[\d_.@/]/.test(problem)) return false;
  return (
    ((problem === "i" || /^i['’]/.test(problem)) && !before.endsWith("(")) || /[.!?]["”’)]?\s+$/.test(before)
  );
}
