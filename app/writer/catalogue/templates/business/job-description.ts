import { template } from "../template.ts";
import instruction from "./job-description.md?raw";

const skeleton = [
  {
    title: "About us",
    mark: "heading",
    belongs: "who the employer is",
    slot: "who you are and what you do",
  },
  {
    title: "Role",
    mark: "heading",
    belongs: "the job in two or three sentences",
    slot: "title, place and aim of the job",
  },
  {
    title: "What you will do",
    mark: "heading",
    belongs: "the work",
    slot: "a task of the job",
  },
  {
    title: "What you bring",
    mark: "heading",
    belongs: "what is needed, no more",
    slot: "what the work really needs",
  },
  {
    title: "What we offer",
    mark: "heading",
    belongs: "pay, hours, place",
    slot: "pay, hours and place",
  },
  {
    title: "How to apply",
    mark: "heading",
    belongs: "where, until when, whom to ask",
    slot: "where to apply, and until when",
  },
] as const;

export const jobDescription = template({
  value: "job-description",
  name: "Job Description",
  category: "Business",
  icon: "id-card",
  shortDescription: "A fair and inviting job post.",
  instruction,
  skeleton,
});
