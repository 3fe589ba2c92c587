import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./character-profile.md?raw";

const skeleton = [
  part({
    title: "Name and role",
    mark: "heading",
    belongs: "who it is and what part they play",
    slot: "name, age and part in the story",
    cues: { person: 1, first: 2 },
    most: 2,
  }),
  part({
    title: "Want and need",
    mark: "heading",
    belongs: "what they are after, and what they lack",
    slot: "what they want, and what they really need",
    cues: { want: 2 },
    needed: true,
  }),
  part({
    title: "Flaw",
    mark: "heading",
    belongs: "what trips them up",
    slot: "what trips them up",
    cues: { flaw: 1.5 },
    needed: true,
  }),
  part({
    title: "History",
    mark: "heading",
    belongs: "where they come from",
    slot: "what made them who they are",
    cues: { past: 0.8 },
    rest: true,
  }),
  part({
    title: "Voice",
    mark: "heading",
    belongs: "how they speak, with a line",
    slot: "how they speak, with one line of theirs",
    cues: { voice: 1.5, speech: 2 },
    needed: true,
  }),
  part({
    title: "Secret",
    mark: "heading",
    belongs: "what nobody may know",
    slot: "what nobody may know",
    cues: { secret: 2 },
    needed: true,
  }),
];

export const characterProfile = template(
  {
    value: "character-profile",
    name: "Character Profile",
    category: "Stories",
    icon: "user-round",
    shortDescription: "A full character sheet.",
    instruction,
    skeleton,
    layout: { order: "sorted" },
  },
  skeleton,
);
