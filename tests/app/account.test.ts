import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinStet, logIn } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { activationToken } from "#tests/support/test-services.ts";
import { signupFields, testPassword } from "#tests/support/samples.ts";

let stet: TestApp;
beforeAll(async () => {
  stet = await openTestApp();
});
afterAll(() => stet.close());
const address = (): string => `someone-${randomUUID()}@example.com`;

test("a wrong password shows the specification's sentence, the address stays, the password does not", async () => {
  const visitor = stet.visitor();
  const email = address();
  await joinStet(stet, visitor, email);
  for (const tried of [email, address()]) {
    const page = await logIn(stet.visitor(), tried, "not the password 1");
    expect(page.status).toBe(401);
    expect(page.text).toContain("Login failed. Please check your credentials.");
    expect(page.field("email")).toBe(tried);
    expect(page.html).not.toContain("not the password 1");
  }
});

test("an account that waits for its activation is told so, after the right password only", async () => {
  const visitor = stet.visitor();
  const email = address();
  const done = await visitor.press(await visitor.open("/signup"), {
    button: "Sign up",
    fill: signupFields(email),
  });
  expect(done.text).toContain(`A letter waits for ${email}`);
  expect(done.text).not.toContain("is on its way");
  const text = "Account is not activated. Please check your email for the activation link.";
  const refused = await logIn(visitor, email);
  expect(refused.text).toContain(text);
  // No mail goes out here: the letter lies in the outbox, whatever is said of it.
  expect(refused.text).toContain("Open the outbox");
  const sent = await visitor.press(refused, { button: "Resend activation email" });
  expect(sent.text).toContain("Open the outbox");
  expect((await logIn(visitor, email, "not the password 1")).text).not.toContain(text);
});

test("after a sign-up Sign In has its address, and says when the account is active", async () => {
  const visitor = stet.visitor();
  const email = address();
  await visitor.press(await visitor.open("/signup"), { button: "Sign up", fill: signupFields(email) });
  expect((await visitor.open("/login?after=signup")).field("email")).toBe(email);
  const activated = await visitor.open("/login?after=activation");
  expect(activated.text).toContain("Your account is active.");
  expect(activated.field("email")).toBe(email);
  expect((await stet.visitor().open("/login?after=activation")).field("email")).toBe("");
});

test("after the sign-in that follows, its address is shown to nobody", async () => {
  const visitor = stet.visitor();
  const email = address();
  await joinStet(stet, visitor, email);
  await visitor.request("/logout", { method: "POST" });
  expect((await visitor.open("/login")).field("email")).toBe("");
});

test("an empty log-in names both fields", async () => {
  const visitor = stet.visitor();
  const page = await visitor.press(await visitor.open("/login"), { button: "Sign In" });
  expect(page.status).toBe(422);
  expect(
    page.root
      .findAll("input")
      .filter((field) => field.attribute("aria-invalid") === "true")
      .map((field) => field.attribute("name")),
  ).toEqual(["email", "password"]);
});

test.each([
  [{ firstName: " " }, "firstName"],
  [{ lastName: "x".repeat(200) }, "lastName"],
  [{ email: "nobody" }, "email"],
  [{ email: "a@b@c.example" }, "email"],
  [{ password: "short", confirmPassword: "short" }, "password"],
  [{ confirmPassword: "something else 1" }, "confirmPassword"],
  [{ terms: "" }, "terms"],
])("a faulty sign-up %j shows its fault beside the field and keeps the rest", async (fault, field) => {
  const visitor = stet.visitor();
  const email = address();
  const fill: Record<string, string> = { ...signupFields(email), ...fault };
  const page = await visitor.open("/signup");
  const fields = new URLSearchParams(
    Object.entries(fill).filter(([name, value]) => name !== "terms" || value !== ""),
  );
  const refused = await visitor.submit(page, "/signup", null, fields);
  expect(refused.status).toBe(422);
  const marked = refused.root.find((element) => element.attribute("name") === field);
  expect(marked?.attribute("aria-invalid")).toBe("true");
  const said = (marked?.attribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => refused.root.find((element) => element.attribute("id") === id)?.text() ?? "");
  expect(said.join(" ").trim()).not.toBe("");
  if (field !== "email") expect(refused.field("email")).toBe(email);
  expect(refused.field("password")).toBe("");
  expect(refused.field("confirmPassword")).toBe("");
  expect(refused.html).not.toContain(fill["password"]);
  expect(await stet.db.selectFrom("users").select("id").where("email", "=", email).execute()).toEqual([]);
});

test("the password rule's sentence names what is missing", async () => {
  const visitor = stet.visitor();
  const fill = { ...signupFields(address()), password: "–", confirmPassword: "–" };
  const page = await visitor.press(await visitor.open("/signup"), { button: "Sign up", fill });
  expect(page.text).toContain(
    "Password must be at least 8 characters and include at least one letter and include at least one number.",
  );
});

test("sign-up answers alike for a taken address", async () => {
  const email = address();
  await joinStet(stet, stet.visitor(), email);
  const visitor = stet.visitor();
  const again = await visitor.press(await visitor.open("/signup"), {
    button: "Sign up",
    fill: signupFields(email),
  });
  const fresh = await visitor.press(await visitor.open("/signup"), {
    button: "Sign up",
    fill: signupFields(address()),
  });
  const shape = (text: string): string => text.replace(/[\w-]+@example\.com/g, "ADDRESS");
  expect([again.status, shape(again.text)]).toEqual([fresh.status, shape(fresh.text)]);
});

