/** Good answers with one thing wrong each, and what has to see it. The list is data, by kind, in faults/. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { type AnswerCase, sourceOf } from "./cases.ts";

const change = z.union([
  z.strictObject({ find: z.string().min(1), put: z.string() }),
  z.strictObject({ swap: z.tuple([z.string(), z.string()]) }),
  z.strictObject({ before: z.string() }),
  z.strictObject({ after: z.string() }),
  z.strictObject({ times: z.int().min(2) }),
  z.strictObject({ until: z.string().min(1) }),
  z.strictObject({ whole: z.string() }),
  /** The answer to another case. */
  z.strictObject({ answerOf: z.string() }),
  /** The writer's own text. */
  z.strictObject({ source: z.literal(true) }),
]);
type Change = z.infer<typeof change>;

const fault = z.strictObject({
  /** The number of the case whose answer is broken. */
  of: z.string(),
  fault: z.string(),
  change: change.array().min(1),
  seen: z.union([
    /** The promise that is broken. */
    z.strictObject({ promise: z.string() }),
    /** What a remark names. */
    z.strictObject({ remark: z.string(), where: z.enum(["new", "gone"]) }),
    /** All that is taken off; the rest is the good answer. */
    z.strictObject({ takenOff: z.array(z.string()) }),
    /** It is told to be cut off. */
    z.strictObject({ cut: z.literal(true) }),
  ]),
});
export type Fault = z.infer<typeof fault> & { kind: string };

const folder = join(import.meta.dirname, "faults");

/** Every planted fault, with the kind that its file is named by. */
export function plantedFaults(): Fault[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      fault
        .array()
        .parse(JSON.parse(readFileSync(join(folder, file), "utf8")))
        .map((one) => ({ ...one, kind: basename(file, ".json") })),
    );
}

/** @throws Error for a number that no case has */
export function caseOf(number: string, cases: readonly AnswerCase[]): AnswerCase {
  const found = cases.find(({ id }) => id.startsWith(`${number}-`));
  if (!found) throw new Error(`no case has the number ${number}`);
  return found;
}

/** The broken answer. @throws Error where the good one has not what is to be changed, or has it twice */
export function brokenAnswer({ of, change: changes }: Fault, cases: readonly AnswerCase[]): string {
  const good = caseOf(of, cases);
  return changes.reduce((text, one) => changed(text, one, good, cases), bareAnswer(good));
}

/** An answer without what is taken off it. */
export function bareAnswer({ answer, takenOff }: AnswerCase): string {
  return takenOff.reduce((text, part) => text.replace(part, ""), answer).trim();
}

function changed(text: string, one: Change, good: AnswerCase, cases: readonly AnswerCase[]): string {
  if ("find" in one) return replaceOnce(text, one.find, one.put);
  if ("swap" in one) {
    const [first, second] = one.swap;
    return replaceOnce(replaceOnce(replaceOnce(text, first, "\0"), second, first), "\0", second);
  }
  if ("before" in one) return `${one.before}\n\n${text}`;
  if ("after" in one) return `${text}\n\n${one.after}`;
  if ("times" in one) return Array.from({ length: one.times }, () => text).join("\n\n");
  if ("until" in one) return text.slice(0, placeOf(text, one.until)).trimEnd();
  if ("whole" in one) return one.whole;
  if ("answerOf" in one) return bareAnswer(caseOf(one.answerOf, cases));
  return sourceOf(good).text;
}

const replaceOnce = (text: string, find: string, put: string): string => {
  const at = placeOf(text, find);
  return text.slice(0, at) + put + text.slice(at + find.length);
};

function placeOf(text: string, words: string): number {
  const at = text.indexOf(words);
  if (at < 0) throw new Error(`the answer has no "${words}"`);
  if (text.includes(words, at + 1)) throw new Error(`the answer has "${words}" twice`);
  return at;
}
