import { setTimeout as delay } from "node:timers/promises";
import { type Caller } from "#app/services/context.ts";
import { type GenerationService } from "#app/services/generation-services.ts";
import { notFound } from "#app/services/errors.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Db } from "../database/database.ts";
import type { Outcome } from "./live.ts";
import {
  begunAnew,
  endFrame,
  eventStream,
  frame,
  ping,
  pingMs,
  storedFailure,
  wantsEvents,
} from "./receive.ts";
import type { RunnerDeps } from "./runner-deps.ts";
import type { GenerationRow } from "./tables.ts";
import { placeIn, waitingOf } from "./turns.ts";

/** How often a row is read again, and how long a stream may be quiet. */
interface Pace {
  pollMs: number;
  pingMs: number;
}
const standardPace: Pace = { pollMs: 250, pingMs };

/** The caller's generation by its id, or the newest by the guid that it writes into; `service` null: of any. @throws ServiceError 404 */
export async function getGeneration(
  db: Db,
  userId: string,
  service: GenerationService | null,
  id: string,
): Promise<GenerationRow> {
  if (!/^[\w-]{1,64}$/.test(id)) throw notFound();
  const row = await db
    .selectFrom("generations")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(service !== null, (query) => query.where("service", "=", service))
    .where((eb) => eb.or([eb("id", "=", id), eb("content_id", "=", id)]))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** `GET …/generations/{id}`: JSON, or the stream on from Last-Event-ID. */
export async function readGeneration(
  deps: RunnerDeps,
  request: Request,
  caller: Caller,
  service: GenerationService | null,
  id: string,
): Promise<Response> {
  const row = await getGeneration(deps.db, caller.userId, service, id);
  const live = deps.live.get(row.id);
  if (!wantsEvents(request)) {
    const line = row.waiting === 1 ? await waitingOf(deps.db, row.user_id) : [];
    return Response.json(toGeneration(row, live?.text ?? row.output, placeIn(line, row)));
  }
  const from = Number(request.headers.get("Last-Event-ID") ?? 0);
  const offset = Number.isSafeInteger(from) && from > 0 ? from : 0;
  return live ? eventStream(live, offset) : followRow(deps, row, offset);
}

/** A generation as calls answer it; `before`: how many wait before it, where it waits. */
export function toGeneration(row: GenerationRow, text: string, before: number | null): GenerationView {
  return {
    generation: row.id,
    service: row.service,
    call: row.call,
    action: row.action,
    values: JSON.parse(row.options) as Record<string, string>,
    state: row.state,
    before,
    decision: row.decision,
    guid: row.content_id,
    document: row.document_id,
    base_revision: row.base_revision,
    writer: row.writer,
    input: JSON.parse(row.input) as unknown,
    text,
    answer: row.answer === null ? null : (JSON.parse(row.answer) as Record<string, unknown>),
    error: row.error === null ? null : storedFailure(row),
    promises: JSON.parse(row.promises) as GenerationView["promises"],
    remarks: JSON.parse(row.remarks) as GenerationView["remarks"],
    taken_off: JSON.parse(row.taken_off) as string[],
    edits: JSON.parse(row.edits) as GenerationView["edits"],
    stood: JSON.parse(row.stood) as string[],
    finish: row.finish,
    charged: row.charged,
    createdAt: new Date(row.created_at).toISOString(),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
  };
}

/** Events of a generation that this process does not run, or no more: read from its row until it has ended. */
export function followRow(
  deps: RunnerDeps,
  first: GenerationRow,
  from: number,
  pace = standardPace,
): Response {
  const encoder = new TextEncoder();
  const left = new AbortController();
  async function* events(): AsyncGenerator<Uint8Array> {
    yield encoder.encode(frame("start", { generation: first.id, guid: first.content_id }));
    let row = first;
    /** What the reader has: a row whose text does not go on from it was begun anew. */
    let sent: string | null = row.output.length < from ? null : row.output.slice(0, from);
    let quiet = 0;
    for (;;) {
      if (sent === null || !row.output.startsWith(sent)) {
        yield encoder.encode(frame("reset", { reason: begunAnew }, 0));
        sent = "";
      }
      if (row.output !== sent) {
        yield encoder.encode(frame("text", { delta: row.output.slice(sent.length) }, row.output.length));
        sent = row.output;
        quiet = 0;
      }
      if (row.state !== "running") break;
      await delay(pace.pollMs, undefined, { signal: left.signal });
      quiet += pace.pollMs;
      if (quiet >= pace.pingMs) {
        yield encoder.encode(ping);
        quiet = 0;
      }
      row = await deps.db
        .selectFrom("generations")
        .selectAll()
        .where("id", "=", row.id)
        .executeTakeFirstOrThrow();
    }
    yield encoder.encode(endFrame(row.id, outcomeOf(row)));
  }
  const iterator = events();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => left.abort(),
  });
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" },
  });
}

function outcomeOf(row: GenerationRow): Outcome {
  if (row.answer !== null) {
    return { state: row.state === "stopped" ? "stopped" : "done", answer: JSON.parse(row.answer) };
  }
  const state = row.state === "interrupted" ? "interrupted" : "failed";
  return { state, failure: storedFailure(row), text: row.output };
}
