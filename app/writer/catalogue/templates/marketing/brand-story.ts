import { template } from "../template.ts";
import instruction from "./brand-story.md?raw";

const skeleton = [
  {
    title: "Origin",
    mark: "heading",
    belongs: "where and when it began, with whom",
    slot: "where, when and with whom it began",
  },
  {
    title: "Problem seen",
    mark: "heading",
    belongs: "what the founders could not accept",
    slot: "what the founders could not accept",
  },
  {
    title: "Belief",
    mark: "heading",
    belongs: "what the company stands for",
    slot: "what the company stands for",
  },
  {
    title: "What we make",
    mark: "heading",
    belongs: "what came of it",
    slot: "what the company makes today",
  },
  {
    title: "Where we are going",
    mark: "heading",
    belongs: "what comes next",
    slot: "where the company wants to be",
  },
] as const;

export const brandStory = template({
  value: "brand-story",
  name: "Brand Story",
  category: "Marketing",
  icon: "flag",
  shortDescription: "Why the company exists, told simply.",
  instruction,
  skeleton,
});