test("an activation link only looks when it is opened, and works once", async () => {
  const visitor = stet.visitor();
  const email = address();
  await visitor.press(await visitor.open("/signup"), { button: "Sign up", fill: signupFields(email) });
  const path = `/activate-account?token=${await activationToken(stet.db, email)}`;
  await visitor.open(path);
  await visitor.open(path);
  const done = await visitor.press(await visitor.open(path), { button: "Activate account" });
  expect(done.status).toBe(200);
  const spent = await visitor.press(await visitor.open(path), { button: "Activate account" });
  expect([spent.status, spent.text.includes("Activation Failed")]).toEqual([400, true]);
  expect((await visitor.open("/activate-account")).text).toContain("Activation Failed");
});

test("a guest comes back to where the log-in was asked for", async () => {
  const email = address();
  await joinStet(stet, stet.visitor(), email);
  const visitor = stet.visitor();
  const asked = await visitor.open("/create?templates=1");
  expect(asked.url.pathname + asked.url.search).toBe("/login?from=%2Fcreate%3Ftemplates%3D1");
  const back = await visitor.press(asked, { button: "Sign In", fill: { email, password: testPassword } });
  // The view that the address stands for: its query came along.
  expect([back.status, back.url.pathname]).toEqual([200, "/create/templates"]);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/%5Cevil.example/..//evil.example",
  "javascript:alert(1)",
  "\t//evil.example",
  "/\t/evil.example",
  "http:evil.example",
  "evil.example",
])("log-in never leads off this site: %j", async (wanted) => {
  const visitor = stet.visitor();
  await joinStet(stet, visitor);
  for (const path of [
    `/login?from=${encodeURIComponent(wanted)}`,
    `/login?redirect=${encodeURIComponent(wanted)}`,
    `/signup?redirect=${encodeURIComponent(wanted)}`,
  ]) {
    const response = await visitor.request(path);
    const place = response.headers.get("Location") ?? "";
    expect(new URL(place, stet.settings.appUrl).origin, place).toBe(new URL(stet.settings.appUrl).origin);
    expect(place).not.toMatch(/^(\/\/|\/\\|\\)/);
  }
});

test("logging out ends the session here and at the service; only a post does it", async () => {
  const visitor = stet.visitor();
  await joinStet(stet, visitor);
  await visitor.request("/logout");
  expect((await visitor.open("/create")).url.pathname).toBe("/create");
  const kept = new Map(visitor.cookies);
  await visitor.request("/logout", { method: "POST" });
  expect((await visitor.open("/create")).url.pathname).toBe("/login");
  const thief = stet.visitor();
  const Cookie = [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await stet.app.fetch(
    new Request(`${stet.settings.appUrl}/create`, { headers: { Cookie } }),
    {
      requestId: randomUUID(),
      nonce: "n",
      hostname: "localhost",
      client: { address: "127.0.0.1", direct: true },
    },
  );
  expect(response.headers.get("Location")).toMatch(/^\/login/);
  expect(thief.cookies.size).toBe(0);
});

test("the session's cookie is signed, kept from scripts, and new at each log-in", async () => {
  const email = address();
  const visitor = stet.visitor();
  await joinStet(stet, visitor, email);
  const first = visitor.cookies.get("stet");
  await visitor.request("/logout", { method: "POST" });
  const form = new URLSearchParams({ email, password: testPassword, intent: "login" });
  const response = await visitor.request("/login", { method: "POST", body: form });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith("stet="));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Path=\//i);
  expect(cookie).not.toMatch(/expires|max-age/i);
  expect(visitor.cookies.get("stet")).not.toBe(first);
  const remembered = await visitor.request("/logout", { method: "POST" }).then(() =>
    visitor.request("/login", {
      method: "POST",
      body: new URLSearchParams({ email, password: testPassword, rememberMe: "true" }),
    }),
  );
  expect(remembered.headers.getSetCookie().find((one) => one.startsWith("stet="))).toMatch(/expires/i);
});

test("the page's cookie does not authorise the API", async () => {
  const visitor = stet.visitor();
  await joinStet(stet, visitor);
  expect((await visitor.request("/api/v1/auth/me")).status).toBe(401);
  const refreshed = await visitor.request("/api/v1/auth/refresh", { method: "POST" });
  expect(refreshed.status).toBe(401);
});

test("a forged or foreign session cookie is a guest's", async () => {
  for (const value of ["", "nonsense", "eyJhY2Nlc3MiOiJ4In0=.AAAA", "%00", "x".repeat(4_000)]) {
    const response = await stet.app.fetch(
      new Request(`${stet.settings.appUrl}/create`, { headers: { Cookie: `stet=${value}` } }),
      {
        requestId: randomUUID(),
        nonce: "n",
        hostname: "localhost",
        client: { address: "127.0.0.1", direct: true },
      },
    );
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/login?from=%2Fcreate"]);
  }
});

test.each([
  (email: string) => `${email} `,
  (email: string) => `${email}\u0000`,
  (email: string) => `=?utf-8?q?x?=${email}`,
  (email: string) => `ü${email}`,
])("what is no address for the call is none for the page, and gets no letter (%#)", async (spoiled) => {
  const email = spoiled(address());
  const visitor = stet.visitor();
  const called = await visitor.request("/api/v1/auth/signup", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...signupFields(email),
      confirmPassword: undefined,
      terms: undefined,
      username: "x",
    }),
  });
  expect(called.status).toBe(422);
  const page = await visitor.submit(
    await visitor.open("/signup"),
    "/signup",
    null,
    new URLSearchParams(signupFields(email)),
  );
  expect([page.status, page.text]).toEqual([
    422,
    expect.stringContaining("Please enter a valid email address."),
  ]);
  const letters = await stet.db.selectFrom("outbox").select("to_address").execute();
  const part = email.replace(/[^\w@.-]/g, "").slice(-30);
  expect(letters.filter(({ to_address: to }) => to.includes(part))).toEqual([]);
});
