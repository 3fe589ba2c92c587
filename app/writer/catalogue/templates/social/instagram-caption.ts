import { part } from "../../../builtin/templates/layout.ts";
import { hashtags } from "../../../promises/lines.ts";
import { figureOf, platformLimits } from "../../social/platform-limits.ts";
import { template } from "../template.ts";
import instruction from "./instagram-caption.md?raw";

const skeleton = [
  part({
    title: "First line",
    mark: "block",
    belongs: `works alone before the fold, at most ${figureOf(platformLimits.Instagram.firstLine)} characters`,
    slot: "a first line about {topic}",
    cues: { first: 3, short: 1, feeling: 1 },
    most: 1,
  }),
  part({
    title: "Story",
    mark: "block",
    belongs: "what the picture does not show",
    slot: "the story behind the picture",
    cues: { scene: 1, past: 1, person: 1, feeling: 1, statement: 1 },
  }),
  part({
    title: "Call to action",
    mark: "block",
    belongs: "one thing to do",
    slot: "what followers should do or say",
    cues: { call: 4, question: 3 },
    most: 1,
    needed: true,
  }),
  part({
    title: "Hashtags",
    mark: "block",
    belongs: "three to eight tags of the text's own terms",
    slot: "three to eight hashtags",
    fill: "hashtags",
  }),
];

export const instagramCaption = template(
  {
    value: "instagram-caption",
    name: "Instagram Caption",
    category: "Social",
    icon: "image",
    shortDescription: "A caption that starts strong and ends with tags.",
    instruction,
    skeleton,
    layout: { order: "arc", characters: platformLimits.Instagram.caption.value, tight: true },
    promises: [hashtags(0, 8)],
  },
  skeleton,
);
