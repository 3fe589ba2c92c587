import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./value-proposition.md?raw";

const skeleton = [
  part({
    title: "Headline",
    mark: "title",
    belongs: "the end benefit in one line",
    slot: "the benefit in one line",
    fill: "headline",
  }),
  part({
    title: "For whom",
    mark: "heading",
    belongs: "the people it is for",
    slot: "the people it is for",
    cues: { audience: 2.5, market: 0.5 },
    most: 2,
    needed: true,
  }),
  part({
    title: "Problem",
    mark: "heading",
    belongs: "what they struggle with",
    slot: "what they struggle with",
    cues: { problem: 2 },
    needed: true,
  }),
  part({
    title: "Solution",
    mark: "heading",
    belongs: "what you do about it",
    slot: "what you do about it",
    cues: { solution: 1, benefit: 1, feature: 1 },
    rest: true,
  }),
  part({
    title: "Difference",
    mark: "heading",
    belongs: "why not something else",
    slot: "what nobody else does",
    cues: { rival: 2, result: 1 },
    needed: true,
  }),
  part({
    title: "Proof",
    mark: "heading",
    belongs: "why to believe it",
    slot: "a figure, a customer or a test",
    cues: { proof: 2, percent: 1, quote: 1, guarantee: 1 },
    needed: true,
  }),
];

export const valueProposition = template(
  {
    value: "value-proposition",
    name: "Value Proposition",
    category: "Marketing",
    icon: "gem",
    shortDescription: "What you do, for whom, and why it is better.",
    instruction,
    skeleton,
    needs: "offer",
    layout: { order: "sorted", loose: true },
  },
  skeleton,
);
