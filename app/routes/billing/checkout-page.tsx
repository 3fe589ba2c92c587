import { href, Link } from "react-router";
import { PaddleFrame } from "#app/islands/billing/paddle-frame.tsx";
import { Banner } from "#app/ui/banner.tsx";
import type { CheckoutSummary } from "#app/ui/billing/checkout-summary.ts";
import { OrderSummary } from "#app/ui/billing/order-summary.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";

/** What stands in the slot for the payment: the provider's frame, or the built-in test checkout's page. */
export type PaymentFrame =
  | { kind: "paddle"; token: string; environment: "production" | "sandbox"; transactionId: string }
  | { kind: "test"; src: string };

interface CheckoutPageProps {
  summary: CheckoutSummary;
  /** null when there is nothing to pay; then `error` says why. */
  frame: PaymentFrame | null;
  error: string | null;
  /** Where a payment leads, and where Return to Plans does; paths of this site. */
  ways: { success: string; cancel: string };
}

/** /checkout: the order on the left, the payment on the right. Its links load documents, for the security policy's sake. */
export function CheckoutPage({ summary, frame, error, ways }: CheckoutPageProps) {
  return (
    <>
      <SkipLink />
      <div className="co">
        <aside className="co-sum" aria-label="Order">
          <header>
            <Link to={href("/")} reloadDocument>
              <Logo />
            </Link>
            <ButtonLink href={ways.cancel} kind="bare" size="sm" reload>
              <Icon name="arrow-left" size={15} />
              Return to Plans
            </ButtonLink>
          </header>
          <OrderSummary summary={summary} />
        </aside>
        <main id="main" className="co-pay">
          <div className="co-slot">
            <h2 className="sr">Payment</h2>
            {error === null ? null : (
              <Banner kind="danger">
                <p>{error}</p>
                <ButtonLink href={ways.cancel} size="sm" className="mt-2" reload>
                  Return to Plans
                </ButtonLink>
              </Banner>
            )}
            {frame ? <Frame frame={frame} ways={ways} /> : null}
          </div>
        </main>
      </div>
    </>
  );
}

/** The frame runs nothing; its form leads the page around it on. */
const frameMay = "allow-forms allow-same-origin allow-top-navigation-by-user-activation";

function Frame({ frame, ways }: { frame: PaymentFrame } & Pick<CheckoutPageProps, "ways">) {
  if (frame.kind === "test") {
    return (
      <div className="co-frame">
        <iframe src={frame.src} title="Payment" sandbox={frameMay} />
      </div>
    );
  }
  return (
    <>
      <noscript>
        <Banner kind="warning">
          The payment provider's card form needs JavaScript. Please switch it on for this page; nothing has
          been charged.
        </Banner>
      </noscript>
      <PaddleFrame {...frame} {...ways} />
    </>
  );
}
