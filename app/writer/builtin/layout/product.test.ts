/** A page about a product: what says itself where it belongs, under the heading that asks for it. */

import { describe, expect, it } from "vitest";
import { productPage } from "./product.ts";

const sections = (
  ["One-line promise", "Benefits", "Details", "Who it is for", "Call to action"] as const
).map((title, at) => ({ title, mark: at === 0 ? ("block" as const) : ("heading" as const), belongs: "" }));
const layOut = productPage(sections, () => ({ decline: "none" }));
const { signal } = new AbortController();
const written = async (text: string): Promise<string> => {
  const made = await layOut({ text }, {}, signal);
  return typeof made === "string" ? made : "";
};

const kettle = (paragraphs: string): string => `# Copper kettle, retinned

This is a copper kettle from a hotel kitchen, and it holds four litres.

## What you get

- the kettle with its lid
- a spare knob

${paragraphs}`;
const laid = (paragraphs: string): Promise<string> => written(kettle(paragraphs));
/** What stands under a heading of the page. */
const under = (page: string, heading: string): string =>
  new RegExp(`### ${heading}\\n\\n((?:(?!\\n###)[\\s\\S])*)`).exec(page)?.[1]?.trim() ?? "";
const price = "Price is £85, and I will not haggle.";

describe("a page about a product", () => {
  it.each([
    ["*Who it's for.* Somebody with a big stove.", "Somebody with a big stove."],
    ["Who buys it: campers, mostly.", "Who buys it: campers, mostly."],
    ["It would suit a tea room or a scout hut.", "It would suit a tea room or a scout hut."],
    ["We'd like it to go to a café.", "We'd like it to go to a café."],
    ["Not for anybody with an induction hob.", "Not for anybody with an induction hob."],
  ])("puts %s under the heading that asks for whom it is", async (paragraph, body) => {
    expect(under(await laid(`${paragraph}\n\n${price}`), "Who it is for")).toBe(body);
  });

  it("puts a table with prices under how to get it, and one of sizes not", async () => {
    const priced = "| Size | Price |\n|---|---|\n| small | £30 |\n| large | £44 |";
    const sizes = "| Size | Holds |\n|---|---|\n| small | 2 litres |\n| large | 4 litres |";
    const bare = (table: string): string =>
      `# Copper kettles\n\nThese are kettles from a hotel kitchen.\n\n${table}\n\nThey whistle.`;
    expect(under(await written(bare(priced)), "Call to action")).toContain("£44");
    expect(under(await written(bare(sizes)), "Call to action")).not.toContain("litres");
  });

  it.each([
    "Price is £85, and I will not haggle.",
    "I will post it anywhere on the mainland, about £9.",
    "Ships in a tea chest. It is heavy.",
    "Will trade for a jam pan. I mean it.",
    "Call before noon and ask for Hamish.",
    "Ring Hamish on the number below.",
  ])("puts %s under how to get it", async (paragraph) => {
    const made = await laid(`${paragraph}\n\nThe spout whistles in a low key.`);
    expect(under(made, "Call to action")).toBe(paragraph);
    expect(under(made, "Details")).toContain("The spout whistles");
  });

  it.each([
    "**Small, 2 litres:** £30\n**Large, 4 litres:** £44\n**Lid only:** £9",
    "| Size | Price |\n|---|---|\n| small | £30 |\n| large | £44 |\n| vast | £61 |",
    "Small: £30\nLarge: £44\nSmall with a stand: £38 until the stands are gone",
  ])("tells what each size costs among the details, and whom to call under the call: %s", async (list) => {
    const made = await laid(`${list}\n\nRing evenings, ask for Moira.`);
    expect(under(made, "Details")).toContain(list);
    expect(under(made, "Call to action")).toBe("Ring evenings, ask for Moira.");
  });

  it.each([
    "Cheque or bank transfer to M. Lind.",
    "Bank transfer on the day, or notes.",
    "For anything else ring 01632 and ask.",
  ])("has how it is paid and asked for under the call: %s", async (paragraph) => {
    expect(under(await laid(paragraph), "Call to action")).toBe(paragraph);
  });

  it.each(["The bank has a branch in Leith.", "It will ring 40 times an hour.", "Checks were woven in."])(
    "has no other bank and no other ring there: %s",
    async (paragraph) => {
      expect(under(await laid(`${paragraph}\n\n${price}`), "Call to action")).toBe(price);
    },
  );

  it.each(["Call my bluff if you like.", "Call it a pan.", "Calls come mostly from Leith."])(
    "takes no other call for one: %s",
    async (paragraph) => {
      expect(under(await laid(`${paragraph}\n\n${price}`), "Call to action")).toBe(price);
    },
  );

  it.each([
    "It was £300 when the hotel bought it.",
    "**Does it leak?** I call it sound. I ring it like a bell for visitors.",
    "People who post pictures of theirs tell me that it dents.",
    "Those who want a shiny one should polish it.",
  ])("leaves %s where it stood", async (paragraph) => {
    expect(under(await laid(`${paragraph}\n\n${price}`), "Details")).toContain(paragraph);
  });

  it.each([
    "**Tin bath with two handles. £40, collect from Mold**",
    "**Six school chairs, stacked. £12 each**",
    "**Oak settle, 1920s. £190**",
  ])("says a title with its price once: %s", async (title) => {
    const made = await written(
      `${title}\n\nIt holds water and it is heavy.\n\nIt comes with:\n\n- a plug\n- a chain\n\nNo offers, please.`,
    );
    expect(made.split(title.replaceAll("*", "")).length).toBe(2);
  });

  it.each([
    ["**Sizes**", "| | Holds | Price |\n|---|---|---|\n| Small | 2 l | £30 |\n| Large | 4 l | £44 |"],
    ["**Materials**", "- plain, £6\n- with a knob, £9\n- with a crest, £14"],
    ["**Features**", "There are three of them:\n\n- long, £4\n- short, £3\n- bent, £2"],
  ])("leaves under %s what stands right under it, with its prices", async (heading, set) => {
    const made = await laid(`${heading}\n\n${set}\n\nEach is tinned twice.\n\n${price}`);
    expect(made).toContain(`${heading}\n\n${set}\n\nEach is tinned twice.`);
    expect(under(made, "Call to action")).toBe(price);
  });

  it.each(["Hamish Orr", "— Ines", "J. Lind, Stockholm"])(
    "ends on the name that it is signed with: %s",
    async (name) => {
      const made = await laid(
        `${price}\n\nThe spout whistles.\n\n| Size | Price |\n|---|---|\n| Lid | £4 |\n\n${name}`,
      );
      expect(made.endsWith(`\n\n${name}`)).toBe(true);
      expect(under(made, "Details")).not.toContain(name);
    },
  );

  it.each(["It whistles", "Tinned in Leith.", "No spares"])(
    "takes no other last line for a name: %s",
    async (line) => expect(under(await laid(`${price}\n\n${line}`), "Details")).toContain(line),
  );

  it.each([
    "Allow three weeks. I tin on Sundays.",
    "It is in my porch. Phone in the morning, I sleep after lunch.",
    "Please allow ten to twelve days.",
  ])("has how long it takes and when to call under the call: %s", async (paragraph) => {
    expect(under(await laid(`${paragraph}\n\n${price}`), "Call to action")).toContain(paragraph);
  });

  it.each([
    "Allow it to cool before you wash it.",
    "You can ring it in the morning like a bell.",
    "Allow for the lid, which adds two inches.",
  ])("has no other allowing and ringing there: %s", async (paragraph) => {
    expect(under(await laid(`${paragraph}\n\n${price}`), "Call to action")).toBe(price);
  });

  it.each(["What you're getting", "In the crate", "Also yours if you want them"])(
    "leaves a line without a stop over its list: %s",
    async (line) => {
      const made = await written(
        `# Copper kettle\n\nA kettle from a hotel kitchen.\n\n${line}\n\n- a spare knob\n- a chain\n\n${price}`,
      );
      expect(under(made, "Details")).toContain(`${line}\n\n- a spare knob`);
    },
  );

  it("takes the price from the end of the opening, and a page without headings by its run-in heads", async () => {
    const text =
      "# Tin bath, two handles\n\nA bath for a yard or a dog. $60, or $100 for two.\n\n**The good.** It holds water.\n\n**The bad.** It has a dent.\n\nCall Moira after six.";
    const made = await written(text);
    expect(under(made, "Call to action")).toBe("$60, or $100 for two.\n\nCall Moira after six.");
    expect(under(made, "Details")).toBe("**The good.** It holds water.\n\n**The bad.** It has a dent.");
  });
});

