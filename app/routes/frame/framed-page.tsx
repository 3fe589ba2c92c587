import type { ReactNode } from "react";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { WorkspaceBar } from "#app/ui/shell/workspace-bar.tsx";

/** A page of the workspace with one thing in its middle. */
export function FramedPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="ws-bars">
        <WorkspaceBar title={title} />
      </header>
      <main id="main" className="page plain">
        {children}
      </main>
    </>
  );
}
