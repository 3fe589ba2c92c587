/** The fields that all generating calls take and answer. */

import { z } from "@hono/zod-openapi";
import { text } from "./fields.ts";
import { generationServices } from "./generation-services.ts";

/** What was promised of a text, after its check. */
const keptPromise = z.object({
  id: z.string(),
  say: z.string(),
  verdict: z.enum(["kept", "broken", "unmeasured"]),
  kept: z.boolean().nullable().describe("null: not measured"),
  found: z.string(),
  strength: z.enum(["hard", "soft"]),
});
export type KeptPromise = z.infer<typeof keptPromise>;

/** A fact that is new in the text or gone from the one that was worked on: for the writer's eye. */
const remark = z.object({
  kind: z.enum(["figure", "name", "date", "link", "amount", "slot"]),
  words: z.string(),
  where: z.enum(["new", "gone"]),
});
export type Remark = z.infer<typeof remark>;

/** What was taken off an answer, as it stood: a line that speaks of the task, a fence, an offer of more help. */
const takenOff = z.array(z.string());

const builtinKind = z
  .enum(["marks", "layout", "worksheet", "model"])
  .describe(
    "What the built-in writer does: mends the text in place, lays out its own sentences, prepares a worksheet to fill in, or nothing without a model",
  );

/** What pages show of an entry of the catalogue. */
export const publicEntry = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  shortDescription: z.string(),
  purpose: z.string(),
  group: z.string(),
  builtin: builtinKind.describe("Without a suboption"),
  price: z
    .object({
      overhead: z.number(),
      part: z.number().nullable(),
      output: z.object({ share: z.number(), fixed: z.number(), thinking: z.number() }),
    })
    .describe(
      "The most that it costs: a quarter, rounded up, of `overhead`, the text's characters and, unless `part` is null, " +
        "those of every other text that the writer is told (title, subtitle, what stands before and after, audience, context, " +
        "examples, request, roles, what was written before) with `part` for each; and for the output `fixed` and `share` of a third of the text's weight, at " +
        "least 1024 and at most 32000, with `thinking` on top. A Latin character weighs 1, one of scripts that write a " +
        "word in a character or two 6, any other 1.5",
    ),
  suboptions: z
    .array(
      z.object({
        name: z.string(),
        icon: z.string(),
        shortDescription: z.string(),
        description: z.string(),
        values: z
          .array(z.object({ name: z.string(), description: z.string(), builtin: builtinKind }))
          .readonly(),
      }),
    )
    .readonly(),
});

/** The text that a call works on. */
export const workedText = text(1_000_000)
  .refine((content) => content.trim() !== "", "is empty")
  .describe("The text, as Markdown");
export const aside = text(2_000);
export const heading = text(500);
export const named = text(100);

/** The longest of what stands right before and after a text, and of the words for who reads it. */
const longestBeside = 300;

/** What surrounds a text, told to the writer as background: it changes how the text is worked on and is not changed. */
export const background = {
  title: heading.optional().describe("Of the document; background"),
  sub_title: heading.optional().describe("Of the document; background"),
  before: text(longestBeside)
    .optional()
    .describe("What stands right before the text in its document; background, not changed"),
  after: text(longestBeside)
    .optional()
    .describe("What stands right after the text in its document; background, not changed"),
  audience: text(longestBeside).optional().describe("Who will read it"),
};

/** For which writer a catalogue tells prices. */
export const catalogueQuery = z.object({
  writer: text(200).optional().describe("Id of one of this server's writers; the default one if absent"),
});

/** What every generating call takes besides its own fields. */
export const everyCall = {
  document: text(100).optional().describe("The document that the result is proposed for"),
  writer: text(200).optional().describe("Id of one of this server's writers"),
};

/** Names the content item that a result becomes. */
export const keptGuid = z.uuid().optional();

/** How a result is kept among the versions of its document, in the place of being proposed for it. */
export const keptVersion = z
  .enum(["new", "tool"])
  .optional()
  .describe(
    "With a document: the result is kept as one of its versions at once, and its text stays. `tool`: in the place of Version 1 where results are listed, if that is the only one",
  );
export type KeptVersion = z.infer<typeof keptVersion>;

/** What a call takes besides whose result is proposed for a document. */
export const proposedCall = {
  ...everyCall,
  card: z
    .boolean()
    .optional()
    .describe("The result becomes a content item of its own, and is proposed for no document"),
  guid: keptGuid.describe(
    "With `card`: a guid that a new card of the caller's workspace keeps, for the content item",
  ),
};

