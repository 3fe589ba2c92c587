import { template } from "../template.ts";
import instruction from "./tiktok-script.md?raw";

const skeleton = [
  {
    title: "Hook",
    mark: "label",
    belongs: "the first three seconds, at most ten words spoken",
    slot: "the first words",
  },
  {
    title: "Setup",
    mark: "label",
    belongs: "what it is about, spoken",
    slot: "what it is about",
  },
  {
    title: "Payoff",
    mark: "label",
    belongs: "what the viewer came for, spoken",
    slot: "what the viewer gets in the end",
  },
  {
    title: "On-screen text",
    mark: "label",
    belongs: "at most five words shown",
    slot: "at most five words to show",
  },
  {
    title: "Caption",
    mark: "label",
    belongs: "one line with tags",
    slot: "one line under the video",
  },
] as const;

export const tiktokScript = template({
  value: "tiktok-script",
  name: "TikTok Script",
  category: "Social",
  icon: "clapperboard",
  shortDescription: "A 30-60 second short-video script.",
  builtin: "layout",
  instruction,
  skeleton,
  most: { words: 190 },
});
