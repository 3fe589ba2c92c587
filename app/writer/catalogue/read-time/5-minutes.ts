import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordRange } from "../../promises/words.ts";
import { readIn } from "../../builtin/read-time/read-time.ts";
import instruction from "./5-minutes.md?raw";

export const minutes5 = entry({
  id: "read-time/5-minutes",
  name: "5 minutes",
  icon: "timer",
  shortDescription: "About 1,000 words.",
  purpose: "About 1,000 words. 900-1,100 words.",
  kind: "transform",
  class: "edit",
  instruction,
  rule: readIn(5),
  promises: () => [sameLanguage, nothingNew, wordRange(900, 1100)],
  suboptions: [],
});
