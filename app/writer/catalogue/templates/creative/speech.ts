import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./speech.md?raw";

const skeleton = [
  part({
    title: "Opening",
    mark: "block",
    belongs: "a first sentence that makes the room quiet",
    slot: "a first sentence that makes the room quiet",
    cues: { first: 2 },
    most: 3,
  }),
  part({
    title: "Why we are here",
    mark: "block",
    belongs: "the occasion and what is at stake",
    slot: "why everybody is here today",
    cues: { fresh: 1, date: 1, belief: 0.5, goal: 1 },
  }),
  part({
    title: "Story",
    mark: "block",
    belongs: "one story that carries the point",
    slot: "one story that shows it",
    cues: { past: 1, person: 1, scene: 1, number: 0.5 },
  }),
  part({
    title: "Point",
    mark: "block",
    belongs: "the point, in one sentence",
    slot: "the point, in one sentence",
    cues: { belief: 1, lesson: 1.5, conclusion: 1.5 },
    most: 4,
  }),
  part({
    title: "Call",
    mark: "block",
    belongs: "what the listeners should do",
    slot: "what the listeners should do",
    cues: { call: 2, recommend: 1.5, future: 1 },
    needed: true,
  }),
  part({
    title: "Close",
    mark: "block",
    belongs: "a last sentence to take home",
    slot: "a last sentence to take home",
    cues: { last: 3 },
    most: 2,
  }),
];

export const speech = template(
  {
    value: "speech",
    name: "Speech",
    category: "Creative",
    icon: "lectern",
    shortDescription: "Words made to be heard.",
    instruction,
    skeleton,
    layout: { order: "arc" },
  },
  skeleton,
);
