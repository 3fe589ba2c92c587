import { plainSpaces } from "#app/document/plain-spaces.ts";
import { redirect, type RouterContextProvider } from "react-router";
import { refusalOf } from "#app/islands/generation/refusal.ts";
import { deliveredOf, kindOf, type Suggested } from "#app/islands/workspace/titles/suggested.ts";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import { idempotencyKey } from "../../forms/idempotency.ts";
import { type DocumentSubmission, workedText } from "../document-form.ts";
import { stopOwn } from "../stop-own.ts";

type Context = Readonly<RouterContextProvider>;

/** Seconds after which a page without a script says that titles are still being written. */
const waitSeconds = 20;

/** The freestyle call for titles in a style; a subtitle is told what it stands under. It is no proposal for the document. */
export function suggestCall({ titles, title, text, click }: DocumentSubmission) {
  const isUnder = kindOf(titles.suggest) === "subtitle" && title !== "";
  const body = {
    aiAction: titles.suggest,
    text: plainSpaces(workedText(text)),
    ...(isUnder ? { title } : {}),
  };
  return { body, headers: { "Idempotency-Key": idempotencyKey(click, body) } };
}

/** What a press on a suggestion's button leads to, once the form is saved; null where none was pressed. */
export async function pressTitles(
  context: Context,
  guid: string,
  form: DocumentSubmission,
): Promise<Response | { problem: { status: number; data: Problem } } | null> {
  const { suggest, look, stop } = form.titles;
  if (look !== "") return showAt(guid, look);
  if (stop !== "") {
    await stopOwn(context, stop);
    return showAt(guid, stop);
  }
  if (suggest === "") return null;
  const { headers, body } = suggestCall(form);
  const answer = await ask(
    gatewayOf(context).freestyle.freestyle.$post(
      { json: body },
      { headers: { ...headers, Prefer: `respond-async, wait=${waitSeconds}` } },
    ),
  );
  if (answer.success) return showAt(guid, answer.data.generation);
  const running = answer.data["generation"];
  if (answer.data.code === "still_running" && typeof running === "string") return showAt(guid, running);
  return { problem: { status: answer.status, data: answer.data } };
}

const showAt = (guid: string, generation: string): Response =>
  redirect(`/create/${guid}?titles=${encodeURIComponent(generation)}`);

const isTitles = (action: string): boolean => /^(?:sub)?title:/.test(action);

/** The titles that an address asks to be shown; null where it asks for none, or for another writer's. */
export async function loadSuggested(context: Context, id: string | null): Promise<Suggested | null> {
  const found = id ? await findGeneration(gatewayOf(context), id) : null;
  if (!found || !isTitles(found.action)) return null;
  const { generation, action, state, error } = found;
  return {
    kind: kindOf(action),
    style: action,
    generation,
    isRunning: state === "running",
    ...deliveredOf(found.answer),
    refusal: error || state === "interrupted" ? refusalOf(error) : null,
  };
}
