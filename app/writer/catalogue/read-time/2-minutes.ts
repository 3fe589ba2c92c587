import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordRange } from "../../promises/words.ts";
import { readIn } from "../../builtin/read-time/read-time.ts";
import instruction from "./2-minutes.md?raw";

export const minutes2 = entry({
  id: "read-time/2-minutes",
  name: "2 minutes",
  icon: "timer",
  shortDescription: "About 400 words.",
  purpose: "About 400 words. 360-440 words.",
  kind: "transform",
  class: "edit",
  instruction,
  rule: readIn(2),
  promises: () => [sameLanguage, nothingNew, wordRange(360, 440)],
  suboptions: [],
});
