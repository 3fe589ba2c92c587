/** Where a thread and short lines are parted: at no sentence that leans on the one before the break. */

import { describe, expect, it } from "vitest";
import { threadBuilder } from "./breaks.ts";
import { lineBreaks } from "./lines.ts";
import { written } from "./written.fixture.ts";

const broken = (text: string): string => {
  const made = lineBreaks({ text });
  return typeof made === "string" ? made : "";
};

describe("short lines", () => {
  const long =
    "The slates over the vestry came down in the second gale of the winter and took most of the gutter with them.";

  it.each([
    ["Ask at the yard for the foreman.", "He keeps the key to the loft on a nail behind the stove."],
    ["The gutter is cast iron throughout.", "It was put up by the same firm that hung the bells here."],
    ["The wardens have two buckets there.", "They stand under the worst of it until the roofer comes."],
  ])("take %s with what leans on it", (before, part) => {
    expect(broken(`${long} ${before} ${part}`)).toContain(`\n\n${before} ${part}`);
  });

  it.each([
    ["Nothing fell.", "It was put up by the same firm that hung the bells here, and they knew their trade."],
    ["Nobody saw it go.", "It was dark by then, and the ladder was still at the other end of the yard."],
    ["It was wet.", "They stood under the worst of it until the roofer came with a sheet and two lads."],
  ])("leave %s with what it closes", (before, part) => {
    expect(broken(`${long} ${before} ${part}`)).toContain(`${long} ${before}\n\n`);
  });

  it("keep a sum with what it is for, however long that is", () => {
    const claim =
      "The breeches have been let out at the waist by somebody who knew how, but they will have to be taken in again before the next company has them in June, and my cutter charges by the hour for that.";
    expect(broken(`${claim} £20.`)).toBe("");
    expect(broken(`${claim} £20. The hats came back in the order in which they went.`)).toContain(
      "that. £20.",
    );
  });

  it("break a long paragraph with an example in it, and none in which people talk", () => {
    const rule =
      "The clerk opens the lot at the reserve and looks round the room for a hand. If nobody stirs it is yours, and if somebody does the clerk says “ten with me” and goes on from there. When the book is out she says so, and the bidding is in the room alone until the hammer comes down on it.";
    expect(broken(rule).split("\n\n").length).toBeGreaterThan(1);
  });
});

it("a thread begins a post with a paragraph before it begins one with what leans", () => {
  const sentence = (about: string): string =>
    `The ${about} was brought up from the harbour on a cart with two horses.`;
  const text = `${sentence("mast")} ${sentence("boom")} They set it down by the wall.\n\n${sentence("keel")} ${sentence("rudder")} By noon it was under a sheet.\n\n${sentence("anchor")} ${sentence("winch")}`;
  const made = threadBuilder({ text });
  const posts = typeof made === "string" ? made.split("\n\n") : [];
  for (const post of posts) expect(post).toMatch(/^\d+\/\d+ The (?:mast|keel|anchor)/);
});

describe("marks of emphasis", () => {
  const said =
    "ANNA: Is it still raining?\n\nBORIS: It is. It has been since the ferry went.\n\nANNA: Then sit down.\n\nBORIS: I would, but there is a goose on the chair.";

  it.each([
    "*A kitchen in Fife. Rain on the skylight, and a lamp that is not lit. ANNA is at the sink. BORIS is at the door with a wet hat.*",
    "_A lock-keeper's hut in the first light of the day. A kettle stands on the stove. BORIS is asleep under a coat that is too short for him._",
    "*The back of a van on the road to Wick, in the dark. Two crates and a goose. ANNA is on one of them. BORIS is on the other.*",
  ])("that run over several sentences are torn by no layout: %s", async (stage) => {
    const scene = `${stage}\n\n${said}`;
    expect(broken(scene)).not.toMatch(/[*_]/);
    const teaser = await written("social/story-teaser", scene);
    for (const line of teaser.split("\n")) expect((line.match(/[*_]/g)?.length ?? 0) % 2, line).toBe(0);
    expect(teaser).not.toMatch(/\*\*|\* \*\s*$/);
  });

  it.each(["the *Lorna Dell*", "a 5 * 3 grid", "*the* lamp"])(
    "inside a sentence are kept: %s",
    async (named) => {
      const news = `The pier at Wick was shut on Monday. A storm drove ${named} on to it in the night, and nobody was hurt. The council said it will close the pier until June. Ann Hill said the pier had been shut before. “We heard it go,” said Ann Hill. The council meets again on Friday.`;
      expect(await written("social/story-teaser", news)).toContain(named);
    },
  );
});

