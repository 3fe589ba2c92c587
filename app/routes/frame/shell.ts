import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser, pageContext } from "#app/server/session/pages.ts";
import { freePlan, type ShellUser } from "#app/ui/shell/account.ts";
import { parseTheme } from "#app/ui/theme.ts";
import { loadSubscription } from "../billing/subscription.ts";
import { comingDay } from "./dates.ts";
import { isNarrowAllowed } from "./narrow.ts";

/** What every page's frame shows: the theme, the signed-in user, and whether a narrow window is the reader's choice. */
export async function loadShell(request: Request, context: Readonly<RouterContextProvider>) {
  const theme = parseTheme(/(?:^|;\s*)theme=(\w+)/.exec(request.headers.get("Cookie") ?? "")?.[1]);
  const { socialUrl } = context.get(pageContext);
  return { theme, socialUrl, narrow: await isNarrowAllowed(request), user: await loadShellUser(context) };
}

/** The signed-in user as the bars show them; null for a guest, and while nobody can tell. */
export async function loadShellUser(context: Readonly<RouterContextProvider>): Promise<ShellUser | null> {
  const user = await findUser(context).catch(guestWhileUnknown);
  if (!user) return null;
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username,
    email: user.email,
    plan: { id: user.planId, name: user.plan },
    credits: { used: user.tokensUsed, limit: user.maxTokensAllowed },
    houseStyleCharacters: user.houseStyleCharacters,
    trialDays: user.planId === freePlan ? await trialDays(context) : null,
    resets: user.planId === freePlan ? null : await resets(context),
  };
}

/** A page that anybody may read stands while nobody can tell who reads it; a page that must know asks for itself. */
function guestWhileUnknown(thrown: unknown): null {
  if (typeof thrown === "object" && thrown !== null && "init" in thrown) return null;
  throw thrown;
}

async function trialDays(context: Readonly<RouterContextProvider>): Promise<ShellUser["trialDays"]> {
  const answer = await ask(gatewayOf(context).auth.auth["trial-info"].$get());
  if (!answer.success) return "unknown";
  return answer.data.days_remaining > 0 ? answer.data.days_remaining : null;
}

async function resets(context: Readonly<RouterContextProvider>): Promise<string | null> {
  const subscription = await loadSubscription(context);
  return subscription && comingDay(subscription.currentPeriodEnd);
}
