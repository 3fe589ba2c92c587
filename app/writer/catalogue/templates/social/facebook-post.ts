import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./facebook-post.md?raw";

const skeleton = [
  part({
    title: "Greeting",
    mark: "block",
    belongs: "a friendly word to the group",
    slot: "a friendly word to the group",
    fill: "warmGreeting",
  }),
  part({
    title: "News",
    mark: "block",
    belongs: "what is new, in one or two sentences",
    slot: "what is new about {topic}",
    cues: { first: 2, fresh: 2, date: 1, early: 1 },
    most: 2,
  }),
  part({
    title: "Detail",
    mark: "block",
    belongs: "what people need to know about it",
    slot: "what people need to know about {topic}",
    cues: { number: 1, place: 1, benefit: 1, statement: 1 },
  }),
  part({
    title: "Question",
    mark: "block",
    belongs: "one question people like to answer",
    slot: "ask the group a question about {topic}",
    cues: { question: 4 },
    most: 1,
    needed: true,
  }),
];

export const facebookPost = template(
  {
    value: "facebook-post",
    name: "Facebook Post",
    category: "Social",
    icon: "users",
    shortDescription: "A friendly post for a page or group.",
    instruction,
    skeleton,
    layout: { order: "arc", characters: 5000, tight: true },
  },
  skeleton,
);
