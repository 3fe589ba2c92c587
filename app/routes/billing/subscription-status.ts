import type { ShellUser } from "#app/ui/shell/account.ts";
import { loadShellUser } from "../frame/shell.ts";
import type { Route } from "./+types/subscription-status.ts";
import { isSubscribed, loadSubscription } from "./subscription.ts";

/** What a page asks for while it stands: the account in the bar, and whether a purchase has arrived. */
export interface AccountStatus {
  /** null for a guest. */
  user: ShellUser | null;
  subscribed: boolean;
}

export async function loader({ context }: Route.LoaderArgs) {
  const user = await loadShellUser(context);
  const subscribed = user !== null && isSubscribed(await loadSubscription(context));
  const status: AccountStatus = { user, subscribed };
  return Response.json(status);
}
