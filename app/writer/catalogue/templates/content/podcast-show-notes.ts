import { template } from "../template.ts";
import instruction from "./podcast-show-notes.md?raw";

const skeleton = [
  {
    title: "Summary",
    mark: "heading",
    belongs: "what the episode is about",
    slot: "what the episode is about",
  },
  {
    title: "Timestamps",
    mark: "heading",
    belongs: "what comes when",
    slot: "time and topic",
  },
  {
    title: "Quotes",
    mark: "heading",
    belongs: "lines worth sharing",
    slot: "a line worth sharing",
  },
  {
    title: "Links",
    mark: "heading",
    belongs: "everything mentioned",
    slot: "links to what was mentioned",
  },
  {
    title: "Credits",
    mark: "heading",
    belongs: "host, guest, music",
    slot: "host, guest and music",
  },
] as const;

export const podcastShowNotes = template({
  value: "podcast-show-notes",
  name: "Podcast Show Notes",
  category: "Content",
  icon: "podcast",
  shortDescription: "Notes, timestamps and links.",
  instruction,
  skeleton,
});
