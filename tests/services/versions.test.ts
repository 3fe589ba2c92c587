import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Version } from "#app/services/smart-actions/contract.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type Generated, keptText, sourceText } from "#tests/support/generations.ts";
import { says, slowly } from "#tests/support/scripted-writer.ts";
import { onBothDatabases } from "#tests/support/test-services.ts";
import { long, smart, Writing } from "#tests/support/writing.ts";

interface Versions {
  versions: Version[];
  counts: { all: number; kept: number; named: number };
}
interface Content {
  title: string;
  content_output: { text: string };
  revision: number;
  updatedAt: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

onBothDatabases("versions of a document", (kind) => {
  const writing = Writing.forTests(kind, says(keptText));
  const call = <T>(method: string, path: string, body?: unknown) =>
    writing.services.call<T>(method, `${smart}/recentContent/${path}`, {
      token: writing.user.token,
      ...(body === undefined ? {} : { body }),
    });
  const write = async (text: string): Promise<string> => {
    const body = { title: "T", content_output: { text: `<p>${text}</p>` }, mode: "document" };
    const { token } = writing.user;
    return (await writing.services.call<{ guid: string }>("POST", `${smart}/createContent`, { token, body }))
      .data.guid;
  };
  const save = (id: string, text: string, more: object = {}) =>
    call<{ content: Content }>("PUT", id, { content_output: { text: `<p>${text}</p>` }, ...more });
  const autosave = (id: string, text: string, revision: number) =>
    save(id, text, { revision, autosave: true });
  const list = async (id: string, query = "") => (await call<Versions>("GET", `${id}/versions${query}`)).data;
  const reasons = async (id: string) =>
    (await list(id)).versions.map(({ reason, text }) => [reason, text.replace(/<\/?p>/g, "")]);
  const texts = async (id: string) =>
    (await writing.services.db.selectFrom("texts").select("number").where("content_id", "=", id).execute())
      .length;
  const propose = async (document: string): Promise<string> => {
    const body = { aiAction: "Shorter", text: sourceText, document };
    const { data } = await writing.services.call<Generated>("POST", "/api/v1/freestyle", {
      token: writing.user.token,
      body,
    });
    return data.generation;
  };

  test("what is written as a version leaves the text as it is, and is not kept twice when it comes back", async () => {
    const id = await write("One");
    const ask = (document: string | undefined, version: string) =>
      writing.services.call<Generated>("POST", "/api/v1/freestyle", {
        token: writing.user.token,
        body: { aiAction: "Shorter", text: sourceText, document, version },
      });
    const places = async () =>
      (await call<{ places: object }>("GET", `${id}/versions?text=none`)).data.places;
    expect((await ask(undefined, "new")).status).toBe(422);
    expect((await ask(randomUUID(), "new")).status).toBe(404);
    expect((await ask(id, "tool")).status).toBe(200);
    expect(await places()).toEqual({ first: 2, present: 1, replaced: 1, listed: 1 });
    // The same once more is nothing new, and free.
    const spent = await writing.spent();
    expect(await ask(id, "new")).toMatchObject({ status: 422, data: { code: "not_possible" } });
    expect([await writing.spent(), await texts(id)]).toEqual([spent, 2]);
    writing.script = says(keptText.replace("The bakery", "Our bakery"));
    expect((await ask(id, "tool")).status).toBe(200);
    const { versions } = await list(id, "?text=none");
    expect(
      versions.map(({ number, reason, revision, replaces }) => [number, reason, revision, replaces]),
    ).toEqual([
      [3, "generated", 0, null],
      [2, "generated", 0, 1],
      [1, "created", 1, null],
    ]);
    expect(keptText.startsWith(versions[1]?.preview?.replace(/…$/, "") ?? "none")).toBe(true);
    expect((await call<{ content: Content }>("GET", id)).data.content).toMatchObject({
      content_output: { text: "<p>One</p>" },
      revision: 1,
    });
    expect((await call("GET", `${id}/document?revision=-3`)).status).toBe(404);
    // Ten minutes of work count from the last version that the document had.
    writing.services.clock.pass(10 * minute);
    await autosave(id, "One more", 1);
    expect((await reasons(id))[0]).toEqual(["timed", "One more"]);
    const back = await call<{ content: Content & { generation: string } }>(
      "POST",
      `${id}/versions/3/restore`,
    );
    expect(back.data.content).toMatchObject({ revision: 3, generation: versions[0]?.generation });
    expect(await places()).toEqual({ first: 2, present: 3, replaced: 1, listed: 3 });
    await call("POST", `${id}/versions/1/restore`);
    expect(
      (await call<{ content: { generation: string | null } }>("GET", id)).data.content.generation,
    ).toBeNull();
    const { status } = await call("DELETE", id);
    expect([status, await texts(id)]).toEqual([200, 0]);
  });

  test("an autosave makes none until ten minutes of work have passed, and leaves no text behind", async () => {
    const id = await write("One");
    for (const [at, text] of ["a", "a b", "a b c"].entries()) {
      expect((await autosave(id, text, at + 1)).status).toBe(200);
    }
    expect(await reasons(id)).toEqual([["created", "One"]]);
    expect(await texts(id)).toBe(2);
    writing.services.clock.pass(10 * minute);
    await autosave(id, "a b c d", 4);
    await autosave(id, "a b c d e", 5);
    expect(await reasons(id)).toEqual([
      ["timed", "a b c d"],
      ["created", "One"],
    ]);
  });

  test("saving what was autosaved makes it a version, once", async () => {
    const id = await write("One");
    await autosave(id, "Two", 1);
    await save(id, "Two", { revision: 2 });
    await save(id, "Two", { revision: 2 });
    expect(await reasons(id)).toEqual([
      ["saved", "Two"],
      ["created", "One"],
    ]);
  });

  test("what was autosaved is a version before anything takes its place unasked: an edit, a version, a save that saw nothing", async () => {
    const id = await write("One");
    await autosave(id, "Two", 1);
    await save(id, "Kept", { revision: 2, generation: await propose(id) });
    await autosave(id, "Three", 3);
    await call("POST", `${id}/versions/1/restore`);
    await autosave(id, "Four", 5);
    await save(id, "Blind");
    expect(await reasons(id)).toEqual([
      ["saved", "Blind"],
      ["before", "Four"],
      ["restored", "One"],
      ["before", "Three"],
      ["kept", "Kept"],
      ["before", "Two"],
      ["created", "One"],
    ]);
    const { versions } = await list(id, "?text=none");
    expect(versions.map(({ action }) => action)).toEqual([
      null,
      null,
      null,
      null,
      "Shorter",
      "Shorter",
      null,
    ]);
    expect(versions.find(({ reason }) => reason === "restored")?.restored).toBe(1);
  });

  test("the list comes without texts, with words and by its kinds", async () => {
    const id = await write("One two three");
    await save(id, "One", { revision: 1 });
    await save(id, "One and so on", { revision: 2, generation: await propose(id) });
    await call("PUT", `${id}/versions/1`, { name: "  First\n draft " });
    const all = await list(id, "?text=none");
    expect(all.versions.map(({ text, words, words_before: was, name }) => [text, words, was, name])).toEqual([
      ["", 4, 1, null],
      ["", 1, 3, null],
      ["", 3, null, "First draft"],
    ]);
    expect(all.counts).toEqual({ all: 3, kept: 1, named: 1 });
    const numbers = async (only: string) =>
      (await list(id, `?text=none&only=${only}`)).versions.map(({ number, words_before: was }) => [
        number,
        was,
      ]);
    expect(await numbers("kept")).toEqual([[3, 1]]);
    expect(await numbers("named")).toEqual([[1, null]]);
    expect((await list(id, "?limit=1")).counts.all).toBe(3);
  });

  test("a name is given and taken away, to one's own versions alone", async () => {
    const id = await write("One");
    const name = (given: unknown, number: number | string = 1) =>
      call<{ version: Version }>("PUT", `${id}/versions/${number}`, { name: given });
    expect((await name("Sent to Ines")).data.version).toMatchObject({ name: "Sent to Ines", text: "" });
    for (const none of ["", "  ", null]) {
      await name("Again");
      expect((await name(none)).data.version.name).toBeNull();
    }
    for (const wrong of ["x".repeat(61), 7, undefined]) expect((await name(wrong)).status).toBe(422);
    for (const number of [0, 2, "x"]) expect((await name("No", number)).status).toBe(404);
    expect((await call<{ content: Content }>("GET", id)).data.content.revision).toBe(1);
    const other = await writing.services.newUser();
    const body = { name: "Mine" };
    const path = `${smart}/recentContent/${id}/versions/1`;
    expect((await writing.services.call("PUT", path, { token: other.token, body })).status).toBe(404);
  });

  test("a text that met another one is kept beside it, once, and the document is as it was", async () => {
    const id = await write("One");
    await save(id, "Theirs", { revision: 1 });
    const mine = { title: "Mine", content_output: { text: "<p>Mine</p>" }, revision: 1 };
    const first = await call<{ version: Version }>("POST", `${id}/versions`, mine);
    expect(first.data.version).toMatchObject({ number: 3, reason: "conflict", title: "Mine", revision: 1 });
    expect((await call<{ version: Version }>("POST", `${id}/versions`, mine)).data).toEqual(first.data);
    expect((await call<{ content: Content }>("GET", id)).data.content).toMatchObject({
      title: "T",
      revision: 2,
    });
    expect((await call("POST", `${id}/versions/3/restore?revision=1`)).status).toBe(409);
    const back = await call<{ content: Content }>("POST", `${id}/versions/3/restore?revision=2`);
    expect(back.data.content).toMatchObject({ title: "Mine", revision: 3 });
    expect(await reasons(id)).toEqual([
      ["restored", "Mine"],
      ["conflict", "Mine"],
      ["saved", "Theirs"],
      ["created", "One"],
    ]);
    const read = await call<object>("GET", `${id}/document?revision=1`);
    expect(JSON.stringify(read.data)).toContain("One");
    for (const wrong of [
      { ...mine, revision: undefined },
      { ...mine, content_output: undefined },
    ])
      expect((await call("POST", `${id}/versions`, wrong)).status).toBe(422);
    expect((await call("POST", `${randomUUID()}/versions`, mine)).status).toBe(404);
  });

  test("a text that met another one waits until its writer has chosen, the newest first", async () => {
    const id = await write("One");
    await save(id, "Theirs", { revision: 1 });
    const undecided = async () =>
      (await call<{ version: number | null }>("GET", `${id}/conflict`)).data.version;
    const meet = (text: string) =>
      call("POST", `${id}/versions`, { title: "", content_output: { text: `<p>${text}</p>` }, revision: 1 });
    const decide = (version: number) =>
      call<{ version: number | null }>("POST", `${id}/versions/${version}/decide`);
    expect(await undecided()).toBeNull();
    await meet("Mine");
    await meet("Mine too");
    expect(await undecided()).toBe(4);
    expect((await decide(4)).data).toEqual({ version: 3 });
    await meet("Mine too");
    expect(await undecided()).toBe(4);
    await call("POST", `${id}/versions/4/restore?revision=2`);
    expect(await undecided()).toBe(3);
    expect((await decide(3)).data).toEqual({ version: null });
    for (const version of [2, 9]) expect((await decide(version)).status).toBe(404);
  });

  test("versions made by time thin out: all of a day, the last of each hour for a week, then of each day", async () => {
    const { clock, db } = writing.services;
    const id = await write("0");
    let revision = 1;
    const gaps = Array.from({ length: 90 }, (_, at) => (at % 7 === 0 ? 5 * hour : 11 * minute + at * 45_000));
    // The job runs in between too, which makes no difference in the end.
    const made: { number: number; name: string | null; at: number }[] = [];
    const named = 3;
    for (const [at, gap] of gaps.entries()) {
      clock.pass(gap);
      writing.user = await writing.services.login(writing.user);
      const { content } = (await autosave(id, `Text ${at}`, revision)).data;
      revision = content.revision;
      const number = at + 2;
      if (number === named) await call("PUT", `${id}/versions/${named}`, { name: "Stays" });
      made.unshift({ number, name: number === named ? "Stays" : null, at: Date.parse(content.updatedAt) });
    }
    const timed = async () =>
      (await list(id, "?limit=100&text=none")).versions
        .filter(({ reason }) => reason === "timed")
        .map(({ number, timestamp, name }) => ({ number, name, at: Date.parse(timestamp) }));
    const thinned = (until: number) =>
      eventually(async () => {
        const job = await db
          .selectFrom("jobs")
          .select(["due_at", "owner"])
          .where("name", "=", "thin out timed versions")
          .executeTakeFirst();
        return job?.owner === null && job.due_at > until && job.due_at <= clock.now() + hour;
      });
    // One that is under way would end as if it had run after the days that pass now.
    await thinned(clock.now());
    clock.pass(3 * day);
    writing.user = await writing.services.login(writing.user);
    const now = clock.now();
    await thinned(now);
    const left = await timed();
    const kept = made.filter(({ at, number, name }) => {
      if (name !== null || at >= now - day) return true;
      const size = at < now - 7 * day ? day : hour;
      const rivals = made.filter(
        (one) => one.name === null && Math.floor(one.at / size) === Math.floor(at / size),
      );
      return Math.max(...rivals.map((one) => one.number)) === number;
    });
    expect(left).toEqual(kept);
    expect(left.length).toBeLessThan(made.length - 20);
    expect(left.map(({ number }) => number)).toContain(named);
    expect((await list(id, "?limit=100&text=none")).versions.at(-1)?.reason).toBe("created");
    expect(await texts(id)).toBe(left.length + 1);
  });

  test("a deleted document takes everything with it: versions, proposals, and what is being written for it", async () => {
    const id = await write("One");
    const waiting = await propose(id);
    const spent = await writing.spent();
    writing.script = slowly(long, 30);
    const running = await writing.services.call<{ generation: string }>("POST", "/api/v1/freestyle", {
      token: writing.user.token,
      body: { aiAction: "Shorter", text: sourceText, document: id },
      headers: { Prefer: "respond-async, wait=0" },
    });
    expect(running.status).toBe(202);
    expect((await call("DELETE", id)).data).toEqual({ deleted: true });
    const view = await eventually(async () => {
      const { data } = await writing.view(running.data.generation, "freestyle");
      return data.state === "running" ? null : data;
    });
    expect(view).toMatchObject({ state: "stopped", charged: 0, decision: "discarded" });
    expect(await writing.spent()).toEqual(spent);
    expect((await writing.view(waiting, "freestyle")).data.decision).toBe("discarded");
    for (const path of [id, `${id}/versions`, `${id}/versions/1`, `${id}/document`, `${id}/proposals`])
      expect((await call("GET", path)).status, path).toBe(404);
    for (const table of ["versions", "texts", "searches", "search_signatures", "content_sizes"] as const) {
      const rows = await writing.services.db
        .selectFrom(table)
        .select("content_id")
        .where("content_id", "=", id)
        .execute();
      expect(rows, table).toEqual([]);
    }
  });
});
