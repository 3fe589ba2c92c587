import { z } from "@hono/zod-openapi";
import { defaultTarget } from "#app/writer/catalogue/prompts/targets.ts";
import { page, pagination, text } from "../../fields.ts";
import { everyCall, generated, named, workedText } from "../../generated.ts";
import { messages } from "../messages.ts";

const time = z.string().describe("ISO 8601 with Z");

export const modelsAnswer = z.object({
  models: z
    .array(
      z.object({
        name: z.string(),
        useCase: z.string(),
        tooltip: z.string(),
        parts: z.array(z.string()).readonly().describe("What a prompt for it is made of"),
        form: z
          .enum(["headings", "tags", "labels", "line"])
          .describe(
            "How the parts are set down: under headings, between tags, behind labels, or in one line",
          ),
      }),
    )
    .describe("What prompts are written for; none of them runs here"),
  writers: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe("What this server writes with, the default first"),
});

export const userParam = z.object({ userId: z.string().max(100) });
export const idParam = z.object({ id: z.string().max(100) });

const structuredPrompts = z.record(
  z.string(),
  z.object({ data: z.record(z.string(), z.string()), originalPrompt: z.string() }),
);

/** A line of the generation history. */
const listedPrompt = z.object({
  promptId: z.string(),
  id: z.string(),
  originalPromptText: z.string(),
  createdAt: time,
  suggestions: z.array(z.string()).describe("The action and the values chosen with it"),
  aiModels: z.array(z.string()).describe("Names of the writers"),
  action: z.string(),
  state: z.enum(["running", "done", "stopped", "failed", "interrupted"]),
  decision: z.enum(["proposed", "kept", "discarded"]).nullable(),
  guid: z.string().nullable().describe("The content item that it made"),
  document: z.string().nullable().describe("The document that it was made for"),
  session: z.string().nullable().describe("The brainstorm session that it is part of"),
  service: z.string(),
  charged: z.number().nullable().describe("Credits; null while it is written, and where nothing came of it"),
});
const recentPrompt = listedPrompt.openapi("RecentPrompt");
export type RecentPromptAnswer = z.infer<typeof recentPrompt>;
const promptDetail = listedPrompt
  .extend({
    generatedPrompts: z
      .record(z.string(), z.string())
      .describe("Markdown by the writer's name; of prompts by the name of the target"),
    structuredPrompts,
  })
  .openapi("PromptDetail");
export type PromptDetail = z.infer<typeof promptDetail>;
export const promptsAnswer = z.object({ prompts: z.array(recentPrompt), count: z.number() });
export const promptAnswer = z.object({ prompt: promptDetail });

export const writePromptsBody = z.object({
  text: workedText,
  models: z.array(named).min(1).max(10).optional().describe("Names of targets; all of them if absent"),
  ...everyCall,
});
export const writtenPrompts = generated.extend({
  generatedPrompts: z.record(z.string(), z.string()).describe("The prompt of each target, as it is pasted"),
  structuredPrompts: structuredPrompts.describe("The same by the parts that it is made of"),
  aiModels: z.array(z.string()),
});
export type WrittenPrompts = z.infer<typeof writtenPrompts>;

const savedPrompt = z
  .object({
    id: z.string(),
    title: z.string(),
    content: z.string().describe("In lists at most its first 150 characters"),
    domain: z.string(),
    model: z.string(),
    isPublic: z.boolean(),
    tags: z.array(z.string()),
    folder: z.string().nullable(),
    createdAt: time,
    updatedAt: time,
  })
  .openapi("SavedPrompt");
export type SavedPrompt = z.infer<typeof savedPrompt>;
export const savedPromptsAnswer = z.object({ prompts: z.array(savedPrompt), pagination });
export const savedPromptAnswer = z.object({ prompt: savedPrompt });
export const deletedAnswer = z.object({ deleted: z.literal(true) });

/** Text of one line; blank ends are nobody's. */
const line = (most: number) => text(most).transform((value) => value.replaceAll("\n", " ").trim());
const title = line(300).pipe(z.string().min(1, messages.promptIncomplete));
const content = text(100_000).refine((value) => value.trim() !== "", messages.promptIncomplete);
const defaultDomain = "General";
const domain = line(100).transform((value) => value || defaultDomain);
const model = line(100).transform((value) => value || defaultTarget.name);
const tags = z
  .array(line(50).pipe(z.string().min(1, "is empty")))
  .max(20, "has at most 20 entries")
  .transform((all) => [...new Set(all)]);
const folder = text(100).nullable().optional();

export const createPromptBody = z.strictObject({
  id: z
    .uuid()
    .optional()
    .describe("The caller's own id for it: sent again, it is the same prompt, as it was said last"),
  title: z.string({ error: messages.promptIncomplete }).pipe(title),
  content: z.string({ error: messages.promptIncomplete }).pipe(content),
  domain: domain.default(defaultDomain),
  model: model.default(defaultTarget.name),
  isPublic: z.boolean().default(false),
  tags: tags.default([]),
  folder: folder.describe("Id of a folder; without one it goes where its domain is the name"),
});
export type CreatePrompt = z.infer<typeof createPromptBody>;
export const updatePromptBody = z.strictObject({
  title: title.optional(),
  content: content.optional(),
  domain: domain.optional(),
  model: model.optional(),
  isPublic: z.boolean().optional(),
  tags: tags.optional(),
  folder: folder.describe("Id of a folder, or null for none"),
});
export type UpdatePrompt = z.infer<typeof updatePromptBody>;

export const savedQuery = page(50).extend({
  search: text(200).optional(),
  sort: z.enum(["updatedAt", "createdAt", "title", "domain"]).default("updatedAt"),
  order: z.enum(["asc", "desc"]).default("desc"),
  folder: text(100).optional(),
});
export type SavedQuery = z.infer<typeof savedQuery>;

const promptFolder = z
  .object({ id: z.string(), name: z.string(), prompt_count: z.number(), createdAt: time })
  .openapi("PromptFolder");
export type PromptFolder = z.infer<typeof promptFolder>;
export const promptFoldersAnswer = z.object({ folders: z.array(promptFolder) });
export const promptFolderAnswer = z.object({ folder: promptFolder });
export const promptFolderBody = z.strictObject({ name: line(100).pipe(z.string().min(1, "is empty")) });
