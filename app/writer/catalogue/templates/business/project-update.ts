import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./project-update.md?raw";

const skeleton = [
  part({
    title: "Status",
    mark: "heading",
    belongs: "where it stands, in one sentence",
    slot: "where {topic} stands today",
    cues: { update: 1.5, first: 1, conclusion: 1, percent: 0.5 },
    most: 2,
  }),
  part({
    title: "Done",
    mark: "heading",
    belongs: "what was finished since the last update",
    slot: "what was finished",
    cues: { done: 1.5, result: 1, past: 0.5 },
    form: "bullets",
    rest: true,
  }),
  part({
    title: "Next",
    mark: "heading",
    belongs: "what comes next, with dates",
    slot: "what comes next, and when",
    cues: { future: 2, action: 1, date: 0.5 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Risks",
    mark: "heading",
    belongs: "what may go wrong",
    slot: "what may go wrong",
    cues: { risk: 1.2, problem: 1.2 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Help needed",
    mark: "heading",
    belongs: "what is needed from whom",
    slot: "what you need, and from whom",
    cues: { help: 2.2, question: 1 },
    form: "bullets",
    needed: true,
  }),
];

export const projectUpdate = template(
  {
    value: "project-update",
    name: "Project Update",
    category: "Business",
    icon: "kanban",
    shortDescription: "Status in one screen.",
    instruction,
    skeleton,
    needs: "report",
    layout: { order: "sorted", tight: true },
  },
  skeleton,
);
