import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordRange } from "../../promises/words.ts";
import { readIn } from "../../builtin/read-time/read-time.ts";
import instruction from "./10-minutes.md?raw";

export const minutes10 = entry({
  id: "read-time/10-minutes",
  name: "10 minutes",
  icon: "timer",
  shortDescription: "About 2,000 words.",
  purpose: "About 2,000 words. 1,800-2,200 words.",
  kind: "transform",
  class: "edit",
  instruction,
  rule: readIn(10),
  promises: () => [sameLanguage, nothingNew, wordRange(1800, 2200)],
  suboptions: [],
});
