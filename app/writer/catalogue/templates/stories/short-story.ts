import { numbersFromText } from "../../../promises/facts.ts";
import { wordRange } from "../../../promises/words.ts";
import { template } from "../template.ts";
import instruction from "./short-story.md?raw";

const skeleton = [
  { title: "Opening image", mark: "block", belongs: "a place, a person, a tension" },
  { title: "Want", mark: "block", belongs: "what the main character wants" },
  { title: "Obstacle", mark: "block", belongs: "what stands in the way" },
  { title: "Turn", mark: "block", belongs: "what changes everything" },
  { title: "Climax", mark: "block", belongs: "the decisive moment" },
  { title: "Closing image", mark: "block", belongs: "what has changed, in a picture" },
] as const;

export const shortStory = template({
  value: "short-story",
  name: "Short Story",
  category: "Stories",
  icon: "book-open",
  shortDescription: "A complete story of 800-1,500 words.",
  instruction,
  skeleton,
  promises: [{ ...numbersFromText, id: "nothing-new" }, wordRange(800, 1500)],
});
