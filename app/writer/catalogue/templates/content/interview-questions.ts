import { itemsAsk, itemsUnder } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./interview-questions.md?raw";

const skeleton = [
  { title: "Warm-up", mark: "heading", belongs: "easy to answer" },
  { title: "Background", mark: "heading", belongs: "how it came about" },
  { title: "Core", mark: "heading", belongs: "what the interview is for" },
  { title: "Challenge", mark: "heading", belongs: "what a critic would ask" },
  { title: "Close", mark: "heading", belongs: "the last word" },
] as const;

export const interviewQuestions = template({
  value: "interview-questions",
  name: "Interview Questions",
  category: "Content",
  icon: "mic",
  shortDescription: "Questions that get real answers.",
  instruction,
  skeleton,

  promises: [
    itemsAsk,
    itemsUnder("Warm-up", 2, 4),
    itemsUnder("Background", 2, 4),
    itemsUnder("Core", 2, 4),
    itemsUnder("Challenge", 2, 4),
    itemsUnder("Close", 2, 4),
  ],
});
