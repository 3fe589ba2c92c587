import { Fragment } from "react";
import { data, href } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { shownAmount } from "../account/billing-words.ts";
import { fullDay } from "../frame/dates.ts";
import { PlainPage } from "../frame/plain-page.tsx";
import { withoutScripts } from "../frame/scripts.ts";
import type { Route } from "./+types/test-invoice.ts";

export const handle = withoutScripts;

/** The invoice or the receipt of a payment at the test checkout. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const answer = await ask(gatewayOf(context).auth.subscriptions.billing.$get());
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  const invoice = answer.data.recent_invoices.find(({ id }) => id === params.id);
  if (!invoice?.id.startsWith("txn_test_")) throw data(null, { status: 404 });
  return {
    title: url.searchParams.get("kind") === "receipt" ? "Test receipt" : "Test invoice",
    rows: [
      ["Number", invoice.id],
      ["Date", fullDay(invoice.date)],
      ["For", `${user.firstName} ${user.lastName}`.trim() || user.username],
      ["Plan", invoice.description],
      ["Amount", shownAmount(invoice.amount, invoice.currency)],
    ] as const,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "Test invoice"} · Stet` },
];

export default function TestInvoice({ loaderData: { title, rows } }: Route.ComponentProps) {
  return (
    <PlainPage>
      <div className="test-page">
        <h1 className="display">{title}</h1>
        <Banner kind="info">
          This is a test. Nothing was charged, and this is no document for any tax office.
        </Banner>
        <dl className="facts">
          {rows.map(([name, words]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd className="break-all">{words}</dd>
            </Fragment>
          ))}
        </dl>
        <ButtonLink href={`${href("/profile")}#billing`} kind="bare">
          Back to the profile
        </ButtonLink>
      </div>
    </PlainPage>
  );
}
