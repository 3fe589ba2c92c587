import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./how-to-guide.md?raw";

const skeleton = [
  part({
    title: "Goal",
    mark: "heading",
    belongs: "what the reader will have in the end",
    slot: "what the reader will have in the end",
    cues: { first: 0.6, goal: 1.2, benefit: 0.5 },
    most: 2,
  }),
  part({
    title: "You need",
    mark: "heading",
    belongs: "tools, materials, time",
    slot: "tools, materials and time",
    fill: "needs",
  }),
  part({
    title: "Steps",
    mark: "heading",
    belongs: "one action each, in order",
    slot: "one action",
    cues: { command: 2.5, sequence: 2 },
    form: "steps",
    rest: true,
  }),
  part({
    title: "Check",
    mark: "heading",
    belongs: "how to tell that it worked",
    slot: "how to tell that it worked",
    cues: { check: 1.6, result: 0.5 },
    most: 3,
    needed: true,
  }),
  part({
    title: "Problems and fixes",
    mark: "heading",
    belongs: "what goes wrong, and the way out",
    slot: "what goes wrong, and what to do then",
    cues: { problem: 1, tip: 1.2, fix: 1, risk: 0.5 },
    needed: true,
  }),
];

export const howToGuide = template(
  {
    value: "how-to-guide",
    name: "How-To Guide",
    category: "Content",
    icon: "footprints",
    shortDescription: "Steps anyone can follow.",
    instruction,
    skeleton,
    needs: "steps",
    layout: { order: "sorted" },
  },
  skeleton,
);
