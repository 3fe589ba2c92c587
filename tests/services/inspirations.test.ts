import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { Task } from "#app/writer/task.ts";
import { labelled, parseVersions, writeVersions } from "#app/writer/versions.ts";
import { eventually } from "#tests/support/eventually.ts";
import { generatingCalls } from "#tests/support/generating-calls.ts";
import { Asking } from "#tests/support/generating.ts";
import { says, type Script, scriptedWriter, slowly } from "#tests/support/scripted-writer.ts";
import { onBothDatabases, openTestServices, type TestServices } from "#tests/support/test-services.ts";

interface Inspired {
  guid: string;
  generation: string;
  content_output: Record<string, string>;
  styles: string[];
  positions: Record<string, unknown>;
  code?: string;
}

const call = generatingCalls.find(({ name }) => name === "inspire");
if (!call) throw new Error("the call is not in the table");
const eight = (what: string, from = 0): string =>
  writeVersions(
    labelled(
      Array.from(
        { length: 8 },
        (_, at) => `${what} ${"one two three four five six seven eight".split(" ")[at]}`,
      ),
      from,
    ),
  );

onBothDatabases("an inspiration", (kind) => {
  let services: TestServices;
  let me: Asking;
  let script: Script;
  let tasks: Task[];
  beforeAll(async () => {
    const write: Script = (task, signal) => {
      tasks.push(task);
      return script(task, signal);
    };
    services = await openTestServices(kind, [scriptedWriter(write)]);
  });
  beforeEach(async () => {
    me = await Asking.as(services, {});
    script = says(eight("First"));
    tasks = [];
  });
  afterAll(() => services.close());

  const inspire = (more: object = {}, headers: Record<string, string> = {}) =>
    me.ask<Inspired>(call, more, headers);
  const item = async (guid: string): Promise<Content> =>
    (await me.get<{ content: Content }>(`/api/v1/smart-actions/recentContent/${guid}`)).data.content;

  test("is a content item with a version in each style", async () => {
    const { data } = await inspire({ title: "Mine" });
    expect(data.content_output["version1"]).toBe("<p>First one</p>");
    expect(data.styles.slice(0, 2)).toEqual(["The Classic", "The Bold"]);
    expect(await item(data.guid)).toMatchObject({
      title: "Mine",
      mode: "inspire",
      revision: 1,
      content_output: data.content_output,
      styles: data.styles,
      smart_actions: ["Headlines & Titles"],
    });
  });

  test("More takes the place of the present versions, which are kept", async () => {
    const { data: first } = await inspire();
    script = says(eight("Second", 8));
    const { status, data: second } = await inspire({ document: first.guid });
    expect([status, second.guid]).toEqual([200, first.guid]);
    expect(second.styles[0]).toBe("The Poet");
    expect(parseVersions(tasks.at(-1)?.source.earlier ?? "")).toHaveLength(8);
    expect(tasks.at(-1)?.source.earlier).toContain("First one");
    expect(await item(first.guid)).toMatchObject({
      revision: 2,
      generation: second.generation,
      content_output: { version1: "<p>Second one</p>" },
    });
    const { data } = await me.get<{ versions: { text: string; reason: string }[] }>(
      `/api/v1/smart-actions/recentContent/${first.guid}/versions`,
    );
    expect(data.versions.map(({ reason }) => reason)).toEqual(["generated", "generated", "typed"]);
    expect(
      data.versions
        .filter(({ reason }) => reason === "generated")
        .map(({ text }) => /First|Second/.exec(text)?.[0])
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual(["First", "Second"]);
    expect(data.versions.at(-1)?.text).toContain("<p>We are closing");
    expect(await me.spent()).toMatchObject({ prompts: 2 });
  });

  test("More brings nothing that a card of the board has said before, and takes nothing for it", async () => {
    const { data: first } = await inspire();
    const { guid: document } = first;
    script = says(eight("Second", 8));
    await inspire({ document });
    const path = `/api/v1/inspire/${document}/earlier`;
    const { cards } = (await me.get<{ cards: { id: string; style: string; text: string }[] }>(path)).data;
    expect(cards.map(({ text }) => text)).toEqual(
      Array.from({ length: 8 }, (_, at) => first.content_output[`version${at + 1}`]),
    );
    const before = await me.spent();
    script = says(eight("First"));
    const again = await inspire({ document });
    expect([again.status, again.data.code]).toEqual([422, "not_possible"]);
    expect(await me.spent()).toEqual(before);
    expect((await item(document)).content_output["version1"]).toBe("<p>Second one</p>");
    // What is new among them is delivered, and paid for by its share.
    script = says(writeVersions(labelled(["First one", "A third one that nobody has read"])));
    const { data } = await inspire({ document });
    expect(Object.keys(data.content_output)).toEqual(["text", "version1"]);
    const { usage } = data as unknown as { usage: { input: number; output: number; charged: number } };
    expect(usage.charged).toBeLessThan(usage.input + usage.output);
  });

  test("More keeps favourites on the board, before the new versions", async () => {
    const { data: first } = await inspire();
    const favourite = { topPx: 1, leftPx: 2, rotation: 3, favourite: true };
    const positions = { version3: favourite, version7: favourite };
    const path = `/api/v1/smart-actions/recentContent/${first.guid}`;
    await services.call("PUT", path, { token: me.user.token, body: { positions } });
    script = says(eight("Second", 8));
    const { data: second } = await inspire({ document: first.guid });
    const { styles } = second;
    expect(styles.slice(0, 3)).toEqual([first.styles[2], first.styles[6], "The Poet"]);
    const { content_output: output, positions: places } = await item(first.guid);
    expect(output).toEqual(second.content_output);
    expect([output["version1"], output["version2"], output["version3"]]).toEqual([
      "<p>First three</p>",
      "<p>First seven</p>",
      "<p>Second one</p>",
    ]);
    const favourites = Object.entries(places ?? {}).filter(([, place]) => place.favourite);
    expect(favourites.map(([version]) => version)).toEqual(["version1", "version2"]);
    expect(await item(first.guid)).toMatchObject({ positions: second.positions });
  });

  test("More is asked for once at a time, and ends free when its item is deleted", async () => {
    const { data } = await inspire();
    script = slowly(eight("Second").split(" "), 30);
    const wait = { Prefer: "respond-async, wait=0" };
    const running = await inspire({ document: data.guid }, wait);
    expect([running.status, running.data.guid]).toEqual([202, data.guid]);
    expect(await inspire({ document: data.guid })).toMatchObject({
      status: 409,
      data: { code: "still_running", generation: running.data.generation },
    });
    const path = `/api/v1/smart-actions/recentContent/${data.guid}`;
    expect((await services.call("DELETE", path, { token: me.user.token })).status).toBe(200);
    const ended = await eventually(async () => {
      const view = await me.view("inspire", running.data.generation);
      return view.state === "running" ? null : view;
    });
    expect(ended).toMatchObject({ state: "stopped", charged: 0 });
    expect((await services.call("GET", path, { token: me.user.token })).status).toBe(404);
  });

  test("that is stopped before a version of it has come ends free", async () => {
    const { data } = await inspire();
    script = slowly(["## The Classic", "Second one"], 5_000);
    const running = await inspire({ document: data.guid }, { Prefer: "respond-async, wait=0" });
    await eventually(async () => (await me.view("inspire", running.data.generation)).text !== "");
    await me.stop("inspire", running.data.generation);
    const ended = await me.view("inspire", running.data.generation);
    expect(ended).toMatchObject({ state: "stopped", charged: 0 });
    expect((await item(data.guid)).content_output["version1"]).toBe("<p>First one</p>");
  });

  test("whose text comes just as its item is deleted ends free, too", async () => {
    const { data } = await inspire();
    const deleted = Promise.withResolvers<void>();
    script = async function* write(task, signal) {
      await deleted.promise;
      yield* says(eight("Second"))(task, signal);
    };
    const running = await inspire({ document: data.guid }, { Prefer: "respond-async, wait=0" });
    const path = `/api/v1/smart-actions/recentContent/${data.guid}`;
    expect((await services.call("DELETE", path, { token: me.user.token })).status).toBe(200);
    deleted.resolve();
    const ended = await eventually(async () => {
      const view = await me.view("inspire", running.data.generation);
      return view.state === "running" ? null : view;
    });
    expect(ended).toMatchObject({ state: "stopped", charged: 0 });
  });

  test("keeps the versions that were there when it was stopped", async () => {
    script = slowly(eight("Half").split(" "), 20);
    const { data } = await inspire({}, { Prefer: "respond-async, wait=0" });
    await eventually(async () => (await me.view("inspire", data.generation)).text.includes("two"));
    await me.stop("inspire", data.generation);
    const { content_output: output } = await item(data.guid);
    expect(output["version1"]).toBe("<p>Half one</p>");
    expect(output).not.toHaveProperty("version8");
  });

  test("of somebody else is not there", async () => {
    const { data } = await inspire();
    me = await Asking.as(services, {});
    expect((await inspire({ document: data.guid })).status).toBe(404);
  });
});
