import { numbersFromText } from "../../../promises/facts.ts";
import { template } from "../template.ts";
import instruction from "./flash-fiction.md?raw";

const skeleton = [
  {
    title: "Moment",
    mark: "block",
    belongs: "one moment, begun in the middle",
    slot: "the moment in which it begins",
  },
  {
    title: "Change",
    mark: "block",
    belongs: "what changes in it",
    slot: "what changes",
  },
  {
    title: "Echo",
    mark: "block",
    belongs: "a last line that sends the reader back to the first",
    slot: "a last line that echoes the first",
  },
] as const;

export const flashFiction = template({
  value: "flash-fiction",
  name: "Flash Fiction",
  category: "Stories",
  icon: "zap",
  shortDescription: "A whole story in under 300 words.",
  instruction,
  skeleton,
  most: { words: 299 },
  promises: [{ ...numbersFromText, id: "nothing-new" }],
});
