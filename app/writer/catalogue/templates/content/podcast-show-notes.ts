import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./podcast-show-notes.md?raw";

const skeleton = [
  part({
    title: "Summary",
    mark: "heading",
    belongs: "what the episode is about",
    slot: "what the episode is about",
    cues: { first: 2, conclusion: 1.5, statement: 1 },
    most: 4,
  }),
  part({
    title: "Timestamps",
    mark: "heading",
    belongs: "what comes when",
    slot: "time and topic",
    fill: "chapters",
  }),
  part({
    title: "Quotes",
    mark: "heading",
    belongs: "lines worth sharing",
    slot: "a line worth sharing",
    cues: { quote: 5 },
    form: "bullets",
    most: 4,
    needed: true,
  }),
  part({
    title: "Links",
    mark: "heading",
    belongs: "everything mentioned",
    slot: "links to what was mentioned",
    fill: "links",
  }),
  part({
    title: "Credits",
    mark: "heading",
    belongs: "host, guest, music",
    slot: "host, guest and music",
    cues: { team: 0.8 },
    most: 2,
    needed: true,
  }),
];

export const podcastShowNotes = template(
  {
    value: "podcast-show-notes",
    name: "Podcast Show Notes",
    category: "Content",
    icon: "podcast",
    shortDescription: "Notes, timestamps and links.",
    instruction,
    skeleton,
    layout: { order: "sorted", tight: true },
  },
  skeleton,
);
