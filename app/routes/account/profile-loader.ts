import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { SessionRow } from "#app/ui/account/session-list.tsx";
import type { StatementView } from "#app/ui/billing/statement.tsx";
import { loadSubscription } from "../billing/subscription.ts";
import { shownDate } from "../dates.ts";
import { toStatement } from "./statement-view.ts";

type Context = Readonly<RouterContextProvider>;

/** Everything that the profile asks of the services; what cannot be told is null, and its section says so. */
export async function loadProfile(context: Context, before: string | null) {
  const { auth } = gatewayOf(context);
  const [sessions, subscription, plans, billing, statement] = await Promise.all([
    loadSessions(context),
    loadSubscription(context),
    ask(auth.subscriptions.plans.$get()),
    ask(auth.subscriptions.billing.$get()),
    loadStatement(context, before),
  ]);
  return {
    sessions,
    subscription,
    range: plans.success ? plans.data.plans.map(({ price }) => price) : null,
    billing: billing.success ? billing.data : null,
    statement,
  };
}

/** The sessions as the page shows them; null while they cannot be told. */
async function loadSessions(context: Context): Promise<SessionRow[] | null> {
  const answer = await ask(gatewayOf(context).auth.user.sessions.$get());
  if (!answer.success) return null;
  return answer.data.sessions.map(({ id, device, current, createdAt, lastSeenAt }) => ({
    id,
    device,
    current,
    begun: shownDate(createdAt),
    seen: shownDate(lastSeenAt),
  }));
}

async function loadStatement(context: Context, before: string | null): Promise<StatementView | null> {
  const query = before === null ? {} : { before };
  const answer = await ask(gatewayOf(context).auth.user.statement.$get({ query }));
  return answer.success ? toStatement(answer.data, before) : null;
}
