import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "#app/services/auth/contract.ts";
import { brokenText, keptText } from "#tests/support/generations.ts";
import { generatingCalls } from "#tests/support/generating-calls.ts";
import { Asking } from "#tests/support/generating.ts";
import { says } from "#tests/support/scripted-writer.ts";
import { onBothDatabases, type TestUser } from "#tests/support/test-services.ts";
import { Writing } from "#tests/support/writing.ts";

const path = "/api/v1/user/preferences";
const style =
  "Readers: nurses on their break.\nSound warm and short.\nAvoid: utilise, “synergy”\nSpelling: British";

interface Preferences {
  houseStyle: string;
  avoidedWords: string[];
  aiAssistance: boolean;
}

onBothDatabases("preferences", (kind) => {
  const writing = Writing.forTests(kind, says(keptText));
  let other: TestUser;
  beforeEach(async () => {
    other = await writing.services.newUser();
  });

  const call = <T = Preferences>(method: string, body?: unknown, token = writing.user.token) =>
    writing.services.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) });
  const read = async (token?: string): Promise<Preferences> => (await call("GET", undefined, token)).data;

  test("nothing is said until something is, and then it stands as it was said", async () => {
    expect(await read()).toEqual({ houseStyle: "", avoidedWords: [], aiAssistance: false });
    const saved = { houseStyle: style, avoidedWords: ["utilise", "synergy"], aiAssistance: false };
    expect(await call("PUT", { houseStyle: `\n ${style.replaceAll("\n", "\r\n")} \n` })).toMatchObject({
      status: 200,
      data: saved,
    });
    expect(await read()).toEqual(saved);
    expect((await call("PUT", {})).data).toEqual(saved);
    expect((await call("PUT", { houseStyle: "Plain." })).data).toEqual({
      houseStyle: "Plain.",
      avoidedWords: [],
      aiAssistance: false,
    });
    expect((await call("PUT", { houseStyle: " " })).data).toMatchObject({ houseStyle: "", avoidedWords: [] });
  });

  test("AI Assistance is off until it is switched on, and neither choice changes the other", async () => {
    expect((await call("PUT", { aiAssistance: true })).data).toEqual({
      houseStyle: "",
      avoidedWords: [],
      aiAssistance: true,
    });
    await call("PUT", { houseStyle: "Plain." });
    expect(await read()).toMatchObject({ houseStyle: "Plain.", aiAssistance: true });
    expect((await call("PUT", { aiAssistance: false })).data).toMatchObject({
      houseStyle: "Plain.",
      aiAssistance: false,
    });
    expect((await read(other.token)).aiAssistance).toBe(false);
  });

  test("of two saves at once one stands whole", async () => {
    const both = ["One.", "Another."];
    await Promise.all(both.map((houseStyle) => call("PUT", { houseStyle })));
    expect(both).toContain((await read()).houseStyle);
  });

  test.each([
    ["one that is too long", { houseStyle: "x".repeat(2_001) }, "houseStyle: has at most 2,000 characters"],
    ["a number", { houseStyle: 7 }, "houseStyle"],
    ["null", { houseStyle: null }, "houseStyle"],
    ["no switch", { aiAssistance: "on" }, "aiAssistance"],
    ["another name", { house: "x" }, "house"],
    ["another user", { houseStyle: "Mine", userId: "somebody" }, "userId"],
    ["no object", "x", "body"],
  ])("%s answers 422 and changes nothing", async (_title, wrong, said) => {
    await call("PUT", { houseStyle: "x".repeat(2_000) });
    const { status, data } = await call<{ detail: string }>("PUT", wrong);
    expect([status, data.detail]).toEqual([422, expect.stringContaining(said)]);
    expect((await read()).houseStyle).toHaveLength(2_000);
  });

  test("nobody reads or writes another one's", async () => {
    await call("PUT", { houseStyle: style });
    expect(await read(other.token)).toMatchObject({ houseStyle: "", avoidedWords: [] });
    await call("PUT", { houseStyle: "Theirs." }, other.token);
    expect((await read()).houseStyle).toBe(style);
    for (const method of ["GET", "PUT"]) {
      expect(
        (await writing.services.call(method, path, { body: method === "PUT" ? {} : undefined })).status,
      ).toBe(401);
    }
  });

  test("a text is written in the house style of whom it is for, with the words that it avoids as a promise", async () => {
    await call("PUT", { houseStyle: `${style}\nAvoid: bakery` });
    const { data } = await writing.ask();
    expect(writing.tasks.map(({ source }) => source.houseStyle)).toEqual([`${style}\nAvoid: bakery`]);
    const [task] = writing.tasks;
    expect(task?.prepared?.instruction?.prompt).toContain(style);
    expect(data.promises.find(({ id }) => id === "house-words")).toMatchObject({
      verdict: "broken",
      strength: "soft",
      found: expect.stringContaining("bakery"),
    });
    expect(data.usage.charged).toBeGreaterThan(0);
    const theirs = await writing.ask({}, undefined, other.token);
    expect(theirs.data.promises.map(({ id }) => id)).not.toContain("house-words");
    expect(writing.tasks.at(-1)?.source).not.toHaveProperty("houseStyle");
  });

  test("the second try of a broken promise keeps to it, too", async () => {
    await call("PUT", { houseStyle: style });
    writing.script = says(brokenText);
    await writing.ask();
    expect(writing.tasks.map(({ prepared }) => prepared?.instruction?.prompt.includes(style))).toEqual([
      true,
      true,
    ]);
  });

  test("the account tells what a model reads of it", async () => {
    const characters = async (): Promise<number> => {
      const { token } = writing.user;
      const { data } = await writing.services.call<User>("GET", "/api/v1/auth/me", { token });
      return data.houseStyleCharacters;
    };
    expect(await characters()).toBe(0);
    await call("PUT", { houseStyle: "Plain." });
    expect(await characters()).toBe(6);
    await call("PUT", { houseStyle: style });
    expect(await characters()).toBeGreaterThan(style.length);
  });
});

describe("every generating call", () => {
  const writing = Writing.forTests("sqlite", says(keptText));

  test.each(generatingCalls)("$name is told the house style", async (one) => {
    const me = await Asking.as(writing.services, one);
    await writing.services.call("PUT", path, { body: { houseStyle: style }, token: me.user.token });
    await me.ask(one);
    expect(writing.tasks.length).toBeGreaterThan(0);
    for (const { source, prepared } of writing.tasks) {
      expect(source.houseStyle).toBe(style);
      expect(prepared?.instruction?.prompt).toContain(style);
    }
  });
});
