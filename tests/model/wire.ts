import type { ServerResponse } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import type { Message } from "./behaviours.ts";

/** One request as the protocol carries it, with the response it is answered on. */
export interface Exchange {
  response: ServerResponse;
  model: string;
  messages: readonly Message[];
  stream: boolean;
  /** Tokens that the answer may have. */
  room: number;
  /** The caller asked for token figures. */
  wantsUsage: boolean;
}

type Finish = "stop" | "length" | "content_filter";

export function openStream(response: ServerResponse): void {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
  });
  response.flushHeaders();
}

export function toEvent(
  exchange: Exchange,
  delta: Record<string, string>,
  finish: Finish | null = null,
): string {
  return frame({
    ...envelope(exchange, "chat.completion.chunk"),
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
}

export function toUsageEvent(
  exchange: Exchange,
  text: string,
  figures: unknown = countTokens(exchange, text),
): string {
  return frame({ ...envelope(exchange, "chat.completion.chunk"), choices: [], usage: figures });
}

export function frame(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

export const done = "data: [DONE]\n\n";

/** Writes and waits until the bytes have left, so that each call is a packet of its own. */
export async function send(response: ServerResponse, data: string | Uint8Array): Promise<void> {
  if (response.destroyed) return;
  await new Promise<void>((resolve) => {
    const settle = () => {
      response.off("close", settle);
      resolve();
    };
    response.once("close", settle);
    response.write(data, settle);
  });
}

export interface AnswerShape {
  chunk?: number;
  usage?: boolean;
  figures?: unknown;
  finish?: Finish;
  delayMs?: number;
  /** Waited for after the first delta. */
  held?: () => Promise<void>;
}

/** A whole good answer, streamed or in one piece as the caller asked. */
export async function sendAnswer(exchange: Exchange, text: string, shape: AnswerShape = {}): Promise<void> {
  const { response } = exchange;
  const { chunk = 24, usage = true, figures, finish = "stop", delayMs = 0, held } = shape;
  if (!exchange.stream) {
    response.writeHead(200, { "content-type": "application/json" });
    const message = { role: "assistant", content: text };
    const choices = [{ index: 0, message, finish_reason: finish }];
    const body = { ...envelope(exchange, "chat.completion"), choices };
    response.end(JSON.stringify(usage ? { ...body, usage: countTokens(exchange, text) } : body));
    return;
  }
  openStream(response);
  await send(response, toEvent(exchange, { role: "assistant", content: "" }));
  for (const [at, delta] of split(text, chunk).entries()) {
    if (delayMs > 0) await after(delayMs);
    if (at === 1) await held?.();
    if (response.destroyed) return;
    await send(response, toEvent(exchange, { content: delta }));
  }
  await send(response, toEvent(exchange, {}, finish));
  if (usage && exchange.wantsUsage) await send(response, toUsageEvent(exchange, text, figures));
  response.end(done);
}

/** Parts of `size` UTF-16 units, one more where a pair would be cut. */
function split(text: string, size: number): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const cutsPair = (text.codePointAt(at + size - 1) ?? 0) > 0xffff;
    const end = at + size + (cutsPair ? 1 : 0);
    parts.push(text.slice(at, end));
    at = end;
  }
  return parts;
}

function envelope(exchange: Exchange, object: string) {
  return { id: "chatcmpl-fake", object, created: 1_700_000_000, model: exchange.model };
}

function countTokens(exchange: Exchange, text: string) {
  const prompt = exchange.messages.reduce((sum, message) => sum + Math.ceil(message.content.length / 4), 0);
  const completion = Math.ceil(text.length / 4);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}
