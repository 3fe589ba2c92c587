import type { RouterContextProvider } from "react-router";
import type { Notice } from "#app/ui/banner.tsx";
import { type DeskValues, emptyDesk, noteLimit } from "#app/ui/desk/desk-values.ts";
import { formatCount } from "#app/ui/meter.tsx";
import { findSaved } from "../prompts/find-saved.ts";

/** The form with a saved prompt as its context, or why it cannot be that. */
export type UsedPrompt = { values: DeskValues } | { notice: Notice };

/** Null for a prompt that is not the user's. */
export async function findUsed(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<UsedPrompt | null> {
  const saved = await findSaved(context, id);
  if (!saved) return null;
  const { title, content } = saved;
  if (content.length <= noteLimit) return { values: { ...emptyDesk, context: content } };
  const text =
    `“${title}” has ${formatCount(content.length)} characters, and the context takes ` +
    `${formatCount(noteLimit)}. Shorten it in the editor, or copy it from your library.`;
  return { notice: { kind: "info", text } };
}
