import { newId } from "../../new-id.ts";
import { type DocumentJson, parseStored } from "#app/document/stored.ts";
import { writeMarkdown } from "#app/document/markdown-out.ts";
import { loadPart } from "../../part.ts";
import { adoptText, forgetText, type KeptText, listKept, type Words } from "./records.ts";
import { isOpen, ownTab } from "./tab.ts";

/** What an earlier visit left of a document and the server has not: ready for the editor, and as Markdown for the plain field. */
export interface LeftText extends Pick<Words, "title" | "subTitle"> {
  kept: KeptText;
  document: DocumentJson;
  markdown: string;
}

/** The text as the server has it; without the editor its structure is not here. */
interface SavedText extends Pick<Words, "title" | "subTitle"> {
  document: DocumentJson | null;
  markdown: string;
}

/**
 * The newest text that a closed tab, or an earlier visit of this one, has left of a document. One that the server has is
 * forgotten. Null where nothing is left, or it cannot be read.
 */
export async function findLeft(guid: string, saved: SavedText): Promise<LeftText | null> {
  for (const kept of await listKept(guid)) {
    if (await isOpen(kept.tab)) continue;
    const read = await readBody(kept.body);
    if (read === null) return null;
    if (isSaved({ ...kept, ...read }, saved)) {
      await forgetText(kept);
      continue;
    }
    const { title, subTitle } = kept;
    return { kept, title, subTitle, ...read };
  }
  return null;
}

/** Leaves what this tab has kept of a document to a later visit: something else is typed here. */
export async function setAside(guid: string): Promise<void> {
  for (const kept of await listKept(guid)) if (kept.tab === ownTab()) await adoptText(kept, newId());
}

/** Forgets what this tab went on with from an earlier revision than the saved one. */
export async function forgetOutdated(guid: string, revision: number): Promise<void> {
  for (const kept of await listKept(guid))
    if (kept.revision < revision && kept.tab === ownTab()) await forgetText(kept);
}

async function readBody(body: Words["body"]): Promise<Pick<LeftText, "document" | "markdown"> | null> {
  if ("document" in body)
    return { document: body.document, markdown: writeMarkdown(parseStored(body.document)) };
  const part = await loadPart(() =>
    Promise.all([import("#app/document/markdown.ts"), import("#app/document/stored.ts")]),
  );
  if (part === null) return null;
  const [{ readMarkdown }, { toStored }] = part;
  return { document: toStored(readMarkdown(body.markdown)), markdown: body.markdown };
}

const isSaved = (left: Omit<LeftText, "kept">, saved: SavedText): boolean =>
  left.title === saved.title &&
  left.subTitle === saved.subTitle &&
  (saved.document === null
    ? left.markdown.trim() === saved.markdown.trim()
    : JSON.stringify(left.document) === JSON.stringify(saved.document));
