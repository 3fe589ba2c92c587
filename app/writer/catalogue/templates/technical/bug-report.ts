import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./bug-report.md?raw";

const skeleton = [
  part({
    title: "Summary",
    mark: "heading",
    belongs: "what goes wrong, in one sentence",
    slot: "what goes wrong, in one sentence",
    cues: { first: 1.5, problem: 1, actual: 0.7 },
    rest: true,
  }),
  part({
    title: "Steps",
    mark: "heading",
    belongs: "how to make it happen",
    slot: "what you did, step by step",
    cues: { command: 1.5, sequence: 1.8 },
    form: "steps",
    needed: true,
  }),
  part({
    title: "Expected",
    mark: "heading",
    belongs: "what should happen",
    slot: "what should happen",
    cues: { expected: 2.5 },
    most: 2,
    needed: true,
  }),
  part({
    title: "Actual",
    mark: "heading",
    belongs: "what happens",
    slot: "what happens instead",
    cues: { actual: 1.6, error: 1 },
    needed: true,
  }),
  part({
    title: "Environment",
    mark: "heading",
    belongs: "version, system, browser",
    slot: "version, system, browser",
    cues: { environment: 2 },
    needed: true,
  }),
  part({
    title: "Evidence",
    mark: "heading",
    belongs: "log, screenshot, link",
    slot: "log, screenshot or link",
    cues: { evidence: 2, block: 2, code: 0.5 },
    needed: true,
  }),
];

export const bugReport = template(
  {
    value: "bug-report",
    name: "Bug Report",
    category: "Technical",
    icon: "bug",
    shortDescription: "A report a developer can act on.",
    instruction,
    skeleton,
    needs: "system",
    layout: { order: "sorted", loose: true },
  },
  skeleton,
);
