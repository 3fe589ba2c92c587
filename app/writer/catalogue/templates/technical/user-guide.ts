import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./user-guide.md?raw";

const skeleton = [
  part({
    title: "Before you start",
    mark: "heading",
    belongs: "what must be ready",
    slot: "what must be ready",
    cues: { requirement: 0.8, quantity: 1.2, environment: 1 },
    needed: true,
  }),
  part({
    title: "Steps",
    mark: "heading",
    belongs: "the task, one action each",
    slot: "one action",
    cues: { command: 2.5, sequence: 2, action: 0.5 },
    form: "steps",
    rest: true,
  }),
  part({
    title: "Result",
    mark: "heading",
    belongs: "what the reader sees then",
    slot: "what the reader sees then",
    cues: { result: 1.2, expected: 0.6, done: 0.7 },
    most: 3,
    needed: true,
  }),
  part({
    title: "Tips",
    mark: "heading",
    belongs: "what makes it easier",
    slot: "what makes it easier",
    cues: { tip: 1.2, benefit: 1 },
    needed: true,
  }),
  part({
    title: "Troubleshooting",
    mark: "heading",
    belongs: "what if it does not work",
    slot: "what to do if it does not work",
    cues: { problem: 1, error: 1.5, fix: 1, risk: 0.5 },
    needed: true,
  }),
];

export const userGuide = template(
  {
    value: "user-guide",
    name: "User Guide",
    category: "Technical",
    icon: "book-user",
    shortDescription: "Help for a task, not a feature list.",
    instruction,
    skeleton,
    needs: "steps",
    layout: { order: "sorted", loose: true },
  },
  skeleton,
);
