import { numbersFromText } from "../../../promises/facts.ts";
import { template } from "../template.ts";
import instruction from "./scene.md?raw";

const skeleton = [
  {
    title: "Place",
    mark: "block",
    belongs: "where and when, through the senses",
    slot: "where and when it is, through the senses",
  },
  {
    title: "Goal",
    mark: "block",
    belongs: "what somebody wants here",
    slot: "what somebody wants in this scene",
  },
  {
    title: "Conflict",
    mark: "block",
    belongs: "what resists",
    slot: "what resists",
  },
  { title: "Turn", mark: "block", belongs: "what changes", slot: "what changes" },
  {
    title: "Exit line",
    mark: "block",
    belongs: "the last line",
    slot: "the line that ends the scene",
  },
] as const;

export const scene = template({
  value: "scene",
  name: "Scene",
  category: "Stories",
  icon: "drama",
  shortDescription: "One scene with a goal and a turn.",
  instruction,
  skeleton,
  promises: [{ ...numbersFromText, id: "nothing-new" }],
});
