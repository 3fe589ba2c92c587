import { numbersFromText } from "../../../promises/facts.ts";
import { lineGroups } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./poem.md?raw";

const skeleton = [
  { title: "Image", mark: "block", belongs: "what is seen" },
  { title: "Turn", mark: "block", belongs: "what changes in it" },
  { title: "Echo", mark: "block", belongs: "the first image, heard again" },
] as const;

export const poem = template({
  value: "poem",
  name: "Poem",
  category: "Creative",
  icon: "feather",
  shortDescription: "A poem in a chosen form.",
  instruction,
  skeleton,

  promises: [{ ...numbersFromText, id: "nothing-new" }, lineGroups(3, 3)],
});
