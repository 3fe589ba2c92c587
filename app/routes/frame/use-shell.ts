import { useRouteLoaderData } from "react-router";
import { useFreshUser } from "#app/islands/billing/fresh-user.ts";
import type { ShellUser } from "#app/ui/shell/account.ts";

/** What the root's loader knows of the visitor, plan and credits as they were read last. */
export function useShell(): { user: ShellUser | null } {
  const shell = useRouteLoaderData<{ user: ShellUser | null }>("root");
  return { user: useFreshUser(shell?.user ?? null) };
}
