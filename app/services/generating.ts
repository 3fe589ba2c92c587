/** What all generating calls have in common: the fields that they take and answer, and how their orders are made. */

import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { writeHtml } from "#app/document/html-out.ts";
import { readMarkdown } from "#app/document/markdown.ts";
import { writeText } from "#app/document/plain-text.ts";
import { toStored } from "#app/document/stored.ts";
import { titleOf } from "#app/document/title.ts";
import { findByName, findEntry, type Group } from "#app/writer/catalogue/catalogue.ts";
import { prepareTask, UnknownChoice } from "#app/writer/prepare.ts";
import type { Entry, Source, Task, Values } from "#app/writer/task.ts";
import {
  type GenerateOrder,
  type GenerationService,
  generationServices,
  json,
  type NewContent,
  type ServiceContext,
  type ServiceEnv,
  ServiceError,
  text,
  typed,
} from "./context.ts";

/** What was promised of a text, after its check. */
export const keptPromise = z.object({
  id: z.string(),
  say: z.string(),
  kept: z.boolean(),
  found: z.string(),
  strength: z.enum(["hard", "soft"]),
  unchecked: z.literal(true).optional(),
});

/** What pages show of an entry of the catalogue. */
export const publicEntry = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  shortDescription: z.string(),
  purpose: z.string(),
  group: z.string(),
  builtin: z.boolean(),
  price: z
    .object({ overhead: z.number(), part: z.number().nullable(), share: z.number().nullable() })
    .describe(
      "The most that it costs: a quarter, rounded up, of `overhead`, the text's characters and, unless `part` is null, " +
        "those of every other text that the writer is told (title, subtitle, context, examples, request, roles, what was " +
        "written before) with `part` for each; and for the output 4000, or where there is a `share` that share of a " +
        "quarter of the text's characters and 50, if that is less",
    ),
  suboptions: z
    .array(
      z.object({
        name: z.string(),
        icon: z.string(),
        shortDescription: z.string(),
        description: z.string(),
        values: z.array(z.object({ name: z.string(), description: z.string() })).readonly(),
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

/** For which writer a catalogue tells prices. */
export const catalogueQuery = z.object({
  writer: text(200).optional().describe("Id of one of this server's writers; the default one if absent"),
});

/** What every generating call takes besides its own fields. */
export const everyCall = {
  document: text(100).optional().describe("The document that the result is proposed for"),
  writer: text(200).optional().describe("Id of one of this server's writers"),
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
});
export const outputText = z.object({ text: z.string().describe("HTML") });
export const generatedText = generated.extend({ content_output: outputText });
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
/** Where the cards of an inspiration lie on their board. */
export const cardPositions = z
  .record(
    z.string().regex(/^version[1-9]\d{0,2}$/, "is not the name of a version"),
    z.object({ topPx: pixels, leftPx: pixels, rotation: z.number().min(-180).max(180) }),
  )
  .describe("By version: pixels from the board's top and left, and degrees");

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
  title: heading.optional(),
  sub_title: heading.optional(),
  ...everyCall,
});
export type GeneratePayload = z.infer<typeof generatePayload>;

