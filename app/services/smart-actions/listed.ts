/** Content items as lists show them: without their texts. */

import type { Content } from "./contract.ts";
import type { ContentRow } from "./tables.ts";

/** What lists show of a content item: not its text, of which a page of them could be long. */
export const listed = [
  "id",
  "title",
  "sub_title",
  "preview",
  "mode",
  "content_input",
  "smart_actions",
  "actions_applied",
  "folder_id",
  "text_number",
  "revision",
  "generation_id",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof ContentRow)[];
export type ListedRow = Pick<ContentRow, (typeof listed)[number]>;

/** A row as lists show it: the document is only its preview. */
export function toListed(row: ListedRow): Content {
  return {
    id: row.id,
    guid: row.id,
    title: row.title,
    sub_title: row.sub_title,
    content_input: row.content_input,
    content_output: { text: escapeHtml(row.preview) },
    preview: row.preview,
    mode: row.mode,
    smart_actions: JSON.parse(row.smart_actions) as string[],
    actions_applied: row.actions_applied === null ? null : JSON.parse(row.actions_applied),
    folder_id: row.folder_id,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    revision: row.revision,
    generation: row.generation_id,
  };
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
