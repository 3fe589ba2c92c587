import { createRoute } from "@hono/zod-openapi";
import { body, json, newRoutes } from "../../http.ts";
import { emailKey, networkOf } from "./addresses.ts";
import { isCommonPassword } from "./common-passwords.ts";
import * as shapes from "../contract.ts";
import { path } from "../sessions/cookies.ts";
import { messages } from "../messages.ts";
import { askReset, resendVerification, resetPassword, verifyEmail } from "./recovery.ts";
import { bearerOf, findCaller } from "../sessions/sessions.ts";
import { contactSupport } from "./support.ts";

const tags = ["auth"];
const alike = "Always alike, whether or not the address is known";

const forgotPassword = createRoute({
  method: "post",
  path: `${path}/forgot-password`,
  tags,
  request: body(shapes.emailBody),
  responses: { 200: json(shapes.detailAnswer, alike) },
});
const resetPasswordRoute = createRoute({
  method: "post",
  path: `${path}/reset-password`,
  tags,
  request: body(shapes.resetBody),
  responses: { 200: json(shapes.resetAnswer) },
});
const verifyEmailRoute = createRoute({
  method: "post",
  path: `${path}/verify-email`,
  tags,
  request: body(shapes.requiredTokenBody),
  responses: { 200: json(shapes.successAnswer) },
});
const resend = createRoute({
  method: "post",
  path: `${path}/resend-verification`,
  tags,
  request: body(shapes.emailBody),
  responses: { 200: json(shapes.detailAnswer, alike) },
});
const contact = createRoute({
  method: "post",
  path: `${path}/contact-support`,
  tags,
  request: body(shapes.contactBody),
  responses: { 200: json(shapes.detailAnswer) },
});

/** Back into an account by mail, and a way to reach people when that fails. */
export const recoveryRoutes = newRoutes()
  .openapi(forgotPassword, async (c) => {
    const { email } = c.req.valid("json");
    await c.env.limits.count("reset by network", networkOf(c.env.client(c.req.raw)));
    await c.env.limits.count("reset by address", emailKey(email));
    await askReset(c.env, email);
    return c.json({ success: true as const, detail: messages.resetSent }, 200);
  })
  .openapi(resetPasswordRoute, async (c) => {
    const { token, newPassword } = c.req.valid("json");
    const { db, settings, clock } = c.env;
    const caller = await findCaller(db, bearerOf(c.req.raw) ?? "", settings.secretKey, clock.now());
    await resetPassword(c.env, token, newPassword, caller?.sessionId ?? null);
    const warning = isCommonPassword(newPassword) ? { warning: messages.commonPassword } : {};
    return c.json({ success: true as const, ...warning }, 200);
  })
  .openapi(verifyEmailRoute, async (c) => {
    await verifyEmail(c.env, c.req.valid("json").token);
    return c.json({ success: true as const }, 200);
  })
  .openapi(resend, async (c) => {
    const { email } = c.req.valid("json");
    await c.env.limits.count("resend by network", networkOf(c.env.client(c.req.raw)));
    await c.env.limits.count("resend by address", emailKey(email));
    await resendVerification(c.env, email);
    return c.json({ success: true as const, detail: messages.resent }, 200);
  })
  .openapi(contact, async (c) => {
    const message = c.req.valid("json");
    await c.env.limits.count("contact by network", networkOf(c.env.client(c.req.raw)));
    await contactSupport(c.env, message);
    return c.json({ success: true as const, detail: messages.supported }, 200);
  });
