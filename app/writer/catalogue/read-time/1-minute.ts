import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordRange } from "../../promises/words.ts";
import { readIn } from "../../builtin/read-time/read-time.ts";
import instruction from "./1-minute.md?raw";

export const minute1 = entry({
  id: "read-time/1-minute",
  name: "1 minute",
  icon: "timer",
  shortDescription: "About 200 words.",
  purpose: "About 200 words. 180-220 words.",
  kind: "transform",
  class: "edit",
  instruction,
  rule: readIn(1),
  promises: () => [sameLanguage, nothingNew, wordRange(180, 220)],
  suboptions: [],
});
