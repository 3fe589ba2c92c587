import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";
import { findNamedBehaviour, isScript, type Behaviour, type TextBehaviour } from "./behaviours.ts";
import { answerIn, sourceOf, withinRoom } from "./content.ts";
import { playFault, playOddity } from "./faults.ts";
import { sendAnswer, type Exchange } from "./wire.ts";

const chatBody = z.object({
  model: z.string().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).optional(),
  stream: z.boolean().optional(),
  temperature: z.number().optional(),
  max_tokens: z.int().optional(),
  max_completion_tokens: z.int().optional(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).optional(),
});

export interface RecordedRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: z.infer<typeof chatBody>;
  /** `performance.now()` when the request had been read. */
  at: number;
  /** `performance.now()` when the answer had been sent or its socket closed. */
  closedAt: number | undefined;
  /** The caller closed the connection before the answer's end. */
  cut: boolean;
}

export interface FakeModel {
  /** Origin, such as `http://127.0.0.1:4100`. */
  url: string;
  /** What MODEL_BASE_URL takes: the origin with `/v1`. */
  baseUrl: string;
  requests: RecordedRequest[];
  /** Appends to the queue; each request takes one. */
  script(...behaviours: Behaviour[]): void;
  /** What is done while the queue is empty and the model's name asks for nothing. */
  fallback: Behaviour;
  /** Empties queue and record. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * A model server on 127.0.0.1 that speaks the OpenAI chat-completions protocol, streamed and in one piece.
 * A request takes the next behaviour of the queue, else the one its model is named after, else the fallback.
 * It lists its one model as Ollama does. From another process: POST /script with a JSON list of behaviours, GET /requests, POST /reset.
 */
export async function startFakeModel(
  options: { port?: number; fallback?: Behaviour } = {},
): Promise<FakeModel> {
  const queue: Behaviour[] = [];
  const requests: RecordedRequest[] = [];
  const fake: FakeModel = {
    url: "",
    baseUrl: "",
    requests,
    script: (...behaviours) => void queue.push(...behaviours),
    fallback: options.fallback ?? { kind: "content", manner: "obeys" },
    reset() {
      queue.length = 0;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    const body = await readBody(request);
    if (path === "/api/tags")
      return sendJson(response, { models: [{ name: "llama3.1:8b", details: { family: "llama" } }] });
    if (path === "/requests") return sendJson(response, requests);
    if (path === "/reset") {
      fake.reset();
      return sendJson(response, { requests: 0 });
    }
    if (path === "/script") {
      const script: unknown = JSON.parse(body);
      if (!isScript(script)) {
        response.writeHead(422).end("not a list of behaviours");
        return;
      }
      queue.push(...script);
      return sendJson(response, { queued: queue.length });
    }
    await answer(recordRequest(request, response, path, body), response);
  }

  function recordRequest(request: IncomingMessage, response: ServerResponse, path: string, body: string) {
    const record: RecordedRequest = {
      path,
      headers: request.headers,
      body: body === "" ? {} : chatBody.parse(JSON.parse(body)),
      at: performance.now(),
      closedAt: undefined,
      cut: false,
    };
    requests.push(record);
    response.on("close", () => {
      record.closedAt = performance.now();
      record.cut = !response.writableFinished;
    });
    return record;
  }

  async function answer({ path, body }: RecordedRequest, response: ServerResponse): Promise<void> {
    if (!path.endsWith("/chat/completions")) {
      response
        .writeHead(404, { "content-type": "application/json" })
        .end('{"error":{"message":"no such path"}}');
      return;
    }
    const model = body.model ?? "";
    const behaviour = queue.shift() ?? findNamedBehaviour(model) ?? fake.fallback;
    await play(behaviour, {
      response,
      model,
      messages: body.messages ?? [],
      stream: body.stream === true,
      room: body.max_completion_tokens ?? body.max_tokens ?? Infinity,
      wantsUsage: body.stream_options?.include_usage === true,
    });
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The fake model has no port");
  fake.url = `http://127.0.0.1:${address.port}`;
  fake.baseUrl = `${fake.url}/v1`;
  return fake;
}

async function play(behaviour: Behaviour, exchange: Exchange): Promise<void> {
  switch (behaviour.kind) {
    case "text":
      return sendText(exchange, behaviour);
    case "content":
      return sendAnswer(exchange, answerIn(behaviour.manner, sourceOf(exchange.messages)), behaviour);
    case "echo":
      return sendAnswer(exchange, behaviour.answer(exchange.messages), behaviour);
    case "fault":
      return playFault(exchange, behaviour);
    case "oddity":
      return playOddity(exchange, behaviour);
  }
}

function sendText(exchange: Exchange, { text, heedsRoom = false, ...shape }: TextBehaviour): Promise<void> {
  const within = heedsRoom ? withinRoom(text, exchange.room) : text;
  return sendAnswer(exchange, within, within === text ? shape : { ...shape, finish: "length" });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
}

if (import.meta.main) {
  const fake = await startFakeModel({ port: Number(process.argv[2] ?? 4100) });
  process.stdout.write(`${fake.baseUrl}\n`);
}
