/** What an editor found torn, cut or misfiled, on texts like those that it was found in. */

import { describe, expect, it } from "vitest";
import { sentencesOf } from "../../prose/sentences.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import type { Values } from "../../task.ts";
import { mail, page, posts, threads, written } from "./written.fixture.ts";

const guide = `# How to bleed a radiator

This is for the ordinary sort with a small square valve. Allow half an hour, but see the note at the end before you start.

## You'll need

- A radiator key
- An old towel

## Steps

1. Turn the heating off. If there is no switch, you'll have to use the main one, which in most houses is in the hall cupboard or behind a panel in the kitchen that nobody has opened since the house was built and that will need a screwdriver, a torch and a good deal of patience.

2. Lay the towel under the valve.

3. Turn the key a quarter to the left. It will hiss.

4. Close it when water comes. Old ones stick.

## If it goes on gurgling

That's not air. It's the pump.`;

const report = `# Ferry to stop in October

The Kell ferry will make its last crossing on 31 October after the port authority voted 5–2 on Monday to end its licence.

The boat, which has run since 1961, loses £240,000 a year. Officers told the board that a new engine would cost £310,000.

Ruth Adair, who chairs the board, said she had "no pleasure in it".

"I was brought home from hospital on that boat," she said. "But we have to find £2m by spring and I can't find it in the water."

Passengers fell from 61,400 in 2012 to 28,900 last year. Islanders say that is no wonder, as sailings were cut from 14 a day to six.

"If you only open the door once an hour, you'll not get many callers," said Donald Reay, 70, who runs the shop at the slip. He has collected 900 names.

The nearest crossing will be the bridge at Strome, 31 miles away. The 6 bus, which links the two, runs on weekdays.

The boat itself will be offered first to the museum at Oban. It has until 1 March to answer.

Members who voted against have asked for the decision to be reviewed. They need four names by noon on Friday. Ann Scobie, who leads them, said on Tuesday that she had three.`;

const minutes = `TENANTS' COMMITTEE
Weds 3 Mar, back room

Present: Ada, Finn, Olu

1. Roof
Quote £900. Long talk about whether we could do it ourselves.
DECIDED: get a second quote. Spend up to £1,000.
- Finn, by 20 Mar

2. Stairs
Two complaints, one quite rude.
Ada to have a word. No letter yet.

3. Rents
DECIDED: £54, to go to the general meeting.
- Olu one page of figures, draft by 8 Apr`;

const essay = `# The shallow end

My skating teacher was born the year I got married. Her name is Wren and she is twenty-four, and the first thing she said to me was that I stood like a coat.

I turned fifty in January. In the same week my brother booked a rink for all of us.

People assume there must have been an accident. There wasn't. I grew up on a hill, and after that it was a thing about me. I had said no to so many ponds.

Nobody ever fell gracefully into anything on a rink. I go on Tuesdays and I still hold the rail.`;

