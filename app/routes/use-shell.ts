import { useRouteLoaderData } from "react-router";
import type { ShellUser } from "#app/ui/shell/account.ts";

/** What the root's loader knows of the visitor. */
export function useShell(): { user: ShellUser | null } {
  const shell = useRouteLoaderData<{ user: ShellUser | null }>("root");
  return { user: shell?.user ?? null };
}
