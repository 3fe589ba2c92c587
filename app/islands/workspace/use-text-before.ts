import { useEffect, useEffectEvent } from "react";
import type { DocumentJson } from "#app/document/stored.ts";
import { fetchStructure, type TextSource } from "./text-source.ts";

/** While an edit is to be decided on: hands over the text that it is an edit of, so that it can be undone once it is kept. */
export function useTextBefore(
  { guid, revision }: { guid: string; revision: number },
  source: TextSource | null,
  onText: (before: DocumentJson | null) => void,
): void {
  const stored = source && "stored" in source ? source.stored : null;
  const keep = useEffectEvent(onText);
  const isWanted = source !== null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let open = true;
    const find = async (): Promise<void> => {
      const before =
        stored === null ? await fetchStructure(guid, revision) : (JSON.parse(stored) as DocumentJson);
      if (open) keep(before);
    };
    void find();
    return () => {
      open = false;
    };
  }, [guid, revision, stored, isWanted]);
}
