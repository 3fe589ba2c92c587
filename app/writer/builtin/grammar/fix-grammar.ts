/** The built-in Fix Grammar: sure corrections only, everything else letter for letter as it stood. */

import { applyEdits, composeEdits, type Edit, type Marked, withoutOverlap } from "../marks/edits.ts";
import { type MarkedSentence, masked, sentencesToMark, unified } from "../marks/passages.ts";
import { numbersOf } from "../../prose/facts.ts";
import { editFor } from "./choose.ts";
import { findFaults } from "./linter.ts";
import type { Finding } from "./findings.ts";
import { ownEdits } from "./own-rules.ts";
import { type Clause, clausesOf, namesIn } from "./rules/clause.ts";
import { spokenEdits } from "./speech.ts";
import { isBritish, varietyOf } from "./variety.ts";

/** What was corrected, and the words that are perhaps misspelt. */
export interface Corrected extends Marked {
  doubtful: readonly string[];
}

/** Corrects English spelling, grammar and punctuation; quotations, code, links and names stay. */
export async function correct(markdown: string, signal: AbortSignal): Promise<Corrected> {
  const source = unified(markdown);
  const variety = varietyOf(source);
  const british = isBritish(source);
  let marked: Corrected = { text: source, edits: [], doubtful: [] };
  const settled = new Set<string>();
  for (let round = 0; round < 2; round += 1) {
    const { text } = marked;
    // The checker reads in a thread of its own, while this one reads by its own rules.
    const [findings, read] = await Promise.all([
      findFaults(text, variety, signal),
      Promise.resolve().then(() => readOwn(text, british, settled)),
    ]);
    const { edits, doubtful } = chosen(text, findings, british, settled, read);
    if (round === 0) marked = { ...marked, doubtful };
    if (edits.length === 0) break;
    marked = {
      ...marked,
      text: applyEdits(text, edits),
      edits: composeEdits(source, marked, edits),
    };
  }
  return marked;
}

/** The sentences of a text. */
interface Read {
  sentences: readonly MarkedSentence[];
  /** Each with what the own rules would correct in it. */
  clauses: readonly { clause: Clause; own: readonly Edit[] }[];
}

/** What the own rules say; `settled` are sentences in which a round before found nothing. */
function readOwn(text: string, british: boolean, settled: ReadonlySet<string>): Read {
  const sentences = sentencesToMark(text, true);
  const wholes = sentences.map(({ whole }) => whole);
  // A clause is read beside the two sentences before it and the next one.
  const isSettled = (at: number): boolean =>
    wholes.slice(Math.max(0, at - 2), at + 2).every((whole) => settled.has(whole));
  const clauses = clausesOf(sentences, british).map((clause, index) => ({
    clause,
    own: clause.sentence.kind === "heading" || isSettled(index) ? [] : ownEdits(clause),
  }));
  return { sentences, clauses };
}

