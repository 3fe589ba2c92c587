import type { Logger } from "pino";
import type { Downgrade, Entitlement, Payments } from "#app/services/auth/host.ts";
import { notFound, ServiceError } from "#app/services/errors.ts";
import { type Db, transact, type Trx } from "../database/database.ts";
import { answered } from "./fold.ts";
import { Inbox } from "./inbox.ts";
import { PaymentFault, type PaymentProvider, type SubscriptionSnapshot } from "./provider.ts";
import { undoSecondPurchases } from "./second-purchases.ts";
import type { TestProvider } from "./test-checkout/test-provider.ts";

export interface PaymentsDeps {
  db: Db;
  clock: { now(): number };
  log: Logger;
  provider: PaymentProvider;
  /** The provider again, where it is the built-in one. */
  test: TestProvider | null;
  /** Price ids by plan id. */
  prices: ReadonlyMap<number, string>;
  appUrl: string;
}

/** The sale of plans, with the inbox of what the provider says. */
export interface OpenPayments extends Payments {
  inbox: Inbox;
  /** Cancels at the provider what deleted accounts still pay for. */
  cancelOfDeleted(signal: AbortSignal): Promise<void>;
  /** Takes back what somebody with a paid plan has bought besides. */
  undoSeconds(signal: AbortSignal): Promise<void>;
}

const anHour = 60 * 60 * 1000;
/** No change takes longer: it is a few calls of the provider's. */
const longestChangeMs = 60_000;

