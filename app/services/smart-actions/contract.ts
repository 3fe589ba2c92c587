import { z } from "@hono/zod-openapi";
import { keptPromise, page, pagination, text } from "../context.ts";

const longText = text(1_000_000);
const aside = text(2_000);
const heading = text(500);

const subOption = z.object({
  name: z.string(),
  description: z.string().optional(),
  short_description: z.string().optional(),
  icon: z.string().optional(),
  selected_value: z.string().nullish(),
  category: z.string().optional(),
});

export const generateSmartBody = z.object({
  content: longText.refine((content) => content.trim() !== "", "is empty").describe("The text, as Markdown"),
  mode: z.enum(["generate", "inspire"]),
  timestamp: z.union([z.string(), z.number()]).optional(),
  smart_actions: z.object({ main_action: z.string(), sub_options: z.array(subOption).max(20).optional() }),
  additional_content: z.object({ context: aside.optional(), examples: aside.optional() }).optional(),
  user_selections: z.record(z.string(), z.string()).optional(),
  title: heading.optional(),
  sub_title: heading.optional(),
  writer: z.string().optional(),
});
export type GenerateSmartBody = z.infer<typeof generateSmartBody>;

/** What every generating call answers besides its own fields. */
export const generated = z.object({
  generation: z.string(),
  writer: z.string(),
  finish: z.enum(["stop", "length", "stopped"]),
  usage: z.object({
    input: z.number(),
    output: z.number(),
    charged: z.number(),
    source: z.enum(["reported", "estimated"]),
  }),
  promises: z.array(keptPromise),
});
const outputText = z.object({ text: z.string().describe("HTML") });
export const generateSmartAnswer = generated.extend({ guid: z.string(), content_output: outputText });
export type GenerateSmartAnswer = z.infer<typeof generateSmartAnswer>;

export const content = z
  .object({
    id: z.string(),
    guid: z.string(),
    title: z.string(),
    sub_title: z.string(),
    content_input: z.string().nullable(),
    content_output: outputText,
    preview: z.string().describe("Plain text, at most 150 characters"),
    mode: z.string(),
    smart_actions: z.array(z.string()),
    actions_applied: z.unknown(),
    folder_id: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
    revision: z.number(),
    generation: z.string().nullable().describe("The generation that made or last changed it"),
  })
  .openapi("Content");
export type Content = z.infer<typeof content>;

export const listQuery = page(24).extend({
  q: text(200).optional(),
  type: z.enum(["all", "create", "inspire", "social", "stories"]).default("all"),
  category: z.enum(["all", "document", "story", "post"]).default("all"),
  since: z.iso.datetime().optional(),
  folder: text(100).optional().describe("Of a folder, or `uncategorized`"),
});
export type ListQuery = z.infer<typeof listQuery>;

export const contentsAnswer = z.object({ contents: z.array(content), pagination });
export const contentAnswer = z.object({ content });
export const createdAnswer = z.object({ guid: z.string(), content });
export const deletedAnswer = z.object({ deleted: z.literal(true) });
export const idParam = z.object({ id: z.string().max(100) });
export const guidParam = z.object({ guid: z.string().max(100) });
export const versionParam = idParam.extend({ n: z.string().max(100).describe("Number of the version") });
export const userParam = z.object({ userId: z.string().max(100) });

const inputText = z.object({ text: text(5_000_000).describe("HTML") });
export const createBody = z.object({
  guid: z.uuid().optional().describe("The caller's own id for it: sent twice, it is made once"),
  title: heading,
  sub_title: heading.default(""),
  content_output: inputText,
  mode: z.enum([
    "create",
    "document",
    "story",
    "post",
    "generate",
    "freestyle",
    "social",
    "stories",
    "smart_action",
  ]),
});
export const updateBody = z.object({
  title: heading.optional(),
  sub_title: heading.optional(),
  content_output: inputText.optional(),
  folder_id: text(100).nullish(),
  revision: z.number().int().optional().describe("The revision that the change started from"),
  generation: text(100).optional().describe("The proposal that this save keeps"),
});
export type UpdateBody = z.infer<typeof updateBody>;

export const folderBody = z.strictObject({
  name: text(100)
    .transform((name) => name.replaceAll("\n", " ").trim())
    .pipe(z.string().min(1, "is empty")),
});
export const folder = z
  .object({
    id: z.string(),
    guid: z.string(),
    name: z.string(),
    content_count: z.number(),
    createdAt: z.string(),
  })
  .openapi("Folder");
export type Folder = z.infer<typeof folder>;
export const foldersAnswer = z.object({ folders: z.array(folder) });
export const folderAnswer = z.object({ folder });

export const version = z
  .object({
    id: z.string(),
    number: z.number(),
    label: z.string().describe("'Version N'"),
    title: z.string(),
    sub_title: z.string(),
    text: z.string().describe("HTML"),
    timestamp: z.string(),
    reason: z
      .enum(["generated", "created", "saved", "kept", "overwritten", "restored"])
      .describe("What happened when it came to be"),
    revision: z.number(),
    generation: z.string().nullable().describe("The generation whose text it brought in"),
  })
  .openapi("Version");
export type Version = z.infer<typeof version>;
export const versionsAnswer = z.object({ versions: z.array(version), pagination });

export const statsAnswer = z.object({
  stats: z.object({
    total_items: z.number(),
    actions_used: z.record(z.string(), z.number()).describe("Delivered generations by action"),
    enhanced_words: z.number().describe("The words that they delivered"),
  }),
});
