import { data, href, redirect, type RouterContextProvider } from "react-router";
import { useSelectedPlan } from "#app/islands/billing/selected-plan.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { localPath, requireUser } from "#app/server/session/pages.ts";
import type { PlanAnswer } from "#app/services/auth/plans/contract.ts";
import { type CheckoutSummary, completeSummary, readSummary } from "#app/ui/billing/checkout-summary.ts";
import type { Route } from "./+types/checkout.ts";
import { checkoutParams } from "./checkout-params.ts";
import { CheckoutPage, type PaymentFrame } from "./checkout-page.tsx";
import { isProviderId } from "./provider-id.ts";

type Context = Readonly<RouterContextProvider>;

const noTransaction = "No transaction ID found. Please try again from the plans page.";
const declined = "An error occurred during checkout. Please try again.";
const notBegun = "Failed to initialize checkout. Please try again.";

/** The payment page. It is a document of its own: its security policy alone lets the payment provider in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const { searchParams } = url;
  const ways = {
    success: wayOf(searchParams.get("success"), href("/subscription/success")),
    cancel: wayOf(searchParams.get("cancel"), href("/plans")),
  };
  const { frame, known, fault, status } = await openFrame(context, searchParams, ways.success);
  const error = fault ?? (searchParams.has("failed") ? declined : null);
  const summary = { ...known, ...readSummary(searchParams) };
  return data({ summary, frame, error, ways }, { status });
}

/** A way out that whoever began the checkout has named; only paths of this site are taken. */
const wayOf = (named: string | null, otherwise: string): string =>
  named === null ? otherwise : localPath(named);

interface Opened {
  frame: PaymentFrame | null;
  /** What the transaction is for: an address that names nothing, as in a letter of the provider's, shows this. */
  known: Partial<CheckoutSummary>;
  fault: string | null;
  status: number;
}

/** The provider's frame for the transaction that the address names. @throws a redirect when it is paid already */
async function openFrame(context: Context, params: URLSearchParams, success: string): Promise<Opened> {
  const transactionId = params.get("_ptxn");
  if (!transactionId) return { frame: null, known: {}, fault: noTransaction, status: 400 };
  if (!isProviderId(transactionId)) return { frame: null, known: {}, fault: notBegun, status: 404 };
  const answer = await ask(
    gatewayOf(context).auth.subscriptions.checkout[":id"].$get({ param: { id: transactionId } }),
  );
  if (!answer.success) return { frame: null, known: {}, fault: notBegun, status: answer.status || 503 };
  const { plan, state, provider } = answer.data;
  if (state === "done") throw redirect(success, 303);
  const frame: PaymentFrame =
    provider.kind === "paddle"
      ? { ...provider, transactionId }
      : { kind: "test", src: `${href("/checkout/test")}?${withoutFault(params)}` };
  return { frame, known: summaryOf(plan), fault: null, status: 200 };
}

const summaryOf = (plan: PlanAnswer): Partial<CheckoutSummary> => readSummary(checkoutParams(plan));

function withoutFault(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete("failed");
  return rest.toString();
}

export const meta: Route.MetaFunction = () => [{ title: "Checkout · Stet" }];

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const kept = useSelectedPlan();
  const { summary, ...rest } = loaderData;
  return <CheckoutPage summary={completeSummary(summary, kept)} {...rest} />;
}
