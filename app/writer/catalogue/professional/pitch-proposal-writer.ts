import { entry } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { headingCount } from "../../promises/structure.ts";
import { pitchShape } from "../../promises/formats.ts";
import { writePitch as rule } from "../../builtin/professional/pitch.ts";
import instruction from "./pitch-proposal-writer.md?raw";

export const pitchProposalWriter = entry({
  id: "professional/pitch-proposal-writer",
  name: "Pitch / Proposal Writer",
  icon: "presentation",
  shortDescription: "Problem, solution, proof, ask.",
  purpose: "Problem, solution, proof, ask. All four parts present with headings.",
  kind: "generate",
  class: "frame",
  instruction,
  rule,
  promises: () => [sameLanguage, nothingNew, headingCount(4, 4), pitchShape],
  suboptions: [],
});
