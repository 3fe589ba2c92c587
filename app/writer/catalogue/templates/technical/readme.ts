import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./readme.md?raw";

const skeleton = [
  part({
    title: "What",
    mark: "heading",
    belongs: "what it is, in two sentences",
    slot: "what it is, in two sentences",
    cues: { first: 2, feature: 0.5 },
    most: 3,
  }),
  part({
    title: "Why",
    mark: "heading",
    belongs: "what it is good for",
    slot: "what it is good for",
    cues: { cause: 1, benefit: 1.2, problem: 1 },
    rest: true,
  }),
  part({
    title: "Install",
    mark: "heading",
    belongs: "the commands",
    slot: "the command that installs it",
    cues: { install: 2, block: 1 },
    needed: true,
  }),
  part({
    title: "Use",
    mark: "heading",
    belongs: "the first thing to do",
    slot: "the first command to run",
    cues: { call: 0.7, command: 1, example: 1.2, code: 0.7, block: 1 },
    needed: true,
  }),
  part({
    title: "Configure",
    mark: "heading",
    belongs: "what can be set",
    slot: "what can be set, and the defaults",
    cues: { setting: 1.6 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Contribute",
    mark: "heading",
    belongs: "how to help",
    slot: "how to report and contribute",
    cues: { contribute: 2 },
    needed: true,
  }),
  part({
    title: "License",
    mark: "heading",
    belongs: "the licence",
    slot: "the licence",
    cues: { licence: 3 },
    most: 2,
    needed: true,
  }),
];

export const readme = template(
  {
    value: "readme",
    name: "README",
    category: "Technical",
    icon: "book-text",
    shortDescription: "The front page of a project.",
    instruction,
    skeleton,
    needs: "system",
    layout: { order: "sorted", loose: true },
  },
  skeleton,
);
