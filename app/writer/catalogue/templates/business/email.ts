import { part } from "../../../builtin/templates/layout.ts";
import { labelCharacters } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./email.md?raw";

const skeleton = [
  part({
    title: "Subject",
    mark: "label",
    belongs: "what it is about and what is needed, at most 60 characters",
    slot: "subject",
    fill: "subject",
  }),
  part({
    title: "Greeting",
    mark: "block",
    belongs: "the reader by name",
    slot: "greeting",
    fill: "greeting",
  }),
  part({
    title: "Context",
    mark: "block",
    belongs: "what the reader must know, no more",
    slot: "what the reader must know about {topic}",
    cues: { first: 1, statement: 1, past: 1 },
    rest: true,
  }),
  part({
    title: "Ask",
    mark: "block",
    belongs: "one request",
    slot: "what you ask of the reader, by when",
    cues: { question: 2, help: 2, call: 2 },
    most: 3,
    needed: true,
  }),
  part({
    title: "Next step",
    mark: "block",
    belongs: "what happens then, and when",
    slot: "what happens next, and when",
    cues: { future: 2, action: 1.5, period: 1 },
    most: 2,
    needed: true,
  }),
  part({
    title: "Sign-off",
    mark: "block",
    belongs: "closing words and name",
    slot: "closing words and your name",
    fill: "signOff",
  }),
];

export const email = template(
  {
    value: "email",
    name: "Email",
    category: "Business",
    icon: "mail",
    shortDescription: "A clear message with one ask.",
    instruction,
    skeleton,
    needs: "message",
    layout: { order: "sorted" },
    promises: [labelCharacters("Subject", 60)],
  },
  skeleton,
);
