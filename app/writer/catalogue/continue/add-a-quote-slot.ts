import { addQuoteSlot } from "../../builtin/continue/continue.ts";
import { continues } from "../../promises/continuation.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { hasSlots } from "../../promises/lines.ts";
import { entry } from "../declare.ts";
import instruction from "./add-a-quote-slot.md?raw";

export const addAQuoteSlotOption = entry({
  id: "continue/add-a-quote-slot",
  name: "add a quote slot",
  icon: "quote",
  shortDescription: "Leave a marked place for a source.",
  purpose: "Leave a marked place for a source. Begins where the text ends; the text itself stays as it is.",
  kind: "continue",
  class: "frame",
  instruction,
  rule: addQuoteSlot,
  promises: () => [sameLanguage, nothingNew, continues, hasSlots],
  suboptions: [],
});
