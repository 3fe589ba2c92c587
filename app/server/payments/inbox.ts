import { setImmediate as networkFirst } from "node:timers/promises";
import type { Logger } from "pino";
import { ServiceError } from "#app/services/errors.ts";
import { putSubscription } from "#app/services/auth/plans/store.ts";
import { type Db, transact, type Trx } from "../database/database.ts";
import { findOwner, listOfSubscription, storeEvent } from "./events.ts";
import { foldSubscription, toInvoice } from "./fold.ts";
import { type PaymentEvent, PaymentFault, type PaymentProvider } from "./provider.ts";
import { checkSignature } from "./signature.ts";
import type { PaymentEventRow } from "./tables.ts";

interface InboxDeps {
  db: Db;
  clock: { now(): number };
  log: Logger;
  provider: PaymentProvider;
  planOf: (priceId: string) => number | null;
}

const day = 24 * 60 * 60 * 1000;
/** How far back the provider's own list is read again: a webhook is missing for longer only if the job did not run either. */
const lookBackMs = 3 * day;
const atOnce = 100;

/**
 * What the provider says, stored before it is acknowledged, applied once and in order of occurrence. Applying is a fold
 * over all that was said of a subscription, so the order of arrival, repeats and a crash in between change nothing.
 */
export class Inbox {
  readonly #deps: InboxDeps;
  /** The end of the line of events that wait to be applied. */
  #line: Promise<void> = Promise.resolve();

  constructor(deps: InboxDeps) {
    this.#deps = deps;
  }

  /** Takes in a webhook; when it returns, the event is stored. @throws ServiceError 400, 401 */
  async receive(rawBody: string, signature: string | null): Promise<void> {
    const { provider, clock } = this.#deps;
    const verdict = checkSignature(rawBody, signature, provider.webhookSecret, clock.now());
    if (verdict !== "good") throw new ServiceError(401, `The signature is ${verdict}.`);
    const event = this.#parse(rawBody);
    if (event) await this.#store(event);
  }

  /** Takes in what the provider answered to a call of ours, and applies it before it returns. */
  async take(event: PaymentEvent): Promise<void> {
    await this.#store(event);
    await this.settled();
  }

  /** Resolves when what was received so far is applied. */
  async settled(): Promise<void> {
    for (let end = null; end !== this.#line;) {
      end = this.#line;
      await end;
    }
  }

  /** Applies what a killed process left, and looks once more whose the parked events are. @returns how many were looked at */
  async applyStored(): Promise<number> {
    const { db } = this.#deps;
    const rows = await db
      .selectFrom("payment_events")
      .select("id")
      .where("state", "in", ["stored", "parked"])
      .where("provider", "=", this.#deps.provider.name)
      .orderBy("state", "desc")
      .orderBy("received_at", "desc")
      .limit(atOnce)
      .execute();
    for (const { id } of rows) await this.#applyOrWait(id);
    return rows.length;
  }

  /** Reads the provider's own list of the last days and takes in what no webhook brought. @returns how many were missing */
  async reconcile(signal?: AbortSignal): Promise<number> {
    const { db, clock, provider } = this.#deps;
    const since = await db
      .selectFrom("payment_events")
      .select("id")
      .where("provider", "=", provider.name)
      .where("id", "not like", "answer:%")
      .where("occurred_at", "<", clock.now() - lookBackMs)
      .orderBy("occurred_at", "desc")
      .limit(1)
      .executeTakeFirst();
    const missing: PaymentEvent[] = [];
    for await (const event of provider.events(since?.id ?? null)) {
      if (signal?.aborted) break;
      if (await storeEvent(db, provider.name, event, clock.now())) missing.push(event);
    }
    // First those that tell whose a subscription is: the others are then applied with them.
    const telling = missing.filter(tellsOwner);
    const others = missing.filter((event) => !tellsOwner(event));
    for (const { id } of [...telling, ...others]) {
      await this.#applyOrWait(id);
    }
    return missing.length;
  }

  /** Folds every subscription anew: prices that were unknown may be known now. */
  async refold(): Promise<void> {
    const { db } = this.#deps;
    const rows = await db
      .selectFrom("payment_events")
      .select((eb) => eb.fn.max("id").as("id"))
      .where("provider", "=", this.#deps.provider.name)
      .where("subscription_id", "is not", null)
      .groupBy("subscription_id")
      .execute();
    for (const { id } of rows) {
      await db.updateTable("payment_events").set({ state: "stored" }).where("id", "=", id).execute();
      await this.#applyOrWait(id);
    }
  }

  #parse(rawBody: string): PaymentEvent | null {
    try {
      return this.#deps.provider.parse(rawBody);
    } catch (error) {
      if (error instanceof PaymentFault) throw new ServiceError(error.status, error.message);
      throw error;
    }
  }

  async #store(event: PaymentEvent): Promise<void> {
    const { db, clock, provider } = this.#deps;
    if (!(await storeEvent(db, provider.name, event, clock.now()))) return;
    // One at a time, each after a look at the network, so that no acknowledgement waits until others are applied.
    this.#line = this.#line.then(() => networkFirst()).then(() => this.#applyOrWait(event.id));
  }

