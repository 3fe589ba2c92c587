import { template } from "../template.ts";
import instruction from "./customer-support-reply.md?raw";

const skeleton = [
  {
    title: "Greeting",
    mark: "block",
    belongs: "the customer by name",
    slot: "greeting",
  },
  {
    title: "Thanks",
    mark: "block",
    belongs: "thanks for writing",
    slot: "thank the customer for writing",
  },
  {
    title: "Understanding",
    mark: "block",
    belongs: "what happened, in the customer's view",
    slot: "say what happened to the customer",
  },
  {
    title: "Answer",
    mark: "block",
    belongs: "the answer, plainly",
    slot: "the answer in one sentence",
  },
  {
    title: "Steps",
    mark: "block",
    belongs: "what to do, or what you do",
    slot: "what the customer should do now",
  },
  {
    title: "Follow-up",
    mark: "block",
    belongs: "what happens next, and where to write",
    slot: "what happens next, and when",
  },
  {
    title: "Sign-off",
    mark: "block",
    belongs: "closing words and name",
    slot: "closing words and your name",
  },
] as const;

export const customerSupportReply = template({
  value: "customer-support-reply",
  name: "Customer Support Reply",
  category: "Business",
  icon: "headset",
  shortDescription: "Kind, clear and complete.",
  instruction,
  skeleton,
});
