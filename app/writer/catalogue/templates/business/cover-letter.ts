import { template } from "../template.ts";
import instruction from "./cover-letter.md?raw";

const skeleton = [
  {
    title: "Greeting",
    mark: "block",
    belongs: "to a person",
    slot: "greeting",
  },
  {
    title: "Why this role",
    mark: "block",
    belongs: "what draws you to it",
    slot: "what draws you to this role",
  },
  {
    title: "Proof",
    mark: "block",
    belongs: "what you did that shows you can",
    slot: "what you did, with a number",
  },
  {
    title: "Fit",
    mark: "block",
    belongs: "why you and they belong together",
    slot: "why you and they fit",
  },
  {
    title: "Closing",
    mark: "block",
    belongs: "what you hope for, and thanks",
    slot: "what you hope for, and thanks",
  },
  {
    title: "Sign-off",
    mark: "block",
    belongs: "closing words and name",
    slot: "closing words and your name",
  },
] as const;

export const coverLetter = template({
  value: "cover-letter",
  name: "Cover Letter",
  category: "Business",
  icon: "mail-pen",
  shortDescription: "Why you, why them, why now.",
  instruction,
  skeleton,
});
