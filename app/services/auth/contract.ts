import { z } from "@hono/zod-openapi";
import { longestHouseStyle } from "#app/writer/house-style.ts";
import { text } from "../fields.ts";
import { isAddress } from "./accounts/addresses.ts";
import { messages, passwordFault } from "./messages.ts";

const required = (most: number) => text(most).pipe(z.string().trim().min(1, "is required"));
/** Names stand in letters to an address that anybody may type: no links in them, no lines of their own. */
const name = required(100).refine((value) => !/:\/\/|\n|www\./i.test(value), "must not contain a link");
/** Taken as it stands: what would be cut off or read otherwise on its way is no address. */
const email = z.string().max(254, "has at most 254 characters").refine(isAddress, "is not an email address");
const password = z.string().max(1_024, "has at most 1024 characters");
const newPassword = password.superRefine((value, context) => {
  const fault = passwordFault(value);
  if (fault) context.addIssue(fault);
});

export const signupBody = z.strictObject({
  email,
  password: newPassword,
  firstName: name,
  lastName: name,
  username: required(254),
  planId: z.number().int().min(1).max(4).optional(),
});

export const loginBody = z.strictObject({ email: text(1_000), password, rememberMe: z.boolean().optional() });
export const tokenBody = z.strictObject({ token: z.string().max(200).optional() });
export const requiredTokenBody = z.strictObject({ token: z.string().max(200) });
export const emailBody = z.strictObject({ email });
export const resetBody = requiredTokenBody.extend({ newPassword });
export const disableBody = z.strictObject({ mode: z.enum(["deactivate", "delete"]).default("deactivate") });

const trimmed = (most: number) => text(most).transform((value) => value.trim());
export const contactBody = z.strictObject({
  name: trimmed(200),
  email: trimmed(254),
  subject: trimmed(300),
  message: trimmed(10_000).pipe(z.string().min(10, messages.messageShort)),
});

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
    /** The plan that the sign-up asked for, until the first log-in has said so. */
    wantedPlan: z.number().nullable(),
    houseStyleCharacters: z
      .number()
      .describe(
        "What a model reads of the house style with every text: counts in prices as any other text does",
      ),
  })
  .openapi("User");
export type User = z.infer<typeof user>;

export const accessAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
export const loginAnswer = accessAnswer.extend({ user });
export const detailAnswer = z.object({ success: z.literal(true), detail: z.string() });
export const successAnswer = z.object({ success: z.literal(true) });
/** `warning`: the password is good enough to be taken, and one of the most common. */
export const signupAnswer = detailAnswer.extend({ warning: z.string().optional() });
export const resetAnswer = successAnswer.extend({ warning: z.string().optional() });
export const validAnswer = z.object({ valid: z.literal(true), expires_in: z.number() });
export const trialAnswer = z.object({ days_remaining: z.number() });

export const preferencesBody = z.strictObject({
  houseStyle: trimmed(longestHouseStyle).optional().describe("Left out: stays as it is"),
  aiAssistance: z.boolean().optional().describe("Left out: stays as it is"),
});
export type PreferencesBody = z.infer<typeof preferencesBody>;
export const preferences = z
  .object({
    houseStyle: z
      .string()
      .describe(
        "Who reads, how the writer sounds, words to use and to avoid, spelling: part of every instruction",
      ),
    avoidedWords: z
      .array(z.string())
      .describe("What its lines `avoid: …` name; every text is checked for them"),
    aiAssistance: z
      .boolean()
      .describe("Whether the editor suggests the next words while a text is written; off until switched on"),
  })
  .openapi("Preferences");
export type Preferences = z.infer<typeof preferences>;

const session = z
  .object({
    id: z.string(),
    createdAt: z.string(),
    /** Exact to ten minutes. */
    lastSeenAt: z.string(),
    /** The session of this call. */
    current: z.boolean(),
    /** Browser and system in a few words. */
    device: z.string(),
  })
  .openapi("Session");
export type Session = z.infer<typeof session>;
export const sessionsAnswer = z.object({ sessions: z.array(session) });

/** What a guest typed on home, kept for 24 hours under a random name. */
export const draftBody = z.strictObject({ id: z.string().min(20).max(100), body: z.string().max(5_000_000) });
export const draftAnswer = z.object({ body: z.string().nullable() });

const letter = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.number(),
});
export const outboxAnswer = z.object({ letters: z.array(letter) });
