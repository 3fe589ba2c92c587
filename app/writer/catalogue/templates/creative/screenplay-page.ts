import { numbersFromText } from "../../../promises/facts.ts";
import { template } from "../template.ts";
import instruction from "./screenplay-page.md?raw";

const skeleton = [
  { title: "Scene heading", mark: "title", belongs: "interior or exterior, place, time" },
  { title: "Action", mark: "block", belongs: "what is seen, present tense" },
  { title: "Character", mark: "block", belongs: "who speaks, in capitals" },
  { title: "Dialogue", mark: "block", belongs: "what is said" },
  { title: "Transition", mark: "block", belongs: "how the scene ends" },
] as const;

export const screenplayPage = template({
  value: "screenplay-page",
  name: "Screenplay Page",
  category: "Creative",
  icon: "film",
  shortDescription: "One page in script format.",
  instruction,
  skeleton,

  promises: [{ ...numbersFromText, id: "nothing-new" }],
});
