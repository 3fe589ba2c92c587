import { labelCharacters } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./ad-copy.md?raw";

const adSizes = { headline: 30, body: 90 } as const;

const skeleton = [
  { title: "Headline", mark: "label", belongs: "at most 30 characters" },
  { title: "Body", mark: "label", belongs: "at most 90 characters" },
  { title: "Call to action", mark: "label", belongs: "two to four words" },
  { title: "Headline", mark: "label", belongs: "at most 30 characters" },
  { title: "Body", mark: "label", belongs: "at most 90 characters" },
  { title: "Call to action", mark: "label", belongs: "two to four words" },
  { title: "Headline", mark: "label", belongs: "at most 30 characters" },
  { title: "Body", mark: "label", belongs: "at most 90 characters" },
  { title: "Call to action", mark: "label", belongs: "two to four words" },
] as const;

export const adCopy = template({
  value: "ad-copy",
  name: "Ad Copy",
  category: "Marketing",
  icon: "megaphone",
  shortDescription: "Three ad variants at platform lengths.",
  instruction,
  skeleton,

  promises: [labelCharacters("Headline", adSizes.headline), labelCharacters("Body", adSizes.body)],
});
