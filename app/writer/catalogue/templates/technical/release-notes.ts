import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./release-notes.md?raw";

const skeleton = [
  part({
    title: "Highlights",
    mark: "heading",
    belongs: "the most important change for users",
    slot: "the most important change",
    cues: { first: 2, conclusion: 1 },
    most: 2,
  }),
  part({
    title: "New",
    mark: "heading",
    belongs: "what was added",
    slot: "what was added",
    cues: { fresh: 1.6 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Improved",
    mark: "heading",
    belongs: "what became better",
    slot: "what became better",
    cues: { improved: 1.7 },
    form: "bullets",
    rest: true,
  }),
  part({
    title: "Fixed",
    mark: "heading",
    belongs: "what was broken",
    slot: "what was fixed",
    cues: { fixed: 2 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Breaking",
    mark: "heading",
    belongs: "what no longer works as before",
    slot: "what no longer works as before",
    cues: { breaking: 2 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Upgrade steps",
    mark: "heading",
    belongs: "what to do",
    slot: "what to do to upgrade",
    cues: { upgrade: 1.8, command: 1 },
    form: "steps",
    needed: true,
  }),
];

export const releaseNotes = template(
  {
    value: "release-notes",
    name: "Release Notes",
    category: "Technical",
    icon: "rocket",
    shortDescription: "What changed and what to do about it.",
    instruction,
    skeleton,
    needs: "system",
    layout: { order: "sorted", loose: true, tight: true },
  },
  skeleton,
);
