import { randomUUID } from "node:crypto";
import type { TestApp } from "./test-app.ts";
import { bakery, signupFields, testPassword } from "./samples.ts";
import { eventually } from "./eventually.ts";
import { activationToken } from "./test-services.ts";
import type { Page, Visitor } from "./visitor.ts";

/** Signs a visitor up by the forms, activates the account and logs in. @returns the page after log-in */
export async function joinStet(
  stet: TestApp,
  visitor: Visitor,
  email = `nora-${randomUUID()}@example.com`,
): Promise<Page> {
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

/** The page of a text when nothing is written on it any more: the first text waits for a thread that has to start. */
export const written = (visitor: Visitor, page: Page): Promise<Page> =>
  eventually(async () => {
    if (!page.text.includes("Writing…")) return page;
    const now = await visitor.open(page.url.pathname + page.url.search);
    return now.text.includes("Writing…") ? null : now;
  }, 15_000);
