import { useState } from "react";

interface Fold {
  closed: boolean;
  /** The section that the sidebar was opened at. */
  section: string | undefined;
}

/** The sidebar's fold as the page came with it and as it was changed since; kept by the server for the next page. */
export function useFold(closed: boolean) {
  const [fold, setFold] = useState<Fold>({ closed, section: undefined });
  return {
    ...fold,
    onToggle: (next: boolean, section?: string): void => {
      setFold({ closed: next, section });
      const body = new URLSearchParams({ intent: next ? "side:closed" : "side:open", scripted: "true" });
      // Not kept where it cannot be sent: the next page comes as the last one did.
      void fetch("/create/side", { method: "POST", body, keepalive: true }).catch(() => undefined);
    },
  };
}
