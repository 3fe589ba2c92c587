import { z } from "@hono/zod-openapi";
import { everyCall, generated, named, workedText } from "../../generating.ts";

export const writePromptsBody = z.object({
  text: workedText,
  models: z.array(named).min(1).max(10).optional().describe("Names of targets; all of them if absent"),
  ...everyCall,
});
export const writtenPrompts = generated.extend({
  generatedPrompts: z.record(z.string(), z.string()).describe("The prompt of each target, as it is pasted"),
  structuredPrompts: z
    .record(z.string(), z.record(z.string(), z.string()))
    .describe("The same by the parts that it is made of"),
  aiModels: z.array(z.string()),
});
export type WrittenPrompts = z.infer<typeof writtenPrompts>;
