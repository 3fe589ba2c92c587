import type { ReactNode } from "react";

/** For somebody who pressed Generate before signing in: what became of the text, with the link to the other way in. */
export function WaitingText({ children }: { children: ReactNode }) {
  return (
    <div className="waiting">
      <p>Your text is safe. It waits while you sign in or make an account.</p>
      {children}
    </div>
  );
}
