import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordRange } from "../../promises/words.ts";
import { needing } from "../../promises/needing.ts";
import { oneCall } from "../../promises/posts.ts";
import { writePost as rule } from "../../builtin/social/posts.ts";
import { socialTool } from "./social-tool.ts";
import instruction from "./write-a-post.md?raw";

export const writeAPost = socialTool({
  id: "social/write-a-post",
  name: "Write a Post",
  icon: "square-pen",
  category: "Basic Options",
  platform: "General",
  shortDescription: "A clear post from any notes.",
  purpose: "A clear post from any notes. 40-120 words; one idea; one call to action.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [
    sameLanguage,
    nothingNew,
    needing(30, "A post of 40 to 120 words", wordRange(40, 120)),
    oneCall,
  ],
  suboptions: [],
});
