/** Story tools for how a story feels and sounds. */

import { factsLocked, nothingNew, numbersKept } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { pointOfViewChanged, shorterBeats } from "../../promises/story-style.ts";
import { wordShare } from "../../promises/words.ts";
import { type StoryTool, storyTable } from "./story-tool.ts";

export const style: readonly StoryTool[] = storyTable("Emotion & Style", [
  {
    id: "stories/add-emotional-depth",
    name: "Add emotional depth",
    icon: "heart",
    mode: "transform",
    shortDescription: "Let feeling show through body, thought and choice.",
    builtin: "model",
    instruction:
      "Deepen the feeling of the text without naming it more often: let it show in the body, in a thought that comes at the wrong moment, in a small choice. Everything that happens, every name, number and line of talk stays in its order. A thought or a gesture may be invented. Do not explain, do not raise every sentence: choose the two or three places that carry it.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
  },
  {
    id: "stories/show-don-t-tell",
    name: "Show, don't tell",
    icon: "eye",
    mode: "transform",
    shortDescription: "Turn stated feelings into action and detail.",
    builtin: "worksheet",
    instruction:
      "Turn stated feelings and traits into what can be seen, heard or done: a gesture, a choice, a thing left undone. Keep statements that only carry the reader from one place to the next. Events, names, numbers and talk stay in their order, in the voice, tense and person of the text. A gesture or a detail may be invented, an event may not.",

    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
  },
  {
    id: "stories/describe-with-five-senses",
    name: "Describe with five senses",
    icon: "flower-2",
    mode: "transform",
    shortDescription: "Add sight, sound, smell, touch and taste where they help.",
    builtin: "worksheet",
    instruction:
      "Add sight, sound, smell, touch and taste where they help the reader to be there, above all those that the text leaves out. One detail where the eye would rest anyway, not a list; nothing in the middle of quick action or talk. Events, names and numbers stay; a detail that the place allows may be invented.",

    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
  },
  {
    id: "stories/heighten-tension",
    name: "Heighten tension",
    icon: "zap",
    mode: "transform",
    shortDescription: "Shorter beats, nearer danger, delayed answers.",
    builtin: "model",
    instruction:
      "Heighten the tension: shorter beats, the danger nearer, the answer later. Cut what explains, hedges and comforts; end paragraphs on what is not yet known. Events, names, numbers and talk stay in their order, and nothing new happens.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), shorterBeats],
  },
  {
    id: "stories/strengthen-imagery",
    name: "Strengthen imagery",
    icon: "image",
    mode: "transform",
    shortDescription: "Replace flat phrases with fresh comparisons.",
    builtin: "model",
    instruction:
      "Replace flat phrases by fresh, exact images: a comparison that only this narrator could make, a verb instead of an adverb, one thing instead of an abstraction. At most one image in a sentence, none that is worn, none that fights with its neighbour. Events, names and numbers stay, and plain sentences that work stay plain.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
  },
  {
    id: "stories/match-a-genre-voice",
    name: "Match a genre voice",
    icon: "drama",
    mode: "transform",
    shortDescription: "Retune the prose to a chosen genre.",
    builtin: "model",
    instruction:
      "Retune the prose to the genre that the writer names in the context or that the text leans to: its pace, its vocabulary, what it notices first. The plot, the people, every name and number stay. Use the means of the genre with care and none of its worn phrases.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
  },
  {
    id: "stories/change-point-of-view",
    name: "Change point of view",
    icon: "users",
    mode: "transform",
    shortDescription: "Retell in first, second or third person, pronouns consistent.",
    builtin: "marks",
    instruction:
      "Retell the text from another grammatical person: first becomes third or second, third becomes first, as the context asks or, if it is silent, as gains most. Pronouns and verbs agree everywhere outside talk, and the narrator knows only what that person can know. Events, numbers and talk stay in their order.",

    promises: [sameLanguage, nothingNew, numbersKept, wordShare(0.6, 1.6), pointOfViewChanged],
  },
  {
    id: "stories/change-tense",
    name: "Change tense",
    icon: "history",
    mode: "transform",
    shortDescription: "Past to present or back, consistently.",
    builtin: "model",
    instruction:
      "Change the tense of the whole text: past to present, or present to past. Every verb of the narration follows, with its time relations (what lay before still lies before); talk stays as it is said. Nothing else changes: no word for a nicer one, no event, no name, no number.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
  },
]);
