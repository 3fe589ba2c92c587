import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import {
  experimental_streamTextLowMemory as streamText,
  InvalidResponseDataError,
  StreamProviderError,
  type LanguageModel,
} from "ai";
import { WriterFault } from "../faults.ts";
import type { Piece } from "../task.ts";
import { type ChatRequest, type ChatServer, parseFinish, parseUsage } from "./chat.ts";
import { createGuardedFetch, type WireLimits } from "./guarded-post.ts";
import { faultOfStatus, upstreamFault } from "./upstream-faults.ts";

globalThis.AI_SDK_LOG_WARNINGS = false;

export function createChatModel(server: ChatServer, limits: WireLimits): LanguageModel {
  const { protocol, model, baseUrl: baseURL, apiKey } = server;
  const options = { baseURL, fetch: createGuardedFetch(limits), ...(apiKey === undefined ? {} : { apiKey }) };
  const provider = protocol === "anthropic" ? createAnthropic(options) : createGoogleGenerativeAI(options);
  return provider.languageModel(model);
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
        const usage = parseUsage(part.totalUsage.inputTokens, part.totalUsage.outputTokens);
        yield usage ? { type: "end", finish, usage } : { type: "end", finish };
        return;
      }
    }
  } catch (error) {
    throw toFault(error);
  }
  throw upstreamFault("unfinished");
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
