import { randomUUID } from "node:crypto";
import { emailKey } from "#app/services/auth/accounts/addresses.ts";
import { resendVerification } from "#app/services/auth/accounts/recovery.ts";
import { plans } from "#app/services/auth/plans/plans.ts";
import { putSubscription } from "#app/services/auth/plans/store.ts";
import type { Trx as ServiceTrx } from "#app/services/context.ts";
import { append, given, openPurse } from "../credits/buckets.ts";
import { usage } from "../credits/ledger.ts";
import { type Db, transact } from "../database/database.ts";
import { postLetter } from "../mail/outbox.ts";
import type { Settings } from "../settings.ts";
import { CommandError } from "./command-error.ts";

const iso = (time: number | null): string => (time === null ? "-" : new Date(time).toISOString());

async function getUser(db: Db, email: string) {
  const user = await db
    .selectFrom("users")
    .selectAll()
    .where("email_key", "=", emailKey(email.trim()))
    .executeTakeFirst();
  if (!user) throw new CommandError(`There is no account with the address ${email}.`);
  return user;
}

/** What is known of an account, without anything that it wrote. */
export async function showAccount(db: Db, email: string, now: number): Promise<string[]> {
  const user = await getUser(db, email);
  const { credits, prompts, entitlement } = await usage(db, user.id, now);
  const { plan, period, downgrade } = entitlement;
  const subscriptions = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", user.id)
    .orderBy("started_at")
    .execute();
  const invoices = await db
    .selectFrom("invoices")
    .selectAll()
    .where("user_id", "=", user.id)
    .orderBy("billed_at")
    .execute();
  const letters = await db
    .selectFrom("outbox")
    .select(["kind", "created_at", "sent_at", "failed_at"])
    .where("person", "=", user.email_key)
    .orderBy("created_at")
    .execute();
  return [
    `id            ${user.id}`,
    `address       ${user.email}${user.is_email_verified ? "" : " (not verified)"}`,
    `state         ${stateOf(user)}`,
    `signed up     ${iso(user.created_at)}`,
    `plan          ${plan.displayName}${downgrade ? `, ${planName(downgrade.to_plan)} from ${iso(downgrade.effective_at)}` : ""}`,
    `period        ${iso(period.startsAt)} to ${iso(period.endsAt)}`,
    `credits       ${credits.used} of ${credits.limit} used`,
    `prompts       ${prompts.used} of ${prompts.limit} used`,
    ...subscriptions.map(
      (row) =>
        `subscription  ${row.id} ${planName(row.plan_id)} ${row.status}${row.provider === "operator" ? "" : ` until ${iso(row.period_end)}`}${row.cancel_at === null ? "" : ", cancelled"}`,
    ),
    ...invoices.map(
      (row) =>
        `invoice       ${row.transaction_id} ${planName(row.plan_id)} ${(row.amount / 100).toFixed(2)} ${row.currency} ${iso(row.billed_at)}`,
    ),
    ...letters.map((row) => `letter        ${row.kind} of ${iso(row.created_at)}: ${letterState(row)}`),
  ];
}

function stateOf(user: {
  is_active: 0 | 1;
  deactivated_at: number | null;
  delete_at: number | null;
}): string {
  if (user.delete_at !== null) return `deleted, to be erased ${iso(user.delete_at)}`;
  if (user.deactivated_at !== null) return `deactivated ${iso(user.deactivated_at)}`;
  return user.is_active ? "active" : "waits for its activation";
}

const planName = (id: number): string => plans.find((plan) => plan.id === id)?.displayName ?? String(id);

const letterState = ({
  sent_at: sent,
  failed_at: failed,
}: {
  sent_at: number | null;
  failed_at: number | null;
}) => (sent !== null ? `sent ${iso(sent)}` : failed !== null ? `given up ${iso(failed)}` : "waits");

/** The last moment that a date can tell: a granted plan has no end. */
const endless = 8_640_000_000_000_000;

/**
 * Gives a plan that nobody bills, or takes it away. A plan that is paid for stays, and the higher of two counts. Given
 * again, or another one given, its months go on as they were counted.
 */
export async function grantPlan(db: Db, email: string, name: string, now: number): Promise<string[]> {
  const plan = plans.find((candidate) => candidate.name === name);
  if (!plan) throw new CommandError(`PLAN is one of ${plans.map((known) => known.name).join(", ")}.`);
  const user = await getUser(db, email);
  const id = `operator:${user.id}`;
  await transact(db, async (trx) => {
    if (plan.price === 0) {
      await trx.deleteFrom("subscriptions").where("id", "=", id).execute();
      return;
    }
    const before = await trx
      .selectFrom("subscriptions")
      .select("started_at")
      .where("id", "=", id)
      .executeTakeFirst();
    const startedAt = before?.started_at ?? now;
    await putSubscription(trx, {
      id,
      user_id: user.id,
      provider: "operator",
      customer_id: null,
      plan_id: plan.id,
      status: "active",
      currency: "USD",
      period_start: startedAt,
      period_end: endless,
      paid_from: startedAt,
      cycle_interval: "month",
      cycle_frequency: 1,
      cancel_at: null,
      payment_method: null,
      created_at: startedAt,
      started_at: startedAt,
      first_billed_at: null,
      next_billed_at: null,
      occurred_at: now,
    });
  });
  return showAccount(db, email, now);
}

/** Adds to the credits of the current period. */
export async function grantCredits(db: Db, email: string, text: string, now: number): Promise<string[]> {
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw new CommandError("N is a whole number from 1.");
  const user = await getUser(db, email);
  await transact(db, async (trx) => {
    const { buckets } = await openPurse(trx, user.id, now);
    const bucket = buckets.find(({ period, unit }) => period === "month" && unit === "credits");
    if (!bucket) throw new Error("a purse was opened without its credits");
    await append(trx, bucket.id, given("adjust", Number(text), `operator:${randomUUID()}`, now));
  });
  return showAccount(db, email, now);
}

/** Sends what waits for an address at once, and once more what was given up; without either, a new link where one is wanted. */
export async function resendMail(db: Db, settings: Settings, email: string, now: number): Promise<string[]> {
  const user = await getUser(db, email);
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ next_try_at: now, attempts: 0 })
    .where("person", "=", user.email_key)
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    return [`${numUpdatedRows} waiting letters go out at the next look into the outbox`];
  if (user.is_active && user.is_email_verified) {
    return ["Nothing waits, and the account needs no link: there is nothing to send"];
  }
  await resendVerification(
    {
      clock: { now: () => now },
      settings: { appUrl: settings.appUrl },
      transact: (work) => transact(db, (trx) => work(trx as unknown as ServiceTrx)),
      mail: (trx, letter) => postLetter(trx, letter, now),
    },
    user.email,
  );
  return [`A new ${user.is_active ? "verification" : "activation"} link goes to ${user.email}`];
}
