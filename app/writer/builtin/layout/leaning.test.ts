/** What leans on sentences that are left out, what is no prose, and what was declined without need. */

import { describe, expect, it } from "vitest";
import type { Values } from "../../task.ts";
import { mail, page, posts, threads, written } from "./written.fixture.ts";

const jottings = `BIO 11 cells - wk 4
Thurs 9 Oct (late)

MITOSIS cont.
- spindle -> pulls chromatids apart
- 4 stages, esp metaphase (check??)
- plant cells: plate, not furrow

meiosis = two divisions, half the number
errors -> trisomy. look up
ask: why do cells stop dividing
also bring back Ana's ruler`;

describe("notes to oneself", () => {
  it("are taken by no layout, which says what would help", async () => {
    for (const [id, values] of [
      ...posts,
      ...threads,
      ["create/summarize"],
      ["create/summarize", { Focus: "Decisions and actions" }],
      ["read-time/1-minute"],
      ["social/story-teaser"],
      ["social/quote-worthy-line"],
      ["social/short-video-script"],
      ["social/scannable-sections"],
      ["blog/add-facts-and-stats"],
      ["stories/check-continuity"],
      ["continue/add-a-summary"],
    ] as const) {
      const text = id === "read-time/1-minute" ? `${jottings}\n\n`.repeat(5) : jottings;
      const said = await written(id, text, values);
      expect(said, id).toMatch(/^DECLINED This text is notes to oneself: its lines are half sentences/);
      expect(said, id).toMatch(/Written out in whole sentences it could be taken\.$/);
    }
    expect(await written("social/line-break-formatter", jottings)).toMatch(
      /^DECLINED This text is notes to oneself, and its lines are broken where/,
    );
  });
});

const bridge = `# Weir stays shut

**By Una Hart, 4 May**

Walkers on the Lode face another winter of detours after the river board confirmed that Carr Weir will not open before March.

The weir, which carries the path to Fen End, closed on 2 June after a diver found a crack.

The cost has gone up as well. A contract of £0.8m was let in May; the estimate is now £1.3m.

Chairman Amos Reed, who leads the board, blamed a wet summer. "We took one stone off and the next one fell," he told its meeting. "Nobody could have known."

Work also had to stop in October, when the eel run began.

That explanation pleased few at Fen End, where the walk to school is now four miles.

"The eels run every year," said Jo Pell, 52, who keeps the ferry house. "They knew in May."

A ferry crosses at weekends. Fares are paid by the board, a spokesman said.

The contractor, Tann & Son, said nothing.

A meeting is on Friday at 7 pm. Mr Reed says he will come.`;

describe("what leans on a paragraph that is left out", () => {
  it("comes with it, or not at all", async () => {
    const tools: readonly (readonly [string, Values?])[] = [
      ...posts,
      ["create/summarize"],
      ["create/summarize", { Format: "Bullet points" }],
      ["create/summarize", { Focus: "Numbers and dates" }],
      ["create/summarize", { Focus: "People and quotes" }],
      ["create/summarize", { Focus: "Decisions and actions" }],
      ["read-time/1-minute"],
    ];
    for (const [id, values] of tools) {
      const text =
        id === "read-time/1-minute" ? `${bridge}\n\n${"The path is old and wet. ".repeat(14)}` : bridge;
      const made = await written(id, text, values);
      const name = `${id} ${JSON.stringify(values)}`;
      if (made.includes("Mr Reed says")) expect(made, name).toContain("Amos Reed, who");
      if (made.includes("That explanation")) expect(made, name).toContain("Work also had to stop");
      if (made.includes("Work also")) expect(made, name).toContain("blamed a wet summer");
      if (made.includes("The eels run")) expect(made, name).toContain("eel run began");
      if (made.includes("gone up as well")) expect(made, name).toContain("£1.3m");
    }
  });

  it("is left out of figures and people only as a whole", async () => {
    const figures = await written("create/summarize", bridge, { Focus: "Numbers and dates" });
    expect(figures).toMatch(/^DECLINED Figures and days stand in most sentences|£1\.3m/);
    const people = await written("create/summarize", bridge, { Focus: "People and quotes" });
    if (!people.startsWith("DECLINED"))
      for (const one of ["Amos Reed", "Jo Pell"]) expect(people).toContain(one);
  });
});

it("a table goes into no post and no thread", async () => {
  const tabled = `${page}\n\n## Size\n\n| | |\n|---|---|\n| Height | 46 cm |\n| Weight | 3 kg |`;
  for (const [id, values] of threads)
    expect(await written(id, tabled, values), id).toContain("DECLINED This text holds a table");
  for (const [id, values] of posts) expect(await written(id, tabled, values), id).not.toContain("|");
});

