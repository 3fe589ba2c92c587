import type {
  Cycle,
  Line,
  Origin,
  Period,
  Price,
  Proration,
  Subscription,
  SubscriptionItem,
  Transaction,
  TransactionStatus,
} from "./paddle-shapes.ts";

const cycle: Cycle = { interval: "month", frequency: 1 };
const begunAt = "2026-01-05T09:30:00.123456Z";
const currency = "USD";

export function priceOf(id: string, name: string, cents: number): Price {
  return {
    id,
    product_id: `pro_${id.replace(/^pri_/, "")}`,
    type: "standard",
    description: `${name}, monthly`,
    name,
    tax_mode: "account_setting",
    billing_cycle: cycle,
    trial_period: null,
    unit_price: { amount: String(cents), currency_code: currency },
    unit_price_overrides: [],
    custom_data: null,
    status: "active",
    quantity: { minimum: 1, maximum: 1 },
    import_meta: null,
    created_at: begunAt,
    updated_at: begunAt,
  };
}

const productOf = (price: Price) => ({
  id: price.product_id,
  name: price.name,
  type: "standard",
  tax_category: "standard",
  description: null,
  image_url: null,
  custom_data: null,
  status: "active",
  import_meta: null,
  created_at: begunAt,
  updated_at: begunAt,
});

export type Product = ReturnType<typeof productOf>;

const centsOf = ({ price, quantity, rate }: Line): number =>
  Math.round(Number(price.unit_price.amount) * (rate ?? 1)) * quantity;

/** What a transaction over these lines costs, in cents; below nothing the customer's balance grows. */
export const totalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + centsOf(line), 0);

const sums = (cents: number) => ({
  subtotal: String(cents),
  discount: "0",
  tax: "0",
  total: String(cents),
});

const prorationOf = ({ rate }: Line, period: Period | null): Proration | null =>
  rate === null || period === null ? null : { rate: String(rate), billing_period: period };

function detailsOf(lines: readonly Line[], period: Period | null, lineId: () => string) {
  const cents = totalOf(lines);
  const due = String(Math.max(0, cents));
  return {
    tax_rates_used: [{ tax_rate: "0", totals: sums(cents) }],
    totals: {
      ...sums(cents),
      credit: "0",
      credit_to_balance: String(Math.max(0, -cents)),
      balance: due,
      grand_total: due,
      grand_total_tax: "0",
      fee: null as string | null,
      earnings: null as string | null,
      currency_code: currency,
    },
    adjusted_totals: { ...sums(cents), grand_total: due, fee: null, earnings: null, currency_code: currency },
    payout_totals: null,
    adjusted_payout_totals: null,
    line_items: lines.map((line) => ({
      id: lineId(),
      price_id: line.price.id,
      quantity: line.quantity,
      proration: prorationOf(line, period),
      tax_rate: "0",
      unit_totals: sums(centsOf({ ...line, quantity: 1 })),
      totals: sums(centsOf(line)),
      product: productOf(line.price),
    })),
  };
}

export type Details = ReturnType<typeof detailsOf>;

export interface TransactionParts {
  id: string;
  lineId: () => string;
  at: string;
  customerId: string;
  addressId: string | null;
  customData: Record<string, unknown> | null;
  origin: Origin;
  status: TransactionStatus;
  subscriptionId: string | null;
  period: Period | null;
  lines: readonly Line[];
}

export function transactionOf(parts: TransactionParts): Transaction {
  return {
    id: parts.id,
    status: parts.status,
    customer_id: parts.customerId,
    address_id: parts.addressId,
    business_id: null,
    custom_data: parts.customData,
    currency_code: currency,
    origin: parts.origin,
    subscription_id: parts.subscriptionId,
    invoice_id: null,
    invoice_number: null,
    collection_mode: "automatic",
    discount_id: null,
    billing_details: null,
    billing_period: parts.period,
    items: parts.lines.map((line) => ({
      price: line.price,
      quantity: line.quantity,
      proration: prorationOf(line, parts.period),
    })),
    details: detailsOf(parts.lines, parts.period, parts.lineId),
    payments: [],
    checkout: { url: `https://shop.test/checkout?_ptxn=${parts.id}` },
    created_at: parts.at,
    updated_at: parts.at,
    billed_at: parts.status === "billed" ? parts.at : null,
    revised_at: null,
  };
}

export const itemOf = (price: Price, at: string, period: Period | null): SubscriptionItem => ({
  status: "active",
  quantity: 1,
  recurring: true,
  created_at: at,
  updated_at: at,
  previously_billed_at: period?.starts_at ?? null,
  next_billed_at: period?.ends_at ?? null,
  trial_dates: null,
  price,
  product: productOf(price),
});

/** What a paid transaction begins. */
export function subscriptionOf(id: string, from: Transaction, at: string, period: Period): Subscription {
  return {
    id,
    status: "active",
    customer_id: from.customer_id,
    address_id: from.address_id ?? "",
    business_id: null,
    currency_code: currency,
    created_at: at,
    updated_at: at,
    started_at: period.starts_at,
    first_billed_at: period.starts_at,
    next_billed_at: period.ends_at,
    paused_at: null,
    canceled_at: null,
    discount: null,
    collection_mode: "automatic",
    billing_details: null,
    current_billing_period: period,
    billing_cycle: cycle,
    scheduled_change: null,
    items: from.items.map(({ price }) => itemOf(price, at, period)),
    custom_data: from.custom_data,
    import_meta: null,
  };
}
