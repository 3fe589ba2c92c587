import { template } from "../template.ts";
import instruction from "./executive-summary.md?raw";

const skeleton = [
  {
    title: "Conclusion",
    mark: "heading",
    belongs: "the answer first",
    slot: "the answer in one sentence",
  },
  {
    title: "Why",
    mark: "heading",
    belongs: "the reasons and figures behind it",
    slot: "the reasons and figures",
  },
  {
    title: "Options",
    mark: "heading",
    belongs: "what else was considered",
    slot: "what else could be done",
  },
  {
    title: "Recommendation",
    mark: "heading",
    belongs: "what should be done",
    slot: "what should be done",
  },
  {
    title: "Ask",
    mark: "heading",
    belongs: "what is needed, from whom, by when",
    slot: "what is needed, from whom and by when",
  },
] as const;

export const executiveSummary = template({
  value: "executive-summary",
  name: "Executive Summary",
  category: "Business",
  icon: "clipboard-list",
  shortDescription: "One page for people who decide.",
  instruction,
  skeleton,
});
