import { part } from "../../../builtin/templates/layout.ts";
import { numbersFromText } from "../../../promises/facts.ts";
import { template } from "../template.ts";
import instruction from "./dialogue-scene.md?raw";

const skeleton = [
  part({
    title: "Situation",
    mark: "block",
    belongs: "who meets, where, and what is at stake",
    slot: "who meets, where, and what is at stake",
    cues: { first: 2, scene: 1, statement: 1 },
  }),
  part({
    title: "Exchange",
    mark: "block",
    belongs: "two voices, two wants",
    slot: "what each says and does not say",
    cues: { speech: 1.5 },
  }),
  part({
    title: "Escalation",
    mark: "block",
    belongs: "it becomes harder to stay calm",
    slot: "what makes it harder to stay calm",
    cues: { speech: 1, obstacle: 1, feeling: 1 },
  }),
  part({
    title: "Reveal",
    mark: "block",
    belongs: "what comes out",
    slot: "what comes out at last",
    cues: { last: 2, change: 1, secret: 1, late: 1 },
  }),
];

export const dialogueScene = template(
  {
    value: "dialogue-scene",
    name: "Dialogue Scene",
    category: "Stories",
    icon: "messages-square",
    shortDescription: "Two voices, two wants.",
    instruction,
    skeleton,
    layout: { order: "arc" },
    promises: [{ ...numbersFromText, id: "nothing-new" }],
  },
  skeleton,
);
