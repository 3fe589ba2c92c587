import { platformLimits } from "../../../prose/platform-limits.ts";
import { template } from "../template.ts";
import instruction from "./linkedin-post.md?raw";

const skeleton = [
  {
    title: "Opening line",
    mark: "block",
    belongs: "one line that shows above the fold",
    slot: "a first line that stands alone",
  },
  {
    title: "Story",
    mark: "block",
    belongs: "what happened, in short paragraphs",
    slot: "what happened, and to whom",
  },
  {
    title: "Lesson",
    mark: "block",
    belongs: "what others can take from it",
    slot: "what you learned from the subject",
  },
  {
    title: "Question",
    mark: "block",
    belongs: "one question for the reader",
    slot: "ask readers what they have seen",
  },
] as const;

export const linkedinPost = template({
  value: "linkedin-post",
  name: "LinkedIn Post",
  category: "Social",
  icon: "briefcase",
  shortDescription: "A professional post with a lesson.",
  builtin: "layout",
  instruction,
  skeleton,
  most: { characters: platformLimits.LinkedIn.post.value },
});
