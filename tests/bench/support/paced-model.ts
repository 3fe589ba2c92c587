/** A model server that costs little and keeps time: chat completions in chunks, at a pace that the model's name asks for. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface PacedModel {
  /** Base address with `/v1`. */
  baseUrl: string;
  /** When each chunk of a request was written, in `performance.now()`'s milliseconds, by the tag in its body. */
  written: Map<string, number[]>;
  close(): Promise<void>;
}

interface Stream {
  response: ServerResponse;
  times: number[];
  chunks: readonly string[];
  everyMs: number;
  at: number;
}

/** The two models: one that gives a short answer at once, and one that takes its time over the whole text. */
export const models = {
  instant: { everyMs: 0, chunks: 60 },
  paced: { everyMs: 20, chunks: Infinity },
} as const;
export type ModelName = keyof typeof models;

/** Its requests carry a tag, such as `tag=ab12`, anywhere in their body. */
export async function startPacedModel(text: string): Promise<PacedModel> {
  const chunks = chunksOf(text).map((content) => frame({ delta: { content }, finish_reason: null }));
  const opening = frame({ delta: { role: "assistant", content: "" }, finish_reason: null });
  const ending = `${frame({ delta: {}, finish_reason: "stop" })}${frame(null)}data: [DONE]\n\n`;
  const written = new Map<string, number[]>();
  const streams = new Set<Stream>();

  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const times: number[] = [];
    written.set(/tag=(\w+)/.exec(body)?.[1] ?? "", times);
    response.writeHead(200, { "content-type": "text/event-stream" });
    const { everyMs, chunks: most } = /"model":\s*"instant"/.test(body) ? models.instant : models.paced;
    if (everyMs === 0) {
      response.end(opening + chunks.slice(0, most).join("") + ending);
      return;
    }
    response.write(opening);
    const stream = { response, times, chunks: chunks.slice(0, most), everyMs, at: performance.now() };
    streams.add(stream);
    response.on("close", () => streams.delete(stream));
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const stream of streams) {
      if (stream.at > now) continue;
      stream.at += stream.everyMs;
      const chunk = stream.chunks[stream.times.length];
      if (chunk === undefined) {
        stream.response.end(ending);
        streams.delete(stream);
        continue;
      }
      stream.times.push(now);
      stream.response.write(chunk);
    }
  }, 1);

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    written,
    close() {
      clearInterval(timer);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A word with what stands before it, as models' tokens come. */
export const chunksOf = (text: string): string[] => text.match(/\s*\S+/g) ?? [];

function frame(choice: object | null): string {
  return `data: ${JSON.stringify({
    id: "chatcmpl-bench",
    object: "chat.completion.chunk",
    created: 1_700_000_000,
    model: "bench",
    choices: choice ? [{ index: 0, ...choice }] : [],
    ...(choice ? {} : { usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } }),
  })}\n\n`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  request.setEncoding("utf8");
  for await (const chunk of request as AsyncIterable<string>) body += chunk;
  return body;
}
