/** Story tools that try a story another way. */

import { namesKept, nothingNew, numbersKept } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { interview, partsInOrder } from "../../promises/stories.ts";
import { wordShare } from "../../promises/words.ts";
import { type StoryTool, storyTable } from "./story-tool.ts";

export const exploration: readonly StoryTool[] = storyTable("Creative Exploration", [
  {
    id: "stories/alternate-ending",
    name: "Alternate ending",
    icon: "git-fork",
    mode: "generate",
    shortDescription: "Three different endings: happy, bitter, unexpected.",
    builtin: "worksheet",
    piece: true,
    instruction:
      "Write three different endings from the last moment at which the story could still turn, under the headings ### Happy, ### Bitter and ### Unexpected. Each follows from what the text has planted, none is an accident or a dream. Keep the people, the facts and the voice.",

    promises: [sameLanguage, nothingNew, partsInOrder(["Happy", "Bitter", "Unexpected"])],
  },
  {
    id: "stories/alternate-opening",
    name: "Alternate opening",
    icon: "undo-2",
    mode: "generate",
    shortDescription: "Three new ways into the same story.",
    builtin: "worksheet",
    piece: true,
    instruction:
      "Write three new ways into the same story, under the headings ### With a voice, ### In the middle of it and ### With a picture: a line of talk, a moment of action, one image. Each leads to the beginning that the text has and keeps its people, facts and voice.",

    promises: [
      sameLanguage,
      nothingNew,
      partsInOrder(["With a voice", "In the middle of it", "With a picture"]),
    ],
  },
  {
    id: "stories/retell-from-another-character",
    name: "Retell from another character",
    icon: "user-round",
    mode: "transform",
    shortDescription: "The same scene through other eyes.",
    builtin: "model",
    instruction:
      "Retell the same scene through the eyes of another person who is in it: what they see first, what they take it for, what they cannot know. What happens and what is said aloud stays; the order may follow their attention. Choose the person whose view changes most, unless the context names one; what this person sees and thinks may be invented.",
    promises: [sameLanguage, numbersKept, namesKept, wordShare(0.6, 1.6)],
  },
  {
    id: "stories/switch-genre",
    name: "Switch genre",
    icon: "clapperboard",
    mode: "transform",
    shortDescription: "The same plot as comedy, thriller, romance or fable.",
    builtin: "model",
    instruction:
      "Tell the same plot as another genre: the one that the context names, or comedy, thriller, romance or fable, whichever changes it most. The people, their names, the order of events and every number stay; what is noticed, feared and laughed at changes. No parody unless it is asked for.",
    promises: [sameLanguage, numbersKept, namesKept, wordShare(0.6, 1.6)],
  },
  {
    id: "stories/change-the-era",
    name: "Change the era",
    icon: "hourglass",
    mode: "transform",
    shortDescription: "Move it to another century, props and speech included.",
    builtin: "model",
    instruction:
      "Move the story to another century, the one that the context names or the one that changes it most. Tools, clothes, distances, manners and speech change with it, and so does what is dangerous; the people, what they want and what they do to each other stay. One telling detail a paragraph, no lecture, nothing that the century did not have.",
    promises: [sameLanguage, namesKept, wordShare(0.6, 1.6)],
  },
  {
    id: "stories/what-happens-next",
    name: "What happens next",
    icon: "signpost",
    mode: "generate",
    shortDescription: "Three next steps: safe, risky, strange.",
    builtin: "worksheet",
    instruction:
      "Propose three next steps from where the text stops, each in two or three sentences under its own bold label: Safe, Risky, Strange. Each grows out of something that the text has: a want, a threat, a thing that was named. Say what it would cost, and do not write the scene.",

    promises: [sameLanguage, nothingNew, partsInOrder(["Safe", "Risky", "Strange"])],
  },
  {
    id: "stories/interview-a-character",
    name: "Interview a character",
    icon: "mic",
    mode: "generate",
    shortDescription: "Ten questions answered in the character's voice.",
    builtin: "worksheet",
    instruction:
      "Interview the main character: ten numbered questions, each with an answer under it, in the voice of that person as the text has it. Ask what the plot needs to know: where they were, what they want, what they fear, what they never told. Answer with what the text says, and invent what it leaves open so that it fits.",

    promises: [sameLanguage, nothingNew, interview(10)],
  },
  {
    id: "stories/combine-two-ideas",
    name: "Combine two ideas",
    icon: "combine",
    mode: "generate",
    shortDescription: "Cross two seeds into one premise.",
    builtin: "worksheet",
    instruction:
      "Cross the two seeds into one premise, each point under its own bold label: First idea, Second idea, Together, Conflict. Together says in one or two sentences what neither seed has alone, with somebody from one meeting something from the other. Conflict says why both cannot have their way. Keep the names and facts of both. If the text holds one idea alone, take the second from the context, or else invent it.",

    promises: [sameLanguage, nothingNew, partsInOrder(["First idea", "Second idea", "Together", "Conflict"])],
  },
]);
