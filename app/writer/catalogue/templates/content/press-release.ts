import { template } from "../template.ts";
import instruction from "./press-release.md?raw";

const skeleton = [
  {
    title: "Headline",
    mark: "title",
    belongs: "the news in one active line",
    slot: "the news in one line",
  },
  {
    title: "Dateline",
    mark: "block",
    belongs: "city and date",
    slot: "city and date",
  },
  {
    title: "Lead",
    mark: "block",
    belongs: "who, what, when, where, why in two sentences",
    slot: "who did what, when, where and why",
  },
  {
    title: "Quote",
    mark: "block",
    belongs: "somebody who is responsible",
    slot: "a sentence by somebody responsible, with name and role",
  },
  {
    title: "Details",
    mark: "block",
    belongs: "the facts behind it",
    slot: "figures and background",
  },
  {
    title: "Boilerplate",
    mark: "heading",
    belongs: "who the organisation is",
    slot: "who the organisation is, since when, what it does",
  },
  {
    title: "Contact",
    mark: "heading",
    belongs: "name, e-mail, telephone for the press",
    slot: "name, e-mail and telephone for the press",
  },
] as const;

export const pressRelease = template({
  value: "press-release",
  name: "Press Release",
  category: "Content",
  icon: "newspaper",
  shortDescription: "News in the form editors expect.",
  builtin: "layout",
  instruction,
  skeleton,
});
