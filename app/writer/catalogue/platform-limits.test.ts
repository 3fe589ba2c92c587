import { expect, test } from "vitest";
import { findEntry } from "./catalogue.ts";
import { platformLimits } from "../prose/platform-limits.ts";

test("every limit is a figure with the day on which it was looked up", () => {
  for (const [platform, limits] of Object.entries(platformLimits)) {
    for (const [of, { value, checked }] of Object.entries(limits)) {
      expect(Number.isInteger(value) && value > 0, `${platform} ${of}`).toBe(true);
      expect(new Date(checked).toISOString().slice(0, 10), `${platform} ${of}`).toBe(checked);
    }
  }
});

const { LinkedIn, Instagram, TikTok, YouTube, Meta, "Twitter / X": x } = platformLimits;

test.each([
  ["social/caption-writer", [Instagram.firstLine, Instagram.caption]],
  ["social/fit-to-280", [x.post, x.link]],
  ["social/thread-builder", [x.post]],
])("what %s says of itself is what the table says", (id, limits) => {
  const entry = findEntry(id);
  for (const limit of limits) expect(entry?.purpose.replaceAll(",", "")).toContain(String(limit.value));
});

test.each([
  ["create/repurpose", "Platform", "LinkedIn", LinkedIn.post],
  ["create/repurpose", "Platform", "Twitter / X", x.post],
  ["create/repurpose", "Platform", "Instagram", Instagram.caption],
  ["purpose/purpose-writer", "Channel", "LinkedIn", LinkedIn.post],
  ["purpose/purpose-writer", "Channel", "Twitter/X", x.post],
  ["purpose/purpose-writer", "Channel", "Instagram", Instagram.caption],
  ["purpose/purpose-writer", "Channel", "TikTok", TikTok.caption],
  ["purpose/purpose-writer", "Channel", "YouTube", YouTube.description],
  ["purpose/purpose-writer", "Channel", "Facebook", Meta.post],
])("%s promises by %s %s what the table says", (id, suboption, value, limit) => {
  const said = findEntry(id)
    ?.vows({ [suboption]: value })
    .map((vow) => vow.say({}).replaceAll(",", ""));
  expect(said?.some((one) => one.includes(String(limit.value)))).toBe(true);
});
