import { template } from "../template.ts";
import instruction from "./memoir-piece.md?raw";

const skeleton = [
  {
    title: "Moment",
    mark: "block",
    belongs: "one remembered moment",
    slot: "one moment that you remember",
  },
  {
    title: "Then",
    mark: "block",
    belongs: "what led there and what followed",
    slot: "what led there, and what followed",
  },
  {
    title: "What I thought",
    mark: "block",
    belongs: "what you thought at the time",
    slot: "what you thought at the time",
  },
  {
    title: "What I know now",
    mark: "block",
    belongs: "what you know today",
    slot: "what you know now",
  },
] as const;

export const memoirPiece = template({
  value: "memoir-piece",
  name: "Memoir Piece",
  category: "Stories",
  icon: "album",
  shortDescription: "A true memory told like a story.",
  instruction,
  skeleton,
});
