import { template } from "../template.ts";
import instruction from "./character-profile.md?raw";

const skeleton = [
  {
    title: "Name and role",
    mark: "heading",
    belongs: "who it is and what part they play",
    slot: "name, age and part in the story",
  },
  {
    title: "Want and need",
    mark: "heading",
    belongs: "what they are after, and what they lack",
    slot: "what they want, and what they really need",
  },
  {
    title: "Flaw",
    mark: "heading",
    belongs: "what trips them up",
    slot: "what trips them up",
  },
  {
    title: "History",
    mark: "heading",
    belongs: "where they come from",
    slot: "what made them who they are",
  },
  {
    title: "Voice",
    mark: "heading",
    belongs: "how they speak, with a line",
    slot: "how they speak, with one line of theirs",
  },
  {
    title: "Secret",
    mark: "heading",
    belongs: "what nobody may know",
    slot: "what nobody may know",
  },
] as const;

export const characterProfile = template({
  value: "character-profile",
  name: "Character Profile",
  category: "Stories",
  icon: "user-round",
  shortDescription: "A full character sheet.",
  instruction,
  skeleton,
});
