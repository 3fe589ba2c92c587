/** The promise to do without business jargon. */

import { guard } from "../prose/guard.ts";
import type { Vow } from "../task.ts";
import { judged, listed, vow } from "./vow.ts";

/** Buzzwords as patterns, with what a plain writer says; `$1` is a captured part, an empty string drops the word. */
export const buzzwords: readonly (readonly [pattern: string, plain: string])[] = [
  ["synergies", "joint gains"],
  ["synergy", "joint work"],
  ["synergi[sz]e", "work together"],
  ["leverage(?= (?:the|our|your|their|its|this|these|data|technology|\\p{L}+ing)\\b)", "use"],
  ["leverages", "uses"],
  ["leveraged", "used"],
  ["leveraging", "using"],
  ["paradigm shifts?", "change"],
  ["game[- ]changers?", "big change"],
  ["game[- ]changing", "important"],
  ["cutting[- ]edge|bleeding[- ]edge|state[- ]of[- ]the[- ]art", "modern"],
  ["best[- ]in[- ]class|best[- ]of[- ]breed|world[- ]class", "very good"],
  ["next[- ]gen(?:eration)?(?= \\p{L})", "new"],
  ["disruptive", "new"],
  ["holistic", "complete"],
  ["robust", "solid"],
  ["seamless(?=\\b)", "smooth"],
  ["seamlessly", "smoothly"],
  ["scalable", "able to grow"],
  ["mission[- ]critical", "essential"],
  ["value[- ]add(?:ed|s)?", "useful"],
  ["low[- ]hanging fruit", "easy wins"],
  ["move the needle", "make a difference"],
  ["moves the needle", "makes a difference"],
  ["moved the needle", "made a difference"],
  ["circle back", "return"],
  ["touch base", "talk"],
  ["deep[- ]dives?", "close look"],
  ["drill down", "look closer"],
  ["think(?:ing)? outside (?:of )?the box", "think freely"],
  ["at the end of the day,? ?", ""],
  ["going forward,? ?", ""],
  ["thought leaders?", "expert"],
  ["thought leadership", "expertise"],
  ["rock ?stars?|ninjas?|gurus?", "expert"],
  ["bandwidth(?= (?:to|for)\\b)", "time"],
  ["actionable", "practical"],
  ["impactful", "effective"],
  ["incentivi[sz]e", "encourage"],
  ["operationali[sz]e", "put into practice"],
  ["optimi[sz]e", "improve"],
  ["optimi[sz]ed", "improved"],
  ["optimi[sz]ing", "improving"],
  ["utili[sz]e", "use"],
  ["utili[sz]es", "uses"],
  ["utili[sz]ed", "used"],
  ["utili[sz]ing", "using"],
  ["innovative", "new"],
  ["revolutionary", "new"],
  ["turn-?key", "complete"],
  ["ecosystems?(?= of (?:tools|products|partners|apps|services)\\b)", "set"],
  ["core competenc(?:y|ies)", "strength"],
  ["empower(?= \\p{L})", "help"],
  ["empowers(?= \\p{L})", "helps"],
  ["empowering(?= \\p{L})", "helping"],
  ["unlock(?:ing)? the (?:full )?(?:potential|power) of", "make more of"],
  ["hit the ground running", "start fast"],
  ["win[- ]win", "good for both sides"],
  ["fast-paced", "busy"],
  ["passionate about", "keen on"],
  ["ever-(?:changing|evolving)", "changing"],
];

const pattern = new RegExp(
  `(?<![\\p{L}’'-])(?:${buzzwords.map(([one]) => one.replace(/,\? \?$/, "")).join("|")})(?![\\p{L}]|[’'-]\\p{L})`,
  "giu",
);

/** The buzzwords of a text outside quotations. */
function buzzwordsIn(text: string): string[] {
  return guard(text).text.match(pattern) ?? [];
}

/** No buzzwords from the block list. */
export const noBuzzwords: Vow = vow(
  "no-buzzwords",
  "soft",
  "Use no business buzzwords such as synergy, leverage, game changer, cutting-edge.",
  (_source, output) => {
    const found = buzzwordsIn(output);
    return judged(found.length === 0, found.length > 0 ? `found: ${listed(found)}` : "no buzzwords");
  },
);
