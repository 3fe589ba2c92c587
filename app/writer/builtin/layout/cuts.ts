/** What a sentence leaves open or points at, so that nobody stops on it or takes it for the point. */

import { plainOf } from "../../prose/words.ts";
import type { Statement } from "./statements.ts";

/** `Somebody asks me whether …`, `People think that …`: a question or a belief that the text goes on to answer. */
const askers =
  /^(?:[^.,;"“]{0,30},? )?(?:people|everybody|everyone|somebody|someone|most (?:people|of us|\p{L}+s)|some (?:people|of you)|a lot of people|many(?: people)?|customers|visitors|readers) (?:(?!who |that |which )\p{L}+ ){0,4}?(?:asks?|asked|wonders?|thinks?|thought|believes?|assumes?|imagines?|supposes?|(?:want|wants) to know|write to ask|tells? me)\b/iu;
const askedThing = /\b(?:if|whether|why|how|what|when|where|who|that|is|are|it['’]s|they['’]re)\b/i;

/** `We get drivers every spring saying there's a toll.` */
const told =
  /\b(?:every|each|always|often|usually|regularly|sometimes|an? (?:day|week|month|year))\b[^.]{0,120}\b(?:saying|asking|insisting|convinced|telling (?:me|us)) (?:that|there|it|they|if|whether|why|how|when|where|we|our|you)\b/i;

/** Whether a sentence only says what people ask or believe. */
export const asksOnly = (sentence: string): boolean => {
  const plain = plainOf(sentence).trim();
  const [asking = ""] = askers.exec(plain) ?? [];
  if (told.test(plain)) return true;
  return asking !== "" && askedThing.test(plain.slice(asking.length));
};

const supposes =
  /^(?:suppose|supposing|imagine|picture|assume|let['’]?s (?:say|suppose|assume)|say (?:you|the|a|an|your)|take (?:a|an) \p{L}+ (?:who|that|which))\b/iu;

/** Whether a statement is a case whose outcome is told behind it: `Suppose the key is lost.`, `You have paid. Then …` */
export function isSupposed(statements: readonly Statement[], index: number): boolean {
  const [here, next] = [statements[index], statements[index + 1]];
  if (!here || next?.paragraph !== here.paragraph) return false;
  const given = /\byou(?:['’]ve| have)\b/i.test(here.text) && /^then\b/i.test(next.text);
  return given || supposes.test(plainOf(here.text).trim());
}

const things =
  "(?:photos?|photographs?|pictures?|figures?|fig|tables?|images?|charts?|maps?|diagrams?|appendix|annex|slides?|video)";
const outside = new RegExp(
  `\\b(?:${things}\\.? (?:no\\.? ?)?\\d|(?:see|in|on) (?:section|page|step|box|note) \\d)|\\b(?:${things}|list|link|form|plan) (?:above|below|opposite|overleaf|attached)\\b|\\b(?:see|in) the ${things}(?=[.,;)])`,
  "i",
);
/** `Appendix C`, `photo B`. */
const lettered = /\b(?:[Pp]hoto|[Ff]igure|[Tt]able|[Aa]ppendix|[Aa]nnex|[Cc]hart|[Mm]ap|[Ss]lide) [A-Z]\b/;

/** Whether a sentence points at a picture, a table or a page that stands elsewhere: `The knob in photo 3`. */
export const pointsOutside = (sentence: string): boolean =>
  [outside, lettered].some((sign) => sign.test(plainOf(sentence).replace(/["“][^"“”]*["”]/g, " ")));

/** Words of a sentence that closes what its paragraph tells: `Nobody was hurt.` */
const few = 4;
/** Words of a paragraph that answers the one before: `So lend me one.` */
const answer = 8;

/** The few words that close or calm the thought right behind a statement: a sentence of its paragraph, or a paragraph. */
export function closingBehind(statements: readonly Statement[], index: number): number[] {
  const [here, next] = [statements[index], statements[index + 1]];
  if (!here || !next || next.courtesy || next.item || next.section !== here.section) return [];
  if (next.paragraph === here.paragraph) return next.words <= few && !next.question ? [index + 1] : [];
  const row = [...statements.keys()].filter((at) => statements[at]?.paragraph === next.paragraph);
  const closes =
    row.reduce((sum, at) => sum + (statements[at]?.words ?? 0), 0) <= answer &&
    row.every((at) => statements[at]?.question === false && !/^["“']|:$/.test(statements[at].text));
  return closes ? row : [];
}

const saying =
  "(?:said|says|added|adds|denied|denies|insisted|insists|claimed|argued|explained|told|replied|apologi[sz]ed|stressed)";
const reporting = new RegExp(
  `\\b(?:${saying}|confirmed|confirms|admitted|admits|accused|accepted|conceded|acknowledged|declined)\\b`,
  "i",
);
/** `He said a key had been left`, `"We rang them," she said`: somebody told of before goes on. */
const saysOn = new RegExp(
  `^(?:(?:He|She|They|It) (?:also |then |later )?${saying}\\b|["“][^"“”]*["”],? (?:he|she|they|it) ${saying}\\b)`,
);
/** `Harker said`, `The firm added`: by a name or a noun, which the sentence before has too. */
const namedSaying = new RegExp(
  `^(?:The |(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?(\\p{L}[\\p{L}’'-]+) (?:also |then |later )?${saying}\\b`,
  "u",
);

/** Whether whoever a statement reports goes on right behind it in its paragraph: what somebody admits, and the answer to it. */
export function saysMore(statements: readonly Statement[], index: number): boolean {
  const [here, next] = [statements[index], statements[index + 1]];
  if (!here || next?.paragraph !== here.paragraph || !reporting.test(plainOf(here.text))) return false;
  const plain = plainOf(next.text).trim();
  const [, name = ""] = namedSaying.exec(plain) ?? [];
  return (
    saysOn.test(plain) || (name !== "" && new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(here.text))
  );
}

/** `Hall said she had been given three reasons.`: what people say of themselves before their own words for it. */
const ofThemselves = new RegExp(
  `\\b${saying} (?:(?:that )?(?:he|she|they|it)\\b|(?:me|us|[Tt]he \\p{L}+|\\p{Lu}\\p{L}+) (?:that )?(?:he|she|they)\\b)`,
  "u",
);

/** Whether a statement without speech only leads to what the same one says right behind it, in the next paragraph or this one. */
export function leadsToSpeech(statements: readonly Statement[], index: number): boolean {
  const [here, next] = [statements[index], statements[index + 1]];
  if (!here || !next || next.section !== here.section || /["“]/.test(here.text)) return false;
  const plain = plainOf(next.text).trim();
  if (!/^["“]/.test(plain) || !ofThemselves.test(plainOf(here.text))) return false;
  const beside = plain.replace(/["“][^"“”]*["”]/g, " ");
  const name = /\p{Lu}[\p{L}’'-]+/u.exec(beside)?.[0] ?? "";
  return (
    /\b(?:he|she|they|it) \p{L}+|\b\p{L}+ (?:he|she|they)\b/iu.test(beside) ||
    (name !== "" && here.text.includes(name)) ||
    beside.trim() === ""
  );
}

/** What is not believed yet, and what is tried: `was unconvinced at first`, `rowed out to see`. */
const untold =
  /\b(?:(?:had been|was|were|felt) (?:at first |rather |very )?(?:doubtful|sceptical|skeptical|unsure|unconvinced|in two minds)|had (?:his|her|their|my|our) doubts|(?:to|and) (?:check|see|find out|make sure|try it)(?: for (?:him|her|my|our|them)sel(?:f|ves))?)\.$/i;
/** `No goat wears a bell`, behind a sentence that counts goats. */
const denies = /^(?:no|not one|not a single|none of the) (\p{L}{4,})/iu;

/** `On a calm day that is plenty`, of what was said right before. */
const restsOn =
  /^(?:when|if|where|once|in|on|for) [^,.]{2,40},? (?:that|this)(?:['’]s| is| was| will| would) (?:enough|plenty|all|too|the)\b/i;

/** Whether a statement opens what only the next sentence of its paragraph settles: a doubt, a trial, or things that it goes on to deny. */
export function settledNext(statements: readonly Statement[], index: number): boolean {
  const [here, next] = [statements[index], statements[index + 1]];
  if (!here || next?.paragraph !== here.paragraph) return false;
  const plain = plainOf(here.text).trim();
  const [, noun = ""] = denies.exec(plainOf(next.text)) ?? [];
  const counted = noun !== "" && plain.toLowerCase().includes(noun.toLowerCase().replace(/(?:ies|s|y)$/, ""));
  return counted || untold.test(plain) || restsOn.test(plainOf(next.text));
}
