import { part } from "../../../builtin/templates/layout.ts";
import { numbersFromText } from "../../../promises/facts.ts";
import { template } from "../template.ts";
import instruction from "./flash-fiction.md?raw";

const skeleton = [
  part({
    title: "Moment",
    mark: "block",
    belongs: "one moment, begun in the middle",
    slot: "the moment in which it begins",
    cues: { first: 1, scene: 1 },
  }),
  part({
    title: "Change",
    mark: "block",
    belongs: "what changes in it",
    slot: "what changes",
    cues: { change: 2, obstacle: 1 },
  }),
  part({
    title: "Echo",
    mark: "block",
    belongs: "a last line that sends the reader back to the first",
    slot: "a last line that echoes the first",
    cues: { last: 2, late: 1, feeling: 1 },
    most: 3,
  }),
];

export const flashFiction = template(
  {
    value: "flash-fiction",
    name: "Flash Fiction",
    category: "Stories",
    icon: "zap",
    shortDescription: "A whole story in under 300 words.",
    instruction,
    skeleton,
    layout: { order: "arc", words: 299 },
    promises: [{ ...numbersFromText, id: "nothing-new" }],
  },
  skeleton,
);
