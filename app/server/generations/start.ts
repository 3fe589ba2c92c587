import { createHash, randomUUID } from "node:crypto";
import { type Caller, type GenerateOrder } from "#app/services/context.ts";
import { ServiceError } from "#app/services/errors.ts";
import { estimateCredits, outputCredits, sizeOf } from "#app/document/credits.ts";
import { composeInstruction } from "#app/writer/instruction.ts";
import { Declined } from "#app/writer/faults.ts";
import { inHouseStyle } from "#app/writer/prepare.ts";
import { boundOf } from "#app/writer/room.ts";
import type { Task, Writer } from "#app/writer/task.ts";
import { namedOf, type RunTask } from "#app/writer/thread-tasks.ts";
import { hold, LimitReached } from "../credits/ledger.ts";
import { transact, type Trx } from "../database/database.ts";
import { failureOf, limitError, stillRunning, toServiceError } from "./errors.ts";
import { LiveRun } from "./live.ts";
import type { RunnerDeps } from "./runner-deps.ts";
import type { GenerationRow } from "./tables.ts";
import { runningPerUser, waitingPerUser } from "./turns.ts";

const longestKey = 255;
export const leaseMs = 15_000;

/** Credits that the writer's input will cost: what a model is sent, or what the built-in writer reads. */
export function inputCredits(writer: Pick<Writer, "id">, task: Task): number {
  if (writer.id === "builtin") return estimateCredits(task.source.text.length);
  const { system, prompt } = task.prepared?.instruction ?? composeInstruction(task);
  return estimateCredits(system.length + prompt.length);
}

/** The credits that a task is held at: its input, and the longest output that it can bring. */
export function holdOf(
  writer: Pick<Writer, "id" | "thinking">,
  task: Task,
): { input: number; output: number } {
  return {
    input: inputCredits(writer, task),
    output: outputCredits(boundOf(task, writer), sizeOf(task.source.text)),
  };
}

/** What was started, or the generation of an earlier call; `waits`: its turn is still to come. */
export type Started =
  | { run: LiveRun; writer: Writer; task: Task; waits: boolean }
  | { earlier: GenerationRow };

/**
 * Reserves the credits and makes the generation's row, in one transaction; nothing has been written yet.
 * The same idempotency key with the same body gives the earlier generation instead. `mayWait`: where three are written
 * already it waits for its turn, and is not refused.
 * @throws ServiceError 409, 422, 429 in the codes of the calls
 */
export async function start(
  deps: RunnerDeps,
  caller: Caller,
  order: GenerateOrder,
  key: string | null,
  mayWait = false,
): Promise<Started> {
  const writer = requireWriter(deps.writers, order.writer);
  if (key !== null && key.length > longestKey) {
    throw new ServiceError(422, `Idempotency-Key: has at most ${longestKey} characters.`);
  }
  const bodyHash = createHash("sha256")
    .update(JSON.stringify([order.service, order.call, order.input, writer.id]))
    .digest("hex");
  const earlier = key === null ? null : await findEarlier(deps, caller, key, bodyHash);
  if (earlier) return { earlier };

  const asked = inHouseStyle(order.task, await deps.houseStyleOf(caller.userId));
  const task = await prepare(deps.run, caller, asked, writer);
  const now = deps.clock.now();
  const id = randomUUID();
  const guid = order.deliver ? (order.guid ?? randomUUID()) : null;
  let waits = false;
  try {
    await transact(deps.db, async (trx) => {
      await hold(
        trx,
        caller.userId,
        {
          ...holdOf(writer, task),
          prompts: order.counts,
          generation: id,
        },
        now,
      );
      if (order.alone && guid) await refuseSecond(trx, caller.userId, guid);
      waits = await mustWait(trx, caller.userId, mayWait);
      await order.admit?.(trx);
      await trx
        .insertInto("generations")
        .values({
          ...newRow({ id, guid, caller, order, writer, key, bodyHash, owner: deps.owner, now }),
          waiting: waits ? 1 : 0,
        })
        .execute();
    });
  } catch (error) {
    const winner = key === null ? null : await findEarlier(deps, caller, key, bodyHash);
    if (winner) return { earlier: winner };
    throw error instanceof LimitReached ? limitError(error) : error;
  }
  return { run: new LiveRun(id, guid), writer, task, waits };
}

