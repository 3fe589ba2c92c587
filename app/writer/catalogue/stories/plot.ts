/** Story tools for what happens and in which order. */

import { factsLocked, nothingNew, quotesHeld } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { needing } from "../../promises/needing.ts";
import { partsInOrder, quotedLines } from "../../promises/stories.ts";
import { itemCount } from "../../promises/structure.ts";
import { wordShare } from "../../promises/words.ts";
import { type StoryTool, storyTable } from "./story-tool.ts";

export const plot: readonly StoryTool[] = storyTable("Plot & Structure", [
  {
    id: "stories/outline-story-arc",
    name: "Outline story arc",
    icon: "trending-up",
    mode: "analyze",
    shortDescription: "Setup, rise, climax, fall and resolution mapped to the text.",
    builtin: "worksheet",
    instruction:
      "Map the text to the arc of a story under five headings: ### Setup, ### Rise, ### Climax, ### Fall, ### Resolution. Under each, say in one sentence what does its work there and quote the line that shows it as a block quotation, letter for letter. Where a part is missing, say so and say what it would have to do. Judge the structure, not the style.",

    promises: [
      sameLanguage,
      quotesHeld,
      needing(12, "An arc", quotedLines(2)),
      partsInOrder(["Setup", "Rise", "Climax", "Fall", "Resolution"]),
    ],
  },
  {
    id: "stories/three-act-outline",
    name: "Three-act outline",
    icon: "columns-3",
    mode: "generate",
    shortDescription: "Acts, turning points and midpoint in order.",
    builtin: "worksheet",
    instruction:
      "Outline the story in three acts under these headings: ### First act, ### First turning point, ### Second act, ### Midpoint, ### Second turning point, ### Third act. Two or three short points under each act, one under each turning point. Keep what the text has at its place; where a step is missing, propose it in square brackets.",

    promises: [
      sameLanguage,
      nothingNew,
      partsInOrder([
        "First act",
        "First turning point",
        "Second act",
        "Midpoint",
        "Second turning point",
        "Third act",
      ]),
    ],
  },
  {
    id: "stories/hero-s-journey-map",
    name: "Hero's journey map",
    icon: "map",
    mode: "generate",
    shortDescription: "Twelve stages filled in or marked as missing.",
    builtin: "worksheet",
    instruction:
      "Map the story to the twelve stages of the hero's journey, each under its own bold label: Ordinary world, Call to adventure, Refusal of the call, Meeting the mentor, Crossing the threshold, Tests, allies and enemies, Approach, Ordeal, Reward, Road back, Resurrection, Return with the gift. For each, give the moment of the text that does its work in one line, or mark it as [missing: what it would need]. Force nothing: a stage that the story does not need may be missing.",

    promises: [
      sameLanguage,
      nothingNew,
      partsInOrder([
        "Ordinary world",
        "Call to adventure",
        "Refusal of the call",
        "Meeting the mentor",
        "Crossing the threshold",
        "Tests, allies and enemies",
        "Approach",
        "Ordeal",
        "Reward",
        "Road back",
        "Resurrection",
        "Return with the gift",
      ]),
    ],
  },
  {
    id: "stories/chapter-breakdown",
    name: "Chapter breakdown",
    icon: "book-marked",
    mode: "generate",
    shortDescription: "Chapters with purpose, point of view and ending hook.",
    builtin: "worksheet",
    instruction:
      "Break the story into three to eight chapters under the headings ### First chapter, ### Second chapter and so on. Under each give, with bold labels, its Purpose (what it changes), its Point of view and its Ending hook (why one reads on). Follow the order of the text; what it does not have yet stands in square brackets.",

    promises: [sameLanguage, nothingNew, partsInOrder(["First chapter", "Second chapter", "Third chapter"])],
  },
  {
    id: "stories/scene-beats",
    name: "Scene beats",
    icon: "list-ordered",
    mode: "generate",
    shortDescription: "Goal, conflict, turn and consequence for one scene.",
    builtin: "worksheet",
    instruction:
      "Give the beats of this scene, each in one or two lines under its own bold label: Goal (what somebody wants from it), Conflict (who or what resists), Turn (what nobody expected), Consequence (what cannot be undone). Take them from the text; where a beat is missing, propose it in square brackets.",

    promises: [sameLanguage, nothingNew, partsInOrder(["Goal", "Conflict", "Turn", "Consequence"])],
  },
  {
    id: "stories/add-a-plot-twist",
    name: "Add a plot twist",
    icon: "shuffle",
    mode: "generate",
    shortDescription: "Three twists that the existing clues could support.",
    builtin: "worksheet",
    instruction:
      "Propose three twists that the text already allows, as a list. Say each in one bold sentence, then quote the line that makes it fair as a block quotation, letter for letter: the reader must be able to find the clue afterwards. The three differ in kind: a person, a thing, a meaning; none needs anybody who is not there yet.",

    promises: [sameLanguage, nothingNew, itemCount(3), quotedLines(3)],
  },
  {
    id: "stories/raise-the-stakes",
    name: "Raise the stakes",
    icon: "mountain",
    mode: "transform",
    shortDescription: "Make failure cost more, without changing the events.",
    builtin: "worksheet",
    instruction:
      "Make failure cost more without changing what happens. Show earlier and nearer what would be lost: a person, a promise, a place, a time that runs out. Every event, name, number and line of talk stays in its order; add what makes it matter, in the voice of the text; it may be invented as long as it contradicts nothing.",

    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
  },
  {
    id: "stories/plant-and-pay-off",
    name: "Plant and pay off",
    icon: "sprout",
    mode: "generate",
    shortDescription: "Clues to plant early for a later reveal.",
    builtin: "worksheet",
    instruction:
      "Find what comes late in the text without having been prepared, and say for each what to plant early: a thing seen in passing, a habit, a sentence. Give each under its own heading, with the early line near which to plant it and the late line that it pays for as block quotations, letter for letter. At most four, with the people and things that the story has.",

    promises: [sameLanguage, nothingNew, quotedLines(2)],
  },
  {
    id: "stories/find-plot-holes",
    name: "Find plot holes",
    icon: "search-x",
    mode: "analyze",
    shortDescription: "List contradictions and unanswered questions with quotes.",
    builtin: "worksheet",
    instruction:
      "Report what does not hold, under three headings: ### Open questions, ### Contradictions, ### Loose ends. Say each point in one sentence as a list item and quote the lines that show it as block quotations, letter for letter. Do not mend anything. Where there is nothing to report, say so; do not invent faults.",

    promises: [
      sameLanguage,
      quotesHeld,
      needing(12, "Finding plot holes", quotedLines(0)),
      partsInOrder(["Open questions", "Contradictions", "Loose ends"]),
    ],
  },
]);
