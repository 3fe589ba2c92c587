import { setTimeout as delay } from "node:timers/promises";
import { type Failure, stillRunning, toServiceError } from "./errors.ts";
import type { LiveRun, Outcome } from "./live.ts";
import type { GenerationRow } from "./tables.ts";

export const pingMs = 15_000;
/** A comment, which keeps a quiet connection open. */
export const ping = ": ping\n\n";
const longestWait = 60;
/** Why a reader that comes back forgets what it had. */
export const begunAnew = "The text was begun anew.";

/** Answers a generating call in the way the request asks for: events, 202 after a wait, or JSON at the end. */
export async function receive(request: Request, live: LiveRun): Promise<Response> {
  if (wantsEvents(request)) return eventStream(live, 0);
  const wait = asyncWait(request);
  if (wait !== null) {
    const abort = new AbortController();
    const first = await Promise.race([live.ended, delay(wait * 1000, null, { signal: abort.signal })]);
    if (!first) {
      return Response.json(
        { generation: live.id, guid: live.guid },
        { status: 202, headers: { "Preference-Applied": "respond-async" } },
      );
    }
    abort.abort();
  }
  return outcomeResponse(live.id, await live.ended);
}

/** The answer to a repeated idempotency key: the stored result, the stored error, or that it is still running. */
export function receiveEarlier(row: GenerationRow): Response {
  if (row.state === "running") {
    throw stillRunning(row.id, row.content_id);
  }
  if (row.answer !== null) return Response.json(JSON.parse(row.answer));
  throw toServiceError(storedFailure(row), { generation: row.id });
}

export function storedFailure(row: Pick<GenerationRow, "id" | "error">): Failure {
  if (row.error === null) throw new Error(`generation ${row.id} ended without an answer or an error`);
  return JSON.parse(row.error) as Failure;
}

export const wantsEvents = (request: Request): boolean =>
  request.headers.get("Accept")?.includes("text/event-stream") ?? false;

/** Whether the caller says `Prefer: queue`: where three texts are written already, it waits for its turn. */
export const mayWait = (request: Request): boolean =>
  /(^|[,;\s])queue([,;\s]|$)/.test(request.headers.get("Prefer") ?? "");

/** Seconds of `Prefer: respond-async, wait=N`; null when the caller did not ask for it. */
function asyncWait(request: Request): number | null {
  const prefer = request.headers.get("Prefer") ?? "";
  if (!/\brespond-async\b/.test(prefer)) return null;
  return Math.min(longestWait, Number(/\bwait=(\d+)/.exec(prefer)?.[1] ?? 0));
}

function outcomeResponse(id: string, outcome: Outcome): Response {
  if ("answer" in outcome) return Response.json(outcome.answer);
  const more = outcome.text === "" ? { generation: id } : { generation: id, text: outcome.text };
  return toServiceError(outcome.failure, more).toResponse();
}

/**
 * Server-sent events of a run from a character offset on; of one that was begun anew, the whole text after a reset.
 * Leaving the stream changes nothing about the run.
 */
export function eventStream(live: LiveRun, from: number): Response {
  const encoder = new TextEncoder();
  let left = false;
  let leave: (() => void) | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      const pinging = setInterval(() => send(ping), pingMs);
      const unlisten = live.listen((event) => {
        if (event.type === "text") send(frame("text", { delta: event.delta }, event.offset));
        else if (event.type === "reset") send(frame("reset", { reason: event.reason }, 0));
      });
      leave = () => {
        left = true;
        clearInterval(pinging);
        unlisten();
      };
      send(frame("start", { generation: live.id, guid: live.guid }));
      const isGone = from > 0 && (live.begunAnew || from > live.text.length);
      if (isGone) send(frame("reset", { reason: begunAnew }, 0));
      const unseen = live.text.slice(isGone ? 0 : from);
      if (unseen !== "") send(frame("text", { delta: unseen }, live.text.length));
      const close = async (): Promise<void> => {
        const outcome = await live.ended;
        if (left) return;
        leave?.();
        send(endFrame(live.id, outcome));
        controller.close();
      };
      void close();
    },
    cancel: () => leave?.(),
  });
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" },
  });
}

/** The last event of a stream: the JSON of the plain call, or the error with the text so far. */
export function endFrame(id: string, outcome: Outcome): string {
  if ("answer" in outcome) return frame("done", outcome.answer);
  const { detail, code, retryable, help } = outcome.failure;
  return frame("error", { detail, code, retryable, help, generation: id, text: outcome.text });
}

export function frame(event: string, data: unknown, id?: number): string {
  return `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
