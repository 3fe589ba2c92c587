import { part } from "../../../builtin/templates/layout.ts";
import { hasBullets } from "../../../promises/structure.ts";
import { template } from "../template.ts";
import instruction from "./cv-resume.md?raw";

const skeleton = [
  part({
    title: "Name and contact",
    mark: "heading",
    belongs: "name, place, e-mail, telephone",
    slot: "name, place, e-mail, telephone",
    cues: { contact: 4 },
    most: 2,
    needed: true,
  }),
  part({
    title: "Profile",
    mark: "heading",
    belongs: "two or three sentences",
    slot: "who you are professionally, in two sentences",
    cues: { identity: 3, first: 1, belief: 1, skill: 0.5 },
    most: 2,
  }),
  part({
    title: "Experience",
    mark: "heading",
    belongs: "achievements, each begins with a verb",
    slot: "what you achieved, with a number",
    cues: { work: 1.5, result: 1, number: 1, past: 1 },
    form: "achievements",
    rest: true,
  }),
  part({
    title: "Skills",
    mark: "heading",
    belongs: "what you can do",
    slot: "skills and languages",
    cues: { skill: 2 },
    form: "achievements",
    needed: true,
  }),
  part({
    title: "Education",
    mark: "heading",
    belongs: "degrees and training",
    slot: "degree, school and year",
    cues: { education: 2.5 },
    form: "achievements",
    needed: true,
  }),
];

export const cvResume = template(
  {
    value: "cv-resume",
    name: "CV / Resume",
    category: "Business",
    icon: "file-user",
    shortDescription: "A one-page CV from your notes.",
    instruction,
    skeleton,
    needs: "work",
    layout: { order: "sorted" },
    promises: [hasBullets],
  },
  skeleton,
);
