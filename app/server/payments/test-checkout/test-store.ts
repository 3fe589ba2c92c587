import type { Db, Trx } from "../../database/database.ts";
import type { PaymentEvent, SubscriptionSnapshot } from "../provider.ts";

/** A purchase at the test checkout. Times are milliseconds since 1970. */
interface TestTransaction {
  id: string;
  priceId: string;
  state: "open" | "paid";
}

/** A subscription of the test checkout, with what the next renewal does. */
export interface TestSubscription {
  userId: string;
  snapshot: SubscriptionSnapshot;
}

/** What the test checkout keeps on its side of the counter, apart from everything that Stet keeps. */
export class TestStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async findTransaction(id: string): Promise<{ userId: string; transaction: TestTransaction } | null> {
    const row = await this.#find("transaction", id);
    return row && { userId: row.user_id, transaction: JSON.parse(row.body) as TestTransaction };
  }

  async findSubscription(id: string): Promise<TestSubscription | null> {
    const row = await this.#find("subscription", id);
    return row && { userId: row.user_id, snapshot: JSON.parse(row.body) as SubscriptionSnapshot };
  }

  #find(kind: "transaction" | "subscription", id: string) {
    return this.#db
      .selectFrom("test_payments")
      .selectAll()
      .where("id", "=", id)
      .where("kind", "=", kind)
      .executeTakeFirst()
      .then((row) => row ?? null);
  }

  async putTransaction(userId: string, transaction: TestTransaction, now: number): Promise<void> {
    await put(this.#db, { id: transaction.id, kind: "transaction", userId, body: transaction, at: now });
  }

  /** A subscription and what it is to be told of, in one step: what is stored will be told, if by the list of events. */
  async putSubscription(
    trx: Trx,
    { userId, snapshot }: TestSubscription,
    events: readonly PaymentEvent[],
  ): Promise<void> {
    const at = snapshot.period?.endsAt ?? Number.MAX_SAFE_INTEGER;
    await put(trx, { id: snapshot.id, kind: "subscription", userId, body: snapshot, at });
    await this.putEvents(trx, userId, events);
  }

  async putEvents(trx: Trx, userId: string, events: readonly PaymentEvent[]): Promise<void> {
    for (const event of events) {
      await put(trx, { id: event.id, kind: "event", userId, body: event, at: event.occurredAt });
    }
  }

  /** Subscriptions whose period has ended. */
  async listDue(now: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("test_payments")
      .select("id")
      .where("kind", "=", "subscription")
      .where("at", "<=", now)
      .orderBy("at")
      .execute();
    return rows.map(({ id }) => id);
  }

  /** All events after one, oldest first. */
  async listEvents(after: string | null): Promise<PaymentEvent[]> {
    const last =
      after === null
        ? null
        : await this.#db
            .selectFrom("test_payments")
            .select("at")
            .where("id", "=", after)
            .where("kind", "=", "event")
            .executeTakeFirst();
    const rows = await this.#db
      .selectFrom("test_payments")
      .select("body")
      .where("kind", "=", "event")
      .where("at", ">=", last?.at ?? 0)
      .orderBy("at")
      .orderBy("id")
      .execute();
    return rows.map(({ body }) => JSON.parse(body) as PaymentEvent);
  }
}

async function put(
  db: Db,
  row: {
    id: string;
    kind: "transaction" | "subscription" | "event";
    userId: string;
    body: object;
    at: number;
  },
): Promise<void> {
  const { userId, ...columns } = row;
  const body = JSON.stringify(row.body);
  await db
    .insertInto("test_payments")
    .values({ ...columns, user_id: userId, body })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ body, at: row.at }))
    .execute();
}
