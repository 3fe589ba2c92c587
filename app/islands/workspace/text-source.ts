import { useMemo, useState } from "react";
import { preload } from "react-dom";
import { writeMarkdown } from "#app/document/markdown-out.ts";
import { type DocumentJson, parseStored } from "#app/document/stored.ts";

/** Where the one text of a document's page is. */
export type TextSource =
  /** In the page's own field, as Markdown; `field` stands for it in the page's data. `unsaved`: the server has it not. */
  | { field: string; unsaved?: true }
  /** Here, as it is stored. */
  | { stored: string }
  /** Here, as Markdown that the server has not. */
  | { markdown: string };

/** The text as Markdown; while the server renders, what stands for it. Null where there is none to edit. */
export function useMarkdown(source: TextSource | null): string | null {
  const [field] = useState(() => (typeof document === "undefined" ? null : fieldText()));
  return useMemo(() => {
    if (source === null) return null;
    if ("field" in source) return field ?? source.field;
    return "markdown" in source ? source.markdown : writeMarkdown(parseStored(JSON.parse(source.stored)));
  }, [source, field]);
}

/** The text that came in the page's field. */
const fieldText = (): string =>
  document.querySelector<HTMLTextAreaElement>('#document textarea[name="text"]')?.defaultValue ?? "";

const structureOf = (guid: string, revision: number): string => `/create/${guid}/text?revision=${revision}`;

/** On the server: the page asks for the text's structure together with its scripts. */
export function preloadSource(source: TextSource | null, guid: string, revision: number): void {
  if (typeof document !== "undefined" || source === null || !("field" in source) || source.unsaved) return;
  preload(structureOf(guid, revision), { as: "fetch", crossOrigin: "anonymous" });
}

/** The text as the editor opens it; `markdown` is the same. Null where it cannot be had. */
export async function openSource(
  source: TextSource,
  markdown: string,
  saved: { guid: string; revision: number },
): Promise<DocumentJson | null> {
  if ("stored" in source) return JSON.parse(source.stored) as DocumentJson;
  const stored =
    "field" in source && !source.unsaved ? await fetchStructure(saved.guid, saved.revision) : null;
  if (stored !== null) return stored;
  // Not the server's yet, or not any more: a revision that was only autosaved goes with the next one.
  const [{ readMarkdown }, { toStored }] = await Promise.all([
    import("#app/document/markdown.ts"),
    import("#app/document/stored.ts"),
  ]);
  return toStored(readMarkdown(markdown));
}

export async function fetchStructure(guid: string, revision: number): Promise<DocumentJson | null> {
  try {
    const response = await fetch(structureOf(guid, revision));
    return response.ok ? ((await response.json()) as DocumentJson) : null;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}
