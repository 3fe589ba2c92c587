import { randomUUID } from "node:crypto";
import { z } from "zod";
import { end, scheduleEnd, update } from "./paddle-billing.ts";
import { type Books, PaddleError } from "./paddle-books.ts";
import { createCustomer, createTransaction } from "./paddle-checkout.ts";
import type { Subscription } from "./paddle-shapes.ts";

export interface RestCall {
  method: string;
  url: URL;
  authorization: string | undefined;
  body: string;
}

export interface RestAnswer {
  status: number;
  json: unknown;
}

const item = z.strictObject({ price_id: z.string(), quantity: z.literal(1) });
const customerBody = z.strictObject({ email: z.email() });
const transactionBody = z.strictObject({
  items: z.array(item).length(1),
  customer_id: z.string(),
  collection_mode: z.literal("automatic"),
  custom_data: z.record(z.string(), z.unknown()).nullish(),
});
const updateBody = z.strictObject({
  items: z.array(item).min(1).optional(),
  proration_billing_mode: z.string().optional(),
  on_payment_failure: z.enum(["prevent_change", "apply_change"]).optional(),
  scheduled_change: z.unknown().optional(),
});
const cancelBody = z.strictObject({
  effective_from: z.enum(["next_billing_period", "immediately"]).nullish(),
});
const adjustmentBody = z.strictObject({
  action: z.literal("refund"),
  type: z.literal("full"),
  transaction_id: z.string(),
  reason: z.string().min(1),
});
const portalBody = z.strictObject({ subscription_ids: z.array(z.string()).max(25) });

type Handler = (books: Books, call: RestCall, id: string) => RestAnswer;

/** Method and path; `*` is an id. */
const routes: readonly (readonly [string, Handler])[] = [
  ["GET /customers", (books, call) => list(call, [...books.customers.values()].filter(wanted(call)), "id")],
  ["POST /customers", (books, call) => created(createCustomer(books, read(customerBody, call).email))],
  [
    "POST /transactions",
    (books, call) => {
      const { customer_id: customer, items, custom_data: custom } = read(transactionBody, call);
      return created(createTransaction(books, customer, items[0]?.price_id ?? "", custom ?? null));
    },
  ],
  ["GET /transactions/*", (books, _call, id) => found(books.requireTransaction(id))],
  [
    "GET /transactions/*/invoice",
    (books, call, id) => {
      const { status, details } = books.requireTransaction(id);
      if (status !== "completed" || details.totals.grand_total === "0")
        throw new PaddleError(400, "transaction_invoice_not_available", "there is no invoice");
      return found({ url: `${call.url.origin}/invoices/${id}.pdf?expires=3600` });
    },
  ],
  ["GET /subscriptions/*", (books, _call, id) => found(withLinks(books.requireSubscription(id)))],
  [
    "PATCH /subscriptions/*",
    (books, call, id) => {
      const subscription = books.requireSubscription(id);
      update(books, subscription, read(updateBody, call));
      return found(withLinks(subscription));
    },
  ],
  [
    "POST /subscriptions/*/cancel",
    (books, call, id) => {
      const at = read(cancelBody, call).effective_from;
      const subscription = books.requireSubscription(id);
      if (at === "immediately" && subscription.status !== "canceled") end(books, subscription, "canceled");
      else scheduleEnd(books, subscription);
      return found(withLinks(subscription));
    },
  ],
  [
    "POST /adjustments",
    (books, call) => {
      const { transaction_id: id, action, type, reason } = read(adjustmentBody, call);
      const { customer_id, subscription_id, currency_code } = books.requireTransaction(id);
      if (books.refunds.has(id))
        throw new PaddleError(409, "adjustment_transaction_has_pending_refund", "it is paid back already");
      books.refunds.add(id);
      const at = books.stamps.time();
      return created({
        id: `adj_${id.slice("txn_".length)}`,
        action,
        type,
        reason,
        transaction_id: id,
        customer_id,
        subscription_id,
        currency_code,
        status: "pending_approval",
        items: [],
        totals: { subtotal: "0", tax: "0", total: "0", fee: "0", earnings: "0", currency_code },
        payout_totals: null,
        tax_rates_used: [],
        created_at: at,
        updated_at: at,
      });
    },
  ],
  [
    "POST /customers/*/portal-sessions",
    (books, call, id) => {
      const { subscription_ids: subscriptions } = read(portalBody, call);
      const page = `https://customer-portal.paddle.test/cpl_1?customer=${books.requireCustomer(id).id}`;
      return created({
        id: books.stamps.id("cpls"),
        customer_id: id,
        urls: {
          general: { overview: `${page}&action=overview&token=pga_1` },
          subscriptions: subscriptions.map((one) => ({
            id: books.requireSubscription(one).id,
            cancel_subscription: `${page}&action=cancel_subscription&token=pga_1`,
            update_subscription_payment_method: `${page}&action=update_subscription_payment_method&token=pga_1`,
          })),
        },
        created_at: books.stamps.time(),
      });
    },
  ],
  [
    "GET /events",
    (books, call) => {
      const events = books.events.map(({ notification_id: _notification, ...event }) => event);
      return list(call, events, "event_id");
    },
  ],
];

