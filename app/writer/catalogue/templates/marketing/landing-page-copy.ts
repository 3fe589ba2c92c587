import { itemsUnder } from "../../../promises/sections.ts";
import { template } from "../template.ts";
import instruction from "./landing-page-copy.md?raw";

const skeleton = [
  {
    title: "Headline",
    mark: "title",
    belongs: "what the visitor gets, in one line",
    slot: "what the visitor gets, in one line",
  },
  {
    title: "Subhead",
    mark: "block",
    belongs: "how, and for whom",
    slot: "how it does that, and for whom",
  },
  {
    title: "Benefits",
    mark: "heading",
    belongs: "three reasons, what for before what",
    slot: "a reason to choose the subject",
  },
  {
    title: "How it works",
    mark: "heading",
    belongs: "three steps",
    slot: "one step",
  },
  {
    title: "Proof",
    mark: "heading",
    belongs: "customers, numbers, reviews",
    slot: "a customer, a figure or a review",
  },
  {
    title: "FAQ",
    mark: "heading",
    belongs: "three questions that buyers ask, with answers",
    slot: "x",
  },
  {
    title: "Call to action",
    mark: "heading",
    belongs: "one button with one verb",
    slot: "a button of two to four words",
  },
] as const;

export const landingPageCopy = template({
  value: "landing-page-copy",
  name: "Landing Page Copy",
  category: "Marketing",
  icon: "layout-template",
  shortDescription: "All the copy for one product page.",
  instruction,
  skeleton,

  promises: [itemsUnder("Benefits", 3), itemsUnder("How it works", 3), itemsUnder("FAQ", 3)],
});
