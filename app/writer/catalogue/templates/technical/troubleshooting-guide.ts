import { template } from "../template.ts";
import instruction from "./troubleshooting-guide.md?raw";

const skeleton = [
  {
    title: "Symptom",
    mark: "heading",
    belongs: "what the reader sees",
    slot: "what the reader sees",
  },
  {
    title: "Quick checks",
    mark: "heading",
    belongs: "what to look at first",
    slot: "what to look at first",
  },
  {
    title: "Causes",
    mark: "heading",
    belongs: "why it happens",
    slot: "why it happens",
  },
  {
    title: "Fixes",
    mark: "heading",
    belongs: "what to do, the likeliest first",
    slot: "what to do",
  },
  {
    title: "When to ask for help",
    mark: "heading",
    belongs: "when to stop trying, whom to ask",
    slot: "when to stop trying, and whom to ask",
  },
] as const;

export const troubleshootingGuide = template({
  value: "troubleshooting-guide",
  name: "Troubleshooting Guide",
  category: "Technical",
  icon: "life-buoy",
  shortDescription: "Symptom to solution.",
  instruction,
  skeleton,
});
