import type { ReactNode } from "react";
import { Footer } from "#app/ui/shell/footer.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { useShell } from "../use-shell.ts";

/** The bar, a page to read, and the foot. */
export function StaticPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar user={useShell().user} />
      <main id="main" className="page">
        {children}
      </main>
      <Footer />
    </>
  );
}
