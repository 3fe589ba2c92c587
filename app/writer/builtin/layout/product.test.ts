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

  it("takes the price from the end of the opening, and a page without headings by its run-in heads", async () => {
    const text =
      "# Tin bath, two handles\n\nA bath for a yard or a dog. $60, or $100 for two.\n\n**The good.** It holds water.\n\n**The bad.** It has a dent.\n\nCall Moira after six.";
    const made = await written(text);
    expect(under(made, "Call to action")).toBe("$60, or $100 for two.\n\nCall Moira after six.");
    expect(under(made, "Details")).toBe("**The good.** It holds water.\n\n**The bad.** It has a dent.");
  });
});
