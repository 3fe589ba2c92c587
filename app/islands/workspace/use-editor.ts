import { lazy, useEffect, useEffectEvent, useState } from "react";

const load = () => import("./editor/text-editor.tsx");

/** The rich text field. */
export const TextEditor = lazy(async () => ({ default: (await load()).TextEditor }));

/**
 * Whether the rich text field has been fetched, which begins when it is first wanted; until then the server's own
 * textarea stands. `before` is called at the textarea's last moment.
 */
export function useEditor(wanted: boolean, before: () => void): boolean {
  const [loaded, setLoaded] = useState(false);
  const standing = useEffectEvent(before);
  useEffect(() => {
    if (!wanted) return undefined;
    let open = true;
    const fetchEditor = async (): Promise<void> => {
      await load();
      if (!open) return;
      standing();
      setLoaded(true);
    };
    void fetchEditor();
    return () => {
      open = false;
    };
  }, [wanted]);
  return loaded;
}
