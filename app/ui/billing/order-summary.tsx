import { Button } from "../button.tsx";
import type { CheckoutSummary } from "./checkout-summary.ts";
import { Features } from "./plan-columns.tsx";

/** What is bought, and what it costs today. Promotion codes are not taken yet: the box stands, and its button does nothing. */
export function OrderSummary({ summary }: { summary: CheckoutSummary }) {
  const { name, price, period, credits, features } = summary;
  return (
    <>
      <h1>Order summary</h1>
      <div className="co-plan">
        <div>
          <h2 className="display">{name}</h2>
          {credits ? <p className="note">{credits}</p> : null}
        </div>
        <p className="price">
          {price}
          <span> {period}</span>
        </p>
      </div>
      {features.length > 0 ? <Features features={features} /> : null}
      <dl className="co-dl">
        <div>
          <dt>Subtotal</dt>
          <dd className="num">{price}</dd>
        </div>
      </dl>
      <div className="co-promo">
        <label className="sr" htmlFor="promo">
          Add promotion code
        </label>
        <input className="input" id="promo" placeholder="Add promotion code" autoComplete="off" />
        <Button type="button">Apply</Button>
      </div>
      <dl className="co-dl">
        <div>
          <dt>Tax</dt>
          <dd className="num">$0.00</dd>
        </div>
        <div className="co-total">
          <dt>Total due today</dt>
          <dd className="num">{price}</dd>
        </div>
      </dl>
      <p className="sm faint">
        Renews automatically each month. Cancel any time and keep access until the period ends. First
        purchases can be refunded within 14 days if under 20% of the monthly credits are used.
      </p>
    </>
  );
}
