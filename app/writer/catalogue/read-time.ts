/** A text brought to a reading time, at 200 words a minute. */

import { nothingNew } from "../promises/facts.ts";
import { sameLanguage } from "../promises/language.ts";
import { broughtTo, isShorterThan } from "../promises/words.ts";
import type { Entry } from "../task.ts";
import { entry } from "./declare.ts";
import { generalKnowledge } from "./general-knowledge.ts";

const growing = `Add reasons, steps, examples and explanations, in parts under headings of their own where the text has few. ${generalKnowledge} New figures, names and quotations appear only as marked [slots].`;
const cutting = "Cut repetitions, asides and side points and keep the line of thought.";

function readTime(minutes: number): Entry {
  const name = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const least = minutes * 180;
  const words = `about ${(minutes * 200).toLocaleString("en-GB")} words`;
  return entry({
    id: `read-time/${name.replace(" ", "-")}`,
    name,
    icon: "timer",
    shortDescription: `A${words.slice(1)}.`,
    kind: "transform",
    builtin: "layout",
    instruction:
      "Bring the text to a time in which it can be read. Keep its voice, its headings and the order of its thoughts.",
    toldBesides: (_values, source) => (isShorterThan(source, least) ? growing : cutting),

    promises: [sameLanguage, nothingNew, broughtTo(least, minutes * 220)],
  });
}

export const readTimes: readonly Entry[] = [1, 2, 5, 10].map(readTime);
