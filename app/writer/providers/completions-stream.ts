import { createParser } from "eventsource-parser";
import { z } from "zod";
import type { WriterFault } from "../faults.ts";
import type { Piece, Usage } from "../task.ts";
import { type ChatRequest, type ChatServer, parseFinish, parseUsage } from "./chat.ts";
import { type Answer, postGuarded, type WireLimits } from "./guarded-post.ts";
import { faultOfStatus, upstreamFault } from "./upstream-faults.ts";

interface CompletionsServer extends ChatServer {
  limits: WireLimits;
  /** OpenAI's own name for the token bound; other servers know only the older `max_tokens`. */
  tokenField: "max_tokens" | "max_completion_tokens";
}

const explanation = z.object({ code: z.unknown(), type: z.unknown(), message: z.unknown() }).partial();
/** https://platform.openai.com/docs/api-reference/chat-streaming, and what its likes leave out or set to null. */
const event = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.unknown().optional(),
  error: z.union([explanation, z.string()]).nullish(),
});
type Event = z.infer<typeof event>;
/** Read apart from the text: figures that make no sense take nothing from a good answer. */
const figures = z.object({ prompt_tokens: z.unknown(), completion_tokens: z.unknown() }).partial().catch({
  prompt_tokens: null,
  completion_tokens: null,
});

/**
 * One try at one answer over OpenAI's chat completions, which nearly every server speaks. Read here rather than by a
 * library: at fifty chunks a second for each of two hundred writers the libraries' layers of streams cost three times
 * as much as everything else.
 * Throws a WriterFault; ends by throwing when `signal` aborts.
 */
export async function* streamCompletion(
  server: CompletionsServer,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<Piece, void> {
  const answer = await ask(server, request, signal);
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  let written = false;
  let finish: "stop" | "length" | undefined;
  let usage: Usage | undefined;
  let done = false;
  try {
    for await (const bytes of answer.body) {
      parser.feed(decoder.decode(bytes, { stream: true }));
      for (const data of events.splice(0)) {
        done = data === "[DONE]";
        if (done) break;
        const read = parseEvent(data);
        const [choice] = read.choices ?? [];
        if (choice?.delta?.refusal) throw upstreamFault("withheld");
        if (choice?.delta?.content) {
          written = true;
          yield { type: "text", delta: choice.delta.content };
        }
        if (choice?.finish_reason) finish = parseFinish(choice.finish_reason);
        if (read.usage) usage = usageOf(read.usage) ?? usage;
      }
      if (done) break;
    }
  } finally {
    if (done) answer.leave();
    else answer.end();
  }
  if (!finish) throw upstreamFault("unfinished");
  if (!written) throw upstreamFault("empty");
  yield usage ? { type: "end", finish, usage } : { type: "end", finish };
}

function usageOf(said: unknown): Usage | undefined {
  const { prompt_tokens: input, completion_tokens: output } = figures.parse(said);
  return parseUsage(input, output);
}

function ask(
  { baseUrl, apiKey, model, limits, tokenField }: CompletionsServer,
  { system, prompt, temperature, maxOutputTokens }: ChatRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const body = {
    model,
    messages: [
      { role: "system", content: system },
      { role: "user", content: prompt },
    ],
    ...(temperature === undefined ? {} : { temperature }),
    [tokenField]: maxOutputTokens,
    stream: true,
    stream_options: { include_usage: true },
  };
  return postGuarded(
    new URL(`${baseUrl.replace(/(?<!\/)\/+$/, "")}/chat/completions`),
    {
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(body),
      signal,
    },
    limits,
  );
}

/** @throws WriterFault for what is no event of the protocol, or tells of an error */
function parseEvent(data: string): Event {
  let read: Event;
  try {
    read = event.parse(JSON.parse(data));
  } catch {
    throw upstreamFault("unreadable");
  }
  if (read.error) throw reportedFault(typeof read.error === "string" ? {} : read.error);
  return read;
}

/** An error in the middle of an answer; some servers give it the code of an HTTP status. */
function reportedFault(error: z.infer<typeof explanation>): WriterFault {
  const fault = faultOfStatus(typeof error.code === "number" ? error.code : 500, error);
  return upstreamFault(fault === "failing" || fault === "redirect" ? "reported" : fault);
}
