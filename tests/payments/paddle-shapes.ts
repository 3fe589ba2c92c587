import type { Details, Product } from "./paddle-entities.ts";

/** Paddle's entities in the spelling of its REST API and its events, as far as monthly plans of one item need them. */

export interface Period {
  starts_at: string;
  ends_at: string;
}

interface Money {
  amount: string;
  currency_code: string;
}

export interface Cycle {
  interval: "month";
  frequency: 1;
}

export interface Price {
  id: string;
  product_id: string;
  type: "standard";
  description: string;
  name: string;
  tax_mode: "account_setting";
  billing_cycle: Cycle;
  trial_period: null;
  unit_price: Money;
  unit_price_overrides: [];
  custom_data: null;
  status: "active";
  quantity: { minimum: number; maximum: number };
  import_meta: null;
  created_at: string;
  updated_at: string;
}

export interface Customer {
  id: string;
  name: null;
  email: string;
  marketing_consent: boolean;
  status: "active" | "archived";
  custom_data: null;
  locale: string;
  import_meta: null;
  created_at: string;
  updated_at: string;
}

export interface Payment {
  payment_attempt_id: string;
  payment_method_id: string;
  stored_payment_method_id: string;
  amount: string;
  status: "captured" | "error";
  error_code: "declined" | null;
  method_details: { type: "card"; underlying_details: null; card: Card };
  created_at: string;
  captured_at: string | null;
}

interface Card {
  type: "visa";
  last4: string;
  expiry_month: number;
  expiry_year: number;
  cardholder_name: string;
}

/** What is charged for: `rate` is the part of a period, null for a purchase. Negative quantities are credits. */
export interface Line {
  price: Price;
  quantity: number;
  rate: number | null;
}

export type TransactionStatus = "draft" | "ready" | "billed" | "paid" | "completed" | "past_due" | "canceled";
export type Origin = "api" | "subscription_recurring" | "subscription_update";

export interface Transaction {
  id: string;
  status: TransactionStatus;
  customer_id: string;
  address_id: string | null;
  business_id: null;
  custom_data: Record<string, unknown> | null;
  currency_code: string;
  origin: Origin;
  subscription_id: string | null;
  invoice_id: string | null;
  invoice_number: string | null;
  collection_mode: "automatic";
  discount_id: null;
  billing_details: null;
  billing_period: Period | null;
  items: { price: Price; quantity: number; proration: Proration | null }[];
  details: Details;
  payments: Payment[];
  checkout: { url: string };
  created_at: string;
  updated_at: string;
  billed_at: string | null;
  revised_at: null;
}

export interface Proration {
  rate: string;
  billing_period: Period;
}

export interface Subscription {
  id: string;
  status: "active" | "past_due" | "paused" | "canceled";
  customer_id: string;
  address_id: string;
  business_id: null;
  currency_code: string;
  created_at: string;
  updated_at: string;
  started_at: string;
  first_billed_at: string;
  next_billed_at: string | null;
  paused_at: string | null;
  canceled_at: string | null;
  discount: null;
  collection_mode: "automatic";
  billing_details: null;
  current_billing_period: Period | null;
  billing_cycle: Cycle;
  scheduled_change: { action: "cancel"; effective_at: string; resume_at: null } | null;
  items: SubscriptionItem[];
  custom_data: Record<string, unknown> | null;
  import_meta: null;
}

export interface SubscriptionItem {
  status: "active";
  quantity: number;
  recurring: true;
  created_at: string;
  updated_at: string;
  previously_billed_at: string | null;
  next_billed_at: string | null;
  trial_dates: null;
  price: Price;
  product: Product;
}

export interface PaddleEvent {
  event_id: string;
  event_type: string;
  occurred_at: string;
  notification_id: string;
  data: Customer | Transaction | (Subscription & { transaction_id?: string });
}
