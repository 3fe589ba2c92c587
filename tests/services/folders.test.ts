import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onBothDatabases } from "#tests/support/test-services.ts";
import { useTwoUsers } from "#tests/support/two-users.ts";

interface Folder {
  id: string;
  guid: string;
  name: string;
  content_count: number;
}
interface Content {
  id: string;
  title: string;
  folder_id: string | null;
  revision: number;
  updatedAt: string;
}
interface Page {
  contents: Content[];
  pagination: { has_more: boolean; next_offset: number | null; total: number };
}

const base = "/api/v1/folders";
const smart = "/api/v1/smart-actions";

onBothDatabases("folders", (kind) => {
  const on = useTwoUsers(kind);

  const { call } = on;
  const make = (name: unknown, token?: string) =>
    call<{ folder: Folder; detail: string }>("POST", base, { name }, token);
  const folder = async (name: string, token?: string): Promise<string> =>
    (await make(name, token)).data.folder.guid;
  const names = async (): Promise<[string, number][]> =>
    (await call<{ folders: Folder[] }>("GET", base)).data.folders.map((one) => [one.name, one.content_count]);
  const write = async (title: string): Promise<string> => {
    const body = { title, content_output: { text: `<p>${title}</p>` }, mode: "create" };
    return (await call<{ guid: string }>("POST", `${smart}/createContent`, body)).data.guid;
  };
  const file = (id: string, folderId: string | null, token?: string) =>
    call<{ content: Content }>("PUT", `${smart}/recentContent/${id}`, { folder_id: folderId }, token);
  const list = async (folderId: string): Promise<string[]> =>
    (
      await call<Page>("GET", `${smart}/recentContent/user/${on.user.userId}?folder=${folderId}`)
    ).data.contents
      .map(({ title }) => title)
      .sort();

  test("a folder is made, read, renamed and deleted", async () => {
    const { status, data } = await make("  Letters ");
    expect(status).toBe(200);
    const id = data.folder.guid;
    expect(data.folder).toMatchObject({ id, guid: id, name: "Letters", content_count: 0 });
    expect((await call("GET", `${base}/${id}`)).data).toEqual({ folder: data.folder });
    expect((await call("PUT", `${base}/${id}`, { name: "Old letters" })).data).toMatchObject({
      folder: { id, name: "Old letters" },
    });
    expect(await call("DELETE", `${base}/${id}`)).toMatchObject({ status: 200, data: { deleted: true } });
    expect((await call("GET", `${base}/${id}`)).status).toBe(404);
    expect((await call("DELETE", `${base}/${id}`)).status).toBe(404);
    expect(await names()).toEqual([]);
  });

  test("are listed by name as people sort names, with what is in them", async () => {
    for (const name of ["Part 10", "zebra", "Éclair", "Part 9", "Apple"]) await folder(name);
    const id = await folder("eclipse");
    await file(await write("In it"), id);
    expect(await names()).toEqual([
      ["Apple", 0],
      ["Éclair", 0],
      ["eclipse", 1],
      ["Part 9", 0],
      ["Part 10", 0],
      ["zebra", 0],
    ]);
  });

  test("filing is no revision and no change of the text's time", async () => {
    const id = await folder("Letters");
    const content = await write("A letter");
    const before = (await call<{ content: Content }>("GET", `${smart}/recentContent/${content}`)).data
      .content;
    on.services.clock.pass(60_000);
    expect((await file(content, id)).data.content).toEqual({ ...before, folder_id: id });
    expect((await file(content, null)).data.content).toEqual(before);
  });

  test("a save can file at the same time, and one that is refused files nothing", async () => {
    const id = await folder("Letters");
    const content = await write("A letter");
    const path = `${smart}/recentContent/${content}`;
    const saved = await call<{ content: Content }>("PUT", path, { title: "B", revision: 1, folder_id: id });
    expect(saved.data.content).toMatchObject({ title: "B", revision: 2, folder_id: id });
    const stale = await call("PUT", path, { title: "C", revision: 1, folder_id: null });
    expect(stale.status).toBe(409);
    expect((await call<{ content: Content }>("GET", path)).data.content.folder_id).toBe(id);
  });

  test("the list is filtered by folder, and by having none", async () => {
    const [one, two] = [await folder("One"), await folder("Two")];
    await file(await write("In one"), one);
    await file(await write("In two"), two);
    await write("In none");
    expect(await list(one)).toEqual(["In one"]);
    expect(await list(two)).toEqual(["In two"]);
    for (const none of ["uncategorized", "uncategorised"]) expect(await list(none)).toEqual(["In none"]);
    expect(await list(randomUUID())).toEqual([]);
  });

  test("its contents come in pages, newest change first, 50 unless asked otherwise", async () => {
    const id = await folder("Many");
    for (let at = 1; at <= 52; at++) await file(await write(`Text ${at}`), id);
    await write("Elsewhere");
    const first = await call<Page>("GET", `${base}/${id}/contents`);
    expect(first.data.contents).toHaveLength(50);
    expect(first.data.pagination).toEqual({ has_more: true, next_offset: 50, total: 52 });
    const rest = await call<Page>("GET", `${base}/${id}/contents?offset=50&limit=10`);
    expect(rest.data.contents).toHaveLength(2);
    expect(rest.data.pagination).toEqual({ has_more: false, next_offset: null, total: 52 });
    const all = [...first.data.contents, ...rest.data.contents];
    expect(new Set(all.map(({ id: content }) => content)).size).toBe(52);
    expect(all.map(({ updatedAt }) => updatedAt)).toEqual(
      all.map(({ updatedAt }) => updatedAt).sort((left, right) => right.localeCompare(left)),
    );
  });

  test("deleting one makes its contents uncategorised, and no other's", async () => {
    const [going, staying] = [await folder("Going"), await folder("Staying")];
    const [first, second] = [await write("First"), await write("Second")];
    await file(first, going);
    await file(second, staying);
    await call("DELETE", `${base}/${going}`);
    expect(await list("uncategorized")).toEqual(["First"]);
    expect(await list(staying)).toEqual(["Second"]);
    expect((await call<Page>("GET", `${base}/${going}/contents`)).status).toBe(404);
    const kept = await call<{ content: Content }>("GET", `${smart}/recentContent/${first}`);
    expect(kept.data.content).toMatchObject({ folder_id: null, revision: 1 });
  });

  test("filing into a folder that is being deleted leaves nothing in a folder that is gone", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await folder(`Round ${round}`);
      const contents = await Promise.all(["A", "B", "C"].map(write));
      await file(contents[0] ?? "", id);
      const answers = await Promise.all([
        ...contents.map((content) => file(content, id)),
        call("DELETE", `${base}/${id}`),
        ...contents.map((content) =>
          call("PUT", `${smart}/recentContent/${content}`, { title: "Saved meanwhile", folder_id: id }),
        ),
      ]);
      for (const { status } of answers) expect([200, 404]).toContain(status);
      expect(await list(id)).toEqual([]);
    }
  });

  test("two of one name are refused, whatever their case", async () => {
    const id = await folder("Straße");
    await folder("Other");
    expect(await make("STRASSE")).toMatchObject({ status: 200 });
    expect(await make("other")).toMatchObject({
      status: 409,
      data: { detail: "You have a folder of that name already." },
    });
    expect((await call("PUT", `${base}/${id}`, { name: "OTHER" })).status).toBe(409);
    expect((await call("PUT", `${base}/${id}`, { name: "straße" })).status).toBe(200);
    expect((await make("Other", on.other.token)).status).toBe(200);
  });

  test.each([
    [undefined, "name"],
    ["", "name: is empty"],
    [" \n\t ", "name: is empty"],
    [7, "name"],
    ["x".repeat(101), "name: has at most 100 characters"],
  ])("the name %j answers 422", async (name, said) => {
    const { status, data } = await make(name);
    expect([status, data.detail]).toEqual([422, expect.stringContaining(said)]);
    const id = await folder("Fine");
    expect((await call("PUT", `${base}/${id}`, { name })).status).toBe(422);
  });

  test("a body says nothing but the name", async () => {
    for (const more of [{ user_id: on.other.userId }, { id: randomUUID() }, { content_count: 5 }]) {
      expect((await call("POST", base, { name: "Mine", ...more })).status).toBe(422);
    }
    expect(await names()).toEqual([]);
  });

  test("somebody else's folder is as absent as one that never was", async () => {
    const [foreign, content] = [await folder("Theirs", on.other.token), await write("Mine")];
    for (const id of [foreign, randomUUID(), "%00", "uncategorized", "x".repeat(99)]) {
      for (const { status, data } of [
        await call("GET", `${base}/${id}`),
        await call("PUT", `${base}/${id}`, { name: "Mine now" }),
        await call("DELETE", `${base}/${id}`),
        await call("GET", `${base}/${id}/contents`),
        await file(content, decodeURIComponent(id)),
      ]) {
        expect([id, status, data]).toEqual([id, 404, { detail: "Not found." }]);
      }
    }
    expect((await file(content, "")).status).toBe(404);
    const mine = await folder("Mine");
    await file(content, mine);
    expect((await file(content, null, on.other.token)).status).toBe(404);
    expect((await call<Page>("GET", `${base}/${mine}/contents`)).data.contents).toHaveLength(1);
    expect((await call("GET", `${base}/${foreign}`, undefined, on.other.token)).status).toBe(200);
  });

  test("nobody's calls answer 401", async () => {
    const id = await folder("Mine");
    for (const [method, path, body] of [
      ["GET", base],
      ["POST", base, { name: "x" }],
      ["GET", `${base}/${id}`],
      ["PUT", `${base}/${id}`, { name: "x" }],
      ["DELETE", `${base}/${id}`],
      ["GET", `${base}/${id}/contents`],
    ] as const) {
      expect((await on.services.call(method, path, body ? { body } : {})).status, `${method} ${path}`).toBe(
        401,
      );
    }
  });

  test("500 are the most that somebody has", async () => {
    const rows = Array.from({ length: 500 }, (_, at) => ({
      id: randomUUID(),
      user_id: on.user.userId,
      name: `Folder ${at}`,
      created_at: on.services.clock.now(),
    }));
    await on.services.db.insertInto("folders").values(rows).execute();
    expect((await make("One more")).status).toBe(409);
  });
});
