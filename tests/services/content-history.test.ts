import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { WriterFault } from "#app/writer/faults.ts";
import { brokenText, type Generated, keptText, oneSentence, sourceText } from "#tests/support/generations.ts";
import { says, slowly, throws } from "#tests/support/scripted-writer.ts";
import { onBothDatabases } from "#tests/support/test-services.ts";
import { long, smart, Writing } from "#tests/support/writing.ts";

interface Version {
  id: string;
  number: number;
  label: string;
  title: string;
  text: string;
  timestamp: string;
  reason: string;
  generation: string | null;
}
interface Versions {
  versions: Version[];
  pagination: { has_more: boolean; next_offset: number | null; total: number };
}
interface Content {
  title: string;
  sub_title: string;
  content_output: { text: string };
  preview: string;
  revision: number;
  generation: string | null;
  folder_id: string | null;
}
interface Stats {
  stats: { total_items: number; actions_used: Record<string, number>; enhanced_words: number };
}

onBothDatabases("a content's history", (kind) => {
  const writing = Writing.forTests(kind, says(keptText));
  const call = <T>(method: string, path: string, body?: unknown, token = writing.user.token) =>
    writing.services.call<T>(method, `${smart}/recentContent/${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  const write = async (text: string): Promise<string> => {
    const { data } = await writing.services.call<{ guid: string }>("POST", `${smart}/createContent`, {
      token: writing.user.token,
      body: {
        title: text,
        sub_title: "Under it",
        content_output: { text: `<p>${text}</p>` },
        mode: "create",
      },
    });
    return data.guid;
  };
  const save = (id: string, text: string, more: object = {}) =>
    call("PUT", id, { title: text, content_output: { text: `<p>${text}</p>` }, ...more });
  const get = async (id: string) => (await call<{ content: Content }>("GET", id)).data.content;
  const versions = async (id: string, query = "") =>
    (await call<Versions>("GET", `${id}/versions${query}`)).data;
  const restore = (id: string, number: number | string, token = writing.user.token) =>
    call<{ content: Content }>("POST", `${id}/versions/${number}/restore`, undefined, token);
  const said = async (id: string) =>
    (await versions(id)).versions.map(({ label, text, reason }) => [label, text, reason]);
  const propose = async (document: string): Promise<string> => {
    const body = { aiAction: "Shorter", text: sourceText, document };
    const { status, data } = await writing.services.call<Generated>("POST", "/api/v1/freestyle", {
      token: writing.user.token,
      body,
    });
    expect(status).toBe(200);
    return data.generation;
  };

  test("every version is listed, newest first, with what happened", async () => {
    const { data } = await writing.ask();
    await save(data.guid, "By hand", { revision: 1 });
    const generation = await propose(data.guid);
    await save(data.guid, "Kept", { revision: 2, generation });
    const [kept, saved, made] = (await versions(data.guid)).versions;
    expect(kept).toMatchObject({
      id: "3",
      number: 3,
      label: "Version 3",
      title: "Kept",
      text: "<p>Kept</p>",
      reason: "kept",
      generation,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(saved).toMatchObject({ label: "Version 2", reason: "saved", generation: null });
    expect(made).toMatchObject({
      label: "Version 1",
      text: `<p>${keptText}</p>`,
      reason: "generated",
      generation: data.generation,
    });
  });

  test("what was typed on home is kept as number 0 beside what came of it, and comes back by its letters", async () => {
    const content = `${sourceText}\nMill Lane 4`;
    const { data } = await writing.ask({}, { ...oneSentence(), content });
    const [made, yours, ...others] = (await versions(data.guid)).versions;
    expect(others).toEqual([]);
    expect(made).toMatchObject({ label: "Version 1", reason: "generated" });
    expect(yours).toMatchObject({
      id: "0",
      number: 0,
      label: "Your text",
      title: "Your text",
      text: `<p>${sourceText}<br>Mill Lane 4</p>`,
      reason: "typed",
      generation: null,
    });
    const one = await call<{ version: Version }>("GET", `${data.guid}/versions/0`);
    expect(one.data.version).toEqual(yours);

    const { title } = await get(data.guid);
    const restored = (await restore(data.guid, 0)).data.content;
    expect(restored).toMatchObject({ title, revision: 2, generation: null });
    expect(restored.content_output.text).toBe(yours?.text);
    expect((await restore(data.guid, 1)).data.content).toMatchObject({ title, generation: data.generation });
    expect((await versions(data.guid)).versions.map(({ number, reason }) => [number, reason])).toEqual([
      [3, "restored"],
      [2, "restored"],
      [1, "generated"],
      [0, "typed"],
    ]);
  });

  test("a version is brought back as a new revision, itself a version", async () => {
    const id = await write("One");
    await save(id, "Two", { revision: 1 });
    const { status, data } = await restore(id, 1);
    expect(status).toBe(200);
    expect(data.content).toMatchObject({
      title: "One",
      sub_title: "Under it",
      content_output: { text: "<p>One</p>" },
      preview: "One",
      revision: 3,
    });
    expect(await get(id)).toEqual(data.content);
    expect(await said(id)).toEqual([
      ["Version 3", "<p>One</p>", "restored"],
      ["Version 2", "<p>Two</p>", "saved"],
      ["Version 1", "<p>One</p>", "created"],
    ]);
    await restore(id, 2);
    expect((await get(id)).content_output.text).toBe("<p>Two</p>");
    const found = await call<{ contents: Content[] }>("GET", `user/${writing.user.userId}?q=two`);
    expect(found.data.contents).toHaveLength(1);
  });

  test("what the document says already is brought back by doing nothing", async () => {
    const id = await write("One");
    expect((await restore(id, 1)).data.content.revision).toBe(1);
    expect((await versions(id)).pagination.total).toBe(1);
  });

  test("bringing back keeps the folder, and ends what started from the revision before", async () => {
    const id = await write("One");
    const { data } = await writing.services.call<{ folder: { id: string } }>("POST", "/api/v1/folders", {
      token: writing.user.token,
      body: { name: "Kept here" },
    });
    await save(id, "Two", { revision: 1, folder_id: data.folder.id });
    expect((await restore(id, 1)).data.content.folder_id).toBe(data.folder.id);
    expect((await save(id, "Three", { revision: 2 })).status).toBe(409);
  });

  test("of saves and restores at once none loses a text", async () => {
    const id = await write("One");
    await save(id, "Two", { revision: 1 });
    const answers = await Promise.all([
      restore(id, 1),
      save(id, "Three"),
      restore(id, 2),
      save(id, "Four"),
      restore(id, 1),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const texts = (await said(id)).map(([, text]) => text);
    expect(texts).toEqual(
      expect.arrayContaining(["One", "Two", "Three", "Four"].map((one) => `<p>${one}</p>`)),
    );
    expect(texts[0]).toBe((await get(id)).content_output.text);
  });

  test("with a version comes back which generation its text was of", async () => {
    const { data } = await writing.ask();
    await save(data.guid, "By hand", { revision: 1 });
    const second = await propose(data.guid);
    await save(data.guid, "Kept", { revision: 2, generation: second });
    for (const [number, generation] of [
      [1, data.generation],
      [3, second],
      [2, data.generation],
    ] as const) {
      expect((await restore(data.guid, number)).data.content.generation).toBe(generation);
    }
    const plain = await write("Mine");
    await save(plain, "Kept", { revision: 1, generation: await propose(plain) });
    expect((await restore(plain, 1)).data.content.generation).toBeNull();
    await save(plain, "After it");
    const { total } = (await versions(plain)).pagination;
    await save(plain, "Later", { generation: await propose(plain) });
    expect((await restore(plain, total)).data.content).toMatchObject({ title: "After it", generation: null });
  });

  test("the list comes in pages, shorter ones for long texts", async () => {
    const id = await write("1");
    for (let at = 2; at <= 5; at++) await save(id, String(at));
    const first = await versions(id, "?limit=2");
    expect(first.versions.map(({ title }) => title)).toEqual(["5", "4"]);
    expect(first.pagination).toEqual({ has_more: true, next_offset: 2, total: 5 });
    const last = await versions(id, "?limit=2&offset=4");
    expect(last.versions.map(({ title }) => title)).toEqual(["1"]);
    expect(last.pagination).toEqual({ has_more: false, next_offset: null, total: 5 });
    for (const letter of ["a", "b", "c"]) await save(id, letter.repeat(1_500_000), { title: letter });
    const whole = await versions(id);
    expect(whole.versions.map(({ title }) => title)).toEqual(["c"]);
    expect(whole.pagination).toMatchObject({ has_more: true, next_offset: 1, total: 8 });
    const rest = await versions(id, "?offset=2");
    expect(rest.versions.map(({ title }) => title)).toEqual(["a", "5", "4", "3", "2", "1"]);
  });

  test("versions that are none, or somebody else's, answer 404", async () => {
    const id = await write("One");
    for (const number of [0, 2, -1, "1.0", "01", "x", "%00", "9999999999999", "constructor"]) {
      expect((await restore(id, number)).status, String(number)).toBe(404);
      expect((await call("GET", `${id}/versions/${number}`)).status, String(number)).toBe(404);
    }
    const other = await writing.services.newUser();
    for (const wanted of [id, randomUUID(), "%00"]) {
      expect((await restore(wanted, 1, other.token)).status).toBe(404);
      expect((await call("GET", `${wanted}/versions/1`, undefined, other.token)).status).toBe(404);
      expect((await call("GET", `${wanted}/versions`, undefined, other.token)).status).toBe(404);
    }
    expect((await call("GET", `${id}/versions?limit=101`)).status).toBe(422);
    expect((await versions(id)).pagination.total).toBe(1);
  });

  test("the stats count items, delivered generations by action, and the words that they delivered", async () => {
    const stats = async () => (await call<Stats>("GET", `user/${writing.user.userId}/stats`)).data.stats;
    expect(await stats()).toEqual({ total_items: 0, actions_used: {}, enhanced_words: 0 });
    const { data } = await writing.ask();
    await writing.ask();
    await propose(data.guid);
    const words = keptText.split(" ").length;
    expect(await stats()).toEqual({
      total_items: 2,
      actions_used: { Shorter: 1, Summarize: 2 },
      enhanced_words: 3 * words,
    });
    writing.script = says(brokenText);
    expect((await writing.ask()).data.usage.charged).toBe(0);
    const withBroken = 3 * words + brokenText.split(" ").length;
    expect((await stats()).enhanced_words).toBe(withBroken);
    writing.script = throws(new WriterFault("No.", 502, true));
    expect((await writing.ask()).status).toBe(502);
    writing.script = slowly(long, 50);
    const running = await writing.begin();
    expect(await stats()).toMatchObject({ actions_used: { Summarize: 3 }, enhanced_words: withBroken });
    await writing.stop(running.generation);
    const { state, text } = await writing.ended(running.generation);
    expect(state).toBe("stopped");
    expect(await stats()).toMatchObject({
      actions_used: { Summarize: text === "" ? 3 : 4 },
      enhanced_words: withBroken + (text.match(/\w+/g) ?? []).length,
    });
  });

  test("words are those of the text, not of its marks", async () => {
    writing.script = says("# One *two*\n\n- [three](https://example.com/four/five)");
    await writing.ask();
    const { data } = await call<Stats>("GET", `user/${writing.user.userId}/stats`);
    expect(data.stats.enhanced_words).toBe(3);
  });

  test("somebody else's stats answer 403, nobody's 401", async () => {
    const other = await writing.services.newUser();
    expect((await call("GET", `user/${writing.user.userId}/stats`, undefined, other.token)).status).toBe(403);
    for (const path of [`user/${writing.user.userId}/stats`, "x/versions"]) {
      expect((await writing.services.call("GET", `${smart}/recentContent/${path}`)).status).toBe(401);
    }
    const restoring = await writing.services.call("POST", `${smart}/recentContent/x/versions/1/restore`);
    expect(restoring.status).toBe(401);
  });
});
