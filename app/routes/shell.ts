import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser } from "#app/server/session/pages.ts";
import type { ShellUser } from "#app/ui/shell/account.ts";
import { parseTheme } from "#app/ui/theme.ts";

const freePlan = 1;

/** What every page's frame shows: the theme and the signed-in user. */
export async function loadShell(request: Request, context: Readonly<RouterContextProvider>) {
  const theme = parseTheme(/(?:^|;\s*)theme=(\w+)/.exec(request.headers.get("Cookie") ?? "")?.[1]);
  return { theme, user: await loadShellUser(context) };
}

async function loadShellUser(context: Readonly<RouterContextProvider>): Promise<ShellUser | null> {
  const user = await findUser(context);
  if (!user) return null;
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username,
    email: user.email,
    plan: { id: user.planId, name: user.plan },
    credits: { used: user.tokensUsed, limit: user.maxTokensAllowed },
    trialDays: user.planId === freePlan ? await trialDays(context) : null,
    resets: null,
  };
}

async function trialDays(context: Readonly<RouterContextProvider>): Promise<ShellUser["trialDays"]> {
  const answer = await ask(gatewayOf(context).auth.auth["trial-info"].$get());
  if (!answer.success) return "unknown";
  return answer.data.days_remaining > 0 ? answer.data.days_remaining : null;
}
