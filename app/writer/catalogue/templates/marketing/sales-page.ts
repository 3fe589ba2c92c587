import { template } from "../template.ts";
import instruction from "./sales-page.md?raw";

const skeleton = [
  {
    title: "Headline",
    mark: "title",
    belongs: "the promise",
    slot: "the promise in one line",
  },
  {
    title: "Problem",
    mark: "heading",
    belongs: "what hurts",
    slot: "what hurts",
  },
  {
    title: "Agitate",
    mark: "heading",
    belongs: "what it costs to leave it so",
    slot: "what it costs to leave it as it is",
  },
  {
    title: "Solution",
    mark: "heading",
    belongs: "what helps, and how",
    slot: "what helps, and how",
  },
  {
    title: "Offer",
    mark: "heading",
    belongs: "what you get and what it costs",
    slot: "what they get, and the price",
  },
  {
    title: "Objections",
    mark: "heading",
    belongs: "the doubts, each with its answer",
    slot: "a doubt, and the answer to it",
  },
  {
    title: "Guarantee",
    mark: "heading",
    belongs: "what happens if it is not right",
    slot: "what happens if it is not right",
  },
  {
    title: "Call to action",
    mark: "heading",
    belongs: "what to do now",
    slot: "what to do now",
  },
] as const;

export const salesPage = template({
  value: "sales-page",
  name: "Sales Page",
  category: "Marketing",
  icon: "badge-dollar-sign",
  shortDescription: "Long-form page that answers every doubt.",
  instruction,
  skeleton,
});
