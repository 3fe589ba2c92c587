import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinStet, logIn } from "#tests/support/app-stories.ts";
import { signupFields, testPassword } from "#tests/support/samples.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { activationToken } from "#tests/support/test-services.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

let stet: TestApp;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());

const address = (): string => `someone-${randomUUID()}@example.com`;
const hidden = (page: Page, name: string): string | null =>
  page.root
    .findAll("input")
    .find((input) => input.attribute("name") === name)
    ?.attribute("value") ?? null;
const hasButton = (page: Page, label: string): boolean =>
  page.root.findAll("button").some((button) => button.text().trim() === label);
const links = (page: Page): (string | null)[] => page.root.findAll("a").map((link) => link.attribute("href"));
const invalid = (page: Page): (string | null)[] =>
  [...page.root.findAll("input"), ...page.root.findAll("textarea")]
    .filter((field) => field.attribute("aria-invalid") === "true")
    .map((field) => field.attribute("name"));

async function signUp(visitor: Visitor, email: string): Promise<Page> {
  return visitor.press(await visitor.open("/signup"), { button: "Sign up", fill: signupFields(email) });
}

describe("/login", () => {
  test("a log-in leads on at once and says so on the next page, once", async () => {
    const email = address();
    await joinStet(stet, stet.visitor(), email);
    const visitor = stet.visitor();
    const home = await logIn(visitor, email);
    expect(home.url.pathname).toBe("/");
    expect(home.text).toContain("Login successful! Redirecting...");
    expect((await visitor.open("/")).text).not.toContain("Login successful!");
  });

  test("with a script the page says it before it leads on", async () => {
    const email = address();
    await joinStet(stet, stet.visitor(), email);
    const visitor = stet.visitor();
    const form = new URLSearchParams({ email, password: testPassword, intent: "login", scripted: "true" });
    const said = await visitor.request("/login.data", { method: "POST", body: form });
    expect([said.status, await said.text()]).toEqual([
      200,
      expect.stringContaining("Login successful! Redirecting..."),
    ]);
    expect((await visitor.open("/profile")).url.pathname).toBe("/profile");
  });

  test("the activation link is offered again where the account waits for it", async () => {
    const visitor = stet.visitor();
    const email = address();
    await signUp(visitor, email);
    const refused = await logIn(visitor, email);
    expect(refused.status).toBe(403);
    const sent = await visitor.press(refused, { button: "Resend activation email" });
    expect(sent.text).toContain("Activation email sent successfully! Please check your inbox.");
    expect(sent.field("email")).toBe(email);
    await expect(
      Promise.resolve().then(() => visitor.press(sent, { button: "Resend activation email" })),
    ).rejects.toThrow("is disabled");
    const path = `/activate-account?token=${await activationToken(stet.db, email)}`;
    const done = await visitor.press(await visitor.open(path), { button: "Activate account" });
    expect(done.text).toContain("Welcome");
  });

  test("a wrong password offers no activation link", async () => {
    const page = await logIn(stet.visitor(), address(), "not the password 1");
    expect(hasButton(page, "Resend activation email")).toBe(false);
  });

  test("a forgotten password: letter, new password, log-in, and the link works once", async () => {
    const email = address();
    const elsewhere = stet.visitor();
    await joinStet(stet, elsewhere, email);
    const visitor = stet.visitor();
    const signIn = await visitor.open("/login?redirect=%2Fcreate");
    const forgot = links(signIn).find((link) => link?.includes("forgot"));
    expect(forgot).toBe("/login?forgot=1&redirect=%2Fcreate");
    const sent = await visitor.press(await visitor.open(forgot ?? ""), {
      button: "Send reset link",
      fill: { email },
    });
    expect(sent.text).toContain("Password reset link sent to your email!");
    expect(links(sent)).toContain("/login?redirect=%2Fcreate");

    const path = `/reset-password?token=${await activationToken(stet.db, email)}`;
    await visitor.open(path);
    const fill = { newPassword: "another horse 2", confirmPassword: "another horse 2" };
    const changed = await visitor.press(await visitor.open(path), { button: "Set new password", fill });
    expect(changed.url.pathname).toBe("/login");
    expect(changed.text).toContain("Your password was changed. Please sign in.");
    expect((await elsewhere.open("/create")).url.pathname).toBe("/login");
    expect((await logIn(visitor, email)).status).toBe(401);
    expect((await logIn(visitor, email, "another horse 2")).url.pathname).toBe("/");

    const spent = stet.visitor();
    const again = await spent.press(await spent.open(path), { button: "Set new password", fill });
    expect([again.status, again.text.includes("not valid, or it was used already")]).toEqual([400, true]);
  });

  test("asking for a reset link answers alike for an unknown address", async () => {
    const visitor = stet.visitor();
    const page = await visitor.open("/login?forgot=1");
    const sent = await visitor.press(page, { button: "Send reset link", fill: { email: address() } });
    expect([sent.status, sent.text.includes("Password reset link sent to your email!")]).toEqual([200, true]);
    const empty = await visitor.press(page, { button: "Send reset link" });
    expect([empty.status, invalid(empty)]).toEqual([422, ["email"]]);
  });

  test("?plan= shows the sign-up with the plan's name, and the plan is carried in", async () => {
    const visitor = stet.visitor();
    const page = await visitor.open("/login?plan=3&redirect=%2Fcreate");
    expect(page.url.pathname + page.url.search).toBe("/signup?plan=3&redirect=%2Fcreate");
    expect(page.text).toContain("You are choosing Pro");
    expect(hidden(page, "planId")).toBe("3");
    for (const plan of ["", "9", "x", "-1"]) {
      const free = await visitor.open(`/signup?plan=${plan}`);
      expect([plan, hidden(free, "planId")]).toEqual([plan, "1"]);
    }
  });

  test("no third-party button stands where none is set up", async () => {
    for (const path of ["/login", "/signup"]) {
      expect((await stet.visitor().open(path)).text).not.toContain("Google");
    }
  });
});

