import { describe, expect, it } from "vitest";
import { pointsBack } from "./chain.ts";
import { isFragment, withoutLead } from "./leads.ts";

describe("withoutLead", () => {
  it.each([
    ["In addition to this, writing forces you to think.", "Writing forces you to think."],
    ["Due to this, the shop closed.", "The shop closed."],
    ["As well as this, it rained.", "It rained."],
    ["Because of this, we left.", "We left."],
    ["In spite of this, we left.", "We left."],
    ["Finally, meet in person.", "Meet in person."],
    ["But the shop closed.", "The shop closed."],
    ["In addition to the shop, we have a mill.", "In addition to the shop, we have a mill."],
    ["However hard we try, it rains.", "However hard we try, it rains."],
    ["Second quarter sales rose.", "Second quarter sales rose."],
    ["Still waters run deep.", "Still waters run deep."],
    ["Next week, the shop opens.", "Next week, the shop opens."],
  ])("%s", (before, after) => expect(withoutLead(before)).toBe(after));
});

describe("isFragment", () => {
  it.each([
    "This, writing forces a person to think.",
    "that we here highly resolve that these dead shall not have died in vain.",
    "Because offices closed in March.",
    "Which is why we left.",
    "We came and.",
    "Wait.",
  ])("refuses: %s", (sentence) => expect(isFragment(sentence)).toBe(true));
  it.each([
    "Because offices closed in March, we left.",
    "This writing forces a person to think.",
    "iPhone sales rose.",
    "Who pays for the van?",
    "新店有二十名员工。",
    "After six weeks it fell to 14.",
  ])("accepts: %s", (sentence) => expect(isFragment(sentence)).toBe(false));
});

describe("pointsBack", () => {
  it.each(["It is pretty much the only lamp.", "As far as I know, it is still used.", '"He always does."'])(
    "hangs: %s",
    (sentence) => expect(pointsBack(sentence)).toBe(true),
  );
  it.each(["It is a truth universally known.", "It was the mayor who paid.", "It is not clear who paid."])(
    "stands: %s",
    (sentence) => expect(pointsBack(sentence)).toBe(false),
  );
});
