import { z } from "@hono/zod-openapi";
import { text } from "../context.ts";

const aside = text(2_000);

export const freestyleBody = z.object({
  aiAction: z.string().describe("One of the sidebar's actions, by its name"),
  text: text(1_000_000)
    .refine((content) => content.trim() !== "", "is empty")
    .describe("The text, as Markdown"),
  context: aside.optional(),
  examples: aside.optional(),
  document: z.string().optional().describe("The document that the result is proposed for"),
  writer: z.string().optional(),
});
export type FreestyleBody = z.infer<typeof freestyleBody>;

export const freestyleAnswer = z.object({
  generation: z.string(),
  content_output: z.object({ text: z.string().describe("HTML") }),
});
export type FreestyleAnswer = z.infer<typeof freestyleAnswer>;
