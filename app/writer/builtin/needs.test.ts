import { describe, expect, it } from "vitest";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";
import { findEntry } from "../catalogue/catalogue.ts";
import { lacks, type Need } from "./needs.ts";

const texts = new Map([
  ...readSamples(),
  ...readSamples("business"),
  ...readSamples("documents"),
  ...[...classics, "rights" as const].map((name) => [name, readText(name)] as const),
]);
const text = (name: string) => texts.get(name) ?? "";

const found: Readonly<Record<Need, readonly string[]>> = {
  work: ["work history", "cover letter", "CV bullet", "support lead"],
  message: ["banner email", "request email", "rough email", "broken lamp", "short note"],
  offer: ["bakery", "time tracker", "lamp page", "product page", "reading room", "bus opinion", "night bus"],
  report: ["status report", "minutes", "meeting notes", "farm notes", "pilot report", "quarterly figures"],
  vacancy: ["map studio", "work history"],
  customer: ["order sheets", "loose blog", "time tracker"],
  company: ["bakery", "map studio", "order sheets"],
  steps: ["bread steps", "compost guide", "orders endpoint", "broken lamp"],
  system: ["booking outage", "orders endpoint", "cache note", "calendar release", "lamp page"],
  event: ["choir concert", "night bus", "reading room"],
  opinion: ["bus opinion", "school hours", "loose blog"],
  identity: ["support lead", "map studio", "work history"],
  case: ["pilot report", "essay opening", "bus opinion"],
};

describe("lacks", () => {
  it.each(Object.entries(found))("finds a text with a %s", (need, names) => {
    for (const name of names)
      expect({ name, lack: lacks("It", need as Need, text(name)) }).toEqual({ name, lack: null });
  });

  it("says what a form needs that a text has nothing of", () => {
    for (const name of ["rights", "opticks", "time tracker", "bakery", "essay opening", "ferry news"])
      expect(lacks("A cover letter", "work", text(name)), name).toMatchObject({
        decline: expect.stringMatching(/^A cover letter needs a sentence about your work/),
      });
    for (const need of ["offer", "report", "vacancy", "customer", "company", "message"] as const)
      expect(lacks("It", need, text("rights")), need).not.toBeNull();
    for (const name of ["pride", "ruth", "snail and hare", "story with a dog"])
      for (const need of Object.keys(found) as Need[])
        expect(lacks("It", need, text(name)), `${need} of ${name}`).not.toBeNull();
    expect(lacks("It", "offer", text("gettysburg"))).not.toBeNull();
  });

  it("does not hear what is only quoted", () => {
    expect(lacks("It", "work", 'The critic wrote: "I managed a team of six."')).not.toBeNull();
  });
});

describe("forms of work and trade", () => {
  const none = new AbortController().signal;
  it.each([
    ["professional/cover-letter-creator", "rights"],
    ["professional/cv-resume-writer", "rights"],
    ["professional/email-polisher", "rights"],
    ["professional/pitch-proposal-writer", "rights"],
    ["marketing/ad-copy-generator", "pride"],
    ["templates/cover-letter", "rights"],
    ["templates/cv-resume", "pride"],
    ["templates/email", "rights"],
    ["templates/business-proposal", "rights"],
    ["templates/job-description", "night bus"],
    ["templates/meeting-notes", "pride"],
    ["templates/product-description", "pride"],
    ["templates/promotional-email", "ruth"],
    ["templates/case-study", "rights"],
    ["templates/ad-copy", "gettysburg"],
    ["templates/executive-summary", "ruth"],
    ["templates/bug-report", "ruth"],
    ["templates/user-guide", "rights"],
    ["templates/release-notes", "gettysburg"],
    ["templates/event-announcement", "pride"],
    ["templates/social-media-bio", "rights"],
  ])("%s declines %s and says what it needs", async (id, name) => {
    const answer = await findEntry(id)?.rule?.({ text: text(name) }, {}, none);
    expect(answer).toMatchObject({ decline: expect.stringMatching(/ needs /) });
  });

  it("take a text that has some of it", async () => {
    for (const [id, name] of [
      ["templates/cover-letter", "work history"],
      ["templates/job-description", "map studio"],
      ["templates/product-description", "lamp page"],
      ["templates/meeting-notes", "minutes"],
      ["professional/pitch-proposal-writer", "reading room"],
    ] as const)
      expect(typeof (await findEntry(id)?.rule?.({ text: text(name) }, {}, none)), id).toBe("string");
  });
});
