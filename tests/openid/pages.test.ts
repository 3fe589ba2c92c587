import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logIn } from "#tests/support/app-stories.ts";
import { freePort } from "#tests/support/postgres.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { Page, Visitor } from "#tests/support/visitor.ts";
import { type OpenIdProvider, startProvider } from "./provider.ts";

const scriptUrl = "https://accounts.example/gsi/client";
let provider: OpenIdProvider;
let stet: TestApp;
beforeAll(async () => {
  provider = await startProvider("http://localhost:3000");
  stet = await openTestApp("sqlite", { google: { ...provider.settings, scriptUrl } });
});
afterAll(async () => {
  await stet.close();
  await provider.stop();
});

/** A browser without scripts that also reaches the provider. */
function traveller(): Visitor {
  const info = {
    requestId: "r",
    nonce: "n",
    hostname: "localhost",
    client: { address: "127.0.0.1", direct: true },
  };
  return new Visitor(stet.settings.appUrl, (request) =>
    request.url.startsWith(provider.origin)
      ? fetch(request, { redirect: "manual" })
      : stet.app.fetch(request, info),
  );
}

async function somebody(known: Record<string, unknown> = {}): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await provider.know(id, { email, email_verified: true, given_name: "Ada", family_name: "Byron", ...known });
  return { id, email };
}

function googleLink(page: Page, label = "Sign in with Google"): string {
  const link = page.root.findAll("a").find((found) => found.text().trim() === label);
  return link?.attribute("href") ?? "no link";
}

const choose = (visitor: Visitor, page: Page, id: string): Promise<Page> =>
  visitor.press(page, { button: "Go on", fill: { id } });

test("the link leads through the provider into the account and to where the visitor was going", async () => {
  const visitor = traveller();
  const { id, email } = await somebody();
  const login = await visitor.open("/profile");
  expect(login.url.pathname).toBe("/login");
  const there = await visitor.open(googleLink(login));
  expect(there.url.origin).toBe(provider.origin);
  const back = await choose(visitor, there, id);
  expect(back.status).toBe(200);
  expect(back.url.href).toBe("http://localhost:3000/profile");
  expect(back.text).toContain(email);
  expect(visitor.cookies.has("stet_google")).toBe(false);
  expect(visitor.cookies.has("stet")).toBe(true);
  expect(visitor.cookies.has("stet_refresh")).toBe(false);
  expect((await visitor.open("/")).text).not.toContain("Get Started");
});

test("home says that the sign-in succeeded, and signing in again finds the same account", async () => {
  const { id } = await somebody();
  for (const label of ["Sign up with Google", "Sign in with Google"]) {
    const visitor = traveller();
    const page = await visitor.open(label.startsWith("Sign up") ? "/signup" : "/login");
    const back = await choose(visitor, await visitor.open(googleLink(page, label)), id);
    expect(back.url.pathname).toBe("/");
    expect(back.text).toContain("Login successful with Google! Redirecting...");
  }
  expect(
    await stet.db.selectFrom("identities").select("user_id").where("subject", "=", id).execute(),
  ).toHaveLength(1);
});

test("a page that was opened again after the sign-in changes nothing", async () => {
  const visitor = traveller();
  const { id } = await somebody();
  const there = await visitor.open(googleLink(await visitor.open("/login")));
  const answer = await visitor.request(there.url.href, {
    method: "POST",
    body: new URLSearchParams({ id }),
    redirect: "manual",
  });
  const resumed = await visitor.request(answer.headers.get("Location") ?? "");
  const callback = new URL(resumed.headers.get("Location") ?? "");
  expect(callback.pathname).toBe("/auth/google/callback");
  const first = await visitor.request(callback.href);
  expect([first.status, first.headers.get("Location")]).toEqual([303, "/"]);
  const again = await visitor.request(callback.href);
  expect([again.status, again.headers.get("Location")]).toEqual([303, "/login"]);
  expect((await visitor.open("/profile")).url.pathname).toBe("/profile");

  const thief = await traveller().open(callback.pathname + callback.search);
  expect(thief.url.pathname).toBe("/login");
  expect(thief.text).toContain("Google login failed. Please try again.");
});

test("who turns back stands at the log-in, with the reason and the way on", async () => {
  const visitor = traveller();
  const there = await visitor.open(googleLink(await visitor.open("/login?redirect=%2Fprofile")));
  const back = await visitor.press(there, { button: "Cancel" });
  expect(back.url.pathname + back.url.search).toBe("/login?redirect=%2Fprofile");
  expect(back.text).toContain("Google OAuth failed: access_denied");
  expect(googleLink(back)).toBe("/api/v1/auth/google?from=%2Fprofile");
});

