/** The built-in Call-to-Action Enhancer: five commands from what the text offers. */

import { isCall } from "../../prose/calls.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { pointsOf, unstopped } from "../matter/points.ts";
import { callsFor } from "./calls-to-action.ts";

/** Five calls to action, the text's own short ones first. */
export function enhanceCall(source: Source): string | Decline {
  requireEnglish("Call-to-Action Enhancer", source.text);
  const own = pointsOf(source.text)
    .filter((point) => point.call && point.words <= 8 && isCall(point.text) && /^\p{L}+ /u.test(point.text))
    .map((point) =>
      unstopped(point.text).replace(/^please (\p{Ll})/iu, (_all, first: string) => first.toUpperCase()),
    );
  const lines = [...new Set([...own.slice(0, 2), ...callsFor(source)])].slice(0, 5);
  return lines.every((line) => countWords(line) <= 8)
    ? lines.map((line) => `- ${line}`).join("\n")
    : { decline: "The text's own call to action is longer than eight words; shorten it and try again." };
}
