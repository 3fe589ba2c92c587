import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./sales-page.md?raw";

const skeleton = [
  part({
    title: "Headline",
    mark: "title",
    belongs: "the promise",
    slot: "the promise in one line",
    fill: "headline",
  }),
  part({
    title: "Problem",
    mark: "heading",
    belongs: "what hurts",
    slot: "what hurts",
    cues: { problem: 2 },
    needed: true,
  }),
  part({
    title: "Agitate",
    mark: "heading",
    belongs: "what it costs to leave it so",
    slot: "what it costs to leave it as it is",
    cues: { doubt: 0.5, risk: 1, cause: 1, money: 0.5 },
    most: 3,
    needed: true,
  }),
  part({
    title: "Solution",
    mark: "heading",
    belongs: "what helps, and how",
    slot: "what helps, and how",
    cues: { solution: 1, benefit: 1, feature: 1 },
    rest: true,
  }),
  part({
    title: "Offer",
    mark: "heading",
    belongs: "what you get and what it costs",
    slot: "what they get, and the price",
    cues: { offer: 1.5, money: 2, feature: 0.5 },
    needed: true,
    asks: [["money", "price"]],
  }),
  part({
    title: "Objections",
    mark: "heading",
    belongs: "the doubts, each with its answer",
    slot: "a doubt, and the answer to it",
    cues: { doubt: 1.2, question: 2 },
    needed: true,
  }),
  part({
    title: "Guarantee",
    mark: "heading",
    belongs: "what happens if it is not right",
    slot: "what happens if it is not right",
    cues: { guarantee: 3 },
    needed: true,
  }),
  part({
    title: "Call to action",
    mark: "heading",
    belongs: "what to do now",
    slot: "what to do now",
    cues: { call: 2.5, contact: 1 },
    most: 2,
    needed: true,
  }),
];

export const salesPage = template(
  {
    value: "sales-page",
    name: "Sales Page",
    category: "Marketing",
    icon: "badge-dollar-sign",
    shortDescription: "Long-form page that answers every doubt.",
    instruction,
    skeleton,
    needs: "offer",
    layout: { order: "sorted", loose: true },
  },
  skeleton,
);
