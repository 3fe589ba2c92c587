import { labelCharacters } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./email.md?raw";

const skeleton = [
  {
    title: "Subject",
    mark: "label",
    belongs: "what it is about and what is needed, at most 60 characters",
    slot: "subject",
  },
  {
    title: "Greeting",
    mark: "block",
    belongs: "the reader by name",
    slot: "greeting",
  },
  {
    title: "Context",
    mark: "block",
    belongs: "what the reader must know, no more",
    slot: "what the reader must know",
  },
  {
    title: "Ask",
    mark: "block",
    belongs: "one request",
    slot: "what you ask of the reader, by when",
  },
  {
    title: "Next step",
    mark: "block",
    belongs: "what happens then, and when",
    slot: "what happens next, and when",
  },
  {
    title: "Sign-off",
    mark: "block",
    belongs: "closing words and name",
    slot: "closing words and your name",
  },
] as const;

export const email = template({
  value: "email",
  name: "Email",
  category: "Business",
  icon: "mail",
  shortDescription: "A clear message with one ask.",
  instruction,
  skeleton,

  promises: [labelCharacters("Subject", 60)],
});
