/** Promises about what of a text has to survive, and how densely it is told. */

import { isCall } from "../prose/calls.ts";
import { namesOf, numbersOf } from "../prose/facts.ts";
import { proseSentences } from "../prose/grade.ts";
import { termsOf } from "../prose/weights.ts";
import { countWords, plainOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { ifSeen, inEnglish, judged, percent, vow } from "./vow.ts";

const emotion =
  /\b(?:happy|happi\w+|glad\w*|joy\w*|love[ds]?|loving|lovely|proud\w*|pride|hope[sd]?|hopeful\w*|delight\w*|pleas\w+|enjoy\w*|excit\w+|thank\w*|grateful|sorry|sad\w*|afraid|fear\w*|worr\w+|anxious|frighten\w*|scared?|angry|anger|upset|alone|lonely|miss(?:ed|es)?|hurt|pain\w*|tired|calm\w*|relief|relieved|trust\w*|care[sd]?|dear|beautiful|terrible|wonderful|apologi\w+|regret\w*|shame|tears?|cr(?:y|ied)|laugh\w*|smil\w*|surpris\w*|frustrat\w*|patience|fancied|discontented|honou?r\w*|devotion|vain|nobl[ey]|brave|good|better|best|like[ds]?|want(?:s|ed)?|feel\w*|felt)\b/i;

/** The word of feeling that a sentence holds, or null. */
function emotionIn(sentence: string): string | null {
  return emotion.exec(sentence)?.[0] ?? null;
}

function elementKept(id: string, say: string, holds: (output: string) => boolean, what: string): Vow {
  return inEnglish(
    ifSeen(
      vow(id, "soft", say, (_source, output) => {
        const kept = holds(output);
        return judged(kept, kept ? `${what} is there` : `no ${what}`);
      }),
    ),
  );
}

export const keyFactKept: Vow = elementKept(
  "element-kept",
  "Keep the fact that matters most: a number or a name of the text.",
  (output) =>
    numbersOf(output).length > 0 || namesOf(`It was so. ${output.replace(/^\P{L}*/u, "It was ")}`).length > 0,
  "fact",
);
export const emotionKept: Vow = elementKept(
  "element-kept",
  "Keep what it feels like.",
  (output) => emotionIn(output) !== null,
  "word of feeling",
);
export const callKept: Vow = elementKept(
  "element-kept",
  "Keep what the reader is to do, or leave a [slot] for it.",
  (output) => /\[[^\]\n]{1,80}\](?!\()/.test(output) || proseSentences(output).some(isCall),
  "call to action",
);
export const storyKept: Vow = elementKept(
  "element-kept",
  "Keep what happened.",
  (output) => /\b(?:was|were|had|went|came|began|took|said|ran|left|made|found|\p{Ll}{2,}ed)\b/u.test(output),
  "event",
);

/** Share of an output's words that carry content. */
function contentShare(text: string): number {
  const plain = plainOf(text);
  return termsOf(plain).length / Math.max(1, countWords(plain));
}

/** How the share of content words compares with the text's: from a little under it to well over it. */
export function densityWithin(say: string, least: number, most: number): Vow {
  return inEnglish(
    vow("density", "soft", say, (source, output) => {
      const more = contentShare(output) - contentShare(source.text);
      return judged(
        more >= least && more <= most,
        `${percent(contentShare(output))} content words, ${percent(contentShare(source.text))} in the text`,
      );
    }),
  );
}
