import { template } from "../template.ts";
import instruction from "./bug-report.md?raw";

const skeleton = [
  {
    title: "Summary",
    mark: "heading",
    belongs: "what goes wrong, in one sentence",
    slot: "what goes wrong, in one sentence",
  },
  {
    title: "Steps",
    mark: "heading",
    belongs: "how to make it happen",
    slot: "what you did, step by step",
  },
  {
    title: "Expected",
    mark: "heading",
    belongs: "what should happen",
    slot: "what should happen",
  },
  {
    title: "Actual",
    mark: "heading",
    belongs: "what happens",
    slot: "what happens instead",
  },
  {
    title: "Environment",
    mark: "heading",
    belongs: "version, system, browser",
    slot: "version, system, browser",
  },
  {
    title: "Evidence",
    mark: "heading",
    belongs: "log, screenshot, link",
    slot: "log, screenshot or link",
  },
] as const;

export const bugReport = template({
  value: "bug-report",
  name: "Bug Report",
  category: "Technical",
  icon: "bug",
  shortDescription: "A report a developer can act on.",
  instruction,
  skeleton,
});
