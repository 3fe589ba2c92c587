import { upstreamFault } from "./upstream-faults.ts";
import type { Usage } from "../task.ts";

/** What a model is asked, whatever its server speaks. */
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
}

/** What servers other than OpenAI's say for `stop`. */
const stops = new Set(["eos", "eos_token", "end_turn", "stop_sequence"]);

/**
 * How an answer ended, by the server's word for it or a library's reading of that word.
 * @throws WriterFault for an answer that was withheld, or that is no whole one
 */
export function parseFinish(reason: string, raw = reason): "stop" | "length" {
  if (reason === "stop" || reason === "length") return reason;
  if (reason === "content-filter" || reason === "content_filter") throw upstreamFault("withheld");
  if (stops.has(raw)) return "stop";
  throw upstreamFault("unfinished");
}

/** No text here comes near it: a figure beyond is a fault of the server's, and would be charged. */
const mostTokens = 10_000_000;
const isFigure = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= mostTokens;

/** Token figures as a server gives them, of any protocol; undefined unless both can be true and are not its word for unknown. */
export function parseUsage(input: unknown, output: unknown): Usage | undefined {
  if (!isFigure(input) || !isFigure(output)) return undefined;
  return input + output > 0 ? { input, output } : undefined;
}
