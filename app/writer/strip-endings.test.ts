import { describe, expect, it } from "vitest";
import { findEntry } from "./catalogue/catalogue.ts";
import { stripperFor } from "./strip.ts";

function strip(id: string, answer: string, text = "Our trike carries two children and a week of groceries.") {
  const entry = findEntry(id);
  if (!entry) throw new Error(`no ${id}`);
  const stripper = stripperFor({ entry, source: { text } });
  for (const delta of answer.match(/[\s\S]{1,7}/g) ?? []) stripper.push(delta);
  stripper.end();
  return { text: stripper.text, takenOff: stripper.takenOff };
}

describe("what is the writer's own stays", () => {
  it.each([
    ["social/write-a-post", "We built a trike.\n\nLet me know what you think!"],
    ["templates/facebook-post", "The repair evening is on Wednesday.\n\nLet me know if you're coming!"],
    [
      "professional/email-polisher",
      "Hello Marcus,\n\nThe invoice is attached.\n\nPlease feel free to ask if anything is unclear.",
    ],
    [
      "templates/linkedin-post",
      "Here is the version of meetings nobody asked for:\n\nNo slides. No chairs. Ten minutes.",
    ],
    ["writing/rewrite", "Here is the version of meetings nobody asked for:\n\nNo slides. No chairs."],
    ["social/write-a-post", "Sure.\n\nThat is what everybody said before the first ride."],
    ["writing/improve", '"We ride on Sundays."'],
    [
      "professional/email-polisher",
      "Hello Marcus,\n\nThe hinge is on its way.\n\nIf you'd like, I can call you.",
    ],
    [
      "templates/customer-support-reply",
      "Dear Ann,\n\nI am sorry.\n\nI can give you a new hinge if you need one.",
    ],
    ["social/write-a-post", "We ride on Sunday.\n\nPlease let me know if the date changes for you."],
    ["social/write-a-post", "We ride on Sunday.\n\nWould you like me to bring the trike?"],
    ["social/write-a-post", "Salimos el domingo.\n\nSi quieres, puedo pasar a buscarte."],
    ["templates/facebook-post", "Wir fahren am Sonntag.\n\nWenn Sie möchten, kann ich Sie abholen."],
    ["writing/improve", "I hope this helps!"],
  ])("%s: %s", (id, answer) => {
    expect(strip(id, answer)).toEqual({ text: answer, takenOff: [] });
  });
});

describe("what speaks of the task goes, and is kept aside", () => {
  const body = "Our trike carries two children.\n\nIt also carries the shopping.";
  it.each([
    ["Sure!", ""],
    ["Sure! Here's a rewritten version:", ""],
    ["Here is the rewritten version:", ""],
    ["Here is a version of your text that is clearer:", ""],
    ["", "Let me know if you would like another version!"],
    ["", "I can also make it shorter."],
    ["", "Would you like me to try a warmer tone?"],
    ["Certainly! Here is the improved text:", "Feel free to adjust it to suit your needs."],
  ])("%s … %s", (first, last) => {
    const answer = [first, body, last].filter(Boolean).join("\n\n");
    expect(strip("writing/rewrite", answer)).toEqual({ text: body, takenOff: [first, last].filter(Boolean) });
  });

  it.each([
    [
      "social/write-a-post",
      "",
      "Would you like a shorter version for Instagram or one with a stronger hook?",
    ],
    ["templates/job-description", "", "Wenn Sie möchten, formuliere ich die Anzeige auch kürzer."],
    ["writing/rewrite", "", "---\n\nI hope this revised version helps!"],
    ["professional/cv-resume-writer", "Here is your CV:", ""],
    ["writing/fix-grammar", "맞춤법을 확인한 글입니다.", ""],
    ["writing/rewrite", "承知しました。以下が書き直した文章です。", ""],
  ])("%s: %s … %s", (id, first, last) => {
    expect(strip(id, [first, body, last].filter(Boolean).join("\n\n"))).toEqual({
      text: body,
      takenOff: [first, last].filter(Boolean),
    });
  });

  it("a fence around the whole", () => {
    expect(strip("writing/rewrite", `\`\`\`markdown\n${body}\n\`\`\``)).toEqual({
      text: body,
      takenOff: ["```markdown", "```"],
    });
  });

  it("an offer that names the task, behind a letter", () => {
    const letter = "Dear Ann,\n\nThe trike is ready. Let me know if you come.";
    expect(
      strip("professional/email-polisher", `${letter}\n\nLet me know if you'd like a shorter version.`),
    ).toEqual({
      text: letter,
      takenOff: ["Let me know if you'd like a shorter version."],
    });
  });
});
