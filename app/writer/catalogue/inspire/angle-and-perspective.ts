import { entry, option } from "../declare.ts";
import { nothingNewBut } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { noInsults, seenFrom } from "../../promises/angles.ts";
import { sentenceCount } from "../../promises/sentences.ts";
import { acrossVersions, eachVersion, versionsDiffer } from "../../promises/versions.ts";
import type { Entry } from "../../task.ts";
import { eightVersions, toldVersions } from "./versions.ts";
import instruction from "./angle-and-perspective.md?raw";

export const angleAndPerspective: Entry = entry({
  id: "inspire/angle-and-perspective",
  name: "Angle & Perspective",
  icon: "compass",
  shortDescription: "See it from somewhere else.",
  purpose: "See it from somewhere else. Reframes the idea from other places, times and stakes.",
  kind: "generate",
  longest: { words: 250, share: 0 },
  builtin: "worksheet",
  instruction: toldVersions(instruction),
  promises: (values) => [
    eightVersions,
    versionsDiffer(0.6),
    acrossVersions(sameLanguage),
    eachVersion(nothingNewBut(Object.values(values).join(". ").toLowerCase())),
    eachVersion(sentenceCount(3, 6)),
    eachVersion(noInsults),
  ],

  suboptions: [
    option(
      "Viewpoint",
      "eye",
      "Change who is looking.",
      "Viewpoint named in the version's label and visible in its first sentence.",
      [
        ["Insider", "Someone who does this every day.", [eachVersion(seenFrom("Insider"))]],
        ["Outsider", "Someone who sees it for the first time.", [eachVersion(seenFrom("Outsider"))]],
        ["Skeptic", "Someone who doubts it.", [eachVersion(seenFrom("Skeptic"))]],
        ["Beneficiary", "Someone it helps.", [eachVersion(seenFrom("Beneficiary"))]],
      ],
    ),
    option("Time Frame", "clock", "Change when it is told.", "Verb tense agrees with the time frame.", [
      ["A year ago", "Told as it was a year ago.", [eachVersion(seenFrom("A year ago"))]],
      ["Right now", "Told in the present.", [eachVersion(seenFrom("Right now"))]],
      ["Next year", "Told as it will be next year.", [eachVersion(seenFrom("Next year"))]],
      ["Ten years on", "Told from ten years on.", [eachVersion(seenFrom("Ten years on"))]],
    ]),
    option("Scale", "scaling", "Change how big it is.", "Subject noun at the chosen scale.", [
      ["One person", "One human being.", [eachVersion(seenFrom("One person"))]],
      ["One team", "A handful of people.", [eachVersion(seenFrom("One team"))]],
      ["A whole industry", "Everyone in the trade.", [eachVersion(seenFrom("A whole industry"))]],
      ["Society", "All of us.", [eachVersion(seenFrom("Society"))]],
    ]),
    option(
      "Frame",
      "frame",
      "Change what it is about.",
      "Trade-off states both sides; Myth states the myth and the correction.",
      [
        ["Problem", "What is wrong.", [eachVersion(seenFrom("Problem"))]],
        ["Opportunity", "What could be won.", [eachVersion(seenFrom("Opportunity"))]],
        ["Trade-off", "What is gained and what is lost.", [eachVersion(seenFrom("Trade-off"))]],
        ["Myth to bust", "What people believe and what is so.", [eachVersion(seenFrom("Myth to bust"))]],
      ],
    ),
    option("Stance", "scale", "Change which side it takes.", "Stance markers present; no insult words.", [
      ["For", "Speaks for it.", [eachVersion(seenFrom("For"))]],
      ["Against", "Speaks against it.", [eachVersion(seenFrom("Against"))]],
      ["Undecided", "Weighs both.", [eachVersion(seenFrom("Undecided"))]],
      ["Change of mind", "Held one view, now holds another.", [eachVersion(seenFrom("Change of mind"))]],
    ]),
  ],
});
