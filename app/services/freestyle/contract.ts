import { z } from "@hono/zod-openapi";
import { text } from "../fields.ts";
import {
  aside,
  background,
  cardGuid,
  everyCall,
  generated,
  keptGuid,
  keptVersion,
  named,
  outputText,
  proposedCall,
  publicEntry,
  workedText,
} from "../generated.ts";

/** The longest instruction of the chat box. */
export const longestInstruction = 300;

const whole = z.number().int().min(0);
const point = z.object({
  text: whole
    .max(200_000)
    .describe("Which of the document's paragraphs, headings and code with words, from 0 on"),
  at: whole.max(10_000_000).describe("Characters from its beginning; a line break is one"),
});

export const freestyleBody = z.object({
  aiAction: named.describe(
    "One of the sidebar's actions, `title:{style}`, `subtitle:{style}`, `chat` (its instruction is the context) or `prompt`",
  ),
  text: workedText,
  context: aside.optional(),
  examples: aside.optional(),
  selection: z
    .object({ from: point, to: point })
    .optional()
    .describe("Where in the document the text stands: the result is proposed for that place alone"),
  version: keptVersion,
  ...background,
  ...proposedCall,
});
export type FreestyleBody = z.infer<typeof freestyleBody>;

export const freestyleAnswer = generated.extend({
  content_output: z.object({ text: z.string().describe("HTML; of titles and subtitles plain text") }),
  guid: cardGuid,
  options: z.array(z.string()).optional().describe("Of titles and subtitles: all of them, the best first"),
});
export type FreestyleAnswer = z.infer<typeof freestyleAnswer>;

export const completionBody = z.object({ text: workedText, ...background, ...everyCall });
export const completionAnswer = generated.extend({
  result: z.string().describe("Plain text, to stand behind the text"),
});
export type CompletionAnswer = z.infer<typeof completionAnswer>;

const parameters = { goal: named, channel: named, tone: named, length: named, audience: named };
export const purposeBody = z.object({
  ...parameters,
  text: text(2_000).refine((content) => content.trim() !== "", "is empty"),
  guid: keptGuid.describe("A guid that a new card of the caller's workspace keeps, for the content item"),
  ...everyCall,
});
export type PurposeBody = z.infer<typeof purposeBody>;
export const purposeAnswer = generated.extend({
  guid: z.string(),
  content_output: outputText,
  parameters: z.object(parameters),
});
export type PurposeAnswer = z.infer<typeof purposeAnswer>;

const audience = z.object({ label: z.string(), value: z.string(), category: z.string() });
export const audiencesAnswer = z.object({ audiences: z.array(audience) });

const group = z.object({ id: z.string(), name: z.string(), icon: z.string() });

export const freestyleCatalogue = z.object({
  groups: z.array(group).describe("The sidebar's groups, in its order"),
  entries: z.array(publicEntry).describe("The sidebar's actions"),
  titles: z.array(publicEntry),
  subtitles: z.array(publicEntry),
  chat: publicEntry,
  completion: publicEntry,
  prompt: publicEntry,
  prompts: publicEntry.describe("A prompt for each of several models; its price is that for all of them"),
  purpose: publicEntry.describe("Its suboptions are the purpose writer's option lists"),
  audiences: z.array(audience),
});
