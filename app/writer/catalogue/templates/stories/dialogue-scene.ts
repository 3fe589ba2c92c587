import { numbersFromText } from "../../../promises/facts.ts";
import { template } from "../template.ts";
import instruction from "./dialogue-scene.md?raw";

const skeleton = [
  {
    title: "Situation",
    mark: "block",
    belongs: "who meets, where, and what is at stake",
    slot: "who meets, where, and what is at stake",
  },
  {
    title: "Exchange",
    mark: "block",
    belongs: "two voices, two wants",
    slot: "what each says and does not say",
  },
  {
    title: "Escalation",
    mark: "block",
    belongs: "it becomes harder to stay calm",
    slot: "what makes it harder to stay calm",
  },
  {
    title: "Reveal",
    mark: "block",
    belongs: "what comes out",
    slot: "what comes out at last",
  },
] as const;

export const dialogueScene = template({
  value: "dialogue-scene",
  name: "Dialogue Scene",
  category: "Stories",
  icon: "messages-square",
  shortDescription: "Two voices, two wants.",
  instruction,
  skeleton,
  promises: [{ ...numbersFromText, id: "nothing-new" }],
});
