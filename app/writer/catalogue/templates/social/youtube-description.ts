import { platformLimits } from "../../../prose/platform-limits.ts";
import { template } from "../template.ts";
import instruction from "./youtube-description.md?raw";

const skeleton = [
  {
    title: "Summary",
    mark: "heading",
    belongs: "what the video shows, in two or three sentences that hold the search words",
    slot: "what the video shows",
  },
  {
    title: "Chapters",
    mark: "heading",
    belongs: "one line a chapter with its time",
    slot: "time and title of each chapter",
  },
  {
    title: "Links",
    mark: "heading",
    belongs: "everything the video mentions",
    slot: "links to what the video mentions",
  },
  {
    title: "Credits",
    mark: "heading",
    belongs: "who made it, whose music and pictures",
    slot: "who made it, and whose music it uses",
  },
  {
    title: "Tags",
    mark: "heading",
    belongs: "search terms, separated by commas",
    slot: "search terms",
  },
] as const;

export const youtubeDescription = template({
  value: "youtube-description",
  name: "YouTube Description",
  category: "Social",
  icon: "monitor-play",
  shortDescription: "Searchable description with chapters.",
  instruction,
  skeleton,
  most: { characters: platformLimits.YouTube.description.value },
});
