/** Where short forms stop and what they come to: the point, what is asked for, what it costs, what the writer says in short. */

import { describe, expect, it } from "vitest";
import { announces } from "./announcing.ts";
import { mayStop } from "./endings.ts";
import { statementsOf } from "./statements.ts";
import type { Values } from "../../task.ts";
import { posts, written } from "./written.fixture.ts";

const stops = (text: string): boolean => mayStop(statementsOf(text), 0);

describe("an excerpt", () => {
  it.each([
    "My leeks took second prize at the show. I'm not here to talk about leeks.",
    "If you fell ill in our valley the butcher came for you. That was my uncle.",
    "You know the shelf. It is the shelf with the broken radios on it.",
    "They do not pay the band in money. They pay the band in pies.",
    "We don't eat with the guests. We eat behind a curtain at nine or not at all.",
    "Take one.",
  ])("does not stop before the point: %s", (text) => {
    expect(stops(text)).toBe(false);
  });

  it.each([
    "My leeks took second prize at the show. I'm growing them again next year.",
    "If you fell ill in our valley the butcher came for you. That was before the bridge was built and long before the bus.",
    "You know the shelf. It is dusty and nobody has touched it since May.",
    "They pay the band in pies. The drummer is vegetarian.",
    "Take the second door on the left.",
  ])("stops where nothing turns or completes it: %s", (text) => {
    expect(stops(text)).toBe(true);
  });

  it.each([
    "This is how you can tell.",
    "I will try to explain it honestly.",
    "So here it is in writing.",
    "We'll go through them one by one.",
  ])("does not end on what only announces: %s", (sentence) => {
    expect(announces(sentence)).toBe(true);
  });

  it.each([
    "This is how my father lost the farm, and he never spoke of it.",
    "I will try the blue one first.",
    "Here it is always winter, as everybody who has lived here for more than a year will tell you.",
    "We'll go by bus.",
  ])("and may end on what says something: %s", (sentence) => {
    expect(announces(sentence)).toBe(false);
  });

  it("fills a post up to the point", async () => {
    const band = `# The band that is paid in pies

I played the tuba in a dance band for nine years.

You do not get paid in a dance band. You get fed, behind a curtain, at ten to nine or not at all. The food is what the guests have left.

${"Nobody in the hall knew that we were there until somebody sat on the cymbals. ".repeat(6)}`;
    const post = await written("social/fit-to-280", band);
    expect(post).toContain("behind a curtain");
    expect(post).not.toMatch(/get paid in a dance band\.$/);
  });
});

const gun = `# Missing cannon turns up in brewery yard

A bronze cannon that vanished from the harbour wall in 1988 has been found behind a brewery in Penhale.

Harbour commissioners were told on Monday that cleaning it would cost about £7,400. The brewery has offered £2,000 and the use of its crane.

The gun was cast in 1741 for a ship that never sailed, and stood on the wall for a century. The fee for sitting on it was once a penny.

"I leaned on it to write something down," said Gita Marlowe, the surveyor who found it. The harbour master, Tom Pender, said that he had walked past it every Wednesday.

The sellers of the yard have been given until 2 May to comment.

Several people have written to ask that it be pointed the other way.`;

describe("news", () => {
  it("is told with what it costs and what is due, and not with what it was", async () => {
    for (const id of ["create/summarize", "social/write-a-post", "templates/linkedin-post"]) {
      const made = await written(id, gun, id === "create/summarize" ? { Length: "100 words" } : {});
      expect(made, id).toContain("£7,400");
      expect(made, id).toContain("given until 2 May");
      expect(made, id).not.toContain("1741");
    }
  });

  it("does not leave a question without its answer", async () => {
    const asked = gun.replace(
      "The brewery has offered",
      "Cllr Ann Lee asked whether the gun was insured for what it is worth today. The clerk said that it was not. The brewery has offered",
    );
    for (const Length of ["50 words", "100 words"]) {
      const made = await written("create/summarize", asked, { Length });
      if (made.includes("asked whether")) expect(made).toContain("said that it was not");
    }
  });
});

