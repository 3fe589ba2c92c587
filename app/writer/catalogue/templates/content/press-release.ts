import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./press-release.md?raw";

const skeleton = [
  part({
    title: "Headline",
    mark: "title",
    belongs: "the news in one active line",
    slot: "the news in one line",
    fill: "headline",
  }),
  part({
    title: "Dateline",
    mark: "block",
    belongs: "city and date",
    slot: "city and date",
    fill: "dateline",
  }),
  part({
    title: "Lead",
    mark: "block",
    belongs: "who, what, when, where, why in two sentences",
    slot: "who did what, when, where and why",
    cues: { first: 3, fresh: 1.5, date: 1, number: 0.5 },
    most: 2,
  }),
  part({
    title: "Quote",
    mark: "block",
    belongs: "somebody who is responsible",
    slot: "a sentence by somebody responsible, with name and role",
    cues: { quote: 5 },
    most: 2,
    needed: true,
  }),
  part({
    title: "Details",
    mark: "block",
    belongs: "the facts behind it",
    slot: "figures and background",
    cues: { number: 1, feature: 1, result: 1, past: 1, statement: 1 },
    rest: true,
  }),
  part({
    title: "Boilerplate",
    mark: "heading",
    belongs: "who the organisation is",
    slot: "who the organisation is, since when, what it does",
    cues: { company: 2 },
    most: 3,
    needed: true,
  }),
  part({
    title: "Contact",
    mark: "heading",
    belongs: "name, e-mail, telephone for the press",
    slot: "name, e-mail and telephone for the press",
    cues: { contact: 4 },
    most: 2,
    needed: true,
  }),
];

export const pressRelease = template(
  {
    value: "press-release",
    name: "Press Release",
    category: "Content",
    icon: "newspaper",
    shortDescription: "News in the form editors expect.",
    instruction,
    skeleton,
    needs: "case",
    layout: { order: "sorted" },
  },
  skeleton,
);
