import { template } from "../template.ts";
import instruction from "./pitch-deck-outline.md?raw";

const skeleton = [
  {
    title: "Problem",
    mark: "heading",
    belongs: "what hurts, and whom",
    slot: "whom it hurts, and how",
  },
  {
    title: "Solution",
    mark: "heading",
    belongs: "what you do about it",
    slot: "what you do about it",
  },
  {
    title: "Market",
    mark: "heading",
    belongs: "how many have the problem",
    slot: "how many people have the problem",
  },
  {
    title: "Product",
    mark: "heading",
    belongs: "what it is and does",
    slot: "what it is and what it does",
  },
  {
    title: "Model",
    mark: "heading",
    belongs: "how it earns money",
    slot: "how it earns money",
  },
  {
    title: "Traction",
    mark: "heading",
    belongs: "what has been achieved",
    slot: "users, revenue or pilots so far",
  },
  {
    title: "Team",
    mark: "heading",
    belongs: "who does it",
    slot: "who does it, and why they can",
  },
  {
    title: "Competition",
    mark: "heading",
    belongs: "who else, and the difference",
    slot: "who else does it, and the difference",
  },
  {
    title: "Ask",
    mark: "heading",
    belongs: "how much, for what",
    slot: "how much you ask for, and for what",
  },
  {
    title: "Vision",
    mark: "heading",
    belongs: "the world if it works",
    slot: "the world if it works",
  },
] as const;

export const pitchDeckOutline = template({
  value: "pitch-deck-outline",
  name: "Pitch Deck Outline",
  category: "Business",
  icon: "presentation",
  shortDescription: "Ten slides, one line each.",
  instruction,
  skeleton,
});
