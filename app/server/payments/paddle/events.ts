import { SubscriptionNotification, TransactionNotification } from "@paddle/paddle-node-sdk";
import { z } from "zod";
import { type PaymentEvent, PaymentFault } from "../provider.ts";
import { toSnakeCase } from "./connection.ts";
import { parseSubscription, parseTransaction, time, word } from "./snapshots.ts";

const event = z.object({ event_id: word, event_type: word, occurred_at: time, data: z.looseObject({}) });

/** What the SDK takes for granted when it reads an entity. */
const things = z.array(z.looseObject({}));
const subscriptionData = z.looseObject({
  items: things,
  billing_cycle: z.looseObject({}),
  transaction_id: word.nullish(),
});
const transactionData = z.looseObject({
  items: things,
  payments: things,
  details: z.looseObject({ tax_rates_used: things, line_items: things }),
});

/**
 * Reads an event in Paddle's form, from a webhook or from the list of events. Of every kind of subscription and
 * transaction event the same is read, so that a kind which Paddle adds needs no change here.
 * @returns null for events about anything else
 * @throws PaymentFault 400 that names what is not as expected
 */
export function parseEvent(value: unknown): PaymentEvent | null {
  try {
    const { event_id: id, event_type: type, occurred_at: occurredAt, data } = event.parse(value);
    if (type.startsWith("subscription.")) return { id, type, occurredAt, ...readSubscription(type, data) };
    if (type.startsWith("transaction.")) return { id, type, occurredAt, ...readTransaction(data) };
    return null;
  } catch (error) {
    throw new PaymentFault(
      400,
      `The payment event cannot be read: ${fieldOf(error)} is not as expected.`,
      false,
    );
  }
}

type Content = Pick<PaymentEvent, "subscription" | "transaction" | "beganBy">;
type SubscriptionJson = ConstructorParameters<typeof SubscriptionNotification>[0];
type TransactionJson = ConstructorParameters<typeof TransactionNotification>[0];

function readSubscription(type: string, data: unknown): Content {
  const read = under("data", () => subscriptionData.parse(data));
  const entity = new SubscriptionNotification(read as unknown as SubscriptionJson);
  const beganBy = type === "subscription.created" ? (read.transaction_id ?? null) : null;
  return { subscription: under("data", () => parseSubscription(entity)), transaction: null, beganBy };
}

function readTransaction(data: unknown): Content {
  const read = under("data", () => transactionData.parse(data));
  const entity = new TransactionNotification(read as unknown as TransactionJson);
  return { transaction: under("data", () => parseTransaction(entity)), subscription: null, beganBy: null };
}

/** Lets a fault of what `read` reads name the whole path. */
function under<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new z.ZodError(error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })));
    throw error;
  }
}

/** The field in Paddle's spelling; the SDK's own errors, of which there are many kinds, name none. */
function fieldOf(error: unknown): string {
  const path = error instanceof z.ZodError ? (error.issues[0]?.path ?? []) : ["data"];
  return path.map((part) => toSnakeCase(String(part))).join(".") || "the whole";
}
