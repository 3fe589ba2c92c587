/** What only announces, what heads its paragraph, and what says why a text was written. */

import { describe, expect, it } from "vitest";
import { announces } from "./announcing.ts";
import { leadInOf } from "./lead-ins.ts";
import { isPreamble, isTaskTitle } from "./preamble.ts";
import { posts, threads, written } from "./written.fixture.ts";

describe("a sentence that says that something comes", () => {
  it.each([
    "Figures first, excuses afterwards.",
    "Here is why.",
    "The reasons are these.",
    "The rules are simple.",
    "Two things happened.",
    "There are three reasons for this.",
    "I learned three things.",
    "It went like this.",
    "What I am asking for:",
    "Now for the bad news.",
    "Let me explain.",
    "More on that below.",
    "First, the figures.",
    "Nobody told me any of this at my first regatta, so here it is.",
    "I looked for a page about it before I went and found none, so here's one.",
    "Younger sailors may not know what I mean.",
  ])("%s", (sentence) => {
    expect(announces(sentence)).toBe(true);
  });

  it.each([
    "Here is a town that has never had a bus, and does not miss it.",
    "Mill Lane finished first.",
    "The reasons are money and weather.",
    "Two things happened on Tuesday that nobody at the depot will forget, and both concern the lift.",
    "She came in first, soaked to the skin.",
    "The rules are older than the club.",
    "What I am asking for is a second bearing.",
    "It went like clockwork.",
    "The bridge was shut, so here we sat until the tide turned.",
    "He came, and here he is at ninety with the same dog.",
    "Younger sailors may know what I mean by a fid.",
  ])("is not: %s", (sentence) => {
    expect(announces(sentence)).toBe(false);
  });

  const pier = (last: string): string => `# The pier at Ansley

The pier at Ansley was shut for eleven days in March after a fishing boat struck two of its legs. Divers found that a third leg had been cracked for years. ${last}

${"The old survey of the pier had been made from a boat at high water by a man who has since retired to Wales, and nobody had looked below the tide line. ".repeat(3)}`;

  it("ends no short form", async () => {
    for (const last of ["Figures first, excuses afterwards.", "Here is why.", "Two things happened."])
      for (const [id, values] of [...posts, ["social/story-teaser"]] as const)
        expect(await written(id, pier(last), values), `${id}: ${last}`).not.toMatch(
          new RegExp(`${last}(?:\\n\\n\\[|$)`),
        );
  });

  it("and one that says something does", async () => {
    const last = "The two legs have been replaced.";
    expect(await written("social/fit-to-280", pier(last))).toContain(last);
  });
});