describe("a guide", () => {
  it("gives no summary, no post, no line to quote and no form of its preface", async () => {
    for (const [id, values] of [
      ...posts,
      ["create/summarize"],
      ["create/summarize", { Format: "TL;DR" }],
      ["create/summarize", { Focus: "Decisions and actions" }],
      ["writing/summarize"],
      ["social/story-teaser"],
      ["social/quote-worthy-line"],
      ["blog/add-facts-and-stats"],
      ["stories/check-continuity"],
      ["templates/technical-specification"],
    ] as const)
      expect(await written(id, guide, values), id).toContain(
        "DECLINED This text is a guide to follow: its steps",
      );
  });

  it("keeps its numbers and its sentences whole in a thread", async () => {
    const thread = await written("social/thread-builder", guide);
    expect(thread).toMatch(/^\d\/\d 2\. Lay the towel|\n2\. Lay the towel/m);
    expect(thread).toContain("• A radiator key");
    expect(thread).not.toMatch(/\nSteps\n\n/);
    for (const post of (
      await written("social/thread-builder", guide.replace(/ and that will need.*?patience/, ""))
    ).split("\n\n"))
      expect(post).toMatch(/[.!?]$|key$|towel$/);
  });

  it("is a user guide with all its steps in their order", async () => {
    const laid = await written("templates/user-guide", guide);
    expect(laid).toMatch(/### Steps\n\n(?:\*\*.*\*\*\n\n)?1\. Turn the heating off\./);
    expect(laid).toContain("3. Turn the key a quarter to the left. It will hiss.\n\n4. Close it");
    expect(laid).toContain("### Troubleshooting\n\n**If it goes on gurgling**\n\nThat's not air.");
    expect(laid).toMatch(/### Before you start\n\nThis is for the ordinary sort[^]*- A radiator key/);
  });
});

describe("a page about a product", () => {
  it("is named in a post, which has no mark of Markdown and begins with no price but may end on it", async () => {
    for (const [id, values] of posts) {
      const post = await written(id, page, values);
      expect(post, id).toMatch(/^The Holm stool\n\nI started making these/);
      expect(post, id).not.toMatch(/\*|£85[^]*I started|Because four/);
    }
  });

  it("is not summed up by its price and its answers", async () => {
    const choices: Values[] = [{}, { Length: "One sentence" }, { Format: "Bullet points" }];
    for (const values of choices)
      expect(await written("create/summarize", page, values)).toContain(
        "DECLINED This page about a product stands under 4 headings, and by rule no sentences are chosen",
      );
    expect(await written("create/summarize", page, { Focus: "Numbers and dates" })).toContain(
      "DECLINED This text is about a product",
    );
  });

  it("is laid out as one, lists whole and answers with their questions", async () => {
    const laid = await written("adapt/adapt", page, { "Use case": "Product Description" });
    expect(laid).toMatch(/^## The Holm stool\n\nI started making these/);
    expect(laid).toContain("- The stool, oiled\n- A tin of wax");
    expect(laid).toContain("**Why three legs?** Because four never stand. I tried four twice.");
    expect(laid).toMatch(/### Price and delivery[^]*£85, shipped from Hawick[^]*Send it back/);
  });

  it("has no claim that wants a source", async () => {
    expect(await written("blog/add-facts-and-stats", page)).toContain(
      "DECLINED This text is about a product",
    );
  });
});

describe("a sentence that sums up", () => {
  const rest = [
    "It stands on a hill outside the town.",
    "Two pumps lift the water at night.",
    "By noon the level has dropped again.",
  ];
  const summed = (said: string, next: string): Promise<string> =>
    written("create/summarize", `People ask what is in the tower. ${said} ${next}\n\n${rest.join("\n\n")}`);

  it("is the summary where it says the whole, and not where it names the matter or a longer one follows", async () => {
    expect(await summed("In short, the tower keeps the pressure up at noon.", "")).toBe(
      "In short, the tower keeps the pressure up at noon.",
    );
    for (const [said, next] of [
      ["The short answer is water, about 300,000 gallons of it.", ""],
      ["The short answer is that it keeps the pressure up.", "The longer answer is that it stores water."],
    ] as const)
      expect(await summed(said, next)).not.toMatch(/^The short answer/);
  });
});

describe("a report", () => {
  it("is summed up by its first paragraph and by what is decided, due and paid, each with what it leans on", async () => {
    const points = await written("create/summarize", report, { Format: "Bullet points" });
    expect(points).toMatch(/^- The Kell ferry will make its last crossing/);
    expect(points).toMatch(/^(?:- .+\n?){3,}$/);
    for (const summary of [points, await written("writing/summarize", report)]) {
      expect(summary).toContain("offered first to the museum at Oban. It has until 1 March to answer.");
      expect(summary).not.toMatch(/links the two|had three|hospital on that boat|open the door/);
    }
  });

  it("is summed up by how it came out, its last smile left out", async () => {
    const told = `# Two climbers brought down from Ben Arrow

Two climbers who lost the path on Ben Arrow were found on Sunday night.

Iain Rae, 41, and his sister Morag, 38, had set out from the car park at noon. They had no map.

"I thought I knew it," said Iain, a joiner from Oban. "You can't describe the dark up there."

The call reached the rescue team at 8.10pm. By then Morag could not feel her feet.

Both climbers were taken to hospital in Fort William and were home by morning.

Their dog walked down by itself. It was waiting at the car, and has not been told off.`;
    const summary = await written("create/summarize", told, { Length: "50 words" });
    expect(summary).toContain("Ben Arrow were found on Sunday night. ");
    expect(summary).toContain(
      "Both climbers were taken to hospital in Fort William and were home by morning.",
    );
    expect(summary).not.toMatch(/dog|dark/);
  });

  it("tells what was voted before what was said, and not of whoever voted against", async () => {
    const told = `# Packed hall hears pleas for pool

More than 140 people came to Calder Hall on Tuesday to hear the council debate its swimming pool.

The pool has been shut since 9 January, when its boiler failed. An engineer put the cost of another one at £168,000.

Ken Toll, 74, told the meeting he had swum there since a hip operation. "My doctor said keep it up," he said.

After two hours, the committee voted by seven to four to pay for the boiler out of its reserves.

Councillor Ann Fenn, who voted against, said the car park was "a disgrace" and wanted the money too.

Jo Oakes said 212 children now swam in Thorn, and that some of them had to leave school early for it.`;
    const summary = await written("create/summarize", told, { Length: "50 words" });
    expect(summary).toContain("voted by seven to four");
    expect(summary).not.toMatch(/Ken Toll|Fenn/);
  });

  it("stops behind nobody's words that a But turns round", async () => {
    for (const [id, values] of posts) {
      const post = await written(id, report, values);
      expect(post, id).toMatch(/^The Kell ferry/);
      if (post.includes("on that boat")) expect(post, id).toContain("But we have to find £2m");
    }
  });

  it("gives its people and its decisions in whole paragraphs, and no choice of its many figures", async () => {
    expect(await written("create/summarize", report, { Focus: "Numbers and dates" })).toContain(
      "DECLINED Figures and days stand in 13 sentences of this text or more, and with those that they need",
    );
    const two = `${report}\n\n${"Nobody at the slip would say more about the boat, or about the people who work on it. ".repeat(16)}`;
    const figures = await written("create/summarize", two, { Focus: "Numbers and dates" });
    expect(figures).toContain("from 61,400 in 2012 to 28,900 last year. Islanders say");
    expect(figures).toContain("- The boat, which has run since 1961, loses £240,000 a year. Officers");
    expect(figures).not.toContain("Nobody at the slip");
    const people = await written("create/summarize", report, { Focus: "People and quotes" });
    expect(people).toMatch(/Ruth Adair, who chairs the board[^]*But we have to find £2m/);
    expect(people).toContain("said Donald Reay, 70");
    const decisions = await written("create/summarize", report, { Focus: "Decisions and actions" });
    expect(decisions).toMatch(/^The Kell ferry will make its last crossing/);
    expect(decisions).toContain("asked for the decision to be reviewed. They need four names by noon");
  });

  it("is quoted by what somebody said, with the name", async () => {
    expect(await written("social/quote-worthy-line", report)).toBe(
      "“If you only open the door once an hour, you'll not get many callers.” Donald Reay",
    );
  });

  it("is cut to a reading time in whole paragraphs", async () => {
    const long = `${report}\n\n${"The slip at Kell was built by hand in 1898. ".repeat(3)}`;
    const cut = await written("read-time/1-minute", long);
    expect(cut).toMatch(/^# Ferry to stop in October\n\nThe Kell ferry/);
    for (const paragraph of cut.split("\n\n"))
      expect(long.split("\n\n").map((one) => one.trim())).toContain(paragraph.trim());
  });

  it("does not say its first sentences again behind itself", async () => {
    expect(await written("continue/add-a-summary", report)).toContain(
      "DECLINED Without a model a summary of this text is made of its own sentences",
    );
  });

  it("is no press release", async () => {
    expect(await written("templates/press-release", report)).toContain("DECLINED This text is a news report");
    expect(await written("adapt/adapt", report, { "Use case": "Press Release" })).toContain(
      "DECLINED This text is a news report",
    );
  });
});

describe("minutes and letters", () => {
  it("give the decisions and who does what, under their headings", async () => {
    expect(await written("create/summarize", minutes, { Focus: "Decisions and actions" })).toBe(
      "**Roof**\n\n- DECIDED: get a second quote. Spend up to £1,000.\n- Finn, by 20 Mar\n\n**Stairs**\n\n- Ada to have a word. No letter yet.\n\n**Rents**\n\n- DECIDED: £54, to go to the general meeting.\n- Olu one page of figures, draft by 8 Apr",
    );
  });

  it("give a list of dates, and the sentence that says it short", async () => {
    expect(await written("create/summarize", mail, { Focus: "Numbers and dates" })).toBe(
      "- Wed 25 Nov: Refunds ready\n- Thu 3 Dec: Training, Bath\n- Tue 12 Jan: Live",
    );
    expect(await written("create/summarize", mail, { Format: "TL;DR" })).toBe(
      "**TL;DR:** The short version is that we still open on 12 January, but there's less slack than there was.",
    );
  });

  it("keep their lines where no line is broken", async () => {
    const text = `${minutes}\n\n4. Water\nThe bill for July to September was £611, and for the same quarter of last year it was £388. It was a hot summer, but it was not that hot, and the meter still turned with everything shut.`;
    const lines = await written("social/line-break-formatter", text);
    expect(lines).toContain("TENANTS' COMMITTEE\nWeds 3 Mar, back room\n");
    expect(lines).toContain("it was £388.\n\nIt was a hot summer");
  });
});

describe("an essay", () => {
  it("is posted with its first paragraph whole", async () => {
    const [, first = ""] = essay.split("\n\n");
    for (const [id, values] of posts) {
      const post = await written(id, essay, values);
      for (const sentence of sentencesOf(first)) expect(post, id).toContain(sentence);
      expect(post, id).not.toMatch(/accident\.(?!\s+There)/);
    }
  });

  it("is quoted by a line that speaks of everybody", async () => {
    expect(await written("social/quote-worthy-line", essay)).toBe(
      "Nobody ever fell gracefully into anything on a rink.",
    );
  });

  it("has names, ages and days that a reader of proofs would find, and sentences as they stand", async () => {
    const story = `${essay}\n\nShe lives like a Christian, said Aunt Phil, and "it was barely four o'clock" when we left. He'd been in Leeds for twenty-two years. I was twelve or thirteen.`;
    const checked = await written("stories/check-continuity", story);
    expect(checked).not.toMatch(/- (?:Tuesdays|Christian|Phil|Leeds):/);
    expect(checked).toMatch(/### Ages[^]*I turned fifty in January\.[^]*twelve or thirteen/);
    expect(checked).toMatch(/### Days[^]*"it was barely four o'clock"[^]*twenty-two years/);
    const twice = `${story} 'Catherine Anne Tully,' she said. Catherine was told at the age of nine. The wireless got the Home Service. 'Who's Catherine?' asked Aunt Phil.`;
    const again = await written("stories/check-continuity", twice);
    expect(again).toContain("- Catherine Anne Tully: 3 sentences");
    expect(again).toContain("- Aunt Phil: 2 sentences");
    expect(again).toMatch(/### Ages[^]*told at the age of nine/);
    expect(again).not.toMatch(/Service:|Anne Tully:(?! 3)/);
  });
});

describe("many doors to one tool", () => {
  it.each(Object.entries({ guide, page, report, minutes, mail, essay }))(
    "say the same of a %s",
    async (_name, text) => {
      const told = await Promise.all(threads.map(([id, values]) => written(id, text, values)));
      expect(new Set(told).size).toBe(1);
      const posted = await Promise.all(posts.map(([id, values]) => written(id, text, values)));
      expect(new Set(posted.map((post) => post.startsWith("DECLINED"))).size).toBe(1);
      if (posted[0]?.startsWith("DECLINED")) expect(new Set(posted).size).toBe(1);
    },
  );

  it("make posts that fit, as their readers see them", async () => {
    const bold = essay.replaceAll("I ", "**I** ").replaceAll("so many ponds", "*so many ponds*");
    for (const post of (await written("social/thread-builder", bold)).split(/\n\n(?=\d+\/)/)) {
      expect(post).not.toContain("*");
      expect(weightedLength(post)).toBeLessThanOrEqual(280);
    }
  });
});

describe("a tool that has nothing to do", () => {
  it("says so of a text that has its sections", async () => {
    expect(await written("social/scannable-sections", `${page}\n\n${page}`)).toMatch(
      /^DECLINED This text has \d+ headings and is scanned by them already/,
    );
  });

  it("says so of a text whose sentences need no figure", async () => {
    const told =
      "My colleague Ines flew out the same week for €64. This saves the enamel when you drop the spanner. The best part was the bread, which was better than ours. In fact it was often warm. I never asked why.";
    expect(await written("blog/add-facts-and-stats", told)).toContain("DECLINED");
    expect(
      await written(
        "blog/add-facts-and-stats",
        "Homework is useless. Studies show it helps nobody. Most teachers and most parents know it.",
      ),
    ).toContain("Studies show it helps nobody [source needed: study, year].");
  });

  it("asks for a choice in words that a writer speaks", async () => {
    await expect(written("create/repurpose", essay)).rejects.toThrow(/^Choose what to make of the text/);
  });
});

describe("roles", () => {
  it.each([
    ["a page that sells", page, "Marketer"],
    ["a guide", guide, "Educator"],
    ["minutes", minutes, "Facilitator"],
  ])("fit %s", async (_name, text, primary) => {
    expect(await written("brainstorm/roles", text)).toContain(`Primary: ${primary}`);
  });
});
