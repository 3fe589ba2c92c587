import { template } from "../template.ts";
import instruction from "./technical-specification.md?raw";

const skeleton = [
  {
    title: "Goal",
    mark: "heading",
    belongs: "what it is for",
    slot: "what it is for",
  },
  {
    title: "Scope",
    mark: "heading",
    belongs: "what is in and what is out",
    slot: "what is in, and what is out",
  },
  {
    title: "Requirements",
    mark: "heading",
    belongs: "what it must do",
    slot: "what it must do",
  },
  {
    title: "Design",
    mark: "heading",
    belongs: "how it works",
    slot: "how it works",
  },
  {
    title: "Risks",
    mark: "heading",
    belongs: "what may go wrong",
    slot: "what may go wrong",
  },
  {
    title: "Tests",
    mark: "heading",
    belongs: "how it is proved",
    slot: "how it is proved",
  },
  {
    title: "Open questions",
    mark: "heading",
    belongs: "what is not decided",
    slot: "what is not decided",
  },
] as const;

export const technicalSpecification = template({
  value: "technical-specification",
  name: "Technical Specification",
  category: "Technical",
  icon: "file-cog",
  shortDescription: "A design someone else can build.",
  builtin: "layout",
  instruction,
  skeleton,
});
