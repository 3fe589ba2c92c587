/** What a text is where its form and its words leave a doubt: working notes, papers, scenes, speeches. */

import { describe, expect, it } from "vitest";
import { posts, threads, written } from "../layout/written.fixture.ts";
import { kindOfText } from "./text-kind.ts";

const boat = `# Eel boat, Thurs 20 March

Quay at 4.40, cold, nobody there. Then everybody. Skipper Dot Rennison, 58, ex-postwoman, third season on her own licence.

Nets like long socks. She calls them the tights. Photo?

- two tides a night, never the slack
- price: 340 a kilo last year, 210 now. Why? (ask buyer)
- eels in a shower caddy, the plastic kind

Count by weight not number. About 3,000 to the kilo. Check.

To check
- spelling of Rennison
- was it 1976 the weir went in or 78`;

const kiln = `The brick kiln at Low Moor, a visit

- Fires on Tuesdays. Coal, slack mostly. Smell of wet dog.
- Foreman: Gwen Hirst. Do not quote her on the owners!
- 11,000 bricks a firing, one in nine cracked. This is my ending.
- Kiln cat. Name? Brick, obviously.`;

const choir = `(my notes, nothing checked yet)

Rehearsal, church hall, Monday. Eleven altos, two tenors, one bass with a cold.

Heating off. Conductor in a coat. Ask Ruth.

Lead with the coat.`;

describe("working notes", () => {
  it("are told by reminders and half sentences", () => {
    for (const notes of [boat, kiln, choir]) expect(kindOfText(notes), notes.slice(0, 30)).toBe("notes");
  });

  it("are no texts that are written out, whatever they remind of", () => {
    for (const text of [
      "I have a list on the fridge that says what is left to do. Check the oil, it says. I have checked the oil for eleven years and nothing has come of it.",
      "The council must say this week whether the pool will open. Nobody has checked the boiler since March, and the lead of the roof was stolen.",
      "Do not quote me, said my aunt, and then she told me everything. She had sold the piano to a man from Leeds. Why? He asked.",
      "Who rings the bell? Two sisters do. They have rung it since 1988, and they do not want to be thanked for it.",
    ])
      expect(kindOfText(text), text).not.toBe("notes");
  });

  it("are no post, no thread and no summary, and their list of tasks is one", async () => {
    for (const [id, values] of [...posts, ...threads, ["social/story-teaser"], ["create/summarize"]] as const)
      expect(await written(id, boat, values), id).toMatch(/^DECLINED This text is notes to oneself/);
    const tasks = await written("create/summarize", boat.replace("To check", "To do"), {
      Focus: "Decisions and actions",
    });
    expect(tasks).toBe(
      "Eel boat, Thurs 20 March\n\n**To do**\n\n- spelling of Rennison\n- was it 1976 the weir went in or 78",
    );
  });
});

const rope = `# Tow ropes, winter

For the directors' meeting, 8 May. Ola Brandt, slope manager.

The rope on the nursery slope broke twice, on 4 January and again in the last week of the season. Nobody was hurt, and two children asked whether they could do it again. The splice is mine and I am not proud of it.

**What I need you to decide:**

1. A new rope, €640. It cannot wait.
2. Two Saturdays and six people for the pylons.

The machine itself will do another year.`;

describe("a paper for those who decide", () => {
  it("is no post, and gives its list of requests under its title", async () => {
    for (const [id, values] of [...posts, ...threads, ["social/story-teaser"]] as const)
      expect(await written(id, rope, values), id).toMatch(/^DECLINED/);
    expect(await written("create/summarize", rope, { Focus: "Decisions and actions" })).toMatch(
      /^Tow ropes, winter\n\n\*\*What I need you to decide\*\*\n\n1\. A new rope/,
    );
    expect(kindOfText(rope)).toBe("report");
  });

  it("is told by its head or by its list", () => {
    const plain = "The drains were opened on Monday. Two of them were full. The third had gone.";
    for (const head of [
      "To the allotments committee",
      "For the trustees, 3 June",
      "Hall committee, item 4: drains",
    ])
      expect(kindOfText(`# Drains\n\n${head}\n\n${plain}`), head).toBe("report");
    for (const head of [
      "For the committee is never wrong, as my mother said.",
      "To the lake and back",
      "For the committee it was a Tuesday like any other.",
      "The board games of Mill Lane",
    ])
      expect(kindOfText(`# Drains\n\n${head}\n\n${plain}`), head).not.toBe("report");
  });

  it("is not summed up by how it came to be written", async () => {
    const asked = rope
      .replace("The rope on the nursery slope broke", "Members asked for a page on this. The rope broke")
      .replaceAll(/\n1\. /g, "\n- ")
      .replace("\n2. ", "\n- ");
    expect(await written("create/summarize", asked, { Format: "Executive summary" })).toBe(
      "Tow ropes, winter. What I need you to decide:\n\n- A new rope, €640.\n- Two Saturdays and six people for the pylons.",
    );
  });
});

describe("numbered findings that end on what is asked for", () => {
  const found = (
    last: string,
    list = "1. Post 4 leans by 30 mm. Set it again.\n2. Chain 2 has 6 worn links.",
  ): string =>
    `# Swing yard, 9 May\n\nOla went over it with me, 11 posts and 4 chains. It took 3 hours.\n\n${list}\n\nThe rest is as it was in 2019, and the seats have 40 years in them.\n\n${last}`;

  it.each([
    ["What I need from you: £90 for chain, and a Saturday."],
    ["Recommendation: shut chain 2 until it is mended."],
    ["What we'd like from the board: a yes by the 20th."],
  ])("are a report: %s", (last) => expect(kindOfText(found(last))).toBe("report"));

  it.each([
    [found("What I saw: rust.")],
    [found("What I need from you: a Saturday.", "It leans. It has worn links.")],
    [found("What I need is a cup of tea.")],
  ])("are none: %s", (text) => expect(kindOfText(text)).not.toBe("report"));
});

describe("a text whose kind is in doubt", () => {
  const talk = (line: string): string =>
    `# Bench\n\n${line}\n\nHe sat on it for thirty years and never once leaned back. I asked him why. He said that it was not paid for.`;

  it("is a speech where people in a room are addressed, or its title says so", () => {
    for (const line of [
      "Mrs Hale, Tom, Madam Chair, friends.",
      "Mayor, members of the band, neighbours,",
      "Councillor Reed, Dr Amin, ladies and gentlemen,",
    ])
      expect(kindOfText(talk(line)), line).toBe("speech");
    expect(kindOfText(talk("").replace("# Bench", "# Words at the opening of a bench"))).toBe("speech");
  });

  it("and none where somebody is only named", () => {
    for (const line of ["Tom, Ruth and I were friends.", "The bench was given by friends.", "Words fail me."])
      expect(kindOfText(talk(line)), line).not.toBe("speech");
  });

  it("sells, and is no recipe, where nothing is cooked", () => {
    const saddles = `# Saddles, sat on

I sell about thirty saddles a year out of a shed. In the shed this month:

- 17 lb general purpose, brown. £190
- 16 lb dressage, black. £240
- 12 lb hunting, ancient. £85

Carriage is £18 each way.`;
    expect(kindOfText(saddles)).toBe("product");
    expect(kindOfText(saddles.replace("In the shed", "Bake them in an oven. In the shed"))).toBe("recipe");
  });
});
