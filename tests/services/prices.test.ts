import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { leastOutput, mostCredits, sizeOf, type Price } from "#app/document/credits.ts";
import type { User } from "#app/services/auth/contract.ts";
import type { Session } from "#app/services/brainstorm/contract.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { builtinWriter } from "#app/writer/builtin/writer.ts";
import { labelled, writeVersions } from "#app/writer/versions.ts";
import { generatingCalls, type GeneratingCall } from "#tests/support/generating-calls.ts";
import { Asking } from "#tests/support/generating.ts";
import { bakery } from "#tests/support/samples.ts";
import { says, type Script, scriptedWriter, slowly } from "#tests/support/scripted-writer.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { long } from "#tests/support/writing.ts";

interface Told {
  id: string;
  price: Price;
}
type Catalogue = Record<string, Told | Told[]>;

const model = "compatible:scripted";
/** What surrounds a text in its document. */
const around = {
  title: "The move",
  sub_title: "In May",
  before: "It began.",
  after: "It went on.",
  audience: "All",
};
const note = "For the notice board in the window, and kindly. ".repeat(30);
let services: TestServices;
let me: Asking;
let script: Script;
beforeAll(async () => {
  services = await openTestServices("sqlite", [
    scriptedWriter((task, signal) => script(task, signal)),
    builtinWriter,
  ]);
});
beforeEach(async () => {
  me = await Asking.as(services, { paid: true });
  script = slowly(long, 20);
});
afterAll(() => services.close());

/** What a running generation has put aside, which goes back when it is stopped. */
async function heldBy(call: Pick<GeneratingCall, "path" | "body">, service: string): Promise<number> {
  const before = await me.spent();
  const begun = await me.ask<{ generation: string }>(call, {}, { Prefer: "respond-async, wait=0" });
  expect(begun.status, JSON.stringify(begun.data)).toBe(202);
  const { credits } = await me.spent();
  await me.stop(service, begun.data.generation);
  return credits - before.credits;
}

async function pricesIn(service: string, query = ""): Promise<Map<string, Price>> {
  const { data } = await services.call<Catalogue>("GET", `/api/v1/${service}/catalogue${query}`);
  const all = Object.values(data).flat();
  return new Map(all.flatMap((told) => (told.price === undefined ? [] : [[told.id, told.price]])));
}

const callNamed = (name: string): GeneratingCall => {
  const call = generatingCalls.find((one) => one.name === name);
  if (!call) throw new Error(`there is no call ${name}`);
  return call;
};

/** A call with everything that it can be asked with besides its text, and the entry whose price is told. */
const asked: readonly (readonly [
  call: string,
  catalogue: string,
  entry: string,
  more: Record<string, string>,
])[] = [
  [
    "generateSmart, mode generate",
    "smart-actions",
    "create/summarize",
    { title: "The move", sub_title: "In May" },
  ],
  ["inspire", "inspire", "inspire/headlines-and-titles", { title: "The move", sub_title: "In May" }],
  ["continueWrite", "smart-actions", "continue/add-a-quote-slot", { context: note, sub_title: "In May" }],
  ["generateSocial", "smart-actions", "social/write-a-post", { context: note, examples: note }],
  [
    "generateStories",
    "smart-actions",
    "stories/check-continuity",
    { ...around, context: note, examples: note },
  ],
  ["readTime", "smart-actions", "read-time/1-minute", { context: note, examples: note }],
  ["adaptContent", "smart-actions", "adapt/adapt", { context: note, examples: note }],
  ["createTemplate", "smart-actions", "templates/email", { context: note, examples: note }],
  ["completePost", "smart-actions", "assist/completion", {}],
  [
    "freestyle, an action of the sidebar",
    "freestyle",
    "writing/shorter",
    { ...around, context: note, examples: note },
  ],
  ["freestyle, a title", "freestyle", "titles/title-seo", { context: note, examples: note }],
  [
    "freestyle, chat",
    "freestyle",
    "assist/chat",
    { context: "Make it shorter. ".repeat(17), examples: note },
  ],
  ["freestyle, a prompt", "freestyle", "prompts/prompt", { context: note, examples: note }],
  ["purpose-based-writing", "freestyle", "purpose/purpose-writer", {}],
  ["roles", "brainstorm", "brainstorm/roles", {}],
  ["generateInspiration", "brainstorm", "brainstorm/inspiration", { response: note }],
  ["otherPerspectives", "brainstorm", "brainstorm/perspective", {}],
];

/** The purpose writer is told at its longest choice and asked for its shortest: so much more room is told than held. */
const choiceSpare = (name: string, { output }: Price): number =>
  name === "purpose-based-writing" ? output.fixed - leastOutput : 0;
/** For the wordiest choice, the name of a language and longer marks: what only some texts have. */
const mostSpare = 400;

test.each(asked)(
  "%s is never held at more than the price that is told, nor told at more than its longest choice needs",
  async (name, catalogue, entry, more) => {
    const call = callNamed(name);
    const prices = await pricesIn(catalogue);
    const price = prices.get(entry);
    expect([...prices.keys()]).toContain(entry);
    if (!price) return;
    const body = { ...call.body, ...more } as Record<string, unknown>;
    const { content, text, role } = body;
    const besides = [...Object.values(more), role].filter((part) => typeof part === "string");
    const told = mostCredits(
      price,
      sizeOf(String(content ?? text)),
      besides.map((part) => part.length),
    );
    const held = await heldBy({ path: call.path, body }, call.service);
    expect(held).toBeLessThanOrEqual(told);
    expect(told - held).toBeLessThan(mostSpare + choiceSpare(name, price));
  },
);