describe("a report to members", () => {
  const members = `# Half-year report\n\n**1 April to 30 September**\n\nDear members,\n\nAs promised in May, here is where we stand. I have done the words.\n\n## Journeys\n\nWe carried 3,412 people.\n\n## Money\n\n| | £ |\n|---|---|\n| Grants | 31,500 |\n\n## Drivers\n\nFive joined and three retired, and we could do with four more, above all people who are free on Monday mornings. The training takes half a day and is held at the depot every other week. We gave the oldest of them a barometer.\n\n*Ann Oddy, chair*`;

  it("is no letter, and its preface is no post", async () => {
    expect(await written("create/summarize", members)).not.toContain("a letter");
    expect(await written("social/scannable-sections", members)).toContain("4 headings");
    for (const [id, values] of posts)
      expect(await written(id, members, values), id).toContain(
        "DECLINED This text begins by saying what stands further down",
      );
  });
});

describe("continuity", () => {
  it("names who has a title, counts every sentence, and claims nothing absent", async () => {
    const story = `"Ours was nine, the last time," said Mrs Ilić. "Hull, mostly. Then Hull again."\n\n"You started at seven as usual?"\n\n"From three until eleven." She shut the drawer.\n\n"And Hull?" asked Mrs Ilić.\n\n"What about it?"`;
    const checked = await written("stories/check-continuity", story);
    expect(checked).toContain("- Ilić: 2 sentences");
    expect(checked).toMatch(/### Ages\n\n- "Ours was nine/);
    expect(checked).toMatch(/at seven as usual[^]*From three until eleven/);
    const bare = await written("stories/check-continuity", story.replace("Ours was nine, the", "The"));
    expect(bare).not.toMatch(/tells no/);
    expect(bare).toContain("### Ages\n\nNone was found. An age is looked for behind");
  });

  it("is checked in what somebody remembers of somebody else", async () => {
    const nan = `My grandmother kept the shop until 1979. It had a step. Nan never put a notice up. She said it gave her time. I was six when my mother took me. The slicer stood by the till. She sold tea. I was not allowed near the pump, though I touched it. My uncle Derek worked at the bank. He told her she had lost money. She had lost nothing. We ran out of candles. The last day was a Wednesday. I bunked off school. I kept the slicer.`;
    expect(await written("stories/check-continuity", nan)).toContain("### Names");
    expect(await written("social/quote-worthy-line", nan)).not.toBe("Nan never put a notice up.");
  });
});

it("nobody is sent to correct a text that would be declined all the same", async () => {
  const misspelt = mail.replace("The short version is that we", "We").replace("wait for", "wait untill");
  expect(await written("create/summarize", misspelt)).toContain("DECLINED This text is a letter");
});

it("the first sentences are posted where no whole paragraph fits", async () => {
  const job = `I started my first job in September 2016, two weeks after my birthday. ${"My aunt knew the owner of the small hotel by the station, and I was shy. ".repeat(5)}\n\nI stayed for three years. I was tired. I made my bed and went home. We laughed.`;
  for (const id of ["social/fit-to-280", "templates/tweet"])
    expect(await written(id, job)).toBe(
      `I started my first job in September 2016, two weeks after my birthday. ${"My aunt knew the owner of the small hotel by the station, and I was shy. ".repeat(2).trim()}`,
    );
});

const madeByHand = `# The Alder satchel\n\n**£140, made to order in about four weeks**\n\nThis is the bag I began with, in 2015, when my strap broke. I cut and sew every one myself.\n\n## What it's made of\n\nWaxed canvas.\n\n## Size\n\nIt weighs 1.2 kg and comes in olive. You can carry a laptop in it.\n\n## Repairs\n\nFree. Post it to me; I post it back.`;

it("a page whose maker says I is laid out as a product", async () => {
  const laid = await written("adapt/adapt", madeByHand, { "Use case": "Product Description" });
  expect(laid).toMatch(/^## The Alder satchel\n\nThis is the bag I began with/);
  expect(laid).toContain("£140, made to order");
  expect(laid).toMatch(/### Features[^]*Waxed canvas[^]*### Price and delivery/);
});

describe("roles", () => {
  it("fit a complaint by what it asks, not by whom it moves", async () => {
    const complaint =
      "Hi Mr Doyle,\n\nThe boiler is off again. We have no heating. Can somebody come on Saturday?\n\nThanks,\nKelly";
    expect(await written("brainstorm/roles", complaint)).not.toContain("Psychologist");
  });

  it("fit a page whose maker says I", async () => {
    expect(await written("brainstorm/roles", madeByHand)).toContain("Primary: Marketer");
  });
});
