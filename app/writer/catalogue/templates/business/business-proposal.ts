import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./business-proposal.md?raw";

const skeleton = [
  part({
    title: "Summary",
    mark: "heading",
    belongs: "the proposal in a few sentences",
    slot: "the proposal in two sentences",
    cues: { first: 1, conclusion: 1.5, recommend: 1.5 },
    most: 3,
  }),
  part({
    title: "Need",
    mark: "heading",
    belongs: "what the client lacks",
    slot: "what the client needs",
    cues: { problem: 0.9, want: 0.9, early: 1 },
    needed: true,
  }),
  part({
    title: "Approach",
    mark: "heading",
    belongs: "what will be done, how",
    slot: "what you will do, and how",
    cues: { solution: 1.5, sequence: 1, action: 1 },
    rest: true,
  }),
  part({
    title: "Timeline",
    mark: "heading",
    belongs: "when what is done",
    slot: "start, milestones and end",
    cues: { date: 1.5, period: 1.5, time: 0.5 },
    needed: true,
    asks: [["date", "start date"]],
  }),
  part({
    title: "Price",
    mark: "heading",
    belongs: "what it costs and what is included",
    slot: "price and what it includes",
    cues: { money: 3 },
    needed: true,
    asks: [["money", "price"]],
  }),
  part({
    title: "Terms",
    mark: "heading",
    belongs: "payment, validity, rights",
    slot: "payment terms and validity",
    cues: { terms: 2, guarantee: 1 },
    needed: true,
  }),
  part({
    title: "Next step",
    mark: "heading",
    belongs: "what the client does now",
    slot: "what the client should do now",
    cues: { call: 1.5, help: 2.2, future: 0.5, decision: 0.5 },
    most: 2,
    needed: true,
  }),
];

export const businessProposal = template(
  {
    value: "business-proposal",
    name: "Business Proposal",
    category: "Business",
    icon: "handshake",
    shortDescription: "A proposal ready to send.",
    instruction,
    skeleton,
    needs: "offer",
    layout: { order: "sorted" },
  },
  skeleton,
);
