import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { adShape } from "../../promises/formats.ts";
import { writeAds as rule } from "../../builtin/marketing/ad-copy.ts";
import instruction from "./ad-copy-generator.md?raw";

export const adCopyGenerator = entry({
  id: "marketing/ad-copy-generator",
  name: "Ad Copy Generator",
  icon: "megaphone",
  shortDescription: "Headline, body and call to action for an ad.",
  purpose:
    "Headline, body and call to action for an ad. Headline at most 30, body at most 90 characters per variant; 3 variants.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, adShape],
  suboptions: [],
});
