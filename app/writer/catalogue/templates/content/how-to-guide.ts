import { template } from "../template.ts";
import instruction from "./how-to-guide.md?raw";

const skeleton = [
  {
    title: "Goal",
    mark: "heading",
    belongs: "what the reader will have in the end",
    slot: "what the reader will have in the end",
  },
  {
    title: "You need",
    mark: "heading",
    belongs: "tools, materials, time",
    slot: "tools, materials and time",
  },
  {
    title: "Steps",
    mark: "heading",
    belongs: "one action each, in order",
    slot: "one action",
  },
  {
    title: "Check",
    mark: "heading",
    belongs: "how to tell that it worked",
    slot: "how to tell that it worked",
  },
  {
    title: "Problems and fixes",
    mark: "heading",
    belongs: "what goes wrong, and the way out",
    slot: "what goes wrong, and what to do then",
  },
] as const;

export const howToGuide = template({
  value: "how-to-guide",
  name: "How-To Guide",
  category: "Content",
  icon: "footprints",
  shortDescription: "Steps anyone can follow.",
  instruction,
  skeleton,
});
