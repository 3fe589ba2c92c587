/** Story tools that begin a story. */

import { nothingNew, numbersFromText } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { needing } from "../../promises/needing.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { freshNames, onlyWhatComesAfter, partsInOrder, sceneOf, whatIfs } from "../../promises/stories.ts";
import { wordRange } from "../../promises/words.ts";
import { type StoryTool, storyTable } from "./story-tool.ts";

export const creation: readonly StoryTool[] = storyTable("Story Creation", [
  {
    id: "stories/generate-story-idea",
    name: "Generate story idea",
    icon: "lightbulb",
    mode: "generate",
    shortDescription: "A premise with character, want, obstacle and twist from any seed.",
    builtin: "worksheet",
    instruction:
      "Make one premise from the seed: who it is about, what they want, who or what stands in the way, and a twist that turns the want round. Give each in one or two lines under its own bold label: Character, Want, Obstacle, Twist. Keep every name and fact of the seed; where it leaves something open, decide boldly.",

    promises: [sameLanguage, nothingNew, partsInOrder(["Character", "Want", "Obstacle", "Twist"])],
  },
  {
    id: "stories/continue-writing",
    name: "Continue writing",
    icon: "step-forward",
    mode: "continue",
    shortDescription: "Carry on from the last line in the same voice, tense and person.",
    builtin: "model",
    piece: true,
    instruction:
      "Carry the story on from its last line. Begin where it stops, in the middle of a sentence if it stops there, and keep its voice, tense and person, its names and its facts. Move at least one thing: somebody acts, learns or decides. Do not repeat or sum up what is told, and do not bring the story to an end unless it is already ending. Two to five paragraphs.",
    promises: [sameLanguage, onlyWhatComesAfter],
  },
  {
    id: "stories/write-a-logline",
    name: "Write a logline",
    icon: "crosshair",
    mode: "generate",
    shortDescription: "The whole story in one sentence of at most 35 words.",
    builtin: "worksheet",
    instruction:
      "Tell the whole story in one sentence: what breaks the ordinary day, who has to do what, against whom or what, and what is lost otherwise. Name the hero by what they are rather than by name if the name says nothing. Where the text is silent, leave a [slot].",

    promises: [sameLanguage, nothingNew, sentenceCount(1), wordRange(1, 35)],
  },
  {
    id: "stories/build-a-what-if-premise",
    name: "Build a what-if premise",
    icon: "help-circle",
    mode: "generate",
    shortDescription: "Three 'what if' questions and where each could lead.",
    builtin: "worksheet",
    instruction:
      "Ask three different what-if questions that the text suggests, as a list. Each begins with What if and turns one thing round: its opposite, its cause, its cost. After each question, say in one sentence where it could lead. Use the people and things of the text.",

    promises: [sameLanguage, nothingNew, whatIfs(3)],
  },
  {
    id: "stories/create-a-protagonist",
    name: "Create a protagonist",
    icon: "user-plus",
    mode: "generate",
    shortDescription: "A hero card: want, need, flaw, strength, secret, voice.",
    builtin: "worksheet",
    instruction:
      "Write a card of the hero, each point in one or two lines under its own bold label: Want, Need, Flaw, Strength, Secret, Voice. Want is what they would say, Need what they do not know; the flaw must make the want harder. Take what the text shows first, and invent the rest so that it fits.",

    promises: [
      sameLanguage,
      nothingNew,
      partsInOrder(["Want", "Need", "Flaw", "Strength", "Secret", "Voice"]),
    ],
  },
  {
    id: "stories/create-an-antagonist",
    name: "Create an antagonist",
    icon: "swords",
    mode: "generate",
    shortDescription: "An opponent with a goal that makes sense to them.",
    builtin: "worksheet",
    instruction:
      "Write a card of the opponent, each point under its own bold label: Goal, Why it makes sense, Method, Where they clash, Weak spot. The opponent is right in their own eyes and wants something that the hero cannot allow; a place, a rule or a weather may be one. Build on whom or what the text already has; where it has nobody, invent the opponent.",

    promises: [
      sameLanguage,
      nothingNew,
      partsInOrder(["Goal", "Why it makes sense", "Method", "Where they clash", "Weak spot"]),
    ],
  },
  {
    id: "stories/write-an-opening-scene",
    name: "Write an opening scene",
    icon: "door-open",
    mode: "generate",
    shortDescription: "A first page with place, person, tension and a question.",
    builtin: "worksheet",
    piece: true,
    instruction:
      "Write a first page from the text in four or more short paragraphs: a place that can be seen, a person who is doing something, a tension that shows in it, and a question that stays open at the end. Begin as late as possible. Keep the names and facts of the text, and invent what the page needs besides.",

    promises: [sameLanguage, nothingNew, sceneOf(4)],
  },
  {
    id: "stories/draft-a-synopsis",
    name: "Draft a synopsis",
    icon: "scroll-text",
    mode: "generate",
    shortDescription: "One page from beginning to end, spoilers included.",
    builtin: "worksheet",
    instruction:
      "Write a synopsis of at most one page, under the headings ### Beginning, ### Middle and ### End. Tell what happens and why in the order in which it happens, and tell the ending: a synopsis keeps no secrets. Name people when they first matter. No praise, no questions, nothing that the text does not tell; leave a [slot] where it is silent.",

    promises: [
      sameLanguage,
      nothingNew,
      needing(20, "A synopsis", wordRange(1, 500)),
      partsInOrder(["Beginning", "Middle", "End"]),
    ],
  },
  {
    id: "stories/name-characters-and-places",
    name: "Name characters and places",
    icon: "tag",
    mode: "generate",
    shortDescription: "Ten fitting names with sound and meaning notes.",
    builtin: "worksheet",
    instruction:
      "Propose ten names that fit the world of the text, as a numbered list: six for people, four for places. After each name, in bold, stands a note on its meaning or origin and on how it sounds. Choose first letters that differ from each other and from those of the text's own names, as far as its script has letters; use none of its own names. Claim no origin that you are not sure of.",

    promises: [sameLanguage, numbersFromText, freshNames(10)],
  },
]);
