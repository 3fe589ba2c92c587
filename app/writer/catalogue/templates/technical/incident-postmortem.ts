import { template } from "../template.ts";
import instruction from "./incident-postmortem.md?raw";

const skeleton = [
  {
    title: "Summary",
    mark: "heading",
    belongs: "what happened, how long, who was affected",
    slot: "what happened, how long, who was affected",
  },
  {
    title: "Impact",
    mark: "heading",
    belongs: "who was affected, and how much",
    slot: "who was affected, and how much",
  },
  {
    title: "Timeline",
    mark: "heading",
    belongs: "what happened when",
    slot: "time and event",
  },
  {
    title: "Root cause",
    mark: "heading",
    belongs: "why it could happen",
    slot: "why it could happen",
  },
  {
    title: "What went well",
    mark: "heading",
    belongs: "what helped",
    slot: "what helped",
  },
  {
    title: "Actions",
    mark: "heading",
    belongs: "what will change, who, by when",
    slot: "what will change, by whom and when",
  },
] as const;

export const incidentPostmortem = template({
  value: "incident-postmortem",
  name: "Incident Postmortem",
  category: "Technical",
  icon: "siren",
  shortDescription: "What happened, without blame.",
  instruction,
  skeleton,
});
