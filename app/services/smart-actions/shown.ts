/** Contents and versions as the calls answer them: here a stored text becomes HTML, and nowhere before. */

import type { Bytes } from "#app/document/document-tasks.ts";
import type { ServiceContext } from "../context.ts";
import { answerAround, type Holes } from "./long-json.ts";
import { cardPositionsOf } from "./cards.ts";
import { RevisionConflict, type ShownRow } from "./contents.ts";
import type { Content, Version } from "./contract.ts";
import type { ListedVersion, VersionText } from "./history.ts";
import { toListed } from "./listed.ts";
import { readText } from "./texts.ts";
import { viewOf } from "./views.ts";

/** Whether an answer carries the text: as HTML, or not at all, for who reads it as it is stored. */
type WithText = "html" | "none";

/** A row as the calls show it; the HTML of its document is laid in by `holes`. */
async function showContent(
  context: ServiceContext,
  userId: string,
  row: ShownRow,
  wanted: WithText,
  holes: Holes,
): Promise<Content> {
  const said = { ...toListed(row), view: viewOf(row) };
  if (wanted === "none") return said;
  const document = await readText(context, row);
  const user = { user: userId };
  if (row.mode !== "inspire") {
    const html = await context.run("showStored", { document }, user);
    return { ...said, content_output: { text: holes.lay(html) } };
  }
  const { content, styles, earlier } = await context.run("showInspiration", { document }, user);
  return {
    ...said,
    content_output: content,
    styles,
    earlier_characters: earlier.length,
    positions: cardPositionsOf(row, content),
  };
}

/** A content item as the answer to a call; `more` stands beside it. */
export const answerContent = (
  context: ServiceContext,
  userId: string,
  row: ShownRow,
  wanted: WithText,
  more: object = {},
): Promise<Response> =>
  answerAround(async (holes) => ({
    ...more,
    content: await showContent(context, userId, row, wanted, holes),
  }));

/** The answer to a save; where it met another one, 409 with the present content. */
export async function answerSaved(
  context: ServiceContext,
  userId: string,
  wanted: WithText,
  save: () => Promise<ShownRow>,
): Promise<Response> {
  try {
    return await answerContent(context, userId, await save(), wanted);
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error;
    const { row } = error;
    return answerAround(
      async (holes) => ({
        detail: "This text was changed somewhere else in the meantime.",
        code: "revision_conflict",
        current: await showContent(context, userId, row, wanted, holes),
      }),
      409,
    );
  }
}

/** Versions as a call shows them. */
export async function showVersions(
  { run }: ServiceContext,
  userId: string,
  versions: readonly VersionText[],
  holes: Holes,
): Promise<Version[]> {
  const shown: Version[] = [];
  for (const { row, document } of versions)
    shown.push(toVersion(row, holes.lay(await run("showStored", { document }, { user: userId }))));
  return shown;
}

export function toVersion(row: ListedVersion, text: string): Version {
  return {
    id: String(row.number),
    number: row.number,
    label: row.reason === "typed" ? row.title : `Version ${row.number}`,
    name: row.name,
    title: row.title,
    sub_title: row.sub_title,
    text,
    words: row.words,
    words_before: row.words_before,
    timestamp: new Date(row.created_at).toISOString(),
    reason: row.reason,
    action: row.action,
    restored: row.restored,
    replaces: row.replaces,
    preview: row.preview,
    revision: Math.max(0, row.revision),
    generation: row.generation_id,
  };
}

/** A stored text, untouched. */
export const answerStored = (document: Bytes): Response =>
  new Response(document, { headers: { "Content-Type": "application/json" } });
