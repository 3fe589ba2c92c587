import { estimateCredits } from "#app/document/credits.ts";
import type { GenerateOrder } from "#app/services/context.ts";
import { Declined, OverLimit, WriterFault } from "#app/writer/faults.ts";
import { graveRemarks, isBreach } from "#app/writer/promises/check.ts";
import { stripperFor } from "#app/writer/strip.ts";
import type { Edit, KeptPromise, Remark, Task, Usage, Writer } from "#app/writer/task.ts";
import {
  type Made,
  namedOf,
  type TaskInput,
  type TaskName,
  type TaskOutput,
} from "#app/writer/thread-tasks.ts";
import { release, settle } from "../credits/ledger.ts";
import { transact, transactOf, type Trx } from "../database/database.ts";
import { isAway, isFull } from "../database/faults.ts";
import { type Failure, failureOf, ourFault } from "./errors.ts";
import type { LiveRun } from "./live.ts";
import { outlast } from "./outlast.ts";
import type { RunnerDeps } from "./runner-deps.ts";
import { inputCredits } from "./start.ts";

const longestOutput = 400_000;

/** The abort reason of a run that the server's own end cuts off, unlike a writer's Stop. */
export const serverEnding = "the server is ending";
/** The abort reason of a run whose document, or session, was deleted. */
export const abandoned = "what it was written for is gone";

interface Draft {
  text: string;
  finish: "stop" | "length" | "stopped";
  usage: Usage | undefined;
  task: Task;
  promises: KeptPromise[];
  remarks: Remark[];
  takenOff: readonly string[];
  /** Why a rule changed what it changed. */
  edits: readonly Edit[];
}

/**
 * Runs a started generation to its end: write, check, repair once, settle and store. Never throws; the outcome goes
 * to the run's listeners. The request that asked for it has no part in this. `turn`: what it waits for before.
 */
export async function run(
  deps: RunnerDeps,
  live: LiveRun,
  order: GenerateOrder,
  { writer, user, turn }: { writer: Writer; user: string; turn: Promise<void> | null },
): Promise<void> {
  const work: Work = { live, writer, user, run: (name, input) => deps.run(name, input, { user }) };
  try {
    await turn;
    const isBegun = turn === null || !live.stop.signal.aborted;
    const draft = isBegun ? await write(work, order.task) : unwritten(order.task);
    if (live.stop.signal.reason === serverEnding)
      throw new WriterFault(interrupted.detail as string, 503, true);
    const made = await readingOf(work, order, draft);
    const isFree = draft.text === "" || made.fresh === 0 || live.stop.signal.reason === abandoned;
    if (draft.finish === "stopped" && isFree) await keepStoppedEmpty(deps, work, order, made);
    else
      await keep(deps, work, order, draft, made).catch(async (error: unknown) => {
        // The document went while this was being stored, which the signal has not heard of yet.
        if (!(await isDecided(deps, live.id))) throw error;
        await keepStoppedEmpty(deps, work, order, made);
      });
  } catch (error) {
    const failure = live.stop.signal.reason === serverEnding ? interrupted : failureOf(error);
    if (!failure) deps.log.error({ err: error, generation: live.id }, "a generation failed on our side");
    await fail(deps, live, failure ?? ourFault);
  }
}

/** What was stopped before its turn came. */
const unwritten = (task: Task): Draft => ({
  text: "",
  finish: "stopped",
  usage: undefined,
  task,
  promises: [],
  remarks: [],
  takenOff: [],
  edits: [],
});

const interrupted: Failure = {
  status: 503,
  detail: "The server was stopped while this was being written. Please try again.",
  code: "model_failed",
  retryable: true,
};

/** A run with its writer, and with what does its long work. */
interface Work {
  live: LiveRun;
  writer: Writer;
  user: string;
  run<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskOutput<N>>;
}

/** A finished text, read once for everything that is made of it. */
async function readingOf(
  work: Work,
  { versions }: GenerateOrder,
  { text: markdown, finish }: Draft,
): Promise<Read> {
  if (!versions) return work.run("readMade", { markdown });
  const made = await work.run("readVersions", { markdown, ...versions });
  if (markdown !== "" && made.fresh === 0 && finish !== "stopped")
    throw new Declined("Every card that came has been on the board before. Nothing was charged.");
  return made;
}

/** A finished text; `fresh` is how much of it was not there before, where that is less than all. */
type Read = Made & { fresh?: number };

