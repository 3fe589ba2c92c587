import { entry } from "../declare.ts";
import { overlapUnder } from "../../promises/change.ts";
import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import instruction from "./paraphrase.md?raw";

export const paraphrase = entry({
  id: "writing/paraphrase",
  name: "Paraphrase",
  icon: "repeat-2",
  shortDescription: "Say it in different words.",
  purpose: "Say it in different words. Under 50% four-word overlap; facts locked.",
  kind: "transform",
  class: "model",
  instruction,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6), overlapUnder(0.5)],
  suboptions: [],
});
