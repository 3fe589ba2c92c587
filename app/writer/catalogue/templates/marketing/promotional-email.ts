import { labelCharacters } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./promotional-email.md?raw";

const skeleton = [
  {
    title: "Subject",
    mark: "label",
    belongs: "at most 60 characters, what is in it for the reader",
    slot: "subject of at most 60 characters",
  },
  {
    title: "Preview text",
    mark: "label",
    belongs: "what the subject left open",
    slot: "one line that completes the subject",
  },
  {
    title: "Hook",
    mark: "block",
    belongs: "why to read on",
    slot: "why to read on",
  },
  {
    title: "Offer",
    mark: "block",
    belongs: "what exactly, at what price, until when",
    slot: "what you offer, and until when",
  },
  {
    title: "Proof",
    mark: "block",
    belongs: "who says so",
    slot: "a customer, a figure or a review",
  },
  {
    title: "Button",
    mark: "label",
    belongs: "two to four words",
    slot: "two to four words on a button",
  },
] as const;

export const promotionalEmail = template({
  value: "promotional-email",
  name: "Promotional Email",
  category: "Marketing",
  icon: "mail-plus",
  shortDescription: "An offer people open and act on.",
  instruction,
  skeleton,

  promises: [labelCharacters("Subject", 60)],
});
