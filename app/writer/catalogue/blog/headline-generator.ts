import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { uniqueLines } from "../../promises/lines.ts";
import { writeHeadlines as rule } from "../../builtin/blog/headlines.ts";
import instruction from "./headline-generator.md?raw";

export const headlineGenerator = entry({
  id: "blog/headline-generator",
  name: "Headline Generator",
  icon: "heading",
  shortDescription: "Ten headlines, five patterns.",
  purpose: "Ten headlines, five patterns. 10 unique lines, each at most 70 characters.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, uniqueLines(10, 70)],
  suboptions: [],
});
