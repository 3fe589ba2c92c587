import { href, redirectDocument } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { seeOther } from "../forms/flash.ts";
import { failureNotice } from "./failures.ts";
import type { Route } from "./+types/profile-portal.ts";

const failed = "The payment provider's page could not be opened. Please try again.";

/** Leads to the customer's page at the payment provider, whose address is made anew each time. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  await requireUser(context, url);
  const answer = await ask(gatewayOf(context).auth.subscriptions.portal.$post());
  if (answer.success) return redirectDocument(answer.data.url);
  return seeOther(`${href("/profile")}#billing`, {
    ...failureNotice(answer, { none: failed }),
    at: "billing",
  });
}
