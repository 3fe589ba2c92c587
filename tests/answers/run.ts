/** What becomes of the good answers and of the planted faults, and what may become of them at most. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isBreach } from "#app/writer/promises/check.ts";
import { type AnswerCase, storedCases, taskFor } from "./cases.ts";
import { brokenAnswer, bareAnswer, caseOf, type Fault, plantedFaults } from "./faults.ts";
import { type Delivered, openGenerations } from "./generations.ts";

/** Of good answers at most this share has a breach, or a wrong remark; of faults at least this share is seen. */
export const bounds = { breach: 0.02, wrongRemark: 0.1, seen: 0.95 } as const;

/** One thing that was found, where and what. */
export interface Finding {
  where: string;
  what: string;
}

export interface AnswersFound {
  good: number;
  /** Good answers whose hard promises are called broken, or that were tried again or given away for nothing. */
  breaches: Finding[];
  wrongRemarks: Finding[];
  /** Remarks on good answers that are right, each with the reason. */
  rightRemarks: Finding[];
  /** Soft promises of good answers that are called broken: shown, never tried again. */
  softBreaks: Finding[];
  /** The writer's own text taken off. */
  wronglyStripped: Finding[];
  /** What a model put around its text and was left there. */
  leftOn: Finding[];
  cut: Finding[];
  faults: number;
  missed: Finding[];
  /** Faults by their kind: how many there are, and how many of them were seen. */
  kinds: Record<string, { planted: number; seen: number }>;
  seconds: number;
}

/** Every good answer and every planted fault through a generation of its own. */
export async function runAnswers(): Promise<AnswersFound> {
  const started = performance.now();
  const found: AnswersFound = {
    good: 0,
    breaches: [],
    wrongRemarks: [],
    rightRemarks: [],
    softBreaks: [],
    wronglyStripped: [],
    leftOn: [],
    cut: [],
    faults: 0,
    missed: [],
    kinds: {},
    seconds: 0,
  };
  const cases = storedCases();
  const generations = await openGenerations();
  try {
    for (const one of cases) lookAtGood(one, await generations.deliver(taskFor(one), one.answer), found);
    for (const fault of plantedFaults()) {
      const good = caseOf(fault.of, cases);
      const delivered = await generations.deliver(taskFor(good), brokenAnswer(fault, cases));
      lookAtFault(fault, good, delivered, found);
    }
  } finally {
    await generations.close();
  }
  found.seconds = (performance.now() - started) / 1000;
  return found;
}

function lookAtGood(one: AnswerCase, delivered: Delivered, found: AnswersFound): void {
  const where = one.id;
  const { promises, remarks, takenOff, isCut, tries, charged } = delivered;
  found.good += 1;
  const broken = promises.filter(isBreach);
  const tried = isCut ? [] : [tries > 1 ? "tried again" : "", charged === 0 ? "given away" : ""];
  const breach = [...broken.map(({ id, found: seen }) => `${id}: ${seen}`), ...tried].filter(Boolean);
  const right = (words: string): string | undefined =>
    one.rightRemarks.find((known) => known.words === words)?.why;
  const wrong = remarks.filter(({ words }) => right(words) === undefined);
  // A remark that is right is worth a second try of an edit.
  if (broken.length > 0 || (breach.length > 0 && wrong.length === remarks.length))
    found.breaches.push({ where, what: breach.join("; ") });
  if (wrong.length > 0)
    found.wrongRemarks.push({
      where,
      what: wrong.map((remark) => `${remark.where} ${remark.kind} "${remark.words}"`).join(", "),
    });
  for (const { words } of remarks) {
    const why = right(words);
    if (why !== undefined) found.rightRemarks.push({ where, what: `${words}: ${why}` });
  }
  for (const { id, found: seen, verdict, strength } of promises)
    if (verdict === "broken" && strength === "soft") found.softBreaks.push({ where, what: `${id}: ${seen}` });
  const tooMuch = takenOff.filter((part) => !one.takenOff.includes(part));
  const tooLittle = one.takenOff.filter((part) => !takenOff.includes(part));
  if (tooMuch.length > 0) found.wronglyStripped.push({ where, what: tooMuch.join(" … ") });
  else if (tooLittle.length > 0) found.leftOn.push({ where, what: tooLittle.join(" … ") });
  else if (delivered.text !== bareAnswer(one) && !isCut)
    found.wronglyStripped.push({ where, what: "the text differs from the answer" });
  if (isCut) found.cut.push({ where, what: `after ${String(delivered.text.length)} characters` });
}

