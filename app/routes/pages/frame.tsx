import { Outlet } from "react-router";
import { SessionWatch } from "#app/islands/account/session-watch.tsx";
import { SupportDialog } from "#app/islands/account/support-dialog.tsx";
import { useAccountWatch } from "#app/islands/billing/fresh-user.ts";
import { PlansModal } from "#app/islands/billing/plans-modal.tsx";
import type { ShellUser } from "#app/ui/shell/account.ts";
import { useChunkReload } from "#app/ui/shell/use-chunk-reload.ts";

/** The page, and what goes on around every page once scripts run. */
export function Frame({ user }: { user: ShellUser | null }) {
  useChunkReload();
  useAccountWatch(user);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : "";
  return (
    <>
      <Outlet />
      <SessionWatch signedIn={user !== null} />
      <PlansModal />
      <SupportDialog values={{ name, email: user?.email ?? "", subject: "", message: "" }} />
    </>
  );
}
