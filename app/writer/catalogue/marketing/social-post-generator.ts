import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { charactersAtMost } from "../../promises/lines.ts";
import { oneCall } from "../../promises/calls.ts";
import { writePost as rule } from "../../builtin/repurpose/repurpose.ts";
import { platformLimits } from "../social/platform-limits.ts";
import instruction from "./social-post-generator.md?raw";

export const socialPostGenerator = entry({
  id: "marketing/social-post-generator",
  name: "Social Post Generator",
  icon: "send",
  shortDescription: "Turn any text into a ready post.",
  purpose: "Turn any text into a ready post. Within the platform limit; one call to action.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, charactersAtMost(platformLimits.LinkedIn.post.value), oneCall()],
  suboptions: [],
});
