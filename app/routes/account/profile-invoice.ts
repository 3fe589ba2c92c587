import { data, href, redirectDocument } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { isProviderId } from "../billing/provider-id.ts";
import { seeOther } from "../forms/flash.ts";
import { failureNotice } from "./failures.ts";
import type { Route } from "./+types/profile-invoice.ts";

const failed = "The document could not be opened. Please try again.";

/** Leads to the invoice or the receipt of a payment at the provider; the address that it gives is good for a short time. */
export async function loader({ params, context, url }: Route.LoaderArgs): Promise<Response> {
  await requireUser(context, url);
  if (!isProviderId(params.id)) throw data(null, { status: 404 });
  const kind = url.searchParams.get("kind") === "receipt" ? "receipt" : "invoice";
  const { invoices } = gatewayOf(context).auth.subscriptions;
  const answer = await ask(invoices[":id"].$get({ param: { id: params.id }, query: { kind } }));
  if (answer.success) return redirectDocument(answer.data.url);
  if (answer.status >= 400 && answer.status < 500) throw data(null, { status: 404 });
  return seeOther(`${href("/profile")}#billing`, {
    ...failureNotice(answer, { none: failed }),
    at: "billing",
  });
}
