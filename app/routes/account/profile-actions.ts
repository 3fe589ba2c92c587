import { data, href, redirectDocument, type RouterContextProvider } from "react-router";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { sessionOf } from "#app/server/session/pages.ts";
import { seeOther } from "../flash.ts";
import { formText } from "../form-text.ts";
import { refused } from "../problems.ts";
import { failureNotice } from "./failures.ts";

type Context = Readonly<RouterContextProvider>;

const verifyFailed = "Failed to send verification email. Please try again.";
const resetFailed = "Failed to send reset email. Please try again.";
const endFailed = "The session could not be ended. Please try again.";
const closeFailed = {
  deactivate: "Failed to deactivate account. Please try again.",
  delete: "Failed to delete account. Please try again.",
} as const;

/** Back to a section of the profile, which says how it went. */
function done(section: "account" | "security", text: string): Promise<Response> {
  return seeOther(`${href("/profile")}#${section}`, { kind: "success", text, at: section });
}

const failed = (answer: { status: number; data: Problem }, none: string) =>
  refused({ notice: failureNotice(answer, { none }) }, answer.status);

/** Sends the letter that verifies the account's address. */
export async function verifyEmail(context: Context, email: string) {
  const answer = await ask(gatewayOf(context).auth.auth["resend-verification"].$post({ json: { email } }));
  if (!answer.success) return failed(answer, verifyFailed);
  return done("account", "Verification email sent successfully!");
}

/** Sends the link that sets a new password. */
export async function sendResetLink(context: Context, email: string) {
  const answer = await ask(gatewayOf(context).auth.auth["forgot-password"].$post({ json: { email } }));
  if (!answer.success) return failed(answer, resetFailed);
  return done("security", "Password reset link sent to your email!");
}

/** Ends one of the account's sessions; this browser's own is a log-out. */
export async function endSession(context: Context, form: FormData) {
  if (form.has("current")) {
    await sessionOf(context).logOut();
    return redirectDocument(href("/login"));
  }
  const id = formText(form, "session");
  const answer = await ask(gatewayOf(context).auth.user.sessions[":id"].$delete({ param: { id } }));
  if (!answer.success && answer.status !== 404) return failed(answer, endFailed);
  return done("security", "The session was ended.");
}

/** Ends every session of the account but this one. */
export async function endOthers(context: Context) {
  const answer = await ask(gatewayOf(context).auth.user.sessions.$delete());
  if (!answer.success) return failed(answer, endFailed);
  return done("security", "All other sessions were ended.");
}

/** Deactivates or deletes the account: signed out at once, here and everywhere. */
export async function close(context: Context, form: FormData) {
  const mode = form.get("mode");
  if (mode !== "deactivate" && mode !== "delete") throw data(null, { status: 400 });
  const answer = await ask(gatewayOf(context).auth.auth["disable-account"].$post({ json: { mode } }));
  if (!answer.success) return failed(answer, closeFailed[mode]);
  sessionOf(context).forget();
  return redirectDocument(href("/account-deactivated") + (mode === "delete" ? "?mode=delete" : ""));
}
