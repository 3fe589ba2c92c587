import { expect, test } from "vitest";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { withUntouched } from "./untouched.ts";

const one = "In order to win, one runs. At this point in time it rains on us.";
const two = "There are three of them in the house. Nobody has counted them since then.";
const three = "The shop is closed on Sundays. The ovens are actually cold by noon.";
const source = [one, two, three].join("\n\n");
const untouched = (written: string, from = source) => {
  const found = withUntouched(readMarkdown(from), readMarkdown(written));
  return found && { text: writeMarkdown(found.doc), from: found.from };
};

test("an edit that was stopped between paragraphs goes on with the others as they are", () => {
  expect(untouched("To win, one runs. Now it rains on us.")).toEqual({
    text: `To win, one runs. Now it rains on us.\n\n${two}\n\n${three}`,
    from: "There are three of them in the house.",
  });
});

test("in a paragraph it goes on with the sentence in which it broke off", () => {
  const begun = "To win, one runs. Now it rains on us.\n\nThree of them are in the house.";
  for (const broken of ["", " Nobody has coun", " Nobody"])
    expect(untouched(begun + broken)).toEqual({
      text: `${begun} Nobody has counted them since then.\n\n${three}`,
      from: "Nobody has counted them since then.",
    });
});

test("one that broke off in its first sentence has touched nothing, and one that was through has left nothing", () => {
  expect(untouched("To wi")?.text).toBe(source);
  expect(untouched(source)).toBeNull();
  expect(untouched("Rain today.", "It rains.")).toBeNull();
});

test("in words of another language sentences are counted", () => {
  expect(untouched("Para ganar se corre. Ahora llueve.\n\nSon tr")?.text).toBe(
    `Para ganar se corre. Ahora llueve.\n\n${two}\n\n${three}`,
  );
});

test("paragraphs that are much alike are not passed over, and neither is what one sentence seems to pass over", () => {
  const alike = Array.from(
    { length: 12 },
    (_, at) => `Paragraph ${at + 1} is about pier ${at + 1}. ${three}`,
  );
  expect(untouched(`${alike[0]}\n\nParagraph 2 is about`, alike.join("\n\n"))?.text).toBe(alike.join("\n\n"));
  const far = [one, two, two, two, three].join("\n\n");
  expect(untouched("To win, one runs. The ovens are cold by noon.", far)?.text).toContain(two);
});

test("a list goes on as one list, with its words' marks", () => {
  const list = "- Bread is **sold** at nine.\n- In order to win, one *runs*.\n- Nobody swims.";
  expect(untouched("- Bread is sold at 9.\n- To w", list)?.text).toBe(
    "- Bread is sold at 9.\n- In order to win, one *runs*.\n- Nobody swims.",
  );
});
