import { template } from "../template.ts";
import instruction from "./event-announcement.md?raw";

const skeleton = [
  {
    title: "Headline",
    mark: "title",
    belongs: "the event in one line",
    slot: "name of the event",
  },
  {
    title: "What",
    mark: "heading",
    belongs: "what happens",
    slot: "what happens at the event",
  },
  {
    title: "When and where",
    mark: "heading",
    belongs: "day, time and place",
    slot: "day, time and place",
  },
  {
    title: "Why come",
    mark: "heading",
    belongs: "what people get from it",
    slot: "what people get from coming",
  },
  {
    title: "How to join",
    mark: "heading",
    belongs: "tickets, registration, contact",
    slot: "how to register, and by when",
  },
] as const;

export const eventAnnouncement = template({
  value: "event-announcement",
  name: "Event Announcement",
  category: "Social",
  icon: "calendar-heart",
  shortDescription: "Who, what, when, where and why come.",
  instruction,
  skeleton,
});
