import type { RouterContextProvider } from "react-router";
import { type Answer, ask, type Problem } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { loadText } from "#app/server/gateway/texts.ts";
import { runFor } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { Selected } from "#app/document/place.ts";
import type { EditorText } from "../editor-state.ts";
import { idempotencyKey } from "../../forms/idempotency.ts";
import { type Fields, toolCall } from "./tool-call.ts";

type Context = Readonly<RouterContextProvider>;

const waitSeconds = 2;

/** Where a text is read that was asked for, while it is written and afterwards; or why there is none. */
export type Placed = { place: string } | Refused;

/** Why nothing is written. */
export interface Refused {
  problem: { status: number; data: Problem };
}

/** What a form asks for: a tool, on a text, by a click. */
export interface ToolForm {
  /** The document that is worked on; null: none. */
  guid: string | null;
  apply: string;
  text: EditorText;
  fields: Fields;
  click: string;
  /** What of the text is worked on; null: all of it. */
  part?: Selected | null;
  /** A card of the writer's without a word, which gets the text that is made. */
  into?: string | null;
}

/** What is being written, and the guid that its text gets. */
interface Running {
  generation: string;
  guid?: string | null;
}

type Asked = Parameters<typeof ask<Running>>[0];

/** Asks for what a form asks for and waits a little; one click is one call however often it is sent. */
export async function askTool(context: Context, form: ToolForm): Promise<Placed> {
  const started = await startTool(context, form);
  return "problem" in started ? started : placeOf(form.guid, started);
}

/** The same; what is being written is told, in the place of where it is read. */
export async function startTool(
  context: Context,
  form: ToolForm,
  wait = waitSeconds,
): Promise<Running | Refused> {
  const call = await callOf(context, form);
  return "problem" in call ? call : startedBy(await send(context, call, form.click, wait));
}

/** The same, answered as events. */
export async function streamTool(context: Context, form: ToolForm): Promise<Response> {
  const call = await callOf(context, form);
  if ("problem" in call) return Response.json(call.problem.data, { status: call.problem.status });
  return streamCall(context, call, form.click);
}

/** A call answered as events. */
export const streamCall = (context: Context, call: Call, click: string): Promise<Response> =>
  gatewayOf(context).fetch(call.path, {
    method: "POST",
    headers: {
      Accept: "text/event-stream",
      "Content-Type": "application/json",
      "Idempotency-Key": keyOf(call, click),
      Prefer: "queue",
    },
    body: JSON.stringify(call.body),
  });

type Started = Answer<Running>;

/** A call of a service, by its path. */
export interface Call {
  path: string;
  body: Record<string, unknown>;
}

/** Sends a call that a text is answered to. */
export function send(context: Context, call: Call, click: string, wait = waitSeconds): Promise<Started> {
  return ask(
    gatewayOf(context).fetch(call.path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": keyOf(call, click),
        Prefer: `respond-async, wait=${wait}, queue`,
      },
      body: JSON.stringify(call.body),
    }) as unknown as Asked,
  );
}

const keyOf = ({ path, body }: Call, click: string): string => idempotencyKey(click, [path, body]);

async function callOf(context: Context, form: ToolForm): Promise<Call | Refused> {
  const { tools } = await loadCatalogue(context);
  const call = toolCall(tools, form.guid, form.apply, form.text, form.fields, form.part ?? null);
  if ("missing" in call)
    return { problem: { status: 422, data: { detail: call.missing, code: "not_possible" } } };
  return form.into && call.card ? { ...call, body: { ...call.body, guid: form.into } } : call;
}

/** Where the text of an answer is read; what is being written already is gone on with. */
export function placed(guid: string | null, answer: Started): Placed {
  const started = startedBy(answer);
  return "problem" in started ? started : placeOf(guid, started);
}

/** What an answer has begun, or what is being written already. */
export function startedBy(answer: Started): Running | Refused {
  const running = answer.success ? answer.data : runningOf(answer.data);
  return running ?? { problem: { status: answer.status, data: answer.data as Problem } };
}

function placeOf(guid: string | null, running: Running): Placed {
  if (typeof running.guid === "string" && running.guid !== guid) return { place: `/create/${running.guid}` };
  return { place: `/create/${guid ?? ""}?review=${running.generation}` };
}

/** What is being written already and keeps another text from being begun; null where a refusal has another reason. */
export function runningOf({ code, ...data }: Problem): Running | null {
  const { generation, guid } = data;
  if (code !== "still_running" || typeof generation !== "string") return null;
  return typeof guid === "string" ? { generation, guid } : { generation };
}

/**
 * The call of an earlier generation once more, on a document's text as it stands now; null: on the one that it had. Its
 * other fields stay as they were.
 */
export function callAgain(
  { call, input }: GenerationView,
  text: EditorText | null,
  part: Selected | null = null,
): Call {
  const { title: _title, sub_title: _subTitle, ...before } = input as Record<string, unknown>;
  const path = outside.has(call) ? `/api/v1/${call}` : `/api/v1/smart-actions/${call}`;
  if (text === null) return { path, body: input as Record<string, unknown> };
  return {
    path,
    body: {
      ...before,
      ["content" in before ? "content" : "text"]: part?.markdown ?? text.text,
      ...(part ? { selection: part.place, before: part.before, after: part.after } : {}),
      ...(text.title === "" ? {} : { title: text.title }),
      ...(text.subTitle === "" ? {} : { sub_title: text.subTitle }),
    },
  };
}

/** Calls whose path is their name. */
const outside = new Set(["freestyle", "purpose-based-writing", "inspire"]);

/** A document's saved text, for a form that does not bring one. */
export async function savedText(
  context: Context,
  content: Content,
): Promise<EditorText | Extract<Placed, { problem: unknown }>> {
  const document = await loadText(gatewayOf(context), content);
  const read = await runFor(context, "exportStored", { document });
  if ("problem" in read) return { problem: read.problem };
  return { title: content.title, subTitle: content.sub_title, text: read.output };
}
