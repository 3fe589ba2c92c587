import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./executive-summary.md?raw";

const skeleton = [
  part({
    title: "Conclusion",
    mark: "heading",
    belongs: "the answer first",
    slot: "the answer in one sentence",
    cues: { conclusion: 2, recommend: 1.5, result: 1, late: 0.5 },
    most: 2,
  }),
  part({
    title: "Why",
    mark: "heading",
    belongs: "the reasons and figures behind it",
    slot: "the reasons and figures",
    cues: { number: 1, cause: 1, result: 1, proof: 1, statement: 1 },
    rest: true,
  }),
  part({
    title: "Options",
    mark: "heading",
    belongs: "what else was considered",
    slot: "what else could be done",
    cues: { option: 1.2, doubt: 0.7 },
    most: 4,
    needed: true,
  }),
  part({
    title: "Recommendation",
    mark: "heading",
    belongs: "what should be done",
    slot: "what should be done",
    cues: { recommend: 2, decision: 1, future: 0.5 },
    most: 2,
    needed: true,
  }),
  part({
    title: "Ask",
    mark: "heading",
    belongs: "what is needed, from whom, by when",
    slot: "what is needed, from whom and by when",
    cues: { help: 2.5, question: 0.5 },
    most: 2,
    needed: true,
  }),
];

export const executiveSummary = template(
  {
    value: "executive-summary",
    name: "Executive Summary",
    category: "Business",
    icon: "clipboard-list",
    shortDescription: "One page for people who decide.",
    instruction,
    skeleton,
    needs: "case",
    layout: { order: "sorted", tight: true },
  },
  skeleton,
);
