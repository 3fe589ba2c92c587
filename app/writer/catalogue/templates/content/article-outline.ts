import { template } from "../template.ts";
import instruction from "./article-outline.md?raw";

const skeleton = [
  { title: "Working title", mark: "title", belongs: "what the article will be called" },
  { title: "Thesis", mark: "heading", belongs: "what it claims, in one sentence" },
  { title: "Sections", mark: "heading", belongs: "the parts in order, with the points of each" },
  { title: "Sources to find", mark: "heading", belongs: "what must be checked or found" },
] as const;

export const articleOutline = template({
  value: "article-outline",
  name: "Article Outline",
  category: "Content",
  icon: "list-tree",
  shortDescription: "A structure before the sentences.",
  instruction,
  skeleton,
});
