import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./case-study.md?raw";

const skeleton = [
  part({
    title: "Customer",
    mark: "heading",
    belongs: "who they are and what they do",
    slot: "who the customer is and what they do",
    cues: { identity: 3, first: 1.5, company: 0.7, early: 0.5 },
    most: 2,
  }),
  part({
    title: "Challenge",
    mark: "heading",
    belongs: "what was wrong before",
    slot: "what was wrong before",
    cues: { problem: 2, want: 1, past: 0.5 },
  }),
  part({
    title: "Solution",
    mark: "heading",
    belongs: "what was done",
    slot: "what was done",
    cues: { solution: 2, decision: 1 },
    rest: true,
  }),
  part({
    title: "Results",
    mark: "heading",
    belongs: "what changed, in numbers",
    slot: "what changed, in numbers",
    cues: { result: 2, percent: 2, number: 0.6 },
    needed: true,
    asks: [["number", "number before and after"]],
  }),
  part({
    title: "Quote",
    mark: "heading",
    belongs: "the customer in their own words",
    slot: "a sentence by the customer",
    cues: { quote: 5 },
    needed: true,
  }),
  part({
    title: "Next step",
    mark: "heading",
    belongs: "what happens now, what the reader can do",
    slot: "what happens next",
    cues: { future: 2, call: 2, recommend: 1 },
    needed: true,
  }),
];

export const caseStudy = template(
  {
    value: "case-study",
    name: "Case Study",
    category: "Marketing",
    icon: "chart-line",
    shortDescription: "A customer story with before and after.",
    instruction,
    skeleton,
    needs: "customer",
    layout: { order: "sorted", loose: true },
  },
  skeleton,
);
