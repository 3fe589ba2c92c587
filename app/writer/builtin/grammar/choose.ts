/** Which findings are corrected without asking: sure ones only. */

import type { Finding } from "./findings.ts";
import { onlyVariety } from "./variety.ts";

export interface Edit {
  start: number;
  end: number;
  text: string;
}

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
]);
/** Kinds taken only when the word is all but the same. */
const near = new Set(["WordChoice", "Usage", "Miscellaneous"]);

/** Pairs of real words where the checker guesses wrong more often than right. */
const doubtful = new Set(["no know", "allready all ready"]);

/** Words that people glue to the next one by mistake. */
const glued = /^(?:a|an|in|all|any|each|every|some|no|may|up|at|to|of|as|at|even|never|thank|can) /i;

function boundary(problem: string, text: string): boolean {
  return /\s/.test(problem) || !/\s/.test(text) || glued.test(text);
}

/** Edit distance with neighbouring letters swapped counted once. */
export function typos(a: string, b: string): number {
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

/** `any one of them` and `some one or other` count; they are not `anyone` and `someone`. */
function counts(problem: string, after: string): boolean {
  return /^(?:any|every|some) one$/i.test(problem) && /^\s+(?:of|or)\b/.test(after);
}

/** The edit for a finding, or null to leave the place alone. `before` is the text up to it, `after` what follows. */
export function editFor(finding: Finding, before: string, after: string): Edit | null {
  const first = finding.suggestions[0];
  if (!first) return null;
  const { start, end, problem } = finding;
  if (counts(problem, after)) return null;
  const text = first.kind === 1 ? "" : first.kind === 2 ? problem + first.text : first.text;
  const edit = { start, end, text };
  if (finding.kind === "Spelling") return spelling(finding, before) ? edit : null;
  if (finding.kind === "Capitalization") return capital(problem, text, before) ? edit : null;
  if (finding.kind === "Formatting")
    return /^\s+$/.test(problem) &&
      !/\n/.test(problem) &&
      (text === " " || text === "") &&
      (text === " " || /^[.,;:!?]/.test(after))
      ? edit
      : null;
  if (/\p{Lu}/u.test(problem.slice(1)) && problem.toLowerCase() !== text.toLowerCase()) return null;
  if (finding.kind === "Miscellaneous" && /^an?$/i.test(problem))
    return /^\s+\p{Lu}{2,}/u.test(after) ? null : edit;
  if (near.has(finding.kind))
    return problem.toLowerCase() !== "let" &&
      typos(problem.toLowerCase(), text.toLowerCase()) <= Math.max(2, problem.length / 4) &&
      oneWay(finding)
      ? edit
      : null;
  if (!sure.has(finding.kind)) return null;
  if (finding.kind === "Repetition" && /^(?:that|had|is|so|very) /i.test(problem)) return null;
  if (!boundary(problem, text) || problem.toLowerCase() === "let") return null;
  if (finding.kind === "Agreement" && text.split(/\s+/).length > problem.split(/\s+/).length) return null;
  if (/^\p{Ll}/u.test(problem) && /^\p{Lu}/u.test(text) && !/^I\b/.test(text)) return null;
  if (/\bnew$/i.test(problem) && /\bknew$/i.test(text)) return null;
  if (doubtful.has(`${problem.toLowerCase()} ${text.toLowerCase()}`)) return null;
  if (finding.kind === "Punctuation" && /^[-–—"“”'‘’]+$/.test(problem)) return null;
  if (onlyVariety(problem, text)) return null;
  return Math.abs(text.length - problem.length) <= 14 ? edit : null;
}

/** All suggestions come to the same thing, or the first is meant first. */
function oneWay(finding: Finding): boolean {
  return new Set(finding.suggestions.map((suggestion) => suggestion.text.toLowerCase())).size <= 2;
}

/** A lower-case word with one suggestion clearly nearer than all others. */
function spelling(finding: Finding, before: string): boolean {
  const { problem, suggestions } = finding;
  const first = suggestions[0]?.text ?? "";
  if (problem.length < 3 || /[\d_/@.]/.test(problem)) return false;
  if (first.toLowerCase() === problem.toLowerCase())
    return /^\p{Ll}+$/u.test(problem) && /^\p{Lu}\p{Ll}+$/u.test(first);
  const opens = before.trim() === "" || /[.!?]["”’)]?\s+$/.test(before);
  if (/\p{Lu}/u.test(problem) && !(opens && /^\p{Lu}\p{Ll}+$/u.test(problem))) return false;
  if (/[’']/.test(first) && first.replace(/[’']/g, "") === problem && !/[’']s$/.test(first)) return true;
  if (/[\s’'-]/.test(first) || onlyVariety(problem, first)) return false;
  if (problem.length < 5) return false;
  const distances = suggestions.map((suggestion) =>
    typos(problem.toLowerCase(), suggestion.text.toLowerCase()),
  );
  const own = distances[0] ?? 9;
  const rivals = suggestions.filter(
    (suggestion, index) =>
      index > 0 && (distances[index] ?? 9) <= own && suggestion.text.toLowerCase() !== first.toLowerCase(),
  );
  if (problem[0]?.toLowerCase() !== first[0]?.toLowerCase()) return false;
  if (own === 1)
    return rivals.every(
      (rival) => Math.abs(rival.text.length - problem.length) > 1 || rival.text[0] !== first[0],
    );
  return own === 2 && problem.length >= 8 && rivals.length === 0;
}

/** `i` and sentence starts in running prose, weekdays and months; not list fragments or brand names. */
function capital(problem: string, text: string, before: string): boolean {
  if (problem.toLowerCase() !== text.toLowerCase()) return false;
  if (problem === "i" || /^i['’]/.test(problem)) return true;
  if (/^\p{Ll}\p{Lu}/u.test(problem) || /[\d_.@/]/.test(problem)) return false;
  return (
    /[.!?]["”’)]?\s+$/.test(before) ||
    /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|english|french|german|spanish|italian|europe|european|american|british|christmas|easter)$/i.test(
      problem,
    )
  );
}
