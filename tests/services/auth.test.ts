import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  activationToken,
  onBothDatabases,
  openTestServices,
  signupOf,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";
import { testPassword } from "#tests/support/samples.ts";

const hour = 60 * 60 * 1000;
const base = "/api/v1/auth";
const general = { detail: "Login failed. Please check your credentials." };
const cookieOf = (headers: Headers): string =>
  headers.getSetCookie().find((one) => one.startsWith("stet_refresh=")) ?? "";
const valueOf = (headers: Headers): string => cookieOf(headers).split(";", 1)[0] ?? "";

onBothDatabases("auth", (kind) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(kind, []);
  });
  afterAll(() => services.close());

  const post = <T = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => services.call<T>("POST", `${base}/${path}`, { ...(body === undefined ? {} : { body }), headers });
  const logIn = (user: Pick<TestUser, "email">, rememberMe?: boolean) =>
    post<{ access_token: string; expires_in: number; user: { id: string } }>("login", {
      email: user.email,
      password: testPassword,
      ...(rememberMe === undefined ? {} : { rememberMe }),
    });
  const refresh = (cookie: string) =>
    post<{ access_token: string }>("refresh", undefined, { Cookie: cookie });
  const me = async (token: string): Promise<number> =>
    (await services.call("GET", `${base}/me`, { token })).status;
  let count = 0;
  const address = (): string => `somebody-${++count}@example.com`;

  describe("sign-up and activation", () => {
    test("the answer is alike for a new, a waiting and a taken address", async () => {
      const taken = await services.newUser();
      const waiting = address();
      const first = await post("signup", signupOf(waiting));
      for (const email of [waiting, taken.email, taken.email.toUpperCase()]) {
        const again = await post("signup", signupOf(email));
        expect([again.status, again.data]).toEqual([first.status, first.data]);
      }
      expect(first).toMatchObject({ status: 200, data: { success: true } });
      const letters = await services.db
        .selectFrom("outbox")
        .select(["subject", "text_body"])
        .where("to_address", "=", taken.email)
        .execute();
      expect(letters).toHaveLength(3);
      expect(letters.filter((letter) => letter.text_body.includes("token="))).toHaveLength(1);
    });

    test("no account can log in before its activation, and only the right password learns why", async () => {
      const email = address();
      await post("signup", signupOf(email));
      expect(await logIn({ email })).toMatchObject({
        status: 403,
        data: { detail: "Account is not activated. Please check your email for the activation link." },
      });
      expect(await post("login", { email, password: "wrong password 1" })).toMatchObject({
        status: 401,
        data: general,
      });
      await post("activate-account", { token: await activationToken(services.db, email) });
      expect((await logIn({ email })).status).toBe(200);
    });

    test("a link works once, from the body or from the query", async () => {
      const email = address();
      await post("signup", signupOf(email));
      const token = await activationToken(services.db, email);
      expect(await post(`activate-account?token=${token}`)).toMatchObject({
        status: 200,
        data: { success: true },
      });
      expect((await post("activate-account", { token })).status).toBe(400);
      expect((await post("activate-account", { token: "never-given" })).status).toBe(400);
      expect((await post("activate-account", {})).status).toBe(400);
    });

    test("a link works for 24 hours, whoever signs up again meanwhile", async () => {
      const [late, intime] = [address(), address()];
      await post("signup", signupOf(late));
      await post("signup", signupOf(intime));
      const first = await activationToken(services.db, intime);
      services.clock.pass(24 * hour - 60_000);
      await post("signup", signupOf(intime));
      expect((await post("activate-account", { token: first })).status).toBe(200);
      const second = await activationToken(services.db, intime);
      expect((await post("activate-account", { token: second })).status).toBe(400);
      services.clock.pass(60_000);
      expect(
        (await post("activate-account", { token: await activationToken(services.db, late) })).status,
      ).toBe(400);
    });

    test("only hashes of links and passwords are stored", async () => {
      const email = address();
      await post("signup", signupOf(email));
      const token = await activationToken(services.db, email);
      const stored = JSON.stringify([
        await services.db.selectFrom("users").selectAll().where("email", "=", email).execute(),
        await services.db.selectFrom("one_time_links").selectAll().execute(),
      ]);
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(testPassword);
      expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
    });

    test("passwords are taken verbatim, up to 1,024 characters, and addresses whatever their case", async () => {
      const email = address();
      const password = ` Ünïcode 1 ${"x".repeat(1_012)} `;
      expect(password).toHaveLength(1_024);
      await post("signup", { ...signupOf(email), password });
      await post("activate-account", { token: await activationToken(services.db, email) });
      expect((await post("login", { email: email.toUpperCase(), password })).status).toBe(200);
      expect((await post("login", { email, password: password.trim() })).status).toBe(401);
      expect((await post("signup", { ...signupOf(address()), password: `${password}x` })).status).toBe(422);
    });
  });

  describe("log-in", () => {
    test("an unknown address and a wrong password answer alike", async () => {
      const user = await services.newUser();
      const wrong = await post("login", { email: user.email, password: "wrong password 1" });
      const unknown = await post("login", { email: address(), password: testPassword });
      expect([wrong.status, wrong.data]).toEqual([401, general]);
      expect([unknown.status, unknown.data]).toEqual([wrong.status, wrong.data]);
      expect(wrong.headers.getSetCookie()).toEqual([]);
    });

    test("hands out an access token and the refresh token as a cookie of the auth calls alone", async () => {
      const user = await services.newUser();
      const { data, headers } = await logIn(user);
      expect(Object.keys(data).sort()).toEqual(["access_token", "expires_in", "user"]);
      expect(data).toMatchObject({
        expires_in: 7_200,
        user: {
          id: user.userId,
          email: user.email,
          isActive: true,
          isEmailVerified: true,
          plan: "Free",
          planId: 1,
          tokensUsed: 0,
        },
      });
      expect(cookieOf(headers)).toMatch(/HttpOnly/i);
      expect(cookieOf(headers)).toMatch(/SameSite=Strict/i);
      expect(cookieOf(headers)).toMatch(/Path=\/api\/v1\/auth/i);
      expect(cookieOf(headers)).not.toMatch(/expires|max-age/i);
      expect(JSON.stringify(data)).not.toContain(valueOf(headers).slice("stet_refresh=".length));
    });

    test("a session lasts 12 hours, a remembered one 30 days from its log-in", async () => {
      const user = await services.newUser();
      let [short, long] = [await logIn(user, false), await logIn(user, true)];
      expect(cookieOf(short.headers)).not.toMatch(/expires/i);
      const until = Date.parse(/expires=([^;]+)/i.exec(cookieOf(long.headers))?.[1] ?? "");
      expect(Math.abs(until - services.clock.now() - 30 * 24 * hour)).toBeLessThan(60_000);
      services.clock.pass(12 * hour - 60_000);
      short = (await refresh(valueOf(short.headers))) as typeof short;
      expect(short.status).toBe(200);
      services.clock.pass(60_000);
      expect((await refresh(valueOf(short.headers))).status).toBe(401);
      services.clock.pass(29 * 24 * hour + 11 * hour);
      long = (await refresh(valueOf(long.headers))) as typeof long;
      expect(long.status).toBe(200);
      services.clock.pass(hour);
      expect((await refresh(valueOf(long.headers))).status).toBe(401);
    });

    test("a deactivated account's sessions end at once; logging in again brings it back", async () => {
      const user = await services.newUser();
      const now = services.clock.now();
      await services.db
        .updateTable("users")
        .set({ deactivated_at: now })
        .where("id", "=", user.userId)
        .execute();
      expect(await me(user.token)).toBe(401);
      const { data } = await logIn(user);
      expect(await me(data.access_token)).toBe(200);
    });
  });

  describe("sessions", () => {
    test("an access token is good for two hours and says how long", async () => {
      const { token } = await services.newUser();
      const valid = await services.call<{ expires_in: number }>("GET", `${base}/verify-token`, { token });
      expect(valid).toMatchObject({ status: 200, data: { valid: true } });
      expect(valid.data.expires_in).toBeGreaterThan(7_190);
      services.clock.pass(2 * hour);
      expect(await me(token)).toBe(401);
      expect((await services.call("GET", `${base}/verify-token`, { token })).status).toBe(401);
    });

    test("the immediate predecessor gets the same successor for 10 seconds", async () => {
      const first = valueOf((await logIn(await services.newUser())).headers);
      const both = await Promise.all([refresh(first), refresh(first)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      services.clock.pass(9_000);
      const late = await refresh(first);
      expect(new Set([...both, late].map(({ headers }) => valueOf(headers))).size).toBe(1);
      expect(valueOf(late.headers)).not.toBe(first);
      expect((await refresh(valueOf(late.headers))).status).toBe(200);
    });

    test("a predecessor after 10 seconds ends the session and its access token at once", async () => {
      const { data, headers } = await logIn(await services.newUser());
      const next = await refresh(valueOf(headers));
      services.clock.pass(11_000);
      expect(await me(next.data.access_token)).toBe(200);
      const stolen = await refresh(valueOf(headers));
      expect(stolen.status).toBe(401);
      expect(cookieOf(stolen.headers)).toMatch(/max-age=0|expires=thu, 01 jan 1970/i);
      expect([await me(data.access_token), await me(next.data.access_token)]).toEqual([401, 401]);
      expect((await refresh(valueOf(next.headers))).status).toBe(401);
    });

    test("a token two generations old ends the session even within 10 seconds", async () => {
      const { headers } = await logIn(await services.newUser());
      const second = await refresh(valueOf(headers));
      const third = await refresh(valueOf(second.headers));
      expect((await refresh(valueOf(headers))).status).toBe(401);
      expect(await me(third.data.access_token)).toBe(401);
    });

    test("a forged token neither refreshes nor ends anything", async () => {
      const { data, headers } = await logIn(await services.newUser());
      const [id = "", generation = ""] = valueOf(headers).slice("stet_refresh=".length).split(".");
      for (const forged of [
        "",
        "nonsense",
        `${id}.${generation}.AAAA`,
        `${id}.99.${"A".repeat(43)}`,
        "...",
        "%00",
      ]) {
        expect((await refresh(`stet_refresh=${forged}`)).status, forged).toBe(401);
      }
      expect(await me(data.access_token)).toBe(200);
    });

    test("logging out ends this session and no other", async () => {
      const user = await services.newUser();
      const [one, other] = [await logIn(user), await logIn(user)];
      const out = await services.call("POST", `${base}/logout`, { token: one.data.access_token });
      expect(out).toMatchObject({ status: 200, data: { success: true } });
      expect(await me(one.data.access_token)).toBe(401);
      expect((await refresh(valueOf(one.headers))).status).toBe(401);
      expect(await me(other.data.access_token)).toBe(200);
      expect((await post("logout", undefined, { Cookie: valueOf(other.headers) })).status).toBe(200);
      expect(await me(other.data.access_token)).toBe(401);
    });

    test("bearer tokens that are not ours are nobody's", async () => {
      const { token } = await services.newUser();
      const [, payload = ""] = token.split(".");
      const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
      for (const Authorization of [
        "",
        "Bearer",
        "Bearer x",
        `Basic ${token}`,
        `Bearer ${none}`,
        `Bearer ${token}x`,
      ]) {
        const { status } = await services.call("GET", `${base}/me`, { headers: { Authorization } });
        expect(status, Authorization.slice(0, 20)).toBe(401);
      }
    });

    test("the trial counts down from sign-up", async () => {
      const user = await services.newUser();
      const days = async () => {
        const { data } = await logIn(user);
        return (await services.call("GET", `${base}/trial-info`, { token: data.access_token })).data;
      };
      expect(await days()).toEqual({ days_remaining: 7 });
      services.clock.pass(6 * 24 * hour + hour);
      expect(await days()).toEqual({ days_remaining: 1 });
      services.clock.pass(24 * hour);
      expect(await days()).toEqual({ days_remaining: 0 });
    });
  });

  describe("wrong requests", () => {
    const good = signupOf("shape@example.com");
    test.each([
      ["signup", {}, ["email", "password", "firstName", "lastName", "username"]],
      ["signup", { ...good, email: "nobody" }, ["email"]],
      [
        "signup",
        { ...good, password: "short" },
        ["password: Password must be at least 8 characters and include at least one number."],
      ],
      ["signup", { ...good, firstName: " " }, ["firstName"]],
      ["signup", { ...good, lastName: "x".repeat(101) }, ["lastName"]],
      ["signup", { ...good, planId: 9 }, ["planId"]],
      ["signup", { ...good, isActive: true }, ["isActive"]],
      ["signup", [], ["body"]],
      ["login", { email: 1, password: null }, ["email", "password"]],
      ["login", { email: "a@example.com", password: "x".repeat(1_025) }, ["password"]],
      ["login", { email: "a@example.com", password: "x", rememberMe: "yes" }, ["rememberMe"]],
      ["activate-account", { token: 5 }, ["token"]],
    ])("%s %j answers 422 and names the fields", async (path, body, named) => {
      const { status, data } = await post<{ detail: string }>(path, body);
      expect(status).toBe(422);
      for (const name of named) expect(data.detail).toContain(name);
      expect(data.detail).not.toContain("correct horse");
    });

    test.each(["{", "", "null,", "\u0000"])("a body that is not JSON answers 400: %j", async (body) => {
      const headers = { "Content-Type": "application/json" };
      const response = await services.fetch(`${base}/login`, { method: "POST", headers, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toHaveProperty("detail");
    });

    test("no content type is no JSON", async () => {
      const response = await services.fetch(`${base}/login`, {
        method: "POST",
        body: JSON.stringify({ email: "a", password: "b" }),
      });
      expect([400, 415, 422]).toContain(response.status);
    });

    test("a wrong method answers 405 and says which are right", async () => {
      for (const [method, path, allowed] of [
        ["GET", "login", "POST"],
        ["DELETE", "me", "GET"],
        ["PUT", "refresh", "POST"],
      ] as const) {
        const { status, headers } = await services.call(method, `${base}/${path}`);
        expect([status, headers.get("Allow")], path).toEqual([405, expect.stringContaining(allowed)]);
      }
    });

    test("an unknown path answers 404", async () => {
      for (const path of [
        "/api/v1/auth/nothing",
        "/api/v1/nothing",
        "/api/v2/auth/login",
        "/api/v1",
        "/api/v1/auth/login/x",
      ]) {
        expect(await services.call("GET", path), path).toMatchObject({
          status: 404,
          data: { detail: "Not found." },
        });
      }
    });

    test("characters that a database may not take are never our fault", async () => {
      const nul = "a\u0000b";
      const tries: [string, object][] = [
        ["signup", { ...signupOf(address()), firstName: nul }],
        ["signup", { ...signupOf(address()), firstName: "a\ud800b" }],
        ["signup", signupOf("a\u0000b@example.com")],
        ["login", { email: `${nul}@example.com`, password: testPassword }],
        ["activate-account", { token: nul }],
      ];
      const faults = [];
      for (const [path, body] of tries) if ((await post(path, body)).status >= 500) faults.push([path, body]);
      expect(faults).toEqual([]);
    });
  });
});
