import { part } from "../../../builtin/templates/layout.ts";
import { headingCount } from "../../../promises/structure.ts";
import { template } from "../template.ts";
import instruction from "./blog-post.md?raw";

const skeleton = [
  part({ title: "Title", mark: "title", belongs: "what the post says", slot: "title", fill: "headline" }),
  part({
    title: "Intro",
    mark: "block",
    belongs: "why to read on",
    slot: "why {topic} matters to the reader",
    cues: { first: 3 },
    most: 3,
  }),
  part({
    title: "Three to five sections",
    mark: "title",
    belongs: "three to five parts, each under its own heading",
    slot: "x",
    cues: { statement: 1 },
    form: "chapters",
  }),
  part({
    title: "Example",
    mark: "heading",
    belongs: "one case that shows it",
    slot: "a case that shows it",
    cues: { example: 2, quote: 2 },
    most: 4,
    needed: true,
  }),
  part({
    title: "Conclusion",
    mark: "heading",
    belongs: "what follows",
    slot: "what follows from it",
    cues: { conclusion: 2, lesson: 1.5, recommend: 1, last: 1 },
    most: 4,
    needed: true,
  }),
  part({
    title: "Call to action",
    mark: "heading",
    belongs: "what the reader can do",
    slot: "what the reader should do now",
    cues: { call: 3, question: 1.5 },
    most: 2,
    needed: true,
  }),
];

export const blogPost = template(
  {
    value: "blog-post",
    name: "Blog Post",
    category: "Content",
    icon: "file-text",
    shortDescription: "A complete post with headings.",
    instruction,
    skeleton,
    layout: { order: "arc" },
    promises: [headingCount(7, 9)],
  },
  skeleton,
);
