import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auth } from "#app/services/auth/service.ts";
import { lettersTo, tokenFrom } from "#tests/mail/letters.ts";
import {
  onBothDatabases,
  openTestServices,
  signupOf,
  type TestServices,
} from "#tests/support/test-services.ts";
import { testPassword } from "#tests/support/samples.ts";

const minute = 60_000;
const base = "/api/v1/auth";

onBothDatabases("recovery of an account", (kind) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(kind, [], { settings: { supportEmail: "support@stet.example" } });
  });
  afterAll(() => services.close());

  const post = <T = Record<string, unknown>>(path: string, body: unknown, token?: string) =>
    services.call<T>("POST", `${base}/${path}`, { body, ...(token ? { token } : {}) });
  const logIn = (email: string, password = testPassword) =>
    post<{ access_token: string; user: { isEmailVerified: boolean } }>("login", { email, password });
  const me = async (token: string): Promise<number> =>
    (await services.call("GET", `${base}/me`, { token })).status;
  let count = 0;
  const address = (): string => `reader-${++count}@example.com`;
  const waiting = async (): Promise<string> => {
    const email = address();
    await post("signup", signupOf(email));
    return email;
  };

  describe("forgot-password and reset-password", () => {
    test("'Password reset link sent to your email!', alike for a known, a waiting and an unknown address", async () => {
      const { email } = await services.newUser();
      const unknown = address();
      for (const one of [email, await waiting(), unknown]) {
        expect(await post("forgot-password", { email: one })).toMatchObject({
          status: 200,
          data: { success: true, detail: "Password reset link sent to your email!" },
        });
      }
      expect(await lettersTo(services.db, email, "reset")).toHaveLength(1);
      expect(await lettersTo(services.db, unknown)).toEqual([]);
    });

    test("the link goes to the address of the account, under the public origin, to the page that takes it", async () => {
      const { email } = await services.newUser();
      await post("forgot-password", { email: email.toUpperCase() });
      const [letter] = await lettersTo(services.db, email, "reset");
      expect(letter?.text_body).toContain(`${services.settings.appUrl}/reset-password?token=`);
    });

    test("a link works once, and only its hash is stored", async () => {
      const { email } = await services.newUser();
      await post("forgot-password", { email });
      const token = await tokenFrom(services.db, email, "reset");
      const links = await services.db.selectFrom("one_time_links").selectAll().execute();
      expect(JSON.stringify(links)).not.toContain(token);
      expect(await post("reset-password", { token, newPassword: "another one 1" })).toMatchObject({
        status: 200,
        data: { success: true },
      });
      expect((await logIn(email)).status).toBe(401);
      expect((await logIn(email, "another one 1")).status).toBe(200);
      expect((await post("reset-password", { token, newPassword: "a third one 1" })).status).toBe(400);
      expect((await logIn(email, "a third one 1")).status).toBe(401);
    });

    test("a link works for 30 minutes, and a newer one replaces it", async () => {
      const { email } = await services.newUser();
      await post("forgot-password", { email });
      const first = await tokenFrom(services.db, email, "reset");
      services.clock.pass(1_000);
      await post("forgot-password", { email });
      const second = await tokenFrom(services.db, email, "reset");
      expect(second).not.toBe(first);
      expect((await post("reset-password", { token: first, newPassword: "another one 1" })).status).toBe(400);
      services.clock.pass(30 * minute);
      expect((await post("reset-password", { token: second, newPassword: "another one 1" })).status).toBe(
        400,
      );
      expect((await logIn(email)).status).toBe(200);
    });

    test("no other kind of link resets a password", async () => {
      const email = await waiting();
      const token = await tokenFrom(services.db, email, "activation");
      const refused = await post("reset-password", { token, newPassword: "another one 1" });
      expect(refused).toMatchObject({
        status: 400,
        data: { detail: "This link is not valid, or it was used already. Please ask for a new one." },
      });
      expect((await post("activate-account", { token })).status).toBe(200);
    });

    test("the new password follows sign-up's rule, and a refused one leaves the link as it was", async () => {
      const { email } = await services.newUser();
      await post("forgot-password", { email });
      const token = await tokenFrom(services.db, email, "reset");
      for (const [newPassword, fault] of [
        [
          "!",
          "Password must be at least 8 characters and include at least one letter and include at least one number.",
        ],
        ["abcdefgh", "Password must include at least one number."],
        ["12345678", "Password must include at least one letter."],
        ["short 1", "Password must be at least 8 characters."],
      ] as const) {
        const { status, data } = await post<{ detail: string }>("reset-password", { token, newPassword });
        expect([status, data.detail]).toEqual([422, `newPassword: ${fault}`]);
      }
      expect((await post("reset-password", { token, newPassword: "good enough 1" })).status).toBe(200);
    });

    test("all other sessions end, refreshing included; the session that resets stays", async () => {
      const { email, token: first } = await services.newUser();
      const second = await logIn(email);
      const cookie =
        second.headers
          .getSetCookie()
          .find((one) => one.startsWith("stet_refresh="))
          ?.split(";")[0] ?? "";
      await post("forgot-password", { email });
      const token = await tokenFrom(services.db, email, "reset");
      await post("reset-password", { token, newPassword: "another one 1" }, first);
      expect([await me(first), await me(second.data.access_token)]).toEqual([200, 401]);
      const refreshed = await services.call("POST", `${base}/refresh`, { headers: { Cookie: cookie } });
      expect(refreshed.status).toBe(401);
    });

    test("somebody else's session is no reason to end or keep anything", async () => {
      const [user, stranger] = [await services.newUser(), await services.newUser()];
      await post("forgot-password", { email: user.email });
      const token = await tokenFrom(services.db, user.email, "reset");
      await post("reset-password", { token, newPassword: "another one 1" }, stranger.token);
      expect([await me(user.token), await me(stranger.token)]).toEqual([401, 200]);
    });

    test("the user is told by letter", async () => {
      const { email } = await services.newUser();
      await post("forgot-password", { email });
      await post("reset-password", {
        token: await tokenFrom(services.db, email, "reset"),
        newPassword: "another one 1",
      });
      const [letter] = await lettersTo(services.db, email, "password changed");
      expect(letter?.subject).toBe("Your Stet password was changed");
    });

    test("a reset proves the address: an account that waits for its activation is active after it", async () => {
      const email = await waiting();
      await post("forgot-password", { email });
      await post("reset-password", {
        token: await tokenFrom(services.db, email, "reset"),
        newPassword: "another one 1",
      });
      expect(await logIn(email, "another one 1")).toMatchObject({
        status: 200,
        data: { user: { isEmailVerified: true } },
      });
      const activation = await tokenFrom(services.db, email, "activation");
      expect((await post("activate-account", { token: activation })).status).toBe(400);
      expect((await logIn(email, "another one 1")).status).toBe(200);
    });
  });

  describe("resend-verification and verify-email", () => {
    const resent = { success: true, detail: "Activation email sent successfully! Please check your inbox." };
    const unverify = (email: string) =>
      services.db.updateTable("users").set({ is_email_verified: 0 }).where("email", "=", email).execute();

    test("an account that waits gets its activation again, and the earlier link is void", async () => {
      const email = await waiting();
      const first = await tokenFrom(services.db, email, "activation");
      services.clock.pass(1_000);
      expect(await post("resend-verification", { email })).toMatchObject({ status: 200, data: resent });
      const second = await tokenFrom(services.db, email, "activation");
      expect((await post("activate-account", { token: first })).status).toBe(400);
      expect((await post("activate-account", { token: second })).status).toBe(200);
    });

    test("an address that is not verified gets a verification, which verify-email takes once", async () => {
      const { email } = await services.newUser();
      await unverify(email);
      expect((await logIn(email)).data.user.isEmailVerified).toBe(false);
      expect(await post("resend-verification", { email })).toMatchObject({ status: 200, data: resent });
      const token = await tokenFrom(services.db, email, "verification");
      expect(await post("verify-email", { token })).toMatchObject({ status: 200, data: { success: true } });
      expect((await logIn(email)).data.user.isEmailVerified).toBe(true);
      expect(await post("verify-email", { token })).toMatchObject({
        status: 400,
        data: {
          detail: "This verification link is not valid, or it was used already. Please ask for a new one.",
        },
      });
    });

    test("a verification works for 24 hours, leads to its own page, and is no activation", async () => {
      const { email } = await services.newUser();
      await unverify(email);
      await post("resend-verification", { email });
      services.clock.pass(24 * 60 * minute);
      expect(
        (await post("verify-email", { token: await tokenFrom(services.db, email, "verification") })).status,
      ).toBe(400);
      await post("resend-verification", { email });
      const token = await tokenFrom(services.db, email, "verification");
      const [, letter] = await lettersTo(services.db, email, "verification");
      expect(letter?.text_body).toContain(`${services.settings.appUrl}/verify-email?token=${token}`);
      expect((await post("activate-account", { token })).status).toBe(400);
      expect((await post("verify-email", { token })).status).toBe(200);
    });

    test("a reset link or an activation verifies nothing by verify-email", async () => {
      const email = await waiting();
      expect(
        (await post("verify-email", { token: await tokenFrom(services.db, email, "activation") })).status,
      ).toBe(400);
      expect((await logIn(email)).status).toBe(403);
    });

    test("an unknown and a verified address answer alike and get no letter", async () => {
      const { email } = await services.newUser();
      const before = (await lettersTo(services.db, email)).length;
      const unknown = address();
      for (const one of [email, unknown]) {
        expect(await post("resend-verification", { email: one })).toMatchObject({
          status: 200,
          data: resent,
        });
      }
      expect(await lettersTo(services.db, email)).toHaveLength(before);
      expect(await lettersTo(services.db, unknown)).toEqual([]);
    });
  });

  describe("contact-support", () => {
    const message = {
      name: " Ada ",
      email: " ada@example.com ",
      subject: " Help ",
      message: " Where is my text? ",
    };
    const toSupport = () => lettersTo(services.db, "support@stet.example", "support");

    test("'Message sent. We will get back to you shortly.': a letter to support, answered to its writer", async () => {
      expect(await post("contact-support", message)).toMatchObject({
        status: 200,
        data: { success: true, detail: "Message sent. We will get back to you shortly." },
      });
      const letter = (await toSupport()).at(-1);
      expect(letter).toMatchObject({ subject: "Support: Help", reply_to: "ada@example.com" });
      expect(letter?.text_body).toBe("From: Ada, ada@example.com\n\nWhere is my text?");
    });

    test("'Message should be at least 10 characters.' after trimming; other fields have no rule", async () => {
      const short = await post<{ detail: string }>("contact-support", {
        ...message,
        message: `   ${"x".repeat(9)}   `,
      });
      expect([short.status, short.data.detail]).toEqual([
        422,
        "message: Message should be at least 10 characters.",
      ]);
      const bare = await post("contact-support", {
        name: "",
        email: "no address",
        subject: "",
        message: "x".repeat(10),
      });
      expect(bare.status).toBe(200);
      expect((await toSupport()).at(-1)).toMatchObject({ reply_to: null, subject: "Support: no subject" });
    });

    test("nothing of a message is markup or a header", async () => {
      const odd = {
        ...message,
        name: "<b>Ada",
        subject: "Hi\r\nBcc: x@example.com",
        message: "<script>alert(1)</script>",
      };
      expect((await post("contact-support", odd)).status).toBe(200);
      const letter = (await toSupport()).at(-1);
      expect(letter?.subject).toBe("Support: Hi Bcc: x@example.com");
      expect(letter?.html_body).not.toMatch(/<script|<b>/);
    });
  });

  describe("a common password", () => {
    test("is taken with a warning, alike for a new and a taken address", async () => {
      const { email } = await services.newUser();
      const common = await post("signup", { ...signupOf(address()), password: "Password123" });
      expect(common).toMatchObject({
        status: 200,
        data: { success: true, warning: expect.stringContaining("most common") },
      });
      const taken = await post("signup", { ...signupOf(email), password: "Password123" });
      expect(taken.data).toEqual(common.data);
      expect((await post("signup", signupOf(address()))).data).not.toHaveProperty("warning");
    });

    test("is told of at a reset too", async () => {
      const { email } = await services.newUser();
      await post("forgot-password", { email });
      const token = await tokenFrom(services.db, email, "reset");
      expect((await post("reset-password", { token, newPassword: "qwerty123" })).data).toHaveProperty(
        "warning",
      );
      expect((await logIn(email, "qwerty123")).status).toBe(200);
    });
  });

  test.each([
    ["forgot-password", {}, "email"],
    ["forgot-password", { email: "nobody" }, "email"],
    ["forgot-password", { email: "a<victim@example.com" }, "email"],
    ["resend-verification", { email: 5 }, "email"],
    ["reset-password", { newPassword: "good enough 1" }, "token"],
    ["reset-password", { token: "x" }, "newPassword"],
    ["reset-password", { token: "x", newPassword: "good enough 1", userId: "x" }, "userId"],
    ["verify-email", {}, "token"],
    ["contact-support", { message: "long enough" }, "name"],
    ["contact-support", { name: "", email: "", subject: "", message: "x".repeat(10_001) }, "message"],
  ])("%s %j answers 422 and names the field", async (path, body, field) => {
    const { status, data } = await post<{ detail: string }>(path, body);
    expect(status).toBe(422);
    expect(data.detail).toContain(field);
  });

  test("closing in a way that there is not answers 422 and names the field", async () => {
    const asked = { token: (await services.newUser()).token, body: { mode: "erase" } };
    const { status, data } = await services.call("POST", "/api/v1/auth/disable-account", asked);
    expect([status, data["detail"]]).toEqual([422, expect.stringContaining("mode")]);
  });

  test("calls side by side leave one account and one link that works", async () => {
    const email = address();
    const signups = await Promise.all(Array.from({ length: 6 }, () => post("signup", signupOf(email))));
    expect(signups.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const letters = await lettersTo(services.db, email, "activation");
    const tokens = letters.map(({ text_body }) => /token=([\w-]+)/.exec(text_body)?.[1] ?? "");
    expect(new Set(tokens).size).toBe(6);
    const uses = [];
    for (const token of tokens) uses.push((await post("activate-account", { token })).status);
    expect(uses.toSorted((left, right) => left - right)).toEqual([200, 400, 400, 400, 400, 400]);
    await Promise.all(Array.from({ length: 6 }, () => post("forgot-password", { email })));
    const [user] = await services.db.selectFrom("users").select("id").where("email", "=", email).execute();
    const links = services.db
      .selectFrom("one_time_links")
      .select("hash")
      .where("user_id", "=", user?.id ?? "");
    expect(await links.where("purpose", "=", "reset").execute()).toHaveLength(1);
  });

  test("a link used from two places at once works in one", async () => {
    const { email } = await services.newUser();
    await post("forgot-password", { email });
    const token = await tokenFrom(services.db, email, "reset");
    const both = await Promise.all(
      [1, 2].map((at) => post("reset-password", { token, newPassword: `good enough ${at}` })),
    );
    expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 400]);
  });

  const info = { title: "Stet", version: "1" };
  test("every call is described, and says which methods it takes", async () => {
    const paths = Object.keys(auth.getOpenAPI31Document({ openapi: "3.1.0", info }).paths ?? {});
    for (const path of [
      "forgot-password",
      "reset-password",
      "verify-email",
      "resend-verification",
      "contact-support",
      "disable-account",
    ]) {
      expect(paths).toContain(`${base}/${path}`);
      const { status, headers } = await services.call("GET", `${base}/${path}`);
      expect([status, headers.get("Allow")]).toEqual([405, "POST"]);
    }
    expect(paths).toEqual(
      expect.arrayContaining(["/api/v1/user/sessions", "/api/v1/user/sessions/{id}", "/api/v1/user/export"]),
    );
  });

  test("characters that a database may not take are never our fault", async () => {
    const nul = "a\u0000b";
    const statuses = await Promise.all([
      post("forgot-password", { email: `${nul}@example.com` }),
      post("reset-password", { token: nul, newPassword: `good enough 1${nul}` }),
      post("verify-email", { token: nul }),
      post("contact-support", { name: nul, email: "\ud800", subject: nul, message: nul.repeat(10) }),
    ]);
    expect(statuses.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
