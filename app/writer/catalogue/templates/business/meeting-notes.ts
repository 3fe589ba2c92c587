import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./meeting-notes.md?raw";

const skeleton = [
  part({
    title: "Date and people",
    mark: "heading",
    belongs: "when, and who was there",
    slot: "date, place and who was there",
    cues: { attendance: 4 },
    needed: true,
    asks: [
      ["date", "date"],
      ["person", "who was there"],
    ],
  }),
  part({
    title: "Decisions",
    mark: "heading",
    belongs: "what was decided",
    slot: "what was decided",
    cues: { decision: 2.5 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Actions",
    mark: "heading",
    belongs: "who does what by when",
    slot: "owner, task and date",
    cues: { action: 2, help: 0.5 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Discussion",
    mark: "heading",
    belongs: "what was said",
    slot: "what else was said",
    form: "bullets",
    rest: true,
  }),
  part({
    title: "Open questions",
    mark: "heading",
    belongs: "what stays open",
    slot: "what stays open",
    cues: { question: 4, risk: 0.7 },
    form: "bullets",
    needed: true,
  }),
];

export const meetingNotes = template(
  {
    value: "meeting-notes",
    name: "Meeting Notes",
    category: "Business",
    icon: "notebook-pen",
    shortDescription: "Decisions and actions from rough notes.",
    instruction,
    skeleton,
    needs: "report",
    layout: { order: "sorted", tight: true },
  },
  skeleton,
);
