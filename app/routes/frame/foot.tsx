import { useRouteLoaderData } from "react-router";
import { Footer } from "#app/ui/shell/footer.tsx";
import { useShell } from "./use-shell.ts";

/** The footer, with what the root's loader knows. */
export function Foot() {
  const shell = useRouteLoaderData<{ socialUrl: string | null }>("root");
  return <Footer socialUrl={shell?.socialUrl ?? null} guest={useShell().user === null} />;
}
