import { z } from "@hono/zod-openapi";

const aside = z.string().max(2_000, "has at most 2000 characters");

export const freestyleBody = z.object({
  aiAction: z.string().describe("One of the sidebar's actions, by its name"),
  text: z
    .string()
    .max(1_000_000, "is longer than 1,000,000 characters")
    .refine((text) => text.trim() !== "", "is empty")
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
