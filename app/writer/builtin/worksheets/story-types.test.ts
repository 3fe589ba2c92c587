import { describe, expect, it } from "vitest";
import { kindOf } from "#app/document/builtin-kind.ts";
import { entries } from "../../catalogue/catalogue.ts";
import { storyTypes } from "../../catalogue/stories/story-tool.ts";
import { said, texts, type Kind } from "./kinds.fixture.ts";
import storySheets from "./sheets/stories.json" with { type: "json" };
import typesWritten from "./sheets/story-types.json" with { type: "json" };
import { ofType } from "./story-types.ts";
import type { Worksheet } from "./worksheet.ts";

const sheetsOfStories: readonly Worksheet[] = Object.values(storySheets);

const option = "Story Type";
const tools = entries.filter(({ id }) => id.startsWith("stories/"));
const sheets = tools.filter((entry) => kindOf(entry, {}) === "worksheet").map(({ id }) => id);

/** The sheets of a kind with a type, by their ids; refusals are left out. */
async function handedOut(kind: Kind, type: string): Promise<[id: string, told: string][]> {
  const all = await Promise.all(
    sheets.map(async (id): Promise<[string, string]> => [id, await said(id, kind, { [option]: type })]),
  );
  return all.filter(([, told]) => !told.startsWith("DECLINED"));
}

describe("the story type Memoir", () => {
  const invents =
    /what you (?:make up|invent)|goes into \[brackets\]|your proposal|Make one premise|what the seed leaves open, decide/i;

  it.each<Kind>(["memoir", "family", "travel"])("asks for nothing made up over a %s", async (kind) => {
    const given = await handedOut(kind, "Memoir");
    expect(given.length).toBeGreaterThan(3);
    for (const [id, told] of given) expect(told, id).not.toMatch(invents);
  });

  it("leaves lines to fill in wherever it is of one mind with the sheet", async () => {
    for (const id of [
      "generate-story-idea",
      "build-a-what-if-premise",
      "combine-two-ideas",
      "write-a-logline",
      "scene-beats",
      "plant-and-pay-off",
      "add-a-plot-twist",
      "write-a-dialogue-scene",
    ])
      expect(await said(`stories/${id}`, "family", { [option]: "Memoir" }), id).toMatch(/^Fill in:$/m);
  });

  it("is none for a story that is not told by an I", async () => {
    for (const id of sheets)
      expect(await said(id, "story", { [option]: "Memoir" }), id).toMatch(/^DECLINED Your text reads like a/);
    expect(await said("stories/write-a-logline", "story", { [option]: "Memoir" })).toContain(
      "this is not told by an I. ‘Short story’ fits.",
    );
  });

  it("takes a story that is told by an I at its writer's word", async () => {
    const rule = entries.find(({ id }) => id === "stories/scene-beats")?.rule;
    const own = texts.story.replace("Colm drove. Bridie", "I drove, and I was tired. My sister");
    expect(await rule?.({ text: own }, { [option]: "Memoir" }, new AbortController().signal)).toContain(
      "supply no beat that was not there",
    );
  });

  it.each<Kind>(["product", "news", "opinion", "review", "minutes", "speech"])(
    "is none for a %s, which may be a seed with nothing chosen",
    async (kind) => {
      expect(await handedOut(kind, "Memoir")).toEqual([]);
      const id = "stories/generate-story-idea";
      expect(await said(id, kind, { [option]: "Memoir" })).toContain("an hour of your own life");
      expect(await said(id, kind)).toContain("### Look for a seed");
    },
  );

  it("is at home over a seed", async () => {
    const rule = entries.find(({ id }) => id === "stories/generate-story-idea")?.rule;
    const seed = { text: "My grandmother's kitchen, and the summer when nobody spoke." };
    expect(await rule?.(seed, { [option]: "Memoir" }, new AbortController().signal)).toMatch(
      /^## Worksheet: Idea for a memoir\n/,
    );
  });
});

