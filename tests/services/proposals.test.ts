import { beforeEach, expect, test } from "vitest";
import { WriterFault } from "#app/writer/faults.ts";
import { type Generated, keptText, sourceText } from "#tests/support/generations.ts";
import { says, throws } from "#tests/support/scripted-writer.ts";
import { onBothDatabases } from "#tests/support/test-services.ts";
import { smart, Writing } from "#tests/support/writing.ts";

onBothDatabases("a proposal", (kind) => {
  const writing = Writing.forTests(kind, says(keptText));
  let document: string;

  const create = async (text: string, token = writing.user.token): Promise<string> => {
    const body = { title: "Mine", content_output: { text: `<p>${text}</p>` }, mode: "create" };
    return (await writing.services.call<{ guid: string }>("POST", `${smart}/createContent`, { body, token }))
      .data.guid;
  };
  const propose = (token = writing.user.token) =>
    writing.services.call<Generated>("POST", "/api/v1/freestyle", {
      token,
      body: { aiAction: "Shorter", text: sourceText, document },
    });
  const put = (id: string, body: object, token = writing.user.token) =>
    writing.services.call("PUT", `${smart}/recentContent/${id}`, { token, body });
  const decision = async (id: string) => (await writing.view(id, "freestyle")).data.decision;
  const keep = (generation: string, revision: number, id = document) =>
    put(id, { content_output: { text: `<p>${keptText}</p>` }, revision, generation });
  const discard = (generation: string) =>
    writing.services.call("POST", `${smart}/recentContent/${document}/discard`, {
      token: writing.user.token,
      body: { generation },
    });

  beforeEach(async () => {
    document = await create(sourceText);
  });

  test("never writes its document", async () => {
    const { status, data } = await propose();
    expect(status).toBe(200);
    expect(await decision(data.generation)).toBe("proposed");
    expect(await writing.content(document)).toBe(`<p>${sourceText}</p>`);
    expect((await writing.view(data.generation, "freestyle")).data).toMatchObject({
      document,
      base_revision: 1,
      guid: null,
    });
  });

  test("that came out the same as one that waits costs nothing; another one does", async () => {
    const first = (await propose()).data.usage.charged;
    const spent = () => writing.spent();
    const before = await spent();
    expect((await propose()).data.usage.charged).toBe(0);
    expect(await spent()).toEqual(before);
    writing.script = says(`${keptText} Still.`);
    expect(first).toBeGreaterThan(0);
    expect((await propose()).data.usage.charged).toBeGreaterThan(0);
    writing.script = says(keptText);
  });

  test("is the text of an empty document at once, as its first version", async () => {
    document = await create("");
    const { data } = await propose();
    expect(data).toMatchObject({ filled: true });
    expect(await decision(data.generation)).toBe("kept");
    expect(await writing.content(document)).toBe(`<p>${keptText}</p>`);
    const versions = await writing.services.db
      .selectFrom("versions")
      .select(["number", "reason", "action", "revision", "generation_id"])
      .where("content_id", "=", document)
      .execute();
    const kept = { reason: "kept", action: "Shorter", generation_id: data.generation };
    expect(versions).toEqual([{ number: 1, revision: 2, ...kept }]);
    expect((await discard(data.generation)).status).toBe(409);
  });

  test("waits where an empty document was written into meanwhile; what stood before it was emptied stays", async () => {
    document = await create("");
    writing.script = async function* write(...asked) {
      await put(document, { content_output: { text: "<p>Typed.</p>" }, revision: 1 });
      yield* says(keptText)(...asked);
    };
    const { data } = await propose();
    expect(await decision(data.generation)).toBe("proposed");
    expect(await writing.content(document)).toBe("<p>Typed.</p>");
    writing.script = says(keptText);
    await put(document, { content_output: { text: "" }, revision: 2 });
    expect((await propose()).data).toMatchObject({ filled: true });
    const rows = await writing.services.db
      .selectFrom("versions")
      .select("reason")
      .where("content_id", "=", document)
      .orderBy("number")
      .execute();
    expect(rows.map(({ reason }) => reason)).toEqual(["created", "saved", "kept"]);
  });

  test("is kept by a save that names it", async () => {
    const { data } = await propose();
    const kept = await keep(data.generation, 1);
    expect(kept).toMatchObject({
      status: 200,
      data: { content: { revision: 2, generation: data.generation } },
    });
    expect(await decision(data.generation)).toBe("kept");
    const versions = await writing.services.db
      .selectFrom("versions")
      .select(["reason", "generation_id"])
      .where("content_id", "=", document)
      .orderBy("number")
      .execute();
    expect(versions.at(-1)).toMatchObject({ reason: "kept", generation_id: data.generation });
  });

  test("stays undecided when it meets a newer text", async () => {
    const { data } = await propose();
    await put(document, { title: "Newer", revision: 1 });
    expect(await keep(data.generation, 1)).toMatchObject({
      status: 409,
      data: { code: "revision_conflict" },
    });
    expect(await decision(data.generation)).toBe("proposed");
  });

  test("is discarded and leaves the document as it is", async () => {
    const { data } = await propose();
    expect((await discard(data.generation)).status).toBe(200);
    expect(await decision(data.generation)).toBe("discarded");
    expect(await writing.content(document)).toBe(`<p>${sourceText}</p>`);
  });

  test("that was kept stays kept", async () => {
    const { data } = await propose();
    await keep(data.generation, 1);
    await discard(data.generation);
    expect(await decision(data.generation)).toBe("kept");
  });

  test("is kept in its own document only", async () => {
    const { data } = await propose();
    expect((await keep(data.generation, 1, await create("Other."))).status).toBe(404);
    expect(await decision(data.generation)).toBe("proposed");
  });

  test("on somebody else's document is refused, and somebody else's cannot be decided", async () => {
    const { data } = await propose();
    const { token } = await writing.services.newUser();
    expect((await propose(token)).status).toBe(404);
    const theirs = await create("Theirs.", token);
    expect((await put(theirs, { title: "x", generation: data.generation }, token)).status).toBe(404);
    expect(await decision(data.generation)).toBe("proposed");
  });

  test("is made by nothing that failed", async () => {
    writing.script = throws(new WriterFault("The model is gone.", 503, true));
    const { data } = await propose();
    expect(await decision(data.generation)).toBeNull();
    expect((await discard(data.generation)).status).toBe(404);
  });
});
