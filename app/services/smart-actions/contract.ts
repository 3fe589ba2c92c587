import { z } from "@hono/zod-openapi";
import type { JSONParsed } from "hono/utils/types";
import { longestHtml } from "#app/document/document-tasks.ts";
import { fonts, fontSizes, zoomLevels } from "#app/document/view.ts";
import { page, pagination, text } from "../fields.ts";
import {
  appliedActions,
  aside,
  background,
  cardPositions,
  movedCards,
  everyCall,
  generated,
  type GeneratePayload,
  generatePayload,
  keptVersion,
  type KeptVersion,
  heading,
  named,
  outputText,
  proposedCall,
  publicEntry,
  workedText,
} from "../generated.ts";

export const generateSmartBody = generatePayload.extend({ version: keptVersion });
export type GenerateSmartBody = GeneratePayload & { version?: KeptVersion | undefined };

/** The text of a content item; an inspiration has its versions beside it. */
const contentOutput = outputText
  .catchall(z.string())
  .describe("An inspiration has `version1` … besides, as HTML");
export const generateSmartAnswer = generated.extend({
  guid: z.string(),
  content_output: contentOutput,
  styles: z.array(z.string()).optional().describe("Mode inspire: the creative style of each version"),
  positions: cardPositions.optional(),
  content_input: z.string().optional().describe("Mode inspire"),
  actions_applied: appliedActions.optional().describe("Mode inspire"),
});
export type GenerateSmartAnswer = z.infer<typeof generateSmartAnswer>;

const proposed = {
  text: workedText,
  context: aside.optional(),
  examples: aside.optional(),
  ...background,
  ...proposedCall,
};
export const continueWriteBody = z.object({
  content: workedText,
  continue_option: named,
  timestamp: z.union([z.string(), z.number()]).optional(),
  context: aside.optional().describe("What comes next, where the option leads to something"),
  ...background,
  ...proposedCall,
});
export const generateSocialBody = z.object({ ...proposed, action: named, platform: named.optional() });
export const generateStoriesBody = z.object({ ...proposed, action: named, storyType: named.optional() });
export const readTimeBody = z.object({
  ...proposed,
  read_time: z.union([named, z.number()]).describe("Minutes: what it begins with counts"),
});
export const adaptContentBody = z
  .object({
    ...proposed,
    language: named.optional(),
    tone: named.optional(),
    use_case: named.optional(),
  })
  .refine(({ language, tone, use_case: use }) => Boolean(language || tone || use), {
    message: "needs a language, a tone or a use case",
    path: ["language"],
  });
export const createTemplateBody = z.object({ ...proposed, template_option: named });
export const completePostBody = z.object({ text: workedText, ...background, ...everyCall });
export const completePostAnswer = generated.extend({
  result: z.string().describe("Plain text, to stand behind the text"),
});
export type CompletePostAnswer = z.infer<typeof completePostAnswer>;

const view = z.strictObject({
  font: z.enum(fonts),
  size: z.literal(fontSizes).describe("Pixels at a zoom of 100"),
  zoom: z.number().min(zoomLevels.least).max(zoomLevels.most).multipleOf(zoomLevels.step).describe("Percent"),
});

export const content = z
  .object({
    id: z.string(),
    guid: z.string(),
    title: z.string(),
    sub_title: z.string(),
    content_input: z.string().nullable(),
    content_output: contentOutput.describe(
      "As HTML, of an inspiration `version1` … besides; in lists of contents `text` is the preview alone, and `recentContent/{id}` has the whole",
    ),
    styles: z.array(z.string()).optional().describe("Of an inspiration: the creative style of each version"),
    positions: cardPositions.optional(),
    earlier_characters: z
      .number()
      .optional()
      .describe("Of an inspiration: what More tells the writer of the present versions, for its price"),
    view: view.optional().describe("How it is looked at and exported; lists leave it out"),
    preview: z.string().describe("Plain text, at most 150 characters"),
    excerpt: z
      .string()
      .optional()
      .describe("In lists by `q`: what stands around it in the text, where the preview does not have it"),
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
  since: z.iso.datetime().optional().describe("Changed at that moment or later"),
  until: z.iso.datetime().optional().describe("Changed before that moment"),
  folder: text(100).optional().describe("Of a folder, or `uncategorized`"),
});
export type ListQuery = z.infer<typeof listQuery>;

