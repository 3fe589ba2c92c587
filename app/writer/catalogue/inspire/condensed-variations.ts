import { entry, option } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { charactersAtMost } from "../../promises/lines.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { bulletsOnly } from "../../promises/structure.ts";
import { wordRange } from "../../promises/words.ts";
import instruction from "./condensed-variations.md?raw";

export const condensedVariations = entry({
  id: "inspire/condensed-variations",
  name: "Condensed Variations",
  icon: "shrink",
  shortDescription: "The same idea, smaller.",
  purpose: "The same idea, smaller. Short versions of the text at exact sizes.",
  kind: "generate",
  class: "model",
  instruction,
  promises: () => [sameLanguage, nothingNew],
  suboptions: [
    option("Size", "minimize-2", "Set the exact size.", "Hard limit, never exceeded.", [
      ["One sentence", "Exactly one sentence.", [sentenceCount(1)]],
      ["280 characters", "At most 280 characters.", [charactersAtMost(280)]],
      ["50 words", "At most 50 words.", [wordRange(1, 50)]],
      ["100 words", "At most 100 words.", [wordRange(1, 100)]],
    ]),
    option("Keep", "pin", "Choose what must survive.", "Chosen element present; nothing new added.", [
      ["The key fact", "The one fact that matters."],
      ["The emotion", "What it feels like."],
      ["The call to action", "What the reader should do."],
      ["The story", "What happened."],
    ]),
    option("Shape", "shapes", "Choose the container.", "Tagline at most 8 words; pitch 40-75 words.", [
      ["Tagline", "At most eight words.", [wordRange(1, 8)]],
      ["Elevator pitch", "40 to 75 words, said aloud.", [wordRange(40, 75)]],
      ["Bullet list", "Short points.", [bulletsOnly]],
      ["Caption", "A line under a picture."],
    ]),
    option(
      "Density",
      "align-justify",
      "Choose how tightly it is packed.",
      "Content-word ratio rises with each level.",
      [
        ["Airy", "Room to breathe."],
        ["Balanced", "As one speaks."],
        ["Dense", "Much in few words."],
        ["Telegraphic", "Words without glue."],
      ],
    ),
  ],
});
