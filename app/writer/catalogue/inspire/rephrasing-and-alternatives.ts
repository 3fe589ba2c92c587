import { entry, option } from "../declare.ts";
import { degreeOfChange, reordered } from "../../promises/change.ts";
import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { everyLineAsks } from "../../promises/lines.ts";
import { deviationAtLeast, meanAtMost } from "../../promises/sentences.ts";
import { contractionsUsed, noContractions, noPassive, noSlang, shortWords } from "../../promises/style.ts";
import { acrossVersions, eachVersion, versionsDistinct } from "../../promises/versions.ts";
import type { Entry } from "../../task.ts";
import { eightVersions, toldVersions } from "./versions.ts";
import instruction from "./rephrasing-and-alternatives.md?raw";

export const rephrasingAndAlternatives: Entry = entry({
  id: "inspire/rephrasing-and-alternatives",
  name: "Rephrasing & Alternatives",
  icon: "repeat-2",
  shortDescription: "Other ways to say this.",
  purpose:
    "Other ways to say this. Alternatives for the whole text or one sentence, side by side, differences marked.",
  kind: "generate",
  longest: { words: 60, share: 1.6 },
  builtin: "model",
  instruction: toldVersions(instruction, "inWording"),
  promises: [eightVersions, versionsDistinct, acrossVersions(sameLanguage), eachVersion(factsLocked)],
  suboptions: [
    option(
      "Register",
      "speech",
      "Choose how formal it is.",
      "Formality score ordered across the four values.",
      [
        ["Casual", "As to a friend.", [eachVersion(contractionsUsed)]],
        ["Neutral", "As in a newspaper."],
        ["Formal", "As in a letter to an office.", [eachVersion(noContractions), eachVersion(noSlang)]],
        ["Ceremonial", "As at a ceremony.", [eachVersion(noContractions), eachVersion(noSlang)]],
      ],
    ),
    option(
      "Rhythm",
      "audio-waveform",
      "Choose how it moves.",
      "Short: mean at most 10 words; Mixed: sentence-length deviation at least 5.",
      [
        ["Short and punchy", "Sentences of ten words or fewer.", [eachVersion(meanAtMost(10))]],
        ["Flowing", "Long lines that carry."],
        ["Mixed", "Short and long in turn.", [eachVersion(deviationAtLeast(5))]],
        ["Parallel", "The same build repeated."],
      ],
    ),
    option(
      "Vocabulary",
      "book-a",
      "Choose the words.",
      "Everyday: 90% of words within the 3,000 most frequent.",
      [
        ["Everyday words", "Words everyone knows.", [eachVersion(shortWords(0.9))]],
        ["Vivid verbs", "Verbs that show."],
        ["Precise terms", "The exact terms."],
        ["Figurative", "Images."],
      ],
    ),
    option(
      "Sentence Form",
      "arrow-left-right",
      "Choose the grammar.",
      "Passive share 0% for Active; question mark for Question form.",
      [
        ["Active voice", "Who does what.", [eachVersion(noPassive)]],
        ["Question form", "As a question.", [eachVersion(everyLineAsks)]],
        ["Imperative", "As a request."],
        ["Inverted order", "The end comes first."],
      ],
    ),
    option(
      "Distance",
      "git-compare",
      "Choose how far from the original.",
      "Word overlap bands: over 70%, over 85% reordered, 30-70%, under 30%.",
      [
        ["Keep it close", "Over 70 % of the words stay.", [eachVersion(degreeOfChange(0, 0.3))]],
        ["Change the order", "The same words in another order.", [eachVersion(reordered(0.85))]],
        ["Change the words", "30 to 70 % of the words stay.", [eachVersion(degreeOfChange(0.3, 0.7))]],
        ["Change the frame", "Under 30 % of the words stay.", [eachVersion(degreeOfChange(0.7, 1))]],
      ],
    ),
  ],
});
