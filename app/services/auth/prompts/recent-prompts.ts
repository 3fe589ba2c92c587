import type { RecentPrompt } from "../host.ts";
import type { PromptDetail, RecentPromptAnswer } from "./contract.ts";

/** A line of the generation history as lists show it. */
export function toListed(prompt: RecentPrompt): RecentPromptAnswer {
  return {
    promptId: prompt.id,
    id: prompt.id,
    originalPromptText: prompt.original,
    createdAt: new Date(prompt.createdAt).toISOString(),
    suggestions: [prompt.action, ...Object.values(prompt.values)],
    aiModels: [prompt.writer],
    action: prompt.action,
    state: prompt.state,
    decision: prompt.decision,
    guid: prompt.guid,
    document: prompt.document,
  };
}

/** The same with what was written, as text and by its parts. */
export function toDetail(prompt: RecentPrompt): PromptDetail {
  const data = { action: prompt.action, ...prompt.values };
  return {
    ...toListed(prompt),
    generatedPrompts: prompt.output === "" ? {} : { [prompt.writer]: prompt.output },
    structuredPrompts: { [prompt.writer]: { data, originalPrompt: prompt.original } },
  };
}
