import { part } from "../../../builtin/templates/layout.ts";
import { platformLimits } from "../../social/platform-limits.ts";
import { template } from "../template.ts";
import instruction from "./tweet.md?raw";

const skeleton = [
  part({
    title: "Hook",
    mark: "block",
    belongs: "one line that stops the reader",
    slot: "a first line that makes people stop at {topic}",
    cues: { first: 2, question: 2, short: 1, number: 1, result: 1 },
    most: 1,
  }),
  part({
    title: "Point",
    mark: "block",
    belongs: "the one thing worth saying",
    slot: "the one thing to say about {topic}",
    cues: { statement: 1, benefit: 1, result: 1, proof: 1, offer: 1, belief: 1, conclusion: 1 },
    most: 2,
  }),
  part({
    title: "Call to action",
    mark: "block",
    belongs: "one thing to do",
    slot: "what readers should do next",
    cues: { call: 4 },
    most: 1,
    needed: true,
  }),
];

export const tweet = template(
  {
    value: "tweet",
    name: "Tweet",
    category: "Social",
    icon: "message-circle",
    shortDescription: "One post, one idea, under 280 characters.",
    instruction,
    skeleton,
    layout: { order: "sorted", characters: platformLimits["Twitter / X"].post.value, tight: true },
  },
  skeleton,
);
