import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./job-description.md?raw";

const skeleton = [
  part({
    title: "About us",
    mark: "heading",
    belongs: "who the employer is",
    slot: "who you are and what you do",
    cues: { company: 1.5, first: 0.7 },
    most: 4,
  }),
  part({
    title: "Role",
    mark: "heading",
    belongs: "the job in two or three sentences",
    slot: "title, place and aim of the job",
    cues: { vacancy: 3, fresh: 0.5, first: 0.5 },
    rest: true,
  }),
  part({
    title: "What you will do",
    mark: "heading",
    belongs: "the work",
    slot: "a task of the job",
    cues: { duty: 1.5, action: 0.7 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "What you bring",
    mark: "heading",
    belongs: "what is needed, no more",
    slot: "what the work really needs",
    cues: { requirement: 1.5, skill: 1.5, education: 1.5 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "What we offer",
    mark: "heading",
    belongs: "pay, hours, place",
    slot: "pay, hours and place",
    cues: { perk: 2, money: 1.5 },
    form: "bullets",
    needed: true,
    asks: [["money", "salary range"]],
  }),
  part({
    title: "How to apply",
    mark: "heading",
    belongs: "where, until when, whom to ask",
    slot: "where to apply, and until when",
    cues: { apply: 2.5, contact: 2 },
    needed: true,
  }),
];

export const jobDescription = template(
  {
    value: "job-description",
    name: "Job Description",
    category: "Business",
    icon: "id-card",
    shortDescription: "A fair and inviting job post.",
    instruction,
    skeleton,
    needs: "vacancy",
    layout: { order: "sorted" },
  },
  skeleton,
);