export const contentsAnswer = z.object({ contents: z.array(content), pagination });
export const contentAnswer = z.object({ content });
export type ContentAnswer = JSONParsed<z.infer<typeof contentAnswer>>;
export const proposalsAnswer = z.object({
  proposals: z.array(
    z.object({
      generation: z.string(),
      call: z.string(),
      action: z.string(),
      base_revision: z.number().nullable(),
    }),
  ),
  running: z
    .object({ generation: z.string(), action: z.string() })
    .nullable()
    .describe("One that is being written"),
});
/** What the writer asked of a document in words of their own, and what became of it. */
const instruction = z.object({
  generation: z.string(),
  instruction: z.string(),
  state: z.enum(["running", "done", "stopped", "failed", "interrupted"]),
  decision: z.enum(["proposed", "kept", "discarded"]).nullable(),
  stood: z.number().describe("Of a kept proposal: how many marks were let stand"),
  declined: z.string().nullable().describe("Why there was nothing to do, in the writer's words"),
  createdAt: z.string(),
});
export const instructionsAnswer = z.object({ instructions: z.array(instruction) });
export const createdAnswer = z.object({ guid: z.string(), content });
export type CreatedAnswer = JSONParsed<z.infer<typeof createdAnswer>>;
export const storedDocument = z.looseObject({ type: z.literal("doc") }).openapi("StoredDocument");
export type StoredDocument = JSONParsed<z.infer<typeof storedDocument>>;
export const textQuery = z.object({
  text: z
    .enum(["html", "none"])
    .default("html")
    .describe("`none`: the answer has the text's preview in its place, for who reads it by `…/document`"),
});
export const versionsQuery = page(50).extend({
  ...textQuery.shape,
  only: z.enum(["all", "kept", "named"]).default("all"),
});
export type ListedVersions = Pick<z.infer<typeof versionsQuery>, "limit" | "offset" | "only">;
export const restoreQuery = z.object({
  ...textQuery.shape,
  revision: z.coerce
    .number()
    .int()
    .optional()
    .describe("Of the text that the caller saw: 409 for another one"),
});
export const nameBody = z.strictObject({
  name: text(60)
    .transform((name) => name.replace(/\s+/g, " ").trim() || null)
    .nullable()
    .describe("Empty or null: it has no name"),
});
export const revisionQuery = z.object({
  revision: z.coerce.number().int().optional().describe("The present one if absent"),
});
export const deletedAnswer = z.object({ deleted: z.literal(true) });
export const idParam = z.object({ id: z.string().max(100) });
export const guidParam = z.object({ guid: z.string().max(100) });
export const versionParam = idParam.extend({ n: z.string().max(100).describe("Number of the version") });
export const userParam = z.object({ userId: z.string().max(100) });

const inputText = z.object({ text: text(longestHtml).describe("HTML") });
/** What a content item can be made as by a call that brings its text, or keeps an address for it. */
export const madeMode = z.enum([
  "create",
  "document",
  "story",
  "post",
  "generate",
  "freestyle",
  "social",
  "stories",
  "smart_action",
]);
export const createBody = z.object({
  guid: z.uuid().optional().describe("The caller's own id for it: sent twice, it is made once"),
  title: heading,
  sub_title: heading.default(""),
  content_output: inputText,
  imported: z.boolean().optional().describe("It was read from a file, and its first version says so"),
  mode: madeMode,
});
export const updateBody = z.object({
  title: heading.optional(),
  sub_title: heading.optional(),
  content_output: inputText.optional(),
  document: z
    .looseObject({})
    .optional()
    .describe("The text as it is stored, in the place of `content_output`"),
  folder_id: text(100).nullish(),
  positions: movedCards.optional(),
  view: view
    .partial()
    .optional()
    .describe("What of its view changes; alone it makes no revision and no version"),
  revision: z
    .number()
    .int()
    .optional()
    .describe("The revision that the change started from; 0 makes the item whose guid a new card keeps"),
  autosave: z
    .boolean()
    .optional()
    .describe("A version comes of it after ten minutes of work alone, not at once"),
  keep_before: z.boolean().optional().describe("The state that is overwritten becomes a version first"),
  generation: text(100)
    .optional()
    .describe("The proposal that this save keeps, or the generation that made the document"),
  stood: z
    .array(text(40))
    .max(20_000)
    .optional()
    .describe("Marks of the proposal that were let stand, kept with the decision"),
});

