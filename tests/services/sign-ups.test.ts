import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportUser } from "#app/server/user-data/export.ts";
import {
  activationToken,
  onBothDatabases,
  runTask,
  openTestServices,
  signupOf,
  type TestServices,
} from "#tests/support/test-services.ts";

const names = ["First", "Second", "Third"] as const;
type Name = (typeof names)[number];

onBothDatabases("several sign-ups with one address that waits", (kind) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(kind, []);
  });
  afterAll(() => services.close());

  const address = (): string => `${randomUUID()}@example.com`;
  const post = (path: string, body: unknown) =>
    services.call<{ user?: Record<string, unknown> }>("POST", `/api/v1/auth/${path}`, { body });
  const enter = (email: string, name: Name) => post("login", { email, password: `password of ${name} 1` });
  const activate = async (token: string) => (await post("activate-account", { token })).status;

  /** The links' tokens, in the order of the sign-ups. */
  async function signUps(email: string): Promise<Record<Name, string>> {
    const tokens = new Map<Name, string>();
    for (const firstName of names) {
      services.clock.pass(1_000);
      const own = { firstName, username: `${firstName}-name`, password: `password of ${firstName} 1` };
      await post("signup", { ...signupOf(email), ...own });
      tokens.set(firstName, await activationToken(services.db, email));
    }
    return Object.fromEntries(tokens) as Record<Name, string>;
  }

  /** Log-in takes the password of one of them alone, and the account has its names. */
  async function expectOwner(email: string, owner: Name): Promise<void> {
    for (const name of names) {
      expect((await enter(email, name)).status, name).toBe(name === owner ? 200 : 401);
    }
    const { data } = await enter(email, owner);
    expect(data).toMatchObject({ user: { firstName: owner, username: `${owner}-name` } });
  }

  test.each(names)("the link that is used decides: %s", async (chosen) => {
    const email = address();
    const tokens = await signUps(email);
    expect(await activate(tokens[chosen])).toBe(200);
    await expectOwner(email, chosen);
    for (const name of names) expect(await activate(tokens[name]), name).toBe(400);
    await expectOwner(email, chosen);
  });

  test("used side by side, one of them decides all of it", async () => {
    const email = address();
    const tokens = await signUps(email);
    const uses = await Promise.all(names.map((name) => activate(tokens[name])));
    expect(uses.toSorted((left, right) => left - right)).toEqual([200, 400, 400]);
    await expectOwner(email, names[uses.indexOf(200)] ?? "First");
  });

  test("a letter sent again renews the newest one's link and no other", async () => {
    for (const chosen of ["First", "Third"] as const) {
      const email = address();
      const tokens = await signUps(email);
      services.clock.pass(1_000);
      await post("resend-verification", { email });
      const again = await activationToken(services.db, email);
      expect(await activate(tokens.Third)).toBe(400);
      expect(await activate(chosen === "Third" ? again : tokens.First)).toBe(200);
      await expectOwner(email, chosen);
    }
  });

  test("a letter sent again after all links are gone still leads to the newest one", async () => {
    const email = address();
    await signUps(email);
    await services.db.deleteFrom("one_time_links").execute();
    services.clock.pass(1_000);
    await post("resend-verification", { email });
    expect(await activate(await activationToken(services.db, email))).toBe(200);
    await expectOwner(email, "Third");
  });

  test("the download has their names and no password, hashed or not", async () => {
    const email = address();
    const tokens = await signUps(email);
    await activate(tokens.Second);
    const { data } = await enter(email, "Second");
    const hashes = await services.db.selectFrom("one_time_links").select("password_hash").execute();
    let said = "";
    for await (const { text } of exportUser(services.db, String(data.user?.["id"]), runTask)) {
      said += typeof text === "string" ? text : (await Array.fromAsync(text)).join("");
    }
    for (const name of names) expect(said).toContain(`${name}-name`);
    expect(said).not.toContain("password of");
    for (const { password_hash: hash } of hashes) if (hash !== "") expect(said).not.toContain(hash);
  });
});
