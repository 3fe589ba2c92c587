import { describe, expect, it } from "vitest";
import { readSamples, readText } from "#tests/texts/read-texts.ts";
import { storyCast } from "../stories/kind.ts";
import { pointsOf, within } from "./points.ts";
import { sectionsOf } from "./sections.ts";
import { topicsOf } from "./topics.ts";
import { isPast, pastFromIng } from "./verbs.ts";

const texts = new Map([...readSamples(), ...readSamples("business"), ...readSamples("documents")]);
const text = (name: string) => texts.get(name) ?? "";

describe("topicsOf", () => {
  it("gives what somebody owns an article, and no name for itself", () => {
    const named = topicsOf({
      text: "The name of the man was Elimelech, and Naomi's husband died. She came from Moab.",
    }).map((topic) => topic.named);
    expect(named).toContain("the husband");
    expect(named).not.toContain("the name");
  });

  it.each([
    ["launch email", "the reusable bottle"],
    ["lamp page", "the desk lamp"],
    ["loose blog", "remote work"],
    ["bus opinion", "buses"],
    ["compost guide", "composting at home"],
    ["quarterly figures", "revenue"],
    ["ferry news", "the ferry"],
    ["story with a dog", "Hannah"],
  ])("%s is about %s", (name, named) => expect(topicsOf({ text: text(name) })[0]?.named).toBe(named));

  it("tells a verb from a compound", () => {
    const kitchens = topicsOf({
      text: "Our studio designs small kitchens for old flats. The quarterly sales figures rose.",
    });
    expect(kitchens.map((topic) => topic.phrase)).toEqual(expect.arrayContaining(["studio", "kitchens"]));
    expect(kitchens.map((topic) => topic.phrase).join()).toContain("sales figures");
  });

  it("names a story by its people, places and things, the people first", () => {
    const subjects = (one: string) => topicsOf({ text: one }).map((topic) => topic.named);
    expect(subjects(readText("pride")).slice(0, 3)).toEqual(["Mr. Bennet", "Mr. Bingley", "Mrs. Long"]);
    expect(subjects(readText("ruth"))).toEqual(expect.arrayContaining(["Naomi", "Boaz", "Ruth", "Moab"]));
    expect(subjects(readText("ruth"))).not.toContain("law");
    expect(subjects(text("snail and hare")).slice(0, 3)).toEqual(["the snail", "the hare", "the garden"]);
  });

  it("takes no report for a story, whoever is named in it", () => {
    for (const name of ["order sheets", "booking outage", "ferry news", "support lead", "status report"])
      expect(storyCast(text(name)), name).toBeNull();
    for (const name of ["opticks", "gettysburg", "rights"] as const)
      expect(storyCast(readText(name)), name).toBeNull();
    for (const name of ["snail and hare", "story with a dog"])
      expect(storyCast(text(name)), name).not.toBeNull();
  });

  it("tells a verb before its object from a noun", () => {
    const phrases = (one: string) => topicsOf({ text: one }).map((topic) => topic.phrase);
    expect(phrases("The endpoint lists the orders of a customer.")[0]).toBe("endpoint");
    expect(
      phrases("Our studio in Cork makes maps that saves money. You draw trail maps, check routes on foot."),
    ).toEqual(expect.not.arrayContaining(["makes maps", "saves money", "check routes"]));
    expect(phrases("Thank you for writing. The lamp is broken.")).toEqual(["lamp"]);
    expect(phrases("Priya Nair signed the contract for the harbour.")[0]).toBe("Priya Nair");
  });

  it("names no verb, no time and no filler", () => {
    const named = [...texts.values()].flatMap((one) => topicsOf({ text: one }).map((topic) => topic.phrase));
    expect(
      named.filter((phrase) => /^(?:is|was|day|week|thing|lot|should|went|rose|decided)$/.test(phrase)),
    ).toEqual([]);
    expect(topicsOf({ text: "It is. We were. They did." })).toEqual([]);
  });
});

describe("pointsOf", () => {
  it("gives whole sentences that stand alone, tightened", () => {
    const points = pointsOf(text("loose blog")).map((point) => point.text);
    expect(points[0]).toBe("Remote work has become part of how companies operate.");
    expect(points.filter((point) => /^(?:However|This|It|They|Some of them)\b/.test(point))).toEqual([]);
  });

  it("cuts a sentence at whole clauses", () => {
    expect(within("Orders placed before June 30 ship free.", 50)).toBe(
      "Orders placed before June 30 ship free.",
    );
    expect(
      within("Short words only here and no place at which a rule could ever cut this one.", 30),
    ).toBeNull();
  });
});

describe("sectionsOf", () => {
  it("takes the text's headings, else names parts by their topics", () => {
    const given = sectionsOf({ text: "## One\n\nThe oven is hot.\n\n## Other\n\nThe dough rests." }, 2, 4);
    expect(given.map((section) => [section.name, section.given])).toEqual([
      ["One", true],
      ["Other", true],
    ]);
    const parts = sectionsOf({ text: text("loose blog") }, 4, 8);
    expect(parts.map((section) => section.name)).toEqual(["Remote work", "Meetings", "Lesson", "Team"]);
  });
});

describe("verbs", () => {
  it("knows pasts and makes them", () => {
    expect(["led", "checked", "built", "need", "been"].map(isPast)).toEqual([true, true, true, false, false]);
    expect(["training", "writing", "building", "carrying", "kitchen"].map(pastFromIng)).toEqual([
      "trained",
      "wrote",
      "built",
      "carried",
      null,
    ]);
  });
});