function lookAtFault(fault: Fault, good: AnswerCase, delivered: Delivered, found: AnswersFound): void {
  const kind = (found.kinds[fault.kind] ??= { planted: 0, seen: 0 });
  kind.planted += 1;
  found.faults += 1;
  if (isSeen(fault, good, delivered)) kind.seen += 1;
  else found.missed.push({ where: `${good.id}, ${fault.fault}`, what: toldInstead(fault, delivered) });
}

function isSeen({ seen }: Fault, good: AnswerCase, delivered: Delivered): boolean {
  if ("promise" in seen)
    return delivered.promises.some(({ id, verdict }) => id === seen.promise && verdict === "broken");
  if ("remark" in seen)
    return delivered.remarks.some(
      ({ words, where }) => where === seen.where && (words.includes(seen.remark) || seen.remark === words),
    );
  if ("cut" in seen) return delivered.isCut;
  return (
    JSON.stringify(delivered.takenOff) === JSON.stringify(seen.takenOff) &&
    delivered.text === bareAnswer(good)
  );
}

function toldInstead({ seen }: Fault, { promises, remarks, takenOff }: Delivered): string {
  if ("promise" in seen) {
    const known = promises.find(({ id }) => id === seen.promise);
    return known ? `${seen.promise} is ${known.verdict}: ${known.found}` : `there is no ${seen.promise}`;
  }
  if ("remark" in seen)
    return `no remark names ${seen.remark}, but: ${remarks.map(({ words }) => words).join(", ") || "none"}`;
  return `taken off: ${takenOff.join(" … ") || "nothing"}`;
}

/** Whether the figures hold. */
export function answersPass(found: AnswersFound): boolean {
  return (
    found.breaches.length <= bounds.breach * found.good &&
    found.wrongRemarks.length <= bounds.wrongRemark * found.good &&
    found.faults - found.missed.length >= bounds.seen * found.faults &&
    found.wronglyStripped.length === 0 &&
    found.cut.length === 0
  );
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** The figures, each with its bound. */
export function answerLines(found: AnswersFound): string[] {
  const { good, faults, missed, breaches, wrongRemarks, wronglyStripped, cut, leftOn, softBreaks } = found;
  const seen = faults - missed.length;
  const most = (of: number): string => `at most ${share(of, 1)}`;
  return [
    `Good answers: ${String(good)}`,
    `  with a breach: ${String(breaches.length)}, ${share(breaches.length, good)} (${most(bounds.breach)})`,
    `  with a wrong remark: ${String(wrongRemarks.length)}, ${share(wrongRemarks.length, good)} (${most(bounds.wrongRemark)})`,
    `  with a soft promise called broken: ${String(softBreaks.length)}, ${share(softBreaks.length, good)}`,
    `  wrongly stripped: ${String(wronglyStripped.length)} (0)`,
    `  wrappings left on: ${String(leftOn.length)}`,
    `  cut for lack of room: ${String(cut.length)} (0)`,
    `Planted faults: ${String(faults)}`,
    `  seen: ${String(seen)}, ${share(seen, faults)} (at least ${share(bounds.seen, 1)})`,
    ...Object.entries(found.kinds).map(
      ([kind, counts]) => `  ${kind}: ${String(counts.seen)} of ${String(counts.planted)}`,
    ),
    ...listed("breach", breaches),
    ...listed("wrong remark", wrongRemarks),
    ...listed("wrongly stripped", wronglyStripped),
    ...listed("left on", leftOn),
    ...listed("cut", cut),
    ...listed("unseen", missed),
  ];
}

const listed = (name: string, findings: readonly Finding[]): string[] =>
  findings.map(({ where, what }) => `    ${name}: ${where}: ${what}`);

/** The figures with everything that was found, for reading. */
export function answersReport(found: AnswersFound): string {
  return [
    ...answerLines(found),
    "",
    ...listed("right remark", found.rightRemarks),
    ...listed("soft promise called broken", found.softBreaks),
    "",
    `${found.seconds.toFixed(1)} s`,
    "",
  ].join("\n");
}

/** Writes the report to tests/reports/answers.txt. */
export function writeReport(found: AnswersFound): void {
  const reports = join(import.meta.dirname, "../reports");
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, "answers.txt"), answersReport(found));
}
