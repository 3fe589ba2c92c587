import { afterAll, beforeAll, expect, test } from "vitest";
import {
  onBothDatabases,
  openTestServices,
  type TestServices,
  type TestUser,
} from "#tests/support/test-services.ts";

const path = "/api/v1/smart-actions/recentContent";
const documentOf = (...texts: string[]) => ({
  type: "doc",
  content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

onBothDatabases("stored documents", (kind) => {
  let services: TestServices;
  let user: TestUser;
  let guid: string;
  const call = (method: string, place: string, body?: unknown) =>
    services.call<{ content: { revision: number; content_output: { text: string } }; detail: string }>(
      method,
      place,
      { token: user.token, ...(body === undefined ? {} : { body }) },
    );

  beforeAll(async () => {
    services = await openTestServices(kind, []);
    user = await services.newUser();
    const made = await services.call<{ guid: string }>("POST", "/api/v1/smart-actions/createContent", {
      token: user.token,
      body: { title: "T", mode: "create", content_output: { text: "<p>First.</p>" } },
    });
    ({ guid } = made.data);
  });
  afterAll(() => services.close());

  test("a text is saved and read as it is stored, long ones too, at each of its revisions", async () => {
    const long = documentOf("It rains. ".repeat(8_000).trim(), "The end.");
    const saved = await call("PUT", `${path}/${guid}?text=none`, { document: long, revision: 1 });
    expect([saved.status, saved.data.content.revision]).toEqual([200, 2]);
    expect(saved.data.content.content_output.text.length).toBeLessThan(200);
    expect((await call("GET", `${path}/${guid}/document`)).data).toEqual(long);
    expect((await call("GET", `${path}/${guid}/document?revision=1`)).data).toEqual(documentOf("First."));
    expect((await call("GET", `${path}/${guid}/versions/1/document`)).data).toEqual(documentOf("First."));
    expect((await call("GET", `${path}/${guid}`)).data.content.content_output.text).toMatch(
      /^<p>It rains\. [^]*<p>The end\.<\/p>$/,
    );
    expect((await call("GET", `${path}/${guid}/document?revision=9`)).status).toBe(404);
    const found = await services.call<{ contents: object[] }>(
      "GET",
      `${path}/user/${user.userId}?q=the%20end`,
      { token: user.token },
    );
    expect(found.data.contents).toHaveLength(1);
  });

  test("what a text was made of is the same text after a save", async () => {
    const asked = "A long note from home. ".repeat(1_500);
    const made = await services.call<{ guid: string }>("POST", "/api/v1/smart-actions/createContent", {
      token: user.token,
      body: { title: "T", mode: "create", content_output: { text: "<p>Made.</p>" } },
    });
    const { guid: mine } = made.data;
    await services.db.updateTable("contents").set({ content_input: asked }).where("id", "=", mine).execute();
    const long = documentOf("It snows. ".repeat(4_000).trim());
    expect((await call("PUT", `${path}/${mine}`, { document: long, revision: 1 })).status).toBe(200);
    expect((await call("GET", `${path}/${mine}`)).data.content).toMatchObject({ content_input: asked });
    const found = await services.call<{ contents: object[] }>(
      "GET",
      `${path}/user/${user.userId}?q=it%20snows`,
      { token: user.token },
    );
    expect(found.data.contents).toMatchObject([{ content_input: asked }]);
  });

  test("a body that is nested without end is refused", async () => {
    const nested = `{"content_output":{"text":"x"},"foo":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    const headers = { Authorization: `Bearer ${user.token}`, "Content-Type": "application/json" };
    const answer = await services.fetch(`${path}/${guid}`, { method: "PUT", headers, body: nested });
    expect(answer.status).toBe(400);
  });

  test("what the schema does not know is refused and changes nothing", async () => {
    const unsafe = documentOf("x");
    const link = { type: "link", attrs: { href: "javascript:alert(1)" } };
    Object.assign(unsafe.content[0]?.content[0] ?? {}, { marks: [link] });
    for (const document of [{ type: "script" }, {}, unsafe]) {
      const refused = await call("PUT", `${path}/${guid}`, { document, revision: 2 });
      expect([refused.status, refused.data.detail]).toEqual([422, expect.stringMatching(/^document: /)]);
    }
    expect((await call("GET", `${path}/${guid}`)).data.content.revision).toBe(2);
  });

  test("a save that meets another one shows the present text", async () => {
    const refused = await services.call<{ code: string; current: { content_output: { text: string } } }>(
      "PUT",
      `${path}/${guid}`,
      { token: user.token, body: { document: documentOf("Mine."), revision: 1 } },
    );
    expect([refused.status, refused.data.code]).toEqual([409, "revision_conflict"]);
    expect(refused.data.current.content_output.text).toContain("<p>The end.</p>");
  });
});
