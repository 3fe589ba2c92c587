import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./technical-specification.md?raw";

const skeleton = [
  part({
    title: "Goal",
    mark: "heading",
    belongs: "what it is for",
    slot: "what it is for",
    cues: { first: 1.5, goal: 1.2 },
    most: 3,
  }),
  part({
    title: "Scope",
    mark: "heading",
    belongs: "what is in and what is out",
    slot: "what is in, and what is out",
    cues: { scope: 1.5 },
    needed: true,
  }),
  part({
    title: "Requirements",
    mark: "heading",
    belongs: "what it must do",
    slot: "what it must do",
    cues: { requirement: 1.6, number: 0.3 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Design",
    mark: "heading",
    belongs: "how it works",
    slot: "how it works",
    cues: { design: 1, solution: 0.5 },
    rest: true,
  }),
  part({
    title: "Risks",
    mark: "heading",
    belongs: "what may go wrong",
    slot: "what may go wrong",
    cues: { risk: 1.2, problem: 0.7, doubt: 0.5 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Tests",
    mark: "heading",
    belongs: "how it is proved",
    slot: "how it is proved",
    cues: { test: 1.6 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Open questions",
    mark: "heading",
    belongs: "what is not decided",
    slot: "what is not decided",
    cues: { question: 4 },
    form: "bullets",
    needed: true,
  }),
];

export const technicalSpecification = template(
  {
    value: "technical-specification",
    name: "Technical Specification",
    category: "Technical",
    icon: "file-cog",
    shortDescription: "A design someone else can build.",
    instruction,
    skeleton,
    needs: "system",
    layout: { order: "sorted", loose: true },
  },
  skeleton,
);
