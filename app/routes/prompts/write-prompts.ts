import type { PromptDraft } from "#app/ui/prompts/prompt-draft.ts";
import { idempotencyKey } from "../forms/idempotency.ts";

export const writePath = "/api/v1/prompts";

/** The call that writes a prompt for each of some models; or what is missing. */
export type WriteCall = { body: { text: string; models: string[] }; key: string } | { missing: string };

export function writeCall({ original, wanted }: PromptDraft, click: string): WriteCall {
  if (original.trim() === "") return { missing: "Say what the prompt is for first." };
  if (wanted.length === 0) return { missing: "Choose a model to write it for." };
  const body = { text: original, models: [...wanted] };
  return { body, key: idempotencyKey(click, [writePath, body]) };
}