/** What every generating call answers besides its own fields. */
export const generated = z.object({
  generation: z.string(),
  writer: z.string(),
  finish: z
    .enum(["stop", "length", "stopped"])
    .describe("`length`: the text was cut off where the model's room ended"),
  continue_option: z
    .string()
    .optional()
    .describe("Of a text that was cut off: what continueWrite goes on from it with"),
  usage: z.object({
    input: z.number(),
    output: z.number(),
    charged: z.number(),
    source: z.enum(["reported", "estimated"]),
  }),
  promises: z.array(keptPromise),
  remarks: z.array(remark),
  taken_off: takenOff,
  filled: z.literal(true).optional().describe("Its document was empty: it is the document's text now"),
});
export const outputText = z.object({ text: z.string().describe("HTML") });
/** The content item that a result with `card` became. */
export const cardGuid = z.string().optional().describe("With `card`: of the content item");
export const generatedText = generated.extend({ content_output: outputText, guid: cardGuid });
export type GeneratedText = z.infer<typeof generatedText>;

const subOption = z.object({
  name: z.string(),
  description: z.string().optional(),
  short_description: z.string().optional(),
  icon: z.string().optional(),
  selected_value: z.string().nullish(),
  category: z.string().optional(),
});

const pixels = z.number().min(0).max(20_000);
const version = z.string().regex(/^version[1-9]\d{0,2}$/, "is not the name of a version");
const cardPosition = z.object({
  topPx: pixels,
  leftPx: pixels,
  rotation: z.number().min(-180).max(180),
  layer: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe("A higher one lies over a lower one; absent: 0"),
  favourite: z.boolean().optional().describe("It stays on the board when there are more versions"),
});
/** Where the cards of an inspiration lie on their board. */
export const cardPositions = z
  .record(version, cardPosition)
  .describe("By version: pixels from the board's top and left, and degrees");
/** Cards that are put elsewhere. */
export const movedCards = z
  .record(version, cardPosition.nullable())
  .describe(
    "Cards of an inspiration that were moved, null for one that goes back to where it was dealt; the others lie where they lay",
  );

export const appliedActions = z.object({
  main_action: z.string(),
  sub_options: z.array(subOption).max(20).optional(),
});

/** What home and the workspace ask for: an action of a family with its chosen values. */
export const generatePayload = z.object({
  content: workedText,
  mode: z.enum(["generate", "inspire"]),
  timestamp: z.union([z.string(), z.number()]).optional(),
  smart_actions: appliedActions,
  additional_content: z.object({ context: aside.optional(), examples: aside.optional() }).optional(),
  user_selections: z
    .record(z.string(), z.string().nullable())
    .optional()
    .describe("By suboption; an empty one was taken back, in `sub_options` too"),
  ...background,
  ...everyCall,
});
export type GeneratePayload = z.infer<typeof generatePayload>;

export const generationParam = z.object({
  id: z.string().max(100).describe("Of the generation, or the guid of its text"),
});

/** A generation as `GET …/generations/{id}` answers it. `text` is Markdown, times are ISO 8601. */
export const generationView = z.object({
  generation: z.string(),
  service: z.enum(generationServices),
  call: z.string(),
  action: z.string(),
  values: z.record(z.string(), z.string()),
  state: z.enum(["running", "done", "stopped", "failed", "interrupted"]),
  before: z
    .number()
    .nullable()
    .describe("How many wait before it, while it waits for its turn; null: it does not"),
  decision: z.enum(["proposed", "kept", "discarded"]).nullable(),
  guid: z.string().nullable(),
  document: z.string().nullable(),
  base_revision: z.number().nullable(),
  writer: z.string(),
  input: z.unknown(),
  text: z.string(),
  answer: z.record(z.string(), z.unknown()).nullable(),
  error: z
    .object({
      status: z.number(),
      detail: z.union([z.string(), z.looseObject({})]),
      code: z.string().optional(),
      retryable: z.boolean(),
    })
    .nullable(),
  promises: z.array(keptPromise),
  remarks: z.array(remark),
  taken_off: takenOff,
  edits: z
    .array(z.object({ from: z.number(), to: z.number(), replacement: z.string(), reason: z.string() }))
    .describe(
      "By the built-in writer: what it changed in the text that it worked on, in UTF-16 units, and why",
    ),
  stood: z.array(z.string()).describe("Of a kept proposal: the marks that were let stand"),
  finish: z.enum(["stop", "length", "stopped"]).nullable(),
  charged: z.number().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type GenerationView = z.infer<typeof generationView>;
