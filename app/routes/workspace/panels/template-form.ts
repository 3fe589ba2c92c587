import type { RouterContextProvider } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import type { EditorText } from "../editor-state.ts";
import { type Placed, savedText, type ToolForm } from "./ask-tool.ts";
import type { Fields } from "./tool-call.ts";

type Context = Readonly<RouterContextProvider>;
type Refused = Extract<Placed, { problem: unknown }>;

const noText: EditorText = { title: "", subTitle: "", text: "" };

/** What the templates' form asks for: on the saved text of its document, or on what it is to be about. */
export async function templateForm(context: Context, fields: Fields): Promise<ToolForm | Refused> {
  const guid = fields["document"] || null;
  const text = guid === null ? noText : await textOf(context, guid);
  if ("problem" in text) return text;
  return { guid, apply: fields["apply"] ?? "", text, fields, click: fields["click"] ?? "" };
}

/** The saved text of a document. */
export async function textOf(context: Context, guid: string): Promise<EditorText | Refused> {
  const answer = await getContent(gatewayOf(context), guid);
  if (!answer.success) return { problem: answer };
  return savedText(context, answer.data.content);
}
