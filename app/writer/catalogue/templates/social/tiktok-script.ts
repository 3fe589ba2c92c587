import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./tiktok-script.md?raw";

const skeleton = [
  part({
    title: "Hook",
    mark: "label",
    belongs: "the first three seconds, at most ten words spoken",
    slot: "the first words about {topic}",
    cues: { first: 2, question: 2, short: 2 },
    most: 1,
  }),
  part({
    title: "Setup",
    mark: "label",
    belongs: "what it is about, spoken",
    slot: "what it is about",
    cues: { statement: 1, problem: 1, past: 1, number: 1 },
    most: 4,
  }),
  part({
    title: "Payoff",
    mark: "label",
    belongs: "what the viewer came for, spoken",
    slot: "what the viewer gets in the end",
    cues: { result: 2, conclusion: 2, benefit: 1, late: 1 },
    most: 2,
  }),
  part({
    title: "On-screen text",
    mark: "label",
    belongs: "at most five words shown",
    slot: "at most five words to show",
    fill: "onScreen",
  }),
  part({
    title: "Caption",
    mark: "label",
    belongs: "one line with tags",
    slot: "one line under the video",
    fill: "hashtags",
  }),
];

export const tiktokScript = template(
  {
    value: "tiktok-script",
    name: "TikTok Script",
    category: "Social",
    icon: "clapperboard",
    shortDescription: "A 30-60 second short-video script.",
    instruction,
    skeleton,
    layout: { order: "arc", words: 190, tight: true },
  },
  skeleton,
);
