import { z } from "@hono/zod-openapi";
import { text } from "../../fields.ts";
import { generationServices } from "../../generation-services.ts";
import { content, madeMode } from "../contract.ts";

const place = {
  x: z.number().int().min(0).max(2),
  y: z.number().int().min(0).max(1_000),
  w: z.number().int().min(1).max(3),
  h: z.number().int().min(1).max(6),
};

const tool = z
  .object({
    name: text(100),
    platform: text(60).default("General"),
    icon: text(60).nullable().default(null).describe("Of the catalogue's icons"),
  })
  .describe("What made it, where a tool did");

const card = z
  .object({
    document: z.string().describe("Guid of its document, also of one that is still to come"),
    ...place,
    state: z.enum(["new", "open", "writing"]).describe("`new`: nothing was written yet"),
    mode: z.string(),
    tool: tool.nullable(),
    parameters: z.unknown().describe("What the tool was called with"),
    opened_at: z.string(),
    words: z.number().nullable().describe("Null where they were not counted"),
    content: content.nullable().describe("As lists show it"),
    run: z
      .object({
        generation: z.string(),
        service: z.enum(generationServices),
        action: z.string(),
        state: z.enum(["running", "done", "stopped", "failed", "interrupted"]),
        edits: z.boolean().describe("Its text is proposed for the document"),
        before: z
          .number()
          .nullable()
          .describe("How many wait before it, while it waits for its turn; null: it does not"),
        problem: z.string().nullable(),
        declined: z.boolean().describe("There was nothing to do: once more would be answered alike"),
      })
      .nullable()
      .describe("What writes, or was to write and did not"),
    proposal: z
      .object({ generation: z.string(), action: z.string() })
      .nullable()
      .describe("The newest edit that waits for the writer's word"),
    met: z
      .number()
      .nullable()
      .describe("Number of a version that met the text and waits for the writer's choice; null: none does"),
  })
  .openapi("WorkspaceCard");
export type Card = z.infer<typeof card>;

export const workspaceAnswer = z.object({
  cards: z.array(card).describe("In reading order, in a grid of three columns"),
  most: z.number().describe("How many are open at most: one more closes the one that was opened first"),
});

export const cardParam = z.object({ document: z.string().max(100) });

export const cardBody = z.strictObject({
  x: place.x.optional(),
  y: place.y.optional(),
  w: place.w.optional(),
  h: place.h.optional(),
  mode: madeMode.optional().describe("Keeps the guid, a new UUID, for a content item of this mode"),
  tool: tool.optional(),
  parameters: z
    .record(z.string(), z.unknown())
    .refine((value) => JSON.stringify(value).length <= 10_000, "is too long")
    .optional(),
});
export type CardBody = z.infer<typeof cardBody>;

export const layoutAnswer = z.object({
  cards: z.array(z.object({ document: z.string(), ...place })),
  closed: z
    .object({ document: z.string(), title: z.string() })
    .nullable()
    .describe("The card that was closed so that this one could open"),
});
export type Layout = z.infer<typeof layoutAnswer>;
export const closedAnswer = z.object({ closed: z.literal(true) });
