import { entry } from "../declare.ts";
import { nothingNew, quotesVerbatim } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { summarize as rule } from "../../builtin/summarize/summarize.ts";
import instruction from "./summarize.md?raw";

export const summarize = entry({
  id: "writing/summarize",
  name: "Summarize",
  icon: "list-collapse",
  shortDescription: "The gist in a few lines.",
  purpose: "The gist in a few lines. At most 30% of the words; nothing new.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, quotesVerbatim, wordShare(0, 0.3)],
  suboptions: [],
});
