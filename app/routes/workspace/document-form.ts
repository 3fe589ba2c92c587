import { data, type RouterContextProvider } from "react-router";
import { sizeOf } from "#app/document/credits.ts";
import {
  type Bytes,
  laidInto,
  type LaidInto,
  type LaidText,
  type PartAsked,
} from "#app/document/document-tasks.ts";
import { readPlace } from "#app/document/selected-place.ts";
import { readSheet } from "#app/document/sheet.ts";
import { runFor } from "#app/server/session/pages.ts";
import type { EditorText } from "./editor-state.ts";
import type { ViewFields } from "./view/save-view.ts";

/** What the buttons of suggestions send with the document's form; empty for the buttons that were not pressed. */
interface TitleFields {
  /** A style, as the catalogue names it. */
  suggest: string;
  /** A generation to look at again, or to stop. */
  look: string;
  stop: string;
}

/** What the document's form sent. */
export interface DocumentSubmission extends Omit<EditorText, "text"> {
  intent: string;
  /** Name of the writing action whose button was pressed. */
  apply: string | null;
  click: string;
  /** All fields but the text, by name. */
  fields: Readonly<Record<string, string>>;
  revision: number;
  /** A script has saved all that it holds, as that revision. */
  isStored: boolean;
  /** What an action works on: a place that is selected, or a paragraph by its number; null: the whole text. */
  part: PartAsked | null;
  /** Markdown. */
  text: Bytes;
  view: ViewFields;
  titles: TitleFields;
}

/** Reads the document's form, whose text may be long. @throws a 400 response for a body that is no form */
export async function readDocumentForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<DocumentSubmission> {
  const body = new Uint8Array(await request.arrayBuffer());
  const type = request.headers.get("Content-Type") ?? "";
  const done = await runFor(context, "readSheet", { body, type });
  const sent = "output" in done ? done.output : await readSheet({ body, type });
  if (sent === null) throw data(null, { status: 400 });
  const field = (name: string): string => sent.fields[name] ?? "";
  return {
    intent: field("intent"),
    apply: field("apply") || null,
    click: field("click"),
    fields: sent.fields,
    revision: Number(field("revision")) || 0,
    isStored: field("stored") !== "" && field("title_option") === "" && field("sub_title_option") === "",
    part: readPart(field("place"), field("paragraph")),
    // The button of a title that is proposed has it.
    title: oneLine(field("title_option") || field("title")),
    subTitle: oneLine(field("sub_title_option") || field("sub_title")),
    text: sent.text,
    titles: { suggest: field("suggest"), look: field("titles_look"), stop: field("titles_stop") },
    view: { font: field("font"), size: field("size"), zoom: field("zoom") },
  };
}

function readPart(place: string, number: string): PartAsked | null {
  const paragraph = /^\s*(\d{1,6})\s*$/.exec(number)?.[1];
  return readPlace(place) ?? (paragraph === undefined ? null : { paragraph: Number(paragraph) });
}

/** A title as it is saved. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Bytes of a text that is longer than any action takes. */
const mostWorked = 4_000_004;

/** A form's text for an action; of one that is too long for any, as much as is refused. */
export const workedText = (text: Bytes): string => new TextDecoder().decode(text.subarray(0, mostWorked));

/** A text that no thread could read, to be laid into a page as it came. */
export const unreadText = (text: Bytes, into: LaidInto): LaidText => {
  const words = new TextDecoder().decode(text);
  return { text: laidInto(into, words), size: sizeOf(words), early: "" };
};
