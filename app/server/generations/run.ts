import { countWords } from "#app/document/counts.ts";
import { estimateCredits } from "#app/document/credits.ts";
import { readMarkdown } from "#app/document/markdown.ts";
import { writeText } from "#app/document/plain-text.ts";
import type { GenerateOrder } from "#app/services/context.ts";
import { WriterFault } from "#app/writer/faults.ts";
import { checkTask } from "#app/writer/promises/check.ts";
import { Stripper } from "#app/writer/strip.ts";
import type { KeptPromise, Task, Usage, Writer } from "#app/writer/task.ts";
import { release, settle } from "../credits/ledger.ts";
import { transact } from "../database/database.ts";
import { type Failure, failureOf, ourFault } from "./errors.ts";
import type { LiveRun } from "./live.ts";
import type { RunnerDeps } from "./runner.ts";
import { inputCredits } from "./start.ts";

const longestOutput = 400_000;

/** The abort reason of a run that the server's own end cuts off, unlike a writer's Stop. */
export const serverEnding = "the server is ending";

interface Draft {
  text: string;
  finish: "stop" | "length" | "stopped";
  usage: Usage | undefined;
  task: Task;
  promises: KeptPromise[];
}

/**
 * Runs a started generation to its end: write, check, repair once, settle and store. Never throws; the outcome goes
 * to the run's listeners. The request that asked for it has no part in this.
 */
export async function run(
  deps: RunnerDeps,
  live: LiveRun,
  order: GenerateOrder,
  writer: Writer,
): Promise<void> {
  try {
    const draft = await write(live, order.task, writer);
    if (live.stop.signal.reason === serverEnding)
      throw new WriterFault(interrupted.detail as string, 503, true);
    if (draft.finish === "stopped" && draft.text === "") await keepStoppedEmpty(deps, live, order, writer);
    else await keep(deps, live, order, writer, draft);
  } catch (error) {
    const failure = live.stop.signal.reason === serverEnding ? interrupted : failureOf(error);
    if (!failure) deps.log.error({ err: error, generation: live.id }, "a generation failed on our side");
    await fail(deps, live, failure ?? ourFault);
  }
}

const interrupted: Failure = {
  status: 503,
  detail: "The server was stopped while this was being written. Please try again.",
  code: "model_failed",
  retryable: true,
};

async function write(live: LiveRun, task: Task, writer: Writer): Promise<Draft> {
  const first = await attempt(live, task, writer);
  const broken = first.promises.filter((promise) => promise.strength === "hard" && !promise.kept);
  if (broken.length === 0 || first.finish === "stopped" || writer.id === "builtin") return first;
  live.reset("A promise was not kept; trying once more.");
  const second = await repair(live, { ...task, repair: { text: first.text, broken } }, writer);
  if (!second) return first;
  const stillBroken = second.promises.filter((promise) => promise.strength === "hard" && !promise.kept);
  if (second.finish === "stopped") return first;
  if (stillBroken.length <= broken.length) return second;
  return first;
}

/** The second try; null when the model failed at it: then the first stands, marked for what it broke. */
async function repair(live: LiveRun, task: Task, writer: Writer): Promise<Draft | null> {
  try {
    return await attempt(live, task, writer);
  } catch (error) {
    if (error instanceof WriterFault) return null;
    throw error;
  }
}

async function attempt(live: LiveRun, task: Task, writer: Writer): Promise<Draft> {
  const stripper = new Stripper(task.source.text);
  let end: { finish: "stop" | "length"; usage?: Usage } | null = null;
  for await (const piece of writer.write(task, live.stop.signal)) {
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
    promises: stopped ? [] : checkTask(task, text),
  };
}

async function keep(
  deps: RunnerDeps,
  live: LiveRun,
  order: GenerateOrder,
  writer: Writer,
  draft: Draft,
): Promise<void> {
  const now = deps.clock.now();
  const state = draft.finish === "stopped" ? "stopped" : "done";
  const usage = draft.usage ?? {
    input: inputCredits(writer, draft.task),
    output: estimateCredits(draft.text.length),
  };
  const source = draft.usage ? "reported" : "estimated";
  const words = countWords(writeText(readMarkdown(draft.text)));
  const free = draft.promises.some((promise) => promise.strength === "hard" && !promise.kept);
  const answer = await transact(deps.db, async (trx) => {
    if (order.deliver && live.guid) {
      await order.deliver(trx, { guid: live.guid, generation: live.id, markdown: draft.text });
    }
    const charged = await settle(trx, live.id, free ? 0 : usage.input + usage.output, now);
    const made = {
      ...order.answer(draft.text),
      ...(live.guid ? { guid: live.guid } : {}),
      generation: live.id,
      writer: writer.id,
      finish: draft.finish,
      ...(draft.finish === "length" && order.continueOption ? { continue_option: order.continueOption } : {}),
      usage: { ...usage, charged, source },
      promises: draft.promises,
    };
    const { numUpdatedRows } = await trx
      .updateTable("generations")
      .set({
        state,
        decision: order.document ? "proposed" : null,
        output: draft.text,
        words,
        answer: JSON.stringify(made),
        promises: JSON.stringify(draft.promises),
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
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error("another server took this generation over");
    return made;
  });
  live.finish({ state, answer });
}

/** Stopped before the first word: nothing was delivered, so nothing is charged or counted. */
async function keepStoppedEmpty(
  deps: RunnerDeps,
  live: LiveRun,
  order: GenerateOrder,
  writer: Writer,
): Promise<void> {
  const now = deps.clock.now();
  const answer = {
    ...order.answer(""),
    generation: live.id,
    writer: writer.id,
    finish: "stopped",
    usage: { input: 0, output: 0, charged: 0, source: "estimated" },
    promises: [],
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
  try {
    await transact(deps.db, (trx) => closeFailed(trx, live.id, state, failure, live.text, deps.clock.now()));
  } catch (error) {
    deps.log.error(
      { err: error, generation: live.id },
      "a failed generation could not be closed; its lease will lapse",
    );
  }
  live.finish({ state, failure, text: live.text });
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
