import { labelCharacters } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./social-media-bio.md?raw";
import { platformLimits } from "../../../prose/platform-limits.ts";

const bioCharacters = platformLimits.Instagram.bio.value;

const skeleton = [
  { title: "Short", mark: "label", belongs: "who you are in a few words" },
  { title: "Professional", mark: "label", belongs: "what you do, for whom" },
  { title: "Playful", mark: "label", belongs: "the same with a wink" },
  { title: "With keywords", mark: "label", belongs: "the terms people search for" },
] as const;

export const socialMediaBio = template({
  value: "social-media-bio",
  name: "Social Media Bio",
  category: "Social",
  icon: "contact",
  shortDescription: "Who you are in 150 characters, four ways.",
  instruction,
  skeleton,

  promises: [
    labelCharacters("Short", bioCharacters),
    labelCharacters("Professional", bioCharacters),
    labelCharacters("Playful", bioCharacters),
    labelCharacters("With keywords", bioCharacters),
  ],
});
