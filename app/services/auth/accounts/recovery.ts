import { ServiceError } from "../../errors.ts";
import { type ServiceContext } from "../../context.ts";
import { findByEmail } from "./accounts.ts";
import { emailKey } from "./addresses.ts";
import { createLink, nobody, spendLink } from "./links.ts";
import { activationLetter } from "../mails/activation.ts";
import { passwordChangedLetter } from "../mails/password-changed.ts";
import { resetLetter } from "../mails/reset.ts";
import { verificationLetter } from "../mails/verification.ts";
import { messages } from "../messages.ts";
import { hashPassword } from "./passwords.ts";
import { endSessions } from "../sessions/sessions.ts";
import { hashSecret } from "../sessions/tokens.ts";

/** Mails a link that sets a new password. An unknown address costs the same work and gets no letter. */
export async function askReset(context: ServiceContext, email: string): Promise<void> {
  const { clock, settings } = context;
  await context.transact(async (trx) => {
    const user = await findByEmail(trx, email);
    const token = await createLink(trx, user?.id ?? nobody, "reset", clock.now());
    const link = `${settings.appUrl}/reset-password?token=${token}`;
    const letter = resetLetter(user?.email ?? email, user?.first_name ?? "", link);
    await context.mail(trx, user ? letter : { ...letter, nobody: true });
  });
}

/**
 * Sets a new password by a reset link and ends the user's sessions, `keep` excepted. The link came by mail, so it also
 * proves the address and activates an account that waits.
 * @throws ServiceError 400 when the link is not good
 */
export async function resetPassword(
  context: ServiceContext,
  token: string,
  newPassword: string,
  keep: string | null,
): Promise<void> {
  const { clock, db } = context;
  const found = await db
    .selectFrom("one_time_links")
    .select("hash")
    .where("hash", "=", hashSecret(token))
    .where("purpose", "=", "reset")
    .executeTakeFirst();
  if (!found) throw new ServiceError(400, messages.resetLinkInvalid);
  const passwordHash = await hashPassword(newPassword, context.passwordCost);
  const now = clock.now();
  const address = await context.transact(async (trx) => {
    const { user_id: userId } = await spendLink(trx, token, "reset", now, messages.resetLinkInvalid);
    const user = await trx
      .updateTable("users")
      .set({ password_hash: passwordHash, is_active: 1, is_email_verified: 1 })
      .where("id", "=", userId)
      .returning(["email", "first_name"])
      .executeTakeFirstOrThrow();
    await endSessions(trx, userId, keep, now);
    await context.mail(trx, passwordChangedLetter(user.email, user.first_name, context.settings.appUrl));
    return user.email;
  });
  await context.limits.forgive(emailKey(address));
}

/** What mailing a link takes of the process. */
type Mailing = Pick<ServiceContext, "transact" | "clock" | "mail"> & {
  settings: Pick<ServiceContext["settings"], "appUrl">;
};

const activation = ["/activate-account", activationLetter] as const;
const verification = ["/verify-email", verificationLetter] as const;

/**
 * Mails the fitting link again: activation to an account that waits for it, verification to an address that is not
 * verified. Every other address costs the same work and gets no letter.
 */
export async function resendVerification(context: Mailing, email: string): Promise<void> {
  const { clock, settings } = context;
  await context.transact(async (trx) => {
    const user = await findByEmail(trx, email);
    const isWanted = user !== undefined && !(user.is_active && user.is_email_verified);
    const purpose = user?.is_active ? "verify" : "activate";
    const token = await createLink(trx, isWanted ? user.id : nobody, purpose, clock.now());
    const [path, write] = purpose === "verify" ? verification : activation;
    const link = `${settings.appUrl}${path}?token=${token}`;
    const letter = write(user?.email ?? email, user?.first_name ?? "", link);
    await context.mail(trx, isWanted ? letter : { ...letter, nobody: true });
  });
}

/** Uses a verification link. @throws ServiceError 400 when it is unknown, used or older than 24 hours */
export async function verifyEmail(context: ServiceContext, token: string): Promise<void> {
  await context.transact(async (trx) => {
    const link = await spendLink(trx, token, "verify", context.clock.now(), messages.verifyLinkInvalid);
    await trx.updateTable("users").set({ is_email_verified: 1 }).where("id", "=", link.user_id).execute();
  });
}
