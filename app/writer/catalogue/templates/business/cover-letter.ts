import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./cover-letter.md?raw";

const skeleton = [
  part({
    title: "Greeting",
    mark: "block",
    belongs: "to a person",
    slot: "greeting",
    fill: "letterGreeting",
  }),
  part({
    title: "Why this role",
    mark: "block",
    belongs: "what draws you to it",
    slot: "what draws you to this role",
    cues: { first: 2, apply: 2, want: 1 },
    most: 3,
  }),
  part({
    title: "Proof",
    mark: "block",
    belongs: "what you did that shows you can",
    slot: "what you did, with a number",
    cues: { work: 1.5, result: 1, number: 1 },
    rest: true,
  }),
  part({
    title: "Fit",
    mark: "block",
    belongs: "why you and they belong together",
    slot: "why you and they fit",
    cues: { skill: 1.5, belief: 1, education: 1 },
    needed: true,
  }),
  part({
    title: "Closing",
    mark: "block",
    belongs: "what you hope for, and thanks",
    slot: "what you hope for, and thanks",
    cues: { late: 1, future: 1.5, thanks: 1, want: 0.5 },
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

export const coverLetter = template(
  {
    value: "cover-letter",
    name: "Cover Letter",
    category: "Business",
    icon: "mail-pen",
    shortDescription: "Why you, why them, why now.",
    instruction,
    skeleton,
    needs: "work",
    layout: { order: "sorted" },
  },
  skeleton,
);
