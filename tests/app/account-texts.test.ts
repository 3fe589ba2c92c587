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
afterEach(() => {
  auth.answers.clear();
  auth.expiresIn = 7_200;
});
afterAll(async () => {
  await stet.close();
  await auth.close();
});

let visitor: Visitor;
beforeEach(() => {
  visitor = stet.visitor();
});

const answer = (call: string, says: Said): void => void auth.answers.set(`POST /api/v1/auth/${call}`, says);
const signIn = async (path = "/login"): Promise<Page> =>
  visitor.press(await visitor.open(path), { button: "Sign In", fill: { email, password: testPassword } });
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

test("while nobody can tell who reads, pages to read stand, the others say 503, and the session goes on", async () => {
  await signIn();
  for (const says of [defect, silence, proxy, "hang up"] as const) {
    auth.answers.set("GET /api/v1/auth/me", says);
    expect((await visitor.open("/about")).status).toBe(200);
    for (const path of ["/create", "/"]) {
      const page = await visitor.open(path);
      expect([page.status, page.text]).toEqual([503, expect.stringContaining("Something went wrong")]);
    }
  }
  auth.answers.delete("GET /api/v1/auth/me");
  expect((await visitor.open("/profile")).text).toContain("Nora Lindqvist");
});

describe("the pages' session", () => {
  const refreshes = () => auth.calls.filter(({ call }) => call === "POST /api/v1/auth/refresh").length;
  const tokens = () => auth.calls.flatMap(({ call, token }) => (call.endsWith("/me") ? [token] : []));
  const begin = async (): Promise<void> => {
    visitor = stet.visitor();
    // Home asks services that know nothing of this session.
    await signIn("/login?redirect=%2Fabout");
    auth.calls.length = 0;
  };

  test("is refreshed before a call while its token has under an hour left, and not before", async () => {
    auth.expiresIn = 3_660;
    await begin();
    expect((await visitor.open("/profile")).text).toContain("Nora Lindqvist");
    expect(refreshes()).toBe(0);
    auth.expiresIn = 3_540;
    await begin();
    auth.expiresIn = 7_200;
    expect((await visitor.open("/profile")).text).toContain("Nora Lindqvist");
    expect([refreshes(), auth.calls.findIndex(({ call }) => call.endsWith("/refresh"))]).toEqual([1, 0]);
    const [fresh] = tokens();
    await visitor.open("/profile");
    expect([refreshes(), new Set(tokens())]).toEqual([1, new Set([fresh])]);
  });

  test("is refreshed after a 401, and the call is sent once more; a second 401 stands", async () => {
    await begin();
    await visitor.open("/about");
    const [first] = tokens();
    auth.calls.length = 0;
    auth.ended.add(first ?? "");
    expect((await visitor.open("/profile")).text).toContain("Nora Lindqvist");
    const [again, second] = tokens();
    expect([again, refreshes()]).toEqual([first, 1]);
    expect(second).not.toBe(first);

    auth.calls.length = 0;
    auth.answers.set("GET /api/v1/auth/me", { status: 401, body: {} });
    expect((await visitor.open("/profile")).url.pathname).toBe("/login");
    expect(auth.calls.map(({ call }) => call.split("/").at(-1))).toEqual(["me", "refresh", "me"]);
    auth.answers.clear();
    expect((await visitor.open("/profile")).url.pathname).toBe("/login");
  });
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
