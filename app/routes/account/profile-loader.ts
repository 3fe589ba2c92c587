import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { User } from "#app/services/auth/contract.ts";
import type { SessionRow } from "#app/ui/account/session-list.tsx";
import type { Notice } from "#app/ui/banner.tsx";
import type { StatementView } from "#app/ui/billing/statement.tsx";
import { loadSubscription } from "../billing/subscription.ts";
import { takeFlash } from "../forms/flash.ts";
import { shownDate } from "../frame/dates.ts";
import { toStatement } from "./statement-view.ts";

type Context = Readonly<RouterContextProvider>;

const since = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const exportFailed: Notice = {
  kind: "danger",
  text: "Your data could not be put together. Please try again.",
  at: "settings",
};

export const nameOf = ({ firstName, lastName, username }: User): string =>
  `${firstName} ${lastName}`.trim() || username;

/** What the profile shows of a user, with the message that the form before left. */
export async function loadProfile(request: Request, context: Context, user: User, url: URL) {
  const left = await takeFlash(request);
  const shown = {
    ...(await askServices(context, url.searchParams.get("before"))),
    profile: {
      name: nameOf(user),
      email: user.email,
      verified: user.isEmailVerified,
      since: { iso: user.createdAt, label: since.format(new Date(user.createdAt)) },
    },
    now: Date.now(),
    notice: url.searchParams.get("export") === "failed" ? exportFailed : (left?.notice ?? null),
  };
  return { shown, headers: left ? { "Set-Cookie": left.header } : undefined };
}

export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>["shown"];

/** Everything that the profile asks of the services; what cannot be told is null, and its section says so. */
async function askServices(context: Context, before: string | null) {
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
