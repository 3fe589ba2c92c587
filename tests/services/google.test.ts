import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passProvider } from "#tests/openid/browse.ts";
import { type OpenIdProvider, startProvider } from "#tests/openid/provider.ts";
import { testPassword } from "#tests/support/samples.ts";
import {
  onBothDatabases,
  openTestServices,
  signupOf,
  type TestServices,
} from "#tests/support/test-services.ts";

const base = "/api/v1/auth";
const loginFailed = { detail: "Google login failed. Please try again." };
const signupFailed = { detail: "Google signup failed. Please try again." };

interface LoginAnswer {
  access_token: string;
  expires_in: number;
  user: Record<string, unknown> & { id: string };
  from?: string;
  detail?: string;
}

onBothDatabases("third-party sign-in", (kind) => {
  let provider: OpenIdProvider;
  let services: TestServices;
  beforeAll(async () => {
    provider = await startProvider("http://localhost:3000");
    services = await openTestServices(kind, [], { settings: { google: provider.settings } });
  });
  afterAll(async () => {
    await services.close();
    await provider.stop();
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    services.call<LoginAnswer>("POST", `${base}/${path}`, { body, headers });
  const me = async (token: string): Promise<number> =>
    (await services.call("GET", `${base}/me`, { token })).status;
  const usersOf = (email: string) =>
    services.db.selectFrom("users").selectAll().where("email_key", "=", email).execute();
  const identitiesOf = (userId: string) =>
    services.db.selectFrom("identities").selectAll().where("user_id", "=", userId).execute();

  /** Somebody new whom the provider knows. */
  async function somebody(known: Record<string, unknown> = {}) {
    const id = randomUUID();
    const email = `${id}@example.com`;
    await provider.know(id, { email, email_verified: true, given_name: "Ada", family_name: "Byron", ...known });
    return { id, email };
  }

  async function begin(from?: string) {
    const query = from === undefined ? "" : `?from=${encodeURIComponent(from)}`;
    const response = await services.fetch(`${base}/google${query}`);
    expect(response.status).toBe(302);
    const set = response.headers.getSetCookie().find((one) => one.startsWith("stet_google=")) ?? "";
    const place = new URL(response.headers.get("Location") ?? "", "http://localhost:3000");
    return { place, set, Cookie: set.split(";", 1)[0] ?? "" };
  }

  async function returned(id: string | null, from?: string) {
    const flow = await begin(from);
    const back = Object.fromEntries((await passProvider(flow.place.href, id)).searchParams);
    return { Cookie: flow.Cookie, back };
  }

  async function byRedirect(id: string, from?: string) {
    const { Cookie, back } = await returned(id, from);
    return post("google/callback", { code: back["code"], state: back["state"] }, { Cookie });
  }

  describe("by way of the provider's pages", () => {
    test("begins with state, PKCE and nonce, which a signed cookie of ten minutes keeps", async () => {
      const { place, set } = await begin("/create?x=1");
      expect(place.origin).toBe(provider.origin);
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
      const { id, email } = await somebody();
      const { status, data, headers } = await byRedirect(id, "/create?x=1");
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
      expect(await me(data.access_token)).toBe(200);
      expect(headers.getSetCookie().join()).toMatch(/stet_refresh=[^;]+/);
      expect(headers.getSetCookie().join()).toMatch(/stet_google=;[^,]*Max-Age=0/i);
      expect(await identitiesOf(data.user.id)).toMatchObject([{ issuer: provider.origin, subject: id, email }]);
      expect((await usersOf(email))[0]?.password_hash).toBeNull();
      expect((await post("login", { email, password: "" })).status).toBe(401);
    });

    test("leads to this site only", async () => {
      for (const from of ["//evil.example", "https://evil.example/", "evil", "/\\evil.example", `/${"x".repeat(2_000)}`]) {
        const { id } = await somebody();
        expect([from, (await byRedirect(id, from)).data.from]).toEqual([from, "/"]);
      }
    });

    test("the same person comes back to the same account, whatever the address is by then", async () => {
      const { id, email } = await somebody();
      const first = await byRedirect(id);
      await provider.know(id, { email: `new-${email}`, email_verified: true });
      const again = await byRedirect(id);
      expect(again.data.user).toMatchObject({ id: first.data.user.id, email });
      expect(await usersOf(`new-${email}`)).toEqual([]);
    });

    test("a state without its cookie, of another browser, forged, or too old is refused", async () => {
      const { id } = await somebody();
      const [own, other] = [await returned(id), await begin()];
      const { code, state } = own.back;
      for (const Cookie of ["", other.Cookie, `${own.Cookie}x`, "stet_google=e30.AAAA", "stet_google=."]) {
        const { status, data } = await post("google/callback", { code, state }, Cookie ? { Cookie } : {});
        expect([Cookie, status, data.detail]).toEqual([Cookie, 401, loginFailed.detail]);
      }
      for (const body of [{}, { code }, { code, state: "" }, { code, state: "x".repeat(43) }, { state }]) {
        expect(await post("google/callback", body, { Cookie: own.Cookie })).toMatchObject({
          status: 401,
          data: loginFailed,
        });
      }
      services.clock.pass(10 * 60 * 1000);
      expect((await post("google/callback", { code, state }, { Cookie: own.Cookie })).status).toBe(401);
    });

    test("a state that was used is not good again", async () => {
      const { id } = await somebody();
      const { Cookie, back } = await returned(id);
      const body = { code: back["code"], state: back["state"] };
      expect((await post("google/callback", body, { Cookie })).status).toBe(200);
      expect(await post("google/callback", body, { Cookie })).toMatchObject({ status: 401, data: loginFailed });
      expect(await post("google/callback", body)).toMatchObject({ status: 401, data: loginFailed });
    });

    test("a code that belongs to another sign-in is refused, and so is one of another provider", async () => {
      const { id } = await somebody();
      const [one, other] = [await returned(id), await returned(id)];
      const mixed = { code: other.back["code"], state: one.back["state"] };
      expect(await post("google/callback", mixed, { Cookie: one.Cookie })).toMatchObject({
        status: 401,
        data: loginFailed,
      });
      const foreign = { code: other.back["code"], state: other.back["state"], iss: "https://evil.example" };
      expect(await post("google/callback", foreign, { Cookie: other.Cookie })).toMatchObject({
        status: 401,
        data: loginFailed,
      });
    });

    test("who turns back at the provider is told so, and nothing else of an error is repeated", async () => {
      const { Cookie, back } = await returned(null, "/create");
      expect(back["error"]).toBe("access_denied");
      const { error, state } = back;
      expect(await post("google/callback", { error, state }, { Cookie })).toMatchObject({
        status: 401,
        data: { detail: "Google OAuth failed: access_denied", from: "/create" },
      });
      const strange = await post("google/callback", { error: "<b>Call us</b>", state }, { Cookie });
      expect(strange.data.detail).toBe("Google OAuth failed: unknown_error");
    });
  });

  describe.each([
    ["login", loginFailed],
    ["signup", signupFailed],
  ] as const)("by the access token of a script: %s", (call, failed) => {
    const byToken = async (id: string) =>
      post(`${call}/google`, { access_token: await provider.token(id) });

    test("makes an account, and finds it again", async () => {
      const { id, email } = await somebody({ given_name: undefined, family_name: undefined, name: "Ada K. Byron" });
      const first = await byToken(id);
      expect(first).toMatchObject({
        status: 200,
        data: { user: { email, firstName: "Ada", lastName: "K. Byron", isActive: true, isEmailVerified: true } },
      });
      expect(await me(first.data.access_token)).toBe(200);
      expect((await byToken(id)).data.user.id).toBe(first.data.user.id);
      expect((await byRedirect(id)).data.user.id).toBe(first.data.user.id);
    });

    test("a token that was made for another client is refused", async () => {
      const { id, email } = await somebody();
      const token = await provider.token(id, "somebody-else");
      expect(await post(`${call}/google`, { access_token: token })).toMatchObject({ status: 401, data: failed });
      expect(await usersOf(email)).toEqual([]);
    });

    test.each(["made-up", "not a token\r\nX: y", "ключ", "x".repeat(4_096)])("%.12j is refused", async (token) => {
      expect(await post(`${call}/google`, { access_token: token })).toMatchObject({ status: 401, data: failed });
    });

    test("no token has the specification's sentence", async () => {
      for (const body of [{}, { access_token: "" }]) {
        expect(await post(`${call}/google`, body)).toMatchObject({
          status: 400,
          data: { detail: "Failed to get Google access token" },
        });
      }
      for (const body of [{ access_token: 5 }, { access_token: "x".repeat(5_000) }, { token: "x" }]) {
        expect((await post(`${call}/google`, body)).status).toBe(422);
      }
    });
  });

  describe("accounts", () => {
    test("an address that the provider has not verified is refused, known or not", async () => {
      const user = await services.newUser();
      for (const email of [user.email, `${randomUUID()}@example.com`]) {
        const { id } = await somebody({ email, email_verified: false });
        const token = await provider.token(id);
        for (const { status, data } of [await byRedirect(id), await post("login/google", { access_token: token })]) {
          expect(status).toBe(403);
          expect(data.detail).toContain("is not verified");
        }
      }
      expect(await identitiesOf(user.userId)).toEqual([]);
    });

    test("no address, or none that letters reach, is refused", async () => {
      for (const email of [undefined, "", "nobody", "a@b@c.example", "<x>@example.com"]) {
        const { id } = await somebody({ email });
        expect(await byRedirect(id)).toMatchObject({ status: 401, data: loginFailed });
      }
    });

    test("a verified address joins the account that has it, whatever its case; the password stays", async () => {
      const user = await services.newUser();
      const { id } = await somebody({ email: user.email.toUpperCase() });
      const { data } = await byRedirect(id);
      expect(data.user).toMatchObject({ id: user.userId, email: user.email, firstName: "Test" });
      expect((await post("login", { email: user.email, password: testPassword })).status).toBe(200);
      expect(await me(user.token)).toBe(200);
    });

    test("an account that was never activated loses its password and the names somebody gave it", async () => {
      const { id, email } = await somebody();
      await post("signup", signupOf(email));
      const { data } = await byRedirect(id);
      expect(data.user).toMatchObject({ email, firstName: "Ada", lastName: "Byron", isActive: true });
      expect((await post("login", { email, password: testPassword })).status).toBe(401);
      expect(await usersOf(email)).toMatchObject([{ password_hash: null, is_active: 1, is_email_verified: 1 }]);
    });

    test("two accounts at the provider with one address share the account here", async () => {
      const { id, email } = await somebody();
      const { id: second } = await somebody({ email });
      const [first, other] = [await byRedirect(id), await byRedirect(second)];
      expect(other.data.user.id).toBe(first.data.user.id);
      expect(await identitiesOf(first.data.user.id)).toHaveLength(2);
    });

    test("first sign-ins side by side make one account", async () => {
      const { id, email } = await somebody();
      const token = await provider.token(id);
      const tries = await Promise.all(
        Array.from({ length: 6 }, () => post("signup/google", { access_token: token })),
      );
      expect(tries.map(({ status }) => status)).toEqual(Array(6).fill(200));
      expect(new Set(tries.map(({ data }) => data.user.id)).size).toBe(1);
      expect(await usersOf(email)).toHaveLength(1);
    });

    test("a closed account is open again", async () => {
      const { id } = await somebody();
      const first = await byRedirect(id);
      const { access_token: token, user } = first.data;
      for (const mode of ["deactivate", "delete"]) {
        const again = await byRedirect(id);
        const closed = await services.call("POST", `${base}/disable-account`, {
          token: again.data.access_token,
          body: { mode },
        });
        expect(closed.status).toBe(200);
        expect(await me(token)).toBe(401);
        const back = await byRedirect(id);
        expect(back.data.user.id).toBe(user.id);
        expect(await me(back.data.access_token)).toBe(200);
      }
      const row = await services.db
        .selectFrom("users")
        .select(["deactivated_at", "delete_at"])
        .where("id", "=", user.id)
        .executeTakeFirst();
      expect(row).toEqual({ deactivated_at: null, delete_at: null });
    });
  });
});
