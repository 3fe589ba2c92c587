import { data } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { pageContext } from "#app/server/session/pages.ts";
import { shownDate } from "../frame/dates.ts";
import { useShell } from "../frame/use-shell.ts";
import type { Route } from "./+types/outbox.ts";
import { OutboxPage } from "./outbox-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).outboxShown) throw data(null, { status: 404 });
  const answer = await ask(gatewayOf(context).auth.auth.outbox.$get());
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  return {
    mails: answer.data.letters.map(({ id, to, subject, text, createdAt }) => ({
      id,
      to,
      subject,
      text,
      date: shownDate(createdAt),
      links: text.match(/https?:\/\/\S+/g) ?? [],
    })),
  };
}

export const meta: Route.MetaFunction = () => [{ title: "Outbox · Stet" }];

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return <OutboxPage user={useShell().user} mails={loaderData.mails} />;
}
