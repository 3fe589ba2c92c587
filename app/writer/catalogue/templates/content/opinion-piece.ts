import { template } from "../template.ts";
import instruction from "./opinion-piece.md?raw";

const skeleton = [
  {
    title: "Claim",
    mark: "block",
    belongs: "what you hold, in the first sentence",
    slot: "what you hold, in one sentence",
  },
  {
    title: "Why now",
    mark: "block",
    belongs: "what makes it pressing",
    slot: "why it is pressing now",
  },
  {
    title: "Argument",
    mark: "block",
    belongs: "the strongest reasons",
    slot: "your strongest reason",
  },
  {
    title: "Objection",
    mark: "block",
    belongs: "what the other side says at its best",
    slot: "the best objection to the subject",
  },
  {
    title: "Answer",
    mark: "block",
    belongs: "why you still hold it",
    slot: "why you still hold it",
  },
  {
    title: "Close",
    mark: "block",
    belongs: "what should happen",
    slot: "what should happen",
  },
] as const;

export const opinionPiece = template({
  value: "opinion-piece",
  name: "Opinion Piece",
  category: "Content",
  icon: "message-square-quote",
  shortDescription: "An argument with the other side in it.",
  instruction,
  skeleton,
});
