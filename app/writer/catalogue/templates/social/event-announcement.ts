import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./event-announcement.md?raw";

const skeleton = [
  part({
    title: "Headline",
    mark: "title",
    belongs: "the event in one line",
    slot: "name of the event",
    fill: "headline",
  }),
  part({
    title: "What",
    mark: "heading",
    belongs: "what happens",
    slot: "what happens at the event",
    cues: { first: 1, fresh: 1, statement: 1 },
    rest: true,
  }),
  part({
    title: "When and where",
    mark: "heading",
    belongs: "day, time and place",
    slot: "day, time and place",
    fill: "whenAndWhere",
  }),
  part({
    title: "Why come",
    mark: "heading",
    belongs: "what people get from it",
    slot: "what people get from coming",
    cues: { gladness: 1.5, benefit: 1.5, question: 0.5 },
    most: 5,
    needed: true,
  }),
  part({
    title: "How to join",
    mark: "heading",
    belongs: "tickets, registration, contact",
    slot: "how to register, and by when",
    cues: { entry: 2, call: 1.5, contact: 2, money: 1 },
    needed: true,
  }),
];

export const eventAnnouncement = template(
  {
    value: "event-announcement",
    name: "Event Announcement",
    category: "Social",
    icon: "calendar-heart",
    shortDescription: "Who, what, when, where and why come.",
    instruction,
    skeleton,
    needs: "event",
    layout: { order: "sorted", loose: true, tight: true },
  },
  skeleton,
);
