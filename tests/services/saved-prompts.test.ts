import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onBothDatabases } from "#tests/support/test-services.ts";
import { useTwoUsers } from "#tests/support/two-users.ts";

interface Prompt {
  id: string;
  title: string;
  content: string;
  domain: string;
  model: string;
  isPublic: boolean;
  tags: string[];
  folder: string | null;
  createdAt: string;
  updatedAt: string;
}
interface Page {
  prompts: Prompt[];
  pagination: { has_more: boolean; next_offset: number | null; total: number };
}
interface Folder {
  id: string;
  name: string;
  prompt_count: number;
}

const base = "/api/v1/user/prompts";
const folders = "/api/v1/user/prompt-folders";
const incomplete = "Please provide both title and prompt content.";

onBothDatabases("saved prompts", (kind) => {
  const on = useTwoUsers(kind);

  const { call } = on;
  const save = (more: object = {}, token?: string) =>
    call<{ prompt: Prompt; detail: string }>("POST", base, { title: "A", content: "B", ...more }, token);
  const saved = async (more: object = {}, token?: string): Promise<string> =>
    (await save(more, token)).data.prompt.id;
  const get = async (id: string) => (await call<{ prompt: Prompt }>("GET", `${base}/${id}`)).data.prompt;
  const put = (id: string, body: object, token?: string) =>
    call<{ prompt: Prompt; detail: string }>("PUT", `${base}/${id}`, body, token);
  const list = async (query = "") => (await call<Page>("GET", base + query)).data;
  const titles = async (query = ""): Promise<string[]> =>
    (await list(query)).prompts.map(({ title }) => title);
  const makeFolder = (name: string, token?: string) =>
    call<{ folder: Folder; detail: string }>("POST", folders, { name }, token);
  const folder = async (name: string, token?: string): Promise<string> =>
    (await makeFolder(name, token)).data.folder.id;

  test("a prompt is saved, read, changed and deleted", async () => {
    const { status, data } = await save({
      title: "  Launch letter ",
      content: "Write a letter.\n\nTo {name}.",
      domain: "Marketing",
      model: "Claude",
      isPublic: true,
      tags: ["letter", "launch", "letter"],
    });
    expect(status).toBe(200);
    const { id } = data.prompt;
    expect(data.prompt).toEqual({
      id,
      title: "Launch letter",
      content: "Write a letter.\n\nTo {name}.",
      domain: "Marketing",
      model: "Claude",
      isPublic: true,
      tags: ["letter", "launch"],
      folder: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: data.prompt.createdAt,
    });
    expect(await get(id)).toEqual(data.prompt);
    on.services.clock.pass(1_000);
    const changed = await put(id, { content: "Shorter.", isPublic: false });
    expect(changed.data.prompt).toEqual({
      ...data.prompt,
      content: "Shorter.",
      isPublic: false,
      updatedAt: changed.data.prompt.updatedAt,
    });
    expect(Date.parse(changed.data.prompt.updatedAt)).toBeGreaterThan(Date.parse(data.prompt.updatedAt));
    expect(await get(id)).toEqual(changed.data.prompt);
    expect(await call("DELETE", `${base}/${id}`)).toMatchObject({ status: 200, data: { deleted: true } });
    expect((await call("GET", `${base}/${id}`)).status).toBe(404);
    expect((await call("DELETE", `${base}/${id}`)).status).toBe(404);
  });

  test("sent again under the caller's own id it is the same prompt, as it was said last", async () => {
    const id = randomUUID();
    const sent = await Promise.all([save({ id }), save({ id })]);
    expect(sent.map(({ data }) => data.prompt.id)).toEqual([id, id]);
    const before = await get(id);
    on.services.clock.pass(1_000);
    expect((await save({ id })).data.prompt).toEqual(before);
    expect((await save({ id, content: "C", domain: "News" })).data.prompt).toMatchObject({ content: "C" });
    expect((await list()).prompts).toMatchObject([{ id, content: "C", domain: "News" }]);
    expect((await save({ id }, on.other.token)).status).toBe(404);
    expect((await save({ id: "mine" })).status).toBe(422);
    expect(await get(id)).toMatchObject({ content: "C" });
  });

  test("what is not said is GPT-4, General, private", async () => {
    const plain = { model: "GPT-4", domain: "General", isPublic: false, tags: [], folder: null };
    expect((await save()).data.prompt).toMatchObject(plain);
    expect((await save({ model: " ", domain: "" })).data.prompt).toMatchObject(plain);
  });

  test("a change that changes nothing keeps its time", async () => {
    const before = await get(await saved({ tags: ["a"] }));
    on.services.clock.pass(1_000);
    expect((await put(before.id, { title: "A", tags: ["a"] })).data.prompt).toEqual(before);
    expect((await put(before.id, {})).data.prompt).toEqual(before);
  });

  test("of changes to different fields at once none is lost", async () => {
    const id = await saved();
    await Promise.all([put(id, { title: "T" }), put(id, { content: "C" }), put(id, { tags: ["t"] })]);
    expect(await get(id)).toMatchObject({ title: "T", content: "C", tags: ["t"] });
  });

  test.each([
    [{ title: " \n " }, incomplete],
    [{ title: undefined }, incomplete],
    [{ content: " \n " }, incomplete],
    [{ content: undefined }, incomplete],
    [{ title: "x".repeat(301) }, "title: has at most 300 characters"],
    [{ content: "x".repeat(100_001) }, "content: has at most 100,000 characters"],
    [{ tags: Array.from({ length: 21 }, String) }, "tags: has at most 20 entries"],
    [{ tags: [" "] }, "tags.0: is empty"],
    [{ isPublic: "yes" }, "isPublic"],
    [{ user_id: "me" }, "user_id"],
    [{ updatedAt: "2001-01-01T00:00:00.000Z" }, "updatedAt"],
  ])("%j answers 422", async (wrong, said) => {
    const refused = await save(wrong);
    expect([refused.status, refused.data.detail]).toEqual([422, expect.stringContaining(said)]);
    const id = await saved();
    if (Object.values(wrong)[0] !== undefined) expect((await put(id, wrong)).status).toBe(422);
    expect(await get(id)).toMatchObject({ title: "A", content: "B" });
  });

  test("the list holds the beginnings of the contents", async () => {
    const content = "word ".repeat(100).trim();
    const id = await saved({ content });
    const [listed] = (await list()).prompts;
    expect(listed?.content).toBe(`${content.slice(0, 150).trimEnd()}…`);
    expect((await get(id)).content).toBe(content);
  });

  test("the list is sorted, the newest change first unless asked otherwise", async () => {
    const ids: string[] = [];
    for (const [title, domain] of [
      ["banana", "Zoo"],
      ["Apple", "art"],
      ["cherry", "Music"],
    ]) {
      ids.push(await saved({ title, domain }));
      on.services.clock.pass(1_000);
    }
    await put(ids[0] ?? "", { content: "changed" });
    expect(await titles()).toEqual(["banana", "cherry", "Apple"]);
    expect(await titles("?order=asc")).toEqual(["Apple", "cherry", "banana"]);
    expect(await titles("?sort=createdAt")).toEqual(["cherry", "Apple", "banana"]);
    expect(await titles("?sort=createdAt&order=asc")).toEqual(["banana", "Apple", "cherry"]);
    expect(await titles("?sort=title&order=asc")).toEqual(["Apple", "banana", "cherry"]);
    expect(await titles("?sort=title&order=desc")).toEqual(["cherry", "banana", "Apple"]);
    expect(await titles("?sort=domain&order=asc")).toEqual(["Apple", "cherry", "banana"]);
  });

  test("the list comes in pages", async () => {
    for (const title of ["A", "B", "C"]) await saved({ title });
    const first = await list("?limit=2&sort=title&order=asc");
    expect(first.prompts.map(({ title }) => title)).toEqual(["A", "B"]);
    expect(first.pagination).toEqual({ has_more: true, next_offset: 2, total: 3 });
    const rest = await list("?limit=2&offset=2&sort=title&order=asc");
    expect(rest.prompts.map(({ title }) => title)).toEqual(["C"]);
    expect(rest.pagination).toEqual({ has_more: false, next_offset: null, total: 3 });
  });

  test("the search reads title, content, domain, model and tags, whatever their case", async () => {
    await saved({ title: "Übung macht", content: "den Meister" });
    await saved({ title: "Other", content: "100 % sure", tags: ["a_b"], domain: "Travel", model: "Gemini" });
    for (const words of ["übung", "MEISTER"]) {
      expect(await titles(`?search=${encodeURIComponent(words)}`)).toEqual(["Übung macht"]);
    }
    for (const words of ["100 %", "A_B", "travel", "gemini"]) {
      expect(await titles(`?search=${encodeURIComponent(words)}`)).toEqual(["Other"]);
    }
    for (const words of ["nowhere", "\\", "a%b"]) {
      expect(await titles(`?search=${encodeURIComponent(words)}`)).toEqual([]);
    }
  });

  test.each(["sort=size", "order=up", "limit=-1", "limit=101", "offset=x"])(
    "?%s answers 422",
    async (query) => {
      const { status, data } = await call<{ detail: string }>("GET", `${base}?${query}`);
      expect([status, data.detail]).toEqual([422, expect.stringContaining(query.split("=")[0] ?? "")]);
    },
  );

  test("a folder is made, listed with what is in it, and deleted without its prompts", async () => {
    const [drafts, empty] = [await folder("  Drafts "), await folder("a first")];
    const id = await saved({ folder: drafts });
    const listed = await call<{ folders: Folder[] }>("GET", folders);
    expect(listed.data.folders).toMatchObject([
      { id: empty, name: "a first", prompt_count: 0 },
      { id: drafts, name: "Drafts", prompt_count: 1 },
    ]);
    expect(await titles(`?folder=${drafts}`)).toEqual(["A"]);
    expect(await titles(`?folder=${empty}`)).toEqual([]);
    expect(await call("DELETE", `${folders}/${drafts}`)).toMatchObject({
      status: 200,
      data: { deleted: true },
    });
    expect((await get(id)).folder).toBeNull();
    expect((await call("DELETE", `${folders}/${drafts}`)).status).toBe(404);
  });

  test("filing a prompt is no change of it", async () => {
    const before = await get(await saved());
    const drafts = await folder("Drafts");
    on.services.clock.pass(1_000);
    expect((await put(before.id, { folder: drafts })).data.prompt).toEqual({ ...before, folder: drafts });
    expect((await put(before.id, { folder: null })).data.prompt).toEqual(before);
  });

  test("a prompt without a folder goes where its domain is the name", async () => {
    const early = await saved({ domain: "marketing" });
    const marketing = await folder("Marketing");
    expect((await get(early)).folder).toBe(marketing);
    expect((await save({ domain: "MARKETING" })).data.prompt.folder).toBe(marketing);
    expect((await save({ domain: "Marketing", folder: null })).data.prompt.folder).toBeNull();
    const drafts = await folder("Drafts");
    expect((await save({ domain: "Marketing", folder: drafts })).data.prompt.folder).toBe(drafts);
    expect((await put(early, { domain: "Drafts" })).data.prompt.folder).toBe(drafts);
    expect((await put(early, { domain: "Nowhere" })).data.prompt.folder).toBeNull();
    await put(early, { folder: marketing });
    expect((await put(early, { domain: "Drafts" })).data.prompt.folder).toBe(marketing);
    const theirs = await saved({ domain: "Marketing" }, on.other.token);
    expect(
      (await call<{ prompt: Prompt }>("GET", `${base}/${theirs}`, undefined, on.other.token)).data.prompt,
    ).toMatchObject({ folder: null });
  });

  test("two folders of one name are refused, also at once", async () => {
    const answers = await Promise.all(["Drafts", "drafts", "DRAFTS"].map((name) => makeFolder(name)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await makeFolder("Drafts", on.other.token)).status).not.toBe(500);
    for (const name of ["", " \n ", "x".repeat(101)]) expect((await makeFolder(name)).status).toBe(422);
    expect((await call("POST", folders, { name: "Mine", user_id: on.other.userId })).status).toBe(422);
  });

  test("filing, changing and deleting at once leaves nothing in a folder that is gone", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await folder(`Round ${round}`);
      const ids = await Promise.all(["A", "B", "C"].map((title) => saved({ title, folder: id })));
      const answers = await Promise.all([
        ...ids.map((prompt) => put(prompt, { title: "Changed", folder: id })),
        call("DELETE", `${folders}/${id}`),
        ...ids.map((prompt) => put(prompt, { domain: `round ${round}` })),
        save({ domain: `Round ${round}` }),
      ]);
      for (const { status } of answers) expect([200, 404]).toContain(status);
      expect(await titles(`?folder=${id}`)).toEqual([]);
    }
  });

  test("500 folders are the most that somebody has", async () => {
    const rows = Array.from({ length: 500 }, (_, at) => ({
      id: randomUUID(),
      user_id: on.user.userId,
      name: `Folder ${at}`,
      name_key: `folder ${at}`,
      created_at: on.services.clock.now(),
    }));
    await on.services.db.insertInto("prompt_folders").values(rows).execute();
    expect((await makeFolder("One more")).status).toBe(409);
  });

  test("somebody else's prompts and folders are as absent as those that never were", async () => {
    const mine = await saved();
    const [foreign, theirs] = [await saved({}, on.other.token), await folder(randomUUID(), on.other.token)];
    for (const id of [foreign, randomUUID(), "%00", "x".repeat(99)]) {
      for (const { status, data } of [
        await call("GET", `${base}/${id}`),
        await put(id, { title: "Mine now" }),
        await call("DELETE", `${base}/${id}`),
      ]) {
        expect([id, status, data]).toEqual([id, 404, { detail: "Not found." }]);
      }
    }
    for (const id of [theirs, randomUUID(), "\0", "", "x".repeat(99)]) {
      expect((await save({ folder: id })).status, id).toBe(404);
      expect((await put(mine, { title: "Changed", folder: id })).status, id).toBe(404);
      expect((await call("DELETE", `${folders}/${encodeURIComponent(id)}`)).status, id).toBe(404);
    }
    expect(await titles(`?folder=${theirs}`)).toEqual([]);
    expect(await titles()).toEqual(["A"]);
    expect((await call("GET", `${base}/${foreign}`, undefined, on.other.token)).status).toBe(200);
  });

  test("nobody's calls answer 401", async () => {
    for (const [method, path, body] of [
      ["GET", base],
      ["POST", base, { title: "A", content: "B" }],
      ["GET", `${base}/x`],
      ["PUT", `${base}/x`, { title: "A" }],
      ["DELETE", `${base}/x`],
      ["GET", folders],
      ["POST", folders, { name: "x" }],
      ["DELETE", `${folders}/x`],
    ] as const) {
      expect((await on.services.call(method, path, body ? { body } : {})).status, `${method} ${path}`).toBe(
        401,
      );
    }
  });
});
