import { setTimeout as after } from "node:timers/promises";
import type { FaultBehaviour, FaultName, OddityBehaviour, OddityName } from "./behaviours.ts";
import { done, frame, openStream, send, sendAnswer, toEvent, toUsageEvent, type Exchange } from "./wire.ts";

/** The words that reach the caller before a fault in the middle of a stream. */
export const begun = "The harbour was";

/** Stands in every explanation of a refusal: what a provider says must not reach the user. */
export const explanation = "provider-internal-explanation";

type Play = (exchange: Exchange, behaviour: FaultBehaviour) => Promise<void> | void;

export async function playFault(exchange: Exchange, behaviour: FaultBehaviour): Promise<void> {
  await plays[behaviour.name](exchange, behaviour);
}

const plays: Record<FaultName, Play> = {
  "bad-key": refuse(401, "invalid_api_key"),
  forbidden: refuse(403, "access_denied"),
  "model-missing": refuse(404, "model_not_found"),
  rejected: refuse(400, "invalid_value"),
  "too-long": refuse(400, "context_length_exceeded"),
  "too-many": refuse(429, "rate_limit_exceeded"),
  "out-of-quota": refuse(429, "insufficient_quota"),
  "server-error": refuse(500, "server_error"),
  "bad-gateway": ({ response }) =>
    void response.writeHead(502, { "content-type": "text/html" }).end("<h1>502</h1>"),
  unavailable: refuse(503, "unavailable"),
  overloaded: refuse(529, "overloaded_error"),
  redirect: ({ response }) => void response.writeHead(307, { location: "/elsewhere/chat/completions" }).end(),
  html: ({ response }) =>
    void response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Log in</title>"),
  "json-error": ({ response }) =>
    void response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ error: { message: explanation, type: "server_error" } })),
  "not-http": ({ response }) => void response.socket?.end("SSH-2.0-OpenSSH_9.6\r\n"),
  "hang-before-headers": () => undefined,
  "hang-after-headers": ({ response }) => openStream(response),
  "hang-mid-stream": begin,
  "reset-before-headers": ({ response }) => void response.socket?.resetAndDestroy(),
  "reset-before-text": async ({ response }) => {
    openStream(response);
    await send(response, ": still thinking\n\n");
    response.socket?.resetAndDestroy();
  },
  "reset-mid-stream": async (exchange) => {
    await begin(exchange);
    // Long enough for the text to be read: a reset discards what waits unread in the receiver's socket.
    await after(40);
    exchange.response.socket?.resetAndDestroy();
  },
  "clean-end": async (exchange) => {
    await begin(exchange);
    exchange.response.end();
  },
  "clean-end-at-once": ({ response }) => {
    openStream(response);
    response.end();
  },
  "error-event": async (exchange) => {
    await begin(exchange);
    exchange.response.end(errorEvent);
  },
  "error-event-first": ({ response }) => {
    openStream(response);
    response.end(errorEvent);
  },
  "broken-json": async (exchange) => {
    await begin(exchange);
    exchange.response.end(`data: {"choices":[{"delta":{"content":"${explanation}\n\n${done}`);
  },
  "broken-json-first": ({ response }) => {
    openStream(response);
    response.end(`data: {"choices":[{"delta":\n\n${done}`);
  },
  "content-filter": async (exchange) => {
    await begin(exchange);
    exchange.response.end(toEvent(exchange, {}, "content_filter") + done);
  },
  refusal: async (exchange) => {
    openStream(exchange.response);
    await send(exchange.response, toEvent(exchange, { refusal: "I can't help with that." }));
    exchange.response.end(toEvent(exchange, {}, "stop") + done);
  },
  empty: (exchange) => sendAnswer(exchange, ""),
  endless: async (exchange, { everyMs = 20 }) => {
    await begin(exchange);
    while (!exchange.response.destroyed) {
      await send(exchange.response, toEvent(exchange, { content: " and on" }));
      await after(everyMs);
    }
  },
  flood: async (exchange) => {
    await begin(exchange);
    const much = toEvent(exchange, { content: "and on ".repeat(9_000) });
    while (!exchange.response.destroyed) await send(exchange.response, much);
  },
  "byte-by-byte": async (exchange, { everyMs = 20 }) => {
    openStream(exchange.response);
    const text = Buffer.from(toEvent(exchange, { content: begun }).repeat(1_000));
    for (let at = 0; at < text.length && !exchange.response.destroyed; at++) {
      await send(exchange.response, text.subarray(at, at + 1));
      await after(everyMs);
    }
  },
};

const errorEvent = frame({ error: { message: explanation, type: "server_error", code: "server_error" } });

async function begin(exchange: Exchange): Promise<void> {
  openStream(exchange.response);
  await send(exchange.response, toEvent(exchange, { role: "assistant", content: begun }));
}

function refuse(status: number, code: string): Play {
  return ({ response }, { retryAfter }) => {
    response.writeHead(status, {
      "content-type": "application/json",
      ...(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
    });
    response.end(JSON.stringify({ error: { message: explanation, type: "error", code } }));
  };
}

export async function playOddity(exchange: Exchange, { name, text }: OddityBehaviour): Promise<void> {
  await oddities[name](exchange, text);
}

const oddities: Record<OddityName, (exchange: Exchange, text: string) => Promise<void>> = {
  "split-utf8": (exchange, text) => sendBytes(exchange, plainStream(exchange, text), 3),
  crlf: (exchange, text) => sendBytes(exchange, plainStream(exchange, text).replaceAll("\n", "\r\n"), 50),
  comments: (exchange, text) =>
    sendBytes(exchange, plainStream(exchange, text).replaceAll("data:", ": waiting\n\n: more\ndata:"), 50),
  "one-byte": (exchange, text) => sendBytes(exchange, plainStream(exchange, text), 1),
  "no-usage": (exchange, text) => sendAnswer(exchange, text, { usage: false }),
  "no-done": (exchange, text) => sendBytes(exchange, plainStream(exchange, text).replace(done, ""), 50),
  thinking: (exchange, text) => {
    const thoughts = toEvent(exchange, { reasoning_content: "Let me think about it." });
    return sendBytes(exchange, thoughts + plainStream(exchange, text), 50);
  },
  "more-after-done": (exchange, text) =>
    sendBytes(exchange, `${plainStream(exchange, text)}data: {"choices":[{\n\ndata: <html>\n\n`, 50),
  "open-after-done": async ({ response, ...exchange }, text) => {
    openStream(response);
    await send(response, plainStream({ response, ...exchange }, text));
  },
};

function plainStream(exchange: Exchange, text: string): string {
  const deltas = (text.match(/[\s\S]{1,4}/gu) ?? []).map((content) => toEvent(exchange, { content }));
  return [...deltas, toEvent(exchange, {}, "stop"), toUsageEvent(exchange, text), done].join("");
}

async function sendBytes({ response }: Exchange, text: string, size: number): Promise<void> {
  openStream(response);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
    await send(response, bytes.subarray(at, at + size));
  }
  response.end();
}