describe("another story type over a life", () => {
  it.each(storyTypes.filter((type) => type !== "Memoir" && type !== "Fan fiction"))(
    "says first that a %s becomes fiction, and then treats it as one",
    async (type) => {
      const given = await handedOut("memoir", type);
      expect(given.length).toBeGreaterThan(10);
      for (const [id, told] of given) {
        expect(told.match(/^### .+/m)?.[0], id).toBe("### Settle first whether it stays true");
        expect(told, id).not.toMatch(/If (?:it|this) happened, (?:you|nothing|show|the rules)|add nothing/);
      }
    },
  );

  it("leaves lines to fill in", async () => {
    for (const id of ["stories/add-a-plot-twist", "stories/plant-and-pay-off"])
      expect(await said(id, "family", { [option]: "Novel chapter" })).toMatch(/^Fill in:$/m);
  });
});

it("fan fiction needs a story", async () => {
  for (const kind of ["memoir", "product", "news", "travel"] as const)
    expect(await handedOut(kind, "Fan fiction"), kind).toEqual([]);
  expect((await handedOut("story", "Fan fiction")).length).toBeGreaterThan(10);
});

it("quotes the beginning where a sheet asks about the beginning, and both ends where it asks about the whole", async () => {
  const long = Array.from(
    { length: 14 },
    (_, at) =>
      `“Go,” said Ann at ${String(at)} o’clock, and Bo took his lamp and went out to the yard, where it was dark.`,
  ).join("\n\n");
  const { signal } = new AbortController();
  const story = { text: `The gate was open at six.\n\n${long}\n\nNobody shut it.` };
  for (const id of ["write-an-opening-scene", "write-a-logline", "scene-beats", "add-a-plot-twist"]) {
    const rule = entries.find((one) => one.id === `stories/${id}`)?.rule;
    expect(await rule?.(story, {}, signal), id).toContain("> The gate was open at six.");
  }
});

it("lays out no chapters of what has none", async () => {
  const rule = entries.find(({ id }) => id === "stories/chapter-breakdown")?.rule;
  const { signal } = new AbortController();
  const text = `${texts.story}\n\n`.repeat(22);
  expect(await rule?.({ text }, {}, signal)).toContain("## Worksheet: Chapter breakdown");
  for (const type of ["Short story", "Flash fiction", "Screenplay scene"])
    expect(await rule?.({ text }, { [option]: type }, signal), type).toHaveProperty("decline");
});

describe("a chosen story type", () => {
  const ask = { heading: "Who", when: { "Story Type": "Serial episode" } };

  it.each(["Serial episode", "Flash fiction", "Children's story", "Fan fiction"])(
    "is asked for where no part of a sheet speaks of it: %s",
    (type) => {
      expect(ofType({ "Story Type": type }, [{}], "cast")?.questions).toHaveLength(1);
    },
  );

  it("is not asked for twice, nor where the sheet stops at once, nor where none is chosen", () => {
    expect(ofType({ "Story Type": "Serial episode" }, [ask], "cast")).toBeNull();
    expect(ofType({ "Story Type": "Serial episode" }, [{ alone: true }], "cast")).toBeNull();
    expect(ofType({}, [{}], "cast")).toBeNull();
  });
});

describe("the question with which a story type closes a sheet", () => {
  it("is another one for another sort of sheet", async () => {
    for (const type of Object.keys(typesWritten)) {
      const [names, twist, card] = await Promise.all(
        ["name-characters-and-places", "raise-the-stakes", "make-a-story-bible-card"].map((id) =>
          said(`stories/${id}`, "story", { [option]: type }),
        ),
      );
      const asks = typesWritten[type as keyof typeof typesWritten].asks;
      if (names?.includes(`### ${typesWritten[type as keyof typeof typesWritten].heading}`))
        expect(names, type).toContain(asks.names);
      expect(twist, type).not.toContain(asks.names);
      expect(card, type).not.toContain(asks.thread);
    }
  });

  it("stands in the table for every sort that a sheet names", () => {
    for (const { tail = "" } of sheetsOfStories)
      for (const { asks } of Object.values(typesWritten)) expect(asks).toHaveProperty(tail);
  });
});

it("says of each sheet what is left of it where a life stays true", async () => {
  const given = await handedOut("memoir", "Novel chapter");
  const lines = given.map(([, told]) => /is to stay true, ([^.]+)\./.exec(told)?.[1] ?? "");
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.join(" ")).not.toContain("pass over each line here");
});
