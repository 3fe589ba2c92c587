import type { ReactNode } from "react";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { Foot } from "../frame/foot.tsx";
import { useShell } from "../frame/use-shell.ts";

/** The bar, a page to read, and the foot. */
export function StaticPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar user={useShell().user} />
      <main id="main" className="page">
        {children}
      </main>
      <Foot />
    </>
  );
}
