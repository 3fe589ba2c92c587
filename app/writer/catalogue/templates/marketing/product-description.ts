import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./product-description.md?raw";

const skeleton = [
  part({
    title: "One-line promise",
    mark: "block",
    belongs: "what it does for its owner, in one line",
    slot: "what {topic} does for its owner",
    cues: { first: 3, benefit: 1, audience: 1 },
    most: 1,
  }),
  part({
    title: "Benefits",
    mark: "heading",
    belongs: "features as reasons to buy",
    slot: "a reason to buy {topic}",
    cues: { benefit: 2, result: 1 },
    form: "bullets",
    most: 5,
    needed: true,
  }),
  part({
    title: "Details",
    mark: "heading",
    belongs: "size, material, what is in the box",
    slot: "size, weight, material",
    cues: { feature: 1.2, number: 0.3 },
    rest: true,
  }),
  part({
    title: "Who it is for",
    mark: "heading",
    belongs: "the person who will be glad of it",
    slot: "who will be glad of it",
    cues: { audience: 2.5 },
    needed: true,
  }),
  part({
    title: "Call to action",
    mark: "heading",
    belongs: "how to get it",
    slot: "how to order, and at what price",
    cues: { call: 2, offer: 1.5, guarantee: 1.8, money: 1 },
    needed: true,
    asks: [["money", "price"]],
  }),
];

export const productDescription = template(
  {
    value: "product-description",
    name: "Product Description",
    category: "Marketing",
    icon: "package",
    shortDescription: "Features turned into reasons to buy.",
    instruction,
    skeleton,
    needs: "offer",
    layout: { order: "sorted", loose: true },
  },
  skeleton,
);
