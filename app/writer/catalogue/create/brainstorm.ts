import { entry, option } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { distanceWithin, ranksExplained, stepsNamed } from "../../promises/ideas.ts";
import { sameLanguage } from "../../promises/language.ts";
import { everyLineAsks, itemsDiffer, noFinalPeriod } from "../../promises/lines.ts";
import { itemCount } from "../../promises/structure.ts";
import type { Values } from "../../task.ts";
import instruction from "./brainstorm.md?raw";

const shapes: Readonly<Record<string, string>> = {
  Titles: "Each idea is a title and nothing more",
  "Questions to answer": "Each idea is one question",
};

/** How many ideas and of which shape, and how a line holds all that was chosen. */
function toldOf(values: Values): string {
  const shape = shapes[values["Idea Type"] ?? ""] ?? "Each idea takes one or two short sentences";
  const asks = values["Idea Type"] === "Questions to answer" && values["Sort By"] !== undefined;
  return [
    values["How Many"] === undefined ? "Give ten ideas." : "",
    `${shape}${values.Method || values["Sort By"] ? ", beside what the method or the order asks for" : ""}.`,
    asks ? "The reason for the rank stands before the question." : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export const brainstorm = entry({
  id: "create/brainstorm",
  name: "Brainstorm",
  icon: "brain",
  shortDescription: "More ideas than you need, sorted.",
  purpose:
    "More ideas than you need, sorted. Produces a numbered list of distinct ideas from your topic or draft.",
  kind: "generate",
  builtin: "worksheet",
  instruction,
  toldBesides: toldOf,
  promises: [sameLanguage, nothingNew],
  suboptions: [
    option(
      "Idea Type",
      "lightbulb",
      "Say what an idea is.",
      "Questions end with a question mark; titles have no final period.",
      [
        ["Topics", "Subjects to write about."],
        ["Angles", "Ways into one subject."],
        ["Titles", "Headlines.", [noFinalPeriod]],
        ["Questions to answer", "Questions that a text could answer.", [everyLineAsks]],
      ],
    ),
    option(
      "How Many",
      "hash",
      "Say how many you want.",
      "Exact count; no two ideas share over 60% of their words.",
      [
        ["5 ideas", "Exactly five.", [itemCount(5), itemsDiffer(0.6)]],
        ["10 ideas", "Exactly ten.", [itemCount(10), itemsDiffer(0.6)]],
        ["15 ideas", "Exactly fifteen.", [itemCount(15), itemsDiffer(0.6)]],
        ["20 ideas", "Exactly twenty.", [itemCount(20), itemsDiffer(0.6)]],
      ],
    ),
    option(
      "Method",
      "shapes",
      "Think on purpose.",
      "Each idea is labelled with the step of the method that made it.",
      [
        [
          "SCAMPER",
          "Substitute, combine, adapt, modify, put to other use, eliminate, reverse.",
          [stepsNamed("SCAMPER", /\b(?:substitut|combin|adapt|modif|put to|eliminat|revers)/i)],
        ],
        [
          "Six hats",
          "Facts, feelings, risks, benefits, ideas, process.",
          [
            stepsNamed(
              "six hats",
              /\b(?:facts?|feelings?|risks?|benefits?|ideas?|process|white|red|black|yellow|green|blue)\b/i,
            ),
          ],
        ],
        [
          "Reverse brainstorm",
          "How to make it worse, turned around.",
          [stepsNamed("reverse brainstorm", /\b(?:worse|revers|turn(?:ed)? (?:it )?around|opposite)/i)],
        ],
        ["What if", "What if one thing were different.", [stepsNamed("what if", /\bwhat if\b/i)]],
      ],
    ),
    option(
      "Boldness",
      "flame",
      "Set how far to reach.",
      "Lexical distance from the input grows with each level.",
      [
        ["Safe", "Close to what is there.", [distanceWithin(0, 0.85)]],
        ["Fresh", "New but familiar.", [distanceWithin(0.5, 1)]],
        ["Surprising", "Unexpected and still fitting.", [distanceWithin(0.6, 1)]],
        ["Wild", "Far out.", [distanceWithin(0.65, 1)]],
      ],
    ),
    option(
      "Sort By",
      "arrow-down-wide-narrow",
      "Put the useful ones first.",
      "Order is stable and each item shows the reason for its rank.",
      [
        ["Fastest to write", "Least work first."],
        ["Highest impact", "Most effect first."],
        ["Most original", "Rarest idea first."],
        ["Best for search", "Most searched for first."],
      ],
      [ranksExplained],
    ),
  ],
});