const fridge = `# Cold store, the night of 11 March

**In short.** The cold store warmed to nine degrees overnight. Nobody came to harm, and we would like a new one.

**What happened.** The alarm sounded at ten past two and was silenced at thirteen minutes past by somebody who believed that it was the door. ${"The door had set it off before. ".repeat(10)}`;

describe("what a writer says in short", () => {
  it("is the summary, under a lead-in or a heading", async () => {
    const said =
      "The cold store warmed to nine degrees overnight. Nobody came to harm, and we would like a new one.";
    expect(await written("create/summarize", fridge)).toBe(said);
    for (const head of ["## Summary\n\n", "**In brief**\n\n", "## At a glance\n\n"])
      expect(await written("create/summarize", fridge.replace("**In short.** ", head)), head).toBe(said);
  });

  it("is none where it heads a list, or stands in a title", async () => {
    const list = fridge.replace("**In short.** The cold", "## Summary\n\n- The cold");
    expect(await written("create/summarize", list)).not.toMatch(/^The cold store warmed[^\n]*new one\.$/);
    const title = fridge.replace("**In short.** ", "").replace("# Cold store", "# In short, the cold store");
    expect(await written("create/summarize", title)).not.toMatch(/^The cold store warmed[^\n]*new one\.$/);
  });
});

describe("a text in doubt", () => {
  const clock = `# Why the clock strikes thirteen

The clock on our tower has two trains of wheels, and each has its own weight. One drives the hands. The other drives the hammer and knows nothing of the time.

${"The lever falls into a notch and the striking stops until the next hour comes round. ".repeat(6)}

My grandfather wound it for forty years. I wound it after him, and I never once heard it strike thirteen.

If anybody has a spare locking plate, please bring it to the tower.`;

  it("is not summed up by where it begins, nor by its last request", async () => {
    const forms: readonly Values[] = [
      {},
      { Format: "TL;DR" },
      { Length: "One sentence" },
      { Format: "Bullet points" },
    ];
    for (const values of forms) expect(await written("create/summarize", clock, values)).toMatch(/^DECLINED/);
  });

  it("is not summed up by what leads to its proposal", async () => {
    const plan = (want: string): string => `# The sandbar

Visitors are cut off on the sandbar eleven times in an average summer. The lifeboat goes out for each of them.

${want}

The parish has given the wall, and a firm in the town will see to the motor for ten years.`;
    for (const want of [
      "We would like to put a clock on the wall of the boathouse.",
      "We propose a clock on the wall of the boathouse.",
      "So we are asking for a clock on the wall of the boathouse.",
    ])
      expect(await written("create/summarize", plan(want), { Length: "One sentence" }), want).toMatch(
        /^DECLINED This text proposes or asks for something/,
      );
    for (const told of [
      "The clock on the wall of the boathouse has one hand.",
      "Nobody looks at the clock on the wall of the boathouse.",
      "We would like to thank the crew.",
    ])
      expect(await written("create/summarize", plan(told), { Length: "One sentence" }), told).toBe(
        "Visitors are cut off on the sandbar eleven times in an average summer.",
      );
  });

  it("is, where its first sentence tells what has come about", async () => {
    const shut = clock.replace(
      "The clock on our tower has",
      "The clock on the tower at Marling will stop on Friday, when its weights are taken down for repair. It has",
    );
    expect(await written("create/summarize", shut.replace(/My grandfather[^\n]*\n\n/, ""))).toMatch(
      /^The clock on the tower at Marling will stop on Friday/,
    );
  });
});

describe("a notice that asks for something", () => {
  const swim = `# Tuesday swimmers: new times

From the first week of May the club will meet on Tuesdays and Thursdays at half past six, in the river by the old laundry. Saturdays stay as they are.

The rowing club has asked for the evening, and they have a point: somebody was hit by an oar. The oar has been repaired.

The club needs two more people who will sit on the bank with the pole. They need not swim. They have to be able to count to nineteen and stay awake, and the club will give them soup, a chair and a blanket that has been dry since the winter.

If you would like to sit, write your name on the board in the chip shop by Friday 25 April.`;

  it("is not summed up without it", async () => {
    expect(await written("create/summarize", swim, { Length: "100 words" })).toContain("by Friday 25 April");
    const long = swim.replace("by Friday", `${"beside the price of the haddock and ".repeat(12)}by Friday`);
    expect(await written("create/summarize", long, { Length: "100 words" })).toMatch(
      /^DECLINED A summary of this size has no room for what this text asks/,
    );
  });

  it("is, where nothing has to be done by anybody", async () => {
    const done = swim.replace(/If you would like[^\n]*/, "Morwenna has the list.");
    expect(await written("create/summarize", done, { Length: "100 words" })).toMatch(/^From the first week/);
  });
});

