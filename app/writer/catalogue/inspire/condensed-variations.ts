import { entry, option } from "../declare.ts";
import {
  callKept,
  densityWithin,
  emotionKept,
  keyFactKept,
  storyKept,
} from "../../promises/kept-elements.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { charactersAtMost } from "../../promises/lines.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { bulletsOnly } from "../../promises/structure.ts";
import { wordRange } from "../../promises/words.ts";
import { acrossVersions, eachVersion, versionsDiffer } from "../../promises/versions.ts";
import type { Entry } from "../../task.ts";
import { eightVersions, toldVersions } from "./versions.ts";
import instruction from "./condensed-variations.md?raw";

export const condensedVariations: Entry = entry({
  id: "inspire/condensed-variations",
  name: "Condensed Variations",
  icon: "shrink",
  shortDescription: "The same idea, smaller.",
  purpose: "The same idea, smaller. Short versions of the text at exact sizes.",
  kind: "generate",
  longest: { words: 150, share: 0.6 },
  builtin: "model",
  instruction: toldVersions(instruction),
  promises: [eightVersions, versionsDiffer(0.6), acrossVersions(sameLanguage), eachVersion(nothingNew)],

  suboptions: [
    option("Size", "minimize-2", "Set the exact size.", "Hard limit, never exceeded.", [
      ["One sentence", "Exactly one sentence.", [eachVersion(sentenceCount(1))]],
      ["280 characters", "At most 280 characters.", [eachVersion(charactersAtMost(280))]],
      ["50 words", "At most 50 words.", [eachVersion(wordRange(1, 50))]],
      ["100 words", "At most 100 words.", [eachVersion(wordRange(1, 100))]],
    ]),
    option("Keep", "pin", "Choose what must survive.", "Chosen element present; nothing new added.", [
      ["The key fact", "The one fact that matters.", [eachVersion(keyFactKept)]],
      ["The emotion", "What it feels like.", [eachVersion(emotionKept)]],
      ["The call to action", "What the reader should do.", [eachVersion(callKept)]],
      ["The story", "What happened.", [eachVersion(storyKept)]],
    ]),
    option("Shape", "shapes", "Choose the container.", "Tagline at most 8 words; pitch 40-75 words.", [
      ["Tagline", "At most eight words.", [eachVersion(wordRange(1, 8))]],
      ["Elevator pitch", "40 to 75 words, said aloud.", [eachVersion(wordRange(40, 75))]],
      ["Bullet list", "Short points.", [eachVersion(bulletsOnly)]],
      ["Caption", "A line under a picture."],
    ]),
    option(
      "Density",
      "align-justify",
      "Choose how tightly it is packed.",
      "Content-word ratio rises with each level.",
      [
        [
          "Airy",
          "Room to breathe.",
          [
            eachVersion(
              densityWithin("Leave room: no more content words to the line than the text has.", -1, 0.08),
            ),
          ],
        ],
        [
          "Balanced",
          "As one speaks.",
          [eachVersion(densityWithin("Pack it about as densely as the text.", -0.12, 0.15))],
        ],
        [
          "Dense",
          "Much in few words.",
          [eachVersion(densityWithin("Pack more content into the words than the text does.", -0.02, 1))],
        ],
        [
          "Telegraphic",
          "Words without glue.",
          [eachVersion(densityWithin("Leave out the words that only join.", 0.02, 1))],
        ],
      ],
    ),
  ],
});
