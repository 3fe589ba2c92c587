import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onBothDatabases } from "#tests/support/test-services.ts";
import { useTwoUsers } from "#tests/support/two-users.ts";

interface Content {
  id: string;
  guid: string;
  title: string;
  sub_title: string;
  content_output: { text: string };
  preview: string;
  mode: string;
  folder_id: string | null;
  revision: number;
  createdAt: string;
  updatedAt: string;
}
interface Page {
  contents: Content[];
  pagination: { has_more: boolean; next_offset: number | null };
}

const base = "/api/v1/smart-actions";

onBothDatabases("contents", (kind) => {
  const on = useTwoUsers(kind);

  const call = <T = { content: Content }>(method: string, path: string, body?: unknown, token?: string) =>
    on.call<T>(method, `${base}/${path}`, body, token);
  const create = async (title: string, more: object = {}): Promise<string> => {
    const body = { title, content_output: { text: `<p>${title}</p>` }, mode: "create", ...more };
    const { status, data } = await call<{ guid: string; content: Content }>("POST", "createContent", body);
    expect(status).toBe(200);
    return data.guid;
  };
  const get = async (id: string): Promise<Content> => (await call("GET", `recentContent/${id}`)).data.content;
  const put = (id: string, body: object, token?: string) => call("PUT", `recentContent/${id}`, body, token);
  const list = (query = "", token?: string) =>
    call<Page>("GET", `recentContent/user/${on.user.userId}${query}`, undefined, token);
  const versions = (id: string) =>
    on.services.db
      .selectFrom("versions")
      .select(["number", "revision", "title", "reason"])
      .where("content_id", "=", id)
      .orderBy("number")
      .execute();

  test("a content item is made, read, saved and deleted", async () => {
    const id = await create("First", {
      sub_title: "Under it",
      content_output: { text: "<p>One <strong>two</strong></p>" },
    });
    expect(await get(id)).toMatchObject({
      id,
      guid: id,
      title: "First",
      sub_title: "Under it",
      content_output: { text: "<p>One <strong>two</strong></p>" },
      preview: "One two",
      mode: "create",
      revision: 1,
    });
    const { contents } = (await list()).data;
    expect(contents.find((one) => one.id === id)).toMatchObject({
      content_output: { text: "One two" },
      preview: "One two",
    });
    const saved = await put(id, { title: "Second", revision: 1 });
    expect(saved).toMatchObject({ status: 200, data: { content: { title: "Second", revision: 2 } } });
    expect((await get(id)).content_output.text).toBe("<p>One <strong>two</strong></p>");
    expect(await call("DELETE", `recentContent/${id}`)).toMatchObject({
      status: 200,
      data: { deleted: true },
    });
    expect((await call("GET", `recentContent/${id}`)).status).toBe(404);
    expect(await versions(id)).toEqual([]);
  });

  test("times are ISO 8601 with Z", async () => {
    const { createdAt, updatedAt } = await get(await create("Times"));
    for (const time of [createdAt, updatedAt])
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test("a stale revision answers 409 with the current text and changes nothing", async () => {
    const id = await create("Start");
    await put(id, { content_output: { text: "<p>theirs</p>" }, revision: 1 });
    const mine = await put(id, { content_output: { text: "<p>mine</p>" }, revision: 1 });
    expect(mine).toMatchObject({
      status: 409,
      data: {
        code: "revision_conflict",
        current: { revision: 2, content_output: { text: "<p>theirs</p>" } },
      },
    });
    expect((await get(id)).content_output.text).toBe("<p>theirs</p>");
  });

  test("of parallel saves from one revision exactly one wins", async () => {
    const id = await create("Race");
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, at) => put(id, { title: `Save ${at}`, revision: 1 })),
    );
    expect(saves.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ]);
    expect((await get(id)).revision).toBe(2);
  });

  test("a save without a revision keeps the overwritten state as a version", async () => {
    const id = await create("Before");
    await on.services.db.deleteFrom("versions").where("content_id", "=", id).execute();
    expect((await put(id, { title: "After" })).status).toBe(200);
    expect(await versions(id)).toMatchObject([
      { number: 1, revision: 1, title: "Before", reason: "before" },
      { number: 2, revision: 2, title: "After", reason: "saved" },
    ]);
  });

  test("every save is a version, and what the last one holds is not kept twice", async () => {
    const id = await create("One");
    await put(id, { title: "Two", revision: 1 });
    await put(id, { title: "Three" });
    expect((await versions(id)).map(({ title, reason }) => [title, reason])).toEqual([
      ["One", "created"],
      ["Two", "saved"],
      ["Three", "saved"],
    ]);
  });

  test("a save that changes nothing makes no revision and no version", async () => {
    const id = await create("Same");
    const before = await get(id);
    const saved = await put(id, {
      title: "Same",
      content_output: { text: before.content_output.text },
      revision: 1,
    });
    expect(saved.data.content).toEqual(before);
    expect(await versions(id)).toHaveLength(1);
  });

  test("filing a document is no revision", async () => {
    const id = await create("Filed");
    const { data } = await on.services.call<{ folder: { id: string } }>("POST", "/api/v1/folders", {
      body: { name: "Filed" },
      token: on.user.token,
    });
    const folder = data.folder.id;
    expect((await put(id, { folder_id: folder, revision: 1 })).data.content).toMatchObject({
      folder_id: folder,
      revision: 1,
    });
    expect((await list(`?folder=${folder}`)).data.contents.map((content) => content.id)).toEqual([id]);
    expect((await put(id, { folder_id: null })).data.content).toMatchObject({ folder_id: null, revision: 1 });
  });

  test("somebody else's content is as absent as one that never was", async () => {
    const id = await create("Mine");
    for (const wanted of [id, randomUUID()]) {
      const tries = [
        await call("GET", `recentContent/${wanted}`, undefined, on.other.token),
        await put(wanted, { title: "Theirs" }, on.other.token),
        await call("POST", `recentContent/${wanted}/discard`, { generation: randomUUID() }, on.other.token),
        await call("DELETE", `recentContent/${wanted}`, undefined, on.other.token),
      ];
      for (const { status, data } of tries) expect([status, data]).toEqual([404, { detail: "Not found." }]);
    }
    expect((await get(id)).title).toBe("Mine");
  });

  test("somebody else's list answers 403, nobody's calls 401", async () => {
    const id = await create("Mine");
    const foreign = await list("", on.other.token);
    expect(foreign.status).toBe(403);
    expect(JSON.stringify(foreign.data)).not.toContain("Mine");
    for (const [method, path, body] of [
      ["GET", `recentContent/user/${on.user.userId}`],
      ["GET", `recentContent/${id}`],
      ["PUT", `recentContent/${id}`, { title: "x" }],
      ["DELETE", `recentContent/${id}`],
      ["POST", "createContent", { title: "", content_output: { text: "" }, mode: "create" }],
      ["POST", `recentContent/${id}/discard`, { generation: "x" }],
      ["GET", "generations/x"],
      ["POST", "generations/x/stop"],
    ] as const) {
      expect((await on.services.call(method, `${base}/${path}`, body ? { body } : {})).status, path).toBe(
        401,
      );
    }
  });

  test("what comes in is taken as text: nothing in it can run", async () => {
    const id = await create("Safe", {
      content_output: {
        text: '<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a><img src=x onerror=x()></p>',
      },
    });
    const { text } = (await get(id)).content_output;
    expect(text).not.toMatch(/script|onclick|onerror|javascript/);
    const [listed] = (await list()).data.contents;
    expect(listed?.content_output.text).not.toMatch(/<script|onclick/);
  });

  test("the list is newest first, in pages", async () => {
    for (const title of ["A", "B", "C", "D", "E"]) {
      await create(title);
      on.services.clock.pass(1_000);
    }
    const first = await list("?limit=2");
    expect(first.data.contents.map(({ title }) => title)).toEqual(["E", "D"]);
    expect(first.data.pagination).toMatchObject({ has_more: true, next_offset: 2 });
    const last = await list("?limit=2&offset=4");
    expect(last.data.contents.map(({ title }) => title)).toEqual(["A"]);
    expect(last.data.pagination).toMatchObject({ has_more: false, next_offset: null });
    expect((await list("?offset=50")).data.contents).toEqual([]);
  });

  test("the list filters by words, type, category and time", async () => {
    const titles = async (query: string): Promise<string[]> =>
      (await list(query)).data.contents.map(({ title }) => title).sort();
    for (const mode of [
      "create",
      "document",
      "story",
      "post",
      "generate",
      "freestyle",
      "social",
      "stories",
      "smart_action",
    ]) {
      await create(mode, { mode });
    }
    on.services.clock.pass(60_000);
    const since = new Date(on.services.clock.now()).toISOString();
    await create("100 % of A_B", { content_output: { text: "<p>Straße</p>" } });
    expect(await titles("?type=create&since=2000-01-01T00:00:00Z")).toEqual([
      "100 % of A_B",
      "create",
      "document",
      "freestyle",
      "generate",
      "smart_action",
    ]);
    expect(await titles("?type=social")).toEqual(["post", "social"]);
    expect(await titles("?type=stories")).toEqual(["stories", "story"]);
    expect(await titles("?type=inspire")).toEqual([]);
    expect(await titles("?category=story")).toEqual(["stories", "story"]);
    expect(await titles("?category=post")).toEqual(["post", "social"]);
    expect(await titles(`?since=${since}`)).toEqual(["100 % of A_B"]);
    expect(await titles(`?type=social&until=${since}`)).toEqual(["post", "social"]);
    expect(await titles(`?since=${since}&until=${since}`)).toEqual([]);
    expect(await titles("?q=STOR")).toEqual(["stories", "story"]);
    expect(await titles("?q=%25")).toEqual(["100 % of A_B"]);
    expect(await titles("?q=a_b")).toEqual(["100 % of A_B"]);
    expect(await titles("?q=stra%C3%9Fe")).toEqual(["100 % of A_B"]);
    expect(await titles("?q=%5C")).toEqual([]);
  });

  test("the list finds words in any writing, whatever their case, and shows what stands around them", async () => {
    await create("Übung");
    expect((await list("?q=%C3%BCbung")).data.contents.map(({ title }) => title)).toEqual(["Übung"]);
    const around = "It rains. ".repeat(40);
    for (const [title, words] of [
      ["Chinese", "岛上没有人"],
      ["Hebrew", "הקפה של סבתא"],
      ["Greek", "Η ΘΆΛΑΣΣΑ"],
    ] as const) {
      await create(title, { content_output: { text: `<p>${around}${words} ${around}</p>` } });
      const query = `?q=${encodeURIComponent(words.toLowerCase())}`;
      const { contents, pagination } = (await list(query)).data;
      expect(contents).toMatchObject([{ title, excerpt: expect.stringContaining(words) }]);
      expect(pagination).toMatchObject({ total: 1, has_more: false });
      expect((await list(`${query}&offset=5`)).data).toMatchObject({
        contents: [],
        pagination: { total: 1 },
      });
    }
    const [shown] = (await list("?q=It%20rains")).data.contents;
    expect(shown).not.toHaveProperty("excerpt");
  });

  test.each([
    ["GET", "recentContent/user/ME?limit=-1", undefined, "limit"],
    ["GET", "recentContent/user/ME?limit=0", undefined, "limit"],
    ["GET", "recentContent/user/ME?limit=101", undefined, "limit"],
    ["GET", "recentContent/user/ME?offset=x", undefined, "offset"],
    ["GET", "recentContent/user/ME?type=everything", undefined, "type"],
    ["GET", "recentContent/user/ME?since=yesterday", undefined, "since"],
    ["POST", "createContent", { title: "a", mode: "create" }, "content_output"],
    ["POST", "createContent", { title: "a", content_output: { text: "" }, mode: "inspire" }, "mode"],
    [
      "POST",
      "createContent",
      { title: "x".repeat(501), content_output: { text: "" }, mode: "create" },
      "title",
    ],
    ["PUT", "recentContent/x", { revision: "1" }, "revision"],
    ["PUT", "recentContent/x", { revision: 1.5 }, "revision"],
    [
      "POST",
      "generateSmart",
      { content: " ", mode: "generate", smart_actions: { main_action: "Rewrite" } },
      "content",
    ],
    [
      "POST",
      "generateSmart",
      { content: "a", mode: "generate", smart_actions: { main_action: "Fly" } },
      "main_action",
    ],
    [
      "POST",
      "generateSmart",
      {
        content: "a",
        mode: "generate",
        smart_actions: { main_action: "Summarize" },
        user_selections: { Length: "Endless" },
      },
      "Endless",
    ],
  ])("%s %s %j answers 422", async (method, path, body, named) => {
    const { status, data } = await call<{ detail: string }>(method, path.replace("ME", on.user.userId), body);
    expect([status, data.detail]).toEqual([422, expect.stringContaining(named)]);
  });

  test("characters and addresses that nothing should stumble over are never our fault", async () => {
    const id = await create("Odd");
    const nul = "a\u0000b";
    const tries: [string, string, unknown?][] = [
      ["GET", `recentContent/user/${on.user.userId}?q=%00`],
      ["GET", `recentContent/user/${on.user.userId}?folder=%00`],
      ["GET", "recentContent/%00"],
      ["GET", "recentContent/%E0%A4%A"],
      ["GET", `recentContent/${"x".repeat(2_000)}`],
      ["GET", "generations/%00"],
      ["PUT", `recentContent/${id}`, { title: nul }],
      ["PUT", `recentContent/${id}`, { title: "a\ud800b" }],
      ["PUT", `recentContent/${id}`, { content_output: { text: `<p>${nul}</p>` } }],
      ["PUT", `recentContent/${id}`, { folder_id: nul }],
      ["PUT", `recentContent/${id}`, { revision: Number.MAX_SAFE_INTEGER }],
      ["PUT", `recentContent/${id}`, { generation: nul }],
      ["POST", "createContent", { title: nul, content_output: { text: nul }, mode: "create" }],
      ["POST", `recentContent/${id}/discard`, { generation: nul }],
      [
        "POST",
        "createContent",
        { title: "deep", content_output: { text: "<blockquote>".repeat(5_000) }, mode: "create" },
      ],
    ];
    const faults: string[] = [];
    for (const [method, path, body] of tries) {
      const { status } = await call(method, path, body);
      if (status >= 500) faults.push(`${method} ${path} ${JSON.stringify(body)?.slice(0, 80)}`);
    }
    expect(faults).toEqual([]);
  });

  test("a text at the limit is kept whole, one over it is refused", async () => {
    const whole = "word ".repeat(190_000).trim();
    const id = await create("Long", { content_output: { text: `<p>${whole}</p>` } });
    expect((await get(id)).content_output.text).toBe(`<p>${whole}</p>`);
    const over = await call("POST", "createContent", {
      title: "",
      content_output: { text: "x".repeat(5_000_001) },
      mode: "create",
    });
    expect(over.status).toBe(422);
  });
});
