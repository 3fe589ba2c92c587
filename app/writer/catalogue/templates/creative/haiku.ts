import { numbersFromText } from "../../../promises/facts.ts";
import { haikuShape } from "../../../promises/shapes.ts";
import { template } from "../template.ts";
import instruction from "./haiku.md?raw";

const skeleton = [
  { title: "First line", mark: "block", belongs: "five syllables" },
  { title: "Second line", mark: "block", belongs: "seven syllables" },
  { title: "Third line", mark: "block", belongs: "five syllables" },
] as const;

export const haiku = template({
  value: "haiku",
  name: "Haiku",
  category: "Creative",
  icon: "leaf",
  shortDescription: "Three lines, one moment.",
  instruction,
  skeleton,

  ownShape: true,
  promises: [{ ...numbersFromText, id: "nothing-new" }, haikuShape],
});
