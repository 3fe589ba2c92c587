import { randomUUID } from "node:crypto";
import type { TestApp } from "./test-app.ts";
import { activationToken, testPassword } from "./test-services.ts";
import type { Page, Visitor } from "./visitor.ts";

/** A text long and plain enough for every action of the built-in writer that the tests use. */
export const bakery =
  "We are closing the Harbour Street bakery after 31 years and moving to the old post office on Mill Lane. " +
  "In order to make the move easier, all of the bakers are going to be coming with us. " +
  "The sourdough starter travels on Sunday, in a cool box, on the front seat, with a seat belt on. " +
  "At this point in time we do not know the exact date on which the new shop will open its doors. " +
  "Customers who have ordered bread for the holidays should telephone the shop before Friday.";

export const signupFields = (email: string): Record<string, string> => ({
  firstName: "Nora",
  lastName: "Lindqvist",
  email,
  password: testPassword,
  confirmPassword: testPassword,
  terms: "true",
});

/** Signs a visitor up by the forms, activates the account and logs in. @returns the page after log-in */
export async function joinStet(stet: TestApp, visitor: Visitor, email = `nora-${randomUUID()}@example.com`): Promise<Page> {
  await visitor.press(await visitor.open("/signup"), { button: "Sign up", fill: signupFields(email) });
  const look = await visitor.open(`/activate-account?token=${await activationToken(stet.db, email)}`);
  await visitor.press(look, { button: "Activate account" });
  return logIn(visitor, email);
}

export async function logIn(visitor: Visitor, email: string, password = testPassword): Promise<Page> {
  return visitor.press(await visitor.open("/login"), { button: "Sign In", fill: { email, password } });
}

/** A new document with a title and a text, saved by the editor's form. */
export async function writeDocument(visitor: Visitor, title: string, text = bakery): Promise<Page> {
  const created = await visitor.submit(await visitor.open("/create"), "/create", null, new URLSearchParams());
  return visitor.press(created, { form: "document", button: "Save", fill: { title, text } });
}
