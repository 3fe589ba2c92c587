import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./troubleshooting-guide.md?raw";

const skeleton = [
  part({
    title: "Symptom",
    mark: "heading",
    belongs: "what the reader sees",
    slot: "what the reader sees",
    cues: { first: 1.5, symptom: 1 },
    most: 3,
  }),
  part({
    title: "Quick checks",
    mark: "heading",
    belongs: "what to look at first",
    slot: "what to look at first",
    cues: { check: 1.6 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Causes",
    mark: "heading",
    belongs: "why it happens",
    slot: "why it happens",
    cues: { cause: 1.8 },
    form: "bullets",
    rest: true,
  }),
  part({
    title: "Fixes",
    mark: "heading",
    belongs: "what to do, the likeliest first",
    slot: "what to do",
    cues: { fix: 1.4, command: 1.5, sequence: 1 },
    form: "steps",
    needed: true,
  }),
  part({
    title: "When to ask for help",
    mark: "heading",
    belongs: "when to stop trying, whom to ask",
    slot: "when to stop trying, and whom to ask",
    cues: { escalate: 1.6, contact: 1.5 },
    most: 2,
    needed: true,
  }),
];

export const troubleshootingGuide = template(
  {
    value: "troubleshooting-guide",
    name: "Troubleshooting Guide",
    category: "Technical",
    icon: "life-buoy",
    shortDescription: "Symptom to solution.",
    instruction,
    skeleton,
    needs: "system",
    layout: { order: "sorted", loose: true },
  },
  skeleton,
);
