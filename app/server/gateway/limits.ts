import { type Answer, isTokenLimit } from "./answer.ts";

export type Limit = "credits" | "prompts";

const promptWords =
  /request limit|requests remaining|\bRequests\b|request quota|monthly limit|Prompt limit reached|prompts out of|prompts per month/;

/**
 * Which of the plan's limits an answer says is reached; null for everything else. `token_limit_exceeded` says so under any
 * status; a 429 says so unless it carries a `code`, as other kinds of 429 do.
 */
export function limitOf(answer: Answer<unknown>): Limit | null {
  if (answer.success) return null;
  const { detail, code } = answer.data;
  if (isTokenLimit(detail)) return "credits";
  if (answer.status !== 429 || code !== undefined) return null;
  if (typeof detail === "object") return "credits";
  if (detail.includes("Token limit exceeded")) return "credits";
  return promptWords.test(detail) ? "prompts" : "credits";
}
