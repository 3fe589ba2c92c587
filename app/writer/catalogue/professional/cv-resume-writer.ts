import { entry } from "../declare.ts";
import { nothingNew, numbersFromText } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { hasBullets } from "../../promises/structure.ts";
import { bulletsOpenWithVerb } from "../../promises/calls.ts";
import { writeCv as rule } from "../../builtin/professional/cv.ts";
import instruction from "./cv-resume-writer.md?raw";

export const cvResumeWriter = entry({
  id: "professional/cv-resume-writer",
  name: "CV / Resume Writer",
  icon: "file-user",
  shortDescription: "Turn experience into achievement bullets.",
  purpose:
    "Turn experience into achievement bullets. Each bullet starts with a verb; numbers only from the text or [number] slots.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, numbersFromText, hasBullets, bulletsOpenWithVerb],
  suboptions: [],
});
