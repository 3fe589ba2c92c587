import { describe, expect, it } from "vitest";
import { clichesIn } from "../prose/cliches.ts";
import { fillersIn } from "../prose/filler-words.ts";
import { twistersIn } from "../prose/twisters.ts";
import type { Vow } from "../task.ts";
import {
  freshNames,
  interview,
  labelsOf,
  nothingSpoiled,
  onlyWhatComesAfter,
  partsInOrder,
  quotedLines,
  sceneOf,
  whatIfs,
} from "./stories.ts";
import { clichesGone, fillersGone, narrationKept, pointOfViewChanged, rhythmVaries } from "./story-style.ts";

const dog = 'The dog ran home. "I saw it," said Mara. She took the lamp. She went out alone.';

const cases: readonly [string, Vow, string, string, boolean | null][] = [
  [
    "parts as headings",
    partsInOrder(["Want", "Twist"]),
    dog,
    "### Want\n\nHome.\n\n### Twist\n\nNone.",
    true,
  ],
  [
    "parts as bold labels",
    partsInOrder(["Want", "Twist"]),
    dog,
    "**Want:** home.\n\n- **Twist**: none.",
    true,
  ],
  [
    "parts in another order",
    partsInOrder(["Want", "Twist"]),
    dog,
    "**Twist:** none.\n\n**Want:** home.",
    false,
  ],
  ["a line of the text", quotedLines(1), dog, "### A\n\n> The dog ran home.", true],
  ["a line that is not in it", quotedLines(1), dog, "> The cat ran home.", false],
  ["too few lines", quotedLines(2), dog, "> The dog ran home.", false],
  ["only what comes after", onlyWhatComesAfter, dog, "The gate was open.", true],
  [
    "the text again",
    onlyWhatComesAfter,
    dog,
    "She went out alone again. She went out all alone. She went out alone.",
    true,
  ],
  [
    "a whole sentence again",
    onlyWhatComesAfter,
    "The dog ran all the way home.",
    "The dog ran all the way home. Then it slept.",
    false,
  ],
  ["the end kept back", nothingSpoiled, dog, "The dog ran home.", true],
  ["the end told", nothingSpoiled, dog, "She went out alone.", false],
  ["what if", whatIfs(1), dog, "- **What if the dog stayed?** It could lead to [a fight].", true],
  ["what if without its lead", whatIfs(1), dog, "- What if the dog stayed?", false],
  ["fresh names", freshNames(1), dog, "1. **Clara** (person): clear. Sound: clean and bright.", true],
  ["a name of the text", freshNames(1), dog, "1. **Mara** (person): bitter. Sound: soft and dark.", false],
  ["an interview", interview(1), dog, "1. Where were you?\n\n[at home]", true],
  ["no answer", interview(2), dog, "1. Where were you?\n2. Why?", false],
  ["an open scene", sceneOf(2), dog, "The yard.\n\nWho was it?", true],
  ["a scene that ends without a question", sceneOf(2), dog, "The yard.\n\nIt was Mara.", null],
  ["a scene in one piece", sceneOf(2), dog, "The yard. Was it Mara?", false],
  [
    "another narrator",
    pointOfViewChanged,
    dog,
    'The dog ran home. "I saw it," said I. I took the lamp.',
    true,
  ],
  ["the same narrator", pointOfViewChanged, dog, "She took the lamp.", false],
  ["no filler", fillersGone, "It was very cold.", "It was cold.", true],
  ["a filler left", fillersGone, "It was very cold.", "It was very cold.", false],
  ["no worn phrase", clichesGone, dog, "It was quiet.", true],
  ["a worn phrase", clichesGone, dog, "She was safe and sound.", false],
  ["talk changed", narrationKept, 'He said "I am".', 'He said "I\'m".', true],
  ["narration changed", narrationKept, 'He said "I am".', 'He cried "I am".', false],
  ["more rhythm", rhythmVaries, "It ran on. It ran on.", "It ran on and on and on. It fell.", true],
];

describe("promises of stories", () => {
  it.each(cases)("%s", (_name, vow, text, output, kept) => {
    const { verdict, found } = vow.check({ text }, output);
    expect(found).toMatch(/./);
    expect(verdict).toBe(kept === null ? "unmeasured" : kept ? "kept" : "broken");
  });

  it("counts labels in other languages", () => {
    const text = "החברה פתחה סניף חדש בחיפה. הסניף מעסיק עשרים עובדים.";
    expect(
      partsInOrder(["Want", "Twist"]).check({ text }, "### א\n\nב\n\n### ג\n\nד").verdict === "kept",
    ).toBe(true);
    expect(labelsOf("## One\n- **Two:** x\n3. **Three** y")).toEqual(["One", "Two", "Three"]);
  });

  it("knows fillers, worn phrases and twisters by their place", () => {
    expect(
      fillersIn("It was very cold, but not very late. He had just come. “Really cold.” A rather long way."),
    ).toEqual(["very"]);
    expect(clichesIn("The calm before the storm; “safe and sound”.")).toEqual(["calm before the storm"]);
    expect(twistersIn("She sold six silver sandwiches. This that those then.")).toEqual([
      "sold six silver sandwiches",
    ]);
  });
});