/**
 * A task that its text can carry, with what a model is told of it.
 * @throws ServiceError 422 `not_possible` for one that it cannot, or whose text takes too long to look at, 429 for a queue that is full
 */
async function prepare(run: RunTask, { userId }: Caller, task: Task, writer: Writer): Promise<Task> {
  try {
    const asked = { ...namedOf(task), forModel: writer.id !== "builtin" };
    const prepared = await run("prepare", asked, { user: userId });
    if ("decline" in prepared) throw new Declined(prepared.decline);
    return { ...task, prepared };
  } catch (error) {
    const failure = failureOf(error);
    throw failure ? toServiceError(failure) : error;
  }
}

/** A writer of this server by its id, the default one without. @throws ServiceError 422 */
export function requireWriter(writers: readonly Writer[], id: string | undefined): Writer {
  const writer = id === undefined ? writers[0] : writers.find((candidate) => candidate.id === id);
  if (!writer) throw new ServiceError(422, `writer: "${id}" is not a writer of this server.`);
  return writer;
}

async function findEarlier(
  deps: RunnerDeps,
  caller: Caller,
  key: string,
  bodyHash: string,
): Promise<GenerationRow | null> {
  const row = await deps.db
    .selectFrom("generations")
    .selectAll()
    .where("user_id", "=", caller.userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.body_hash !== bodyHash) {
    throw new ServiceError(422, "This idempotency key was used for another request.", { code: "key_reused" });
  }
  return row;
}

/** Runs after the hold, whose row lock makes a user's starts wait for each other. @throws ServiceError 429 */
async function mustWait(trx: Trx, userId: string, mayWait: boolean): Promise<boolean> {
  const { running } = await trx
    .selectFrom("generations")
    .select((eb) => eb.fn.countAll<number>().as("running"))
    .where("user_id", "=", userId)
    .where("state", "=", "running")
    .executeTakeFirstOrThrow();
  if (running < runningPerUser) return false;
  if (mayWait && running < runningPerUser + waitingPerUser) return true;
  throw new ServiceError(429, "Three texts are being written already. Wait for one of them, or stop it.", {
    code: "too_many_running",
    retry_after: 2,
  });
}

/** Runs after the hold too: of two that start together the second finds the first. */
async function refuseSecond(trx: Trx, userId: string, guid: string): Promise<void> {
  const first = await trx
    .selectFrom("generations")
    .select("id")
    .where("user_id", "=", userId)
    .where("content_id", "=", guid)
    .where("state", "=", "running")
    .executeTakeFirst();
  if (first) throw stillRunning(first.id, guid);
}

/** What every generation has before its first word. */
export const unwritten = {
  state: "running",
  waiting: 0,
  decision: null,
  output: "",
  words: 0,
  answer: null,
  error: null,
  promises: "[]",
  remarks: "[]",
  taken_off: "[]",
  edits: "[]",
  stood: "[]",
  finish: null,
  input_tokens: null,
  output_tokens: null,
  usage_source: null,
  charged: null,
  stop_asked: 0,
  ended_at: null,
} satisfies Partial<GenerationRow>;

function newRow(made: {
  id: string;
  guid: string | null;
  caller: Caller;
  order: GenerateOrder;
  writer: Writer;
  key: string | null;
  bodyHash: string;
  owner: string;
  now: number;
}): GenerationRow {
  const { order } = made;
  return {
    id: made.id,
    user_id: made.caller.userId,
    service: order.service,
    call: order.call,
    action: order.action,
    options: JSON.stringify(order.task.values),
    input: JSON.stringify(order.input),
    document_id: order.document?.id ?? null,
    base_revision: order.document?.revision ?? null,
    content_id: made.guid,
    writer: made.writer.id,
    ...unwritten,
    counts: order.counts,
    listed: order.listed,
    idempotency_key: made.key,
    body_hash: made.bodyHash,
    owner: made.owner,
    lease_until: made.now + leaseMs,
    created_at: made.now,
  };
}
