/** Promises about the angle from which something is told. */

import type { Vow } from "../task.ts";
import { ifSeen, inEnglish, judged, listed, vow } from "./vow.ts";

/** Words by which an English reader can tell the angle; for two-sided ones every pattern has to be there. */
const marks: Readonly<Record<string, readonly RegExp[]>> = {
  Insider: [/\b(?:inside\w*|insiders?|every day|practi[ct]\w+|trade|we know)\b/i],
  Outsider: [/\b(?:outsid\w+|stranger|newcomer|first (?:time|sight)|visitor)\b/i],
  Skeptic: [/\b(?:s[kc]eptic\w*|doubt\w*|proof|convinced|believe\w*|question\w*)\b/i],
  Beneficiary: [/\b(?:benefi\w+|gain\w*|help\w*|relief|receiving end|thanks to)\b/i],
  "A year ago": [
    /\b(?:a year (?:ago|back|earlier)|last year)\b/i,
    /\b(?:was|were|had|did|looked|spoke|\p{Ll}{2,}ed)\b/u,
  ],
  "Right now": [
    /\b(?:right now|now|today|at this moment|as of now)\b/i,
    /\b(?:is|are|has|have|does|do|\p{Ll}{2,}s)\b/u,
  ],
  "Next year": [/\b(?:next year|a year from now)\b/i, /\bwill\b/i],
  "Ten years on": [/\b(?:ten years|in a decade|a decade (?:on|from now))\b/i],
  "One person": [
    /\b(?:one person|somebody|someone|he|she|\[name\]|a single (?:person|day)|one life)\b|\[name\]/i,
  ],
  "One team": [/\bteam\b/i],
  "A whole industry": [/\b(?:industry|trade|sector)\b/i],
  Society: [/\b(?:society|all of us|we|public|together)\b/i],
  Problem: [/\b(?:problem|wrong|trouble|fails?|does not (?:work|add up)|stops? working)\b/i],
  Opportunity: [/\b(?:opportunit\w+|chance|won|win|possib\w+)\b/i],
  "Trade-off": [
    /\b(?:on the one|gain\w*|gives?|to have|gets?|gained)\b/i,
    /\b(?:on the other|costs?|loses?|lost|gives? up|given up|for nothing|but)\b/i,
  ],
  "Myth to bust": [
    /\bmyth\b|\bpeople (?:often )?(?:believe|think|say)\b/i,
    /\b(?:truth|in fact|what is so|correction|really|actually|but|not true)\b/i,
  ],
  For: [/\b(?:for|favour|favor|support\w*|yes|should)\b/i],
  Against: [/\b(?:against|object\w*|no|not|but|wrong)\b/i],
  Undecided: [/\b(?:undecided|both|either|open question|two sides|on the other|neither|whether)\b/i],
  "Change of mind": [/\b(?:chang\w+|once|used to|at first|no longer|now|second thoughts|turned)\b/i],
};

/** The angle can be told from the words. */
export function seenFrom(name: string): Vow {
  return inEnglish(
    ifSeen(
      vow(
        "seen-from",
        "soft",
        `Make it plain that it is told from this angle: ${name}.`,
        (_source, output) => {
          const patterns = marks[name] ?? [];
          const missing = patterns.filter((pattern) => !pattern.test(output)).length;
          return judged(missing === 0, missing === 0 ? "told from it" : "nothing in the words shows it");
        },
      ),
    ),
  );
}

const insults =
  /\b(?:idiots?|idiotic|stupid\w*|morons?|moronic|fools?|foolish|dumb|losers?|liars?|scum|pathetic|imbeciles?|clowns?|ignorant|disgusting|trash|crooks?)\b/gi;

/** No insult that the text itself does not have. */
export const noInsults: Vow = vow("no-insults", "soft", "Insult nobody.", (source, output) => {
  const given = source.text.toLowerCase();
  const found = (output.match(insults) ?? []).filter((word) => !given.includes(word.toLowerCase()));
  return judged(found.length === 0, found.length > 0 ? `found: ${listed(found)}` : "no insult");
});
