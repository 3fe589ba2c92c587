import { itemsUnder } from "../../../promises/sections.ts";
import { slugUnder } from "../../../promises/shapes.ts";
import { template } from "../template.ts";
import instruction from "./seo-title-and-meta-description.md?raw";

const snippetSizes = { title: 60, description: 155 } as const;

const skeleton = [
  { title: "Titles", mark: "heading", belongs: "five titles of at most 60 characters" },
  { title: "Descriptions", mark: "heading", belongs: "five descriptions of at most 155 characters" },
  { title: "Slug", mark: "heading", belongs: "words of the address, small letters and hyphens" },
] as const;

export const seoTitleAndMetaDescription = template({
  value: "seo-title-and-meta-description",
  name: "SEO Title & Meta Description",
  category: "Marketing",
  icon: "search",
  shortDescription: "Search snippets at exact lengths.",
  instruction,
  skeleton,

  promises: [
    itemsUnder("Titles", 5, 5, snippetSizes.title),
    itemsUnder("Descriptions", 5, 5, snippetSizes.description),
    slugUnder,
  ],
});
