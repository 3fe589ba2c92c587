import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { auditDatabase } from "#app/server/commands/audit.ts";
import { eraseUser } from "#app/server/user-data/erase.ts";
import type { Card, Layout } from "#app/services/smart-actions/workspace/contract.ts";
import { plantRunning } from "#tests/support/generations.ts";
import { onBothDatabases } from "#tests/support/test-services.ts";
import { useTwoUsers } from "#tests/support/two-users.ts";

const base = "/api/v1/smart-actions";

onBothDatabases("the cards of a workspace", (kind) => {
  const on = useTwoUsers(kind);
  let names: Map<string, string>;
  beforeEach(() => {
    names = new Map();
  });

  const call = <T = Record<string, unknown>>(method: string, path: string, body?: unknown, token?: string) =>
    on.call<T>(method, `${base}/${path}`, body, token);
  const put = (document: string, body: object = {}, token?: string) =>
    call<Layout>("PUT", `workspace/cards/${document}`, body, token);
  const list = async (token?: string): Promise<Card[]> => {
    const { data } = await call<{ cards: Card[]; most: number }>("GET", "workspace", undefined, token);
    expect(data.most).toBe(50);
    return data.cards;
  };
  /** Keeps a guid for a new document. */
  const reserve = async (name: string, mode = "document", more: object = {}): Promise<string> => {
    const guid = randomUUID();
    names.set(guid, name);
    expect((await put(guid, { mode, ...more })).status).toBe(200);
    return guid;
  };
  const create = async (title: string): Promise<string> => {
    const body = { title, content_output: { text: `<p>${title} text</p>` }, mode: "story" };
    const { data } = await call<{ guid: string }>("POST", "createContent", body);
    names.set(data.guid, title);
    return data.guid;
  };
  const save = (guid: string, text: string, more: object = {}, token?: string) =>
    call<{ content: { mode: string; revision: number } }>(
      "PUT",
      `recentContent/${guid}`,
      { title: "", content_output: { text }, revision: 0, ...more },
      token,
    );
  /** The layout row by row, each cell with the name of its card. */
  const drawn = async (): Promise<string[]> => {
    const rows: string[][] = [];
    for (const { document, x, y, w, h } of await list()) {
      for (let row = y; row < y + h; row += 1) {
        const line = (rows[row] ??= [".", ".", "."]);
        for (let column = x; column < x + w; column += 1) line[column] = names.get(document) ?? "?";
      }
    }
    return rows.map((row) => row.join(""));
  };
  const contents = async (): Promise<number> =>
    (await call<{ pagination: { total: number } }>("GET", `recentContent/user/${on.user.userId}`)).data
      .pagination.total;

  test("a kept guid is no document until its first save, which makes it once", async () => {
    const guid = await reserve("a", "post", {
      tool: { name: "Write a Post", platform: "LinkedIn", icon: "at-sign" },
      parameters: { action: "Write a Post" },
    });
    expect(await list()).toMatchObject([
      {
        document: guid,
        state: "new",
        mode: "post",
        content: null,
        words: null,
        run: null,
        tool: { name: "Write a Post", platform: "LinkedIn", icon: "at-sign" },
        parameters: { action: "Write a Post" },
      },
    ]);
    expect(await contents()).toBe(0);
    expect((await call("GET", `recentContent/${guid}`)).status).toBe(404);
    expect(await save(guid, "<p>   </p>")).toMatchObject({ status: 422, data: { code: "empty" } });
    expect(await contents()).toBe(0);

    const first = await Promise.all([save(guid, "<p>It begins.</p>"), save(guid, "<p>It begins.</p>")]);
    for (const answer of first)
      expect(answer).toMatchObject({ status: 200, data: { content: { mode: "post", revision: 1 } } });
    expect(await contents()).toBe(1);
    expect(await save(guid, "<p>Another beginning.</p>")).toMatchObject({
      status: 409,
      data: { code: "revision_conflict", current: { revision: 1 } },
    });
    expect(await save(guid, "<p>It goes on.</p>", { revision: 1 })).toMatchObject({
      data: { content: { revision: 2 } },
    });
    expect(await list()).toMatchObject([
      {
        document: guid,
        state: "open",
        mode: "post",
        words: 3,
        content: { preview: "It goes on.", revision: 2 },
      },
    ]);
    const { smart_actions: actions, actions_applied: applied } = (
      await call<{ content: { smart_actions: string[]; actions_applied: unknown } }>(
        "GET",
        `recentContent/${guid}`,
      )
    ).data.content;
    expect({ actions, applied }).toEqual({
      actions: ["Write a Post"],
      applied: { main_action: "Write a Post", tool: { value: "Write a Post", platform: "LinkedIn" } },
    });
    const versions = await call<{ versions: { reason: string }[] }>("GET", `recentContent/${guid}/versions`);
    expect(versions.data.versions.map(({ reason }) => reason)).toEqual(["saved", "created"]);
  });

  test("what is kept for one is nobody else's, and a text that comes by another call fills its card", async () => {
    const guid = await reserve("a");
    const theirs = on.other.token;
    expect((await put(guid, { mode: "document" }, theirs)).status).toBe(404);
    expect((await put(guid, {}, theirs)).status).toBe(404);
    expect((await save(guid, "<p>Mine</p>", {}, theirs)).status).toBe(404);
    const taken = { guid, title: "Taken", content_output: { text: "<p>x</p>" }, mode: "document" };
    expect((await call("POST", "createContent", taken, theirs)).status).toBe(404);
    expect((await call("DELETE", `workspace/cards/${guid}`, undefined, theirs)).status).toBe(404);
    expect((await list(theirs)).map(({ document }) => document)).not.toContain(guid);

    expect((await call("POST", "createContent", taken)).status).toBe(200);
    expect(await list()).toMatchObject([{ document: guid, state: "open", content: { title: "Taken" } }]);
    const document = await create("theirs");
    expect((await put(document, { mode: "document" }, theirs)).status).toBe(404);
    expect((await put(randomUUID())).status).toBe(404);
    expect((await put("no-uuid", { mode: "document" })).status).toBe(404);
    expect((await put(document, { x: 3 })).status).toBe(422);
  });

  test("cards are moved, sized, closed and deleted, and the others make room", async () => {
    const [a, b, c] = [await reserve("a"), await reserve("b"), await create("c")];
    await put(c);
    expect(await drawn()).toEqual(["abc", "abc"]);
    const moved = await put(a, { x: 1 });
    expect(moved.data.cards.map(({ document }) => names.get(document))).toEqual(["b", "a", "c"]);
    expect(moved.data.closed).toBeNull();
    await put(b, { w: 2, h: 1 });
    expect(await drawn()).toEqual(["bbc", ".ac", ".a."]);
    await Promise.all([put(a, { x: 0, y: 5 }), put(c, { x: 0, y: 0 })]);
    const cells = (await drawn()).join("");
    expect(["a", "b", "c"].map((name) => cells.split(name).length - 1)).toEqual([2, 2, 2]);

    expect(await call("DELETE", `workspace/cards/${b}`)).toMatchObject({
      status: 200,
      data: { closed: true },
    });
    expect((await call("DELETE", `workspace/cards/${b}`)).status).toBe(404);
    expect((await save(b, "<p>Too late.</p>")).status).toBe(404);
    expect((await call("DELETE", `workspace/cards/${c}`)).status).toBe(200);
    expect((await call("GET", `recentContent/${c}`)).status).toBe(200);
    await put(c);
    expect((await call("DELETE", `recentContent/${c}`)).status).toBe(200);
    expect(await drawn()).toEqual(["a..", "a.."]);
  });

  test("the fifty-first card closes the one that was opened first", async () => {
    const first = await create("first");
    await put(first);
    on.services.clock.pass(1_000);
    const second = await reserve("second");
    on.services.clock.pass(1_000);
    for (let at = 2; at < 50; at += 1) await reserve(`card ${at}`);
    on.services.clock.pass(1_000);
    // Opened once more, it is the newest.
    await put(first);
    const { data } = await put(randomUUID(), { mode: "story" });
    expect(data.closed).toEqual({ document: second, title: "" });
    expect(data.cards).toHaveLength(50);
    expect((await list()).map(({ document }) => document)).toContain(first);
  });

  test("a card says what is written for it, and what came of it", async () => {
    const document = await create("edited");
    await put(document);
    const guid = randomUUID();
    const making = await plantRunning(on.services, on.user.userId, { content_id: guid });
    const editing = await plantRunning(on.services, on.user.userId, {
      document_id: document,
      base_revision: 1,
      action: "Improve",
    });
    expect((await put(guid, {}, on.other.token)).status).toBe(404);
    expect((await put(guid)).status).toBe(200);
    expect(await list()).toMatchObject([
      { document, state: "writing", run: { generation: editing, action: "Improve", edits: true } },
      {
        document: guid,
        state: "writing",
        content: null,
        run: { generation: making, state: "running", edits: false },
      },
    ]);
    const both = () => on.services.db.updateTable("generations").where("id", "in", [making, editing]);
    const error = JSON.stringify({ status: 502, detail: "It broke." });
    await both().set({ state: "failed", error, ended_at: 1 }).execute();
    expect(await list()).toMatchObject([
      { document, state: "open", run: null },
      { document: guid, state: "writing", run: { state: "failed", problem: "It broke." } },
    ]);
    await both().set({ state: "running", error: null, ended_at: null }).execute();
  });

  test("cards are handed out and erased with the account, and the audit knows a stray one", async () => {
    const guid = await reserve("mine");
    const zip = await on.services.fetch("/api/v1/user/export", {
      headers: { Authorization: `Bearer ${on.user.token}` },
    });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(strFromU8(files["data/workspace_cards.json"] ?? new Uint8Array())).toContain(guid);

    const cards = () => on.services.db.updateTable("workspace_cards").where("document", "=", guid);
    await cards().set({ state: "open" }).execute();
    expect((await auditDatabase(on.services.db)).map(({ id }) => id)).toEqual([guid]);
    await cards().set({ state: "new" }).execute();

    const { userId } = on.user;
    await on.services.db.updateTable("users").set({ delete_at: 1 }).where("id", "=", userId).execute();
    expect(await eraseUser(on.services.db, userId, 2)).toBe(true);
    const left = on.services.db.selectFrom("workspace_cards").select("document");
    expect(await left.where("user_id", "=", userId).execute()).toEqual([]);
  });
});
