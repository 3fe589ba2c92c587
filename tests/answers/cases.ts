/** Answers as a strong model gives them, with what they were asked for. Nothing is wrong with any of them. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { findEntry } from "#app/writer/catalogue/catalogue.ts";
import { prepareTask } from "#app/writer/prepare.ts";
import type { Source, Task } from "#app/writer/task.ts";
import { requireText } from "./texts.ts";

const source = z.strictObject({
  /** Name of a file in texts/, whose text and title are meant. */
  of: z.string().optional(),
  text: z.string().optional(),
  title: z.string().optional(),
  subTitle: z.string().optional(),
  context: z.string().optional(),
  examples: z.string().optional(),
  earlier: z.string().optional(),
  request: z.string().optional(),
  role: z.string().optional(),
  partner: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  audience: z.string().optional(),
  houseStyle: z.string().optional(),
});

export const askedCase = z.strictObject({
  id: z.string(),
  entry: z.string(),
  values: z.record(z.string(), z.string()).default({}),
  source,
});
export type AskedCase = z.infer<typeof askedCase>;

export const answerCase = askedCase.extend({
  /** As the model gave it, with whatever it put around it. */
  answer: z.string(),
  /** What may be taken off it, as it stands there, in order. */
  takenOff: z.array(z.string()).default([]),
  /** What of an editor's reading it stands for. */
  pattern: z.string().optional(),
  /** Remarks that a reader found to be right, and why. */
  rightRemarks: z.array(z.strictObject({ words: z.string(), why: z.string() })).default([]),
});
export type AnswerCase = z.infer<typeof answerCase>;

/** The source of a case, its text taken from the folder where it names one. */
export function sourceOf({ source: { of, text, ...besides } }: Pick<AskedCase, "source">): Source {
  const known = of === undefined ? null : requireText(of);
  const title = besides.title ?? known?.title;
  return {
    ...(Object.fromEntries(Object.entries(besides).filter(([, part]) => part !== undefined)) as Omit<
      Source,
      "text"
    >),
    ...(title === undefined ? {} : { title }),
    text: text ?? known?.text ?? "",
  };
}

/** @throws Error for an entry that the catalogue does not have */
export function taskFor(one: AskedCase): Task {
  const entry = findEntry(one.entry);
  if (!entry) throw new Error(`${one.id}: the catalogue has no ${one.entry}`);
  return prepareTask(entry, one.values, sourceOf(one));
}

const caseFile = z.union([answerCase.array(), answerCase]);

export const casesFolder = join(import.meta.dirname, "cases");

/** The answers that were taken back, by id, and those that an editor's reading found to be called faulty (craft.json). */
export function storedCases(): AnswerCase[] {
  if (!existsSync(casesFolder)) return [];
  return readdirSync(casesFolder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .flatMap((file) => caseFile.parse(JSON.parse(readFileSync(join(casesFolder, file), "utf8"))));
}
