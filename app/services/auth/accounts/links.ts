import { sql } from "kysely";
import { ServiceError } from "../../errors.ts";
import { type Trx } from "../../context.ts";
import type { OneTimeLinkRow } from "../tables.ts";
import { hashSecret, newSecret } from "../sessions/tokens.ts";

const minute = 60 * 1000;
const lifetimes: Record<OneTimeLinkRow["purpose"], number> = {
  activate: 24 * 60 * minute,
  verify: 24 * 60 * minute,
  reset: 30 * minute,
};

/** The user of links for an address that has no account, or needs no link. */
export const nobody = "";

const ofNewestSignUp = sql`username, first_name, last_name, coalesce(password_hash, '')`;
const ofNone = sql`'', '', '', ''`;

/**
 * Makes the one link of its purpose that works for a user, in place of an earlier one; only its hash is stored. An
 * activation carries what the newest sign-up gave, and leaves those of other sign-ups as they are. For `nobody` the same
 * statement runs and no link comes of it.
 * @returns the token
 */
export async function createLink(
  trx: Trx,
  userId: string,
  purpose: OneTimeLinkRow["purpose"],
  now: number,
): Promise<string> {
  const token = newSecret();
  await sql`
    insert into one_time_links
      (hash, user_id, purpose, created_at, expires_at, username, first_name, last_name, password_hash)
    select ${hashSecret(token)}, id, ${purpose}, cast(${now} as bigint), cast(${now + lifetimes[purpose]} as bigint),
      ${purpose === "activate" ? ofNewestSignUp : ofNone}
    from users where id = ${userId}
    on conflict (user_id, purpose, password_hash) do update set
      hash = excluded.hash, created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null
  `.execute(trx);
  return token;
}

/** Uses a link up. @throws ServiceError 400 when it is unknown, used or too old */
export async function spendLink(
  trx: Trx,
  token: string,
  purpose: OneTimeLinkRow["purpose"],
  now: number,
  refusal: string,
): Promise<OneTimeLinkRow> {
  const link = await trx
    .updateTable("one_time_links")
    .set({ used_at: now })
    .where("hash", "=", hashSecret(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (!link) throw new ServiceError(400, refusal);
  return link;
}
