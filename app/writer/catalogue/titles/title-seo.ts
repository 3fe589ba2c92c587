import { searchTitles, lineRule, optionLimit } from "../../builtin/titles/titles.ts";
import { sameLanguage } from "../../promises/language.ts";
import { keyphraseWithin, lineBetween, lineOptions, nothingNewInLines } from "../../promises/titles.ts";
import { entry } from "../declare.ts";
import instruction from "./title-seo.md?raw";

export const titleSeo = entry({
  id: "titles/title-seo",
  name: "title:SEO",
  icon: "search",
  shortDescription: "Leads with the search phrase.",
  purpose: "Leads with the search phrase. Keyphrase in the first 30 characters; at most 60 in all.",
  kind: "generate",
  class: "edit",
  instruction,
  rule: lineRule(searchTitles, "title"),
  promises: () => [
    sameLanguage,
    nothingNewInLines,
    lineOptions(optionLimit),
    lineBetween(1, 60),
    keyphraseWithin(30),
  ],
  suboptions: [],
});