describe("/signup and the letters' pages", () => {
  test("a common password is taken with a warning", async () => {
    const visitor = stet.visitor();
    const fill = { ...signupFields(address()), password: "password1", confirmPassword: "password1" };
    const done = await visitor.press(await visitor.open("/signup"), { button: "Sign up", fill });
    expect(done.text).toContain("Check your email");
    expect(done.text).toContain("one of the most common");
    const reloaded = await visitor.open(done.url.pathname + done.url.search);
    const { text } = await visitor.press(reloaded, { button: "Send it again" });
    expect(text).toContain("Activation email sent successfully! Please check your inbox.");
    expect((await signUp(stet.visitor(), address())).text).not.toContain("one of the most common");
  });

  test("what follows sign-up names the letter, and where it waits", async () => {
    const page = await stet.visitor().open("/login?after=signup");
    expect(page.text).toContain("Please check your email for the activation link.");
    expect(links(page)).toContain("/outbox");
  });

  test.each([
    [
      { newPassword: "short", confirmPassword: "short" },
      ["newPassword"],
      "Password must be at least 8 characters and include at least one number.",
    ],
    [
      { newPassword: "another horse 2", confirmPassword: "something else 3" },
      ["confirmPassword"],
      "Passwords do not match",
    ],
    [{}, ["newPassword"], "Please enter a password."],
  ])("a faulty new password %j shows its fault beside the field", async (fill, fields, said) => {
    const visitor = stet.visitor();
    const page = await visitor.open("/reset-password?token=abc");
    const refused = await visitor.press(page, { button: "Set new password", fill });
    expect([refused.status, invalid(refused)]).toEqual([422, fields]);
    expect(refused.text).toContain(said);
    expect(hidden(refused, "token")).toBe("abc");
    expect(refused.html).not.toContain("something else 3");
  });

  test("links without a token, and with a wrong one, say so", async () => {
    const visitor = stet.visitor();
    expect((await visitor.open("/reset-password")).text).toContain("This link is not complete.");
    expect((await visitor.open("/verify-email")).text).toContain("Verification Failed");
    const failed = await visitor.press(await visitor.open("/activate-account?token=wrong"), {
      button: "Activate account",
    });
    expect([
      failed.status,
      failed.text.includes("Activation Failed"),
      links(failed).includes("/login"),
    ]).toEqual([400, true, true]);
    const unverified = await visitor.press(await visitor.open("/verify-email?token=wrong"), {
      button: "Verify email",
    });
    expect([unverified.status, unverified.text.includes("Verification Failed")]).toEqual([400, true]);
  });
});

