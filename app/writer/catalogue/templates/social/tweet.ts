import { platformLimits } from "../../../prose/platform-limits.ts";
import { template } from "../template.ts";
import instruction from "./tweet.md?raw";

const skeleton = [
  {
    title: "Hook",
    mark: "block",
    belongs: "one line that stops the reader",
    slot: "a first line that makes people stop",
  },
  {
    title: "Point",
    mark: "block",
    belongs: "the one thing worth saying",
    slot: "the one thing to say",
  },
  {
    title: "Call to action",
    mark: "block",
    belongs: "one thing to do",
    slot: "what readers should do next",
  },
] as const;

export const tweet = template({
  value: "tweet",
  name: "Tweet",
  category: "Social",
  icon: "message-circle",
  shortDescription: "One post, one idea, under 280 characters.",
  builtin: "layout",
  instruction,
  skeleton,
  most: { characters: platformLimits["Twitter / X"].post.value },
});
