import { entry, option } from "../declare.ts";
import { feltFirst } from "../../promises/feelings.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { opensWithQuestion } from "../../promises/lines.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { acrossVersions, eachVersion, opensOnFact, versionsDiffer } from "../../promises/versions.ts";
import type { Entry } from "../../task.ts";
import { eightVersions, toldVersions } from "./versions.ts";
import instruction from "./hooks-and-openings.md?raw";

export const hooksAndOpenings: Entry = entry({
  id: "inspire/hooks-and-openings",
  name: "Hooks & Openings",
  icon: "anchor",
  shortDescription: "Win the first ten seconds.",
  purpose: "Win the first ten seconds. Writes alternative openings that lead into the text you already have.",
  kind: "generate",
  longest: { words: 250, share: 0 },
  builtin: "worksheet",
  instruction: toldVersions(instruction),
  promises: [eightVersions, versionsDiffer(0.6), acrossVersions(sameLanguage), eachVersion(nothingNew)],

  suboptions: [
    option(
      "Opening Move",
      "play",
      "Choose how it starts.",
      "Surprising fact uses a fact from the text or a [fact] slot.",
      [
        ["Surprising fact", "A fact of the text or [fact].", [eachVersion(opensOnFact)]],
        ["Short anecdote", "A moment that happened."],
        ["Direct question", "A question to the reader.", [eachVersion(opensWithQuestion)]],
        ["In the middle of things", "Action under way."],
      ],
    ),
    option("Size", "maximize-2", "Choose how long it runs.", "Sentence count exactly 1, 2, 3-5 or 6-9.", [
      ["One line", "Exactly one sentence.", [eachVersion(sentenceCount(1))]],
      ["Two sentences", "Exactly two sentences.", [eachVersion(sentenceCount(2))]],
      ["Short paragraph", "Three to five sentences.", [eachVersion(sentenceCount(3, 5))]],
      ["Full intro", "Six to nine sentences.", [eachVersion(sentenceCount(6, 9))]],
    ]),
    option(
      "Feeling",
      "heart",
      "Choose what the reader feels first.",
      "Emotion lexicon hit in the first sentence.",
      [
        ["Wonder", "Look at that.", [eachVersion(feltFirst("Wonder"))]],
        ["Tension", "What happens now?", [eachVersion(feltFirst("Tension"))]],
        ["Amusement", "A smile.", [eachVersion(feltFirst("Amusement"))]],
        ["Recognition", "That is me.", [eachVersion(feltFirst("Recognition"))]],
      ],
    ),
    option("Promise", "gift", "Tell them why to stay.", "Promise stated once, before the end of the hook.", [
      ["What you will learn", "What the reader will know afterwards."],
      ["What it costs to ignore", "What it costs not to read on."],
      ["What changes after", "What will be different."],
      ["Who this is for", "Whom it is for."],
    ]),
  ],
});
