import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  experimental_streamTextLowMemory as streamText,
  InvalidResponseDataError,
  StreamProviderError,
  type LanguageModel,
} from "ai";
import { WriterFault } from "../faults.ts";
import type { Piece, Usage } from "../task.ts";
import { faultOfStatus, upstreamFault } from "./upstream-faults.ts";

globalThis.AI_SDK_LOG_WARNINGS = false;

export interface ChatRequest {
  system: string;
  prompt: string;
  temperature: number | undefined;
  maxOutputTokens: number;
}

/** What a model's server speaks. */
export type Protocol = "openai" | "anthropic" | "google";

export interface ChatServer {
  protocol: Protocol;
  model: string;
  /** Up to and without `/chat/completions`, `/messages` or `/models/…`. */
  baseUrl: string;
  apiKey: string | undefined;
  fetch: typeof fetch;
  /** OpenAI's own name for the token bound; other servers know only the older `max_tokens`. */
  tokenField: "max_tokens" | "max_completion_tokens";
}

export function createChatModel(server: ChatServer): LanguageModel {
  const { protocol, model, baseUrl: baseURL, fetch, apiKey, tokenField } = server;
  const key = apiKey === undefined ? {} : { apiKey };
  if (protocol === "anthropic") return createAnthropic({ baseURL, fetch, ...key }).languageModel(model);
  if (protocol === "google") return createGoogleGenerativeAI({ baseURL, fetch, ...key }).languageModel(model);
  const provider = createOpenAICompatible({
    name: "chat",
    baseURL,
    includeUsage: true,
    fetch,
    transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, [tokenField]: max_tokens }),
    ...key,
  });
  return provider.chatModel(model);
}

/**
 * One try at one answer. Throws a WriterFault, which never carries the library's error as its cause:
 * that one holds the whole request. Ends by throwing when `signal` aborts.
 */
export async function* streamChat(
  model: LanguageModel,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<Piece, void> {
  const { system, temperature, ...rest } = request;
  const result = streamText({
    ...rest,
    model,
    instructions: system,
    ...(temperature === undefined ? {} : { temperature }),
    maxRetries: 0,
    abortSignal: signal,
    // The same error arrives as a part of the stream; without this the library prints it, request included.
    onError: () => undefined,
  });
  let written = false;
  try {
    for await (const part of result.stream) {
      if (part.type === "text-delta" && part.text !== "") {
        written = true;
        yield { type: "text", delta: part.text };
      }
      if (part.type === "error") throw part.error;
      if (part.type === "finish") {
        const finish = parseFinish(part.finishReason, part.rawFinishReason);
        if (!written) throw upstreamFault("empty");
        const usage = parseUsage(part.totalUsage);
        yield usage ? { type: "end", finish, usage } : { type: "end", finish };
        return;
      }
    }
  } catch (error) {
    throw toFault(error);
  }
  throw upstreamFault("unfinished");
}

/** What servers other than OpenAI's say for `stop`. */
const stops = new Set(["eos", "eos_token", "end_turn", "stop_sequence"]);

function parseFinish(reason: string, raw: string | undefined): "stop" | "length" {
  if (reason === "stop" || reason === "length") return reason;
  if (reason === "content-filter") throw upstreamFault("withheld");
  if (raw !== undefined && stops.has(raw)) return "stop";
  throw upstreamFault("unfinished");
}

function parseUsage(usage: {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}): Usage | undefined {
  const { inputTokens: input, outputTokens: output } = usage;
  if (input === undefined || output === undefined) return undefined;
  return input + output > 0 ? { input, output } : undefined;
}

function toFault(error: unknown): WriterFault {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof WriterFault) return at;
    if (InvalidResponseDataError.isInstance(at)) return upstreamFault("unfinished");
    if (StreamProviderError.isInstance(at)) {
      const fault = faultOfStatus(at.statusCode ?? 500, at);
      return upstreamFault(fault === "failing" || fault === "redirect" ? "reported" : fault);
    }
  }
  return upstreamFault("unreadable");
}
