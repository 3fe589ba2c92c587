import { part } from "../../../builtin/templates/layout.ts";
import { numbersFromText } from "../../../promises/facts.ts";
import { template } from "../template.ts";
import instruction from "./fable.md?raw";

const skeleton = [
  part({
    title: "Characters",
    mark: "block",
    belongs: "two animals or people, each with one trait",
    slot: "who they are, and one trait of each",
    cues: { first: 2, animal: 1.5, scene: 1 },
  }),
  part({
    title: "Temptation",
    mark: "block",
    belongs: "what one of them cannot resist",
    slot: "what one of them cannot resist",
    cues: { tempted: 1.5, want: 1 },
  }),
  part({
    title: "Consequence",
    mark: "block",
    belongs: "what comes of it",
    slot: "what comes of it",
    cues: { suffered: 1.5, late: 1 },
  }),
  part({
    title: "Moral",
    mark: "label",
    belongs: "one sentence",
    slot: "the moral, in one sentence",
    cues: { lesson: 3 },
    most: 1,
    needed: true,
  }),
];

export const fable = template(
  {
    value: "fable",
    name: "Fable",
    category: "Stories",
    icon: "bird",
    shortDescription: "Animals, a choice and a moral.",
    instruction,
    skeleton,
    layout: { order: "arc" },
    promises: [{ ...numbersFromText, id: "nothing-new" }],
  },
  skeleton,
);
