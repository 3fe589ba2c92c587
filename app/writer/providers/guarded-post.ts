import { request as requestPlain, type ClientRequest, type IncomingMessage } from "node:http";
import { request as requestSecure } from "node:https";
import { z } from "zod";
import { WriterFault } from "../faults.ts";
import { answerBytes, type ModelLimits } from "./limits.ts";
import { parseRetryAfter } from "./retries.ts";
import {
  faultOfSocket,
  faultOfStatus,
  upstreamFault,
  type Explanation,
  type Fault,
} from "./upstream-faults.ts";

export type WireLimits = Pick<ModelLimits, "connect" | "firstByte" | "idle">;

/** A POST of text. */
export interface Post {
  headers: Record<string, string>;
  body: string;
  signal?: AbortSignal | undefined;
}

/** A success as it arrives. */
export interface Answer {
  status: number;
  type: string;
  /** Fails with a WriterFault. Time counts only while it is being read, so a slow reader breaks no limit. */
  body: AsyncGenerator<Buffer<ArrayBuffer>, void>;
  /** Closes the connection, if the answer has not ended; its body fails with `reason`. */
  end: (reason?: unknown) => void;
  /** Everything that counts has come: the rest is read away so that the connection can serve again, or closed when it does not end. */
  leave: () => void;
}

/**
 * A POST that holds the limits and follows no redirect. Node's own fetch cannot be told how long a connection may take
 * without a further package. Fails with a WriterFault; a status other than 2xx is a WriterFault as well.
 * Aborting the signal destroys the socket at once, whether or not the body is being read.
 */
export async function postGuarded(url: URL, post: Post, limits: WireLimits): Promise<Answer> {
  const wire = openWire(url, post, limits);
  const answer = await wire.answer;
  const status = answer.statusCode ?? 502;
  if (status < 200 || status >= 300) throw await refusal(wire, answer, status);
  const type = answer.headers["content-type"] ?? "";
  if (type.startsWith("text/html")) throw wire.end(upstreamFault("page"));
  return {
    status,
    type,
    body: read(wire, answer),
    end: (reason) => void wire.end(reason),
    leave: () => leave(wire, answer),
  };
}

/** The same as a fetch, for libraries that take one. */
export function createGuardedFetch(limits: WireLimits): typeof fetch {
  return async (input, init = {}) => {
    const { status, type, body, end } = await postGuarded(
      new URL(input instanceof Request ? input.url : input),
      {
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === "string" ? init.body : "",
        signal: init.signal ?? undefined,
      },
      limits,
    );
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const { done, value } = await body.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: end,
    });
    return new Response(stream, { status, headers: { "content-type": type } });
  };
}

interface Wire {
  answer: Promise<IncomingMessage>;
  /** Allows `milliseconds` from now until `hold` or the next `allow`. */
  allow(milliseconds: number, fault: Fault): void;
  hold(): void;
  idle: number;
  /** Destroys the socket and returns why: the first reason given stands. */
  end(reason: unknown): unknown;
}

function openWire(url: URL, { headers, body, signal }: Post, limits: WireLimits): Wire {
  const secure = url.protocol === "https:";
  const request = (secure ? requestSecure : requestPlain)(url, {
    method: "POST",
    headers: { ...headers, "accept-encoding": "identity" },
  });
  let ended: { reason: unknown } | undefined;
  let timer: NodeJS.Timeout | undefined;

  const end = (reason: unknown) => {
    ended ??= { reason };
    clearTimeout(timer);
    request.destroy();
    return ended.reason;
  };
  const allow = (milliseconds: number, fault: Fault) => {
    clearTimeout(timer);
    timer = setTimeout(() => end(upstreamFault(fault)), milliseconds);
  };
  const stop = () => end(signal?.reason);

  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.on("response", resolve);
    request.on("error", (error) => reject(end(upstreamFault(faultOfSocket(error)))));
    request.on("close", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      reject(ended?.reason ?? upstreamFault("reset"));
    });
  });
  if (signal?.aborted) stop();
  else {
    signal?.addEventListener("abort", stop);
    allow(limits.connect, "connect");
    whenConnected(request, secure, () => allow(limits.firstByte, "firstByte"));
    request.end(body);
  }
  return { answer, allow, hold: () => clearTimeout(timer), idle: limits.idle, end };
}

function whenConnected(request: ClientRequest, secure: boolean, then: () => void): void {
  request.on("socket", (socket) => {
    if (request.reusedSocket || !socket.connecting) return then();
    socket.once(secure ? "secureConnect" : "connect", then);
  });
}

/** The body as it comes. Read by hand: Node's own iterator would be one more layer for every chunk to go through. */
async function* read(wire: Wire, answer: IncomingMessage): AsyncGenerator<Buffer<ArrayBuffer>, void> {
  let bytes = 0;
  let wake: (() => void) | undefined;
  for (const event of ["readable", "end", "error", "close"]) answer.on(event, () => wake?.());
  try {
    while (!answer.readableEnded) {
      const chunk = answer.read() as Buffer<ArrayBuffer> | null;
      if (chunk === null) {
        if (answer.closed) throw upstreamFault("reset");
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      wire.hold();
      bytes += chunk.byteLength;
      if (bytes > answerBytes) throw upstreamFault("endless");
      yield chunk;
      wire.allow(wire.idle, "idle");
    }
    wire.hold();
  } catch (error) {
    throw wire.end(error);
  }
}

const leaveMs = 200;

function leave(wire: Wire, answer: IncomingMessage): void {
  const pass = (): void => {
    while (answer.read() !== null) continue;
  };
  wire.allow(leaveMs, "idle");
  answer.on("end", () => wire.hold());
  answer.on("readable", pass);
  pass();
}

const refusalBytes = 64 * 1024;

/** Reads as much of a refusal as its code needs; what it says in words is dropped, it may quote the user. */
async function refusal(wire: Wire, answer: IncomingMessage, status: number): Promise<unknown> {
  const retryAfter = parseRetryAfter(answer.headers, Date.now());
  let body = "";
  if (status >= 400 && answer.headers["content-type"]?.includes("json")) {
    try {
      for await (const chunk of read(wire, answer)) {
        body += chunk.toString("latin1");
        if (body.length > refusalBytes) break;
      }
    } catch (error) {
      // The status is known and says more than the limit or the reset that cut its explanation off.
      if (!(error instanceof WriterFault)) return error;
    }
  }
  return wire.end(upstreamFault(faultOfStatus(status, parseExplanation(body)), retryAfter));
}

const explained = z.object({ error: z.record(z.string(), z.unknown()) });

function parseExplanation(body: string): Explanation {
  try {
    return explained.parse(JSON.parse(body)).error;
  } catch {
    return {};
  }
}
