import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { searchReady } from "../../promises/search.ts";
import { optimizeSearch as rule } from "../../builtin/marketing/seo.ts";
import instruction from "./seo-optimize.md?raw";

export const seoOptimize = entry({
  id: "marketing/seo-optimize",
  name: "SEO Optimize",
  icon: "search",
  shortDescription: "Readable for people, findable for search.",
  purpose:
    "Readable for people, findable for search. Title at most 60, description at most 155 characters; keyphrase in title, first paragraph and one heading; density 0.5-2.5%.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, searchReady],
  suboptions: [],
});
