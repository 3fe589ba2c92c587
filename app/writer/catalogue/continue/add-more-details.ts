import { addDetails } from "../../builtin/continue/continue.ts";
import { continues } from "../../promises/continuation.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { entry } from "../declare.ts";
import instruction from "./add-more-details.md?raw";

export const addMoreDetailsOption = entry({
  id: "continue/add-more-details",
  name: "add more details",
  icon: "zoom-in",
  shortDescription: "Deepen the last idea.",
  purpose: "Deepen the last idea. Begins where the text ends; the text itself stays as it is.",
  kind: "continue",
  class: "frame",
  instruction,
  rule: addDetails,
  promises: () => [sameLanguage, nothingNew, continues],
  suboptions: [],
});
