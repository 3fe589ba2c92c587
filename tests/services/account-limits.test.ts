import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { standardLimits } from "#app/server/limits/values.ts";
import { openServices, type Services } from "#app/server/services.ts";
import { sessionCookie, PageSession } from "#app/server/session/page-session.ts";
import { tokenFrom } from "#tests/mail/letters.ts";
import { testPassword } from "#tests/support/samples.ts";
import {
  freshSettings,
  onBothDatabases,
  openTestServices,
  signupOf,
  silent,
  type TestServices,
} from "#tests/support/test-services.ts";

const base = "/api/v1/auth";
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const wrong = "wrong password 1";

onBothDatabases("rate limits", (kind) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(kind, [], { limits: standardLimits });
  });
  afterAll(() => services.close());

  let network = 0;
  /** An address in a network that no other test uses. */
  const place = (): string => `198.51.${++network}.7`;
  let count = 0;
  const address = (): string => `tried-${++count}@example.com`;
  const post = (path: string, body: unknown, from: string, cookie = "") =>
    services.call<{ detail: string; code?: string; retry_after?: number }>("POST", `${base}/${path}`, {
      body,
      from,
      headers: cookie ? { Cookie: cookie } : {},
    });
  const tryLogin = (email: string, password: string, from: string, cookie = "") =>
    post("login", { email, password }, from, cookie);
  const known = (headers: Headers): string =>
    headers
      .getSetCookie()
      .find((one) => one.startsWith("stet_known="))
      ?.split(";")[0] ?? "";
  async function newUser(): Promise<string> {
    const email = address();
    const from = place();
    await post("signup", signupOf(email), from);
    await post("activate-account", { token: await tokenFrom(services.db, email, "activation") }, from);
    return email;
  }
  const statuses = async (times: number, call: () => Promise<{ status: number }>): Promise<number[]> => {
    const all: number[] = [];
    for (let at = 0; at < times; at++) all.push((await call()).status);
    return all;
  };

  describe("of log-in, by address", () => {
    test("from the 6th failure waits of 1, 2, 4 … 60 s, alike for a known and an unknown address", async () => {
      for (const email of [await newUser(), address()]) {
        const from = place();
        expect(await statuses(6, () => tryLogin(email, wrong, from))).toEqual(Array(6).fill(401));
        for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
          const refused = await tryLogin(email, wrong, from);
          expect([refused.status, refused.data.code, refused.data.retry_after]).toEqual([
            429,
            "rate_limited",
            wait,
          ]);
          expect(refused.headers.get("Retry-After")).toBe(String(wait));
          expect(refused.data.detail).toMatch(/^Too many tries\. Please wait \d+ seconds? and try again\.$/);
          services.clock.pass(wait * second);
          expect((await tryLogin(email, wrong, from)).status).toBe(401);
        }
      }
    });

    test("the right password is refused while the wait lasts, taken after it, and forgives the failures", async () => {
      const email = await newUser();
      const from = place();
      await statuses(6, () => tryLogin(email, wrong, from));
      expect((await tryLogin(email, testPassword, from)).status).toBe(429);
      services.clock.pass(second);
      expect((await tryLogin(email, testPassword, from)).status).toBe(200);
      expect(await statuses(6, () => tryLogin(email, wrong, from))).toEqual(Array(6).fill(401));
    });

    test("tries side by side count each", async () => {
      const email = await newUser();
      const from = place();
      const all = await Promise.all(Array.from({ length: 12 }, () => tryLogin(email, wrong, from)));
      const answered = (wanted: number): number => all.filter(({ status }) => status === wanted).length;
      expect([answered(401), answered(429)]).toEqual([6, 6]);
    });

    test("the case of an address makes it no other", async () => {
      const email = await newUser();
      const from = place();
      await statuses(6, () => tryLogin(email.toUpperCase(), wrong, from));
      expect((await tryLogin(` ${email} `, testPassword, from)).status).toBe(429);
    });

    test("a browser that logged in before has tries of its own: nobody delays the owner", async () => {
      const email = await newUser();
      const from = place();
      const cookie = known((await tryLogin(email, testPassword, from)).headers);
      const thief = place();
      await statuses(8, () => tryLogin(email, wrong, thief));
      expect((await tryLogin(email, testPassword, from)).status).toBe(429);
      expect((await tryLogin(email, testPassword, from, cookie)).status).toBe(200);
      expect((await tryLogin(email, wrong, thief)).status).toBe(429);
    });

    test("and is delayed for its own failures; its mark counts at its own address alone", async () => {
      const [email, victim] = [await newUser(), await newUser()];
      const from = place();
      const cookie = known((await tryLogin(email, testPassword, from)).headers);
      await statuses(6, () => tryLogin(email, wrong, from, cookie));
      expect((await tryLogin(email, testPassword, from, cookie)).status).toBe(429);
      await statuses(6, () => tryLogin(victim, wrong, from, cookie));
      expect((await tryLogin(victim, wrong, place())).status).toBe(429);
      const forged = cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
      await statuses(6, () => tryLogin(email, wrong, place()));
      expect((await tryLogin(email, testPassword, from, forged)).status).toBe(429);
    });

    test("a reset forgives the failures: its link proves the owner", async () => {
      const email = await newUser();
      const from = place();
      await statuses(8, () => tryLogin(email, wrong, from));
      await post("forgot-password", { email }, from);
      const token = await tokenFrom(services.db, email, "reset");
      await post("reset-password", { token, newPassword: "another one 1" }, from);
      expect((await tryLogin(email, "another one 1", from)).status).toBe(200);
    });

    test("the pages carry the mark and the browser's name", async () => {
      const email = await newUser();
      const cookie = sessionCookie(services.settings.secretKey, false);
      const open = (cookies: string) =>
        PageSession.open(cookie, new Headers({ Cookie: cookies, "User-Agent": "curl/8" }), (path, init) =>
          services.fetch(path, init, place()),
        );
      const first = await open("");
      expect((await first.logIn({ email, password: testPassword, rememberMe: false })).status).toBe(200);
      const marks = (await first.commit()).filter((one) => one.startsWith("stet_known="));
      expect(marks).toHaveLength(1);
      expect(marks[0]).toMatch(/; Path=\/(;|$)/);
      expect(marks[0]).toMatch(/SameSite=Lax/i);
      await statuses(8, () => tryLogin(email, wrong, place()));
      expect(
        (await (await open("")).logIn({ email, password: testPassword, rememberMe: false })).status,
      ).toBe(429);
      const again = await open(`other=1; ${marks[0]?.split(";")[0]}`);
      expect((await again.logIn({ email, password: testPassword, rememberMe: false })).status).toBe(200);
      const token = (await again.access()) ?? "";
      const { data } = await services.call<{ sessions: { device: string }[] }>(
        "GET",
        "/api/v1/user/sessions",
        { token },
      );
      expect(data.sessions.map(({ device }) => device)).toEqual(["curl", "curl"]);
    });
  });

  describe("by network", () => {
    test("log-in: 300 in 15 minutes for a /24, whatever the address", async () => {
      const from = place();
      const gone = from.replace(/\d+$/, "200");
      await services.db.deleteFrom("rate_limits").execute();
      await tryLogin(address(), wrong, from);
      await services.db
        .updateTable("rate_limits")
        .set({ count: 299 })
        .where("key", "like", "login by network %")
        .execute();
      expect((await tryLogin(address(), wrong, gone)).status).toBe(401);
      const refused = await tryLogin(address(), wrong, from);
      expect([refused.status, refused.data.code]).toEqual([429, "rate_limited"]);
      expect(refused.data.retry_after).toBeLessThanOrEqual(900);
      expect((await tryLogin(address(), wrong, place())).status).toBe(401);
      services.clock.pass(15 * minute);
      expect((await tryLogin(address(), wrong, from)).status).toBe(401);
    });

    test("a /64 of IPv6 is one network", async () => {
      const tryFrom = (from: string) => post("contact-support", contact, from);
      for (let at = 1; at <= 5; at++) expect((await tryFrom(`2001:db8:5:6::${at}`)).status).toBe(200);
      expect((await tryFrom("2001:db8:5:6:ffff::1")).status).toBe(429);
      expect((await tryFrom("2001:db8:5:7::1")).status).toBe(200);
    });

    const contact = { name: "", email: "", subject: "", message: "long enough to be sent" };
    test.each([
      ["signup", () => signupOf(address()), 100],
      ["forgot-password", () => ({ email: address() }), 20],
      ["resend-verification", () => ({ email: address() }), 20],
      ["contact-support", () => contact, 5],
    ] as const)("%s: %o gives %i an hour", async (path, body, most) => {
      const from = place();
      const shortened = most > 20;
      if (shortened) {
        await services.db.deleteFrom("rate_limits").execute();
        await post(path, body(), from);
        await services.db
          .updateTable("rate_limits")
          .set({ count: most - 1 })
          .execute();
      }
      const left = shortened ? 1 : most;
      expect(await statuses(left, () => post(path, body(), from))).toEqual(Array(left).fill(200));
      const refused = await post(path, body(), from);
      expect([refused.status, refused.data.code]).toEqual([429, "rate_limited"]);
      expect(refused.data.retry_after).toBeGreaterThan(3_500);
      services.clock.pass(hour);
      expect((await post(path, body(), from)).status).toBe(200);
    });
  });

  test.each(["forgot-password", "resend-verification"])(
    "%s: 3 an hour for an address, known or not",
    async (path) => {
      for (const email of [await newUser(), address()]) {
        expect(await statuses(3, () => post(path, { email }, place()))).toEqual([200, 200, 200]);
        const refused = await post(path, { email: email.toUpperCase() }, place());
        expect([refused.status, refused.data.code]).toEqual([429, "rate_limited"]);
      }
    },
  );

  test("nobody but the gateway says where a call comes from", async () => {
    const spread = (at: number) => ({
      "X-Stet-Client": `203.0.113.${at};AAAA`,
      "X-Forwarded-For": `203.0.113.${at}`,
    });
    const from = place();
    const body = { name: "", email: "", subject: "", message: "long enough to be sent" };
    const all: number[] = [];
    for (let at = 0; at < 6; at++) {
      all.push(
        (await services.call("POST", `${base}/contact-support`, { body, from, headers: spread(at) })).status,
      );
    }
    expect(all).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("the table names nobody", async () => {
    const email = await newUser();
    await tryLogin(email, wrong, place());
    const stored = JSON.stringify(await services.db.selectFrom("rate_limits").selectAll().execute());
    expect(stored).toContain("try ");
    expect(stored).not.toContain("tried-");
    expect(stored).not.toContain("198.51");
  });

  test("a restart forgets nothing", async () => {
    const { settings, drop } = await freshSettings(kind);
    const login = async (server: Services): Promise<number> => {
      const request = new Request(`http://localhost${base}/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email: "a@example.com", password: wrong }),
      });
      return (await server.call.auth(request)).status;
    };
    const started = Date.now();
    const clock = { now: () => started };
    const first = await openServices(settings, silent, [], clock);
    expect(await statuses(6, async () => ({ status: await login(first) }))).toEqual(Array(6).fill(401));
    await first.close(0);
    const next = await openServices(settings, silent, [], clock);
    expect(await login(next)).toBe(429);
    await next.close(0);
    await drop();
  });
});
