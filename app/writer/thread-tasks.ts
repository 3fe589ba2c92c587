/** What may take long of a text and is done in threads: plain data in and out, entries of the catalogue by their id. */

import type { Node } from "prosemirror-model";
import { countWords } from "#app/document/counts.ts";
import {
  assertParts,
  type Bytes,
  exportStored,
  keepMarks,
  layText,
  markdownAsStored,
  nodeOf,
  type Opened,
  openText,
  receive,
  selectPart,
  type Shown,
  shownOf,
  showStored,
  signText,
  storedOf,
  type StoredText,
  titleAfter,
  typedAsStored,
} from "#app/document/document-tasks.ts";
import { excerptAround } from "#app/document/excerpt.ts";
import { openFile } from "#app/document/files/open-file.ts";
import { type Exported, writeFileOf } from "#app/document/export/write-file.ts";
import { writeHtml } from "#app/document/html-out.ts";
import { readMarkdown } from "#app/document/markdown.ts";
import { writeText } from "#app/document/plain-text.ts";
import { readSave } from "#app/document/sent-save.ts";
import { readSheet } from "#app/document/sheet.ts";
import { titleOf } from "#app/document/title.ts";
import { builtinVows, writeByRule, type Written } from "./builtin/writer.ts";
import { findEntry } from "./catalogue/catalogue.ts";
import { prompts, promptsOf } from "./catalogue/prompts/prompts.ts";
import { targets } from "./catalogue/prompts/targets.ts";
import { composeInstruction } from "./instruction.ts";
import { inspirationContent, nextStyle, readInspiration, writeInspiration } from "./inspiration.ts";
import { prepareTask } from "./prepare.ts";
import { checkTask, declineOf, remarksOf, uncheckedTask } from "./promises/check.ts";
import { languageOf } from "./prose/language.ts";
import { parsePair, type Pair } from "./role-pair.ts";
import { askedOf, ownWrappings } from "./strip.ts";
import type { Decline, Entry, KeptPromise, Prepared, Remark, Source, Task, Values } from "./task.ts";
import { newAmong, parseVersions, type Version, writeVersions } from "./versions.ts";

/** A task by the names of what it is made of. */
interface NamedTask {
  entry: string;
  /** Of an entry that is made for some targets, their names. */
  targets?: readonly string[];
  values: Values;
  source: Source;
  repair?: Task["repair"];
}

/** What a writer made of a task. */
interface Output {
  output: string;
  /** By the built-in writer. */
  byRule: boolean;
  /** It fills its room, and ends somewhere. */
  isCut: boolean;
}

/** What was found in an output. */
interface Checked {
  promises: KeptPromise[];
  remarks: Remark[];
}

/** What a finished text is kept and answered as. */
export interface Made extends StoredText {
  markdown: string;
  html: string;
  /** Plain text. */
  plain: string;
  /** Its first heading or sentence. */
  title: string;
}

/** An inspiration as its calls answer it. */
export interface ShownInspiration {
  content: { text: string; [version: string]: string };
  styles: string[];
  versions: readonly Version[];
  /** What More tells a writer of the versions. */
  earlier: string;
  /** Where the styles of More begin. */
  next: number;
}

/** Versions that were written for a board, with what of them it did not have before. */
interface MadeVersions extends Made, ShownInspiration {
  /** How much of what was written is new, from 0 to 1. */
  fresh: number;
}

const made = (markdown: string, node: Node, title: string): Made => {
  const plain = writeText(node);
  return {
    markdown,
    html: writeHtml(node),
    plain: plain.trim(),
    title,
    words: countWords(plain),
    document: storedOf(node),
    ...shownOf(plain),
  };
};

function readMade({ markdown }: { markdown: string }): Made {
  return made(markdown, assertParts(readMarkdown(markdown)), titleOf(markdown));
}

/**
 * Versions as an inspiration, behind those that are `kept` of an earlier one; the styles of the new ones begin at `from`.
 * One that says again what an earlier one `said` is left out. It is named by the text that they are versions of.
 */
function readVersions(asked: {
  markdown: string;
  from: number;
  source: string;
  kept: readonly Version[];
  said: readonly Version[];
}): MadeVersions {
  const { markdown, from, source, kept, said } = asked;
  const written = parseVersions(markdown, from);
  const fresh = newAmong(written, said);
  const node = assertParts(writeInspiration([...kept, ...fresh]));
  const share = lengthOfAll(fresh) / Math.max(1, lengthOfAll(written));
  return { ...made(markdown, node, titleOf(source)), ...inspirationOf(node), fresh: share };
}

const lengthOfAll = (versions: readonly Version[]): number =>
  versions.reduce((sum, { text }) => sum + text.length, 0);

function inspirationOf(node: Node): ShownInspiration {
  const versions = readInspiration(node);
  return {
    content: inspirationContent(node),
    styles: versions.map(({ label }) => label),
    versions,
    earlier: writeVersions(versions),
    next: nextStyle(versions),
  };
}

/** A task as it travels to a thread. */
export function namedOf({ entry, values, source, repair }: Task): NamedTask {
  const named = { entry: entry.id, source, ...(repair ? { repair } : {}) };
  if (entry.id !== prompts.id || values["Targets"] === undefined) return { ...named, values };
  return { ...named, targets: values["Targets"].split(", "), values: {} };
}

const entryOf = ({ entry, targets: names }: NamedTask): Entry => {
  if (names) return promptsOf(targets.filter(({ name }) => names.includes(name)));
  const found = findEntry(entry);
  if (!found) throw new Error(`the catalogue has no entry ${entry}`);
  return found;
};

