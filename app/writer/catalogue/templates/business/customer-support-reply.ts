import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./customer-support-reply.md?raw";

const skeleton = [
  part({
    title: "Greeting",
    mark: "block",
    belongs: "the customer by name",
    slot: "greeting",
    fill: "greeting",
  }),
  part({
    title: "Thanks",
    mark: "block",
    belongs: "thanks for writing",
    slot: "thank the customer for writing",
    cues: { thanks: 2.5, first: 0.3 },
    most: 1,
    needed: true,
  }),
  part({
    title: "Understanding",
    mark: "block",
    belongs: "what happened, in the customer's view",
    slot: "say what happened to the customer",
    cues: { apology: 2, problem: 1 },
    most: 3,
    needed: true,
  }),
  part({
    title: "Answer",
    mark: "block",
    belongs: "the answer, plainly",
    slot: "the answer in one sentence",
    cues: { solution: 1, cause: 1, statement: 1 },
    rest: true,
  }),
  part({
    title: "Steps",
    mark: "block",
    belongs: "what to do, or what you do",
    slot: "what the customer should do now",
    cues: { command: 2, sequence: 1.5, call: 0.7 },
    form: "steps",
    needed: true,
  }),
  part({
    title: "Follow-up",
    mark: "block",
    belongs: "what happens next, and where to write",
    slot: "what happens next, and when",
    cues: { future: 1.5, contact: 2 },
    most: 2,
    needed: true,
  }),
  part({
    title: "Sign-off",
    mark: "block",
    belongs: "closing words and name",
    slot: "closing words and your name",
    fill: "signOff",
  }),
];

export const customerSupportReply = template(
  {
    value: "customer-support-reply",
    name: "Customer Support Reply",
    category: "Business",
    icon: "headset",
    shortDescription: "Kind, clear and complete.",
    instruction,
    skeleton,
    needs: "message",
    layout: { order: "sorted" },
  },
  skeleton,
);