describe("a lead-in", () => {
  it("is told by its marks and its stop", () => {
    expect(leadInOf("**Water.** The softener uses salt.")).toBe("Water.");
    expect(leadInOf("*Size:* Taller than the door.")).toBe("Size:");
    expect(leadInOf("**Water** is what the softener uses.")).toBe("");
    expect(leadInOf("**Why three legs?** Because four never stand.")).toBe("");
    expect(leadInOf("**Water.**")).toBe("");
  });

  const sheds = `# Four sheds and a roof

${"The first shed has stood on the bank since before the war, and its door faces the wrong way for the wind. ".repeat(2)}

**The roof.** It was felted twice in the last ten years. Both times the felt was put on over the old one, so that nobody saw what the boards were like. They are soft.

What each shed needs:

1. New boards on the north side and a gutter that reaches the butt.
2. A door that opens outwards.
3. Somebody with a ladder for an afternoon.`;

  it("stands over its paragraph in a thread, and a list that one post holds is not torn", async () => {
    for (const [id, values] of threads) {
      const told = await written(id, sheds, values);
      expect(told, id).toContain("The roof.\nIt was felted");
      expect(told, id).toMatch(/What each shed needs:\n1\. [^\n]+\n2\. [^\n]+\n3\. /);
      expect(told, id).not.toMatch(/The roof\.\n*$|The roof\.\n\n\d\//);
    }
  });
});

describe("what says why a text was written", () => {
  it.each([
    "Our teacher asked us to write about something that we know better than she does.",
    "I was asked to write a few words about the allotments.",
    "For homework, I was told to describe my street.",
    "This essay is for my evening class.",
    "The topic this week is my first job.",
    "I have decided to write about my aunt.",
  ])("%s", (sentence) => {
    expect(isPreamble(sentence)).toBe(true);
  });

  it.each([
    "Our teacher asked us to bring a stone from the beach.",
    "I was asked to write a reference for a man I had never met.",
    "This essay was found in a drawer in 1962.",
    "My editor asked me to lunch and told me that the paper was closing.",
  ])("is not: %s", (sentence) => {
    expect(isPreamble(sentence)).toBe(false);
  });

  it("is no title either", () => {
    expect(isTaskTitle("Homework, Tuesday evening class (Marek, from Łódź)")).toBe(true);
    expect(isTaskTitle("Assignment 3")).toBe(true);
    expect(isTaskTitle("Homework is a waste of an evening")).toBe(false);
    expect(isTaskTitle("Exercise and the heart")).toBe(false);
    expect(isTaskTitle("Lesson learned: never lend a ladder")).toBe(false);
  });

  it("fills no short form", async () => {
    const own = `# Homework, week 4 (Ana)

Our teacher asked us to write about a street.

Calle Mayor has eleven bakeries and one of them is my aunt's. She opens at four in the morning. I used to sleep above the oven, so I was never cold as a child, and I still wake up at four on Sundays.

When I was twelve, the council moved the bus stop, and after that nobody came past any more. My aunt wrote to the mayor every week for two years until I carried the letters myself.

Sorry, it is too long.`;
    for (const [id, values] of [...posts, ["social/story-teaser"]] as const) {
      const told = await written(id, own, values);
      expect(told, id).not.toMatch(/Homework|teacher asked|Sorry/);
    }
    expect(await written("social/write-a-post", own)).toContain("Calle Mayor has eleven bakeries");
  });
});

describe("a page about a product", () => {
  const sinks = (first: string): string => `# Stone sinks from a dairy, about 1930

${first} Six are left. They weigh 90 kg each.

**What you get**

One sink, cleaned, with its plug hole. We deliver within 30 miles.

**Price**

£140 each. We will refund you if yours arrives cracked.`;

  it("says what is sold, and heads nothing twice", async () => {
    const laid = await written(
      "templates/product-description",
      sinks("We took these out of a dairy at Holme."),
    );
    expect(laid).toMatch(/^\*\*Stone sinks from a dairy, about 1930\*\*\n\nWe took these/);
    expect(
      await written("adapt/adapt", sinks("We took these out."), { "Use case": "Product Description" }),
    ).toMatch(/### Price and delivery\n\n£140 each/);
  });

  it("is summed up by no sentence that points at the title, but behind it", async () => {
    expect(await written("create/summarize", sinks("We took these out of a dairy."))).toMatch(
      /^Stone sinks from a dairy, about 1930\. We took these out of a dairy\./,
    );
  });
});

describe("a summary of one thing", () => {
  const head =
    "# Visit to the old brewery, Sat 9 Nov\n\nPresent: Ken, Shirin, me. Rain the whole way.\n\n- Vat: sound\n- Roof: leaks\n- Floor: sound\n\n";
  const focus = (text: string, Focus: string): Promise<string> =>
    written("create/summarize", text, { Focus });

  it("lays out a list of what is to be done, whatever the text is", async () => {
    expect(
      await focus(
        `${head}**To do**\n\n- Me: measure the door.\n- Ken: trailer. His brother lends it.\n\nTea at four.`,
        "Decisions and actions",
      ),
    ).toBe(
      "Visit to the old brewery, Sat 9 Nov\n\n**To do**\n\n- Me: measure the door.\n- Ken: trailer. His brother lends it.",
    );
    expect(
      await focus(
        "Hi Graham,\n\nThe nets are up and the birds have gone.\n\nNext steps:\n\n1. Ring the gun man.\n2. Pay Jodie.\n\nBest wishes,\nHilary",
        "Decisions and actions",
      ),
    ).toBe("**Next steps**\n\n1. Ring the gun man.\n2. Pay Jodie.");
  });

  it("takes no other list for one, and says what the text lacks", async () => {
    const bells = `# Two bells

"It's off the boat," he said. "My grandad's."

"We've got that one," said Joan. She put her glasses on, and Nigel came down from the ladder with the tube in his hand.

"You can't have," he said.`;
    expect(await focus(bells, "People and quotes")).toMatch(
      /DECLINED This text is a story: so much of it is what somebody says/,
    );
    expect(await focus(bells, "Decisions and actions")).toMatch(
      /DECLINED This text is a story: no sentence holds a word by which a decision/,
    );
    expect(await focus(`${head}Tea at four.`, "Decisions and actions")).toContain("DECLINED");
  });

  it("of a report that asks is its first sentence and what it asks for", async () => {
    const paper = (list: string): string =>
      `# Laundry: note for the Estates Committee\n\nIroner 2 was down for nine days. ${"Nights covered most of the gap in the week before the bearing came. ".repeat(8)}\n\n${list}`;
    const asked = paper(
      "What I am asking for:\n\n1. £6,800 for resin. It is due.\n2. A spare bearing on the shelf.",
    );
    expect(await written("create/summarize", asked)).toBe(
      "Ironer 2 was down for nine days. What I am asking for:\n\n- £6,800 for resin.\n- A spare bearing on the shelf.",
    );
    expect(await written("create/summarize", asked, { Length: "One sentence" })).toMatch(
      /^DECLINED What this report asks for stands in a list/,
    );
    expect(
      await written("create/summarize", paper("In the sorting hall:\n\n- a spoon\n- a shoe")),
    ).not.toContain("a spoon");
  });
});
