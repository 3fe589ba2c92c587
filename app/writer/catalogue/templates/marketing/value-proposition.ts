import { template } from "../template.ts";
import instruction from "./value-proposition.md?raw";

const skeleton = [
  {
    title: "Headline",
    mark: "title",
    belongs: "the end benefit in one line",
    slot: "the benefit in one line",
  },
  {
    title: "For whom",
    mark: "heading",
    belongs: "the people it is for",
    slot: "the people it is for",
  },
  {
    title: "Problem",
    mark: "heading",
    belongs: "what they struggle with",
    slot: "what they struggle with",
  },
  {
    title: "Solution",
    mark: "heading",
    belongs: "what you do about it",
    slot: "what you do about it",
  },
  {
    title: "Difference",
    mark: "heading",
    belongs: "why not something else",
    slot: "what nobody else does",
  },
  {
    title: "Proof",
    mark: "heading",
    belongs: "why to believe it",
    slot: "a figure, a customer or a test",
  },
] as const;

export const valueProposition = template({
  value: "value-proposition",
  name: "Value Proposition",
  category: "Marketing",
  icon: "gem",
  shortDescription: "What you do, for whom, and why it is better.",
  instruction,
  skeleton,
});
