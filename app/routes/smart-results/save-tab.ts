import type { RouterContextProvider } from "react-router";
import { type Bytes, decode } from "#app/document/document-tasks.ts";
import { type Answer } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { loadVersionText, saveText } from "#app/server/gateway/texts.ts";
import { requireTask, runFor } from "#app/server/session/pages.ts";
import type { Content, Version } from "#app/services/smart-actions/contract.ts";
import type { DocumentSubmission } from "../workspace/document-form.ts";
import { saveDocument } from "../workspace/save.ts";
import { restoreVersion } from "../workspace/versions.ts";

type Context = Readonly<RouterContextProvider>;
type Saved = Answer<{ content: Content }>;

/**
 * Makes the text of a tab the document's: the present text goes on, another version that nobody has changed comes back, and
 * one that was changed is a version of its own. Whatever it takes the place of is a version first.
 * @param version the one in front; null: the document's present text
 */
export async function saveTab(
  context: Context,
  { guid }: Pick<Content, "guid">,
  version: Version | null,
  form: DocumentSubmission,
): Promise<Saved> {
  if (version === null) return saveDocument(context, guid, form);
  if (!(await isChanged(context, guid, version, form)))
    return restoreVersion(context, guid, version.number, form.revision);
  const stored = await runFor(context, "markdownAsStored", { markdown: form.text });
  if ("problem" in stored) return stored.problem;
  const { title, subTitle, revision } = form;
  const change = { title, sub_title: subTitle, revision, keep_before: true };
  return saveText(gatewayOf(context), guid, change, stored.output);
}

/** Whether a tab's form says something else than its version. */
export async function isChanged(
  context: Context,
  guid: string,
  version: Version,
  form: Pick<DocumentSubmission, "title" | "subTitle" | "text">,
): Promise<boolean> {
  if (form.title !== version.title || form.subTitle !== version.sub_title) return true;
  return !(await saysVersion(context, guid, version, form.text));
}

/** Whether a text, as a form sends it, is that of a version. */
export async function saysVersion(
  context: Context,
  guid: string,
  { number }: Pick<Version, "number">,
  sent: Bytes,
): Promise<boolean> {
  const document = await loadVersionText(gatewayOf(context), guid, number);
  return sameMarkdown(await requireTask(context, "exportStored", { document }), sent);
}

const sameMarkdown = (markdown: string, sent: Bytes): boolean => markdown.trim() === decode(sent).trim();
