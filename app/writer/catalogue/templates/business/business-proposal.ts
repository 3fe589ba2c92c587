import { template } from "../template.ts";
import instruction from "./business-proposal.md?raw";

const skeleton = [
  {
    title: "Summary",
    mark: "heading",
    belongs: "the proposal in a few sentences",
    slot: "the proposal in two sentences",
  },
  {
    title: "Need",
    mark: "heading",
    belongs: "what the client lacks",
    slot: "what the client needs",
  },
  {
    title: "Approach",
    mark: "heading",
    belongs: "what will be done, how",
    slot: "what you will do, and how",
  },
  {
    title: "Timeline",
    mark: "heading",
    belongs: "when what is done",
    slot: "start, milestones and end",
  },
  {
    title: "Price",
    mark: "heading",
    belongs: "what it costs and what is included",
    slot: "price and what it includes",
  },
  {
    title: "Terms",
    mark: "heading",
    belongs: "payment, validity, rights",
    slot: "payment terms and validity",
  },
  {
    title: "Next step",
    mark: "heading",
    belongs: "what the client does now",
    slot: "what the client should do now",
  },
] as const;

export const businessProposal = template({
  value: "business-proposal",
  name: "Business Proposal",
  category: "Business",
  icon: "handshake",
  shortDescription: "A proposal ready to send.",
  instruction,
  skeleton,
});
