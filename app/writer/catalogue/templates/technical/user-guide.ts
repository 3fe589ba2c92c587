import { template } from "../template.ts";
import instruction from "./user-guide.md?raw";

const skeleton = [
  {
    title: "Before you start",
    mark: "heading",
    belongs: "what must be ready",
    slot: "what must be ready",
  },
  {
    title: "Steps",
    mark: "heading",
    belongs: "the task, one action each",
    slot: "one action",
  },
  {
    title: "Result",
    mark: "heading",
    belongs: "what the reader sees then",
    slot: "what the reader sees then",
  },
  {
    title: "Tips",
    mark: "heading",
    belongs: "what makes it easier",
    slot: "what makes it easier",
  },
  {
    title: "Troubleshooting",
    mark: "heading",
    belongs: "what if it does not work",
    slot: "what to do if it does not work",
  },
] as const;

export const userGuide = template({
  value: "user-guide",
  name: "User Guide",
  category: "Technical",
  icon: "book-user",
  shortDescription: "Help for a task, not a feature list.",
  builtin: "layout",
  instruction,
  skeleton,
});
