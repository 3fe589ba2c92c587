import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./memoir-piece.md?raw";

const skeleton = [
  part({
    title: "Moment",
    mark: "block",
    belongs: "one remembered moment",
    slot: "one moment that you remember",
    cues: { first: 2, scene: 1 },
  }),
  part({
    title: "Then",
    mark: "block",
    belongs: "what led there and what followed",
    slot: "what led there, and what followed",
    cues: { past: 1 },
  }),
  part({
    title: "What I thought",
    mark: "block",
    belongs: "what you thought at the time",
    slot: "what you thought at the time",
    cues: { belief: 1, feeling: 1.5, doubt: 1 },
  }),
  part({
    title: "What I know now",
    mark: "block",
    belongs: "what you know today",
    slot: "what you know about {topic} now",
    cues: { lesson: 2, last: 1.5 },
    needed: true,
  }),
];

export const memoirPiece = template(
  {
    value: "memoir-piece",
    name: "Memoir Piece",
    category: "Stories",
    icon: "album",
    shortDescription: "A true memory told like a story.",
    instruction,
    skeleton,
    layout: { order: "arc" },
  },
  skeleton,
);
