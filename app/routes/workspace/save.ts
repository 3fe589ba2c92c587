import type { RouterContextProvider } from "react-router";
import type { Answer } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { saveText, saveTitles } from "#app/server/gateway/texts.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { runFor } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import type { DocumentSubmission } from "./document-form.ts";

/** Said on the next page. */
export const contentSaved: Notice = { kind: "success", text: "Content saved!" };

/** Saves what the form holds. An action works on saved text too, so that nothing typed can be lost under it. */
export async function saveDocument(
  context: Readonly<RouterContextProvider>,
  guid: string,
  form: DocumentSubmission,
): Promise<Answer<{ content: Content }>> {
  const { title, subTitle, revision } = form;
  const change = { title, sub_title: subTitle, revision };
  // Its Markdown may say less than the text that is stored, which would be one more revision under the writer's hands.
  const same = form.isStored ? await saveTitles(gatewayOf(context), guid, change) : null;
  if (same?.success && same.data.content.revision === revision) return same;
  const stored = await runFor(context, "markdownAsStored", { markdown: form.text });
  if ("problem" in stored) return stored.problem;
  return saveText(gatewayOf(context), guid, change, stored.output);
}
