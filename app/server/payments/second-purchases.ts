import type { Logger } from "pino";
import { secondPurchaseLetter } from "#app/services/auth/mails/second-purchase.ts";
import { type Db, transact } from "../database/database.ts";
import { postLetter } from "../mail/outbox.ts";
import { answered } from "./fold.ts";
import type { Inbox } from "./inbox.ts";
import type { PaymentProvider } from "./provider.ts";

/** Of what payments have, what is needed to take one back. */
interface SecondsDeps {
  db: Db;
  clock: { now(): number };
  log: Logger;
  provider: PaymentProvider;
  /** Public origin, for the letter's links. */
  appUrl: string;
}

interface Second {
  id: string;
  userId: string;
  transactionId: string;
}

/**
 * Takes back what a checkout sold that was left open and paid while its user had a plan already: the subscription that
 * began first goes on, every later one ends at once and its payment is refunded. The user is told.
 */
export async function undoSecondPurchases(
  { db, clock, log, provider, appUrl }: SecondsDeps,
  inbox: Inbox,
  signal: AbortSignal,
): Promise<void> {
  for (const { id, userId, transactionId } of await listSeconds(db, provider.name)) {
    if (signal.aborted) return;
    try {
      const ended = await provider.undo(id, transactionId);
      await transact(db, async (trx) => {
        const user = await trx
          .selectFrom("users")
          .select(["email", "first_name"])
          .where("id", "=", userId)
          .executeTakeFirstOrThrow();
        await postLetter(trx, secondPurchaseLetter(user.email, user.first_name, appUrl), clock.now());
      });
      await inbox.take(answered(ended));
      log.warn({ subscription: id }, "a second purchase of one user was cancelled and refunded");
    } catch (error) {
      log.error({ err: error, subscription: id }, "a second purchase could not be taken back yet");
    }
  }
}

/** Subscriptions that go on by themselves beside an earlier one of the same user, with the payment that began each. */
async function listSeconds(db: Db, provider: "paddle" | "test"): Promise<Second[]> {
  const rows = await db
    .selectFrom("subscriptions as second")
    .innerJoin("invoices", "invoices.subscription_id", "second.id")
    .select(["second.id", "second.user_id as userId", "invoices.transaction_id as transactionId"])
    .where("second.provider", "=", provider)
    .where("second.status", "in", ["active", "past_due"])
    .where("invoices.origin", "in", ["web", "api"])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("subscriptions as first")
          .select("first.id")
          .whereRef("first.user_id", "=", "second.user_id")
          .whereRef("first.id", "<>", "second.id")
          .where("first.provider", "=", provider)
          .where("first.status", "in", ["active", "past_due"])
          .where((inner) =>
            inner.or([
              inner("first.started_at", "<", inner.ref("second.started_at")),
              inner.and([
                inner("first.started_at", "=", inner.ref("second.started_at")),
                inner("first.id", "<", inner.ref("second.id")),
              ]),
            ]),
          ),
      ),
    )
    .execute();
  return rows;
}
