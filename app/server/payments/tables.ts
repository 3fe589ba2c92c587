import type { Downgrade } from "#app/services/auth/host.ts";

/** Rows of payments. Times are milliseconds since 1970, bodies JSON. */

/** A purchase that was begun here: the one proof of whose a transaction is. */
interface CheckoutRow {
  transaction_id: string;
  user_id: string;
  provider: "paddle" | "test";
  plan_id: number;
  created_at: number;
}

/** What the provider said, as it came. `parked`: it cannot be told yet whom it is about. */
export interface PaymentEventRow {
  id: string;
  provider: "paddle" | "test";
  type: string;
  occurred_at: number;
  received_at: number;
  subscription_id: string | null;
  transaction_id: string | null;
  customer_id: string | null;
  user_id: string | null;
  /** A `PaymentEvent`. */
  body: string;
  state: "stored" | "applied" | "parked";
}

interface ScheduledChangeRow extends Downgrade {
  user_id: string;
  created_at: number;
}

/** A change of a user's plan that is being made: a second one waits for its end, or until its maker must have died. */
interface PlanChangeRow {
  user_id: string;
  until: number;
}

/** A completed payment. `amount` is in minor units. */
export interface InvoiceRow {
  transaction_id: string;
  user_id: string;
  provider: "paddle" | "test";
  subscription_id: string | null;
  plan_id: number;
  origin: string;
  amount: number;
  currency: string;
  billed_at: number;
}

/** What the built-in test checkout keeps of its own, as a provider would on its side. */
interface TestPaymentRow {
  id: string;
  kind: "transaction" | "subscription" | "event";
  user_id: string;
  body: string;
  at: number;
}

export interface PaymentTables {
  checkouts: CheckoutRow;
  payment_events: PaymentEventRow;
  scheduled_changes: ScheduledChangeRow;
  plan_changes: PlanChangeRow;
  invoices: InvoiceRow;
  test_payments: TestPaymentRow;
}
