import { redirectDocument, type RouterContextProvider } from "react-router";
import type { GoogleOffer } from "#app/islands/account/google-button.tsx";
import { type Problem, readProblem } from "#app/server/gateway/answer.ts";
import { Unreachable } from "#app/server/gateway/switchboard.ts";
import { localPath, pageContext, sessionOf } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { flash } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { failureNotice } from "./failures.ts";
import { networkError } from "./network-error.ts";
import { placeAfterLogin } from "./wanted-plan.ts";

type Context = Readonly<RouterContextProvider>;

export const googleSignedIn = "Login successful with Google! Redirecting...";
const failed = {
  login: "Google login failed. Please try again.",
  signup: "Google signup failed. Please try again.",
};

/** The button of a page whose sign-in leads to `wanted`; null while third-party sign-in is not set up. */
export function googleOffer(context: Context, wanted: string): GoogleOffer | null {
  const { google } = context.get(pageContext);
  const query = wanted === "/" ? "" : `?from=${encodeURIComponent(wanted)}`;
  return google && { ...google, start: `/api/v1/auth/google${query}` };
}

/** What a third-party sign-in came to: where it leads once the page has said so, or why it failed. */
interface Entered {
  notice: Notice;
  signedIn: string | null;
  /** Of the page that says it. */
  status: number;
}

/**
 * Logs in, or signs up, by the access token in a form that the button's script has filled. A form that no script sent
 * is led on at once.
 */
export async function enterByGoogle(
  form: FormData,
  context: Context,
  call: "login" | "signup",
): Promise<Entered> {
  try {
    const response = await sessionOf(context).enterByGoogle(call, formText(form, "access_token"));
    if (response.ok) {
      const notice: Notice = { kind: "success", text: googleSignedIn };
      const signedIn = await placeAfterLogin(response, localPath(form.get("redirect")));
      if (form.has("scripted")) return { notice, signedIn, status: 200 };
      throw redirectDocument(signedIn, { status: 303, headers: { "Set-Cookie": await flash(notice) } });
    }
    const answer = { status: response.status, data: await readProblem(response) };
    return { notice: googleFailure(call, answer), signedIn: null, status: response.status };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { notice: { kind: "danger", text: networkError }, signedIn: null, status: 503 };
  }
}

/** Why a third-party sign-in failed. What a browser sent in no known shape is nothing to tell its reader. */
export function googleFailure(call: "login" | "signup", answer: { status: number; data: Problem }): Notice {
  if (answer.status === 404 || answer.status === 422) return { kind: "danger", text: failed[call] };
  return failureNotice(answer, { none: failed[call] });
}
