import { data, type RouterContextProvider } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import { findNewCard } from "../cards/open-cards.ts";
import type { EditorText } from "../editor-state.ts";
import { type Placed, savedText, type ToolForm } from "./ask-tool.ts";
import type { Fields } from "./tool-call.ts";

type Context = Readonly<RouterContextProvider>;
type Refused = Extract<Placed, { problem: unknown }>;

const noText: EditorText = { title: "", subTitle: "", text: "" };

/** A guid that came with a page; null for what is none, which must not become part of a call's path. */
export const guidOf = (sent: string | null | undefined): string | null =>
  /^[\w-]{1,64}$/.test(sent ?? "") ? (sent ?? null) : null;

/** What the templates' form asks for: on the saved text of its document, or on what it is to be about. */
export async function templateForm(context: Context, fields: Fields): Promise<ToolForm | Refused> {
  const guid = guidOf(fields["document"]);
  const text = guid === null ? noText : await textOf(context, guid);
  if ("problem" in text) return text;
  const { isNew = false, ...worked }: Saved = text;
  const asked = { apply: fields["apply"] ?? "", text: worked, fields, click: fields["click"] ?? "" };
  return isNew ? { guid: null, into: guid, ...asked } : { guid, ...asked };
}

type Saved = EditorText & { isNew?: boolean };

/** The saved text of a document; none of one that was never saved, which is `isNew`. */
export async function textOf(context: Context, guid: string): Promise<Saved | Refused> {
  const answer = await getContent(gatewayOf(context), guid);
  if (!answer.success) {
    const isNew = answer.status === 404 && (await findNewCard(context, guid)) !== null;
    return isNew ? { ...noText, isNew } : { problem: answer };
  }
  return savedText(context, answer.data.content);
}

/** The guid of a card of the user's that has no word yet; null where what was sent is none. */
export async function findBlank(context: Context, sent: string | undefined): Promise<string | null> {
  const guid = guidOf(sent);
  return guid !== null && (await findNewCard(context, guid)) !== null ? guid : null;
}

/** The document that a view was opened from, to lead back to it; null for none. @throws a 404 response for one that is not the user's */
export async function findFrom(
  context: Context,
  guid: string | null,
): Promise<{ guid: string; title: string } | null> {
  const own = guidOf(guid);
  if (own === null) return null;
  const answer = await getContent(gatewayOf(context), own);
  if (!answer.success) {
    if (answer.status === 404 && (await findNewCard(context, own))) return { guid: own, title: "Untitled" };
    throw data(null, { status: answer.status || 503 });
  }
  return { guid: own, title: answer.data.content.title || "Untitled" };
}
