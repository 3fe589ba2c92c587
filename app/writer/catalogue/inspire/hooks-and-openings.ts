import { entry, option } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { opensWithQuestion } from "../../promises/lines.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import instruction from "./hooks-and-openings.md?raw";

export const hooksAndOpenings = entry({
  id: "inspire/hooks-and-openings",
  name: "Hooks & Openings",
  icon: "anchor",
  shortDescription: "Win the first ten seconds.",
  purpose: "Win the first ten seconds. Writes alternative openings that lead into the text you already have.",
  kind: "generate",
  class: "model",
  instruction,
  promises: () => [sameLanguage, nothingNew],
  suboptions: [
    option(
      "Opening Move",
      "play",
      "Choose how it starts.",
      "Surprising fact uses a fact from the text or a [fact] slot.",
      [
        ["Surprising fact", "A fact of the text or [fact].", [nothingNew]],
        ["Short anecdote", "A moment that happened."],
        ["Direct question", "A question to the reader.", [opensWithQuestion]],
        ["In the middle of things", "Action under way."],
      ],
    ),
    option("Size", "maximize-2", "Choose how long it runs.", "Sentence count exactly 1, 2, 3-5 or 6-9.", [
      ["One line", "Exactly one sentence.", [sentenceCount(1)]],
      ["Two sentences", "Exactly two sentences.", [sentenceCount(2)]],
      ["Short paragraph", "Three to five sentences.", [sentenceCount(3, 5)]],
      ["Full intro", "Six to nine sentences.", [sentenceCount(6, 9)]],
    ]),
    option(
      "Feeling",
      "heart",
      "Choose what the reader feels first.",
      "Emotion lexicon hit in the first sentence.",
      [
        ["Wonder", "Look at that."],
        ["Tension", "What happens now?"],
        ["Amusement", "A smile."],
        ["Recognition", "That is me."],
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
