import { part } from "../../../builtin/templates/layout.ts";
import { platformLimits } from "../../social/platform-limits.ts";
import { template } from "../template.ts";
import instruction from "./youtube-description.md?raw";

const skeleton = [
  part({
    title: "Summary",
    mark: "heading",
    belongs: "what the video shows, in two or three sentences that hold the search words",
    slot: "what the video shows about {topic}",
    cues: { first: 3, conclusion: 2, benefit: 1, result: 1, statement: 1 },
    most: 3,
  }),
  part({
    title: "Chapters",
    mark: "heading",
    belongs: "one line a chapter with its time",
    slot: "time and title of each chapter",
    fill: "chapters",
  }),
  part({
    title: "Links",
    mark: "heading",
    belongs: "everything the video mentions",
    slot: "links to what the video mentions",
    fill: "links",
  }),
  part({
    title: "Credits",
    mark: "heading",
    belongs: "who made it, whose music and pictures",
    slot: "who made it, and whose music it uses",
  }),
  part({
    title: "Tags",
    mark: "heading",
    belongs: "search terms, separated by commas",
    slot: "search terms",
    fill: "tags",
  }),
];

export const youtubeDescription = template(
  {
    value: "youtube-description",
    name: "YouTube Description",
    category: "Social",
    icon: "monitor-play",
    shortDescription: "Searchable description with chapters.",
    instruction,
    skeleton,
    layout: {
      order: "sorted",
      characters: platformLimits.YouTube.description.value,
      loose: true,
      tight: true,
    },
  },
  skeleton,
);
