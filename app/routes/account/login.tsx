import { redirectDocument } from "react-router";
import type { Problem } from "#app/server/gateway/answer.ts";
import { Unreachable } from "#app/server/gateway/switchboard.ts";
import { findUser, localPath, sessionOf } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../client-action.ts";
import { formText } from "../form-text.ts";
import { refused } from "../problems.ts";
import type { Route } from "./+types/login.ts";
import { LoginPage } from "./login-page.tsx";

export { clientAction } from "../client-action.ts";

type LoginErrors = { email?: string; password?: string };

const failed = "Login failed. Please check your credentials.";
const networkError = "Network error. Please try again.";
const threw = "An error occurred during login. Please try again.";

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = localPath(url.searchParams.get("from") ?? url.searchParams.get("redirect"));
  if (await findUser(context)) throw redirectDocument(wanted);
  return { redirect: wanted };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  const email = formText(form, "email");
  const password = formText(form, "password");
  const rememberMe = form.get("rememberMe") === "true";
  const wanted = localPath(form.get("redirect") ?? url.searchParams.get("from"));
  const again = { email, rememberMe, errors: {} as LoginErrors, notice: null as Notice | null };
  if (email.trim() === "" || password === "") {
    const errors = {
      ...(email.trim() === "" ? { email: "Please enter your email." } : {}),
      ...(password === "" ? { password: "Please enter your password." } : {}),
    };
    return refused({ ...again, errors }, 422);
  }
  try {
    const response = await sessionOf(context).logIn({ email, password, rememberMe });
    if (response.ok) return redirectDocument(wanted);
    const { detail } = (await response.json()) as Problem;
    const text = response.status >= 500 ? threw : typeof detail === "string" ? detail : failed;
    return refused({ ...again, notice: { kind: "danger" as const, text } }, response.status);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const notice = { kind: "danger" as const, text: networkError };
    return refused({ ...again, notice }, 503);
  }
}

export const meta: Route.MetaFunction = () => [{ title: "Sign In · Stet" }];

export default function Login({ loaderData }: Route.ComponentProps) {
  const { offline, answer } = useAnswer<typeof action>();
  const notice = offline ? { ...offline, text: networkError } : (answer?.notice ?? null);
  return (
    <LoginPage
      email={answer?.email}
      rememberMe={answer?.rememberMe}
      redirect={loaderData.redirect === "/" ? undefined : loaderData.redirect}
      errors={answer?.errors}
      notice={notice}
    />
  );
}
