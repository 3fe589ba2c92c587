import { useEffect, useSyncExternalStore } from "react";
import type { ShellUser } from "#app/ui/shell/account.ts";
import { readStatus, subscriptionUpdated } from "./account-status.ts";

/** A newer view of the account than the one that the page came with. */
interface Fresh {
  /** What the page came with; data that is loaded later is newer again. */
  over: ShellUser;
  /** null once the session has ended. */
  user: ShellUser | null;
}

let fresh: Fresh | null = null;
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The signed-in user with the plan and credits that were read last. */
export function useFreshUser(loaded: ShellUser | null): ShellUser | null {
  return useSyncExternalStore(
    subscribe,
    () => (fresh !== null && fresh.over === loaded ? fresh.user : loaded),
    () => loaded,
  );
}

function show(over: ShellUser, user: ShellUser | null): void {
  fresh = { over, user };
  for (const changed of listeners) changed();
}

/** The session that the page came with has ended: its account is shown no longer. */
export const forgetUser = (loaded: ShellUser): void => show(loaded, null);

/** Reads the account anew when it may have changed, and when its menu is opened. */
export function useAccountWatch(loaded: ShellUser | null): void {
  useEffect(() => {
    if (!loaded) return undefined;
    const refresh = async (force: boolean): Promise<void> => {
      const status = await readStatus({ force });
      if (status?.user) show(loaded, status.user);
    };
    const updated = (): void => void refresh(true);
    const opened = (event: Event): void => {
      const menu = event.target;
      if (menu instanceof HTMLDetailsElement && menu.open && menu.matches(".account")) void refresh(false);
    };
    window.addEventListener(subscriptionUpdated, updated);
    // The event of a <details> does not bubble.
    window.addEventListener("toggle", opened, { capture: true });
    return () => {
      window.removeEventListener(subscriptionUpdated, updated);
      window.removeEventListener("toggle", opened, { capture: true });
    };
  }, [loaded]);
}
