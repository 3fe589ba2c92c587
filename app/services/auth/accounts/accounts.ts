import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { toldCharacters } from "#app/writer/house-style.ts";
import { ServiceError } from "../../errors.ts";
import { type ServiceContext } from "../../context.ts";
import type { signupBody, User } from "../contract.ts";
import { emailKey } from "./addresses.ts";
import { createLink, nobody, spendLink } from "./links.ts";
import { activationLetter } from "../mails/activation.ts";
import { takenLetter } from "../mails/taken.ts";
import { messages } from "../messages.ts";
import { getHouseStyle } from "./preferences.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { freePlanId, trial } from "../plans/plans.ts";
import type { UserRow } from "../tables.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Makes an account that waits for its activation, or tells the owner of a taken address. The answer and the work are
 * the same either way. Until an account is activated it shows what its newest sign-up gave; the link that is used decides.
 */
export async function signUp(context: ServiceContext, body: z.infer<typeof signupBody>): Promise<void> {
  const passwordHash = await hashPassword(body.password, context.passwordCost);
  const now = context.clock.now();
  const fields = {
    username: body.username,
    first_name: body.firstName,
    last_name: body.lastName,
    password_hash: passwordHash,
    wanted_plan: body.planId === undefined || body.planId === freePlanId ? null : body.planId,
  };
  await context.transact(async (trx) => {
    const made = await trx
      .insertInto("users")
      .values({ ...newAccount(body.email, now), ...fields })
      .onConflict((conflict) =>
        conflict.column("email_key").doUpdateSet(fields).where("users.is_active", "=", 0),
      )
      .returning("id")
      .executeTakeFirst();
    const token = await createLink(trx, made?.id ?? nobody, "activate", now);
    const link = `${context.settings.appUrl}/activate-account?token=${token}`;
    const to = (await findByEmail(trx, body.email))?.email ?? body.email;
    const letter = made
      ? activationLetter(to, body.firstName, link)
      : takenLetter(to, context.settings.appUrl);
    await context.mail(trx, letter);
  });
}

const newAccount = (email: string, now: number) => ({
  id: randomUUID(),
  email,
  email_key: emailKey(email),
  is_active: 0 as const,
  is_email_verified: 0 as const,
  created_at: now,
  deactivated_at: null,
  delete_at: null,
});

/**
 * Uses an activation link: the account is what the link's own sign-up gave.
 * @throws ServiceError 400 when it is unknown, used or older than 24 hours, or when the account is active already
 */
export async function activate(context: ServiceContext, token: string): Promise<void> {
  await context.transact(async (trx) => {
    const link = await spendLink(trx, token, "activate", context.clock.now(), messages.linkInvalid);
    const { user_id: userId, username, first_name, last_name, password_hash } = link;
    const { numUpdatedRows } = await trx
      .updateTable("users")
      .set({ is_active: 1, is_email_verified: 1, username, first_name, last_name, password_hash })
      .where("id", "=", userId)
      .where("is_active", "=", 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ServiceError(400, messages.linkInvalid);
  });
}

/**
 * The account of an address and a password. Tries count by address, known or not; those of a browser that has logged
 * in there before, by its own name.
 * @throws ServiceError 401, 403 before activation, 429 while the next try has to wait
 */
export async function logIn(
  context: ServiceContext,
  email: string,
  password: string,
  browser: string | null,
): Promise<UserRow> {
  const address = emailKey(email.trim());
  const who = browser === null ? address : `${address} from ${browser}`;
  await context.limits.claim(who);
  const user = await findByEmail(context.db, address);
  const right = await verifyPassword(password, user?.password_hash ?? null, context.passwordCost);
  if (!user || !right) throw new ServiceError(401, messages.loginFailed);
  await context.limits.forgive(who);
  if (!user.is_active) throw new ServiceError(403, messages.notActivated);
  return user;
}

/** The account as the calls show it. */
export async function toUser(context: ServiceContext, userId: string): Promise<User> {
  const row = await context.db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const { credits, entitlement } = await context.usage(row.id);
  return {
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    isActive: row.is_active === 1,
    isEmailVerified: row.is_email_verified === 1,
    createdAt: new Date(row.created_at).toISOString(),
    tokensUsed: credits.used,
    maxTokensAllowed: credits.limit,
    plan: entitlement.plan.displayName,
    planId: entitlement.plan.id,
    wantedPlan: row.wanted_plan,
    houseStyleCharacters: toldCharacters(await getHouseStyle(context.db, userId)),
  };
}

/** Whole days until the trial of the first seven days is over; a day that has begun counts. */
export async function trialDaysLeft(context: ServiceContext, userId: string): Promise<number> {
  const user = await context.db
    .selectFrom("users")
    .select("created_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return Math.max(0, Math.ceil((user.created_at + trial.lengthMs - context.clock.now()) / day));
}

export function findByEmail(db: ServiceContext["db"], email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email_key", "=", emailKey(email)).executeTakeFirst();
}
