import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lettersTo } from "#tests/mail/letters.ts";
import { testPassword } from "#tests/support/samples.ts";
import {
  onBothDatabases,
  openTestServices,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";

const minute = 60_000;
const base = "/api/v1/auth";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

interface Listed {
  sessions: { id: string; createdAt: string; lastSeenAt: string; current: boolean; device: string }[];
}

onBothDatabases("a user's sessions", (kind) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(kind, []);
  });
  afterAll(() => services.close());

  const logIn = async ({ email }: TestUser, agent = firefox) => {
    const { status, data, headers } = await services.call<{ access_token: string }>("POST", `${base}/login`, {
      body: { email, password: testPassword },
      headers: { "User-Agent": agent },
    });
    expect(status).toBe(200);
    const cookie =
      headers
        .getSetCookie()
        .find((one) => one.startsWith("stet_refresh="))
        ?.split(";")[0] ?? "";
    return { token: data.access_token, cookie };
  };
  const call = (method: string, token: string, id = "") =>
    services.call<Listed>(method, `/api/v1/user/sessions${id && `/${id}`}`, { token });
  const refresh = (cookie: string) =>
    services.call("POST", `${base}/refresh`, { headers: { Cookie: cookie } });

  test("are listed with their devices and times, the caller's marked", async () => {
    const user = await services.newUser();
    const { token } = await logIn(user);
    const { status, data } = await call("GET", token);
    expect(status).toBe(200);
    expect(data.sessions).toHaveLength(2);
    const current = data.sessions.filter((one) => one.current);
    expect(current).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{36}$/),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        lastSeenAt: expect.stringMatching(/Z$/),
        current: true,
        device: "Firefox on Windows",
      },
    ]);
    expect(data.sessions.find((one) => !one.current)?.device).toBe("Unknown device");
  });

  test("show when they were seen, exact to ten minutes", async () => {
    const { token } = await logIn(await services.newUser());
    const seen = async () => (await call("GET", token)).data.sessions.find((one) => one.current)?.lastSeenAt;
    const first = await seen();
    services.clock.pass(9 * minute);
    expect(await seen()).toBe(first);
    services.clock.pass(minute);
    const later = Date.parse((await seen()) ?? "");
    expect(Math.abs(later - services.clock.now())).toBeLessThan(10_000);
  });

  test("end one by one, at once", async () => {
    const user = await services.newUser();
    const [mine, other] = [await logIn(user), await logIn(user)];
    const id = (await call("GET", other.token)).data.sessions.find((one) => one.current)?.id ?? "";
    const left = await call("DELETE", mine.token, id);
    expect(left.status).toBe(200);
    expect(left.data.sessions.map((one) => one.id)).not.toContain(id);
    expect((await call("GET", other.token)).status).toBe(401);
    expect((await refresh(other.cookie)).status).toBe(401);
    expect((await call("DELETE", mine.token, id)).status).toBe(404);
  });

  test("end all but the caller's own", async () => {
    const user = await services.newUser();
    const [mine, other] = [await logIn(user), await logIn(user)];
    const left = await call("DELETE", mine.token);
    expect(left.data.sessions).toHaveLength(1);
    expect(left.data.sessions[0]?.current).toBe(true);
    expect([(await call("GET", user.token)).status, (await call("GET", other.token)).status]).toEqual([
      401, 401,
    ]);
    expect((await call("GET", mine.token)).status).toBe(200);
  });

  test("of somebody else are neither shown nor ended, and answer as absent ones do", async () => {
    const [user, stranger] = [await services.newUser(), await services.newUser()];
    const id = (await call("GET", user.token)).data.sessions[0]?.id ?? "";
    expect((await call("GET", stranger.token)).data.sessions.map((one) => one.id)).not.toContain(id);
    const theirs = await call("DELETE", stranger.token, id);
    const absent = await call("DELETE", stranger.token, "11111111-1111-4111-8111-111111111111");
    expect([theirs.status, theirs.data]).toEqual([404, absent.data]);
    expect((await call("GET", user.token)).status).toBe(200);
    for (const method of ["GET", "DELETE"]) expect((await call(method, "")).status).toBe(401);
  });

  test("a reused key ends the session and sends one letter that names the device", async () => {
    const user = await services.newUser();
    const { cookie, token } = await logIn(user);
    expect((await refresh(cookie)).status).toBe(200);
    services.clock.pass(11_000);
    expect((await Promise.all([refresh(cookie), refresh(cookie)])).map(({ status }) => status)).toEqual([
      401, 401,
    ]);
    expect((await call("GET", token)).status).toBe(401);
    const letters = await lettersTo(services.db, user.email, "session ended by reuse");
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text_body).toContain("Firefox on Windows");
  });

  describe("the mark of a browser that has logged in", () => {
    test("is a cookie that scripts cannot read, made by a good log-in alone", async () => {
      const user = await services.newUser();
      const post = (password: string) =>
        services.call("POST", `${base}/login`, { body: { email: user.email, password } });
      const bad = await post("wrong password 1");
      expect(bad.headers.getSetCookie()).toEqual([]);
      const good = (await post(testPassword)).headers
        .getSetCookie()
        .find((one) => one.startsWith("stet_known="));
      expect(good).toMatch(/HttpOnly/i);
      expect(good).not.toContain(user.userId);
      expect(good).not.toContain(user.email);
    });
  });
});
