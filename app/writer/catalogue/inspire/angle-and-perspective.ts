import { entry, option } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import instruction from "./angle-and-perspective.md?raw";

export const angleAndPerspective = entry({
  id: "inspire/angle-and-perspective",
  name: "Angle & Perspective",
  icon: "compass",
  shortDescription: "See it from somewhere else.",
  purpose: "See it from somewhere else. Reframes the idea from other places, times and stakes.",
  kind: "generate",
  class: "model",
  instruction,
  promises: () => [sameLanguage, nothingNew],
  suboptions: [
    option(
      "Viewpoint",
      "eye",
      "Change who is looking.",
      "Viewpoint named in the version's label and visible in its first sentence.",
      [
        ["Insider", "Someone who does this every day."],
        ["Outsider", "Someone who sees it for the first time."],
        ["Skeptic", "Someone who doubts it."],
        ["Beneficiary", "Someone it helps."],
      ],
    ),
    option("Time Frame", "clock", "Change when it is told.", "Verb tense agrees with the time frame.", [
      ["A year ago", "Told as it was a year ago."],
      ["Right now", "Told in the present."],
      ["Next year", "Told as it will be next year."],
      ["Ten years on", "Told from ten years on."],
    ]),
    option("Scale", "scaling", "Change how big it is.", "Subject noun at the chosen scale.", [
      ["One person", "One human being."],
      ["One team", "A handful of people."],
      ["A whole industry", "Everyone in the trade."],
      ["Society", "All of us."],
    ]),
    option(
      "Frame",
      "frame",
      "Change what it is about.",
      "Trade-off states both sides; Myth states the myth and the correction.",
      [
        ["Problem", "What is wrong."],
        ["Opportunity", "What could be won."],
        ["Trade-off", "What is gained and what is lost."],
        ["Myth to bust", "What people believe and what is so."],
      ],
    ),
    option("Stance", "scale", "Change which side it takes.", "Stance markers present; no insult words.", [
      ["For", "Speaks for it."],
      ["Against", "Speaks against it."],
      ["Undecided", "Weighs both."],
      ["Change of mind", "Held one view, now holds another."],
    ]),
  ],
});
