import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { defaultView, type View } from "#app/document/view.ts";
import {
  onBothDatabases,
  openTestServices,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";

interface Content {
  guid: string;
  revision: number;
  view: View;
}
const contents = "/api/v1/smart-actions/recentContent";

onBothDatabases("views", (kind) => {
  let services: TestServices;
  let me: TestUser;
  let guid: string;
  beforeAll(async () => {
    services = await openTestServices(kind, []);
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    me = await services.newUser();
    const made = { title: "T", content_output: { text: "<p>One.</p>" }, mode: "document" };
    const path = "/api/v1/smart-actions/createContent";
    ({ guid } = (await services.call<Content>("POST", path, { body: made, token: me.token })).data);
  });

  const put = (body: unknown, token = me.token) =>
    services.call<{ content: Content; detail: string }>("PUT", `${contents}/${guid}`, { body, token });
  const read = async (): Promise<Content> =>
    (await services.call<{ content: Content }>("GET", `${contents}/${guid}`, { token: me.token })).data
      .content;
  const versions = async (): Promise<number> =>
    (await services.call<{ versions: unknown[] }>("GET", `${contents}/${guid}/versions`, { token: me.token }))
      .data.versions.length;

  test("a view is the document's own, in parts, and makes neither revision nor version", async () => {
    expect(await read()).toMatchObject({ view: defaultView, revision: 1 });
    // What was only autosaved becomes no version by it.
    await put({ content_output: { text: "<p>Two.</p>" }, revision: 1, autosave: true });
    const before = await versions();
    expect((await put({ view: { font: "Inter", size: 14 } })).data.content).toMatchObject({
      view: { font: "Inter", size: 14, zoom: 100 },
      revision: 2,
    });
    await put({ view: { zoom: 300 } });
    expect(await read()).toMatchObject({ view: { font: "Inter", size: 14, zoom: 300 }, revision: 2 });
    expect(await versions()).toBe(before);
    await put({ title: "Other", view: { zoom: 50 }, revision: 2 });
    expect(await read()).toMatchObject({ view: { font: "Inter", size: 14, zoom: 50 }, revision: 3 });
  });

  test.each([
    ["font", { font: "Comic Sans" }],
    ["size", { size: 13 }],
    ["zoom", { zoom: 305 }],
    ["zoom", { zoom: 310 }],
    ["zoom", { zoom: 40 }],
    ["colour", { colour: "red" }],
  ])("a view with another %s, as %j, is refused", async (field, view) => {
    const { status, data } = await put({ view });
    expect([status, data.detail]).toEqual([422, expect.stringContaining(field)]);
    expect((await read()).view).toEqual(defaultView);
  });

  test("nobody sets another one's", async () => {
    expect((await put({ view: { zoom: 300 } }, (await services.newUser()).token)).status).toBe(404);
    expect((await read()).view).toEqual(defaultView);
  });
});
