import { describe, expect, it } from "vitest";
import { written } from "#tests/support/rule-output.ts";
import { readSamples } from "#tests/texts/read-texts.ts";
import { writeCoverLetter } from "./cover-letter.ts";
import { writeCv } from "./cv.ts";
import { polishEmail } from "./email.ts";
import { writePitch } from "./pitch.ts";

const texts = new Map([...readSamples(), ...readSamples("business")]);
const text = (name: string) => texts.get(name) ?? "";

describe("writeCv", () => {
  it("opens bullets with what was done and asks for numbers", () => {
    expect(writeCv({ text: text("work history") })).toBe(
      [
        "- Managed a team of six support agents at Harbour Telecom from 2019 to 2023",
        "- Trained new staff and wrote the help pages [number of people]",
        "- Answered 1,200 tickets a month",
        "- Introduced a rota that cut overtime by 30%",
        "- Worked as a receptionist at a dental clinic [number or result]",
      ].join("\n"),
    );
    expect(writeCv({ text: text("cover letter") })).toContain(
      "## Current job at a small publisher in Cork\n\n- Checked the proofs of 14 books",
    );
  });

  it("declines a text without deeds", () => {
    expect(writeCv({ text: text("policy") })).toMatchObject({
      decline: expect.stringContaining("what you did"),
    });
  });
});

describe("writeCoverLetter", () => {
  it("keeps the applicant's sentences and leaves slots for the rest", () => {
    const letter = written(writeCoverLetter({ text: text("cover letter") }));
    expect(letter).toContain("the position of junior editor");
    expect(letter).toContain("checking the proofs of 14 books");
    expect(letter).toContain("[company]");
    expect(letter).toMatch(/^Dear \[.*\],\n\n[\s\S]*Kind regards,\n\n\[Your name\]$/);
  });
});

describe("polishEmail", () => {
  it("adds a subject, asks politely and keeps the sign-off", () => {
    const mail = written(polishEmail({ text: text("banner email") }));
    expect(mail).toMatch(/^Subject: \S/);
    const bare = written(polishEmail({ text: text("blog on remote work") }));
    expect(bare).toMatch(/^Subject: .+\n\nHello \[name\],\n/);
    expect(mail).toContain("I am writing about the banner for the fair.");
    expect(mail).toContain("Could you please send me the version with the new logo?");
    expect(mail).toMatch(/Thank you,\nPriya$/);
  });

  it("declines a note with no room for a subject", () => {
    expect(polishEmail({ text: "The van is here now." })).toMatchObject({
      decline: expect.stringContaining("subject line"),
    });
  });
});

describe("writePitch", () => {
  it("puts sentences where they belong and slots where none does", () => {
    const pitch = written(writePitch({ text: text("time tracker") }));
    expect(pitch).toMatch(
      /## Problem\n\nMost small agencies .*## Solution\n\nTally is .*## Proof\n\nAgencies that switched.*## Ask\n\n/s,
    );
    expect(writePitch({ text: "We moved the bakery to Mill Street." })).toContain(
      "[What you ask for: a decision, an amount, a meeting.]",
    );
  });
});
