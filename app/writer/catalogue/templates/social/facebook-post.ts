import { template } from "../template.ts";
import instruction from "./facebook-post.md?raw";

const skeleton = [
  {
    title: "Greeting",
    mark: "block",
    belongs: "a friendly word to the group",
    slot: "a friendly word to the group",
  },
  {
    title: "News",
    mark: "block",
    belongs: "what is new, in one or two sentences",
    slot: "what is new",
  },
  {
    title: "Detail",
    mark: "block",
    belongs: "what people need to know about it",
    slot: "what people need to know",
  },
  {
    title: "Question",
    mark: "block",
    belongs: "one question people like to answer",
    slot: "ask the group a question",
  },
] as const;

export const facebookPost = template({
  value: "facebook-post",
  name: "Facebook Post",
  category: "Social",
  icon: "users",
  shortDescription: "A friendly post for a page or group.",
  builtin: "layout",
  instruction,
  skeleton,
  most: { characters: 5000 },
});
