import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./news-report.md?raw";

const skeleton = [
  part({
    title: "Headline",
    mark: "title",
    belongs: "what happened, active verb, no question",
    slot: "what happened",
    fill: "headline",
  }),
  part({
    title: "Lead",
    mark: "block",
    belongs: "the most important fact first",
    slot: "who did what, when and where",
    cues: { first: 3, date: 0.5, person: 0.5, number: 0.5 },
    most: 2,
  }),
  part({
    title: "Key facts",
    mark: "heading",
    belongs: "the rest by weight",
    slot: "figures, names, places",
    cues: { number: 1, result: 1, impact: 1, statement: 0.5 },
  }),
  part({
    title: "Context",
    mark: "heading",
    belongs: "what came before",
    slot: "what came before",
    cues: { past: 0.6, cause: 1, proof: 1 },
    rest: true,
  }),
  part({
    title: "Quotes",
    mark: "heading",
    belongs: "who said what",
    slot: "what a witness or an official says",
    cues: { quote: 5 },
    needed: true,
  }),
  part({
    title: "What next",
    mark: "heading",
    belongs: "what is expected",
    slot: "what is expected next",
    cues: { future: 2.5 },
    needed: true,
  }),
];

export const newsReport = template(
  {
    value: "news-report",
    name: "News Report",
    category: "Content",
    icon: "radio-tower",
    shortDescription: "Inverted pyramid, attributed facts.",
    instruction,
    skeleton,
    needs: "case",
    layout: { order: "sorted" },
  },
  skeleton,
);
