import type { z } from "@hono/zod-openapi";
import { ServiceError } from "../../errors.ts";
import { toUser } from "../accounts/accounts.ts";
import { reopenAccount } from "../accounts/closing.ts";
import type { loginAnswer } from "../contract.ts";
import { type Ctx, handOut, keepKnown } from "./cookies.ts";
import { describeDevice } from "./devices.ts";
import { messages } from "../messages.ts";
import { createSession } from "./sessions.ts";
import type { UserRow } from "../tables.ts";

/**
 * Begins a session of an account whose user has proved to be it; a closed account is open again. The plan that the
 * sign-up asked for is said once.
 */
export async function beginSession(
  c: Ctx,
  account: UserRow,
  remembered: boolean,
): Promise<z.infer<typeof loginAnswer>> {
  const { db, settings, clock } = c.env;
  if (account.deactivated_at !== null && !(await reopenAccount(c.env, account.id))) {
    throw new ServiceError(401, messages.loginFailed);
  }
  const device = describeDevice(c.req.header("User-Agent") ?? null);
  const tokens = await createSession(db, account.id, { remembered, device }, settings.secretKey, clock.now());
  keepKnown(c, account.email);
  const user = await toUser(c.env, account.id);
  if (user.wantedPlan !== null) {
    await db.updateTable("users").set({ wanted_plan: null }).where("id", "=", account.id).execute();
  }
  return { ...handOut(c, tokens), user };
}
