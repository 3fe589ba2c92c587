import { useEffect, useEffectEvent } from "react";

/** Where the tab keeps what is typed or chosen in a panel and not sent yet, over other panels and a reload. */
export interface PanelDraft {
  /** Empty where nothing is kept. */
  read: () => string;
  keep: (text: string) => void;
}

/** Once there is a script, puts what was kept back into a panel whose fields stand empty. */
export function useKeptDraft(draft: PanelDraft, isEmpty: boolean, put: (kept: string) => void): void {
  const begin = useEffectEvent(() => {
    const kept = draft.read();
    if (isEmpty && kept !== "") put(kept);
  });
  useEffect(() => begin(), []);
}
