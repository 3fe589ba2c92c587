import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { lineWords } from "../../promises/lines.ts";
import { opensWithVerb } from "../../promises/calls.ts";
import { enhanceCall as rule } from "../../builtin/marketing/call-to-action.ts";
import instruction from "./call-to-action-enhancer.md?raw";

export const callToActionEnhancer = entry({
  id: "marketing/call-to-action-enhancer",
  name: "Call-to-Action Enhancer",
  icon: "mouse-pointer-click",
  shortDescription: "Make the next step obvious.",
  purpose: "Make the next step obvious. One imperative verb first; at most 8 words.",
  kind: "transform",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, lineWords(8), opensWithVerb],
  suboptions: [],
});
