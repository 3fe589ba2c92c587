/** The matrix through a fake model: does every check catch what it must, and let pass what it must? */

import { composeInstruction } from "#app/writer/instruction.ts";
import { prepareTask } from "#app/writer/prepare.ts";
import { checkTask, declineOf, remarksOf } from "#app/writer/promises/check.ts";
import { deltasOf } from "#app/writer/builtin/writer.ts";
import { createModelWriter } from "#app/writer/providers/model-writer.ts";
import { sentencesOf } from "#app/writer/prose/sentences.ts";
import { countWords } from "#app/writer/prose/words.ts";
import { Stripper } from "#app/writer/strip.ts";
import type { Entry, KeptPromise, Source, Task, Writer } from "#app/writer/task.ts";
import { manners, type Manner } from "#tests/model/behaviours.ts";
import { answerIn } from "#tests/model/content.ts";
import { startFakeModel } from "#tests/model/fake-model.ts";
import { run } from "#tests/model/run-writer.ts";
import { sourceFor } from "./cells.ts";
import type { Text } from "./texts.ts";

/** How often a manner was looked for, and where it went unseen. */
interface Caught {
  looked: number;
  missed: string[];
}
export type Catches = Record<Manner, Caught>;

/** What holds for the text itself, whatever was asked. */
const keptByEcho = new Set(["quotes-verbatim"]);

export function noCatches(): Catches {
  const none = (): Caught => ({ looked: 0, missed: [] });
  return {
    obeys: none(),
    "over-writes": none(),
    truncates: none(),
    "invents-number": none(),
    "switches-language": none(),
    "adds-preamble": none(),
  };
}

/** Every manner on some texts by the fake model's own content functions: deltas, stripper and checks as in a generation. */
export function runByContent(entry: Entry, texts: readonly Text[], catches: Catches): void {
  for (const text of texts) {
    const task = taskFor(entry, text);
    if (!task) continue;
    for (const manner of manners) {
      const stripper = new Stripper(task.source.text);
      for (const delta of deltasOf(answerIn(manner, task.source.text))) stripper.push(delta);
      stripper.end();
      judge(manner, task, stripper.text, manner === "truncates" ? "length" : "stop", text.name, catches);
    }
  }
}

/** Every entry in every manner on one text over real sockets, with the writer that the product uses. */
export async function runOverSockets(entries: readonly Entry[], text: Text, catches: Catches): Promise<void> {
  const fake = await startFakeModel();
  const writer = createModelWriter({
    id: "compatible:fake",
    baseUrl: fake.baseUrl,
    limits: { connect: 2_000, firstByte: 5_000, idle: 5_000, total: 20_000 },
    compose: composeInstruction,
  });
  try {
    for (const entry of entries) {
      const task = taskFor(entry, text);
      if (!task) continue;
      for (const manner of manners) {
        if (manner === "truncates")
          fake.script({ kind: "text", text: answerIn(manner, task.source.text), finish: "length" });
        else fake.script({ kind: "content", manner });
        const { answer, finish } = await readFrom(writer, task);
        judge(manner, task, answer, finish, `${text.name}, over sockets`, catches);
      }
    }
  } finally {
    await fake.close();
  }
}

async function readFrom(writer: Writer, task: Task): Promise<{ answer: string; finish: string }> {
  const outcome = await run(writer.write(task, new AbortController().signal));
  if (outcome.fault) throw outcome.fault;
  const stripper = new Stripper(task.source.text);
  stripper.push(outcome.text);
  stripper.end();
  return { answer: stripper.text, finish: outcome.finish ?? "none" };
}

function taskFor(entry: Entry, text: Text): Task | null {
  const task = prepareTask(entry, {}, sourceFor(entry, text));
  return declineOf(task) ? null : task;
}

function judge(
  manner: Manner,
  task: Task,
  answer: string,
  finish: string,
  where: string,
  catches: Catches,
): void {
  const caught = catches[manner];
  const expect = (seen: boolean, what: string): void => {
    caught.looked += 1;
    if (!seen) caught.missed.push(`${task.entry.id} on ${where}: ${what}`);
  };
  const hard = checkTask(task, answer).filter((one) => one.strength === "hard" && one.kept !== null);
  const remarks = remarksOf(task, answer);
  const { source } = task;
  switch (manner) {
    case "obeys":
      for (const one of hard)
        if (keptByEcho.has(one.id) || (one.id === "same-language" && task.entry.id !== "adapt/adapt"))
          expect(one.kept === true, `${one.id} is called broken: ${one.found}`);
      expect(remarks.length === 0, `remarked: ${remarks.map(({ words }) => words).join(", ")}`);
      break;
    case "invents-number":
      if (task.vows.some(({ facts }) => facts?.new.includes("figure")) && task.entry.fiction !== true)
        for (const words of ["2019", "8,417", "73 %"])
          expect(
            remarks.some((one) => one.where === "new" && one.words.includes(words)),
            `${words} goes unseen`,
          );
      break;
    case "switches-language":
      for (const one of hard)
        if (one.id === "same-language") expect(one.kept === false, `${one.id} is called kept: ${one.found}`);
      break;
    case "over-writes":
      for (const one of hard)
        if (mustBreak(one, source, answer))
          expect(one.kept === false, `${one.id} is called kept: ${one.found}`);
      break;
    case "truncates":
      expect(finish === "length", `it ended as ${finish}`);
      break;
    case "adds-preamble":
      expect(answer.trim() === source.text.trim(), `it reads "${answer.slice(0, 60)}…${answer.slice(-40)}"`);
  }
}

/** A letter with its marks is one: in Hindi a third of what a string's length says are marks. */
const charactersIn = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** Whether an answer is over the limit that a promise names, by the promise's own sentence and a count made here. */
function mustBreak({ id, say }: KeptPromise, source: Source, answer: string): boolean {
  if (say.startsWith("In every version")) return false;
  const numbers = (say.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
  const most = numbers.at(-1) ?? 0;
  if (most === 0) return false;
  const words = countWords(answer);
  if (id === "word-share") return words > (most / 100) * countWords(source.text) * 1.05;
  if (id === "word-limit" || id === "word-band")
    return /at most|between/.test(say) && words > Math.max(...numbers);
  if (id === "characters") return /\bwithin\b/.test(say) && charactersIn(answer) > most * 1.05;
  if (id === "sentence-count") return /exactly/.test(say) && sentencesOf(answer).length > most * 2;
  return false;
}
