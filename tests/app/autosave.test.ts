import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mostSaved } from "#app/document/most-saved.ts";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { onBothDatabases } from "#tests/support/test-services.ts";
import type { Visitor } from "#tests/support/visitor.ts";

const documentOf = (...paragraphs: string[]) => ({
  type: "doc",
  content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

interface Answered {
  status: number;
  said: Partial<{
    revision: number;
    updatedAt: string;
    language: string | null;
    detail: string;
    code: string;
    current: { title: string; subTitle: string; revision: number; document: object };
  }>;
}

onBothDatabases("a document that is saved while it is written", (kind) => {
  let stet: TestApp;
  let visitor: Visitor;
  let guid: string;
  let revision: number;

  beforeAll(async () => {
    stet = await openTestApp(kind);
    visitor = stet.visitor();
    await joinStet(stet, visitor);
  });
  beforeEach(async () => {
    const page = await writeDocument(visitor, "The move", "It begins.");
    guid = page.url.pathname.slice("/create/".length);
    revision = Number(page.field("revision"));
  });
  afterAll(() => stet.close());

  async function post(body: unknown, by = visitor): Promise<Answered> {
    const response = await by.request(`/create/${guid}/save`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: response.status, said: (await response.json()) as Answered["said"] };
  }
  const save = (text: string, more: object = {}, by = visitor): Promise<Answered> =>
    post(
      { title: "The move", subTitle: "", revision, autosave: true, document: documentOf(text), ...more },
      by,
    );
  const reasons = async (): Promise<string[]> =>
    (
      await stet.db
        .selectFrom("versions")
        .select("reason")
        .where("content_id", "=", guid)
        .orderBy("number")
        .execute()
    ).map(({ reason }) => reason);
  const texts = () => stet.db.selectFrom("texts").select("number").where("content_id", "=", guid).execute();

  test("where the plan's storage is full both ways of saving say so, and keep what was typed on the page", async () => {
    const other = await writeDocument(visitor, "Another");
    const fill = (by: number) =>
      stet.db
        .updateTable("content_sizes")
        .set((eb) => ({ bytes: eb("bytes", "+", by) }))
        .where("content_id", "=", other.url.pathname.slice("/create/".length))
        .execute();
    await fill(100_000_000);
    const full =
      "Your storage is full: the Free plan has 100 MB. Nothing was saved. Delete texts that you no longer need, or upgrade, then save again.";
    const longer = "It goes on, and there is more of it than there was before.";
    const { status, said } = await save(longer);
    expect([status, said]).toEqual([507, expect.objectContaining({ code: "storage_full", detail: full })]);
    const before = await visitor.open(`/create/${guid}`);
    const page = await visitor.press(before, { form: "document", button: "Save", fill: { text: longer } });
    expect([page.status, page.field("text"), page.field("revision")]).toEqual([
      507,
      longer,
      String(revision),
    ]);
    expect(page.text).toContain(full);
    const first = await writeDocument(visitor, "New", longer);
    expect([first.status, first.field("text")]).toEqual([507, longer]);
    expect(first.text).toContain(full);
    expect((await visitor.open("/profile")).text).toContain("Storage 101 / 100 MB");
    await fill(-100_000_000);
    expect((await save(longer)).status).toBe(200);
  });

  test("a save says in which language the text is", async () => {
    const german =
      "Die Bäckerei an der Ecke zieht im März um. Die Öfen gehen mit, und das Brot bleibt, wie es immer war.";
    expect((await save(german)).said.language).toBe("de");
  });

  test("title, subtitle and text are one revision, and no version", async () => {
    const before = await reasons();
    const { status, said } = await save("It goes on.", { title: "The  move\nagain", subTitle: "Mill Lane" });
    expect({ status, said }).toEqual({
      status: 200,
      said: {
        revision: revision + 1,
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        language: null,
      },
    });
    const page = await visitor.open(`/create/${guid}`);
    expect(page.field("text")).toBe("It goes on.");
    expect(page.field("title")).toBe("The move again");
    expect(page.field("sub_title")).toBe("Mill Lane");
    expect(page.field("revision")).toBe(String(revision + 1));
    expect(await reasons()).toEqual(before);
  });

  test("a hundred autosaves keep one text besides those of the versions", async () => {
    const before = (await texts()).length;
    for (let number = 0; number < 30; number += 1) {
      const { said } = await save(`It goes on, ${number}.`);
      revision = said.revision ?? 0;
    }
    expect((await texts()).length).toBe(before + 1);
  });

  test("the same save again, whose answer was lost, is answered and makes no revision", async () => {
    const first = await save("It goes on.");
    const again = await save("It goes on.");
    expect(again.said).toEqual(first.said);
  });

  test("a save that the writer asked for makes a version of what was autosaved", async () => {
    const before = await reasons();
    await save("It goes on.");
    revision += 1;
    const asked = await save("It goes on.", { autosave: false });
    expect(asked.said.revision).toBe(revision);
    expect(await reasons()).toEqual([...before, "saved"]);
  });

  test("ten minutes of work make a version", async () => {
    await stet.db
      .updateTable("versions")
      .set((eb) => ({ created_at: eb("created_at", "-", 11 * 60_000) }))
      .where("content_id", "=", guid)
      .execute();
    const before = await reasons();
    await save("It goes on.");
    revision += 1;
    await save("And on.");
    expect(await reasons()).toEqual([...before, "timed"]);
  });

  test("a save over an older revision is refused with the text that stands there", async () => {
    await save("Theirs.", { title: "Their move" });
    const { status, said } = await save("Mine.");
    expect({ status, said }).toEqual({
      status: 409,
      said: {
        code: "revision_conflict",
        current: {
          title: "Their move",
          subTitle: "",
          revision: revision + 1,
          document: documentOf("Theirs."),
        },
      },
    });
    expect((await visitor.open(`/create/${guid}`)).field("text")).toBe("Theirs.");
  });

  test("an emptied text is saved", async () => {
    const { status } = await save("", { document: { type: "doc", content: [{ type: "paragraph" }] } });
    expect(status).toBe(200);
    expect((await visitor.open(`/create/${guid}`)).field("text")).toBe("");
  });

  test("without the editor the text is Markdown", async () => {
    const { status } = await save("", { document: undefined, text: "## A move\n\n**Soon.**" });
    expect(status).toBe(200);
    expect((await visitor.open(`/create/${guid}`)).field("text")).toBe("## A move\n\n**Soon.**");
  });

  test.each([
    ["a node that the schema does not know", { type: "doc", content: [{ type: "iframe" }] }],
    [
      "a mark that it does not know",
      {
        type: "doc",
        content: [
          { type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "underline" }] }] },
        ],
      },
    ],
    [
      "a link that runs code",
      {
        type: "doc",
        content: [
          {
            type: "paragraph",
            content: [
              { type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] },
            ],
          },
        ],
      },
    ],
    ["a text that is no document", { type: "paragraph" }],
    ["text where a node belongs", "doc"],
  ])("%s is refused and not stored", async (_name, document) => {
    const { status, said } = await save("", { document });
    expect(status).toBe(422);
    expect(said.detail).toMatch(/not a document/);
    expect((await visitor.open(`/create/${guid}`)).field("text")).toBe("It begins.");
  });

  test.each([
    ["no JSON", "{"],
    ["no object", "null"],
    ["no text", { title: "", subTitle: "", revision: 1, autosave: true }],
    ["no revision", { title: "", subTitle: "", autosave: true, document: documentOf("x") }],
    [
      "more than a save",
      { title: "", subTitle: "", revision: 1, autosave: true, document: documentOf("x"), folder_id: null },
    ],
  ])("%s is refused", async (_name, body) => {
    expect((await post(body)).status).toBe(400);
  });

  test("a title that is too long is refused in words", async () => {
    const { status, said } = await save("It goes on.", { title: "x".repeat(2_000) });
    expect(status).toBe(422);
    expect(said.detail).toBe("The title has at most 500 characters.");
  });

  test("a guest is told so, and somebody else finds nothing", async () => {
    expect((await save("Theirs.", {}, stet.visitor())).status).toBe(401);
    const other = stet.visitor();
    await joinStet(stet, other);
    expect((await save("Theirs.", {}, other)).status).toBe(404);
    expect((await visitor.open(`/create/${guid}`)).field("text")).toBe("It begins.");
  });

  test("a long text is saved, read where it holds up nobody", async () => {
    const long = `${"Every word of this is one of very many words. ".repeat(20_000)}The end.`;
    expect(long.length).toBeLessThan(mostSaved);
    expect((await save(long)).status).toBe(200);
    const read = (await visitor.open(`/create/${guid}`)).field("text");
    expect([read.length, read === long]).toEqual([long.length, true]);
  });
});
