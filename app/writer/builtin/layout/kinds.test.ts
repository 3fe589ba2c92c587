import { describe, expect, it } from "vitest";
import type { Values } from "../../task.ts";
import { countWords } from "../../prose/words.ts";
import { ruleOf } from "../rules.ts";

const { signal } = new AbortController();
async function written(id: string, text: string, values: Values = {}): Promise<string> {
  const result = await ruleOf(id)({ text }, values, signal);
  if (typeof result === "string") return result;
  return "decline" in result ? `DECLINED ${result.decline}` : result.text;
}

const recipe =
  "This is my soup for wet days.\n\nYou will need:\n\n- 250 g red lentils\n- 2 carrots, diced\n- 3 cloves of garlic\n\nWarm the oil in a pan and cook the carrots. Add the garlic and stir. Simmer for 25 minutes.";
const scene =
  '"Shake it," she said.\n\n"I am not shaking it."\n\n"Then I will."\n\nShe had it before he could move. Something slid from one end to the other.';
const minutes =
  "Minutes of the garden committee, 4 February.\n\nPresent: Ann Lee, Bo Frank. Apologies were received from Di Poe.\n\nThe committee agreed to buy the tank. Bo will order it before March. The meeting closed at nine.";
const letter =
  "Hi Samir,\n\nThe network will be off from four on Thursday. Please pack your things into the crates. Bo has the labels. The list hangs in the kitchen.\n\nBest wishes,\nHannah";
const column =
  "Every January my town council sends me a leaflet about recycling, and I put it in the bin. The usual defence is that education changes habits. Perhaps it does. But we do not need more advice. People do the right thing when it is easy for them, and they should not have to study it. A leaflet is cheap to announce, and I understand why councils like it, since it can hardly fail. A lorry breaks down, a caddy smells and then the phone rings in the office all day long. So here is my advice. Cancel the leaflet. Buy the bins.";
const report =
  "The footbridge at Harlow Mill will close for eleven weeks from Monday 9 March, the county council said on Thursday. About 1,400 people cross the bridge on a weekday. They will have to use the road bridge. Parents are not convinced. Tom Okafor said the pavement was too narrow. He has collected 312 signatures. The council said it would decide on a bus on 24 February.";

const extractive: readonly (readonly [string, Values?])[] = [
  ["create/summarize"],
  ["create/summarize", { Focus: "Numbers and dates" }],
  ["writing/summarize"],
  ["social/write-a-post"],
  ["social/fit-to-280"],
  ["social/quote-worthy-line"],
  ["social/short-video-script"],
  ["create/repurpose", { Platform: "LinkedIn" }],
  ["adapt/adapt", { "Use case": "Press Release" }],
  ["adapt/adapt", { "Use case": "Product Description" }],
  ["blog/add-facts-and-stats"],
  ["social/scannable-sections"],
];

describe("stories, recipes, minutes and letters are no source of chosen sentences", () => {
  it.each(
    Object.entries({ "a recipe": recipe, "a story": scene, "the minutes": minutes, "a letter": letter }),
  )("%s", async (kind, text) => {
    for (const [id, values] of extractive)
      expect(await written(id, text, values), id).toContain(`DECLINED This text is ${kind}`);
  });

  it("but a story is teased with its opening", async () => {
    expect(await written("social/story-teaser", scene)).toContain('"Shake it," she said.\n\n"I am not');
  });

  it("but a story is told in a thread and in short lines", async () => {
    const long = `${scene}\n\n${"The ticking grew no louder and no softer, and the dog growled. ".repeat(5)}`;
    expect(await written("social/thread-builder", long)).toMatch(/^1\/\d "Shake it,"/);
  });
});