describe("/support", () => {
  const message = "The dots under my headline went missing.";

  test("a message reaches the people who run the server", async () => {
    const visitor = stet.visitor();
    const email = address();
    const fill = { name: " Nora Lindqvist ", email, subject: "Dots", message };
    const sent = await visitor.press(await visitor.open("/support"), { button: "Send message", fill });
    expect([sent.status, sent.field("message")]).toEqual([200, ""]);
    expect(sent.text).toContain("Message sent. We will get back to you shortly.");
    const letters = await stet.db.selectFrom("outbox").select("text_body").execute();
    const letter = letters.find(({ text_body: text }) => text.includes(email));
    expect(letter?.text_body).toContain(message);
  });

  test("nine characters between spaces are too few; what was typed stays", async () => {
    const visitor = stet.visitor();
    const fill = { name: "Nora", email: "nora@example.com", subject: "Hm", message: "  too short  " };
    const refused = await visitor.press(await visitor.open("/support"), { button: "Send message", fill });
    expect([refused.status, invalid(refused)]).toEqual([422, ["message"]]);
    expect(refused.text).toContain("Message should be at least 10 characters.");
    expect([refused.field("name"), refused.field("subject"), refused.field("message")]).toEqual([
      "Nora",
      "Hm",
      "too short",
    ]);
  });

  test("a signed-in writer's name and address stand there already", async () => {
    const visitor = stet.visitor();
    const email = address();
    await joinStet(stet, visitor, email);
    const page = await visitor.open("/support");
    expect([page.field("name"), page.field("email")]).toEqual(["Nora Lindqvist", email]);
  });
});

