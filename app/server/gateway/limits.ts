import type { Answer } from "./answer.ts";

export type Limit = "credits" | "prompts";

const promptWords =
  /request limit|requests remaining|\bRequests\b|request quota|monthly limit|Prompt limit reached|prompts out of|prompts per month/;

/**
 * Which of the plan's limits an answer says is reached; null for everything else, other kinds of 429 included: those
 * carry a `code`, a plan's limit never does.
 */
export function limitOf(answer: Answer<unknown>): Limit | null {
  if (answer.success || answer.status !== 429 || answer.data.code !== undefined) return null;
  const { detail } = answer.data;
  if (typeof detail === "object") return "credits";
  if (detail.includes("Token limit exceeded")) return "credits";
  return promptWords.test(detail) ? "prompts" : "credits";
}
