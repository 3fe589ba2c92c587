import { z } from "zod";
import {
  type PaddleSettings,
  type PaymentEvent,
  PaymentFault,
  type PaymentProvider,
  type ProviderDeps,
} from "../provider.ts";
import { connect, type Connection, Refusal } from "./connection.ts";
import { parseEvent } from "./events.ts";
import { toFault } from "./faults.ts";
import { parseSubscription, word } from "./snapshots.ts";

const webAddress = z.url({ protocol: /^https?$/ });
/** The most that Paddle gives at once. */
const perPage = 200;

const eventPage = z.object({
  data: z.array(z.looseObject({ event_id: word })),
  meta: z.object({ pagination: z.object({ has_more: z.boolean() }) }),
});

/**
 * Paddle as our merchant of record.
 * @param limitMs the most that one call may take; of `events`, the most for one page
 */
export function openPaddle(
  settings: PaddleSettings,
  { log }: ProviderDeps,
  limitMs = 10_000,
): PaymentProvider {
  async function call<T>(name: string, run: (connection: Connection) => Promise<T>): Promise<T> {
    try {
      return await run(connect(settings, AbortSignal.timeout(limitMs)));
    } catch (error) {
      throw toFault(error, name, log);
    }
  }

  return {
    name: "paddle",
    frame: { kind: "paddle", token: settings.clientToken, environment: settings.environment },
    webhookSecret: settings.webhookSecret,

    begin: ({ userId, email }, priceId) =>
      call("begin", async ({ sdk }) => {
        const transaction = await sdk.transactions.create({
          items: [{ priceId, quantity: 1 }],
          customerId: await requireCustomer(sdk, email),
          collectionMode: "automatic",
          customData: { userId },
        });
        return word.parse(transaction.id);
      }),

    change: (subscriptionId, priceId, bill) =>
      call("change", async ({ sdk }) => {
        assertId("sub", subscriptionId);
        const subscription = await sdk.subscriptions.update(subscriptionId, {
          items: [{ priceId, quantity: 1 }],
          ...(bill === "prorated"
            ? { prorationBillingMode: "prorated_immediately", onPaymentFailure: "prevent_change" }
            : { prorationBillingMode: "do_not_bill" }),
        });
        return parseSubscription(subscription);
      }),

    cancel: (subscriptionId) =>
      call("cancel", async ({ sdk }) => {
        assertId("sub", subscriptionId);
        try {
          const effectiveFrom = "next_billing_period";
          return parseSubscription(await sdk.subscriptions.cancel(subscriptionId, { effectiveFrom }));
        } catch (error) {
          if (!(error instanceof Refusal && error.code?.startsWith("subscription_"))) throw error;
          // The second of two cancellations is refused: the answer to the first may have been lost.
          const found = parseSubscription(await sdk.subscriptions.get(subscriptionId));
          if (found.cancelAt === null && found.status !== "canceled") throw error;
          return found;
        }
      }),

    resume: (subscriptionId) =>
      call("resume", async ({ sdk }) => {
        assertId("sub", subscriptionId);
        return parseSubscription(await sdk.subscriptions.update(subscriptionId, { scheduledChange: null }));
      }),

    undo: (subscriptionId, transactionId) =>
      call("undo", async ({ sdk }) => {
        assertId("sub", subscriptionId);
        assertId("txn", transactionId);
        try {
          const reason = "A second purchase of somebody who had a plan already";
          await sdk.adjustments.create({ action: "refund", type: "full", transactionId, reason });
        } catch (error) {
          // What was paid back already is refused; the answer to the first time may have been lost.
          if (!(error instanceof Refusal && error.code?.startsWith("adjustment_"))) throw error;
        }
        try {
          const effectiveFrom = "immediately";
          return parseSubscription(await sdk.subscriptions.cancel(subscriptionId, { effectiveFrom }));
        } catch (error) {
          if (!(error instanceof Refusal && error.code?.startsWith("subscription_"))) throw error;
          const found = parseSubscription(await sdk.subscriptions.get(subscriptionId));
          if (found.status !== "canceled") throw error;
          return found;
        }
      }),

    parse: (rawBody) => parseEvent(parseBody(rawBody)),

    async *events(after) {
      for (let cursor = after; ;) {
        const page = await call("events", (connection) => listEvents(connection, cursor));
        for (const found of page.data) {
          const event = readable(found);
          if (event) yield event;
        }
        const last = page.data.at(-1)?.event_id ?? null;
        if (!page.meta.pagination.has_more || last === null || last === cursor) return;
        cursor = last;
      }
    },

    portal: (customerId, subscriptionId) =>
      call("portal", async ({ sdk }) => {
        assertId("ctm", customerId);
        assertId("sub", subscriptionId);
        const { urls } = await sdk.customerPortalSessions.create(customerId, [subscriptionId]);
        return webAddress.parse(urls.general.overview);
      }),

    async document(transactionId, kind) {
      if (kind === "receipt") return null;
      return call("document", async ({ sdk }) => {
        assertId("txn", transactionId);
        try {
          return webAddress.parse((await sdk.transactions.getInvoicePDF(transactionId)).url);
        } catch (error) {
          if (error instanceof Refusal && error.code?.startsWith("transaction_")) return null;
          throw error;
        }
      });
    },
  };

  /** One event that cannot be read must not hide those after it; a webhook with it was refused as well. */
  function readable(found: z.infer<typeof eventPage>["data"][number]): PaymentEvent | null {
    try {
      return parseEvent(found);
    } catch (error) {
      log.error(
        { event: found.event_id, type: found["event_type"], err: error },
        "a payment event is passed over",
      );
      return null;
    }
  }
}

/**
 * Oldest first is asked for, since Paddle's lists begin with the newest. Not by the SDK, which reads a page's events all
 * or none; and by the last event's id, since the address of the next page that an answer carries might lead elsewhere.
 */
async function listEvents(connection: Connection, after: string | null): Promise<z.infer<typeof eventPage>> {
  const query = new URLSearchParams({ order_by: "id[ASC]", per_page: String(perPage) });
  if (after !== null) query.set("after", after);
  return eventPage.parse(await connection.get(`/events?${query}`));
}

/** Paddle has one customer per address; of one that exists, the refusal names the id. */
async function requireCustomer(sdk: Connection["sdk"], email: string): Promise<string> {
  try {
    return word.parse((await sdk.customers.create({ email })).id);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "customer_already_exists") throw error;
    const named = /\bctm_[a-z\d]{26}\b/.exec(error.detail)?.[0];
    if (named !== undefined) return named;
    const [found] = await sdk.customers.list({ email: [email], status: ["active", "archived"] }).next();
    return word.parse(found?.id);
  }
}

/** The SDK puts ids into paths as they are. @throws PaymentFault 404 for what is no id of Paddle's */
function assertId(prefix: "ctm" | "sub" | "txn", id: string): void {
  if (!new RegExp(`^${prefix}_[a-z\\d]{26}$`).test(id))
    throw new PaymentFault(404, "The payment provider does not know of this.", false);
}

function parseBody(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new PaymentFault(400, "The payment event cannot be read: it is not JSON.", false);
    throw error;
  }
}
