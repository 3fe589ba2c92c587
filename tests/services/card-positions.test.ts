import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditDatabase } from "#app/server/commands/audit.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { labelled, writeVersions } from "#app/writer/versions.ts";
import { generatingCalls } from "#tests/support/generating-calls.ts";
import { Asking } from "#tests/support/generating.ts";
import { says, type Script, scriptedWriter } from "#tests/support/scripted-writer.ts";
import { onBothDatabases, openTestServices, type TestServices } from "#tests/support/test-services.ts";

interface Inspired {
  guid: string;
  positions: Record<string, unknown>;
  content_output: Record<string, string>;
}

const versions = (what: string, count = 8): string =>
  writeVersions(
    labelled(Array.from({ length: count }, (_, at) => `${what} ${"abcdefghij".charAt(at)} text`)),
  );
const there = { topPx: 120.5, leftPx: 0, rotation: -12.25 };
const elsewhere = { topPx: 7, leftPx: 1_400, rotation: 3 };

onBothDatabases("the cards of an inspiration", (kind) => {
  let services: TestServices;
  let me: Asking;
  let script: Script;
  beforeAll(async () => {
    services = await openTestServices(kind, [scriptedWriter((task, signal) => script(task, signal))]);
  });
  beforeEach(async () => {
    me = await Asking.as(services, {});
    script = says(versions("First"));
  });
  afterAll(async () => {
    expect(await auditDatabase(services.db)).toEqual([]);
    await services.close();
  });

  const path = (guid: string) => `/api/v1/smart-actions/recentContent/${guid}`;
  const read = async (guid: string) => (await me.get<{ content: Content }>(path(guid))).data.content;
  const put = (guid: string, body: object, token = me.user.token) =>
    services.call<{ content: Content; detail: string }>("PUT", path(guid), { token, body });
  const inspired = generatingCalls.filter(({ answers }) => answers.includes("positions"));
  const [, call] = inspired;
  if (!call) throw new Error("the call is not in the table");
  const inspire = async (more: object = {}) => (await me.ask<Inspired>(call, more)).data;

  test.each(inspired)("$name answers a place for each, which its item has", async (one) => {
    const { data } = await me.ask<Inspired>(one);
    const names = Object.keys(data.content_output).filter((key) => key !== "text");
    expect(Object.keys(data.positions)).toEqual(names);
    expect((await read(data.guid)).positions).toEqual(data.positions);
  });

  test("lie where they were put, and the others where they lay; that is no revision", async () => {
    const { guid, positions } = await inspire();
    const before = await read(guid);
    services.clock.pass(60_000);
    const moved = await put(guid, { positions: { version2: there } });
    expect([moved.status, moved.data.content]).toEqual([
      200,
      { ...before, positions: { ...positions, version2: there } },
    ]);
    await put(guid, { positions: { version8: elsewhere } });
    expect(await read(guid)).toEqual({
      ...before,
      positions: { ...positions, version2: there, version8: elsewhere },
    });
    const { data } = await me.get<{ versions: object[] }>(`${path(guid)}/versions`);
    expect(data.versions).toHaveLength(2);
  });

  test.each([
    ["a version that it does not have", { version9: there }, "positions.version9"],
    ["the whole text", { text: there }, "positions.text"],
    ["what every object has", { constructor: there }, "positions"],
    ["a place above the board", { version1: { ...there, topPx: -1 } }, "positions.version1.topPx"],
    ["a place nowhere near it", { version1: { ...there, leftPx: 20_001 } }, "positions.version1.leftPx"],
    ["a number in words", { version1: { ...there, rotation: "3" } }, "positions.version1.rotation"],
    ["more than half a turn", { version1: { ...there, rotation: 181 } }, "positions.version1.rotation"],
    ["half a layer", { version1: { ...there, layer: 0.5 } }, "positions.version1.layer"],
    ["half a place", { version1: { topPx: 1, leftPx: 1 } }, "positions.version1.rotation"],
  ])("cannot be put by %s", async (_what, positions, said) => {
    const { guid } = await inspire();
    const before = await read(guid);
    const refused = await put(guid, { positions, title: "Not saved either" });
    expect([refused.status, refused.data.detail]).toEqual([422, expect.stringContaining(said)]);
    expect(await read(guid)).toEqual(before);
  });

  test("go back to where they were dealt, and stay favourites", async () => {
    const { guid, positions } = await inspire();
    const over = { ...elsewhere, layer: 3 };
    await put(guid, { positions: { version2: { ...there, favourite: true }, version8: over } });
    expect((await read(guid)).positions).toMatchObject({ version8: over });
    await put(guid, { positions: { version2: null, version8: null } });
    const { positions: back } = await read(guid);
    expect(back).toEqual({
      ...positions,
      version2: { ...(positions["version2"] as object), favourite: true },
    });
  });

  test("a number that is not finite is refused", async () => {
    const { guid } = await inspire();
    const response = await services.fetch(path(guid), {
      method: "PUT",
      body: `{"positions":{"version1":{"topPx":1e999,"leftPx":0,"rotation":0}}}`,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${me.user.token}` },
    });
    expect(response.status).toBe(422);
  });

  test("are an inspiration's alone, and its owner's", async () => {
    const document = await me.newDocument();
    expect(await put(document, { positions: { version1: there } })).toMatchObject({
      status: 422,
      data: { detail: "positions: only an inspiration has cards." },
    });
    expect(await read(document)).not.toHaveProperty("positions");
    const { guid } = await inspire();
    const { token } = await services.newUser();
    expect((await put(guid, { positions: { version1: there } }, token)).status).toBe(404);
  });

  test("are dealt anew by More", async () => {
    const { guid, positions } = await inspire();
    await put(guid, { positions: { version1: there } });
    script = says(versions("Second"));
    expect(await inspire({ document: guid })).toMatchObject({ guid, positions });
    expect((await read(guid)).positions).toEqual(positions);
  });

  test("stay while their versions do, through saves and versions brought back", async () => {
    const { guid, content_output: output } = await inspire();
    await put(guid, { positions: { version1: there, version3: elsewhere } });
    const two = (output["text"] ?? "").split("<h2>").slice(0, 3).join("<h2>");
    const saved = await put(guid, { content_output: { text: two }, revision: 1 });
    expect(saved.data.content.positions).toEqual({ version1: there, version2: expect.anything() });
    const back = await services.call<{ content: Content }>("POST", `${path(guid)}/versions/1/restore`, {
      token: me.user.token,
    });
    expect(Object.keys(back.data.content.positions ?? {})).toHaveLength(8);
    expect(back.data.content.positions?.["version1"]).toEqual(there);
    expect(back.data.content.positions?.["version3"]).not.toEqual(elsewhere);
  });

  test("that are moved at once are all moved", async () => {
    const { guid } = await inspire();
    const moved = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`version${at + 1}`, { ...there, topPx: at }]),
    );
    await Promise.all(
      Object.entries(moved).map(([version, place]) => put(guid, { positions: { [version]: place } })),
    );
    expect((await read(guid)).positions).toEqual(moved);
  });

  test("are in the download of their owner's data", async () => {
    const { guid } = await inspire();
    await put(guid, { positions: { version5: elsewhere } });
    const answer = await services.fetch("/api/v1/user/export", {
      headers: { Authorization: `Bearer ${me.user.token}` },
    });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const rows = JSON.parse(strFromU8(files["data/contents.json"] ?? new Uint8Array())) as {
      id: string;
      positions: string;
    }[];
    expect(JSON.parse(rows.find(({ id }) => id === guid)?.positions ?? "null")).toEqual({
      version5: elsewhere,
    });
  });

  test("of a version that is not there are found by the audit", async () => {
    const { guid } = await inspire();
    const lay = async (positions: string | null, mode = "inspire") => {
      await services.db.updateTable("contents").set({ positions, mode }).where("id", "=", guid).execute();
      return (await auditDatabase(services.db)).map(({ rule, id }) => [rule, id]);
    };
    const stray = [["a saved card is a version of its inspiration", guid]];
    expect(await lay(JSON.stringify({ version9: there }))).toEqual(stray);
    expect(await lay(JSON.stringify({ version1: { ...there, topPx: -5 } }))).toEqual(stray);
    expect(await lay(JSON.stringify({ version1: there }), "document")).toEqual(stray);
    expect(await lay(JSON.stringify({ version1: there }))).toEqual([]);
  });
});
