import { randomUUID } from "node:crypto";
import { createContext, type RouterContextProvider } from "react-router";
import type { TextSource } from "#app/islands/workspace/text-source.ts";
import { laidTexts, runFor } from "#app/server/session/pages.ts";
import type { Problem } from "#app/server/gateway/answer.ts";
import { generationNotice, refused } from "../forms/problems.ts";
import { type DocumentSubmission, unreadText } from "../workspace/document-form.ts";
import { goneNotice } from "../workspace/document-loader.ts";
import { valueField } from "./tool-fields.ts";

/** The form that this request sent is of a document that was deleted meanwhile: its page is shown without it. */
export const goneContext = createContext(false);

/** The tab as it was sent, with why that was refused; `otherwise`: for a failure without words of its own. */
export async function sentAgain(
  context: Readonly<RouterContextProvider>,
  { title, subTitle, revision, text, fields }: DocumentSubmission,
  refusal: { status: number; data: Problem },
  otherwise?: string,
) {
  const gone = refusal.status === 404;
  if (gone) context.set(goneContext, true);
  const notice = gone ? goneNotice : await generationNotice(context, refusal, otherwise);
  const laid = laidTexts(context);
  const done = await runFor(context, "layText", { markdown: text, into: laid.into });
  const read = "output" in done ? done.output : unreadText(text, laid.into);
  const place = laid.lay(read.text);
  const source: TextSource = laid.into === "field" ? { field: place, unsaved: true } : { markdown: place };
  const { context: about = "", examples = "", tool = "" } = fields;
  return refused(
    {
      notice,
      source,
      early: read.early,
      click: randomUUID(),
      mine: { title, subTitle, revision, text: "", firstSize: read.size },
      notes: { context: about, examples },
      chosen: { tool, value: fields[valueField(tool)] ?? "" },
    },
    refusal.status,
  );
}
