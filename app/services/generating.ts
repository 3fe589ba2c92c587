/** How the orders of generating calls are made, and the calls that read and stop one. */

import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { findByName, findEntry } from "#app/writer/catalogue/catalogue.ts";
import type { Group } from "#app/writer/catalogue/groups.ts";
import { prepareTask, UnknownChoice } from "#app/writer/prepare.ts";
import type { Entry, Source, Task, Values } from "#app/writer/task.ts";
import { type Access, type ServiceEnv, signedIn } from "./access.ts";
import type { Made } from "#app/writer/thread-tasks.ts";
import type { GenerateOrder, NewContent, ServiceContext, Trx } from "./context.ts";
import { ServiceError } from "./errors.ts";
import {
  type background,
  type GeneratePayload,
  generationParam,
  generationView,
  type KeptVersion,
} from "./generated.ts";
import type { GenerationService } from "./generation-services.ts";
import { json, typed } from "./http.ts";

/** The task of a payload, with an action of the group that its mode belongs to. @throws ServiceError 422 */
export function payloadTask(payload: GeneratePayload, group: Group, earlier?: string): Task {
  const { main_action: action, sub_options: options = [] } = payload.smart_actions;
  const entry = assertNamed(findByName(group, action), "smart_actions.main_action", action);
  const listed = options.map(({ name, selected_value: value }) => [name, value ?? ""] as const);
  const said = Object.entries({ ...Object.fromEntries(listed), ...payload.user_selections });
  const values: Values = Object.fromEntries(said.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const { context, examples } = payload.additional_content ?? {};
  const source = sourceOf(payload.content, { ...backgroundOf(payload), context, examples, earlier });
  return taskOf(entry, values, source, "user_selections");
}

type Background = Partial<Record<keyof typeof background, string | undefined>>;

/** What surrounds a text, as a source has it. */
export function backgroundOf({ title, sub_title: subTitle, before, after, audience }: Background) {
  return { title, subTitle, before, after, audience };
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
    ...(answer
      ? { answer }
      : {
          answer: textAnswer,
          continueOption: goingOn,
          fill: (trx, filling) => context.fillContent(trx, userId, filling),
        }),
  };
}

const textAnswer = ({ html }: Made) => ({ content_output: { text: html } });

interface Kept extends Pick<GenerateOrder, "service" | "call" | "task"> {
  input: { document?: string | undefined; writer?: string | undefined; guid?: string | undefined };
  /** What is answered besides the text. */
  more?: Record<string, unknown>;
  content: Pick<NewContent, "mode" | "contentInput" | "smartActions" | "actionsApplied"> & {
    /** What the writer typed, kept beside what is made of it. */
    typed?: string;
    title?: string | undefined;
    subTitle?: string | undefined;
  };
}

/**
 * The order of a call whose text is kept as a content item, under a guid that a new card keeps where the call names one;
 * with a document it is a proposal for that one instead.
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
    answer: (made) => ({
      ...(document === undefined ? {} : { guid: document }),
      ...textAnswer(made),
      ...more,
    }),
  };
  if (document !== undefined) return order;
  const { guid: kept } = asked.input;
  const { title, subTitle = "", typed: words, ...rest } = content;
  const beside =
    words === undefined
      ? {}
      : { typed: await context.run("typedAsStored", { typed: words }, { user: userId }) };
  const assertKept = async (trx: Trx): Promise<void> => {
    if (kept !== undefined && !(await context.isKept(trx, userId, kept)))
      throw new ServiceError(409, "Something else was written there meanwhile.");
  };
  return {
    ...order,
    ...(kept === undefined ? {} : { guid: kept, alone: true, admit: assertKept }),
    deliver: async (trx, { guid, generation, ...made }) => {
      await assertKept(trx);
      await context.createContent(trx, userId, {
        ...rest,
        ...beside,
        id: guid,
        title: title?.trim() || made.title,
        subTitle,
        text: made,
        reason: "generated",
        action: order.action,
        generationId: generation,
      });
    },
  };
}

/** A tool of the workspace, as a content item that it made keeps it. */
interface Tool {
  kind: "action" | "chat" | "continue" | "read_time" | "adapt" | "social" | "story" | "template";
  /** What the call names it by, where that is not its entry's name. */
  value?: string | undefined;
  platform?: string | undefined;
}

