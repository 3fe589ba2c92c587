import { entry, option } from "../declare.ts";
import { nothingNew, numbersFromText } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import {
  everyLineAsks,
  everyLineHow,
  everyLineNumber,
  noQuestion,
  noShouting,
  sentenceCase,
  titleCase,
  upperCase,
} from "../../promises/lines.ts";
import { emojiAtMost } from "../../promises/style.ts";
import {
  acrossVersions,
  eachVersion,
  headlineAndSubhead,
  headlineOf,
  oneLine,
  urgencyDated,
  versionsDiffer,
} from "../../promises/versions.ts";
import { lineCharacters } from "../../promises/words.ts";
import type { Entry, Vow } from "../../task.ts";
import instruction from "./headlines-and-titles.md?raw";
import { eightVersions, toldVersions } from "./versions.ts";

/** Of a version the headline alone, without its subhead. */
const headline = (vow: Vow) => eachVersion(vow, headlineOf);

/** Capitals of a title or kicker would read as names, so that only numbers can be told there. */
const cased = new Set(["Title Case", "UPPERCASE KICKER"]);

export const headlinesAndTitles: Entry = entry({
  id: "inspire/headlines-and-titles",
  name: "Headlines & Titles",
  icon: "heading",
  shortDescription: "Find the line that earns the click.",
  purpose:
    "Find the line that earns the click. Returns several versions of a headline for the text, each labelled with its creative style.",
  kind: "generate",
  longest: { words: 70, share: 0 },
  builtin: "worksheet",
  instruction: toldVersions(instruction),
  promises: (values) => [
    eightVersions,
    versionsDiffer(0.6),
    acrossVersions(sameLanguage),
    eachVersion(cased.has(values["Capitalization"] ?? "") ? numbersFromText : nothingNew),
    eachVersion(values["Length"] === "Headline plus subhead" ? headlineAndSubhead : oneLine),
  ],

  suboptions: [
    option(
      "Headline Type",
      "type",
      "Choose the pattern.",
      "How-to starts with How/Ways; List contains a number; Question ends with a question mark.",
      [
        ["How-to", "Begins with How or Ways.", [headline(everyLineHow)]],
        ["List", "Has a number.", [headline(everyLineNumber)]],
        ["Question", "Asks.", [headline(everyLineAsks)]],
        ["Bold claim", "Claims something strongly, from the text."],
      ],
    ),
    option(
      "Appeal",
      "magnet",
      "Choose the pull.",
      "Urgency never invents a deadline: uses a date from the text or a [date] slot.",
      [
        ["Curiosity", "Leaves a gap to be closed."],
        ["Benefit", "Names what the reader gains."],
        ["Urgency", "Says why now, by a date of the text or [date].", [eachVersion(urgencyDated)]],
        ["Authority", "Rests on who says it."],
      ],
    ),
    option("Length", "ruler", "Fit the slot.", "Hard character limit, counted in graphemes.", [
      ["Under 40 characters", "At most 40 characters.", [headline(lineCharacters(40))]],
      ["Under 60 characters", "At most 60 characters.", [headline(lineCharacters(60))]],
      ["Under 80 characters", "At most 80 characters.", [headline(lineCharacters(80))]],
      ["Headline plus subhead", "A headline and a line below it."],
    ]),
    option(
      "Placement",
      "newspaper",
      "Write for where it appears.",
      "Email subject: no ALL CAPS and at most one emoji; News story: active verb, no question.",
      [
        ["Blog article", "Above an article."],
        ["Email subject", "In an inbox.", [headline(noShouting), headline(emojiAtMost(1))]],
        ["News story", "In the news: active verb, no question.", [headline(noQuestion)]],
        ["Video title", "Under a thumbnail."],
      ],
    ),
    option(
      "Capitalization",
      "case-sensitive",
      "Match house style.",
      "Exact casing rule; untouched in scripts without case.",
      [
        ["Title Case", "Every main word with a capital.", [headline(titleCase)]],
        ["Sentence case", "Only the first word and names with a capital.", [headline(sentenceCase)]],
        ["UPPERCASE KICKER", "A kicker in capitals before the headline.", [headline(upperCase)]],
        ["Leave as typed", "The casing of the text."],
      ],
    ),
  ],
});
