import { useEffect, useEffectEvent } from "react";
import type { DocumentJson } from "#app/document/stored.ts";
import { fetchStructure, type TextSource } from "./text-source.ts";

/** What was typed that a document was made of stands before its first revision. */
const typedRevision = 0;

/**
 * While an edit is to be decided on: hands over the text that it is an edit of, so that it can be undone once it is kept.
 * @param edit null where there is none
 */
export function useTextBefore(
  { guid, revision }: { guid: string; revision: number },
  edit: { source: TextSource | null; isFirst: boolean } | null,
  onText: (before: DocumentJson | null) => void,
): void {
  const { source = null, isFirst = false } = edit ?? {};
  const stored = source && "stored" in source && !isFirst ? source.stored : null;
  const asked = isFirst ? typedRevision : revision;
  const keep = useEffectEvent(onText);
  const isWanted = isFirst || source !== null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let open = true;
    const find = async (): Promise<void> => {
      const before =
        stored === null ? await fetchStructure(guid, asked) : (JSON.parse(stored) as DocumentJson);
      if (open) keep(before);
    };
    void find();
    return () => {
      open = false;
    };
  }, [guid, asked, stored, isWanted]);
}
