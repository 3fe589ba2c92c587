import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { ServiceError, type ServiceContext, type Trx } from "../context.ts";
import type { signupBody, User } from "./contract.ts";
import { activationLetter } from "./mails/activation.ts";
import { takenLetter } from "./mails/taken.ts";
import { messages } from "./messages.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import type { UserRow } from "./tables.ts";
import { hashSecret, newSecret } from "./tokens.ts";

const day = 24 * 60 * 60 * 1000;
const trialDays = 7;
const freePlan = 1;
const planNames = new Map([
  [1, "Free"],
  [2, "Lite"],
  [3, "Pro"],
  [4, "Power"],
]);

/** Addresses differ by more than case to nobody who types them. */
export const emailKey = (email: string): string => email.normalize("NFC").toLowerCase();

/**
 * Makes an account that waits for its activation, or tells the owner of a taken address. The answer and the work are
 * the same either way; an account that was never activated takes the newer sign-up's name and password.
 */
export async function signUp(context: ServiceContext, body: z.infer<typeof signupBody>): Promise<void> {
  const passwordHash = await hashPassword(body.password);
  const now = context.clock.now();
  await context.transact(async (trx) => {
    const known = await findByEmail(trx, body.email);
    if (known?.is_active) {
      await context.mail(trx, takenLetter(known.email, context.settings.appUrl));
      return;
    }
    const userId = known?.id ?? randomUUID();
    const fields = {
      username: body.username,
      first_name: body.firstName,
      last_name: body.lastName,
      password_hash: passwordHash,
    };
    if (known) await trx.updateTable("users").set(fields).where("id", "=", userId).execute();
    else await insertUser(trx, { id: userId, email: body.email, created_at: now, ...fields });
    const link = await createActivationLink(context, trx, userId, now);
    await context.mail(trx, activationLetter(body.email, body.firstName, link));
  });
}

async function insertUser(
  trx: Trx,
  fields: Pick<UserRow, "id" | "email" | "created_at" | "username" | "first_name" | "last_name" | "password_hash">,
): Promise<void> {
  await trx
    .insertInto("users")
    .values({
      ...fields,
      email_key: emailKey(fields.email),
      is_active: 0,
      is_email_verified: 0,
      plan_id: freePlan,
      deactivated_at: null,
    })
    .execute();
}

async function createActivationLink(context: ServiceContext, trx: Trx, userId: string, now: number): Promise<string> {
  const token = newSecret();
  await trx.deleteFrom("one_time_links").where("user_id", "=", userId).where("purpose", "=", "activate").execute();
  await trx
    .insertInto("one_time_links")
    .values({
      hash: hashSecret(token),
      user_id: userId,
      purpose: "activate",
      created_at: now,
      expires_at: now + day,
      used_at: null,
    })
    .execute();
  return `${context.settings.appUrl}/activate-account?token=${token}`;
}

/** Uses an activation link. @throws ServiceError 400 when it is unknown, used or older than 24 hours */
export async function activate(context: ServiceContext, token: string): Promise<void> {
  const now = context.clock.now();
  await context.transact(async (trx) => {
    const link = await trx
      .updateTable("one_time_links")
      .set({ used_at: now })
      .where("hash", "=", hashSecret(token))
      .where("purpose", "=", "activate")
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .returning("user_id")
      .executeTakeFirst();
    if (!link) throw new ServiceError(400, messages.linkInvalid);
    await trx
      .updateTable("users")
      .set({ is_active: 1, is_email_verified: 1 })
      .where("id", "=", link.user_id)
      .execute();
  });
}

/** The account of an address and a password. @throws ServiceError 401, or 403 before activation */
export async function logIn(context: ServiceContext, email: string, password: string): Promise<UserRow> {
  const user = await findByEmail(context.db, email.trim());
  const right = await verifyPassword(password, user?.password_hash ?? null);
  if (!user || !right) throw new ServiceError(401, messages.loginFailed);
  if (!user.is_active) throw new ServiceError(403, messages.notActivated);
  return user;
}

/** The account as the calls show it. */
export async function toUser(context: ServiceContext, userId: string): Promise<User> {
  const row = await context.db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
  return {
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    isActive: row.is_active === 1,
    isEmailVerified: row.is_email_verified === 1,
    createdAt: new Date(row.created_at).toISOString(),
    ...(await context.usage(row.id)),
    plan: planNames.get(row.plan_id) ?? "Free",
    planId: row.plan_id,
  };
}

/** Whole days until the trial of the first seven days is over; a day that has begun counts. */
export async function trialDaysLeft(context: ServiceContext, userId: string): Promise<number> {
  const user = await context.db
    .selectFrom("users")
    .select("created_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return Math.max(0, Math.ceil((user.created_at + trialDays * day - context.clock.now()) / day));
}

function findByEmail(db: ServiceContext["db"], email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email_key", "=", emailKey(email)).executeTakeFirst();
}