export const metBody = z.object({
  title: heading,
  sub_title: heading.default(""),
  content_output: inputText.optional(),
  document: z
    .looseObject({})
    .optional()
    .describe("The text as it is stored, in the place of `content_output`"),
  revision: z.number().int().describe("The revision that the text started from"),
});

const section = z.object({ title: z.string(), mark: z.string(), belongs: z.string() });
export const smartCatalogue = z.object({
  entries: z.array(publicEntry).describe("The families of home and the read times"),
  continue_options: z.array(publicEntry),
  completion: publicEntry,
  adapt: publicEntry,
  social: z.array(publicEntry.extend({ category: z.string(), platform: z.string() })),
  stories: z.array(publicEntry.extend({ category: z.string(), mode: z.string() })),
  story_types: z.array(z.string()),
  templates: z.array(
    publicEntry.extend({
      category: z.string(),
      color: z.string(),
      value: z.string(),
      skeleton: z.array(section).readonly(),
    }),
  ),
  platform_limits: z
    .array(
      z.object({
        platform: z.string(),
        of: z.string().describe("What is limited: `post`, `caption`, `title` …"),
        most: z.number(),
        unit: z.string(),
        checked: z.string().describe("Day on which the platform's own page was looked up"),
      }),
    )
    .describe("What the platforms allow"),
  template_categories: z.array(z.string()),
});

export const folderBody = z.strictObject({
  name: text(100)
    .transform((name) => name.replaceAll("\n", " ").trim())
    .pipe(z.string().min(1, "is empty")),
});
const folder = z
  .object({
    id: z.string(),
    guid: z.string(),
    name: z.string(),
    content_count: z.number(),
    createdAt: z.string(),
  })
  .openapi("Folder");
export type Folder = z.infer<typeof folder>;
export const foldersAnswer = z.object({
  folders: z.array(folder),
  uncategorized: z.number().describe("Contents without a folder"),
});
export const folderAnswer = z.object({ folder });

const version = z
  .object({
    id: z.string(),
    number: z.number(),
    label: z.string().describe("'Version N', or 'Your text'"),
    name: z.string().nullable().describe("The writer's own label"),
    title: z.string(),
    sub_title: z.string(),
    text: z.string().describe("HTML"),
    words: z.number().nullable().describe("Null where they were not counted"),
    words_before: z.number().nullable().describe("Of the version before it"),
    timestamp: z.string(),
    reason: z
      .enum([
        "generated",
        "created",
        "imported",
        "saved",
        "kept",
        "before",
        "restored",
        "timed",
        "conflict",
        "typed",
      ])
      .describe(
        "What happened when it came to be. `before`: a state that was overwritten; `conflict`: a text that met another one and was not saved",
      ),
    action: z.string().nullable().describe("The action whose text was kept, or that the state was before"),
    restored: z.number().nullable().describe("Number of the version that came back"),
    replaces: z
      .number()
      .nullable()
      .describe("Number of the version whose place it has where results are listed"),
    preview: z.string().nullable().describe("Plain text, at most 150 characters; null where nobody read it"),
    revision: z.number().describe("0: it was never the document's text"),
    generation: z.string().nullable().describe("The generation whose text it brought in"),
  })
  .openapi("Version");
export type Version = z.infer<typeof version>;
export const versionAnswer = z.object({ version });
export type VersionAnswer = z.infer<typeof versionAnswer>;
export const versionsAnswer = z.object({
  versions: z.array(version),
  pagination,
  counts: z.object({ all: z.number(), kept: z.number(), named: z.number() }),
  places: z
    .object({
      first: z.number().nullable().describe("The first one that is listed"),
      present: z.number().nullable().describe("The document's text is this one, or goes on from it"),
      replaced: z.number().nullable().describe("Another one has its place"),
      listed: z.number().describe("How many are listed"),
    })
    .describe("Numbers, for lists of results"),
});
export const undecidedAnswer = z.object({
  version: z
    .number()
    .nullable()
    .describe("The newest of reason `conflict` that its writer has not decided about"),
});
export type VersionsAnswer = z.infer<typeof versionsAnswer>;

export const statsAnswer = z.object({
  stats: z.object({
    total_items: z.number(),
    actions_used: z.record(z.string(), z.number()).describe("Delivered generations by action"),
    enhanced_words: z.number().describe("The words that they delivered"),
  }),
});
