/** The promise to let the other side speak and to answer it. */

import { plainOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { ifSeen, inEnglish, judged, vow } from "./vow.ts";

const opposing =
  /\b(?:object(?:s|ion|ions)?|doubts?|critics?|sceptics?|skeptics?|disagree|against|on the other hand|alternative|cons|disadvantages?|downsides?|drawbacks?|mistakes?|may say|might say|will say)\b/i;
const replying =
  /\b(?:even so|still|the answer|in reply|instead|nevertheless|nonetheless|yet|however|but|on balance|outweighs?|in fact|the better way|that said)\b/i;

/** At least one explicit opposing point, and behind it a reply. */
export const opposesAndReplies: Vow = inEnglish(
  ifSeen(
    vow(
      "counterpoint",
      "soft",
      "Give at least one explicit opposing point and a reply to it.",
      (_source, output) => {
        const text = plainOf(output);
        const at = text.search(opposing);
        const replied = at >= 0 && replying.test(text.slice(at));
        return judged(
          replied,
          at < 0
            ? "no opposing point"
            : replied
              ? "an opposing point and a reply"
              : "an opposing point without a reply",
        );
      },
    ),
  ),
);
