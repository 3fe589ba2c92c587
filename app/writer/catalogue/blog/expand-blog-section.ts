import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { headingsKept } from "../../promises/structure.ts";
import { wordShare } from "../../promises/words.ts";
import { expandSection as rule } from "../../builtin/expand/plain-expand.ts";
import instruction from "./expand-blog-section.md?raw";

export const expandBlogSection = entry({
  id: "blog/expand-blog-section",
  name: "Expand Blog Section",
  icon: "unfold-vertical",
  shortDescription: "Grow one section in place.",
  purpose: "Grow one section in place. Heading kept; 150-250% of the section's words.",
  kind: "transform",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, headingsKept, wordShare(1.5, 2.5)],
  suboptions: [],
});
