/** What is sold: a short form keeps its price and whom to ask, and a page tears no table and no list from its head. */

import { describe, expect, it } from "vitest";
import { sentencesOf } from "../../prose/sentences.ts";
import { written } from "./written.fixture.ts";

const advert = (title: string, paid: string, asked: string): string => `# ${title}

Selling the loom out of my garage, moving to a flat. Four shafts, maple, weaves up to a yard wide. ${paid}

- two spare heddles
- a scratch on the left side
- the bench, which wobbles

It weighs about 90 pounds. Bring a friend. You can see it work before you pay.

${asked}`;
const paid =
  "Bought new in 1998 for £900 and it has made, I added this up once, something like two hundred blankets and one very long scarf.";

describe("an advertisement in short", () => {
  it.each([
    [paid, "£350. Cash on the day.\n\nLeith. Ask for Ines, evenings."],
    [paid, "£280. Cash only.\n\nRing Tom after six, Perth."],
    ["It made two hundred blankets.", "Asking price £300, cash only.\n\nCollect from Oban, weekends best."],
  ])("keeps its price and whom to ask", async (bought, asked) => {
    const [price = "", reach = ""] = asked.split("\n\n");
    for (const id of ["social/fit-to-280", "social/community-post", "social/caption-writer"]) {
      const post = await written(id, advert("Loom, four shafts", bought, asked));
      expect(post, id).toContain(price.split(". ")[0]);
      expect(post, id).toContain(reach);
    }
  });

  it.each([
    ["Loom, four shafts, £350", "£350. Cash on the day."],
    ["Loom. £280, collect from Perth", "£280. Cash only."],
    ["Loom, £300", "Asking price £300, cash only."],
  ])("says no price again that its title says: %s", async (title, asked) => {
    const post = await written("social/community-post", advert(title, paid, asked));
    expect(post.split("£").length).toBe(title.includes("£") ? 3 : 2);
  });
});