describe("a table in short lines", () => {
  it.each([
    ["| | Width | Price |\n|---|---|---|\n| Oak | 3 cm | £4 |", "Width – Price\nOak: 3 cm – £4"],
    ["| | Opens |\n|---|---|\n| Monday | 9 |\n| Friday | 10 |", "Opens\nMonday: 9\nFriday: 10"],
    ["| | May | June |\n|---|---|---|\n| Eggs | 40 | 60 |", "May – June\nEggs: 40 – 60"],
    ["| Wood | Price |\n|---|---|\n| Oak | £4 |", "Wood – Price\nOak – £4"],
  ])("names each row by its first cell where its head begins empty: %s", (table, rows) => {
    const long =
      "The sawmill at the top of the lane sells offcuts by the bag on Saturdays, and whoever comes first has the pick of them. There is a scale by the door. Nobody has ever been known to use it twice.";
    expect(broken(`${long}\n\n${table}`)).toContain(rows);
  });
});

describe("a thread over what is sold", () => {
  const opening = `Saddle bags

${"I sew saddle bags for the wide racks that most shops sell, in canvas, with brass buckles. ".repeat(3).trim()}`;
  it.each([
    ["**Small, for a folding rack:** £48", "**Large:** £63"],
    ["**Blue** £12", "**A very dark green, while it lasts** £14"],
    ["**Width:** 40 cm", "**Weight without the straps:** 900 g"],
  ])("keeps %s one line of a list", (one, other) => {
    const made = threadBuilder({
      text: `${opening}\n\n${one}\n${other}\n\nOrder by the first of the month.`,
    });
    const plain = (line: string): string => `• ${line.replaceAll("*", "")}`;
    expect(made).toContain(`${plain(one)}\n${plain(other)}`);
  });

  it.each(["**Small:** it holds a loaf and a bottle.", "**The buckles.** They are of brass.", "Blue, £12"])(
    "leaves a paragraph alone one: %s",
    (paragraph) => {
      const made = threadBuilder({ text: `${opening}\n\n${paragraph}\n\nOrder by the first of the month.` });
      expect(made).not.toContain("•");
    },
  );
});

describe("speech that is too long for a post", () => {
  const said = [
    `"Number six does the gate, and nobody else goes near it while the tide is in. The Haugen boys, both of them, lift the sluice at four. You let them. It is not ours to lift."`,
    `"The key hangs behind the stove in the lower hut. Old Marit, who is nearly ninety, has the other one. You ask her in the morning. She forgets by noon."`,
    `"We had nine boats in the water, all of them painted in May. My uncle's boat, the green one, went down first. Nobody was in it. He laughed."`,
  ];
  it.each(said)("is parted at its sentences: %s", (speech) => {
    const made = threadBuilder({
      text: `${speech.slice(0, -1)} ${speech.slice(1)}\n\nThe door banged. Somebody came in and stood there for a while with the rain running off him.`,
    });
    const posts = typeof made === "string" ? made.split("\n\n") : [];
    expect(posts.length).toBeGreaterThan(1);
    for (const post of posts) expect(post).toMatch(/[.!?]"?$/);
  });

  it.each(said)("stays whole where there is room: %s", (speech) => {
    const made = threadBuilder({
      text: `${speech}\n\n${"The door banged, and somebody came in out of the rain. ".repeat(6).trim()}`,
    });
    expect(made).toContain(speech);
  });
});