/** What is corrected in one round; a sentence that wants nothing is settled. */
function chosen(
  text: string,
  findings: readonly Finding[],
  british: boolean,
  settled: Set<string>,
  { sentences, clauses }: Read,
): { edits: Edit[]; doubtful: string[] } {
  const places = placesOf(text, findings);
  const misspelt = new Map<string, number>();
  const typed = new Map<string, number>();
  for (const { kind, problem } of findings)
    if (kind === "Spelling") {
      misspelt.set(problem.toLowerCase(), (misspelt.get(problem.toLowerCase()) ?? 0) + 1);
      typed.set(problem, (typed.get(problem) ?? 0) + 1);
    }
  // A heading may be all in capitals of its own.
  const names = namesIn(sentences.filter(({ kind }) => kind !== "heading"));
  const edits: Edit[] = [];
  const doubtful = new Set<string>();
  let next = 0;
  for (const { clause, own } of clauses) {
    const { sentence } = clause;
    // `the rack thay live in`: beside a word that is none nobody knows what agrees with what.
    const offered = own.filter(
      ({ from, to, reason }) =>
        reason !== "Subject and verb agree" ||
        !neighboursOf(sentence.text, from - sentence.from, to - sentence.from).some((word) =>
          misspelt.has(word),
        ),
    );
    const end = sentence.from + sentence.text.length;
    while (next < places.length && (places[next]?.start ?? 0) < sentence.from) next += 1;
    for (; next < places.length && (places[next]?.end ?? end + 1) <= end; next += 1) {
      const place = places[next];
      if (!place) break;
      const { finding, start } = place;
      const at = start - sentence.from;
      const size = finding.problem.length;
      if (sentence.text.slice(at, at + size).includes(masked)) continue;
      const edit = editFor(
        finding,
        sentence.text.slice(0, at),
        sentence.text.slice(at + size),
        {
          isRepeated: (misspelt.get(finding.problem.toLowerCase()) ?? 0) > 1,
          isUsual: (typed.get(finding.problem) ?? 0) > 1,
          isNearUnknown: neighboursOf(sentence.text, at, at + size).some((word) => misspelt.has(word)),
        },
        names,
      );
      if (edit !== null) offered.push({ from: start, to: start + size, ...edit });
      else if (finding.kind === "Spelling" && /^\p{Ll}{4,}$/u.test(finding.problem))
        doubtful.add(finding.problem);
    }
    if (offered.length === 0) settled.add(sentence.whole);
    edits.push(...safe(sentence, withoutOverlap(offered)));
  }
  edits.push(...spokenEdits(text, places, misspelt, names, british));
  return { edits: edits.toSorted((a, b) => a.from - b.from), doubtful: [...doubtful] };
}

/** The words on both sides of a place, in lower case. */
function neighboursOf(text: string, from: number, to: number): string[] {
  const before = /(?<!\p{L})(\p{L}+)[^\p{L}]{1,3}$/u.exec(text.slice(Math.max(0, from - 40), from))?.[1];
  const after = /^[^\p{L}]{1,3}(\p{L}+)/u.exec(text.slice(to, to + 40))?.[1];
  return [before, after].flatMap((word) => (word ? [word.toLowerCase()] : []));
}

const soundsLikeTwo = /^(?:to|too|two)$/i;

/** A correction never changes a number, nor anything masked. */
function safe({ whole, text, from }: MarkedSentence, edits: readonly Edit[]): Edit[] {
  return edits.filter((edit) => {
    const [start, end] = [edit.from - from, edit.to - from];
    if (text.slice(start, end).includes(masked)) return false;
    if (!/[\d]|\p{L}{3}/u.test(whole.slice(start, end) + edit.replacement)) return true;
    // `every to weeks`: what sounds like a number was meant as one, or was none.
    if (soundsLikeTwo.test(whole.slice(start, end)) && soundsLikeTwo.test(edit.replacement)) return true;
    // `fourty` was no number yet.
    if (
      edit.reason === "Spelling" &&
      numbersOf(whole.slice(start, end)).length === 0 &&
      !/\d/.test(edit.replacement)
    )
      return true;
    return (
      numbersOf(whole.slice(0, start) + edit.replacement + whole.slice(end)).join(" ") ===
      numbersOf(whole).join(" ")
    );
  });
}

/** Findings with their places in UTF-16 units, in the order of the text; the checker counts code points. */
function placesOf(text: string, findings: readonly Finding[]) {
  const astral = /[\u{10000}-\u{10ffff}]/u.test(text);
  const starts: number[] = [];
  if (astral) {
    let at = 0;
    for (const character of text) {
      starts.push(at);
      at += character.length;
    }
  }
  return findings
    .map((finding) => {
      const start = astral ? (starts[finding.start] ?? 0) : finding.start;
      return { finding, start, end: start + finding.problem.length };
    })
    .filter(({ finding, start }) => text.startsWith(finding.problem, start))
    .toSorted((a, b) => a.start - b.start);
}
