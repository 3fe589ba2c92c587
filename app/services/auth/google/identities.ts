import { randomUUID } from "node:crypto";
import type { ServiceContext, Trx } from "../../context.ts";
import { emailKey } from "../accounts/addresses.ts";
import type { UserRow } from "../tables.ts";
import type { Person } from "./person.ts";

/**
 * The account of somebody whom the provider vouches for: the one that the identity belongs to, else the one of the same
 * address, else a new one. From then on the two belong together.
 */
export async function accountOf(context: ServiceContext, person: Person): Promise<UserRow> {
  const now = context.clock.now();
  return context.transact(async (trx) => {
    const known = await findUser(trx, person);
    if (known) return known;
    const { issuer, subject, email } = person;
    const user = await joinUser(trx, person, now);
    await trx
      .insertInto("identities")
      .values({ issuer, subject, user_id: user.id, email, created_at: now })
      .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
      .execute();
    return user;
  });
}

const findUser = (trx: Trx, { issuer, subject }: Person): Promise<UserRow | undefined> =>
  trx
    .selectFrom("identities")
    .innerJoin("users", "users.id", "identities.user_id")
    .selectAll("users")
    .where("identities.issuer", "=", issuer)
    .where("identities.subject", "=", subject)
    .executeTakeFirst();

/**
 * The account of the person's address, made if there is none. Of an account whose address nobody has proved, somebody
 * else may have set name and password: the password goes, the names are the provider's.
 */
async function joinUser(trx: Trx, { email, firstName, lastName }: Person, now: number): Promise<UserRow> {
  const proved = {
    username: email.split("@")[0] ?? email,
    first_name: firstName,
    last_name: lastName,
    password_hash: null,
    is_active: 1 as const,
    is_email_verified: 1 as const,
  };
  await trx
    .insertInto("users")
    .values({
      id: randomUUID(),
      email,
      email_key: emailKey(email),
      ...proved,
      wanted_plan: null,
      created_at: now,
      deactivated_at: null,
      delete_at: null,
    })
    .onConflict((conflict) =>
      conflict.column("email_key").doUpdateSet(proved).where("users.is_email_verified", "=", 0),
    )
    .execute();
  return trx
    .selectFrom("users")
    .selectAll()
    .where("email_key", "=", emailKey(email))
    .executeTakeFirstOrThrow();
}
