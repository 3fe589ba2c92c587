import { z } from "@hono/zod-openapi";
import { appliedActions, cardPositions, generated, generatePayload, publicEntry } from "../generated.ts";

export const inspireBody = generatePayload.extend({
  mode: z.literal("inspire").default("inspire"),
  document: z
    .string()
    .max(100)
    .optional()
    .describe("The inspiration that more versions are for; its present ones stay among its versions"),
});

export const inspireAnswer = generated.extend({
  guid: z.string(),
  content_output: z
    .object({ text: z.string().describe("HTML of all versions") })
    .catchall(z.string())
    .describe("`version1`, `version2` …: HTML"),
  styles: z.array(z.string()).describe("The creative style of each version"),
  positions: cardPositions,
  content_input: z.string(),
  actions_applied: appliedActions,
});
export type InspireAnswer = z.infer<typeof inspireAnswer>;

const earlierCard = z.object({
  id: z.string().describe("Number of its version, a point, and its place there"),
  style: z.string(),
  text: z.string().describe("HTML"),
});
export type EarlierCard = z.infer<typeof earlierCard>;
export const earlierAnswer = z.object({ cards: z.array(earlierCard) });

export const inspireCatalogue = z.object({
  entries: z.array(publicEntry),
  styles: z.array(z.object({ name: z.string(), recipe: z.string() })),
});
