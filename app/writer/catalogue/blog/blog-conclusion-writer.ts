import { entry } from "../declare.ts";
import { mainPointRestated } from "../../promises/conclusion.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { writeConclusion as rule } from "../../builtin/blog/intro.ts";
import instruction from "./blog-conclusion-writer.md?raw";

export const blogConclusionWriter = entry({
  id: "blog/blog-conclusion-writer",
  name: "Blog Conclusion Writer",
  icon: "log-out",
  shortDescription: "End with a takeaway and a next step.",
  purpose: "End with a takeaway and a next step. Restates the main point; no new claims.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, mainPointRestated],
  suboptions: [],
});
