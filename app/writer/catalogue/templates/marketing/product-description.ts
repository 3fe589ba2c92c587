import { template } from "../template.ts";
import instruction from "./product-description.md?raw";

const skeleton = [
  {
    title: "One-line promise",
    mark: "block",
    belongs: "what it does for its owner, in one line",
    slot: "what the subject does for its owner",
  },
  {
    title: "Benefits",
    mark: "heading",
    belongs: "features as reasons to buy",
    slot: "a reason to buy the subject",
  },
  {
    title: "Details",
    mark: "heading",
    belongs: "size, material, what is in the box",
    slot: "size, weight, material",
  },
  {
    title: "Who it is for",
    mark: "heading",
    belongs: "the person who will be glad of it",
    slot: "who will be glad of it",
  },
  {
    title: "Call to action",
    mark: "heading",
    belongs: "how to get it",
    slot: "how to order, and at what price",
  },
] as const;

export const productDescription = template({
  value: "product-description",
  name: "Product Description",
  category: "Marketing",
  icon: "package",
  shortDescription: "Features turned into reasons to buy.",
  builtin: "layout",
  instruction,
  skeleton,
});
