/** Promises about what is felt, by short word lists. English. */

import { proseSentences } from "../prose/grade.ts";
import type { Vow } from "../task.ts";
import { ifSeen, inEnglish, judged, vow } from "./vow.ts";

export type Feeling = "Wonder" | "Tension" | "Amusement" | "Recognition";

const words: Readonly<Record<Feeling, RegExp>> = {
  Wonder:
    /\b(?:wonder\w*|marvel\w*|strange\w*|imagin\w*|remarkabl\w*|astonish\w*|curious\w*|amaz\w*|incredibl\w*|extraordinar\w*|magic\w*|stunning\w*|miracl\w*|mysteri\w*|secret\w*|surpris\w*|beautiful\w*|vast|endless)\b/i,
  Tension:
    /\b(?:risk\w*|danger\w*|threat\w*|short|late|against|fear\w*|face|pressure|stake|wrong|give|lose\w*|lost|loss|fail\w*|crisis|warn\w*|urgent\w*|alarm\w*|trouble\w*|edge|dark\w*|storm\w*|broke\w*|fight\w*|deadline|trapped|suddenly)\b/i,
  Amusement:
    /\b(?:funn\w+|laugh\w*|joke?s?|joking|smil\w+|comic\w*|comed\w+|absurd\w*|silly|ridiculous\w*|make it up|giggl\w*|hilarious\w*|odd\w*|ironic\w*|grin\w*|amus\w+|playful\w*|prank\w*)\b/i,
  Recognition:
    /\b(?:know the feeling|been there|familiar|anyone who|we have all|we['’]ve all|recogni[sz]e\w*|as usual|like so many|you know|every morning|every day|again|always|remember\w*|everyone|ever (?:felt|been|had|tried)|we all|most of us)\b/i,
};

/** The first sentence holds a word of the feeling. */
export function feltFirst(feeling: Feeling): Vow {
  return inEnglish(
    ifSeen(
      vow(
        "felt-first",
        "soft",
        `Let the reader feel ${feeling.toLowerCase()} in the first sentence.`,
        (_source, output) => {
          const hit = words[feeling].exec(proseSentences(output)[0] ?? "")?.[0];
          return judged(hit !== undefined, hit === undefined ? "no word of it" : `"${hit}"`);
        },
      ),
    ),
  );
}
