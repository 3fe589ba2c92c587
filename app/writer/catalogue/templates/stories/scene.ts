import { part } from "../../../builtin/templates/layout.ts";
import { numbersFromText } from "../../../promises/facts.ts";
import { template } from "../template.ts";
import instruction from "./scene.md?raw";

const skeleton = [
  part({
    title: "Place",
    mark: "block",
    belongs: "where and when, through the senses",
    slot: "where and when it is, through the senses",
    cues: { first: 1, scene: 1.5 },
  }),
  part({
    title: "Goal",
    mark: "block",
    belongs: "what somebody wants here",
    slot: "what somebody wants in this scene",
    cues: { want: 2, action: 1 },
  }),
  part({
    title: "Conflict",
    mark: "block",
    belongs: "what resists",
    slot: "what resists",
    cues: { obstacle: 1.5, speech: 1 },
  }),
  part({ title: "Turn", mark: "block", belongs: "what changes", slot: "what changes", cues: { change: 2 } }),
  part({
    title: "Exit line",
    mark: "block",
    belongs: "the last line",
    slot: "the line that ends the scene",
    cues: { last: 3, speech: 1 },
    most: 1,
  }),
];

export const scene = template(
  {
    value: "scene",
    name: "Scene",
    category: "Stories",
    icon: "drama",
    shortDescription: "One scene with a goal and a turn.",
    instruction,
    skeleton,
    layout: { order: "arc" },
    promises: [{ ...numbersFromText, id: "nothing-new" }],
  },
  skeleton,
);
