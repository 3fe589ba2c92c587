import type { ReactNode } from "react";

/** For somebody who pressed Generate before signing in: what became of the text, with the link to the other way in, if there is one. */
export function WaitingText({ children = null }: { children?: ReactNode }) {
  return (
    <div className="waiting">
      <p>Your text is safe. It waits while you sign in{children === null ? "" : " or make an account"}.</p>
      {children}
    </div>
  );
}
