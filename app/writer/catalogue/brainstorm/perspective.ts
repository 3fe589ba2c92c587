import { perspective } from "../../builtin/brainstorm/speak.ts";
import { nothingNewInRole, nothingRepeated } from "../../promises/conversation.ts";
import { quotesVerbatim } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { entry } from "../declare.ts";
import instruction from "./perspective.md?raw";

export const otherPerspective = entry({
  id: "brainstorm/perspective",
  name: "Other perspective",
  icon: "glasses",
  shortDescription: "How another role sees it.",
  purpose: "How a message or a text looks to another role.",
  kind: "generate",
  class: "frame",
  instruction,
  promises: () => [sameLanguage, nothingNewInRole, quotesVerbatim, sentenceCount(2, 6), nothingRepeated],
  rule: (source) => perspective(source),
  suboptions: [],
});
