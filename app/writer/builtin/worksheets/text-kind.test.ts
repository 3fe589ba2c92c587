import { expect, it } from "vitest";
import { kindOfText } from "./text-kind.ts";

it.each([
  [
    "letter",
    "Hi everyone,\n\nThe network will be off from 4 pm on Thursday. Bring your crates.\n\nBest,\nJonas",
  ],
  [
    "minutes",
    "Minutes of the committee, 4 February.\n\nApologies were received from Bill. The accounts were approved.",
  ],
  [
    "recipe",
    "You will need:\n\n- 250 g red lentils, rinsed\n- 1 large onion, chopped\n- 1.2 litres of stock\n\nStir.",
  ],
  [
    "career",
    "I managed six drivers at a depot in Hull. Before that I worked for the council, responsible for the rota.",
  ],
  [
    "story",
    "“Shake it,” she said. He turned the parcel over. She pulled the lamp closer, and her hand was cold.",
  ],
  [
    "memoir",
    "I began with the shelves. My brother had gone. I sat on the bucket and read until my eyes were sore. I was ten.",
  ],
  [
    "other",
    "The footbridge will close for eleven weeks, the council said on Thursday. The work will cost £386,000.",
  ],
  [
    "other",
    "It weighs 640 grams and holds 20 litres. What you get:\n\n- Padded sleeve\n- Two bottle pockets\n- Rain cover",
  ],
  ["other", ""],
])("sees a text as %s", (kind, text) => {
  expect(kindOfText(text)).toBe(kind);
});
