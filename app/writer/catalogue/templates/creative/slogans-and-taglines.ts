import { itemsUnder } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./slogans-and-taglines.md?raw";

const skeleton = [
  { title: "Direct", mark: "heading", belongs: "three lines" },
  { title: "Clever", mark: "heading", belongs: "three lines" },
  { title: "Warm", mark: "heading", belongs: "three lines" },
  { title: "Bold", mark: "heading", belongs: "three lines" },
] as const;

export const slogansAndTaglines = template({
  value: "slogans-and-taglines",
  name: "Slogans & Taglines",
  category: "Creative",
  icon: "badge",
  shortDescription: "Twelve short lines in four tones.",
  instruction,
  skeleton,
  promises: [itemsUnder("Direct", 3), itemsUnder("Clever", 3), itemsUnder("Warm", 3), itemsUnder("Bold", 3)],
});
