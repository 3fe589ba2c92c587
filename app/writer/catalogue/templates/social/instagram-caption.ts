import { hashtags } from "../../../promises/lines.ts";
import { figureOf, platformLimits } from "../../../prose/platform-limits.ts";
import { template } from "../template.ts";
import instruction from "./instagram-caption.md?raw";

const skeleton = [
  {
    title: "First line",
    mark: "block",
    belongs: `works alone before the fold, at most ${figureOf(platformLimits.Instagram.firstLine)} characters`,
    slot: "a first line",
  },
  {
    title: "Story",
    mark: "block",
    belongs: "what the picture does not show",
    slot: "the story behind the picture",
  },
  {
    title: "Call to action",
    mark: "block",
    belongs: "one thing to do",
    slot: "what followers should do or say",
  },
  {
    title: "Hashtags",
    mark: "block",
    belongs: "up to eight tags of the text's own terms",
    slot: "three to eight hashtags",
  },
] as const;

export const instagramCaption = template({
  value: "instagram-caption",
  name: "Instagram Caption",
  category: "Social",
  icon: "image",
  shortDescription: "A caption that starts strong and ends with tags.",
  instruction,
  skeleton,
  most: { characters: platformLimits.Instagram.caption.value },
  promises: [hashtags(0, 8)],
});
