import { numbersFromText } from "../../../promises/facts.ts";
import { template } from "../template.ts";
import instruction from "./fable.md?raw";

const skeleton = [
  {
    title: "Characters",
    mark: "block",
    belongs: "two animals or people, each with one trait",
    slot: "who they are, and one trait of each",
  },
  {
    title: "Temptation",
    mark: "block",
    belongs: "what one of them cannot resist",
    slot: "what one of them cannot resist",
  },
  {
    title: "Consequence",
    mark: "block",
    belongs: "what comes of it",
    slot: "what comes of it",
  },
  {
    title: "Moral",
    mark: "label",
    belongs: "one sentence",
    slot: "the moral, in one sentence",
  },
] as const;

export const fable = template({
  value: "fable",
  name: "Fable",
  category: "Stories",
  icon: "bird",
  shortDescription: "Animals, a choice and a moral.",
  instruction,
  skeleton,
  promises: [{ ...numbersFromText, id: "nothing-new" }],
});
