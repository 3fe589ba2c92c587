import { parsePrompts, partsOf } from "#app/writer/prompt-parts.ts";
import type { RecentPrompt } from "../host.ts";
import type { PromptDetail, RecentPromptAnswer, WrittenPrompts } from "./contract.ts";

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
    // A brainstorm's is its session, which is no content item.
    guid: prompt.service === "brainstorm" ? null : prompt.guid,
    document: prompt.document,
    session: prompt.service === "brainstorm" ? prompt.guid : null,
    service: prompt.service,
    charged: prompt.charged,
  };
}

/** The same with what was written, as text and by its parts. */
export function toDetail(prompt: RecentPrompt): PromptDetail {
  if (prompt.service === "prompts")
    return { ...toListed(prompt), ...toWritten(prompt.output, prompt.original) };
  const data = { action: prompt.action, ...prompt.values };
  return {
    ...toListed(prompt),
    generatedPrompts: prompt.output === "" ? {} : { [prompt.writer]: prompt.output },
    structuredPrompts: { [prompt.writer]: { data, originalPrompt: prompt.original } },
  };
}

/** The prompts for several targets in one output. */
export function toWritten(
  output: string,
  originalPrompt: string,
): Pick<WrittenPrompts, "generatedPrompts" | "structuredPrompts" | "aiModels"> {
  const prompts = parsePrompts(output);
  return {
    generatedPrompts: Object.fromEntries(prompts.map(({ target, text }) => [target.name, text])),
    structuredPrompts: Object.fromEntries(
      prompts.map((prompt) => [prompt.target.name, { data: partsOf(prompt), originalPrompt }]),
    ),
    aiModels: prompts.map(({ target }) => target.name),
  };
}
