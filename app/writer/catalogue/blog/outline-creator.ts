import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { headingCount } from "../../promises/structure.ts";
import { outlineShape } from "../../promises/formats.ts";
import { outline as rule } from "../../builtin/blog/outline.ts";
import instruction from "./outline-creator.md?raw";

export const outlineCreator = entry({
  id: "blog/outline-creator",
  name: "Outline Creator",
  icon: "list-tree",
  shortDescription: "Sections before sentences.",
  purpose: "Sections before sentences. H2/H3 tree with 4-8 sections and one line each.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, headingCount(4, 8), outlineShape],
  suboptions: [],
});
