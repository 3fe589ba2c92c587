import type { ReactNode } from "react";

/** What came of a press on a button that copies: over the button, which keeps its width. */
export const CopySaid = ({ children }: { children: ReactNode }) => (
  <span className="copy-said" aria-live="polite">
    {children}
  </span>
);
