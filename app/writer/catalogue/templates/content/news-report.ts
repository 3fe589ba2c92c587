import { template } from "../template.ts";
import instruction from "./news-report.md?raw";

const skeleton = [
  {
    title: "Headline",
    mark: "title",
    belongs: "what happened, active verb, no question",
    slot: "what happened",
  },
  {
    title: "Lead",
    mark: "block",
    belongs: "the most important fact first",
    slot: "who did what, when and where",
  },
  {
    title: "Key facts",
    mark: "heading",
    belongs: "the rest by weight",
    slot: "figures, names, places",
  },
  {
    title: "Context",
    mark: "heading",
    belongs: "what came before",
    slot: "what came before",
  },
  {
    title: "Quotes",
    mark: "heading",
    belongs: "who said what",
    slot: "what a witness or an official says",
  },
  {
    title: "What next",
    mark: "heading",
    belongs: "what is expected",
    slot: "what is expected next",
  },
] as const;

export const newsReport = template({
  value: "news-report",
  name: "News Report",
  category: "Content",
  icon: "radio-tower",
  shortDescription: "Inverted pyramid, attributed facts.",
  instruction,
  skeleton,
});