describe("a page with a place for features and one for the price", () => {
  const features = productPage(
    (["What it is", "Features", "Price and delivery"] as const).map((title, at) => ({
      title,
      mark: at === 0 ? ("block" as const) : ("heading" as const),
      belongs: "",
    })),
    () => ({ decline: "none" }),
  );
  const mangle = (paragraphs: string): string =>
    `# Box mangle, beech rollers\n\nA mangle from a hotel laundry, and it wrings a sheet in one go.\n\n**Rollers:** beech, 60 cm.\n\n${paragraphs}\n\nPrice is £85, and I will not haggle.`;
  const openingOf = (page: string): string => page.split("### Features")[0] ?? "";
  const made = async (paragraphs: string): Promise<string> => {
    const page = await features({ text: mangle(paragraphs) }, {}, signal);
    return typeof page === "string" ? page : "";
  };

  it.each([
    "What's wrong with it:\n\n- one roller has a split\n- the paint is mine",
    "Known faults:\n\n- it squeaks\n- a leg is short",
    "You should know that some of it is not as it was. What is broken:\n\n- the tray",
    "**The bad.** It weighs what a pony weighs.",
    "**Rubber rollers.** People ask for them, and they perish. No.",
    "**Spare cogs.** We don't make them.",
  ])("has no fault and nothing that is not to be had among the features: %s", async (paragraph) => {
    const page = await made(paragraph);
    expect(openingOf(page)).toContain(paragraph);
    expect(under(page, "Features")).toBe("**Rollers:** beech, 60 cm.");
  });

  it.each([
    "What you get:\n\n- the mangle\n- a tray without a dent",
    "It was broken by a lodger and mended by me. In the box:\n\n- the mangle\n- a spare cog",
    "**Spare cogs.** Two of them, no less, and they fit.",
    "Comes with a tray and a spare cog.",
    "They come with a cover, sewn here.",
    "It comes complete with its wheels.",
  ])("has what comes with it there: %s", async (paragraph) => {
    expect(under(await made(paragraph), "Features")).toContain(paragraph);
  });

  it.each([
    "It was made in Keighley and bought in 1958 for £9. You turn the wheel and the sheet walks through. My mother did it at four foot ten.",
    "It came out of a laundry that asked for £300 then. You lift the bar, feed a corner and turn. A child can do it, and mine did.",
    "There is a new one in the shop for £600 now. It rolls as theirs does. It squeezes harder. Nobody has lost a finger.",
  ])("sends no paragraph of other matters to the price for one sum: %s", async (paragraph) => {
    const page = await made(paragraph);
    expect(openingOf(page)).toContain(paragraph);
    expect(under(page, "Price and delivery")).toBe("Price is £85, and I will not haggle.");
  });

  it.each([
    "I can load it with the tractor. It will lie on any trailer. No delivery.",
    "Phone rather than text. I may be in the yard.",
    "Half down, half when you have seen it turn.",
    "Ring first, please. *Ines*",
    "Viewing on Saturdays, from nine.",
    "It goes on a pallet. Buyer collects.",
  ])("has how it is paid, fetched and asked for under the price: %s", async (paragraph) => {
    expect(under(await made(paragraph), "Price and delivery")).toContain(paragraph);
  });

  it.each([
    "Half the rollers are new.",
    "Phone numbers of four earlier owners are scratched into it.",
    "No delivery boy ever liked it.",
  ])("has nothing there that only begins with such a word: %s", async (paragraph) => {
    expect(under(await made(paragraph), "Price and delivery")).not.toContain(paragraph);
  });

  it.each([
    "| Size | Holds |\n|---|---|\n| small | 2 sheets |",
    "It turns, and then:\n\nThe sheet is dry.\n\n| Width | Length |\n|---|---|\n| 2 | 4 |",
    "What's wrong with it:\n\n- a split\n- a smell",
  ])("is declined where nothing goes under a heading: %s", async (paragraph) => {
    const page = await features(
      { text: `# Box mangle\n\nA mangle from a hotel laundry.\n\n${paragraph}` },
      {},
      signal,
    );
    expect(page).toMatchObject({ decline: expect.stringContaining("in this text none does") });
  });
});
