import { z } from "@hono/zod-openapi";
import { page, pagination, text } from "../fields.ts";
import { everyCall, generated, publicEntry, workedText } from "../generated.ts";

/** The most messages of a session. */
export const mostMessages = 20;
const longestRole = 50;
const longestMessage = 20_000;
const longestReason = 500;
const longestTitle = 100;

const role = text(longestRole)
  .transform((name) => name.replace(/\s+/g, " ").trim())
  .pipe(z.string().min(1, "is empty"));
const said = text(longestMessage).refine((content) => content.trim() !== "", "is empty");
const messageText = said.describe("Markdown");

export const generateBody = z.object({
  text: workedText.optional().describe("What it is about; needed to begin a session"),
  role: role.optional().describe("Who speaks; without it the roles take turns"),
  primary_role: role.optional().describe("Needed to begin a session"),
  secondary_role: role.optional().describe("Needed to begin a session"),
  messages: z
    .array(z.object({ role, text: messageText }))
    .max(mostMessages)
    .optional()
    .describe(
      "What was said before, where a session is begun with it; of a session its stored messages count",
    ),
  session: text(100).optional().describe("The session that goes on; without it one is begun"),
  position: z
    .number()
    .int()
    .min(1)
    .max(mostMessages)
    .optional()
    .describe("Which message of its session it is to be, from 1 on: 409 where another one is next"),
  reason: text(longestReason).optional().describe("Why these two roles were chosen; kept with the session"),
  parent: text(100).optional().describe("The message that a new session branches off"),
  ...everyCall,
});
export type GenerateBody = z.infer<typeof generateBody>;
export const generateAnswer = generated.extend({
  id: z.string().nullable().describe("Of the message; null when it was stopped before its first word"),
  role: z.string(),
  text: z.string().describe("Markdown"),
  session: z.string().nullable(),
});
export type GenerateAnswer = z.infer<typeof generateAnswer>;

export const rolesBody = z.object({ text: workedText, ...everyCall });
export const rolesAnswer = generated.extend({
  status: z.enum(["success", "error"]),
  primary_role: z.string().nullable(),
  secondary_role: z.string().nullable(),
  detail: z.string(),
});
export type RolesAnswer = z.infer<typeof rolesAnswer>;

export const inspirationBody = z.object({
  text: workedText,
  role,
  response: said.optional().describe("The message before, which is answered"),
  ...everyCall,
});
export const perspectiveBody = z.object({
  text: workedText,
  role,
  message: text(100)
    .optional()
    .describe("The message of a session that it is kept with; each has at most one"),
  ...everyCall,
});
export const responseAnswer = generated.extend({ response: z.string().describe("Markdown") });
export type ResponseAnswer = z.infer<typeof responseAnswer>;

const message = z
  .object({
    id: z.string(),
    role: z.string(),
    text: z.string().describe("Markdown"),
    isUser: z.boolean(),
    perspective: z.object({ role: z.string(), response: z.string() }).nullable(),
  })
  .openapi("BrainstormMessage");
const listedSession = z.object({
  id: z.string(),
  title: z.string().describe("Its name, else the beginning of its text"),
  primary_role: z.string(),
  secondary_role: z.string(),
  parent: z.string().nullable().describe("The message that it branches off"),
  message_count: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ListedSession = z.infer<typeof listedSession>;
/** A session among those that branch off one another. */
const relative = z.object({
  id: z.string(),
  title: z.string(),
  parent_session: z.string().nullable().describe("The session that it branches off; null for the first"),
});
export type Relative = z.infer<typeof relative>;
const session = listedSession
  .extend({
    text: z.string().describe("What it is about"),
    reason: z.string().describe("Why these two roles; empty where they were named"),
    messages: z.array(message),
    family: z
      .array(relative)
      .describe("The session and all that it branches off or that branch off it, the first one first"),
    most_credits: z
      .number()
      .nullable()
      .describe("The most that the next message costs with the default writer; null when there is no next"),
  })
  .openapi("BrainstormSession");
export type Session = z.infer<typeof session>;
export const sessionAnswer = z.object({ session });
export const sessionsAnswer = z.object({
  sessions: z.array(listedSession),
  pagination,
});
export const renameBody = z.strictObject({
  title: text(longestTitle)
    .transform((title) => title.replace(/\s+/g, " ").trim())
    .describe("Empty: it is called by the beginning of its text"),
});
export const renamedAnswer = z.object({ id: z.string(), title: z.string() });
export const deletedAnswer = z.object({ deleted: z.literal(true) });
export const sessionParam = z.object({ id: z.string().max(100) });
export const sessionsQuery = page(24);

export const brainstormCatalogue = z.object({
  entries: z.array(publicEntry),
  roles: z.array(
    z.object({ name: z.string(), lens: z.string(), firstQuestion: z.string(), partner: z.string() }),
  ),
  pairings: z.array(z.object({ textType: z.string(), primary: z.string(), secondary: z.string() })),
  most_messages: z.number(),
});