  /** One event that cannot be applied keeps no other from it; it stays stored. */
  async #applyOrWait(id: string): Promise<void> {
    try {
      await this.#apply(id);
    } catch (error) {
      this.#deps.log.error({ err: error, event: id }, "a payment event waits to be applied");
    }
  }

  async #apply(id: string): Promise<void> {
    const { db, log } = this.#deps;
    const outcome = await transact(db, (trx) => this.#applyIn(trx, id));
    if (outcome === "parked") log.warn({ event: id }, "a payment event of nobody known is parked");
    if (outcome === "unknown price") {
      log.error({ event: id }, "a payment event names no price of PADDLE_PRICES");
    }
    if (outcome === "applied") await this.#applyLate(id);
  }

  /** What came while an event was being applied, and could not yet be told whose it is. */
  async #applyLate(id: string): Promise<void> {
    const late = await this.#deps.db
      .selectFrom("payment_events as applied")
      .innerJoin("payment_events as late", "late.subscription_id", "applied.subscription_id")
      .select("late.id")
      .where("applied.id", "=", id)
      .where("late.state", "<>", "applied")
      .execute();
    for (const event of late) await this.#apply(event.id);
  }

  async #applyIn(trx: Trx, id: string): Promise<"applied" | "parked" | "unknown price" | "done before"> {
    const waiting = await findWaiting(trx, id);
    if (!waiting) return "done before";
    const userId = await findOwner(trx, waiting);
    if (userId === null) return (await park(trx, id)) ? "parked" : "done before";
    // Two servers that apply events of one user wait for each other here; the second may have nothing left to do.
    await trx
      .updateTable("users")
      .set((eb) => ({ email_key: eb.ref("email_key") }))
      .where("id", "=", userId)
      .execute();
    const event = await findWaiting(trx, id);
    if (!event) return "done before";
    const owner = { userId, provider: event.provider, planOf: this.#deps.planOf };
    const events =
      event.subscription_id === null
        ? [JSON.parse(event.body) as PaymentEvent]
        : await listOfSubscription(trx, event.subscription_id);
    const row = foldSubscription(events, owner);
    if (row) await putSubscription(trx, row);
    for (const said of events) {
      const invoice = toInvoice(said, owner);
      if (!invoice) continue;
      await trx
        .insertInto("invoices")
        .values(invoice)
        .onConflict((conflict) => conflict.column("transaction_id").doNothing())
        .execute();
    }
    await trx
      .updateTable("payment_events")
      .set({ state: "applied", user_id: userId })
      .where(
        "id",
        "in",
        events.map((said) => said.id),
      )
      .execute();
    return !row && events.some((said) => said.subscription) ? "unknown price" : "applied";
  }
}

const tellsOwner = ({ beganBy, transaction }: PaymentEvent): boolean =>
  beganBy !== null || transaction !== null;

const findWaiting = (trx: Trx, id: string): Promise<PaymentEventRow | undefined> =>
  trx
    .selectFrom("payment_events")
    .selectAll()
    .where("id", "=", id)
    .where("state", "<>", "applied")
    .executeTakeFirst();

/** @returns false when it is parked already, or another server is applying it with all others of its subscription */
async function park(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("payment_events")
    .set({ state: "parked" })
    .where("id", "=", id)
    .where("state", "=", "stored")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
