import { template } from "../template.ts";
import instruction from "./project-update.md?raw";

const skeleton = [
  {
    title: "Status",
    mark: "heading",
    belongs: "where it stands, in one sentence",
    slot: "where the subject stands today",
  },
  {
    title: "Done",
    mark: "heading",
    belongs: "what was finished since the last update",
    slot: "what was finished",
  },
  {
    title: "Next",
    mark: "heading",
    belongs: "what comes next, with dates",
    slot: "what comes next, and when",
  },
  {
    title: "Risks",
    mark: "heading",
    belongs: "what may go wrong",
    slot: "what may go wrong",
  },
  {
    title: "Help needed",
    mark: "heading",
    belongs: "what is needed from whom",
    slot: "what you need, and from whom",
  },
] as const;

export const projectUpdate = template({
  value: "project-update",
  name: "Project Update",
  category: "Business",
  icon: "kanban",
  shortDescription: "Status in one screen.",
  instruction,
  skeleton,
});