export function openPayments(deps: PaymentsDeps): OpenPayments {
  const { db, clock, log, provider, test, prices } = deps;
  const plans = new Map([...prices].map(([planId, priceId]) => [priceId, planId]));
  const planOf = (priceId: string): number | null => plans.get(priceId) ?? null;
  const inbox = new Inbox({ db, clock, log, provider, planOf });
  test?.deliverTo((rawBody, signature) => inbox.receive(rawBody, signature));

  const requirePrice = (planId: number): string => {
    const price = prices.get(planId);
    if (price === undefined) throw new ServiceError(422, "This plan is not sold.");
    return price;
  };
  const takeAnswer = (snapshot: SubscriptionSnapshot): Promise<void> => inbox.take(answered(snapshot));
  const schedule = (userId: string, id: string, downgrade: Downgrade | null) =>
    transact(db, async (trx) => {
      await unschedule(trx, id);
      if (!downgrade) return;
      await trx
        .insertInto("scheduled_changes")
        .values({ ...downgrade, user_id: userId, created_at: clock.now() })
        .execute();
    });

  return {
    inbox,
    provider: provider.name,
    frame: provider.frame,
    priceOf: (planId) => prices.get(planId) ?? null,
    planOf,
    async begin(userId, planId) {
      const priceId = requirePrice(planId);
      const open = await findOpenCheckout(db, userId, planId, provider.name, clock.now() - anHour);
      if (open !== null) return open;
      const user = await db
        .selectFrom("users")
        .select("email")
        .where("id", "=", userId)
        .executeTakeFirstOrThrow();
      const transactionId = await asked(provider.begin({ userId, email: user.email }, priceId));
      await db
        .insertInto("checkouts")
        .values({
          transaction_id: transactionId,
          user_id: userId,
          provider: provider.name,
          plan_id: planId,
          created_at: clock.now(),
        })
        .execute();
      return transactionId;
    },
    async findCheckout(userId, transactionId) {
      const row = await db
        .selectFrom("checkouts")
        .leftJoin("invoices", "invoices.transaction_id", "checkouts.transaction_id")
        .select(["checkouts.plan_id", "invoices.transaction_id as paid"])
        .where("checkouts.transaction_id", "=", transactionId)
        .where("checkouts.user_id", "=", userId)
        .where("checkouts.provider", "=", provider.name)
        .executeTakeFirst();
      return row ? { planId: row.plan_id, state: row.paid === null ? "open" : "done" } : null;
    },
    async alone(userId, work) {
      const now = clock.now();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("plan_changes")
        .values({ user_id: userId, until: now + longestChangeMs })
        .onConflict((conflict) =>
          conflict
            .column("user_id")
            .doUpdateSet({ until: now + longestChangeMs })
            .where((eb) =>
              eb.or([
                eb("plan_changes.until", "<=", now),
                // Later than a clock that runs ahead would say: the clock was set back. One read a moment before is not.
                eb("plan_changes.until", ">", now + 2 * longestChangeMs),
              ]),
            ),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) {
        throw new ServiceError(409, "Your plan is being changed already. Please look at it in a moment.");
      }
      try {
        return await work();
      } finally {
        await db.deleteFrom("plan_changes").where("user_id", "=", userId).execute();
      }
    },
    async raise(_userId, { subscription, plan, downgrade }, planId) {
      const id = billedId(subscription);
      const priceId = requirePrice(planId);
      // The period is paid for at the higher price: against the lower one the difference would be billed twice.
      if (downgrade) await asked(provider.change(id, requirePrice(plan.id), "nothing"));
      try {
        await takeAnswer(await asked(provider.change(id, priceId, "prorated")));
      } catch (error) {
        if (downgrade) await asked(provider.change(id, requirePrice(downgrade.to_plan), "nothing"));
        throw error;
      }
      await transact(db, (trx) => unschedule(trx, id));
    },
    async lower(userId, entitlement, planId) {
      const { subscription, plan, period, downgrade } = entitlement;
      const id = billedId(subscription);
      const priceId = requirePrice(planId);
      // First what keeps the higher plan until the period ends, so that no moment is without it.
      await schedule(userId, id, {
        subscription_id: id,
        from_plan: plan.id,
        to_plan: planId,
        effective_at: period.endsAt,
      });
      try {
        await takeAnswer(await asked(provider.change(id, priceId, "nothing")));
      } catch (error) {
        await schedule(userId, id, downgrade);
        throw error;
      }
    },
    async cancel(_userId, { subscription }) {
      await takeAnswer(await asked(provider.cancel(billedId(subscription))));
    },
    async resume(_userId, entitlement) {
      const { subscription, downgrade, plan } = entitlement;
      const id = billedId(subscription);
      if (subscription?.cancel_at !== null) await takeAnswer(await asked(provider.resume(id)));
      if (!downgrade) return;
      await takeAnswer(await asked(provider.change(id, requirePrice(plan.id), "nothing")));
      await transact(db, (trx) => unschedule(trx, id));
    },
    async listInvoices(userId, most) {
      const rows = await db
        .selectFrom("invoices")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("billed_at", "desc")
        .orderBy("transaction_id")
        .limit(most)
        .execute();
      return rows.map((row) => ({
        id: row.transaction_id,
        planId: row.plan_id,
        origin: row.origin,
        amount: row.amount,
        currency: row.currency,
        billedAt: row.billed_at,
      }));
    },
    async documentLink(userId, transactionId, kind) {
      const invoice = await db
        .selectFrom("invoices")
        .select("transaction_id")
        .where("transaction_id", "=", transactionId)
        .where("user_id", "=", userId)
        .where("provider", "=", provider.name)
        .executeTakeFirst();
      const url = invoice ? await asked(provider.document(invoice.transaction_id, kind)) : null;
      if (url === null) throw notFound();
      return url;
    },
    async portalLink({ subscription }) {
      const id = billedId(subscription);
      return asked(provider.portal(subscription?.customer_id ?? "", id));
    },
    receive: (rawBody, signature) => inbox.receive(rawBody, signature),
    test: test && {
      async pay(userId, transactionId, outcome) {
        await asked(test.pay(userId, transactionId, outcome));
        await inbox.settled();
      },
      async happen(_userId, { subscription }, what) {
        await asked(test.happen(billedId(subscription), what));
        await inbox.settled();
      },
    },
    undoSeconds: (signal) => undoSecondPurchases(deps, inbox, signal),
    async cancelOfDeleted(signal) {
      const rows = await db
        .selectFrom("subscriptions")
        .innerJoin("users", "users.id", "subscriptions.user_id")
        .select("subscriptions.id")
        .where("users.delete_at", "is not", null)
        .where("subscriptions.provider", "=", provider.name)
        .where("subscriptions.status", "in", ["active", "past_due"])
        .where("subscriptions.cancel_at", "is", null)
        .execute();
      for (const { id } of rows) {
        if (signal.aborted) return;
        try {
          await takeAnswer(await provider.cancel(id));
        } catch (error) {
          log.warn(
            { err: error, subscription: id },
            "a deleted account's subscription could not be cancelled yet",
          );
        }
      }
    },
  };
}

/** A purchase of the same plan that was begun lately and is not paid: one more click is not one more purchase. */
async function findOpenCheckout(
  db: Db,
  userId: string,
  planId: number,
  provider: "paddle" | "test",
  since: number,
): Promise<string | null> {
  const row = await db
    .selectFrom("checkouts")
    .select("transaction_id")
    .where("user_id", "=", userId)
    .where("plan_id", "=", planId)
    .where("provider", "=", provider)
    .where("created_at", ">", since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("payment_events")
            .select("payment_events.id")
            .whereRef("payment_events.transaction_id", "=", "checkouts.transaction_id")
            .where("payment_events.type", "in", [
              "transaction.completed",
              "transaction.paid",
              "transaction.canceled",
            ]),
        ),
      ),
    )
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.transaction_id ?? null;
}

async function unschedule(trx: Trx, subscriptionId: string): Promise<void> {
  await trx.deleteFrom("scheduled_changes").where("subscription_id", "=", subscriptionId).execute();
}

function billedId(subscription: Entitlement["subscription"]): string {
  if (!subscription || subscription.provider === "operator") {
    throw new ServiceError(409, "There is no paid subscription to change.");
  }
  return subscription.id;
}

/** Waits for the provider; what it refuses becomes the caller's answer. */
async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    throw new ServiceError(error.status, error.message, {
      code: "payment_failed",
      retryable: error.retryable,
    });
  }
}
