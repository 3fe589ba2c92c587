import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordRange } from "../../promises/words.ts";
import { letterShape } from "../../promises/formats.ts";
import { writeCoverLetter as rule } from "../../builtin/professional/cover-letter.ts";
import instruction from "./cover-letter-creator.md?raw";

export const coverLetterCreator = entry({
  id: "professional/cover-letter-creator",
  name: "Cover Letter Creator",
  icon: "mail-pen",
  shortDescription: "A letter matched to the role.",
  purpose: "A letter matched to the role. Greeting, three paragraphs, closing; 200-350 words.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, letterShape, wordRange(200, 350)],
  suboptions: [],
});
