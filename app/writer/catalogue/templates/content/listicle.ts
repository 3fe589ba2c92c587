import { nothingNewBelowTitle, titleCounts } from "../../../promises/shapes.ts";
import { template } from "../template.ts";
import instruction from "./listicle.md?raw";

const skeleton = [
  { title: "Title", mark: "title", belongs: "with the number of items" },
  { title: "Intro", mark: "block", belongs: "what the list is for" },
  { title: "Items", mark: "heading", belongs: "each with its reason" },
  { title: "Pick of the list", mark: "heading", belongs: "the one to choose, and why" },
] as const;

export const listicle = template({
  value: "listicle",
  name: "Listicle",
  category: "Content",
  icon: "list",
  shortDescription: "A list with a point.",
  instruction,
  skeleton,

  promises: [nothingNewBelowTitle, titleCounts],
});
