import { data, Form, href, redirectDocument, type RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { localPath, requireUser } from "#app/server/session/pages.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { formText } from "../forms/form-text.ts";
import { framed } from "../frame/scripts.ts";
import { readForm } from "../forms/read-form.ts";
import type { Route } from "./+types/test-checkout.ts";
import { shownPrice } from "./offers.ts";
import { isProviderId } from "./provider-id.ts";

type Context = Readonly<RouterContextProvider>;

export { clientAction } from "../forms/client-action.ts";

export const handle = framed;

/** The built-in test checkout, as it stands in the checkout's frame. There is none beside a real payment provider. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const transactionId = url.searchParams.get("_ptxn") ?? "";
  const { plan, state } = await requireTestTransaction(context, transactionId);
  const shown = { name: plan.displayName, price: shownPrice(plan.price) };
  return { transactionId, plan: shown, state, success: successOf(url) };
}

/** Where a payment leads. */
function successOf({ searchParams }: URL): string {
  const named = searchParams.get("success");
  return named === null ? href("/subscription/success") : localPath(named);
}

/** @throws a 404 response for a transaction that is not the reader's, or not a test */
async function requireTestTransaction(context: Context, transactionId: string) {
  if (!isProviderId(transactionId)) throw data(null, { status: 404 });
  const answer = await ask(
    gatewayOf(context).auth.subscriptions.checkout[":id"].$get({ param: { id: transactionId } }),
  );
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  if (answer.data.provider.kind !== "test") throw data(null, { status: 404 });
  return answer.data;
}

/** Its two buttons; the answer replaces the page around the frame. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const outcome = formText(form, "intent");
  if (outcome !== "pay" && outcome !== "decline") throw data(null, { status: 400 });
  const transactionId = formText(form, "_ptxn");
  const answer = await ask(
    gatewayOf(context).auth.subscriptions["test-payment"].$post({ json: { transactionId, outcome } }),
  );
  if (answer.success && outcome === "pay") return redirectDocument(successOf(url), 303);
  const params = new URLSearchParams(url.searchParams);
  params.set("_ptxn", transactionId);
  params.set("failed", "1");
  return redirectDocument(`${href("/checkout")}?${params.toString()}`, 303);
}

export const meta: Route.MetaFunction = () => [{ title: "Test checkout · Stet" }];

export default function TestCheckout({ loaderData }: Route.ComponentProps) {
  const { transactionId, plan, state, success } = loaderData;
  return (
    <main id="main" className="framed">
      <h1>Test checkout</h1>
      <Banner kind="info">
        This is a test. No card is asked for and no money changes hands: this server has no payment provider.
      </Banner>
      <dl className="co-dl">
        <div>
          <dt>Plan</dt>
          <dd className="semi">{plan.name}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd className="num semi">{plan.price} per month</dd>
        </div>
      </dl>
      {state === "open" ? (
        <Form method="post" target="_top" reloadDocument>
          <input type="hidden" name="_ptxn" value={transactionId} />
          <Button kind="ink" size="lg" block name="intent" value="pay">
            Pay
          </Button>
          <Button size="lg" block name="intent" value="decline">
            Decline
          </Button>
        </Form>
      ) : (
        <p>
          This order is paid.{" "}
          <a className="link" href={success} target="_top">
            Go on
          </a>
        </p>
      )}
      <p className="sm faint">
        Pay lets the subscription begin as a real payment would; Decline is what a refused card looks like.
      </p>
    </main>
  );
}
