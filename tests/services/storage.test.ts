import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { standardLimits } from "#app/server/limits/values.ts";
import { storedBytes } from "#app/server/user-data/storage.ts";
import { mostDrafts } from "#app/services/auth/pages/drafts.ts";
import { asPages } from "#tests/support/purchases.ts";
import {
  onBothDatabases,
  openTestServices,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";

const smart = "/api/v1/smart-actions";

interface Saved {
  guid: string;
  code?: string;
  detail?: string;
  content: { revision: number; title: string; content_output: { text: string } };
  versions: { number: number; title: string; text: string }[];
}

onBothDatabases("what is stored", (kind) => {
  let services: TestServices;
  let user: TestUser;
  beforeAll(async () => {
    services = await openTestServices(kind, [], { limits: standardLimits });
  });
  beforeEach(async () => {
    user = await services.newUser();
  });
  afterAll(() => services.close());

  const call = (method: string, path: string, body?: unknown) =>
    services.call<Saved>(method, path, { token: user.token, ...(body === undefined ? {} : { body }) });
  const create = (text: string) =>
    call("POST", `${smart}/createContent`, {
      title: "Mine",
      content_output: { text: `<p>${text}</p>` },
      mode: "document",
    });
  const put = (id: string, change: object) => call("PUT", `${smart}/recentContent/${id}`, change);
  const bytes = () => storedBytes(services.db, user.userId);
  const long = "Many words stand in this text. ".repeat(10_000);

  test("versions share a text that did not change, and each can be brought back", async () => {
    const { guid } = (await create(long)).data;
    const first = await bytes();
    expect(first).toBeGreaterThan(2 * long.length - 1_000);
    for (let revision = 1; revision <= 20; revision++) {
      expect((await put(guid, { title: `Title ${revision}`, revision })).status).toBe(200);
    }
    expect((await bytes()) - first).toBeLessThan(1_000);
    await put(guid, { content_output: { text: "<p>Short.</p>" }, revision: 21 });
    await put(guid, { title: "Last", revision: 22 });
    const { data } = await call("GET", `${smart}/recentContent/${guid}/versions`);
    const texts = data.versions.map(({ title, text }) => [title, text.length > 1_000]);
    expect(texts.slice(0, 3)).toEqual([
      ["Last", false],
      ["Title 20", false],
      ["Title 20", true],
    ]);
    const back = await call("POST", `${smart}/recentContent/${guid}/versions/7/restore`);
    expect(back.data.content.title).toBe("Title 6");
    expect(back.data.content.content_output.text).toBe(`<p>${long.trim()}</p>`);
    await call("DELETE", `${smart}/recentContent/${guid}`);
    expect(await bytes()).toBe(0);
  });

  test("more than the plan gives is refused and changes nothing; less is always saved", async () => {
    const { guid } = (await create(long)).data;
    const fill = (by: number) =>
      services.db
        .updateTable("content_sizes")
        .set((eb) => ({ bytes: eb("bytes", "+", by) }))
        .where("content_id", "=", guid)
        .execute();
    await fill(100_000_000);
    const refused = await create("One more.");
    expect([refused.status, refused.data.code]).toEqual([507, "storage_full"]);
    expect(refused.data.detail).toMatch(/Free plan has 100 MB.*Delete texts/);
    const prompt = await call("POST", "/api/v1/user/prompts", { title: "Mine", content: "Mine" });
    expect(prompt.status).toBe(507);
    const { data } = await services.call<{ storageUsed: number; storageLimit: number }>(
      "GET",
      "/api/v1/subscriptions/me",
      { token: user.token },
    );
    expect(data.storageUsed).toBeGreaterThan(data.storageLimit);
    expect(data.storageLimit).toBe(100_000_000);
    expect((await put(guid, { content_output: { text: "<p>Shorter.</p>" }, revision: 1 })).status).toBe(200);
    expect((await create("One more.")).status).toBe(200);
  });

  const keep = (body: string) =>
    asPages<{ code?: string }>(services, "PUT", "/api/v1/auth/draft", {
      body: { id: crypto.randomUUID(), body },
    });

  test("guests' drafts are limited together", async () => {
    const whole = "x".repeat(4_900_000);
    const row = { created_at: 0, expires_at: services.clock.now() + 60_000 };
    for (let at = 0; at * whole.length < mostDrafts - 2 * whole.length; at++)
      await services.db
        .insertInto("drafts")
        .values({ hash: `planted ${at}`, body: whole, ...row })
        .execute();
    expect((await keep("short")).status).toBe(200);
    const answers = [await keep(whole), await keep(whole), await keep(whole)];
    expect(answers.at(-1)).toMatchObject({ status: 507, data: { code: "drafts_full" } });
    await services.db.deleteFrom("drafts").execute();
  });

  test("and those of one network by the hour", async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 61; at++) statuses.push((await keep("short")).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50);
  });
});
