import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generatingCalls, type GeneratingCall } from "#tests/support/generating-calls.ts";
import { Asking } from "#tests/support/generating.ts";
import { bakery } from "#tests/support/samples.ts";
import { says, scriptedWriter } from "#tests/support/scripted-writer.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices("sqlite", [scriptedWriter(says("The bakery moves to Mill Lane."))]);
});
afterAll(() => services.close());

const callNamed = (name: string): GeneratingCall => {
  const call = generatingCalls.find((one) => one.name === name);
  if (!call) throw new Error(`there is no call ${name}`);
  return call;
};
const letters = (count: number): string => "word ".repeat(Math.ceil(count / 5)).slice(0, count - 1) + "d";

/** How long what is asked with may be; what is longer is refused by its name. */
const longest: readonly (readonly [
  call: string,
  field: string,
  most: number,
  body: (text: string) => object,
])[] = [
  ["freestyle, chat", "context", 300, (context) => ({ context })],
  ["freestyle, an action of the sidebar", "context", 2_000, (context) => ({ context })],
  ["freestyle, an action of the sidebar", "examples", 2_000, (examples) => ({ examples })],
  [
    "generateSmart, mode generate",
    "additional_content.context",
    2_000,
    (context) => ({ additional_content: { context } }),
  ],
  ["inspire", "additional_content.examples", 2_000, (examples) => ({ additional_content: { examples } })],
  ["generateSocial", "context", 2_000, (context) => ({ context })],
  ["generateStories", "examples", 2_000, (examples) => ({ examples })],
  ["continueWrite", "context", 2_000, (context) => ({ context })],
  ["continueWrite", "title", 500, (title) => ({ title })],
  ["freestyle, an action of the sidebar", "before", 300, (before) => ({ before })],
  ["generateSocial", "after", 300, (after) => ({ after })],
  ["inspire", "audience", 300, (audience) => ({ audience })],
  ["generateStories", "sub_title", 500, (title) => ({ sub_title: title })],
  ["textCompletion", "before", 300, (before) => ({ before })],
  ["purpose-based-writing", "text", 2_000, (text) => ({ text })],
  ["brainstorm/generate", "primary_role", 50, (role) => ({ role, primary_role: role })],
  ["brainstorm/generate", "secondary_role", 50, (role) => ({ role, secondary_role: role })],
  ["generateInspiration", "role", 50, (role) => ({ role })],
  ["otherPerspectives", "role", 50, (role) => ({ role })],
];

test.each(longest)("%s takes a %s of %i characters and no longer one", async (name, field, most, body) => {
  const call = callNamed(name);
  const me = await Asking.as(services, call);
  const fits = await me.ask(call, body(letters(most)));
  expect(fits.status, JSON.stringify(fits.data)).toBe(200);
  const over = await me.ask<{ detail: string }>(call, body(letters(most + 1)));
  expect([over.status, over.data.detail]).toEqual([422, expect.stringContaining(`${field}: has at most`)]);
});

test.each(["completePost", "textCompletion"])("%s needs 20 characters to go on from", async (name) => {
  const call = callNamed(name);
  const me = await Asking.as(services, call);
  const twenty = "It will rain in May.";
  expect(await me.ask(call, { text: twenty.slice(1) })).toMatchObject({
    status: 422,
    data: { code: "not_possible", detail: expect.stringContaining("20 characters") },
  });
  expect((await me.ask(call, { text: twenty })).status).toBe(200);
});

test("a choice that was taken back is none", async () => {
  const call = callNamed("generateSmart, mode generate");
  const me = await Asking.as(services, call);
  const values = async (more: object): Promise<object> => {
    const { status, data } = await me.ask<{ generation: string }>(call, more);
    expect(status, JSON.stringify(data)).toBe(200);
    return (await me.view("smart-actions", data.generation)).values;
  };
  const chosen = (value: string | null) => ({
    smart_actions: { main_action: "Summarize", sub_options: [{ name: "Length", selected_value: value }] },
  });
  expect(await values(chosen("One sentence"))).toEqual({ Length: "One sentence" });
  expect(await values(chosen(null))).toEqual({});
  for (const back of ["", null]) {
    expect(await values({ ...chosen("One sentence"), user_selections: { Length: back } })).toEqual({});
  }
});

describe.each(generatingCalls)("$name", (call) => {
  test("is asked by JSON in a post", async () => {
    const me = await Asking.as(services, call);
    const post = (body: string, type = "application/json") =>
      services.fetch(call.path, {
        method: "POST",
        body,
        headers: { "Content-Type": type, Authorization: `Bearer ${me.user.token}` },
      });
    for (const body of ["{", "", "null,"]) expect((await post(body)).status, body).toBe(400);
    for (const body of ["[]", "7", "null", "{}"]) expect((await post(body)).status, body).toBe(422);
    const form = await post("text=a&content=a", "application/x-www-form-urlencoded");
    expect([400, 415, 422]).toContain(form.status);
    const looked = await me.get(call.path);
    expect([looked.status, looked.headers.get("Allow")]).toEqual([405, "POST"]);
    expect((await me.get(`${call.path}/nothing`)).status).toBe(404);
  });

  test("takes a text of a million characters and no longer one", async () => {
    const me = await Asking.as(services, call);
    const field = "content" in call.body ? "content" : "text";
    const most = call.name === "purpose-based-writing" ? "2,000" : "1,000,000";
    const over = await me.ask<{ detail: string }>(call, { [field]: "a".repeat(1_000_001) });
    expect([over.status, over.data.detail]).toEqual([422, `${field}: has at most ${most} characters`]);
    expect(bakery.length).toBeLessThan(2_000);
  });
});
