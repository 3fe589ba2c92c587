import { data, type RouterContextProvider } from "react-router";
import { findDocument, findNewCard } from "../cards/open-cards.ts";
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
  const found = await findDocument(context, guid);
  if ("content" in found) return savedText(context, found.content);
  return "card" in found ? { ...noText, isNew: true } : found;
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
  const found = await findDocument(context, own);
  if ("problem" in found) throw data(null, { status: found.problem.status || 503 });
  const title = "content" in found ? found.content.title : "";
  return { guid: own, title: title || "Untitled" };
}
