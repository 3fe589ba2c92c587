import { template } from "../template.ts";
import instruction from "./meeting-notes.md?raw";

const skeleton = [
  {
    title: "Date and people",
    mark: "heading",
    belongs: "when, and who was there",
    slot: "date, place and who was there",
  },
  {
    title: "Decisions",
    mark: "heading",
    belongs: "what was decided",
    slot: "what was decided",
  },
  {
    title: "Actions",
    mark: "heading",
    belongs: "who does what by when",
    slot: "owner, task and date",
  },
  {
    title: "Discussion",
    mark: "heading",
    belongs: "what was said",
    slot: "what else was said",
  },
  {
    title: "Open questions",
    mark: "heading",
    belongs: "what stays open",
    slot: "what stays open",
  },
] as const;

export const meetingNotes = template({
  value: "meeting-notes",
  name: "Meeting Notes",
  category: "Business",
  icon: "notebook-pen",
  shortDescription: "Decisions and actions from rough notes.",
  instruction,
  skeleton,
});
