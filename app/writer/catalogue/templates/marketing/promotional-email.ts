import { part } from "../../../builtin/templates/layout.ts";
import { labelCharacters } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./promotional-email.md?raw";

const skeleton = [
  part({
    title: "Subject",
    mark: "label",
    belongs: "at most 60 characters, what is in it for the reader",
    slot: "subject of at most 60 characters",
    fill: "subject",
  }),
  part({
    title: "Preview text",
    mark: "label",
    belongs: "what the subject left open",
    slot: "one line that completes the subject",
    fill: "preview",
  }),
  part({
    title: "Hook",
    mark: "block",
    belongs: "why to read on",
    slot: "why to read on",
    cues: { first: 2, problem: 1, question: 1, audience: 1 },
    most: 2,
  }),
  part({
    title: "Offer",
    mark: "block",
    belongs: "what exactly, at what price, until when",
    slot: "what you offer, and until when",
    cues: { offer: 1.5, benefit: 1, feature: 1 },
    rest: true,
    asks: [
      ["money", "price or discount"],
      ["date", "last day of the offer"],
    ],
  }),
  part({
    title: "Proof",
    mark: "block",
    belongs: "who says so",
    slot: "a customer, a figure or a review",
    cues: { proof: 2, quote: 2 },
    needed: true,
  }),
  part({
    title: "Button",
    mark: "label",
    belongs: "two to four words",
    slot: "two to four words on a button",
    fill: "button",
  }),
];

export const promotionalEmail = template(
  {
    value: "promotional-email",
    name: "Promotional Email",
    category: "Marketing",
    icon: "mail-plus",
    shortDescription: "An offer people open and act on.",
    instruction,
    skeleton,
    needs: "offer",
    layout: { order: "sorted", loose: true },
    promises: [labelCharacters("Subject", 60)],
  },
  skeleton,
);
