import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SignIns } from "#tests/openid/sign-ins.ts";
import { onBothDatabases, openTestServices, wideLimits } from "#tests/support/test-services.ts";

const base = "/api/v1/auth";
const loginFailed = { detail: "Google login failed. Please try again." };
const signupFailed = { detail: "Google signup failed. Please try again." };

onBothDatabases("third-party sign-in", (kind) => {
  let calls: SignIns;
  beforeAll(async () => {
    calls = await SignIns.open(kind);
  });
  afterAll(() => calls.close());

  describe("by way of the provider's pages", () => {
    test("begins with state, PKCE and nonce, which a signed cookie of ten minutes keeps", async () => {
      const { place, set } = await calls.begin("/create?x=1");
      expect(place.origin).toBe(calls.provider.origin);
      const asked = Object.fromEntries(place.searchParams);
      expect(asked).toMatchObject({
        client_id: "stet",
        response_type: "code",
        scope: "openid email profile",
        redirect_uri: "http://localhost:3000/auth/google/callback",
        code_challenge_method: "S256",
      });
      for (const name of ["state", "nonce", "code_challenge"]) expect(asked[name]).toMatch(/^[\w-]{43}$/);
      expect(set).toMatch(/; HttpOnly/);
      expect(set).toMatch(/; SameSite=Lax/);
      expect(set).toMatch(/; Path=\/(;|$)/);
      expect(set).toMatch(/; Max-Age=600/);
    });

    test("makes an account that is active and verified, on the free plan", async () => {
      const { id, email } = await calls.somebody();
      const { status, data, headers } = await calls.byRedirect(id, "/create?x=1");
      expect(status).toBe(200);
      expect(data).toMatchObject({
        expires_in: 7_200,
        from: "/create?x=1",
        user: {
          email,
          firstName: "Ada",
          lastName: "Byron",
          username: id,
          isActive: true,
          isEmailVerified: true,
          planId: 1,
          plan: "Free",
        },
      });
      expect(await calls.me(data.access_token)).toBe(200);
      expect(headers.getSetCookie().join()).toMatch(/stet_refresh=[^;]+/);
      expect(headers.getSetCookie().join()).toMatch(/stet_google=;[^,]*Max-Age=0/i);
      expect(await calls.identitiesOf(data.user.id)).toMatchObject([
        { issuer: calls.provider.origin, subject: id, email },
      ]);
      expect((await calls.usersOf(email))[0]?.password_hash).toBeNull();
      expect((await calls.post("login", { email, password: "" })).status).toBe(401);
    });

    test("leads to this site only", async () => {
      for (const from of [
        "//evil.example/create",
        "https://evil.example/create",
        "evil",
        "/\\evil.example",
        "/.//evil.example",
        `/${"x".repeat(2_000)}`,
      ]) {
        const { id } = await calls.somebody();
        expect([from, (await calls.byRedirect(id, from)).data.from]).toEqual([from, "/"]);
      }
    });

    test("the same person comes back to the same account, whatever the address is by then", async () => {
      const { id, email } = await calls.somebody();
      const first = await calls.byRedirect(id);
      await calls.provider.know(id, { email: `new-${email}`, email_verified: true });
      const again = await calls.byRedirect(id);
      expect(again.data.user).toMatchObject({ id: first.data.user.id, email });
      expect(await calls.usersOf(`new-${email}`)).toEqual([]);
    });

    test("a state without its cookie, of another browser, forged, or too old is refused", async () => {
      const { id } = await calls.somebody();
      const [own, other] = [await calls.returned(id), await calls.begin()];
      const { code, state } = own.back;
      for (const Cookie of ["", other.Cookie, `${own.Cookie}x`, "stet_google=e30.AAAA", "stet_google=."]) {
        const { status, data } = await calls.post(
          "google/callback",
          { code, state },
          Cookie ? { Cookie } : {},
        );
        expect([Cookie, status, data.detail]).toEqual([Cookie, 401, loginFailed.detail]);
      }
      for (const body of [{}, { code }, { code, state: "" }, { code, state: "x".repeat(43) }, { state }]) {
        expect(await calls.post("google/callback", body, { Cookie: own.Cookie })).toMatchObject({
          status: 401,
          data: loginFailed,
        });
      }
      calls.services.clock.pass(10 * 60 * 1000);
      expect((await calls.post("google/callback", { code, state }, { Cookie: own.Cookie })).status).toBe(401);
    });

    test("a state that was used is not good again", async () => {
      const { id } = await calls.somebody();
      const { Cookie, back } = await calls.returned(id);
      const body = { code: back["code"], state: back["state"] };
      expect((await calls.post("google/callback", body, { Cookie })).status).toBe(200);
      expect(await calls.post("google/callback", body, { Cookie })).toMatchObject({
        status: 401,
        data: loginFailed,
      });
      expect(await calls.post("google/callback", body)).toMatchObject({ status: 401, data: loginFailed });
    });

    test("a code that belongs to another sign-in is refused, and so is one of another provider", async () => {
      const { id } = await calls.somebody();
      const [one, other] = [await calls.returned(id), await calls.returned(id)];
      const mixed = { code: other.back["code"], state: one.back["state"] };
      expect(await calls.post("google/callback", mixed, { Cookie: one.Cookie })).toMatchObject({
        status: 401,
        data: loginFailed,
      });
      const foreign = { code: other.back["code"], state: other.back["state"], iss: "https://evil.example" };
      expect(await calls.post("google/callback", foreign, { Cookie: other.Cookie })).toMatchObject({
        status: 401,
        data: loginFailed,
      });
    });

    test("who turns back at the provider is told so, and nothing else of an error is repeated", async () => {
      const { Cookie, back } = await calls.returned(null, "/create");
      expect(back["error"]).toBe("access_denied");
      const { error, state } = back;
      expect(await calls.post("google/callback", { error, state }, { Cookie })).toMatchObject({
        status: 401,
        data: { detail: "Google OAuth failed: access_denied", from: "/create" },
      });
      const strange = await calls.post("google/callback", { error: "<b>Call us</b>", state }, { Cookie });
      expect(strange.data.detail).toBe("Google OAuth failed: unknown_error");
    });
  });

  test("on https the cookie is bound to this host, and read under that name", async () => {
    const https = await openTestServices("sqlite", [], {
      settings: { google: calls.provider.settings, appUrl: "https://stet.example" },
    });
    const begun = await https.fetch(`${base}/google?from=%2Fcreate`);
    const set = begun.headers.getSetCookie().join();
    expect(set).toMatch(/^__Host-stet_google=/);
    expect(set).toMatch(/; Secure/);
    const state = new URL(begun.headers.get("Location") ?? "").searchParams.get("state");
    const answer = await https.call("POST", `${base}/google/callback`, {
      body: { error: "access_denied", state },
      headers: { Cookie: set.split(";", 1)[0] ?? "" },
    });
    expect(answer.data).toEqual({ detail: "Google OAuth failed: access_denied", from: "/create" });
    await https.close();
  });

  test("a network may try only so often", async () => {
    const few = { most: 1, windowMs: 60_000 };
    const strict = { ...wideLimits.calls, "login by network": few, "signup by network": few };
    const limited = await openTestServices("sqlite", [], {
      settings: { google: calls.provider.settings },
      limits: { ...wideLimits, calls: strict },
    });
    for (const group of [
      ["login/google", "google/callback"],
      ["signup/google", "signup/google"],
    ]) {
      const statuses: number[] = [];
      for (const call of group) {
        const { status } = await limited.call("POST", `${base}/${call}`, {
          body: call === "google/callback" ? {} : { access_token: "made-up" },
        });
        statuses.push(status);
      }
      expect(statuses).toEqual([401, 429]);
    }
    await limited.close();
  });

  describe.each([
    ["login", loginFailed],
    ["signup", signupFailed],
  ] as const)("by the access token of a script: %s", (call, failed) => {
    const byToken = async (id: string) =>
      calls.post(`${call}/google`, { access_token: await calls.provider.token(id) });

    test("makes an account, and finds it again", async () => {
      const { id, email } = await calls.somebody({
        given_name: undefined,
        family_name: undefined,
        name: "Ada K. Byron",
      });
      const first = await byToken(id);
      expect(first).toMatchObject({
        status: 200,
        data: {
          user: { email, firstName: "Ada", lastName: "K. Byron", isActive: true, isEmailVerified: true },
        },
      });
      expect(await calls.me(first.data.access_token)).toBe(200);
      expect((await byToken(id)).data.user.id).toBe(first.data.user.id);
      expect((await calls.byRedirect(id)).data.user.id).toBe(first.data.user.id);
    });

    test("a token that was made for another client is refused", async () => {
      const { id, email } = await calls.somebody();
      const token = await calls.provider.token(id, "somebody-else");
      expect(await calls.post(`${call}/google`, { access_token: token })).toMatchObject({
        status: 401,
        data: failed,
      });
      expect(await calls.usersOf(email)).toEqual([]);
    });

    test.each([
      ["made-up", "made-up"],
      ["with a line break", "not a token\r\nX: y"],
      ["in another script", "\u043a\u043b\u044e\u0447"],
      ["far too long", "x".repeat(4_096)],
    ])("a token that is %s is refused", async (_name, token) => {
      expect(await calls.post(`${call}/google`, { access_token: token })).toMatchObject({
        status: 401,
        data: failed,
      });
    });

    test("no token has the specification's sentence", async () => {
      for (const body of [{}, { access_token: "" }]) {
        expect(await calls.post(`${call}/google`, body)).toMatchObject({
          status: 400,
          data: { detail: "Failed to get Google access token" },
        });
      }
      for (const body of [{ access_token: 5 }, { access_token: "x".repeat(5_000) }, { token: "x" }]) {
        expect((await calls.post(`${call}/google`, body)).status).toBe(422);
      }
    });
  });
});
