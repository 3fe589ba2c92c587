import { addSummary } from "../../builtin/continue/continue.ts";
import { continues } from "../../promises/continuation.ts";
import { nothingNew, quotesVerbatim } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { entry } from "../declare.ts";
import instruction from "./add-a-summary.md?raw";

export const addASummaryOption = entry({
  id: "continue/add-a-summary",
  name: "add a summary",
  icon: "list-collapse",
  shortDescription: "Close with the gist so far.",
  purpose: "Close with the gist so far. Begins where the text ends; the text itself stays as it is.",
  kind: "continue",
  class: "edit",
  instruction,
  rule: addSummary,
  promises: () => [sameLanguage, nothingNew, continues, quotesVerbatim, wordShare(0, 0.4)],
  suboptions: [],
});
