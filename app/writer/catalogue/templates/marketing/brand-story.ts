import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./brand-story.md?raw";

const skeleton = [
  part({
    title: "Origin",
    mark: "heading",
    belongs: "where and when it began, with whom",
    slot: "where, when and with whom it began",
    cues: { past: 1.5, first: 1.5, company: 1, place: 1 },
  }),
  part({
    title: "Problem seen",
    mark: "heading",
    belongs: "what the founders could not accept",
    slot: "what the founders could not accept",
    cues: { problem: 2 },
    needed: true,
  }),
  part({
    title: "Belief",
    mark: "heading",
    belongs: "what the company stands for",
    slot: "what the company stands for",
    cues: { belief: 1.5, doubt: 0.5 },
    needed: true,
  }),
  part({
    title: "What we make",
    mark: "heading",
    belongs: "what came of it",
    slot: "what the company makes today",
    cues: { solution: 1, feature: 1, offer: 1, benefit: 1 },
  }),
  part({
    title: "Where we are going",
    mark: "heading",
    belongs: "what comes next",
    slot: "where the company wants to be",
    cues: { future: 2, vision: 1.5 },
    needed: true,
  }),
];

export const brandStory = template(
  {
    value: "brand-story",
    name: "Brand Story",
    category: "Marketing",
    icon: "flag",
    shortDescription: "Why the company exists, told simply.",
    instruction,
    skeleton,
    needs: "company",
    layout: { order: "arc" },
  },
  skeleton,
);
