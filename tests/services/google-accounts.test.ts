import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseUser } from "#app/server/user-data/erase.ts";
import { exportUser } from "#app/server/user-data/export.ts";
import { SignIns } from "#tests/openid/sign-ins.ts";
import { testPassword } from "#tests/support/samples.ts";
import { activationToken, onBothDatabases, runTask, signupOf } from "#tests/support/test-services.ts";

const base = "/api/v1/auth";
const loginFailed = { detail: "Google login failed. Please try again." };

onBothDatabases("accounts of a third-party sign-in", (kind) => {
  let calls: SignIns;
  beforeAll(async () => {
    calls = await SignIns.open(kind);
  });
  afterAll(() => calls.close());

  test("an address that the provider has not verified is refused, known or not", async () => {
    const user = await calls.services.newUser();
    for (const email of [user.email, `${randomUUID()}@example.com`]) {
      const { id } = await calls.somebody({ email, email_verified: false });
      const token = await calls.provider.token(id);
      for (const { status, data } of [
        await calls.byRedirect(id),
        await calls.post("login/google", { access_token: token }),
      ]) {
        expect(status).toBe(403);
        expect(data.detail).toContain("is not verified");
      }
    }
    expect(await calls.identitiesOf(user.userId)).toEqual([]);
  });

  test("no address, or none that letters reach, is refused", async () => {
    for (const email of [undefined, "", "nobody", "a@b@c.example", "<x>@example.com"]) {
      const { id } = await calls.somebody({ email });
      expect(await calls.byRedirect(id)).toMatchObject({ status: 401, data: loginFailed });
    }
  });

  test("a verified address joins the account that has it, whatever its case; the password stays", async () => {
    const user = await calls.services.newUser();
    const { id } = await calls.somebody({ email: user.email.toUpperCase() });
    const { data } = await calls.byRedirect(id);
    expect(data.user).toMatchObject({ id: user.userId, email: user.email, firstName: "Test" });
    expect((await calls.post("login", { email: user.email, password: testPassword })).status).toBe(200);
    expect(await calls.me(user.token)).toBe(200);
  });

  test("an account that was never activated loses its password and the names somebody gave it", async () => {
    const { id, email } = await calls.somebody();
    await calls.post("signup", signupOf(email));
    const token = await activationToken(calls.services.db, email);
    const { data } = await calls.byRedirect(id);
    expect(data.user).toMatchObject({ email, firstName: "Ada", lastName: "Byron", isActive: true });
    expect((await calls.post("activate-account", { token })).status).toBe(400);
    expect((await calls.post("login", { email, password: testPassword })).status).toBe(401);
    expect(await calls.usersOf(email)).toMatchObject([
      { first_name: "Ada", password_hash: null, is_active: 1, is_email_verified: 1 },
    ]);
  });

  test("two accounts at the provider with one address share the account here", async () => {
    const { id, email } = await calls.somebody();
    const { id: second } = await calls.somebody({ email });
    const [first, other] = [await calls.byRedirect(id), await calls.byRedirect(second)];
    expect(other.data.user.id).toBe(first.data.user.id);
    expect(await calls.identitiesOf(first.data.user.id)).toHaveLength(2);
  });

  test("first sign-ins side by side make one account", async () => {
    const { id, email } = await calls.somebody();
    const token = await calls.provider.token(id);
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => calls.post("signup/google", { access_token: token })),
    );
    expect(tries.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(tries.map(({ data }) => data.user.id)).size).toBe(1);
    expect(await calls.usersOf(email)).toHaveLength(1);
  });

  test("what joins the two is in the download, and goes with the account", async () => {
    const { id, email } = await calls.somebody();
    const { data } = await calls.byRedirect(id);
    const rows: unknown[] = [];
    for await (const { name, text } of exportUser(calls.services.db, data.user.id, runTask)) {
      if (name !== "data/identities.json" || typeof text === "string") continue;
      rows.push(...(JSON.parse((await Array.fromAsync(text)).join("")) as unknown[]));
    }
    expect(rows).toMatchObject([{ issuer: calls.provider.origin, subject: id, email }]);
    const now = calls.services.clock.now();
    await calls.services.db
      .updateTable("users")
      .set({ delete_at: now })
      .where("id", "=", data.user.id)
      .execute();
    expect(await eraseUser(calls.services.db, data.user.id, now)).toBe(true);
    expect(await calls.identitiesOf(data.user.id)).toEqual([]);
    expect((await calls.byRedirect(id)).data.user.id).not.toBe(data.user.id);
  });

  test("a closed account is open again", async () => {
    const { id } = await calls.somebody();
    const first = await calls.byRedirect(id);
    const { access_token: token, user } = first.data;
    for (const mode of ["deactivate", "delete"]) {
      const again = await calls.byRedirect(id);
      const closed = await calls.services.call("POST", `${base}/disable-account`, {
        token: again.data.access_token,
        body: { mode },
      });
      expect(closed.status).toBe(200);
      expect(await calls.me(token)).toBe(401);
      const back = await calls.byRedirect(id);
      expect(back.data.user.id).toBe(user.id);
      expect(await calls.me(back.data.access_token)).toBe(200);
    }
    const row = await calls.services.db
      .selectFrom("users")
      .select(["deactivated_at", "delete_at"])
      .where("id", "=", user.id)
      .executeTakeFirst();
    expect(row).toEqual({ deactivated_at: null, delete_at: null });
  });
});
