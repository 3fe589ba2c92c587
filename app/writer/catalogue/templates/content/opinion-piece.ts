import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./opinion-piece.md?raw";

const skeleton = [
  part({
    title: "Claim",
    mark: "block",
    belongs: "what you hold, in the first sentence",
    slot: "what you hold, in one sentence",
    cues: { first: 2, belief: 1 },
    most: 2,
  }),
  part({
    title: "Why now",
    mark: "block",
    belongs: "what makes it pressing",
    slot: "why it is pressing now",
    cues: { date: 1, fresh: 1, problem: 0.5 },
    needed: true,
  }),
  part({
    title: "Argument",
    mark: "block",
    belongs: "the strongest reasons",
    slot: "your strongest reason",
    cues: { cause: 1, number: 1, benefit: 1, result: 1, statement: 1 },
  }),
  part({
    title: "Objection",
    mark: "block",
    belongs: "what the other side says at its best",
    slot: "the best objection to {topic}",
    cues: { doubt: 2 },
    needed: true,
  }),
  part({
    title: "Answer",
    mark: "block",
    belongs: "why you still hold it",
    slot: "why you still hold it",
    cues: { doubt: 0.3, belief: 1, cause: 1, late: 1 },
  }),
  part({
    title: "Close",
    mark: "block",
    belongs: "what should happen",
    slot: "what should happen",
    cues: { last: 2, conclusion: 1, lesson: 1 },
    most: 2,
  }),
];

export const opinionPiece = template(
  {
    value: "opinion-piece",
    name: "Opinion Piece",
    category: "Content",
    icon: "message-square-quote",
    shortDescription: "An argument with the other side in it.",
    instruction,
    skeleton,
    needs: "opinion",
    layout: { order: "arc" },
  },
  skeleton,
);
