import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { storyTool } from "./story-tool.ts";
import instruction from "./match-a-genre-voice.md?raw";

export const matchAGenreVoice = storyTool({
  id: "stories/match-a-genre-voice",
  name: "Match a genre voice",
  icon: "drama",
  category: "Emotion & Style",
  mode: "transform",
  shortDescription: "Retune the prose to a chosen genre.",
  purpose: "Retune the prose to a chosen genre.",
  class: "model",
  instruction,
  promises: () => [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
});
