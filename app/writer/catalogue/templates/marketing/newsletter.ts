import { part } from "../../../builtin/templates/layout.ts";
import { labelCharacters } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./newsletter.md?raw";

const skeleton = [
  part({
    title: "Subject",
    mark: "label",
    belongs: "at most 60 characters",
    slot: "subject of at most 60 characters",
    fill: "subject",
  }),
  part({ title: "Greeting", mark: "block", belongs: "to one reader", slot: "a greeting", fill: "greeting" }),
  part({
    title: "Lead story",
    mark: "heading",
    belongs: "the one thing of this issue",
    slot: "the story of this issue",
    cues: { first: 1, statement: 1 },
    rest: true,
  }),
  part({
    title: "Quick links",
    mark: "heading",
    belongs: "the rest in one line each",
    slot: "more news, one line each",
    cues: { fresh: 1, future: 1, entry: 1, call: 1, contact: 1, item: 1 },
    form: "bullets",
    most: 5,
    needed: true,
  }),
  part({
    title: "Sign-off",
    mark: "block",
    belongs: "until when, and who writes",
    slot: "closing words and your name",
    fill: "signOff",
  }),
];

export const newsletter = template(
  {
    value: "newsletter",
    name: "Newsletter",
    category: "Marketing",
    icon: "mails",
    shortDescription: "A regular letter readers look forward to.",
    instruction,
    skeleton,
    needs: "message",
    layout: { order: "sorted", loose: true },
    promises: [labelCharacters("Subject", 60)],
  },
  skeleton,
);
