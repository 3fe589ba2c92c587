/** The sidebar's actions for letters, e-mails and proposals. */

import { bulletsOpenWithVerb, oneAsk } from "../promises/calls.ts";
import { factsLocked, nothingNew, numbersFromText } from "../promises/facts.ts";
import { emailShape, letterShape, pitchShape } from "../promises/formats.ts";
import { sameLanguage } from "../promises/language.ts";
import { hasBullets, headingCount } from "../promises/structure.ts";
import { wordRange, wordShare } from "../promises/words.ts";
import { table } from "./declare.ts";
import type { Entry } from "../task.ts";

export const professional: readonly Entry[] = table([
  {
    id: "professional/cv-resume-writer",
    name: "CV / Resume Writer",
    icon: "file-user",
    shortDescription: "Turn experience into achievement bullets.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Turn the experience in the text into achievement bullets for a CV, grouped under short headings where there are several roles. Every bullet begins with a verb. Numbers come only from the text; where one would help, write [number].",

    promises: [sameLanguage, nothingNew, numbersFromText, hasBullets, bulletsOpenWithVerb],
  },
  {
    id: "professional/cover-letter-creator",
    name: "Cover Letter Creator",
    icon: "mail-pen",
    shortDescription: "A letter matched to the role.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write a cover letter matched to the role that the text or the context names: a greeting, three paragraphs (why this role, what you bring, what comes next) and a closing. Where the text does not name a role, person, company or achievement, write a [slot].",

    promises: [sameLanguage, nothingNew, letterShape, wordRange(200, 350)],
  },
  {
    id: "professional/email-polisher",
    name: "Email Polisher",
    icon: "mail-check",
    shortDescription: "Clear, polite and short.",
    kind: "transform",
    builtin: "marks",
    instruction:
      "Make the e-mail clear, polite and short. Begin with a line `Subject:`, keep one clear ask, end with a sign-off. Names, dates and figures stay.",

    promises: [sameLanguage, factsLocked, wordShare(0, 1.1), emailShape, oneAsk],
  },
  {
    id: "professional/pitch-proposal-writer",
    name: "Pitch / Proposal Writer",
    icon: "presentation",
    shortDescription: "Problem, solution, proof, ask.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write a pitch from the text in four parts with the headings `## Problem`, `## Solution`, `## Proof` and `## Ask`, each in two to four sentences. Where the text gives no proof or no figure, write a [slot].",

    promises: [sameLanguage, nothingNew, headingCount(4, 4), pitchShape],
  },
]);