describe("a page about what is sold", () => {
  const covers = `# Boat covers

*Sewn by two of us in Wick.*

It's heavy canvas, 600 grams to the metre, and you get ten brass rings.

| Size | Price |
|---|---|
| 3 m | £40 |
| 4 m | £55 |

If it tears in five years, send it back and we'll mend it. Post is £6 whatever the size.`;
  const bench = `# Bench, pitch pine. £190

Out of a school hall, taken out in 2009 and dry since.

**Length** 214 cm
**Height** 45 cm
**Weight** two people and a dog, roughly

Before you hire a van:

- It wants a wall behind it.
- One leg is short.

£180 collected. Delivery costs £40.`;

  it("keeps its table and its list under its head", async () => {
    const values = { "Use case": "Product Description" };
    expect(await written("adapt/adapt", covers, values)).toContain("| 4 m | £55 |");
    const page = await written("adapt/adapt", bench, values);
    expect(page).toContain("Before you hire a van:\n\n- It wants");
    expect(page).toContain("**Length** 214 cm\n**Height** 45 cm\n**Weight** two");
  });

  it("has no line of a table of measures in a post of it, and no postage alone", async () => {
    expect(await written("social/write-a-post", bench)).not.toContain("Weight");
    expect(await written("social/write-a-post", covers)).not.toMatch(/Post is £6[^\n]*\n\n\[/);
  });
});

describe("whom to ask", () => {
  const told = (title: string, end: string): string =>
    `# ${title}\n\nMade in 1996 by two brothers in Alloa who have given up, so you will see no other.\n\nOak frame, brass fittings, wheels that lock. It has pressed about 4,000 crates of apples and the only thing that ever broke was my thumb.\n\nIt comes with two cloths. The tray has a split, taped, and one wheel squeaks in the wet, which you stop hearing after the first hundred crates of the day.\n\n${end}`;

  it.each([
    ["Apple press, £340 firm", "Call, don't text. Mornings. Lou."],
    ["Apple press on wheels, £290", "Cash only. Ring Ines after six."],
    ["Apple press, oak: £410", "Collection from Alloa, cash only. Ask for Bea."],
  ])("closes a post whose title has the price: %s", async (title, end) => {
    for (const id of ["social/fit-to-280", "social/community-post", "social/caption-writer"])
      expect((await written(id, told(title, end))).replaceAll("\n", " "), id).toMatch(
        /Lou\.|after six\.|for Bea\./,
      );
  });

  it.each([
    [
      "Apple press, £340 firm",
      "Call, don't text. It weighs what two men weigh and it has a temper, so whoever comes should bring a friend, a rope and a van with a flat floor.",
    ],
    ["Apple press on wheels, £290", "Cash only. It was built to last, and so was my father."],
    ["Apple press, oak: £410", "No offers. It sings."],
  ])("is nobody in a last line that says none, or much else: %s", async (title, end) => {
    expect(await written("social/fit-to-280", told(title, end))).not.toContain(end.split(". ")[1]);
  });
});

describe("a post of what is sold", () => {
  const told = (price: string, line: string, end: string): string =>
    `# Apple press, oak, with wheels\n\n${price}\n\nSelling our press, as the orchard went in the spring and we have no room for it. My uncle built it in 1971 from a church door, and it has his thumb in it, in a manner of speaking.\n\n${line}\n\n- the press and its tray\n- two cloths\n- a jug\n\nIt squeaks in the wet, which you stop hearing after the first hundred crates of the day, or else you learn to sing over it. It weighs 90 kg, so bring help. Cash only.\n\n${end}`;

  it.each([
    [
      "**£340 or near it. Collect from Alloa.**",
      "What comes with it",
      "You need a van and two people. Phone, because we never look at messages. Ask for Bea.",
    ],
    [
      "**£290 or nearest offer.**",
      "In the barn now",
      "There is a step. Please ring before nine, as we are out with the sheep after that.",
    ],
    [
      "**$600, firm. No trades.**",
      "All that you get",
      "It weighs what two men weigh. Call Tom in the evening, when our sheep are in.",
    ],
  ])(
    "keeps the price that is set apart and whom to ask, and no head of a list: %s",
    async (price, line, end) => {
      for (const id of ["social/write-a-post", "social/fit-to-280", "templates/tweet"]) {
        const post = await written(id, told(price, line, end));
        expect(post, id).toContain(price.replaceAll("*", ""));
        expect(post, id).toContain(sentencesOf(end)[1]);
        expect(post, id).not.toContain(line);
      }
    },
  );

  it.each([
    ["**A press for life.**", "You can ring a bell with it. The lid rings in F.", "The lid rings"],
    ["**Bought for £90 in 1971.**", "Call it a toy. My aunt calls it worse.", "£90"],
    ["**Oak, all of it.**", "Text is cut in the oak. Nobody can read it.", "Nobody can read it"],
  ])("takes no other line for one: %s", async (price, end, left) => {
    expect(await written("social/write-a-post", told(price, "What comes with it", end))).not.toContain(left);
  });
});

describe("an advertisement as a script", () => {
  const sale = (title: string, fault: string): string => `# ${title}

Made in 1996 by two brothers in Alloa who have since given up, so there will be no second one.

Oak frame, brass fittings, wheels that lock. I have pressed about 4,000 crates of apples in it and the only thing that ever broke was my thumb.

${fault}

Comes with two cloths, a bucket and the name of a man who sharpens blades. Cash only. You collect.`;
  const shots = (made: string): string[] => made.split("SHOT: [what is seen]\n\nVOICE: ").slice(1);

  it.each([
    [
      "Apple press on wheels, £340",
      "**What is wrong with it:** one cloth. A split in the tray, taped. It groans.",
    ],
    [
      "Apple press, oak, £290 or near",
      "**Faults.** The handle is bent. One wheel squeaks. Paint, what paint.",
    ],
    ["Press for sale: £410", "**Included:** two blades. One lamp. A book of recipes, sticky."],
  ])(
    "opens on what it is and costs, and keeps a label and its list in one shot: %s",
    async (title, fault) => {
      const made = shots(await written("templates/tiktok-script", sale(title, fault)));
      expect(made[0]).toMatch(new RegExp(`^${title}\\.`));
      expect(made.map((one) => one.trim())).toContain(fault.replaceAll("*", ""));
      expect(made.join("")).not.toContain("*");
    },
  );

  it.each([
    [
      "Apple press on wheels, £340",
      "The tray is split and taped. It groans on the last turn, and one wheel does not lock in the wet.",
    ],
    [
      "Apple press, £290",
      "You can see it run before you pay. My wife will show you the yard, and the dog will show you the gate.",
    ],
  ])("is parted by length where no label stands: %s", async (title, told) => {
    const made = shots(await written("templates/tiktok-script", sale(title, told)));
    expect(made.length).toBeGreaterThan(3);
    expect(made.map((one) => one.trim())).not.toContain(sale(title, told));
  });

  it.each(["Why I gave up my press", "Presses and what they do", "An apple press of one's own"])(
    "is no matter of a title without a price: %s",
    async (title) => {
      const told = `# ${title}\n\n${"I pressed apples for nine years in a shed behind the school. Each autumn the children brought theirs in prams. My father turned the wheel, and I held the cloth. ".repeat(2)}`;
      expect(await written("templates/tiktok-script", told)).not.toContain(`VOICE: ${title}`);
    },
  );
});
