import { part } from "../../../builtin/templates/layout.ts";
import { platformLimits } from "../../social/platform-limits.ts";
import { template } from "../template.ts";
import instruction from "./linkedin-post.md?raw";

const skeleton = [
  part({
    title: "Opening line",
    mark: "block",
    belongs: "one line that shows above the fold",
    slot: "a first line about {topic} that stands alone",
    cues: { first: 3, short: 1, number: 1, result: 1 },
    most: 1,
  }),
  part({
    title: "Story",
    mark: "block",
    belongs: "what happened, in short paragraphs",
    slot: "what happened, and to whom",
    cues: { past: 1, person: 1, problem: 1, number: 1, statement: 1 },
  }),
  part({
    title: "Lesson",
    mark: "block",
    belongs: "what others can take from it",
    slot: "what you learned from {topic}",
    cues: { lesson: 2, conclusion: 2, belief: 1, late: 1 },
    most: 3,
  }),
  part({
    title: "Question",
    mark: "block",
    belongs: "one question for the reader",
    slot: "ask readers what they have seen of {topic}",
    cues: { question: 4 },
    most: 1,
    needed: true,
  }),
];

export const linkedinPost = template(
  {
    value: "linkedin-post",
    name: "LinkedIn Post",
    category: "Social",
    icon: "briefcase",
    shortDescription: "A professional post with a lesson.",
    instruction,
    skeleton,
    layout: { order: "arc", characters: platformLimits.LinkedIn.post.value, tight: true },
  },
  skeleton,
);