function taskOf(named: NamedTask): Task {
  const { values, source, repair } = named;
  return { ...prepareTask(entryOf(named), values, source), ...(repair ? { repair } : {}) };
}

/** The task with what the built-in writer promises of it. */
const promisedByRule = (asked: Task): Task => ({ ...asked, vows: builtinVows(asked) });

function prepare({ forModel, ...named }: NamedTask & { forModel: boolean }): Prepared | Decline {
  const asked = taskOf(named);
  return declineOf(forModel ? asked : promisedByRule(asked)) ?? preparedOf(asked, forModel);
}

const preparedOf = (asked: Task, forModel: boolean): Prepared => ({
  instruction: forModel ? composeInstruction(asked) : null,
  own: ownWrappings(asked.source.text, askedOf(asked)),
});

const lengthOf = ({ source }: NamedTask): number =>
  Object.values(source as unknown as Record<string, string>).reduce((sum, part) => sum + part.length, 0);

/** A task and the characters that it works on. */
function task<I, O>(run: (input: I, signal: AbortSignal) => O | Promise<O>, size: (input: I) => number) {
  return { run, size };
}

const markdown = (input: { markdown: string }): number => input.markdown.length;
const document = (input: { document: Bytes }): number => input.document.length;

/** All tasks by name. `size` tells how long the text is; what a rule makes of one is never foreseen. */
export const tasks = {
  write: task(
    (named: NamedTask, signal): Promise<Written> =>
      writeByRule({ entry: entryOf(named), source: named.source, values: named.values }, signal),
    () => Infinity,
  ),
  prepare: task(prepare, lengthOf),
  prepareAgain: task(
    (named: NamedTask): Prepared => preparedOf(taskOf(named), true),
    (named) => lengthOf(named) + (named.repair?.text.length ?? 0),
  ),
  check: task(
    ({ output, byRule, isCut, ...named }: NamedTask & Output): Checked => {
      const asked = byRule ? promisedByRule(taskOf(named)) : taskOf(named);
      return {
        promises: isCut ? uncheckedTask(asked, "the text was cut off") : checkTask(asked, output),
        remarks: remarksOf(asked, output),
      };
    },
    (input) => lengthOf(input) + input.output.length,
  ),
  readMade: task(readMade, markdown),
  readVersions: task(readVersions, (input) => input.markdown.length + input.source.length),
  readPair: task(({ markdown: text }: { markdown: string }): Pair | null => parsePair(text), markdown),
  showInspiration: task(
    (stored: { document: Bytes }): ShownInspiration => inspirationOf(nodeOf(stored.document)),
    document,
  ),
  versionsOf: task(
    ({ documents }: { documents: readonly Bytes[] }): Version[][] =>
      documents.map((stored) => readInspiration(nodeOf(stored))),
    ({ documents }) => documents.reduce((sum, { length }) => sum + length, 0),
  ),
  shown: task((stored: { document: Bytes }): Shown => shownOf(writeText(nodeOf(stored.document))), document),
  signText: task(signText, (input) => input.lower.length),
  receive: task(receive, (input) => input.body.length),
  showStored: task(showStored, document),
  exportStored: task(exportStored, document),
  // Of a Word file much more is made than its text is long.
  exportFile: task(
    (input: Exported): Promise<Bytes | null> => writeFileOf(input, tellLanguage),
    ({ document: text, format }) => (format === "docx" ? Infinity : text.length),
  ),
  excerpts: task(
    ({ documents, words }: { documents: readonly Bytes[]; words: string }): (string | null)[] =>
      documents.map((stored) => excerptAround(writeText(nodeOf(stored)), words)),
    ({ documents }) => documents.reduce((sum, { length }) => sum + length, 0),
  ),
  readSheet: task(readSheet, (input) => input.body.length),
  // An archive's bytes say nothing of what it takes to read it.
  openFile: task(openFile, () => Infinity),
  readSave: task(
    (input: { body: Bytes }) => readSave(input, tellLanguage),
    (input) => input.body.length,
  ),
  markdownAsStored: task(markdownAsStored, (input) => input.markdown.length),
  selectPart: task(selectPart, (input) => input.document.length + (input.base?.length ?? 0)),
  layText: task(layText, (input) => input.markdown.length),
  typedAsStored: task(typedAsStored, (input) => input.typed.length),
  keepMarks: task(
    keepMarks,
    ({ document: now, marksOf }) =>
      now.length +
      ("side" in marksOf ? marksOf.document.length : marksOf.text.length + marksOf.source.length),
  ),
  titleAfter: task(titleAfter, ({ before, after }) => before.length + after.length),
  openText: task(
    (input: Opened) => openText(input, tellLanguage),
    (input) =>
      input.document.length +
      (input.ending?.length ?? 0) +
      (input.proposal ? input.proposal.text.length + input.proposal.source.length : 0) +
      (input.typed ? input.typed.document.length + input.typed.source.length : 0),
  ),
};

/** The language of a text that is long enough to tell. */
export function tellLanguage(text: string): string | null {
  const { code, sure } = languageOf(text);
  return sure ? code : null;
}

export type TaskName = keyof typeof tasks;
export type TaskInput<N extends TaskName> = Parameters<(typeof tasks)[N]["run"]>[0];
export type TaskOutput<N extends TaskName> = Awaited<ReturnType<(typeof tasks)[N]["run"]>>;

/** Whose work it is, and what ends it early. */
export interface Whose {
  user: string;
  signal?: AbortSignal;
}

/**
 * Runs a task where it holds up nobody else.
 * @throws OverLimit for a text that takes too long or too much room, the signal's reason when aborted
 */
export type RunTask = <N extends TaskName>(
  name: N,
  input: TaskInput<N>,
  whose: Whose,
) => Promise<TaskOutput<N>>;
