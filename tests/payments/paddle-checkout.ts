import { randomUUID } from "node:crypto";
import { type Books, PaddleError } from "./paddle-books.ts";
import { subscriptionOf, transactionOf } from "./paddle-entities.ts";
import type { Customer, Payment, Subscription, Transaction } from "./paddle-shapes.ts";
import { nextMonth } from "./paddle-stamps.ts";

/** @throws PaddleError when the address has a customer: case makes no other address */
export function createCustomer(books: Books, email: string): Customer {
  const known = [...books.customers.values()].find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (known)
    throw new PaddleError(
      409,
      "customer_already_exists",
      `customer email conflicts with customer of id ${known.id}`,
    );
  const at = books.stamps.time();
  const customer: Customer = {
    id: books.stamps.id("ctm"),
    name: null,
    email,
    marketing_consent: false,
    status: "active",
    custom_data: null,
    locale: "en",
    import_meta: null,
    created_at: at,
    updated_at: at,
  };
  books.customers.set(customer.id, customer);
  books.note("customer.created", customer);
  return customer;
}

/** A purchase that waits for its checkout: without an address it is a draft. */
export function createTransaction(
  books: Books,
  customerId: string,
  priceId: string,
  customData: Record<string, unknown> | null,
): Transaction {
  const transaction = transactionOf({
    id: books.stamps.id("txn"),
    lineId: () => books.stamps.id("txnitm"),
    at: books.stamps.time(),
    customerId: books.requireCustomer(customerId).id,
    addressId: null,
    customData,
    origin: "api",
    status: "draft",
    subscriptionId: null,
    period: null,
    lines: [{ price: books.requirePrice(priceId), quantity: 1, rate: null }],
  });
  books.transactions.set(transaction.id, transaction);
  books.note("transaction.created", transaction);
  return transaction;
}

/** The customer pays at the checkout, which begins the subscription. */
export function pay(books: Books, transactionId: string): Subscription {
  const transaction = openTransaction(books, transactionId);
  capture(books, transaction);
  const at = books.stamps.time();
  const period = { starts_at: at, ends_at: nextMonth(at) };
  const subscription = subscriptionOf(books.stamps.id("sub"), transaction, at, period);
  books.subscriptions.set(subscription.id, subscription);
  books.note("subscription.created", { ...subscription, transaction_id: transaction.id });
  books.note("subscription.activated", subscription);
  books.changeTransaction(transaction, { subscription_id: subscription.id, billing_period: period });
  complete(books, transaction);
  return subscription;
}

/** The customer's card is declined at the checkout, which stays open. */
export function decline(books: Books, transactionId: string): void {
  failPayment(books, openTransaction(books, transactionId));
}

/** The checkout asks for the address first. */
function openTransaction(books: Books, transactionId: string): Transaction {
  const transaction = books.requireTransaction(transactionId);
  if (transaction.status === "draft")
    books.changeTransaction(transaction, { status: "ready", address_id: books.stamps.id("add") }, "ready");
  if (transaction.status !== "ready") throw new Error(`${transactionId} is ${transaction.status}`);
  return transaction;
}

export function capture(books: Books, transaction: Transaction): void {
  const { totals } = transaction.details;
  const payments =
    totals.grand_total === "0"
      ? transaction.payments
      : [paymentOf(books, transaction, true), ...transaction.payments];
  const details = { ...transaction.details, totals: { ...totals, balance: "0" } };
  const billedAt = transaction.billed_at ?? books.stamps.time();
  books.changeTransaction(transaction, { status: "paid", payments, details, billed_at: billedAt }, "paid");
}

export function complete(books: Books, transaction: Transaction): void {
  const number = `325-${10_000 + books.transactions.size}`;
  const invoice = { invoice_id: books.stamps.id("inv"), invoice_number: number };
  books.changeTransaction(transaction, { status: "completed", ...invoice }, "completed");
}

export function failPayment(books: Books, transaction: Transaction): void {
  const payments = [paymentOf(books, transaction, false), ...transaction.payments];
  books.changeTransaction(transaction, { payments }, "payment_failed");
}

/** The newest payment is the first of a transaction's. */
function paymentOf(books: Books, transaction: Transaction, captured: boolean): Payment {
  const at = books.stamps.time();
  return {
    payment_attempt_id: randomUUID(),
    payment_method_id: books.stamps.id("paymtd"),
    stored_payment_method_id: randomUUID(),
    amount: transaction.details.totals.grand_total,
    status: captured ? "captured" : "error",
    error_code: captured ? null : "declined",
    method_details: {
      type: "card",
      underlying_details: null,
      card: {
        type: "visa",
        last4: captured ? "4242" : "0002",
        expiry_month: 8,
        expiry_year: 2031,
        cardholder_name: "Card Holder",
      },
    },
    created_at: at,
    captured_at: captured ? at : null,
  };
}
