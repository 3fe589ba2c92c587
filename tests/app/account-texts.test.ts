import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakeAuth, type Said, startFakeAuth } from "#tests/support/fake-auth.ts";
import { signupFields, testPassword } from "#tests/support/samples.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

const email = "nora@example.com";
const silence: Said = { status: 400, body: {} };
const defect: Said = { status: 500, body: {} };
const proxy: Said = { status: 502, body: "<h1>Bad gateway</h1>" };
const said: Said = { status: 400, body: { detail: "The service says so." } };

let auth: FakeAuth;
let stet: TestApp;
beforeAll(async () => {
  auth = await startFakeAuth();
  stet = await openTestApp("sqlite", { remote: { auth: auth.url } });
});
afterEach(() => auth.answers.clear());
afterAll(async () => {
  await stet.close();
  await auth.close();
});

let visitor: Visitor;
beforeEach(() => {
  visitor = stet.visitor();
});

const answer = (call: string, says: Said): void => void auth.answers.set(`POST /api/v1/auth/${call}`, says);
const signIn = async (): Promise<Page> =>
  visitor.press(await visitor.open("/login"), { button: "Sign In", fill: { email, password: testPassword } });
const hasButton = (page: Page, label: string): boolean =>
  page.root.findAll("button").some((button) => button.text().trim() === label);

describe("when a call fails, its page says the specification's sentence", () => {
  test.each([
    ["nothing", silence, "Login failed. Please check your credentials."],
    ["a defect", defect, "An error occurred during login. Please try again."],
    ["a proxy's page", proxy, "An error occurred during login. Please try again."],
    ["its own words", said, "The service says so."],
    ["silence", "hang up", "Network error. Please try again."],
  ] as const)("log-in: %s", async (_name, says, text) => {
    answer("login", says);
    expect((await signIn()).text).toContain(text);
  });

  test.each([
    "Your account is not activated yet.",
    "Please activate your account first.",
    "We sent you an activation link.",
  ])("log-in: '%s' offers the activation letter again", async (detail) => {
    answer("login", { status: 403, body: { detail } });
    expect(hasButton(await signIn(), "Resend activation email")).toBe(true);
  });

  test.each([
    ["nothing", silence, "Failed to resend activation email. Please try again."],
    ["a defect", defect, "Failed to resend activation email. Please try again."],
    ["a proxy's page", proxy, "Failed to resend activation email. Please try again."],
    ["its own words", said, "The service says so."],
    ["silence", "hang up", "Network error. Please check your connection."],
  ] as const)("the activation letter: %s", async (_name, says, text) => {
    answer("login", { status: 403, body: { detail: "not activated" } });
    answer("resend-verification", says);
    const page = await visitor.press(await signIn(), { button: "Resend activation email" });
    expect(page.text).toContain(text);
  });

  test.each([
    ["nothing", silence, "Failed to send reset email. Please try again."],
    ["a defect", defect, "An error occurred. Please try again."],
    ["a proxy's page", proxy, "An error occurred. Please try again."],
    ["silence", "hang up", "Network error. Please check your connection."],
  ] as const)("the reset letter: %s", async (_name, says, text) => {
    answer("forgot-password", says);
    const form = await visitor.open("/login?forgot=1");
    expect((await visitor.press(form, { button: "Send reset link", fill: { email } })).text).toContain(text);
  });

  test.each([
    ["nothing", silence, "Signup failed. Please try again."],
    ["a defect", defect, "An error occurred during signup. Please try again."],
    ["a proxy's page", proxy, "An error occurred during signup. Please try again."],
    ["a detail", said, "The service says so."],
    [
      "a message",
      { status: 400, body: { message: "The service has a message." } },
      "The service has a message.",
    ],
    ["an error", { status: 400, body: { error: "The service has an error." } }, "The service has an error."],
    ["silence", "hang up", "Network error. Please check your connection."],
  ] as const)("sign-up: %s", async (_name, says, text) => {
    answer("signup", says);
    const form = await visitor.open("/signup");
    const page = await visitor.press(form, { button: "Sign up", fill: signupFields(email) });
    expect(page.text).toContain(text);
    expect(page.field("firstName")).toBe("Nora");
  });

  test.each([
    ["nothing", silence, "Failed to send. Please try again."],
    ["a defect", defect, "Failed to send. Please try again."],
    ["its own words", said, "The service says so."],
    ["silence", "hang up", "Network error. Please check your connection."],
  ] as const)("a message to support: %s", async (_name, says, text) => {
    answer("contact-support", says);
    const fill = { name: "Nora", email, subject: "Dots", message: "The dots went missing." };
    const page = await visitor.press(await visitor.open("/support"), { button: "Send message", fill });
    expect(page.text).toContain(text);
    expect(page.field("message")).toBe(fill.message);
  });

  test.each([
    ["nothing", silence],
    ["a defect", defect],
  ] as const)("the address's letter: %s", async (_name, says) => {
    await signIn();
    answer("resend-verification", says);
    const page = await visitor.press(await visitor.open("/profile"), { button: "Verify Email" });
    expect(page.text).toContain("Failed to send verification email. Please try again.");
  });

  test.each([
    ["deactivate", "Deactivate account", "Failed to deactivate account. Please try again.", silence],
    ["deactivate", "Deactivate account", "Failed to deactivate account. Please try again.", defect],
    ["delete", "Delete account", "Failed to delete account. Please try again.", silence],
    ["delete", "Delete account", "Failed to delete account. Please try again.", defect],
  ] as const)("to %s an account", async (mode, button, text, says) => {
    await signIn();
    answer("disable-account", says);
    const asked = await visitor.open(`/profile?close=${mode}`);
    const fill: Record<string, string> = mode === "delete" ? { confirm: email } : {};
    expect((await visitor.press(asked, { form: "close", button, fill })).text).toContain(text);
  });
});

test("a guarded page whose reader cannot be told is an error page", async () => {
  await signIn();
  auth.answers.set("GET /api/v1/auth/me", defect);
  const page = await visitor.open("/create");
  expect([page.status, page.text]).toEqual([500, expect.stringContaining("Something went wrong")]);
});

describe("what stands on the account's pages", () => {
  test.each([
    ["/login", ["Smart Text, Instant Results", "Back to Home", "Forgot password?", "Sign up"]],
    ["/signup", ["Use at least 8 characters, including letters and numbers.", "Back to Home"]],
    ["/reset-password?token=x", ["Use at least 8 characters, including letters and numbers."]],
    ["/activate-account", ["Activation Failed", "Go to Login"]],
    ["/account-deactivated", ["Go to Login"]],
  ])("%s", async (path, texts) => {
    const { text } = await visitor.open(path);
    for (const one of texts) expect(text).toContain(one);
  });

  test("the bar of a signed-in reader: trial, credits, profile, and the way out, which leads to /", async () => {
    await signIn();
    const page = await visitor.open("/about");
    for (const text of ["3 days left in trial", "Credits used / limit", "Profile Settings", "Sign out"]) {
      expect(page.text).toContain(text);
    }
    auth.answers.set("GET /api/v1/auth/trial-info", { status: 200, body: { days_remaining: 1 } });
    expect((await visitor.open("/about")).text).toContain("1 day left in trial");
    auth.answers.set("GET /api/v1/auth/trial-info", { status: 503, body: {} });
    expect((await visitor.open("/about")).text).toContain("Free trial active");
    expect((await visitor.press(page, { button: "Sign out" })).url.pathname).toBe("/");
    expect((await visitor.open("/profile")).url.pathname).toBe("/login");
  });
});
