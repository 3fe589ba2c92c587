import { numbersFromText } from "../../../promises/facts.ts";
import { template } from "../template.ts";
import instruction from "./children-s-story.md?raw";

const skeleton = [
  {
    title: "Meet the hero",
    mark: "block",
    belongs: "who it is about, and where",
    slot: "who the hero is and where the hero lives",
  },
  {
    title: "Problem",
    mark: "block",
    belongs: "what goes wrong",
    slot: "what goes wrong for the hero",
  },
  {
    title: "Three tries",
    mark: "block",
    belongs: "three attempts in the same words",
    slot: "three tries, told in the same words",
  },
  {
    title: "Help",
    mark: "block",
    belongs: "who helps, and how",
    slot: "who helps, and how",
  },
  {
    title: "Happy ending",
    mark: "block",
    belongs: "how it ends well",
    slot: "how it ends well",
  },
] as const;

export const childrenSStory = template({
  value: "children-s-story",
  name: "Children's Story",
  category: "Stories",
  icon: "baby",
  shortDescription: "A gentle story with repetition and a small lesson.",
  instruction,
  skeleton,
  promises: [{ ...numbersFromText, id: "nothing-new" }],
});