describe("a refusal", () => {
  it("names a form that gives something", async () => {
    const report = `# Tow ropes, winter

For the directors' meeting, 8 May.

The rope on the nursery slope broke twice. Nobody was hurt. ${"The splice held for a week and then it did not. ".repeat(8)}

**Recommendations**

${[1, 2, 3, 4, 5, 6, 7].map((at) => `${String(at)}. Buy rope number ${String(at)} before the winter comes.`).join("\n")}`;
    const refused = await written("create/summarize", report, { Format: "TL;DR" });
    expect(refused).toMatch(/^DECLINED/);
    expect(refused).toContain("“Decisions and actions” under Focus gives what is decided or asked for.");
    expect(await written("create/summarize", report, { Focus: "Decisions and actions" })).toContain(
      "1. Buy rope",
    );
  });

  it("counts the paragraphs that stand there", async () => {
    const told = gun
      .replace("The brewery has offered £2,000", "Ann Lee said that the brewery would give £2,000")
      .replace("The sellers of the yard have", "Tom Reed said that the sellers of the yard have")
      .replace("Several people", "Ruth Hale said that several people");
    const refused = await written("create/summarize", told, { Focus: "People and quotes" });
    if (refused.startsWith("DECLINED")) expect(refused).toMatch(/\d of 6 paragraphs/);
    else expect(refused).toContain("Ann Lee said");
  });
});

describe("short lines", () => {
  const slope = `# Tow ropes

**Ropes.** The rope on the nursery slope broke twice, on 4 January and again in the last week of the season. Nobody was hurt, and two children asked whether they could do it again.

| Date | What |
|---|---|
| 4 Jan | Splice |
| 2 Mar | Whole rope |

> 640 ÷ 2 = 320

To say that the new rope is "the same but blue" is not quite right, because it is also longer, and it has a core that nobody has ever seen. I turned over the old ones. One had a label with "Left" on it. Two had none. The rest were full of sand, and one had been a home for something small.`;

  it("set a lead-in apart, show a table as lines and no sign of a quotation", async () => {
    const lines = await written("social/line-break-formatter", slope);
    expect(lines).toContain("Ropes.\n\nThe rope on the nursery slope");
    expect(lines).toContain("Date – What\n4 Jan – Splice\n2 Mar – Whole rope");
    expect(lines).toContain("\n640 ÷ 2 = 320");
    expect(lines).not.toMatch(/[|>]/);
  });

  it("break a paragraph that only quotes a word or two", async () => {
    expect(await written("social/line-break-formatter", slope)).toMatch(/ever seen\.\n\nI turned over/);
  });

  it("leave the line of a letter's head, and what people say", async () => {
    const talk = `**To:** the slope committee, for their meeting in the hut on Friday next

"You broke it twice," said Ola. "You broke it in January, and you broke it in March, and both times it was you who told me that it would hold until the end of the season." He took off his gloves. "It did hold," I said.

${slope}`;
    const lines = await written("social/line-break-formatter", talk);
    expect(lines).toContain("To: the slope committee");
    expect(lines).toMatch(/"You broke it twice," said Ola\. "You broke[^\n]*"It did hold," I said\./);
  });
});

it("a post is told under the title of a text, by whoever tells it", async () => {
  const text = `# The weighing chair

For our first assignment on the course we had to write about a piece of furniture.

My grandmother had a weighing chair in her kitchen, and nobody was allowed to be anything but the weight it said. She had won it in a raffle in 1949.

On birthdays we were sat in it. ${"I sat in it every year until I was twelve, and I have the book in which my weight was written. ".repeat(8)}`;
  for (const [id, values] of posts) {
    const made = await written(id, text, values);
    expect(made, id).toMatch(/^The weighing chair\n\nMy grandmother/);
    expect(made, id).not.toContain("assignment");
  }
});
