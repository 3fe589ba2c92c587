import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { headingCount } from "../../promises/structure.ts";
import { lineCharacters } from "../../promises/words.ts";
import instruction from "./ad-copy-generator.md?raw";

export const adCopyGenerator = entry({
  id: "marketing/ad-copy-generator",
  name: "Ad Copy Generator",
  icon: "megaphone",
  shortDescription: "Headline, body and call to action for an ad.",
  purpose:
    "Headline, body and call to action for an ad. Headline at most 30, body at most 90 characters per variant; 3 variants.",
  kind: "generate",
  class: "model",
  instruction,
  promises: () => [sameLanguage, nothingNew, headingCount(3, 3), lineCharacters(90)],
  suboptions: [],
});
