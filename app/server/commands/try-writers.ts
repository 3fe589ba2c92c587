import type { Logger } from "pino";
import { estimateCredits } from "#app/document/credits.ts";
import { closeGrammar, warmGrammar } from "#app/writer/builtin/grammar/linter.ts";
import { findEntry } from "#app/writer/catalogue/catalogue.ts";
import { Declined, WriterFault } from "#app/writer/faults.ts";
import { prepareTask } from "#app/writer/prepare.ts";
import { checkTask } from "#app/writer/promises/check.ts";
import { builtinVows } from "#app/writer/builtin/writer.ts";
import { addressOf, createModelWriters } from "#app/writer/providers/create-writers.ts";
import { stripperFor } from "#app/writer/strip.ts";
import type { KeptPromise, Task, Usage, Writer } from "#app/writer/task.ts";
import { createWriters } from "#app/writer/writers.ts";
import { withFoundModel } from "../found-model.ts";
import type { Settings } from "../settings.ts";
import { CommandError } from "./command-error.ts";
import { operatorLine } from "./writer-faults.ts";

/** Edits and a summary: what every writer here can do, the built-in one too. */
const entries = ["writing/fix-grammar", "writing/shorter", "writing/summarize"];
const sample =
  "Their is a new bakery on Mill Lane since May. It open at six in the morning, six days a week. In order to be sure of a loaf, many of the neighbours come before work. By nine o'clock the bread is usually gone. On Sundays the ovens are cold, and the street is quiet.";
const shownLength = 100;
const allServices = 5;

/**
 * What writes on this server, and how it does: each writer of MODEL, or what is found where MODEL is unset, is asked for
 * three texts. Nothing is stored or charged.
 * @throws CommandError with one line for each writer that cannot write
 */
export async function* tryWriters(given: Settings, log: Logger): AsyncGenerator<string> {
  if (Object.keys(given.remote).length === allServices)
    throw new CommandError(
      "The services run elsewhere, at the *_SERVICE_URL addresses: use this with their settings.",
    );
  const settings = await withFoundModel(given, log);
  yield chosenBy(given, settings);
  const faults: string[] = [];
  try {
    for (const [at, writer] of createWriters(settings, createModelWriters(settings)).entries()) {
      const address = addressOf(writer.id, settings);
      const name = writer.id === "builtin" ? writer.name : writer.id;
      yield `${name}${address === null ? "" : ` at ${address}`}, ${at === 0 ? "which writes" : "for calls that ask for it"}`;
      try {
        // A server has done so before anybody asks.
        if (writer.id === "builtin") await warmGrammar();
        for (const id of entries) yield* tryEntry(writer, id);
      } catch (error) {
        if (!(error instanceof WriterFault)) throw error;
        faults.push(`${name}: ${operatorLine(error, writer.id, settings)}`);
      }
    }
  } finally {
    await closeGrammar();
  }
  if (faults.length > 0) throw new CommandError(faults.join("\n"));
}

function chosenBy(given: Settings, { models }: Settings): string {
  if (given.ollama === null) return `MODEL is ${models.join(", ")}`;
  return models[0] === "builtin"
    ? `MODEL is not set, and no Ollama with a chat model answers at ${given.ollama}`
    : `MODEL is not set; an Ollama was found at ${given.ollama}`;
}

/** One text: how long it took, what it used, what was promised of it, and how it begins. */
async function* tryEntry(writer: Writer, id: string): AsyncGenerator<string> {
  const entry = findEntry(id);
  if (!entry) throw new Error(`the catalogue has no entry ${id}`);
  const task = prepareTask(entry, {}, { text: sample });
  const begun = performance.now();
  const stripper = stripperFor(task);
  let first: number | null = null;
  let usage: Usage | undefined;
  let cut = false;
  try {
    for await (const piece of writer.write(task, new AbortController().signal)) {
      first ??= performance.now();
      if (piece.type === "text") stripper.push(piece.delta);
      else {
        usage = piece.usage;
        cut = piece.finish === "length";
      }
    }
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    yield `  ${entry.name}: ${error.message}`;
    return;
  }
  stripper.end();
  const { text, takenOff } = stripper;
  const done = performance.now();
  yield `  ${entry.name}: ${[
    `${seconds(done - begun)} (${seconds((first ?? done) - begun)} to the first word)`,
    tokens(usage, text),
    cut ? "cut off where its room ended" : promisesLine(checkTask(promised(writer, task), text)),
    ...takenOff.map((part) => `taken off: ${begin(part)}`),
  ].join(", ")}`;
  yield `    ${begin(text)}`;
}

const promised = (writer: Writer, task: Task): Task =>
  writer.id === "builtin" ? { ...task, vows: builtinVows(task) } : task;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function tokens(usage: Usage | undefined, text: string): string {
  if (usage) return `${usage.input} tokens in, ${usage.output} out`;
  return `about ${estimateCredits(sample.length)} tokens in, ${estimateCredits(text.length)} out`;
}

function promisesLine(promises: readonly KeptPromise[]): string {
  const checked = promises.filter(({ verdict }) => verdict !== "unmeasured");
  const broken = checked.filter(({ verdict }) => verdict === "broken");
  const kept = `${checked.length - broken.length} of ${checked.length} promises kept`;
  return [kept, ...broken.map(({ say, found }) => `not kept: ${say} (${found})`)].join(", ");
}

/** The beginning of a text in one line. */
function begin(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > shownLength ? `${line.slice(0, shownLength)}…` : line;
}
