import { hasBullets } from "../../../promises/structure.ts";
import { template } from "../template.ts";
import instruction from "./cv-resume.md?raw";

const skeleton = [
  {
    title: "Name and contact",
    mark: "heading",
    belongs: "name, place, e-mail, telephone",
    slot: "name, place, e-mail, telephone",
  },
  {
    title: "Profile",
    mark: "heading",
    belongs: "two or three sentences",
    slot: "who you are professionally, in two sentences",
  },
  {
    title: "Experience",
    mark: "heading",
    belongs: "achievements, each begins with a verb",
    slot: "what you achieved, with a number",
  },
  {
    title: "Skills",
    mark: "heading",
    belongs: "what you can do",
    slot: "skills and languages",
  },
  {
    title: "Education",
    mark: "heading",
    belongs: "degrees and training",
    slot: "degree, school and year",
  },
] as const;

export const cvResume = template({
  value: "cv-resume",
  name: "CV / Resume",
  category: "Business",
  icon: "file-user",
  shortDescription: "A one-page CV from your notes.",
  instruction,
  skeleton,

  promises: [hasBullets],
});
