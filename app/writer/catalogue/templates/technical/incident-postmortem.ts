import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./incident-postmortem.md?raw";

const skeleton = [
  part({
    title: "Summary",
    mark: "heading",
    belongs: "what happened, how long, who was affected",
    slot: "what happened, how long, who was affected",
    cues: { first: 2.5, conclusion: 0.5 },
    most: 2,
  }),
  part({
    title: "Impact",
    mark: "heading",
    belongs: "who was affected, and how much",
    slot: "who was affected, and how much",
    cues: { impact: 1.4, number: 0.4 },
    needed: true,
  }),
  part({
    title: "Timeline",
    mark: "heading",
    belongs: "what happened when",
    slot: "time and event",
    cues: { time: 2, date: 0.7, sequence: 1 },
    form: "bullets",
    rest: true,
  }),
  part({
    title: "Root cause",
    mark: "heading",
    belongs: "why it could happen",
    slot: "why it could happen",
    cues: { cause: 1.8 },
    needed: true,
  }),
  part({
    title: "What went well",
    mark: "heading",
    belongs: "what helped",
    slot: "what helped",
    cues: { well: 1.6 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Actions",
    mark: "heading",
    belongs: "what will change, who, by when",
    slot: "what will change, by whom and when",
    cues: { action: 1.6, future: 1.4, decision: 0.7 },
    form: "bullets",
    needed: true,
  }),
];

export const incidentPostmortem = template(
  {
    value: "incident-postmortem",
    name: "Incident Postmortem",
    category: "Technical",
    icon: "siren",
    shortDescription: "What happened, without blame.",
    instruction,
    skeleton,
    needs: "system",
    layout: { order: "sorted", loose: true },
  },
  skeleton,
);