test("an address that is not verified is refused with the reason", async () => {
  const visitor = traveller();
  const { id } = await somebody({ email_verified: false });
  const back = await choose(visitor, await visitor.open(googleLink(await visitor.open("/login"))), id);
  expect(back.url.pathname).toBe("/login");
  expect(back.text).toContain("is not verified");
  expect(visitor.cookies.has("stet")).toBe(false);
});

test.each([
  ["nothing", ""],
  ["a code", "?code=x"],
  ["a code and a state", "?code=x&state=y"],
  ["an error", "?error=<b>x</b>&state=y"],
  ["far too much", `?code=${"x".repeat(5_000)}`],
])("a callback with %s that nobody asked for is refused", async (_name, query) => {
  const page = await traveller().open(`/auth/google/callback${query}`);
  expect([page.status, page.url.pathname]).toEqual([200, "/login"]);
  expect(page.text).toContain("Google login failed. Please try again.");
});

describe("the access token of the provider's script, as the button posts it", () => {
  const post = async (visitor: Visitor, path: string, fields: Record<string, string>): Promise<Page> =>
    visitor.submit(
      await visitor.open(path),
      path,
      null,
      new URLSearchParams({ intent: "google", ...fields }),
    );

  test.each(["//evil.example", "/.//evil.example", "/%2e//evil.example", "/\\evil.example"])(
    "%s is nowhere to lead to",
    async (redirect) => {
      const { id } = await somebody();
      const fields = { intent: "google", access_token: await provider.token(id), redirect };
      const sent = await traveller().request("/login", { method: "POST", body: new URLSearchParams(fields) });
      expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/"]);
    },
  );

  test.each(["/login", "/signup"])(
    "%s leads on, says that it succeeded, and keeps the session",
    async (path) => {
      const visitor = traveller();
      const { id, email } = await somebody();
      const page = await post(visitor, path, {
        access_token: await provider.token(id),
        redirect: "//evil.example",
      });
      expect([page.status, page.url.href]).toEqual([200, "http://localhost:3000/"]);
      expect(page.text).toContain("Login successful with Google! Redirecting...");
      expect((await visitor.open("/profile")).text).toContain(email);
    },
  );

  test.each([
    ["/login", "Google login failed. Please try again."],
    ["/signup", "Google signup failed. Please try again."],
  ])("%s says what was wrong with it", async (path, failed) => {
    const visitor = traveller();
    const { id } = await somebody();
    const foreign = await provider.token(id, "somebody-else");
    for (const token of ["made-up", foreign, "x".repeat(5_000)]) {
      const page = await post(visitor, path, { access_token: token });
      expect(page.status).toBeGreaterThanOrEqual(400);
      expect(page.status).toBeLessThan(500);
      expect(page.text).toContain(failed);
    }
    expect((await post(visitor, path, {})).text).toContain("Failed to get Google access token");
    expect(visitor.cookies.has("stet")).toBe(false);
  });
});

test("an auth service that cannot be reached is said like a cut line", async () => {
  const remote = { auth: `http://127.0.0.1:${await freePort()}` };
  const cut = await openTestApp("sqlite", { google: provider.settings, remote });
  const callback = await cut.visitor().request("/auth/google/callback?code=x&state=y");
  expect([callback.status, callback.headers.get("Location")]).toEqual([303, "/login"]);
  const visitor = cut.visitor();
  expect((await visitor.open("/auth/google/callback?code=x&state=y")).text).toContain(
    "Network error. Please try again.",
  );
  const posted = await visitor.submit(
    await visitor.open("/login"),
    "/login",
    null,
    new URLSearchParams({ intent: "google", access_token: "x" }),
  );
  expect([posted.status, posted.text.includes("Network error. Please try again.")]).toEqual([503, true]);
  await cut.close();
});

test("a password account and the provider's share one account, by either door", async () => {
  const visitor = traveller();
  const { id, email } = await somebody();
  await visitor.press(await visitor.open("/signup"), {
    button: "Sign up",
    fill: {
      firstName: "Somebody",
      lastName: "Else",
      email,
      password: "not the owner 1",
      confirmPassword: "not the owner 1",
      terms: "true",
    },
  });
  const back = await choose(visitor, await visitor.open(googleLink(await visitor.open("/login"))), id);
  expect(back.status).toBe(200);
  const profile = await visitor.open("/profile");
  expect(profile.text).toContain("Ada");
  expect(profile.text).not.toContain("Somebody");
  expect((await logIn(traveller(), email, "not the owner 1")).status).toBe(401);
});
