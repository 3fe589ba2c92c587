/** One used thing that changes hands once gets no sheet that is for somebody who goes on selling. */

import { describe, expect, it } from "vitest";
import { entries } from "../../catalogue/catalogue.ts";
import { adverts, priceLists } from "../text-kind/voices.fixture.ts";
import { holds } from "./materials.ts";

const sheets = [
  "pitch-deck-outline",
  "brand-story",
  "sales-page",
  "promotional-email",
  "slogans-and-taglines",
];
const told = async (id: string, text: string): Promise<string> => {
  const made = await entries
    .find((entry) => entry.id === `templates/${id}`)
    ?.rule?.({ text }, {}, new AbortController().signal);
  return made === undefined ? "" : typeof made === "string" ? made : "decline" in made ? made.decline : "";
};
const once = adverts.filter((text) => /Upright|freezer|Rowing|Kiln/.test(text.slice(0, 40)));

describe("what is sold once", () => {
  it.each(once)("is told from a trade: %s", async (text) => {
    for (const id of sheets) expect(await told(id, text), id).toContain("It changes hands once");
    expect(await told("ad-copy", text)).toContain("## Worksheet: Ad copy");
  });

  it.each(priceLists)("is no page of prices: %s", async (text) => {
    expect(holds("once", text)).toBe(false);
    for (const id of sheets) expect(await told(id, text), id).not.toContain("It changes hands once");
  });
});
