import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordRange } from "../../promises/words.ts";
import { writeIntro as rule } from "../../builtin/blog/intro.ts";
import instruction from "./blog-intro-writer.md?raw";

export const blogIntroWriter = entry({
  id: "blog/blog-intro-writer",
  name: "Blog Intro Writer",
  icon: "log-in",
  shortDescription: "An opening that earns the scroll.",
  purpose: "An opening that earns the scroll. Hook, context, promise in at most 120 words.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, wordRange(1, 120)],
  suboptions: [],
});
