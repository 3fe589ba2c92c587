import { afterAll, beforeAll, expect, test } from "vitest";
import { written } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { activationToken } from "#tests/support/test-services.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";
import { testPassword } from "#tests/support/samples.ts";
import { told } from "#tests/support/told.ts";

let stet: TestApp;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());

const text =
  "We are closing the Harbour Street bakery after 31 years and moving to the old post office on Mill Lane. " +
  "In order to make the move easier, all of the bakers are going to be coming with us. " +
  "The sourdough starter travels on Sunday, in a cool box, on the front seat, with a seat belt on. " +
  "At this point in time we do not know the exact date on which the new shop will open its doors. " +
  "Customers who have ordered bread for the holidays should telephone the shop before Friday.";

async function signIn(visitor: Visitor, email: string): Promise<Page> {
  const signup = await visitor.open("/signup");
  const done = await visitor.press(signup, {
    button: "Sign up",
    fill: {
      firstName: "Nora",
      lastName: "Lindqvist",
      email,
      password: testPassword,
      confirmPassword: testPassword,
      terms: "true",
    },
  });
  expect(done.text).toContain("Check your email");
  const token = await activationToken(stet.db, email);
  const look = await visitor.open(`/activate-account?token=${token}`);
  const active = await visitor.press(look, { button: "Activate account" });
  expect(active.text).toContain("Welcome");
  const login = await visitor.open("/login");
  return visitor.press(login, { button: "Sign In", fill: { email, password: testPassword } });
}

test("without a script: sign up, generate, read, save, find again", async () => {
  const visitor = stet.visitor();
  const home = await signIn(visitor, "nora@example.com");
  expect(home.url.pathname).toBe("/");
  expect(home.text).toContain("No content yet");

  const chosen = await visitor.press(home, {
    button: "Show the options",
    fill: { text, action: "Summarize" },
  });
  expect(chosen.field("text")).toBe(text);
  const fill = { "option:Length": "One sentence" };
  const made = await written(visitor, await visitor.press(chosen, { button: "Generate", fill }));
  expect(made.url.pathname).toMatch(/^\/create\/[\w-]{36}$/);
  expect(made.text).toMatch(/\d promises? kept|\d of \d not kept/);
  const summary = made.field("text");
  expect(text).toContain(summary.slice(0, 20));

  const mine = await visitor.press(made, { form: "document", button: "Your text" });
  expect(mine.url.search).toBe("?version=0");
  expect(mine.text).toContain("As it came from the home page, ");
  expect(mine.text).toContain(text);
  const back = await visitor.press(mine, { button: "Bring it back" });
  expect([back.url.pathname, back.field("text")]).toEqual([made.url.pathname, text]);
  expect(back.text).toContain("Your text is back. What stood here is kept as a version.");
  const marked = await visitor.open(`${made.url.pathname}?marks`);
  expect(marked.status).toBe(200);
  // The reason names buttons that stand there.
  expect(told(marked, "side-acting")).toBe("Keep or close the marks first.");
  expect(marked.text).toMatch(/Bring your text back Close the marks.* Keep/);

  const saved = await visitor.press(back, {
    form: "document",
    button: "Save",
    fill: { title: "Moving", text: `${summary}\n\nMore.` },
  });
  expect(saved.text).toContain("Content saved!");
  const again = await visitor.open("/");
  expect(again.text).toContain("Moving");
  const found = await visitor.open(made.url.pathname);
  expect(found.field("text")).toBe(`${summary}\n\nMore.`);
});
