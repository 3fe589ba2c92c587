import { z } from "zod";
import { signupBody } from "#app/services/auth/contract.ts";
import { formText } from "../forms/form-text.ts";
import type { SignupField } from "./signup-page.tsx";

type Errors = Partial<Record<SignupField, string>>;

const missing: Record<string, string> = {
  firstName: "Please enter your first name.",
  lastName: "Please enter your last name.",
  email: "Please enter your email.",
  password: "Please enter a password.",
  confirmPassword: "Please enter the password again.",
};

/** Reads the sign-up form. The username is the part of the address before the @. */
export function parseSignup(form: FormData) {
  const field = (name: string): string => formText(form, name);
  const email = field("email");
  const values = {
    firstName: field("firstName"),
    lastName: field("lastName"),
    email,
    terms: form.has("terms"),
  };
  const body = {
    email,
    password: field("password"),
    firstName: values.firstName,
    lastName: values.lastName,
    username: email.split("@")[0] ?? "",
    planId: Number(field("planId")) || 1,
  };
  return { values, body, errors: errorsOf(body, field("confirmPassword"), values.terms) };
}

/** Faults beside their fields; the same rules as the call's. */
function errorsOf(body: z.input<typeof signupBody>, confirmed: string, terms: boolean): Errors {
  const errors: Errors = {};
  const checked = signupBody.safeParse(body);
  for (const issue of checked.error?.issues ?? []) {
    const name = String(issue.path[0]) as SignupField;
    if (!(name in missing) || errors[name]) continue;
    errors[name] = name === "password" ? issue.message : "Please enter a valid email address.";
    // Two fields share a line: theirs has room for a few words.
    if (name === "firstName" || name === "lastName")
      errors[name] = `${issue.message.replace(/^has a/, "A")}.`;
  }
  for (const name of ["firstName", "lastName", "email", "password"] as const) {
    if (body[name].trim() === "") errors[name] = missing[name];
  }
  if (confirmed === "") errors.confirmPassword = missing["confirmPassword"];
  else if (confirmed !== body.password) errors.confirmPassword = "Passwords do not match";
  if (!terms) errors.terms = "Please agree to the terms.";
  return errors;
}
