import { template } from "../template.ts";
import instruction from "./case-study.md?raw";

const skeleton = [
  {
    title: "Customer",
    mark: "heading",
    belongs: "who they are and what they do",
    slot: "who the customer is and what they do",
  },
  {
    title: "Challenge",
    mark: "heading",
    belongs: "what was wrong before",
    slot: "what was wrong before",
  },
  {
    title: "Solution",
    mark: "heading",
    belongs: "what was done",
    slot: "what was done",
  },
  {
    title: "Results",
    mark: "heading",
    belongs: "what changed, in numbers",
    slot: "what changed, in numbers",
  },
  {
    title: "Quote",
    mark: "heading",
    belongs: "the customer in their own words",
    slot: "a sentence by the customer",
  },
  {
    title: "Next step",
    mark: "heading",
    belongs: "what happens now, what the reader can do",
    slot: "what happens next",
  },
] as const;

export const caseStudy = template({
  value: "case-study",
  name: "Case Study",
  category: "Marketing",
  icon: "chart-line",
  shortDescription: "A customer story with before and after.",
  instruction,
  skeleton,
});
