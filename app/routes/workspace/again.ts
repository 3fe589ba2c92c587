import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { TextSize } from "#app/document/credits.ts";
import { type Bytes, decode, encode } from "#app/document/document-tasks.ts";
import type { TextSource } from "#app/islands/workspace/text-source.ts";
import type { Problem } from "#app/server/gateway/answer.ts";
import { laidTexts, runFor } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { noticeShape } from "../forms/flash.ts";
import { generationNotice } from "../forms/problems.ts";
import { toldBy } from "../forms/told.ts";
import { type DocumentSubmission, unreadText } from "./document-form.ts";
import { goneNotice } from "./document-loader.ts";

type Context = Readonly<RouterContextProvider>;

/** A document's form that something came in the way of. */
export interface NotDone {
  form: DocumentSubmission;
  problem: { status: number; data: Problem };
  /** Its document was deleted. */
  gone?: boolean;
  /** The text was saved before; `form` has its revision. */
  isSaved?: boolean;
  /** Said of a failure without words of its own. */
  otherwise?: string;
}

/** The form as its page shows it again. */
export interface SentAgain {
  notice: Notice;
  gone: boolean;
  /** Fields beside the text, with the tool that was asked for as `asked`. */
  sent: Readonly<Record<string, string>>;
  /** Null where the page has it: it was saved. */
  typed: { title: string; subTitle: string; revision: number; text: Bytes } | null;
}

/** Where a page without a script reads it. */
export const documentTold = toldBy(
  z.object({
    notice: noticeShape,
    gone: z.boolean(),
    sent: z.record(z.string(), z.string()),
    typed: z
      .object({
        title: z.string(),
        subTitle: z.string(),
        revision: z.number(),
        text: z.string().transform(encode),
      })
      .nullable(),
  }),
);

export async function sentAgain(
  context: Context,
  { form, problem, gone = false, otherwise }: NotDone,
): Promise<SentAgain> {
  const { title, subTitle, revision, text, fields, apply } = form;
  const isDeleted = gone && problem.status === 404;
  return {
    notice: isDeleted ? goneNotice : await generationNotice(context, problem, otherwise),
    gone,
    sent: { ...fields, asked: apply ?? "" },
    typed: { title, subTitle, revision, text },
  };
}

/** Bytes of a text that is written down for that: a longer one would hold up everybody else, and is answered in place. */
const mostLed = 256 * 1024;

/** Leads a page without a script to `place`, which shows it; null for a script, and where it cannot be kept. */
export async function leadAgain(
  from: { request: Request; context: Context },
  place: string,
  { typed, ...again }: SentAgain,
  { problem, isSaved = false }: NotDone,
): Promise<Response | null> {
  if (typed !== null && !isSaved && typed.text.byteLength > mostLed) return null;
  const text = typed === null || isSaved ? null : { ...typed, text: decode(typed.text) };
  return documentTold.lead(from, place, { ...again, typed: text }, problem.status);
}

/** What was typed, as the page's data. */
interface TypedAgain {
  mine: { title: string; subTitle: string; revision: number; text: ""; firstSize: TextSize };
  source: TextSource;
  early: string;
}

/** Lays what was typed into the page. */
export async function layAgain(context: Context, { typed }: SentAgain): Promise<TypedAgain | null> {
  if (typed === null) return null;
  const { text, ...mine } = typed;
  const laid = laidTexts(context);
  const done = await runFor(context, "layText", { markdown: text, into: laid.into });
  // While too many texts are worked on, this one is shown without its beginning drawn, not lost.
  const read = "output" in done ? done.output : unreadText(text, laid.into);
  const place = laid.lay(read.text);
  return {
    mine: { ...mine, text: "", firstSize: read.size },
    source: laid.into === "field" ? { field: place, unsaved: true } : { markdown: place },
    early: read.early,
  };
}