test("a house style is in the price by what the account tells of it", async () => {
  const call = callNamed("freestyle, an action of the sidebar");
  const price = (await pricesIn("freestyle")).get("writing/shorter");
  if (!price) throw new Error("no price");
  const houseStyle = `${"Sound warm, and keep it short. ".repeat(40)}\nAvoid: ${Array.from({ length: 60 }, (_, at) => `word${at}`).join(", ")}`;
  const { status } = await services.call("PUT", "/api/v1/user/preferences", {
    body: { houseStyle },
    token: me.user.token,
  });
  expect(status).toBe(200);
  const { data } = await me.get<User>("/api/v1/auth/me");
  const told = mostCredits(price, sizeOf(bakery), [data.houseStyleCharacters]);
  const held = await heldBy(call, call.service);
  expect(held).toBeLessThanOrEqual(told);
  expect(held).toBeGreaterThan(mostCredits(price, sizeOf(bakery), [houseStyle.length]) - 300);
  expect(held).toBeGreaterThan(mostCredits(price, sizeOf(bakery)));
});

test("a catalogue tells the prices of the writer that is asked for", async () => {
  const call = callNamed("freestyle, an action of the sidebar");
  const [first, builtin] = await Promise.all([
    pricesIn("freestyle"),
    pricesIn("freestyle", "?writer=builtin"),
  ]);
  expect(await pricesIn("freestyle", `?writer=${encodeURIComponent(model)}`)).toEqual(first);
  expect(builtin.get("writing/shorter")).toEqual({
    overhead: 0,
    part: null,
    output: { share: 0.7, fixed: 300, thinking: 0 },
  });
  expect(first.get("writing/shorter")?.overhead).toBeGreaterThan(500);
  for (const service of ["smart-actions", "freestyle", "inspire", "brainstorm"]) {
    const path = `/api/v1/${service}/catalogue?writer=openai:gpt-9`;
    expect(await services.call("GET", path)).toMatchObject({
      status: 422,
      data: { detail: expect.stringContaining("openai:gpt-9") },
    });
  }
  const price = builtin.get("writing/shorter");
  if (!price) throw new Error("no price");
  script = says("");
  const { status, data } = await me.ask<{ usage: { charged: number } }>(call, {
    writer: "builtin",
    context: note,
  });
  expect(status).toBe(200);
  expect(data.usage.charged).toBeLessThanOrEqual(mostCredits(price, sizeOf(bakery), [note.length]));
});

test("a brainstorm tells what its next message costs, with all that was said", async () => {
  const call = callNamed("brainstorm/generate");
  await services.call("PUT", "/api/v1/user/preferences", {
    body: { houseStyle: "Sound warm.\nAvoid: synergy" },
    token: me.user.token,
  });
  script = says("Who is this for? The regulars know already. ".repeat(40));
  const told: number[] = [];
  let session = "";
  const read = async (): Promise<Session> =>
    (await me.get<{ session: Session }>(`/api/v1/brainstorm/sessions/${session}`)).data.session;
  for (let at = 0; at < 6; at++) {
    const { data } = await me.ask<{ session: string }>(
      call,
      session === "" ? {} : { session, role: undefined },
    );
    session = data.session;
    told.push((await read()).most_credits ?? 0);
  }
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect((told.at(-1) ?? 0) - (told[0] ?? 0)).toBeGreaterThan(5 * 400);
  script = slowly(long, 20);
  const body = { session };
  expect(await heldBy({ path: call.path, body }, "brainstorm")).toBe(told.at(-1));
  const from = await services.db
    .selectFrom("brainstorm_messages")
    .select((eb) => eb.fn.max<number>("position").as("last"))
    .where("session_id", "=", session)
    .executeTakeFirstOrThrow();
  const missing = Array.from({ length: 20 - from.last }, (_, at) => ({
    id: `more-${at}-${session}`,
    session_id: session,
    position: from.last + at + 1,
    role: "Marketer",
    text: "More.",
    generation_id: null,
    created_at: 1,
  }));
  await services.db.insertInto("brainstorm_messages").values(missing).execute();
  expect((await read()).most_credits).toBeNull();
});

test("an inspiration tells how much More has to read", async () => {
  const call = callNamed("inspire");
  script = says(
    writeVersions(labelled(Array.from({ length: 8 }, (_, at) => `${at} ${"and so on ".repeat(30)}`))),
  );
  const { data } = await me.ask<{ guid: string }>(call);
  const item = await me.get<{ content: Content }>(`/api/v1/smart-actions/recentContent/${data.guid}`);
  const earlier = item.data.content.earlier_characters ?? 0;
  expect(earlier).toBeGreaterThan(8 * 300);
  const price = (await pricesIn("inspire")).get("inspire/headlines-and-titles");
  if (!price) throw new Error("no price");
  script = slowly(long, 20);
  const body = { ...call.body, document: data.guid, additional_content: { context: note, examples: note } };
  const held = await heldBy({ path: call.path, body }, "inspire");
  expect(held).toBeLessThanOrEqual(mostCredits(price, sizeOf(bakery), [earlier, note.length, note.length]));
  expect(held).toBeGreaterThan(mostCredits(price, sizeOf(bakery), [note.length, note.length]));
});
