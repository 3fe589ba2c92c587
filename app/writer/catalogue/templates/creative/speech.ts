import { template } from "../template.ts";
import instruction from "./speech.md?raw";

const skeleton = [
  {
    title: "Opening",
    mark: "block",
    belongs: "a first sentence that makes the room quiet",
    slot: "a first sentence that makes the room quiet",
  },
  {
    title: "Why we are here",
    mark: "block",
    belongs: "the occasion and what is at stake",
    slot: "why everybody is here today",
  },
  {
    title: "Story",
    mark: "block",
    belongs: "one story that carries the point",
    slot: "one story that shows it",
  },
  {
    title: "Point",
    mark: "block",
    belongs: "the point, in one sentence",
    slot: "the point, in one sentence",
  },
  {
    title: "Call",
    mark: "block",
    belongs: "what the listeners should do",
    slot: "what the listeners should do",
  },
  {
    title: "Close",
    mark: "block",
    belongs: "a last sentence to take home",
    slot: "a last sentence to take home",
  },
] as const;

export const speech = template({
  value: "speech",
  name: "Speech",
  category: "Creative",
  icon: "lectern",
  shortDescription: "Words made to be heard.",
  instruction,
  skeleton,
});