async function write(work: Work, task: Task): Promise<Draft> {
  const { live, writer } = work;
  const first = await attempt(work, task);
  const broken = first.promises.filter(isBreach);
  const grave = graveRemarks(task, first.remarks);
  // A text that fills its room would fill it again.
  if (first.finish !== "stop" || writer.id === "builtin") return first;
  if (broken.length + grave.length === 0) return first;
  live.reset(
    broken.length > 0
      ? "A promise was not kept; trying once more."
      : "Something stands there that your text does not have; trying once more.",
  );
  const second = await repair(work, {
    ...task,
    repair: { text: first.text, broken, remarks: grave },
  });
  if (!second || second.finish === "stopped") return first;
  return faultsOf(second) <= faultsOf(first) ? second : first;
}

/** What a second try is there to mend: a breach weighs more than any number of remarks. */
function faultsOf({ promises, remarks, task }: Draft): number {
  return promises.filter(isBreach).length * 1_000 + graveRemarks(task, remarks).length;
}

/** The second try; null when the model failed at it: then the first stands, marked for what it broke. */
async function repair(work: Work, task: Task): Promise<Draft | null> {
  try {
    const again = await work.run("prepareAgain", namedOf(task));
    return await attempt(work, { ...task, prepared: again });
  } catch (error) {
    if (error instanceof WriterFault || error instanceof OverLimit) return null;
    throw error;
  }
}

async function attempt(work: Work, task: Task): Promise<Draft> {
  const { live, writer, user } = work;
  const stripper = stripperFor(task);
  let end: { finish: "stop" | "length"; usage?: Usage; edits?: readonly Edit[] } | null = null;
  for await (const piece of writer.write(task, live.stop.signal, user)) {
    if (piece.type === "end") end = piece;
    else live.write(stripper.push(piece.delta));
    if (live.text.length > longestOutput) {
      throw new WriterFault("The model did not stop writing. Trying again may help.", 502, true);
    }
  }
  const stopped = live.stop.signal.aborted;
  if (!end && !stopped)
    throw new WriterFault("The model's answer broke off. Trying again may help.", 502, true);
  if (!stopped) live.write(stripper.end());
  const text = stopped ? live.text.trimEnd() : stripper.text;
  if (text === "" && !stopped)
    throw new WriterFault("The model answered nothing. Trying again may help.", 502, true);
  return {
    text,
    finish: stopped ? "stopped" : (end?.finish ?? "stop"),
    usage: stopped ? undefined : end?.usage,
    task,
    ...(stopped
      ? { promises: [], remarks: [] }
      : await work.run("check", {
          ...namedOf(task),
          output: text,
          byRule: writer.id === "builtin",
          isCut: end?.finish === "length",
        })),
    takenOff: stripper.takenOff,
    edits: stopped ? [] : (end?.edits ?? []),
  };
}

async function keep(
  deps: RunnerDeps,
  { live, writer }: Work,
  order: GenerateOrder,
  draft: Draft,
  { fresh = 1, ...read }: Read,
): Promise<void> {
  const now = deps.clock.now();
  const state = draft.finish === "stopped" ? "stopped" : "done";
  const usage = draft.usage ?? {
    input: inputCredits(writer, draft.task),
    output: estimateCredits(draft.text.length),
  };
  const source = draft.usage ? "reported" : "estimated";
  const free = draft.promises.some(isBreach);
  const due = usage.input + Math.floor(usage.output * fresh);
  const store = async (trx: Trx): Promise<Record<string, unknown>> => {
    if (order.deliver && live.guid) {
      await order.deliver(trx, { ...read, guid: live.guid, generation: live.id });
    }
    const isFilled =
      order.document !== undefined &&
      (await order.fill?.(trx, {
        document: order.document,
        text: read,
        generation: live.id,
        action: order.action,
      })) === true;
    const isSame =
      order.document !== undefined && (await waitsAlready(trx, live.id, order.document.id, draft.text));
    if (isSame) await release(trx, live.id, now);
    const charged = isSame ? 0 : await settle(trx, live.id, free ? 0 : due, now);
    const made = {
      ...order.answer(read),
      ...(live.guid ? { guid: live.guid } : {}),
      generation: live.id,
      writer: writer.id,
      finish: draft.finish,
      ...(draft.finish === "length" && order.continueOption ? { continue_option: order.continueOption } : {}),
      usage: { ...usage, charged, source },
      promises: draft.promises,
      remarks: draft.remarks,
      taken_off: draft.takenOff,
      ...(isFilled ? { filled: true } : {}),
    };
    const { numUpdatedRows } = await trx
      .updateTable("generations")
      .set({
        state,
        decision: order.document ? (isFilled ? "kept" : "proposed") : null,
        output: draft.text,
        words: read.words,
        answer: JSON.stringify(made),
        promises: JSON.stringify(draft.promises),
        remarks: JSON.stringify(draft.remarks),
        taken_off: JSON.stringify(draft.takenOff),
        edits: JSON.stringify(draft.edits),
        finish: draft.finish,
        input_tokens: usage.input,
        output_tokens: usage.output,
        usage_source: source,
        charged,
        ended_at: now,
      })
      .where("id", "=", live.id)
      .where("state", "=", "running")
      .where("owner", "=", deps.owner)
      // Decided before its end: the document was deleted.
      .where("decision", "is", null)
      .executeTakeFirst();
    // Or another server took this process for dead, and has given the hold back.
    if (numUpdatedRows !== 1n) throw new WriterFault(interrupted.detail as string, 503, true);
    return made;
  };
  // What was made and what it was made of.
  const written = read.document.byteLength + 2 * draft.text.length + draft.task.source.text.length;
  const answer = await outlast(deps, isAway, (again) =>
    transactOf(
      deps.db,
      written,
      async (trx) => (again ? await findAnswer(trx, live.id) : null) ?? store(trx),
    ),
  );
  live.finish({ state, answer });
}

