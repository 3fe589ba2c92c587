import { template } from "../template.ts";
import instruction from "./readme.md?raw";

const skeleton = [
  {
    title: "What",
    mark: "heading",
    belongs: "what it is, in two sentences",
    slot: "what it is, in two sentences",
  },
  {
    title: "Why",
    mark: "heading",
    belongs: "what it is good for",
    slot: "what it is good for",
  },
  {
    title: "Install",
    mark: "heading",
    belongs: "the commands",
    slot: "the command that installs it",
  },
  {
    title: "Use",
    mark: "heading",
    belongs: "the first thing to do",
    slot: "the first command to run",
  },
  {
    title: "Configure",
    mark: "heading",
    belongs: "what can be set",
    slot: "what can be set, and the defaults",
  },
  {
    title: "Contribute",
    mark: "heading",
    belongs: "how to help",
    slot: "how to report and contribute",
  },
  {
    title: "License",
    mark: "heading",
    belongs: "the licence",
    slot: "the licence",
  },
] as const;

export const readme = template({
  value: "readme",
  name: "README",
  category: "Technical",
  icon: "book-text",
  shortDescription: "The front page of a project.",
  instruction,
  skeleton,
});
