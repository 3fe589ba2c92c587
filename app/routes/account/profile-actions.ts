import { data, href, redirectDocument, type RouterContextProvider } from "react-router";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser, sessionOf } from "#app/server/session/pages.ts";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { failureNotice } from "./failures.ts";

type Context = Readonly<RouterContextProvider>;

const verifyFailed = "Failed to send verification email. Please try again.";
const resetFailed = "Failed to send reset email. Please try again.";
const endFailed = "The session could not be ended. Please try again.";
const otherAddress = "This is not the email of your account.";
const closeFailed = {
  deactivate: "Failed to deactivate account. Please try again.",
  delete: "Failed to delete account. Please try again.",
} as const;

type Section = "account" | "security" | "usage";

/** Where a form of the profile leads: to its section, but for a page whose script leaves the window where it is. */
export const sectionOf = (form: FormData, section: Section): string =>
  form.has("scripted") ? href("/profile") : `${href("/profile")}#${section}`;

/** Back to a section of the profile, which says how it went. */
function done(form: FormData, section: Section, text: string): Promise<Response> {
  return seeOther(sectionOf(form, section), { kind: "success", text, at: section });
}

const failed = (answer: { status: number; data: Problem }, none: string) =>
  refused({ notice: failureNotice(answer, { none }), closeError: null }, answer.status);

/** Sends the letter that verifies the account's address. */
async function verifyEmail(context: Context, form: FormData, email: string) {
  const answer = await ask(gatewayOf(context).auth.auth["resend-verification"].$post({ json: { email } }));
  if (!answer.success) return failed(answer, verifyFailed);
  return done(form, "account", "Verification email sent successfully!");
}

/** Sends the link that sets a new password. */
async function sendResetLink(context: Context, form: FormData, email: string) {
  const answer = await ask(gatewayOf(context).auth.auth["forgot-password"].$post({ json: { email } }));
  if (!answer.success) return failed(answer, resetFailed);
  return done(form, "security", "Password reset link sent to your email!");
}

/** Ends one of the account's sessions; this browser's own is a log-out. */
async function endSession(context: Context, form: FormData) {
  if (form.has("current")) {
    await sessionOf(context).logOut();
    return redirectDocument(href("/login"));
  }
  const id = formText(form, "session");
  const answer = await ask(gatewayOf(context).auth.user.sessions[":id"].$delete({ param: { id } }));
  if (!answer.success && answer.status !== 404) return failed(answer, endFailed);
  return done(form, "security", "The session was ended.");
}

/** Ends every session of the account but this one. */
async function endOthers(context: Context, form: FormData) {
  const answer = await ask(gatewayOf(context).auth.user.sessions.$delete());
  if (!answer.success) return failed(answer, endFailed);
  return done(form, "security", "All other sessions were ended.");
}

/** Deactivates or deletes the account, whose address is `email`: signed out at once, here and everywhere. */
async function close(context: Context, form: FormData, email: string) {
  const mode = form.get("mode");
  if (mode !== "deactivate" && mode !== "delete") throw data(null, { status: 400 });
  const confirmed = formText(form, "confirm").trim().toLowerCase() === email.toLowerCase();
  if (mode === "delete" && !confirmed) return refused({ notice: null, closeError: otherAddress }, 422);
  const answer = await ask(gatewayOf(context).auth.auth["disable-account"].$post({ json: { mode } }));
  if (!answer.success) return failed(answer, closeFailed[mode]);
  sessionOf(context).forget();
  return redirectDocument(href("/account-deactivated") + (mode === "delete" ? "?mode=delete" : ""));
}

/** What the profile's own forms ask for, by `intent`. */
export async function profileAction(request: Request, context: Context, url: URL) {
  const user = await requireUser(context, url);
  const form = await readForm(request);
  switch (formText(form, "intent")) {
    case "verify":
      return verifyEmail(context, form, user.email);
    case "reset":
      return sendResetLink(context, form, user.email);
    case "end":
      return endSession(context, form);
    case "end-others":
      return endOthers(context, form);
    case "close":
      return close(context, form, user.email);
    default:
      throw data(null, { status: 400 });
  }
}
