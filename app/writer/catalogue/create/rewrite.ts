import { entry, option } from "../declare.ts";
import { degreeOfChange } from "../../promises/change.ts";
import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { spokenBy } from "../../promises/persons.ts";
import { longestSentence, meanNeverRises } from "../../promises/sentences.ts";
import { contractionsUsed, gradeNear, noContractions, noHedges } from "../../promises/style.ts";
import { wordShare } from "../../promises/words.ts";
import instruction from "./rewrite.md?raw";

export const rewrite = entry({
  id: "create/rewrite",
  name: "Rewrite",
  icon: "pen-line",
  shortDescription: "Say the same thing better.",
  purpose:
    "Say the same thing better. Keeps every fact and the meaning; changes wording, order and voice. The result opens as a reviewable diff.",
  kind: "transform",
  reorders: true,
  builtin: "model",
  instruction,
  promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6)],
  suboptions: [
    option(
      "Tone",
      "smile",
      "Shift how it sounds, not what it says.",
      "Facts locked. Professional: no contractions; Friendly/Playful: contractions used where possible; Confident: hedge words removed.",
      [
        ["Professional", "Formal and courteous, without contractions or slang.", [noContractions]],
        ["Friendly", "Warm and direct, with contractions.", [contractionsUsed]],
        ["Confident", "Plain statements without hedging.", [noHedges]],
        ["Playful", "Light and lively, without jokes at anyone's cost.", [contractionsUsed]],
      ],
    ),
    option(
      "Clarity",
      "lightbulb",
      "Make every sentence easy on first reading.",
      "Mean sentence length never rises; 'Untangle' leaves no sentence over 25 words; 'Tighten' cuts 10-30% of words.",
      [
        ["Plain English", "Everyday words for official ones.", [], "marks"],
        ["Tighten", "The same in 10 to 30 % fewer words.", [wordShare(0.7, 0.9)], "marks"],
        ["Untangle long sentences", "No sentence over 25 words.", [longestSentence(25)]],
        ["Explain jargon", "Every technical term explained where it first stands."],
      ],
      [meanNeverRises],
    ),
    option(
      "Point of View",
      "users",
      "Change who is speaking.",
      "At least 95% of personal pronouns outside quotations are in the chosen person.",
      [
        ["First person (I)", "One person speaks.", [spokenBy("I", "First person (I)")]],
        ["First person (we)", "A group speaks.", [spokenBy("we", "First person (we)")]],
        ["Second person (you)", "The reader is spoken to.", [spokenBy("you", "Second person (you)")]],
        ["Third person", "Nobody speaks for themselves.", [spokenBy("they", "Third person")]],
      ],
    ),
    option(
      "Reading Level",
      "graduation-cap",
      "Match the reader's schooling.",
      "Estimated grade within 1.5 of the target (language-specific formula).",
      [
        ["Grade 6", "For readers of about eleven.", [gradeNear(6, "grade 6")]],
        ["Grade 9", "For readers of about fourteen.", [gradeNear(9, "grade 9")]],
        ["College", "For readers with some college.", [gradeNear(14, "college readers")]],
        ["Expert", "For readers who know the field.", [gradeNear(17, "experts")]],
      ],
    ),
    option(
      "Degree of Change",
      "sliders-horizontal",
      "Decide how far the edit may go.",
      "Share of changed words: up to 15%, 15-35%, 35-60%, over 60%.",
      [
        ["Light touch", "Up to 15 % of the words.", [degreeOfChange(0, 0.15)], "marks"],
        ["Balanced", "15 to 35 % of the words.", [degreeOfChange(0.15, 0.35)]],
        ["Thorough", "35 to 60 % of the words.", [degreeOfChange(0.35, 0.6)]],
        ["Fresh start", "Over 60 % of the words, the meaning kept.", [degreeOfChange(0.6, 1)]],
      ],
    ),
  ],
});
