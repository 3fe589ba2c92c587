/** Story tools for what people say and where they live. */

import { factsLocked, nothingNew, quotesHeld } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { partsInOrder, quotedLines } from "../../promises/stories.ts";
import { narrationKept, speechContracts } from "../../promises/story-style.ts";
import { wordShare } from "../../promises/words.ts";
import { type StoryTool, storyTable } from "./story-tool.ts";

export const world: readonly StoryTool[] = storyTable("Dialogue & Worldbuilding", [
  {
    id: "stories/improve-dialogue-realism",
    name: "Improve dialogue realism",
    icon: "message-circle",
    mode: "transform",
    shortDescription: "Contractions, interruptions and subtext; fewer speeches.",
    builtin: "model",
    instruction:
      "Make the talk sound as people talk: contractions, half sentences, interruptions, answers to another question than the one that was asked. Change only what stands in quotation marks; what is told between stays word for word, and what is said stays in substance. Where a speech runs on, a gesture or an interruption in square brackets may be proposed between.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), narrationKept, speechContracts],
  },
  {
    id: "stories/write-a-dialogue-scene",
    name: "Write a dialogue scene",
    icon: "messages-square",
    mode: "generate",
    shortDescription: "Two people who want different things, in talk and gesture.",
    builtin: "worksheet",
    piece: true,
    instruction:
      "Write a scene of two people who want different things, in talk and gesture, from what the text tells. Four parts, each under its own heading: ### Situation, ### What they want, ### Exchange, ### Exit. Nobody says straight out what they want before the end. Use the people and facts of the text, and invent what it does not tell.",

    promises: [sameLanguage, nothingNew, partsInOrder(["Situation", "What they want", "Exchange", "Exit"])],
  },
  {
    id: "stories/give-each-voice-a-signature",
    name: "Give each voice a signature",
    icon: "mic-vocal",
    mode: "transform",
    shortDescription: "Distinct vocabulary and rhythm for each speaker.",
    builtin: "model",
    instruction:
      "Give each speaker a way of talking that one would know with the name covered: favourite words, sentence length, what they never say, how they avoid an answer. Change only what stands in quotation marks, and keep what is said: facts, questions and decisions stay. No dialect spelling beyond a trace, no mockery.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), narrationKept],
  },
  {
    id: "stories/add-subtext",
    name: "Add subtext",
    icon: "layers",
    mode: "transform",
    shortDescription: "Let characters avoid saying what they mean.",
    builtin: "model",
    instruction:
      "Let the people avoid saying what they mean: they talk about the bread and mean the farewell. Replace statements of feeling or intent in the talk by an answer to something else, a task, a silence; leave one line from which the reader can tell. What happens, names and numbers stay.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
  },
  {
    id: "stories/build-the-setting",
    name: "Build the setting",
    icon: "mountain-snow",
    mode: "generate",
    shortDescription: "A place with weather, light, work and danger.",
    builtin: "worksheet",
    instruction:
      "Build the place of the story, each point in one to three lines under its own bold label: Place, Weather, Light, Work, Danger. Say what a person there sees, hears, does and fears, rather than what the place is like. Take what the text has first; invent the rest in keeping with it, in square brackets, so that the writer sees what is new.",

    promises: [sameLanguage, nothingNew, partsInOrder(["Place", "Weather", "Light", "Work", "Danger"])],
  },
  {
    id: "stories/set-the-world-s-rules",
    name: "Set the world's rules",
    icon: "scale",
    mode: "generate",
    shortDescription: "What magic or technology can do, cannot do and costs.",
    builtin: "worksheet",
    instruction:
      "Set the rules of the magic or technology in the text, each under its own bold label: It can, It cannot, It costs. The cost matters most: who pays it, and when. Rules that the text shows come first, in its own words; rules that it needs are invented and stand in square brackets, so that the writer sees what is new. No exceptions that save the plot.",

    promises: [sameLanguage, nothingNew, partsInOrder(["It can", "It cannot", "It costs"])],
  },
  {
    id: "stories/invent-culture-and-history",
    name: "Invent culture and history",
    icon: "landmark",
    mode: "generate",
    shortDescription: "Customs, beliefs and the event everyone remembers.",
    builtin: "worksheet",
    instruction:
      "Give the people of this story a culture, each point under its own bold label: Customs (what is done every year), Beliefs (what nobody doubts), The event everyone remembers (and what is not told about it). Grow it from what the text shows; what you invent stands in square brackets, so that the writer sees what is new.",

    promises: [
      sameLanguage,
      nothingNew,
      partsInOrder(["Customs", "Beliefs", "The event everyone remembers"]),
    ],
  },
  {
    id: "stories/make-a-story-bible-card",
    name: "Make a story bible card",
    icon: "contact",
    mode: "analyze",
    shortDescription: "Extract a character, place or object card from the text.",
    builtin: "worksheet",
    instruction:
      "Make cards for the story bible: one for each of the most important people, places and things that the text names, four at most, each under its own heading. Give what kind it is and with whom it is seen, then the lines that establish it as block quotations, letter for letter. Add nothing that the text does not say.",
    promises: [sameLanguage, quotesHeld, quotedLines(1)],
  },
]);
