import { type RefObject, useEffect } from "react";
import type { DocumentJson } from "#app/document/stored.ts";
import { fetchStructure, type TextSource } from "./text-source.ts";
import type { Caret } from "./use-place.ts";

/** While an edit is to be decided on: keeps the text that it is an edit of, so that it can be undone once it is kept. */
export function useTextBefore(
  caret: RefObject<Caret>,
  { guid, revision }: { guid: string; revision: number },
  source: TextSource | null,
): void {
  const stored = source && "stored" in source ? source.stored : null;
  const isWanted = source !== null;
  useEffect(() => {
    if (!isWanted || caret.current.left !== null) return undefined;
    let open = true;
    const keep = async (): Promise<void> => {
      const before =
        stored === null ? await fetchStructure(guid, revision) : (JSON.parse(stored) as DocumentJson);
      if (open) caret.current.before = before;
    };
    void keep();
    return () => {
      open = false;
    };
  }, [caret, guid, revision, stored, isWanted]);
}