/** Answers a call as Paddle's REST API does. Does not throw. */
export function answerRest(books: Books, call: RestCall, apiKey: string): RestAnswer {
  try {
    assertKey(call.authorization, apiKey);
    const parts = call.url.pathname.split("/").slice(1);
    const asked = `${call.method} /${parts.map((part, place) => (place === 1 ? "*" : part)).join("/")}`;
    const handler = routes.find(([route]) => route === asked)?.[1];
    if (!handler) throw new PaddleError(404, "invalid_url", "there is no such path");
    return handler(books, call, decodeURIComponent(parts[1] ?? ""));
  } catch (error) {
    if (error instanceof PaddleError) return refusalOf(error);
    return refusalOf(new PaddleError(500, "internal_error", String(error)));
  }
}

function assertKey(authorization: string | undefined, apiKey: string): void {
  if (authorization === undefined)
    throw new PaddleError(401, "authentication_missing", "the Authorization header is missing");
  if (authorization.replace(/^bearer /i, "") !== apiKey)
    throw new PaddleError(403, "invalid_token", "the API key is not valid");
}

/** Paddle's form of an error. */
export function refusalOf({ status, code, message, fields }: PaddleError): RestAnswer {
  const error = {
    type: status >= 500 || status === 429 ? "api_error" : "request_error",
    code,
    detail: message,
    documentation_url: `https://developer.paddle.com/errors/${code}`,
    ...(fields.length > 0 && { errors: fields.map((field) => ({ field, message: "is not valid" })) }),
  };
  return { status, json: { error, meta: { request_id: randomUUID() } } };
}

function read<T>(shape: z.ZodType<T>, { body }: RestCall): T {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    throw new PaddleError(400, "bad_request", String(error));
  }
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".")],
  );
  throw new PaddleError(400, "invalid_field", "Request does not pass validation.", fields);
}

const answer = (status: number, data: unknown): RestAnswer => ({
  status,
  json: { data, meta: { request_id: randomUUID() } },
});
const found = (data: unknown): RestAnswer => answer(200, data);
const created = (data: unknown): RestAnswer => answer(201, data);

/** A list begins with the newest unless asked otherwise; `after` is the id of the last one seen. */
function list<K extends string>({ url }: RestCall, all: readonly Record<K, string>[], key: K): RestAnswer {
  const asked = url.searchParams;
  const perPage = Math.min(Math.max(Number(asked.get("per_page") ?? 50), 1), 200);
  const ascending = asked.get("order_by") === "id[ASC]";
  const after = asked.get("after");
  const rest = all
    .toSorted((one, other) => (one[key] < other[key] === ascending ? -1 : 1))
    .filter((one) => after === null || (ascending ? one[key] > after : one[key] < after));
  const data = rest.slice(0, perPage);
  const next = new URL(url);
  next.searchParams.set("after", data.at(-1)?.[key] ?? after ?? "");
  const pagination = {
    per_page: perPage,
    next: next.href,
    has_more: rest.length > perPage,
    estimated_total: all.length,
  };
  return { status: 200, json: { data, meta: { request_id: randomUUID(), pagination } } };
}

const wanted =
  ({ url }: RestCall) =>
  (customer: { email: string; status: string }): boolean => {
    const emails = url.searchParams.get("email")?.split(",") ?? null;
    const statuses = url.searchParams.get("status")?.split(",") ?? ["active"];
    return (emails?.includes(customer.email) ?? true) && statuses.includes(customer.status);
  };

/** Answers carry links that events leave out. */
const withLinks = (subscription: Subscription) => ({
  ...subscription,
  management_urls: {
    update_payment_method: `https://buyer-portal.paddle.test/${subscription.id}/update-payment-method`,
    cancel: `https://buyer-portal.paddle.test/${subscription.id}/cancel`,
  },
});
