import { href } from "react-router";
import type { AccountStatus } from "#app/routes/billing/subscription-status.ts";
import { createStatusCache } from "./status-cache.ts";

/** The event of the window after which the account's plan and credits may be others. */
export const subscriptionUpdated = "subscription-updated";

export const sayUpdated = (): void => void window.dispatchEvent(new Event(subscriptionUpdated));

const cache = createStatusCache<AccountStatus>(load, () => performance.now());

/** The account's plan and credits as they are now; at most five seconds old unless forced. Null while they cannot be told. */
export const readStatus = (options: { force: boolean }): Promise<AccountStatus | null> => cache.read(options);

async function load(): Promise<AccountStatus | null> {
  try {
    const response = await fetch(href("/subscription/status"));
    return response.ok ? ((await response.json()) as AccountStatus) : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