/** What a call of a tool asks for. */
export interface ToolOrder extends Pick<Proposed, "service" | "call" | "task"> {
  input: Kept["input"] & { card?: boolean | undefined; title?: string | undefined };
  tool: Tool;
  /** Of the content item; `smart_action` if absent. */
  mode?: string | undefined;
}

/** The order of a call of a tool: a proposal, or with `card` a content item of its own. @throws ServiceError 404, 422 */
export function toolOrder(
  context: ServiceContext,
  userId: string,
  { tool, mode = "smart_action", ...asked }: ToolOrder,
): Promise<GenerateOrder> {
  const { card, document, title = "" } = asked.input;
  if (!card) return proposalOrder(context, userId, asked);
  if (document !== undefined)
    throw new ServiceError(422, "card: a result becomes a content item, or is proposed for a document.");
  const { name } = asked.task.entry;
  const { kind, value = name, platform = "General" } = tool;
  return contentOrder(context, userId, {
    ...asked,
    content: {
      mode,
      smartActions: [name],
      actionsApplied: {
        main_action: name,
        tool: { kind, value, platform, ...(title.trim() === "" ? {} : { from: title.trim() }) },
      },
    },
  });
}

interface AsVersion extends Pick<GenerateOrder, "service" | "call" | "task"> {
  input: Proposed["input"] & { version: NonNullable<KeptVersion> };
}

/** The order of a call whose text is kept as a version of its document. @throws ServiceError 404, 422 */
export async function versionOrder(
  context: ServiceContext,
  userId: string,
  asked: AsVersion,
): Promise<GenerateOrder> {
  const { document, writer, version } = asked.input;
  if (document === undefined) throw new ServiceError(422, "version: needs a document.");
  if ((await context.getContent(userId, document)).mode === "inspire")
    throw new ServiceError(422, "document: is an inspiration.");
  const action = asked.task.entry.name;
  return {
    ...asked,
    action,
    writer,
    counts: 1,
    listed: 1,
    guid: document,
    alone: true,
    answer: textAnswer,
    deliver: (trx, { guid, generation, ...text }) =>
      context.keepWritten(trx, userId, {
        document: guid,
        text,
        generation,
        action,
        inPlace: version === "tool",
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
export function completionOf({ text: worked, ...around }: Background & { text: string }): Pick<
  Proposed,
  "task"
> & {
  prompt: false;
  answer: GenerateOrder["answer"];
} {
  return {
    task: taskOf(requireEntry("assist/completion"), {}, sourceOf(worked, backgroundOf(around)), "text"),
    prompt: false,
    answer: ({ plain }) => ({ result: plain }),
  };
}

/**
 * Mounts reading and stopping a generation under a service's own prefix, as generating calls of that service name it.
 * `middleware` says who is let in: whoever is signed in, unless the service asks for more.
 */
export function mountGenerations(
  app: OpenAPIHono<ServiceEnv>,
  service: GenerationService,
  middleware: Access = signedIn,
): void {
  const path = `/api/v1/${service}/generations/{id}`;
  const described = {
    tags: [service],
    middleware,
    request: { params: generationParam },
    responses: { 200: json(generationView) },
  };
  app.openapi(createRoute({ ...described, method: "get", path }), async (c) => {
    return typed(await c.env.generations.read(c.req.raw, c.var.caller, service, c.req.valid("param").id));
  });
  app.openapi(createRoute({ ...described, method: "post", path: `${path}/stop` }), async (c) => {
    return typed(await c.env.generations.stop(c.var.caller, service, c.req.valid("param").id));
  });
}
