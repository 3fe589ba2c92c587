import { expect, test } from "vitest";
import { readMarkdown } from "#app/document/markdown.ts";
import { foundPlace, movedPlace, spotAt } from "./moved-place.ts";

/** The text after an edit with `|` where the place is that has `|` in the text before. */
const moved = (marked: string, edited: string): string => followed(marked, edited, movedPlace);

/** The same where nobody knows how the one became the other. */
const found = (marked: string, other: string): string =>
  followed(marked, other, (before, after, at) => foundPlace(after, spotAt(before, at)));

function followed(marked: string, edited: string, place: typeof movedPlace): string {
  const doc = readMarkdown(marked.replace("|", ""));
  let at = -1;
  readMarkdown(marked).descendants((node, position) => {
    const within = node.text?.indexOf("|") ?? -1;
    if (within >= 0) at = position + within;
  });
  const after = readMarkdown(edited);
  const there = after.resolve(place(doc, after, at));
  const blocks: string[] = [];
  after.descendants((node, position) => {
    if (!node.isTextblock) return;
    const offset = there.parent === node && position + 1 === there.start() ? there.parentOffset : -1;
    blocks.push(
      offset < 0
        ? node.textContent
        : `${node.textContent.slice(0, offset)}|${node.textContent.slice(offset)}`,
    );
  });
  return blocks.join("\n\n");
}

test("a place stays behind its words, however much longer or shorter what is before and behind it becomes", () => {
  expect(moved("He could of gone. The winds.|", "He could have gone. The winds.")).toBe(
    "He could have gone. The winds.|",
  );
  expect(
    moved("In order to win, we run.| At this point in time we rest.", "To win, we run. Now we rest."),
  ).toBe("To win, we run.| Now we rest.");
  expect(moved("Of a. Of b.| Of c.\n\nOf d.", "Have a. Have b. Have c.\n\nHave d.")).toBe(
    "Have a. Have b.| Have c.\n\nHave d.",
  );
  expect(moved("One two |three of.", "Here one two three have.")).toBe("Here one two |three have.");
  expect(moved("One tw|o of.", "Oh one tw two have.")).toBe("Oh one tw tw|o have.");
});

test("behind a word that was changed it stands behind what came for it", () => {
  expect(moved("He could of. The wind|", "He could have. The winds")).toBe("He could have. The winds|");
  expect(moved("Teh cat recieve| it of.", "The cat receive it have.")).toBe("The cat receive| it have.");
  expect(moved("I of like bread|", "I have like bread.")).toBe("I have like bread|.");
});

test("at the beginning of a paragraph it stays there, also where one came before it", () => {
  expect(moved("Of a.\n\n|We of b. C.", "Have a.\n\nNew one.\n\nWe have b. D.")).toBe(
    "Have a.\n\nNew one.\n\n|We have b. D.",
  );
  expect(moved("Of a.\n\n|Of b. C.", "Have a.\n\nHave b. D.")).toBe("Have a.\n\n|Have b. D.");
  expect(moved("Of a.\n\nOf b. C.|", "Have a. Have b. D.")).toBe("Have a. Have b. D.|");
  expect(moved("Of a. Of b. C.|", "Have a.\n\nHave b.\n\nC.")).toBe("Have a.\n\nHave b.\n\nC.|");
});

test("where nobody knows how it came it is behind the same words, the nearest of them, and never within a word", () => {
  const before = "In order to win, we run. The wind is up.| At this point in time we rest.";
  expect(found(before, "To win, we run. The wind is up. Now we rest.")).toBe(
    "To win, we run. The wind is up.| Now we rest.",
  );
  expect(found(before, "Then the wind is up. We ran to win.")).toBe("Then the wind is up.| We ran to win.");
  expect(found("One.\n\nTwo is| one.", "One.\n\nTwo is one. Two is.\n\nTwo is.")).toBe(
    "One.\n\nTwo is| one. Two is.\n\nTwo is.",
  );
  expect(found(before, "Nothing of that.\n\nHere.")).toBe("Nothing of that.\n\nHere.|");
  expect(found("One.\n\n|Two.", "Zero.\n\nOne.\n\nTwo.")).toBe("Zero.\n\n|One.\n\nTwo.");
  expect(found("Only here|.", "---")).toBe("");
});