describe("a summary", () => {
  it.each([50, 100])("of %s words has no more", async (most) => {
    const summary = await written("create/summarize", report, { Length: `${String(most)} words` });
    expect(summary).toMatch(/^The footbridge/);
    expect(countWords(summary)).toBeLessThanOrEqual(most);
    expect(summary).not.toMatch(/Parents are not convinced\.$/);
  });

  it("of a piece of opinion ends as the piece does", async () => {
    expect(await written("create/summarize", column, { Length: "50 words" })).toMatch(
      /^Every January .* Cancel the leaflet\. Buy the bins\.$/,
    );
  });

  it("copies no misspelt text, and is kept back by no mistake that it leaves out", async () => {
    const opening = report.replace("eleven weeks", "untill May");
    expect(await written("create/summarize", opening, { Length: "One sentence" })).toContain(
      "DECLINED This text has a spelling mistake, “untill”",
    );
    expect(await written("create/summarize", report.replace("weekday", "weekday untill dark"))).toMatch(
      /^The footbridge/,
    );
  });

  it("of a text that quotes people, or says I in an aside, is of their words too", async () => {
    const quoting = `A note on the door of the library says that it will stay open on Sundays until March. Nobody had to ask twice.

More than 900 people signed for it in September. "I come here because my flat is cold," says a man of 71 in the hall. "I would not know where else to go."

The council pays two more people from its reserve. I counted forty readers at the desks on Sunday, most of them students.

We are told that the roof comes next. "I do not want to promise what we cannot pay," the councillor said.

The library opened in 1931 and was last repaired in 2004. Rain still comes into the reading room.`;
    expect(await written("create/summarize", quoting, { Length: "100 words" })).toMatch(
      /^A note on the door/,
    );
  });

  it("keeps to its focus or declines", async () => {
    expect(await written("create/summarize", report, { Focus: "People and quotes" })).toContain("DECLINED");
  });
});

it("a thread keeps a list with the line above it", async () => {
  const product = `Meet the Tarn. ${"It holds twenty litres and keeps the rain out. ".repeat(7)}\n\nWhat you get:\n\n- Padded sleeve\n- Two pockets\n\nIt costs £89.`;
  const thread = await written("social/thread-builder", product);
  expect(thread).toContain("What you get:\n• Padded sleeve\n• Two pockets");
});

it("a line breaks at a full stop only", async () => {
  const sentence = `The bridge, ${"built of timber and stone, ".repeat(9)}will close.`;
  const lines = await written("social/line-break-formatter", `${sentence} It opens in May. ${sentence}`);
  for (const line of lines.split("\n\n")) expect(line).toMatch(/\.$/);
});

describe("a review under its title", () => {
  const review =
    "# The Long Field, by Ann Lee\n\nI came to this one late, after my sister left it on a windowsill with a bus ticket at page 40. It is barely a hundred pages long and I read it in two evenings.\n\nThe story is slight. A man back from the war takes a job in a village and uncovers a painting in the church, and he sleeps in the belfry to save money.\n\nMy one complaint concerns the vicar, who is lovely to look at and says rather little. The dialogue is the best thing in the novel, and I would recommend it to anybody with a wet weekend.";

  it.each(["social/write-a-post", "social/caption-writer"])(
    "keeps the name of the book in %s",
    async (id) => {
      const said = await written(id, review);
      expect(said).toMatch(/^The Long Field, by Ann Lee\n\nI came to this one late/);
      expect(said).not.toContain("What should readers do now?");
    },
  );
});

describe("a letter to those who printed something", () => {
  const answer =
    "To the Editor:\n\nI read with interest your article about the library's plan to do away with late fees, and with more interest the comments of other readers.\n\nI worked the circulation desk for nineteen years. Nobody should pay ten cents a day for a picture book, and the council must wipe out old fines for everyone. It was the mother with three kids and no car who paid.\n\nMost people return things because they said they would. The plan is right, and it should go further.";

  it.each(["social/write-a-post", "social/caption-writer", "social/fit-to-280", "social/story-teaser"])(
    "is no opening of %s: its readers have not seen what it answers",
    async (id) => {
      expect(await written(id, answer)).toMatch(/^DECLINED/);
    },
  );
});
