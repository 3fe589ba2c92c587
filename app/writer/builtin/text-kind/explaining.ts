/** A text that explains a matter: how it is at any time, or why. */

import { count, past, priced, type Reading, self, share, signs } from "./reading.ts";

/** What says how something is at any time, or why: `Where the rhythm is near twelve hours, the pull of the moon wins`. */
const explaining =
  /\b(?:because|since|so that|which is why|that is why|the (?:reason|answer|cause|trick)|depends? on|called|known as|that is,|means?|causes?|makes?|works?|happens?|turns? (?:in)?to|usually|normally|often|mostly|most|many|some|every|always|never|tends?|when(?:ever)?|where|if|until|unless|as long as|for (?:example|instance)|each|can be|(?:is|are) (?:made|found)|needs?|too (?:much|little|many)|like an?|the (?:more|colder|higher|further|longer))\b/i;

/** What holds on a day and not at any time. */
const dated =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b\d{1,2}[.:]\d\d\b/;

/** Whether a text explains a matter that stays as it is: it tells of nobody in particular, its writer least of all, and of no time past; a place is no matter that is explained. */
export function isArticle(reading: Reading): boolean {
  const { sentences, told, source, lines } = reading;
  const sells =
    priced.test(source) && share(told, /\b(?:[Ww]e|[Oo]urs?)\b/) > 0 && share(told, /\byou\b/i) > 0.1;
  return (
    !sells &&
    !/^notice\b/i.test(lines[0] ?? "") &&
    share(told, dated) <= 0.1 &&
    share(told, past) <= 0.45 &&
    share(told, explaining) >= 0.25 &&
    share(told, /\b(?:he|she|his|her|him)\b/i) <= 0.15 &&
    share(told, /\b(?:[Ww]e|[Oo]ur|us)\b/) <= 0.2 &&
    sentences.length >= 5 &&
    share(told, self) <= 0.06 &&
    share(told, /\b(?:you|your)\b/i) <= 0.35 &&
    share(sentences, /[,.!?]["”]/) <= 0.35
  );
}

/** A title that asks how or why something is so, and not how its writer came to it. */
const titled = /^(?:how|why|what|where|whose|which|who)\b(?!.*\b(?:I|[Mm]y|we should|should|must|ought)\b)/i;
export const asksHow = ([title = ""]: readonly string[]): boolean => titled.test(title);
const announces =
  /\b[Hh]ere(?:['’]s| is) (?:how|why|what (?:is|happens|goes)|the (?:order|answer|reason))\b|\b[Tt]his is (?:how|why)\b|\b[Ss]o here it is\b|\blet me explain\b|\b[Tt]he (?:short |honest |simple )?(?:answer|reason|trick|explanation|cause) is\b|\bto see why\b|\bwhich is why\b|\b[Tt]hat(?:['’]s| is) why\b|\bin other words\b/;
const often =
  /\b(?:get|am|['’]m|being) asked (?:about )?(?:this|it|that|why|how|what)\b|\b(?:people|visitors|walkers|customers|somebody|everybody|everyone) (?:always |often |will )?(?:ask|asks|stops? me|wonders?)\b|\bthe question I (?:hear|get|am asked) (?:most|often)\b|\b[Mm]ost people (?:think|believe|will tell you|suppose)\b/;
const supposes =
  /\b(?:if|when|once|say|suppose|imagine|unless) (?:that )?you(?:r|['’]\p{Ll}+)?\b|\bsuppose\b|\bthink of\b/iu;
const defines =
  /\b(?:is|are) (?:called|known as)\b|\bwe call\b|\bmeans\b|^An? (?:\p{Ll}+ ){1,4}(?:is|has) (?:about )?(?:an?|the|what|\d+)\b|^That(?:['’]s| is) (?:the|an?|\p{Ll}+ \p{Ll}+,)|\bstands for\b|^\p{Lu}{2,4} is\b/u;
const reckons = /[×÷]|\d ?= ?\d|\bper ?cent\b|\d ?%|\bfor (?:each|every)\b|\b\d[\d.,]* (?:degrees|percent)\b/;

/** How surely a text is an explanation that its writer gives in their own voice: 1 and more is sure. */
export function weighArticle({ told, telling, lines, source, sentences }: Reading): number {
  if (sentences.length < 5) return 0;
  const gone = share(told, past);
  if (gone > 0.45 || share(told, /\b(?:he|she|his|her|him)\b/i) > 0.2) return 0;
  const found = signs(telling, [announces, often]);
  return (
    (asksHow(lines) ? 0.35 : 0) +
    0.3 * found +
    (count(told, supposes) >= 2 ? 0.25 : 0) +
    (count(told, defines) >= 2 ? 0.2 : 0) +
    (reckons.test(source) ? 0.15 : 0) +
    (share(told, explaining) >= 0.25 && gone <= 0.35 ? 0.2 : 0) -
    (share(told, self) > 0.45 ? 0.3 : 0)
  );
}
