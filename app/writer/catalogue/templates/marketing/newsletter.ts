import { labelCharacters } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./newsletter.md?raw";

const skeleton = [
  {
    title: "Subject",
    mark: "label",
    belongs: "at most 60 characters",
    slot: "subject of at most 60 characters",
  },
  { title: "Greeting", mark: "block", belongs: "to one reader", slot: "a greeting" },
  {
    title: "Lead story",
    mark: "heading",
    belongs: "the one thing of this issue",
    slot: "the story of this issue",
  },
  {
    title: "Quick links",
    mark: "heading",
    belongs: "the rest in one line each",
    slot: "more news, one line each",
  },
  {
    title: "Sign-off",
    mark: "block",
    belongs: "until when, and who writes",
    slot: "closing words and your name",
  },
] as const;

export const newsletter = template({
  value: "newsletter",
  name: "Newsletter",
  category: "Marketing",
  icon: "mails",
  shortDescription: "A regular letter readers look forward to.",
  instruction,
  skeleton,

  promises: [labelCharacters("Subject", 60)],
});
