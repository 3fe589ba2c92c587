import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { type Limits } from "#app/services/context.ts";
import { ServiceError } from "#app/services/errors.ts";
import { type Db, transact } from "../database/database.ts";
import { type LimitValues, waitAfter } from "./values.ts";

interface LimitDeps {
  db: Db;
  clock: { now(): number };
  secretKey: string;
  values: LimitValues;
}

/** Counts what must not happen too often in the table `rate_limits`, so that a restart forgets nothing. */
export function createLimits({ db, clock, secretKey, values }: LimitDeps): Limits {
  const keyOf = (what: string, who: string): string =>
    `${what} ${createHmac("sha256", secretKey).update(`limit ${what} ${who}`).digest("base64url")}`;

  return {
    async count(call, who) {
      const now = clock.now();
      const { most, windowMs } = values.calls[call];
      // What ends later than a window that begins now was counted before the clock was set back.
      const over = sql`(rate_limits.expires_at <= ${now} or rate_limits.expires_at > ${now + windowMs})`;
      const row = await db
        .insertInto("rate_limits")
        .values({ key: keyOf(call, who), count: 1, open_at: now, expires_at: now + windowMs })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            count: sql<number>`case when ${over} then 1 else rate_limits.count + 1 end`,
            expires_at: sql<number>`case when ${over} then excluded.expires_at else rate_limits.expires_at end`,
          }),
        )
        .returning(["count", "expires_at"])
        .executeTakeFirstOrThrow();
      if (row.count > most) throw tooOften(row.expires_at - now);
    },

    async claim(who) {
      const now = clock.now();
      const key = keyOf("try", who);
      const openAt = await transact(db, async (trx) => {
        const row = await trx
          .insertInto("rate_limits")
          .values({ key, count: 1, open_at: 0, expires_at: 0 })
          .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
          .returningAll()
          .executeTakeFirstOrThrow();
        // A longer wait was begun before the clock was set back; nobody waits for what that lacks.
        const latest = now + values.tries.mostMs;
        if (row.open_at > latest) {
          await trx.updateTable("rate_limits").set({ open_at: latest }).where("key", "=", key).execute();
        }
        if (row.open_at > now) return Math.min(row.open_at, latest);
        const count = row.expires_at <= now ? 1 : row.count + 1;
        const wait = waitAfter(count, values.tries);
        await trx
          .updateTable("rate_limits")
          .set({ count, open_at: wait && now + wait, expires_at: now + wait + values.tries.forgottenMs })
          .where("key", "=", key)
          .execute();
        return null;
      });
      if (openAt !== null) throw tooOften(openAt - now);
    },

    async forgive(who) {
      await db.deleteFrom("rate_limits").where("key", "=", keyOf("try", who)).execute();
    },
  };
}

/** Deletes the counts whose time is over. */
export async function deleteLapsedLimits(db: Db, now: number): Promise<void> {
  await db.deleteFrom("rate_limits").where("expires_at", "<=", now).execute();
}

function tooOften(waitMs: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const wait =
    seconds < 120 ? `${seconds} second${seconds === 1 ? "" : "s"}` : `${Math.ceil(seconds / 60)} minutes`;
  return new ServiceError(429, `Too many tries. Please wait ${wait} and try again.`, {
    code: "rate_limited",
    retry_after: seconds,
  });
}
