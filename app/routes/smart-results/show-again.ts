import { randomUUID } from "node:crypto";
import { createContext, type RouterContextProvider } from "react-router";
import { layAgain, type SentAgain } from "../workspace/again.ts";
import { valueField } from "./tool-fields.ts";

/** The form that this request shows is of a document that was deleted meanwhile: its page is shown without it. */
export const goneContext = createContext(false);

/** The tab as it was sent, with why that was refused, for the page that this request shows. */
export async function showAgain(context: Readonly<RouterContextProvider>, again: SentAgain) {
  const { notice, gone, sent } = again;
  if (gone) context.set(goneContext, true);
  const { context: about = "", examples = "", tool = "" } = sent;
  return {
    notice,
    click: randomUUID(),
    notes: { context: about, examples },
    chosen: { tool, value: sent[valueField(tool)] ?? "" },
    typed: await layAgain(context, again),
  };
}
