import { composeInstruction } from "../instruction.ts";
import { WriterFault } from "../faults.ts";
import { Breaker, type BreakerTimes, standardBreaker } from "./breaker.ts";
import { roomOf, sizeOf } from "#app/document/credits.ts";
import { boundOf } from "../room.ts";
import type { Entry, Piece, Task, Writer } from "../task.ts";
import type { ChatRequest, ChatServer, Protocol } from "./chat.ts";
import { streamCompletion } from "./completions-stream.ts";
import type { ModelLimits } from "./limits.ts";
import { pause, retries, waitBeforeRetry } from "./retries.ts";
import { isOfServer, upstreamFault } from "./upstream-faults.ts";

export interface ModelWriterOptions {
  /** `provider:model`, as in the MODEL setting. */
  id: string;
  /** What the server speaks; OpenAI's chat completions if absent. */
  protocol?: Protocol;
  /** Base address of the server, such as `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** Tokens that the model may think before it answers. */
  thinking?: number;
  limits: ModelLimits;
  /** Milliseconds before the first retry when the provider names no time; the second waits three times as long. */
  retryDelay?: number;
  breaker?: BreakerTimes;
  /** Makes what the model is told of a task. */
  compose?: (task: Task) => { system: string; prompt: string };
}

/**
 * A writer behind a model's server.
 * Tries at most three times, only while no character of an answer has come, and within the total limit; not at all
 * while the model has been failing everybody.
 */
export function createModelWriter(options: ModelWriterOptions): Writer {
  const { id, limits, thinking = 0, retryDelay = 500, compose = composeInstruction } = options;
  const breaker = new Breaker(options.breaker ?? standardBreaker);
  const name = id.slice(id.indexOf(":") + 1);
  const official = id.startsWith("openai:");
  const ownTemperature = official && /^(o\d|gpt-5)/.test(name);
  const stream = streamOf(
    { protocol: options.protocol ?? "openai", model: name, baseUrl: options.baseUrl, apiKey: options.apiKey },
    limits,
    official,
  );
  return {
    id,
    name,
    ...(thinking > 0 ? { thinking } : {}),
    write(task, signal) {
      const request: ChatRequest = {
        ...(task.prepared?.instruction ?? compose(task)),
        temperature: ownTemperature ? undefined : temperatures[task.entry.kind],
        maxOutputTokens: roomOf(boundOf(task, { thinking }), sizeOf(task.source.text)) + thinking,
      };
      return withRetries(breaker, limits.total, retryDelay, signal, (within) => stream(request, within));
    },
  };
}

type Stream = (request: ChatRequest, signal: AbortSignal) => Pieces;

/** The reader of a server's protocol. The libraries that the others need are loaded where one of them is configured. */
function streamOf(server: ChatServer, limits: ModelLimits, official: boolean): Stream {
  if (server.protocol === "openai") {
    const tokenField = official ? "max_completion_tokens" : "max_tokens";
    return (request, signal) => streamCompletion({ ...server, limits, tokenField }, request, signal);
  }
  const loading = import("./chat-stream.ts").then(({ createChatModel, streamChat }) => {
    const model = createChatModel(server, limits);
    return (request: ChatRequest, signal: AbortSignal) => streamChat(model, request, signal);
  });
  return async function* (request, signal) {
    const stream = await loading;
    yield* stream(request, signal);
  };
}

/** Inventing wants variety, editing and analysing want faithfulness. */
const temperatures: Record<Entry["kind"], number> = {
  generate: 0.8,
  continue: 0.7,
  template: 0.5,
  transform: 0.4,
  analyze: 0.2,
};

type Pieces = AsyncIterable<Piece>;

/**
 * Runs `write`, and again after a fault that may pass, as long as nothing was written; a wait beyond the total limit is
 * not begun. The signal that `write` is given aborts after `total` milliseconds too, and when nobody reads on.
 * Ends without throwing when `signal` aborted, throws the total limit's fault when time ran out. One function rather
 * than a layer for each concern: every layer costs each chunk of each stream a turn.
 */
async function* withRetries(
  breaker: Breaker,
  total: number,
  delay: number,
  signal: AbortSignal,
  write: (within: AbortSignal) => Pieces,
): AsyncGenerator<Piece, void> {
  if (signal.aborted) return;
  const overall = new AbortController();
  const within = AbortSignal.any([signal, overall.signal]);
  const deadline = performance.now() + total;
  const timer = setTimeout(() => overall.abort(upstreamFault("total")), total);
  try {
    for (let tries = 1; ; tries++) {
      const pass = breaker.admit();
      let written = false;
      try {
        for await (const piece of write(within)) {
          if (signal.aborted) return;
          written = true;
          pass.answered();
          yield piece;
        }
        return;
      } catch (error) {
        // A signal that aborts for a fault is the total limit's; a writer's stop tells nothing about the model.
        const cause: unknown = within.aborted ? within.reason : error;
        const passing = cause instanceof WriterFault && cause.retryable;
        if (isOfServer(cause)) pass.failed();
        else if (!within.aborted && !passing) pass.answered();
        within.throwIfAborted();
        if (written || tries > retries || !passing || breaker.resting) throw error;
        const wait = waitBeforeRetry(cause, tries, delay);
        if (wait >= deadline - performance.now()) throw error;
        await pause(wait, within);
        within.throwIfAborted();
      } finally {
        pass.end();
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
    overall.abort();
  }
}
