import { data, redirectDocument, type RouterContextProvider } from "react-router";
import { ask, readProblem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { Unreachable } from "#app/server/gateway/switchboard.ts";
import { localPath, sessionOf } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { flash } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { refused } from "../forms/problems.ts";
import { failureNotice } from "./failures.ts";
import { enterByGoogle } from "./google-actions.ts";
import { networkError } from "./network-error.ts";
import { forgetAddress } from "./sign-in-address.ts";
import { placeAfterLogin } from "./wanted-plan.ts";

type Context = Readonly<RouterContextProvider>;

const signedIn = "Login successful! Redirecting...";
const failed = "Login failed. Please check your credentials.";
const threw = "An error occurred during login. Please try again.";
const resent = "Activation email sent successfully! Please check your inbox.";
const resendFailed = "Failed to resend activation email. Please try again.";
const linkSent = "Password reset link sent to your email!";
const forgotFailed = "Failed to send reset email. Please try again.";
const forgotThrew = "An error occurred. Please try again.";
const unactivated = /not activated|activate your account|activation link/i;

/** What /login shows after a submission. */
export interface LoginAnswer {
  email: string;
  rememberMe: boolean;
  errors: { email?: string; password?: string };
  notice: Notice | null;
  /** Set when the account waits for its activation and an email was typed. */
  resend: { email: string; sent: boolean } | null;
  /** The letter with the reset link is on its way. */
  linkSent: boolean;
  /** The log-in succeeded: where it leads, once the page has said so. */
  signedIn: string | null;
}

const again = (form: FormData): LoginAnswer => ({
  email: formText(form, "email").trim(),
  rememberMe: form.get("rememberMe") === "true",
  errors: {},
  notice: null,
  resend: null,
  linkSent: false,
  signedIn: null,
});

const noEmail = { email: "Please enter your email." };

/**
 * Signs in and leads to the path of this site that the form or the address names: at once, or, where a script runs, after
 * the page has said so. `bringsText`: a text that was typed before waits for the reader, and the next page speaks of it.
 */
export async function signIn(form: FormData, context: Context, url: URL, bringsText: boolean) {
  const kept = again(form);
  const { email, rememberMe } = kept;
  const password = formText(form, "password");
  if (email === "" || password === "") {
    const errors = {
      ...(email === "" ? noEmail : {}),
      ...(password === "" ? { password: "Please enter your password." } : {}),
    };
    return refused({ ...kept, errors }, 422);
  }
  try {
    const response = await sessionOf(context).logIn({ email, password, rememberMe });
    if (response.ok) {
      const notice: Notice = { kind: "success", text: signedIn };
      const asked = localPath(form.get("redirect") ?? url.searchParams.get("from"));
      const wanted = await placeAfterLogin(response, asked);
      const headers = await forgetAddress();
      if (form.has("scripted")) return data({ ...kept, notice, signedIn: wanted }, { headers });
      if (!bringsText) headers.push(["Set-Cookie", await flash(notice)]);
      return redirectDocument(wanted, { status: 303, headers });
    }
    const problem = await readProblem(response);
    const notice = failureNotice({ status: response.status, data: problem }, { none: failed, threw });
    const resend = unactivated.test(notice.text) ? { email, sent: false } : null;
    return refused({ ...kept, notice, resend }, response.status);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const notice: Notice = { kind: "danger", text: networkError };
    return refused({ ...kept, notice }, 503);
  }
}

/** Signs in by the access token of a third-party provider's script. */
export async function signInByGoogle(form: FormData, context: Context) {
  const { status, ...entered } = await enterByGoogle(form, context, "login");
  const answer: LoginAnswer = { ...again(form), ...entered };
  return entered.signedIn === null
    ? refused(answer, status)
    : data(answer, { headers: await forgetAddress() });
}

/** Sends the activation link once more. */
export async function resendActivation(form: FormData, context: Context) {
  const kept = again(form);
  const { email } = kept;
  if (email === "") return refused({ ...kept, errors: noEmail }, 422);
  const answer = await ask(gatewayOf(context).auth.auth["resend-verification"].$post({ json: { email } }));
  if (answer.success) {
    const notice: Notice = { kind: "success", text: resent };
    return { ...kept, notice, resend: { email, sent: true } };
  }
  const notice = failureNotice(answer, { none: resendFailed });
  return refused({ ...kept, notice, resend: { email, sent: false } }, answer.status);
}

/** Sends the link that sets a new password. */
export async function sendResetLink(form: FormData, context: Context) {
  const kept = again(form);
  const { email } = kept;
  if (email === "") return refused({ ...kept, errors: noEmail }, 422);
  const answer = await ask(gatewayOf(context).auth.auth["forgot-password"].$post({ json: { email } }));
  if (answer.success) {
    const notice: Notice = { kind: "success", text: linkSent };
    return { ...kept, linkSent: true, notice };
  }
  const notice = failureNotice(answer, { none: forgotFailed, threw: forgotThrew });
  return refused({ ...kept, notice }, answer.status);
}
