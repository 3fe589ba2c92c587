import { template } from "../template.ts";
import instruction from "./release-notes.md?raw";

const skeleton = [
  {
    title: "Highlights",
    mark: "heading",
    belongs: "the most important change for users",
    slot: "the most important change",
  },
  {
    title: "New",
    mark: "heading",
    belongs: "what was added",
    slot: "what was added",
  },
  {
    title: "Improved",
    mark: "heading",
    belongs: "what became better",
    slot: "what became better",
  },
  {
    title: "Fixed",
    mark: "heading",
    belongs: "what was broken",
    slot: "what was fixed",
  },
  {
    title: "Breaking",
    mark: "heading",
    belongs: "what no longer works as before",
    slot: "what no longer works as before",
  },
  {
    title: "Upgrade steps",
    mark: "heading",
    belongs: "what to do",
    slot: "what to do to upgrade",
  },
] as const;

export const releaseNotes = template({
  value: "release-notes",
  name: "Release Notes",
  category: "Technical",
  icon: "rocket",
  shortDescription: "What changed and what to do about it.",
  instruction,
  skeleton,
});
