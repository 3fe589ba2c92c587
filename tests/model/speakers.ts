/** What Anthropic's and Google's servers send, as far as a text is written: frames of server-sent events. */

export interface Speaker {
  protocol: "anthropic" | "google";
  id: string;
  /** Where the request must arrive. */
  path: RegExp;
  /** Header that carries the key. */
  keyHeader: string;
  /** A whole answer in pieces, as frames. */
  answer(pieces: readonly string[], finish: "stop" | "length" | "withheld"): string[];
  /** A fault that is told in the middle of a stream that began with 200. */
  fault: string;
  /** Body of a refusal. */
  refusal(type: string, message: string): string;
  /** Finds the instruction and the user's text in a request's body. */
  read(body: Record<string, unknown>): { system: string; prompt: string; most: unknown };
}

const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const data = (value: object): string => `data: ${JSON.stringify(value)}\r\n\r\n`;
const textOf = (parts: unknown): string =>
  typeof parts === "string" ? parts : (parts as { text: string }[]).map(({ text }) => text).join("");

const usage = { input: 14, output: 8 };

export const anthropic: Speaker = {
  protocol: "anthropic",
  id: "anthropic:sample-model",
  path: /^\/messages$/,
  keyHeader: "x-api-key",
  answer: (pieces, finish) => [
    event("message_start", {
      type: "message_start",
      message: {
        id: "msg_sample",
        type: "message",
        role: "assistant",
        model: "sample-model",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: usage.input, output_tokens: 1 },
      },
    }),
    event("content_block_start", {
      type: "content_block_start",
      index: 0,
      content_block: { type: "text", text: "" },
    }),
    event("ping", { type: "ping" }),
    ...pieces.map((text) =>
      event("content_block_delta", {
        type: "content_block_delta",
        index: 0,
        delta: { type: "text_delta", text },
      }),
    ),
    event("content_block_stop", { type: "content_block_stop", index: 0 }),
    event("message_delta", {
      type: "message_delta",
      delta: {
        stop_reason: { stop: "end_turn", length: "max_tokens", withheld: "refusal" }[finish],
        stop_sequence: null,
      },
      usage: { output_tokens: usage.output },
    }),
    event("message_stop", { type: "message_stop" }),
  ],
  fault: event("error", { type: "error", error: { type: "overloaded_error", message: "Overloaded" } }),
  refusal: (type, message) => JSON.stringify({ type: "error", error: { type, message } }),
  read: (body) => {
    const [message] = body["messages"] as { content: unknown }[];
    return {
      system: textOf(body["system"]),
      prompt: textOf(message?.content ?? ""),
      most: body["max_tokens"],
    };
  },
};

const said = (text: string, more: object = {}) => ({
  candidates: [{ content: { parts: [{ text }], role: "model" }, index: 0, ...more }],
  usageMetadata: {
    promptTokenCount: usage.input,
    candidatesTokenCount: usage.output,
    totalTokenCount: usage.input + usage.output,
  },
  modelVersion: "sample-model",
});

export const google: Speaker = {
  protocol: "google",
  id: "google:sample-model",
  path: /^\/models\/sample-model:streamGenerateContent\?alt=sse$/,
  keyHeader: "x-goog-api-key",
  answer: (pieces, finish) =>
    pieces.map((text, at) =>
      data(
        said(
          text,
          at === pieces.length - 1
            ? { finishReason: { stop: "STOP", length: "MAX_TOKENS", withheld: "SAFETY" }[finish] }
            : {},
        ),
      ),
    ),
  fault: data({ error: { code: 503, message: "The model is overloaded.", status: "UNAVAILABLE" } }),
  refusal: (status, message) => JSON.stringify({ error: { code: 400, message, status } }),
  read: (body) => {
    const instruction = body["systemInstruction"] as { parts: unknown };
    const [content] = body["contents"] as { parts: unknown }[];
    const { maxOutputTokens } = body["generationConfig"] as Record<string, unknown>;
    return { system: textOf(instruction.parts), prompt: textOf(content?.parts ?? ""), most: maxOutputTokens };
  },
};
