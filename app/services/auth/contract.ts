import { z } from "@hono/zod-openapi";
import { text } from "../context.ts";
import { passwordFault } from "./messages.ts";

const required = (most: number) => text(most).pipe(z.string().trim().min(1, "is required"));
const email = text(254).pipe(
  z.string().trim().pipe(z.email({ error: "is not an email address", pattern: z.regexes.unicodeEmail })),
);
const password = z.string().max(1_024, "has at most 1024 characters");

export const signupBody = z.strictObject({
  email,
  password: password.superRefine((value, context) => {
    const fault = passwordFault(value);
    if (fault) context.addIssue(fault);
  }),
  firstName: required(100),
  lastName: required(100),
  username: required(254),
  planId: z.number().int().min(1).max(4).optional(),
});

export const loginBody = z.strictObject({ email: text(1_000), password, rememberMe: z.boolean().optional() });
export const tokenBody = z.strictObject({ token: z.string().max(200).optional() });

export const user = z
  .object({
    id: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    isActive: z.boolean(),
    isEmailVerified: z.boolean(),
    createdAt: z.string(),
    tokensUsed: z.number(),
    maxTokensAllowed: z.number(),
    plan: z.string(),
    planId: z.number(),
  })
  .openapi("User");
export type User = z.infer<typeof user>;

export const accessAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
export const loginAnswer = accessAnswer.extend({ user });
export const detailAnswer = z.object({ success: z.literal(true), detail: z.string() });
export const successAnswer = z.object({ success: z.literal(true) });
export const validAnswer = z.object({ valid: z.literal(true), expires_in: z.number() });
export const trialAnswer = z.object({ days_remaining: z.number() });

/** What a guest typed on home, kept for 24 hours under a random name. */
export const draftBody = z.strictObject({ id: z.string().min(20).max(100), body: z.string().max(1_048_576) });
export const draftAnswer = z.object({ body: z.string().nullable() });

export const letter = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.number(),
});
export const outboxAnswer = z.object({ letters: z.array(letter) });
