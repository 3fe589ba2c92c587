/** What the auth service asks of the process that hosts it, besides what every service does. */
import type { Page } from "../fields.ts";
import type { Plan } from "./plans/plans.ts";
import type { SubscriptionRow } from "./tables.ts";

/** What a guess at a stored password takes. */
export interface PasswordCost {
  /** KiB. */
  memory: number;
  passes: number;
}

/** A downgrade: the provider bills the lower plan already, the higher one stays until `effective_at`. */
export interface Downgrade {
  subscription_id: string;
  from_plan: number;
  to_plan: number;
  effective_at: number;
}

/** What a user may use at one moment, and in which period it is counted. Times are milliseconds since 1970. */
export interface Entitlement {
  plan: Plan;
  period: { startsAt: number; endsAt: number };
  /** What the plan is paid by; null for the free plan. */
  subscription: SubscriptionRow | null;
  /** The downgrade that is still to come. */
  downgrade: Downgrade | null;
  signedUpAt: number;
}

/** Use and limit over what a user may spend now, and what it comes from. */
export interface Usage {
  credits: { used: number; limit: number };
  prompts: { used: number; limit: number };
  /** The credits of the plan's period alone, without the trial's. */
  monthCredits: { used: number; limit: number };
  entitlement: Entitlement;
}

/** A completed payment. `amount` is in minor units, times are milliseconds since 1970. */
export interface Invoice {
  id: string;
  planId: number;
  /** "web" or "api" for a purchase, "subscription_recurring", "subscription_update", … */
  origin: string;
  amount: number;
  currency: string;
  billedAt: number;
}

/** What can be let happen to a subscription of the built-in test checkout. */
export type TestHappening = "renew" | "fail renewal" | "pay what is due" | "end period";

/**
 * The sale of plans through the merchant of record. What it refuses is a ServiceError whose detail people can read; a
 * user's plan changes by its word alone.
 */
export interface Payments {
  provider: "paddle" | "test";
  frame: { kind: "paddle"; token: string; environment: "production" | "sandbox" } | { kind: "test" };
  /** The provider's price of a plan; null for the free one. */
  priceOf(planId: number): string | null;
  planOf(priceId: string): number | null;
  /** Begins a purchase. @returns the transaction's id */
  begin(userId: string, planId: number): Promise<string>;
  /** A purchase that this user has begun. */
  findCheckout(
    userId: string,
    transactionId: string,
  ): Promise<{ planId: number; state: "open" | "done" } | null>;
  /**
   * Does one change of a user's plan at a time: what `work` reads stands until it has ended.
   * @throws ServiceError 409 while another is being made
   */
  alone<T>(userId: string, work: () => Promise<T>): Promise<T>;
  /** Raises a paid plan, prorated and at once. */
  raise(userId: string, entitlement: Entitlement, planId: number): Promise<void>;
  /** Lowers a paid plan when the period ends. */
  lower(userId: string, entitlement: Entitlement, planId: number): Promise<void>;
  cancel(userId: string, entitlement: Entitlement): Promise<void>;
  /** Takes back whatever is scheduled: a cancellation, or a downgrade. */
  resume(userId: string, entitlement: Entitlement): Promise<void>;
  /** The newest first. */
  listInvoices(userId: string, most: number): Promise<Invoice[]>;
  /** Address of a document of the user's payment. @throws ServiceError 404 */
  documentLink(userId: string, transactionId: string, kind: "invoice" | "receipt"): Promise<string>;
  portalLink(entitlement: Entitlement): Promise<string>;
  /** Takes a webhook in: stored when it returns, applied soon after. @throws ServiceError 400, 401 */
  receive(rawBody: string, signature: string | null): Promise<void>;
  /** The built-in test checkout; null when a provider is set up. */
  test: {
    pay(userId: string, transactionId: string, outcome: "pay" | "decline"): Promise<void>;
    happen(userId: string, entitlement: Entitlement, what: TestHappening): Promise<void>;
  } | null;
}

/** A line of a user's statement; see the contract. */
export interface StatementLine {
  id: string;
  at: number;
  kind: "grant" | "adjust" | "charge" | "hold";
  credits: number;
  prompts: number;
  title: string;
  document: { id: string; title: string } | null;
  writer: string | null;
  input: number | null;
  output: number | null;
  source: "reported" | "estimated" | null;
}

/** What a user's texts took on a day of UTC, `day` as in "2026-11-22"; what is reserved counts. */
export interface UsedDay {
  day: string;
  credits: number;
}

/** A line of a user's generation history. */
export interface RecentPrompt {
  id: string;
  service: string;
  action: string;
  /** The chosen values by the names of their suboptions. */
  values: Record<string, string>;
  /** The text that it was asked for with. */
  original: string;
  /** Name of the writer, or its id when this server has it no more. */
  writer: string;
  state: "running" | "done" | "stopped" | "failed" | "interrupted";
  decision: "proposed" | "kept" | "discarded" | null;
  /** The content item that it made, or makes. */
  guid: string | null;
  /** The document that its result is proposed for. */
  document: string | null;
  /** Credits; null while it is written, and where nothing came of it. */
  charged: number | null;
  /** Markdown; empty in lists. */
  output: string;
  createdAt: number;
}

/** What a user had written, as the generations tell it. */
export interface History {
  /** What was delivered: how often each action, and words in all. */
  totals(userId: string): Promise<{ actions: Record<string, number>; words: number }>;
  /** A page of the recent prompts, newest first and without their output, and how many there are in all. */
  listPrompts(userId: string, page: Page): Promise<{ prompts: RecentPrompt[]; count: number }>;
  /** @throws ServiceError 404 */
  getPrompt(userId: string, id: string): Promise<RecentPrompt>;
}
