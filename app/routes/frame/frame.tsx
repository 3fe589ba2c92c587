import { Outlet } from "react-router";
import { SessionWatch } from "#app/islands/account/session-watch.tsx";
import { SupportDialog } from "#app/islands/account/support-dialog.tsx";
import { useAccountWatch } from "#app/islands/billing/fresh-user.ts";
import { PlansModal } from "#app/islands/billing/plans-modal.tsx";
import { LibraryModal } from "#app/islands/library/library-modal.tsx";
import { PartNotice } from "#app/islands/part-notice.tsx";
import type { ShellUser } from "#app/ui/shell/account.ts";
import { usePressBySpace } from "#app/islands/use-press-by-space.ts";
import { useZone } from "#app/islands/use-zone.ts";
import { useChunkReload } from "#app/islands/use-chunk-reload.ts";
import { ProfileModal } from "../account/profile-modal.tsx";

/** The page, and what goes on around every page once scripts run. */
export function Frame({ user }: { user: ShellUser | null }) {
  useChunkReload();
  useZone();
  usePressBySpace();
  useAccountWatch(user);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : "";
  return (
    <>
      <Outlet />
      <SessionWatch user={user} />
      <PlansModal />
      <SupportDialog values={{ name, email: user?.email ?? "", subject: "", message: "" }} />
      <LibraryModal signedIn={user !== null} />
      <ProfileModal signedIn={user !== null} />
      <PartNotice />
    </>
  );
}
