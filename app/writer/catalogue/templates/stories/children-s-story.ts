import { part } from "../../../builtin/templates/layout.ts";
import { numbersFromText } from "../../../promises/facts.ts";
import { template } from "../template.ts";
import instruction from "./children-s-story.md?raw";

const skeleton = [
  part({
    title: "Meet the hero",
    mark: "block",
    belongs: "who it is about, and where",
    slot: "who the hero is and where the hero lives",
    cues: { first: 2, animal: 1, person: 1, scene: 1 },
  }),
  part({
    title: "Problem",
    mark: "block",
    belongs: "what goes wrong",
    slot: "what goes wrong for the hero",
    cues: { problem: 2, obstacle: 1, want: 1 },
  }),
  part({
    title: "Three tries",
    mark: "block",
    belongs: "three attempts in the same words",
    slot: "three tries, told in the same words",
    cues: { attempt: 2 },
    needed: true,
  }),
  part({
    title: "Help",
    mark: "block",
    belongs: "who helps, and how",
    slot: "who helps, and how",
    cues: { aid: 2 },
    needed: true,
  }),
  part({
    title: "Happy ending",
    mark: "block",
    belongs: "how it ends well",
    slot: "how it ends well",
    cues: { happy: 2, last: 2, late: 1 },
  }),
];

export const childrenSStory = template(
  {
    value: "children-s-story",
    name: "Children's Story",
    category: "Stories",
    icon: "baby",
    shortDescription: "A gentle story with repetition and a small lesson.",
    instruction,
    skeleton,
    layout: { order: "arc" },
    promises: [{ ...numbersFromText, id: "nothing-new" }],
  },
  skeleton,
);