/** The task of a payload, with an action of the group that its mode belongs to. @throws ServiceError 422 */
export function payloadTask(payload: GeneratePayload, group: Group, earlier?: string): Task {
  const { main_action: action, sub_options: options = [] } = payload.smart_actions;
  const entry = assertNamed(findByName(group, action), "smart_actions.main_action", action);
  const listed = options.map(({ name, selected_value: value }) => [name, value ?? ""] as const);
  const said = Object.entries({ ...Object.fromEntries(listed), ...payload.user_selections });
  const values: Values = Object.fromEntries(said.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const { context, examples } = payload.additional_content ?? {};
  const { content, title, sub_title: subTitle } = payload;
  return taskOf(
    entry,
    values,
    sourceOf(content, { title, subTitle, context, examples, earlier }),
    "user_selections",
  );
}

/** A text with what surrounds it, without the parts that are empty. */
export function sourceOf(
  worked: string,
  parts: { [Part in Exclude<keyof Source, "text">]?: string | undefined } = {},
): Source {
  const filled = Object.entries(parts).filter(([, part]) => part !== undefined && part.trim() !== "");
  return { text: worked, ...Object.fromEntries(filled) };
}

/** @throws ServiceError 422 that names the field and what it asked for */
export function assertNamed<T>(found: T | null | undefined, field: string, name: string): T {
  if (found === null || found === undefined)
    throw new ServiceError(422, `${field}: "${name.slice(0, 100)}" is not in the catalogue.`);
  return found;
}

/** The entry of a call that has only one. */
export function requireEntry(id: string): Entry {
  const entry = findEntry(id);
  if (!entry) throw new Error(`the catalogue has no entry ${id}`);
  return entry;
}

/** @throws ServiceError 422 that names the field for a choice that the catalogue does not have */
export function taskOf(entry: Entry, values: Values, source: Source, field: string): Task {
  try {
    return prepareTask(entry, values, source);
  } catch (error) {
    if (error instanceof UnknownChoice) throw new ServiceError(422, `${field}: ${error.message}`);
    throw error;
  }
}

export const htmlOf = (markdown: string): string => writeHtml(readMarkdown(markdown));

interface Proposed extends Pick<GenerateOrder, "service" | "call" | "task"> {
  input: { document?: string | undefined; writer?: string | undefined };
  /** Whether it is counted as a prompt and listed among the recent ones; the small calls are neither. */
  prompt?: boolean;
  answer?: GenerateOrder["answer"];
}

/** What goes on from a text that was cut off, as continueWrite names it. */
const goingOn = "continue writing";

/** The order of a call that stores nothing: its result is answered, and proposed for a document. @throws ServiceError 404 */
export async function proposalOrder(
  context: ServiceContext,
  userId: string,
  { service, call, task, input, prompt = true, answer }: Proposed,
): Promise<GenerateOrder> {
  const counted = prompt ? 1 : 0;
  return {
    service,
    call,
    action: task.entry.name,
    task,
    input,
    writer: input.writer,
    document: await proposedFor(context, userId, input.document),
    counts: counted,
    listed: counted,
    ...(answer ? { answer } : { answer: textAnswer, continueOption: goingOn }),
  };
}

const textAnswer = (markdown: string) => ({ content_output: { text: htmlOf(markdown) } });

interface Kept extends Pick<GenerateOrder, "service" | "call" | "task"> {
  input: { document?: string | undefined; writer?: string | undefined };
  /** What is answered besides the text. */
  more?: Record<string, unknown>;
  content: Pick<NewContent, "mode" | "contentInput" | "smartActions" | "actionsApplied"> & {
    title?: string | undefined;
    subTitle?: string | undefined;
  };
}

/**
 * The order of a call whose text is kept as a content item; with a document it is a proposal for that one instead.
 * @throws ServiceError 404
 */
export async function contentOrder(
  context: ServiceContext,
  userId: string,
  { more, content, ...asked }: Kept,
): Promise<GenerateOrder> {
  const { document } = asked.input;
  const order: GenerateOrder = {
    ...(await proposalOrder(context, userId, asked)),
    answer: (markdown) => ({
      ...(document === undefined ? {} : { guid: document }),
      ...textAnswer(markdown),
      ...more,
    }),
  };
  if (document !== undefined) return order;
  const { title, subTitle = "", ...rest } = content;
  return {
    ...order,
    deliver: (trx, { guid, generation, markdown }) =>
      context.createContent(trx, userId, {
        ...rest,
        id: guid,
        title: title?.trim() || titleOf(markdown),
        subTitle,
        document: toStored(readMarkdown(markdown)),
        reason: "generated",
        generationId: generation,
      }),
  };
}

/** The document that a result is proposed for, at its present revision. @throws ServiceError 404 */
export async function proposedFor(
  context: ServiceContext,
  userId: string,
  document: string | undefined,
): Promise<GenerateOrder["document"]> {
  if (document === undefined) return undefined;
  return { id: document, revision: (await context.getContent(userId, document)).revision };
}

/** What a text completion asks for: credits only, and its answer is plain text. @throws ServiceError 422 */
export function completionOf(
  worked: string,
): Pick<Proposed, "task"> & { prompt: false; answer: GenerateOrder["answer"] } {
  return {
    task: taskOf(requireEntry("assist/completion"), {}, { text: worked }, "text"),
    prompt: false,
    answer: (markdown) => ({ result: plainOf(markdown) }),
  };
}

export const plainOf = (markdown: string): string => writeText(readMarkdown(markdown)).trim();

const generationParam = z.object({
  id: z.string().max(100).describe("Of the generation, or the guid of its text"),
});

/** A generation as `GET …/generations/{id}` answers it. `text` is Markdown, times are ISO 8601. */
const generationView = z.object({
  generation: z.string(),
  service: z.enum(generationServices),
  call: z.string(),
  action: z.string(),
  values: z.record(z.string(), z.string()),
  state: z.enum(["running", "done", "stopped", "failed", "interrupted"]),
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
  finish: z.enum(["stop", "length", "stopped"]).nullable(),
  charged: z.number().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type GenerationView = z.infer<typeof generationView>;

/**
 * Mounts reading and stopping a generation under a service's own prefix, as generating calls of that service name it.
 * `requireCaller` says who is let in: whoever is signed in, unless the service asks for more.
 */
export function mountGenerations(
  app: OpenAPIHono<ServiceEnv>,
  service: GenerationService,
  requireCaller = (context: ServiceContext, request: Request) => context.session.require(request),
): void {
  const path = `/api/v1/${service}/generations/{id}`;
  const described = {
    tags: [service],
    request: { params: generationParam },
    responses: { 200: json(generationView) },
  };
  app.openapi(createRoute({ ...described, method: "get", path }), async (c) => {
    const caller = await requireCaller(c.env, c.req.raw);
    return typed(await c.env.generations.read(c.req.raw, caller, service, c.req.valid("param").id));
  });
  app.openapi(createRoute({ ...described, method: "post", path: `${path}/stop` }), async (c) => {
    const caller = await requireCaller(c.env, c.req.raw);
    return typed(await c.env.generations.stop(caller, service, c.req.valid("param").id));
  });
}