/** Whether a text waits for its document's writer already, word for word: once more it is worth nothing. */
async function waitsAlready(trx: Trx, id: string, document: string, output: string): Promise<boolean> {
  const row = await trx
    .selectFrom("generations")
    .select("id")
    .where("document_id", "=", document)
    .where("id", "<>", id)
    .where("decision", "=", "proposed")
    .where("output", "=", output)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a running generation was decided on, which only the deletion of its document, or session, does. */
async function isDecided({ db }: RunnerDeps, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("generations")
    .select("id")
    .where("id", "=", id)
    .where("state", "=", "running")
    .where("decision", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The answer that was stored although the database went away before it could say so. */
async function findAnswer(trx: Trx, id: string): Promise<Record<string, unknown> | null> {
  const row = await trx.selectFrom("generations").select("answer").where("id", "=", id).executeTakeFirst();
  return row?.answer ? (JSON.parse(row.answer) as Record<string, unknown>) : null;
}

/** Stopped before the first word, or written for what was deleted: nothing was delivered, so nothing is charged or counted. */
async function keepStoppedEmpty(
  deps: RunnerDeps,
  { live, writer }: Work,
  order: GenerateOrder,
  read: Made,
): Promise<void> {
  const now = deps.clock.now();
  const answer = {
    ...order.answer(read),
    generation: live.id,
    writer: writer.id,
    finish: "stopped",
    usage: { input: 0, output: 0, charged: 0, source: "estimated" },
    promises: [],
    remarks: [],
    taken_off: [],
  };
  await transact(deps.db, async (trx) => {
    await release(trx, live.id, now);
    await trx
      .updateTable("generations")
      .set({ state: "stopped", answer: JSON.stringify(answer), finish: "stopped", charged: 0, ended_at: now })
      .where("id", "=", live.id)
      .where("state", "=", "running")
      .execute();
  });
  live.finish({ state: "stopped", answer });
}

async function fail(deps: RunnerDeps, live: LiveRun, failure: Failure): Promise<void> {
  const state = failure === interrupted ? "interrupted" : "failed";
  const outcome = { state, failure, text: live.text } as const;
  try {
    await outlast(
      deps,
      (error) => isFull(error) || isAway(error),
      (again) => {
        // Whoever waits hears it at once; the hold is back as soon as that can be written.
        if (again) live.finish(outcome);
        return transact(deps.db, (trx) =>
          closeFailed(trx, live.id, state, failure, live.text, deps.clock.now()),
        );
      },
    );
  } catch (error) {
    deps.log.error(
      { err: error, generation: live.id },
      "a failed generation could not be closed; its lease will lapse",
    );
  }
  live.finish(outcome);
}

/** Ends a generation without a result: its hold goes back, the text so far stays readable. */
export async function closeFailed(
  trx: Parameters<typeof release>[0],
  id: string,
  state: "failed" | "interrupted",
  failure: Failure,
  text: string | null,
  now: number,
): Promise<void> {
  await release(trx, id, now);
  await trx
    .updateTable("generations")
    .set({
      state,
      error: JSON.stringify(failure),
      charged: 0,
      ended_at: now,
      ...(text === null ? {} : { output: text }),
    })
    .where("id", "=", id)
    .where("state", "=", "running")
    .execute();
}
