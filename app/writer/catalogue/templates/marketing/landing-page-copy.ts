import { part } from "../../../builtin/templates/layout.ts";
import { itemsUnder } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./landing-page-copy.md?raw";

const skeleton = [
  part({
    title: "Headline",
    mark: "title",
    belongs: "what the visitor gets, in one line",
    slot: "what the visitor gets, in one line",
    fill: "headline",
  }),
  part({
    title: "Subhead",
    mark: "block",
    belongs: "how, and for whom",
    slot: "how it does that, and for whom",
    cues: { first: 2, audience: 2 },
    rest: true,
  }),
  part({
    title: "Benefits",
    mark: "heading",
    belongs: "three reasons, what for before what",
    slot: "a reason to choose {topic}",
    cues: { benefit: 2, result: 1, feature: 1 },
    form: "bullets",
    most: 3,
    least: 3,
    needed: true,
  }),
  part({
    title: "How it works",
    mark: "heading",
    belongs: "three steps",
    slot: "one step",
    cues: { sequence: 2, command: 1.5, solution: 1 },
    form: "steps",
    most: 3,
    least: 3,
    needed: true,
  }),
  part({
    title: "Proof",
    mark: "heading",
    belongs: "customers, numbers, reviews",
    slot: "a customer, a figure or a review",
    cues: { proof: 2, quote: 2, result: 1 },
    needed: true,
  }),
  part({
    title: "FAQ",
    mark: "heading",
    belongs: "three questions that buyers ask, with answers",
    slot: "x",
    fill: "answers",
  }),
  part({
    title: "Call to action",
    mark: "heading",
    belongs: "one button with one verb",
    slot: "a button of two to four words",
    cues: { call: 2, offer: 1.5, guarantee: 1 },
    most: 2,
    needed: true,
  }),
];

export const landingPageCopy = template(
  {
    value: "landing-page-copy",
    name: "Landing Page Copy",
    category: "Marketing",
    icon: "layout-template",
    shortDescription: "All the copy for one product page.",
    instruction,
    skeleton,
    needs: "offer",
    layout: { order: "sorted", loose: true },
    promises: [itemsUnder("Benefits", 3), itemsUnder("How it works", 3), itemsUnder("FAQ", 3)],
  },
  skeleton,
);