describe("/profile", () => {
  test("is for who is signed in, and brings a guest back", async () => {
    const page = await stet.visitor().open("/profile");
    expect(page.url.pathname + page.url.search).toBe("/login?from=%2Fprofile");
    const file = await stet.visitor().request("/profile/export");
    expect(file.headers.get("Location")).toBe("/login?from=%2Fprofile%2Fexport");
    const post = await stet.visitor().request("/profile", {
      method: "POST",
      body: new URLSearchParams({ intent: "close", mode: "delete" }),
    });
    expect(post.headers.get("Location")).toMatch(/^\/login/);
  });

  test("shows the account", async () => {
    const visitor = stet.visitor();
    const email = address();
    await joinStet(stet, visitor, email);
    const page = await visitor.open("/profile");
    expect(page.text).toContain("Nora Lindqvist");
    expect(page.text).toContain(email);
    expect(page.text).toContain("Verified");
    expect(hasButton(page, "Verify Email")).toBe(false);
  });

  test("an unverified address is verified by a letter", async () => {
    const visitor = stet.visitor();
    const email = address();
    await joinStet(stet, visitor, email);
    await stet.db.updateTable("users").set({ is_email_verified: 0 }).where("email", "=", email).execute();
    const page = await visitor.open("/profile");
    expect(page.text).toContain("Not verified");
    const sent = await visitor.press(page, { button: "Verify Email" });
    expect([sent.url.pathname, sent.url.hash]).toEqual(["/profile", "#account"]);
    expect(sent.text).toContain("Verification email sent successfully!");
    const path = `/verify-email?token=${await activationToken(stet.db, email)}`;
    await visitor.open(path);
    expect((await visitor.open("/profile")).text).toContain("Not verified");
    const done = await visitor.press(await visitor.open(path), { button: "Verify email" });
    expect(done.text).toContain("Your email is verified");
    expect((await visitor.open("/profile")).text).not.toContain("Not verified");
  });

  test("sessions end one by one or all but this one", async () => {
    const email = address();
    const here = stet.visitor();
    await joinStet(stet, here, email);
    const there = stet.visitor();
    await logIn(there, email);
    const third = stet.visitor();
    await logIn(third, email);
    const rows = (page: Page) =>
      page.root.findAll("form").filter((form) => hasNamed(form.findAll("input"), "session"));
    const page = await here.open("/profile");
    expect(rows(page)).toHaveLength(3);
    const other = rows(page).find((form) => !hasNamed(form.findAll("input"), "current"));
    const fields = other?.fields() ?? new URLSearchParams();
    fields.set("intent", "end");
    const ended = await here.submit(page, "/profile", null, fields);
    expect(ended.text).toContain("The session was ended.");
    expect(rows(ended)).toHaveLength(2);
    const rest = await here.press(ended, { button: "End all other sessions" });
    expect(rest.text).toContain("All other sessions were ended.");
    expect(rows(rest)).toHaveLength(1);
    expect(hasButton(rest, "End all other sessions")).toBe(false);
    expect((await there.open("/create")).url.pathname).toBe("/login");
    expect((await third.open("/create")).url.pathname).toBe("/login");
    const own = rows(rest)[0]?.fields() ?? new URLSearchParams();
    own.set("intent", "end");
    expect((await here.submit(rest, "/profile", null, own)).url.pathname).toBe("/login");
    expect((await here.open("/create")).url.pathname).toBe("/login");
  });

  test("another writer's session is out of reach", async () => {
    const victim = stet.visitor();
    await joinStet(stet, victim);
    const id = hidden(await victim.open("/profile"), "session") ?? "";
    const thief = stet.visitor();
    await joinStet(stet, thief);
    const form = new URLSearchParams({ intent: "end", session: id });
    await thief.submit(await thief.open("/profile"), "/profile", null, form);
    expect((await victim.open("/create")).url.pathname).toBe("/create");
  });

  test("a password is changed by a letter", async () => {
    const visitor = stet.visitor();
    await joinStet(stet, visitor);
    const sent = await visitor.press(await visitor.open("/profile"), { button: "Send reset link" });
    expect(sent.text).toContain("Password reset link sent to your email!");
  });

  test("all of one's data comes as a zip", async () => {
    const visitor = stet.visitor();
    await joinStet(stet, visitor);
    const response = await visitor.request("/profile/export");
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
    expect(response.headers.get("Content-Disposition")).toContain("attachment");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([bytes[0], bytes[1]]).toEqual([0x50, 0x4b]);
  });

  test.each([
    ["deactivate", "Deactivate account", "Nothing was deleted. Signing in again reactivates it."],
    ["delete", "Delete account", "after 30 days"],
  ])(
    "to %s asks first, signs out everywhere, and logging in again brings it back",
    async (mode, button, said) => {
      const email = address();
      const visitor = stet.visitor();
      await joinStet(stet, visitor, email);
      const elsewhere = stet.visitor();
      await logIn(elsewhere, email);
      const ask = links(await visitor.open("/profile")).find((link) => link?.includes(`close=${mode}`)) ?? "";
      const asked = await visitor.open(ask);
      expect(links(asked)).toContain("/profile");
      expect((await visitor.open("/create")).url.pathname).toBe("/create");
      if (mode === "delete") {
        const other = await visitor.press(asked, { form: "close", button, fill: { confirm: address() } });
        expect([other.status, other.text]).toEqual([422, expect.stringContaining("not the email of your")]);
      }
      const fill: Record<string, string> = mode === "delete" ? { confirm: email.toUpperCase() } : {};
      const closed = await visitor.press(asked, { form: "close", button, fill });
      expect(closed.url.pathname).toBe("/account-deactivated");
      expect(closed.text).toContain("Your account was deactivated");
      expect(closed.text).toContain(said);
      expect(closed.text).toContain("reactivates it");
      expect(links(closed)).toContain("/login");
      for (const one of [visitor, elsewhere]) expect((await one.open("/create")).url.pathname).toBe("/login");
      expect((await logIn(visitor, email)).url.pathname).toBe("/");
      expect((await visitor.open("/create")).url.pathname).toBe("/create");
    },
  );

  test("while nobody can tell who reads, the profile says so and public pages stand", async () => {
    const visitor = stet.visitor();
    await joinStet(stet, visitor);
    const { secretKey } = stet.settings;
    const lost = await openTestApp("sqlite", { secretKey, remote: { auth: "http://127.0.0.1:1" } });
    const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const read = async (path: string): Promise<[number, string]> => {
      const request = new Request(lost.settings.appUrl + path, { headers: { Cookie } });
      const client = { address: "127.0.0.1", direct: true };
      const info = { requestId: randomUUID(), nonce: "n", hostname: "localhost", client };
      const response = await lost.app.fetch(request, info);
      return [response.status, await response.text()];
    };
    const [status, profile] = await read("/profile");
    expect(status).toBe(503);
    for (const said of ["Profile Not Found", "Unable to load your profile information.", "Go to Home"]) {
      expect(profile).toContain(said);
    }
    expect((await read("/about"))[0]).toBe(200);
    await lost.close();
  });

  test("a form that says nothing is refused", async () => {
    const visitor = stet.visitor();
    await joinStet(stet, visitor);
    const page = await visitor.open("/profile");
    for (const fields of ["intent=nothing", "intent=close&mode=explode", "intent=close"]) {
      expect((await visitor.submit(page, "/profile", null, new URLSearchParams(fields))).status).toBe(400);
    }
    expect((await visitor.open("/profile")).status).toBe(200);
  });
});

const hasNamed = (fields: readonly { attribute(name: string): string | null }[], name: string): boolean =>
  fields.some((field) => field.attribute("name") === name);
