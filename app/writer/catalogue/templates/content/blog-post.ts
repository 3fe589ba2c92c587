import { headingCount } from "../../../promises/structure.ts";
import { template } from "../template.ts";
import instruction from "./blog-post.md?raw";

const skeleton = [
  { title: "Title", mark: "title", belongs: "what the post says", slot: "title" },
  {
    title: "Intro",
    mark: "block",
    belongs: "why to read on",
    slot: "why the subject matters to the reader",
  },
  {
    title: "Three to five sections",
    mark: "title",
    belongs: "three to five parts, each under its own heading",
    slot: "x",
  },
  {
    title: "Example",
    mark: "heading",
    belongs: "one case that shows it",
    slot: "a case that shows it",
  },
  {
    title: "Conclusion",
    mark: "heading",
    belongs: "what follows",
    slot: "what follows from it",
  },
  {
    title: "Call to action",
    mark: "heading",
    belongs: "what the reader can do",
    slot: "what the reader should do now",
  },
] as const;

export const blogPost = template({
  value: "blog-post",
  name: "Blog Post",
  category: "Content",
  icon: "file-text",
  shortDescription: "A complete post with headings.",
  instruction,
  skeleton,
  promises: [headingCount(7, 9)],
});
