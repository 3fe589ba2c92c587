/** What a text looks like to a teacher of writing: which questions it can answer. A layer over the writer's own kinds, with those that only worksheets tell apart. */

import { tokensOf } from "../../prose/english/tokens.ts";
import { plainOf } from "../../prose/words.ts";
import { isGreeting } from "../layout/statements.ts";
import { textKindOf } from "../text-kind.ts";

export const textKinds = [
  "story",
  "memoir",
  "news",
  "letter",
  "minutes",
  "how-to",
  "recipe",
  "product",
  "opinion",
  "review",
  "speech",
  "notice",
  "career",
  "other",
] as const;
export type TextKind = (typeof textKinds)[number];

/** A kind as the first sentence of an answer; `other` claims nothing. */
export const readsLike: Readonly<Record<TextKind, string>> = {
  story: "Your text reads like a story.",
  memoir: "Your text reads like a true story of your own.",
  news: "Your text reads like a news report.",
  letter: "Your text reads like a letter or an e-mail.",
  minutes: "Your text reads like the minutes of a meeting.",
  "how-to": "Your text explains how something is done.",
  recipe: "Your text reads like a recipe.",
  product: "Your text describes something that is for sale.",
  opinion: "Your text argues a case.",
  review: "Your text reads like a review.",
  speech: "Your text reads like a speech.",
  notice: "Your text reads like a notice of something to apply for or to come to.",
  career: "Your text tells of somebody's work.",
  other: "",
};

/** The writer's own kinds under the names that sheets use. */
const sameAs: Readonly<Record<string, TextKind>> = {
  recipe: "recipe",
  minutes: "minutes",
  letter: "letter",
  news: "news",
  fiction: "story",
  product: "product",
  howto: "how-to",
  speech: "speech",
  advert: "notice",
  opinion: "opinion",
};

const amount =
  /^[ \t]*(?:[-*+•]|\d{1,2}[.)])\s+(?:\d[\d.,/]*|half|a|one|two|three|four|six)\s*(?:k?g|ml|cl|l|litres?|tbsp|tsp|cups?|tins?|cloves?|teaspoons?|tablespoons?|pinch|(?:large|small|medium)\b|\p{L}+,)/imu;
const formulas =
  /\b(?:minutes of|apologies|present:|attendees:|agenda\b|action items?|any other business|next meeting|meeting closed|approved without|seconded)/gi;
const careers =
  /\b(?:worked (?:as|at|for)|responsible for|my (?:job|role|career|team)|i (?:managed|led|trained|ran)|employed|internship|promoted|qualified|bachelor|master's|degree in|years of experience|curriculum vitae)\b/gi;
/** What an employer writes, and nobody about their own work. */
const vacancy =
  /\b(?:we are looking for|to apply|how to apply|you have worked|interviews (?:are|will be)|the successful candidate)\b/i;
const headers = /^(?:subject|from|to|cc|date|re|sent): \S/i;
const speech =
  /^(?:good (?:morning|afternoon|evening)|ladies and gentlemen|dear (?:friends|guests|colleagues)|hello|welcome)[ ,]+(?:to you )?(?:all|everybody|everyone|ladies|friends|and thank|dear friends|gentlemen|welcome)/i;
const numbered = /^[ \t]*\d{1,2}[.)][ \t]+(\S.*)$/gmu;
const sold = [
  /[£$€]\s?\d/,
  /\b(?:refund|guarantee[ds]?|warranty|money back|send it back|return it|cancel any ?time)\b/i,
  /\b(?:what['’]s in the box|what you get|comes? with|available in|features?|specifications?)\b/i,
  /\b(?:ship(?:s|ped|ping)?|deliver(?:y|ed|s)|in stock|sold out|working days|postage|add to (?:cart|basket)|order (?:now|yours|by)|free trial)\b/i,
  /\b(?:weighs?|holds?|fits|capacity|replacements?|made (?:of|from)|\d+\s?(?:g|kg|grams|litres?|cm|mm|inch(?:es)?|mAh|grit))\b/i,
  /\b(?:I|we) (?:make|made|sell|build|built|design(?:ed)?|started (?:making|selling))\b|\b(?:meet|introducing) (?:the|our)\b/i,
];
/** A verdict on something seen, heard, read or eaten. */
const reviewed =
  /\b(?:plays|direct(?:s|ed)|the (?:play|film|novel|album|series|production|exhibition|plot|set|cast|script|menu|starters?)|performance|would have liked|(?:is|was) very good|worth (?:seeing|reading|the)|it is on until|stars?)\b/gi;

const count = (text: string, found: RegExp): number => text.match(found)?.length ?? 0;
const different = (text: string, found: RegExp): number => new Set(text.toLowerCase().match(found)).size;

/** The kind of a text in English; `other` for what reports or announces, and wherever there is a doubt. */
export function kindOfText(text: string): TextKind {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const known = textKindOf(text);
  if (lines.filter((line) => amount.test(line)).length >= 3) return "recipe";
  if (lines.slice(0, 6).filter((line) => headers.test(line)).length >= 2) return "letter";
  if (speech.test(plainOf(lines[0] ?? ""))) return "speech";
  if (known === "minutes" || different(text, formulas) >= 2) return "minutes";
  if (lines.slice(0, 4).some((line) => isGreeting(line) || /^subject:/i.test(line))) return "letter";
  if (vacancy.test(text)) return "notice";
  if (explains(text)) return "how-to";
  if (sold.filter((sign) => sign.test(text)).length >= 4) return "product";
  const same = sameAs[known];
  if (same !== "news" && same !== "story" && different(text, reviewed) >= 4) return "review";
  if (same) return same;
  if (different(text, careers) >= 2 && known !== "memory") return "career";
  return told(text, known === "memory");
}

/** Whether numbered steps, or a title, tell the reader what to do. */
function explains(text: string): boolean {
  if (/^(?:#+\s*)?how to \p{L}/iu.test(text.trim())) return true;
  const steps = [...text.matchAll(numbered)].map(([, step = ""]) => plainOf(step));
  const orders = steps.filter((step) => /^(?:VERB|AUX)$/.test(tokensOf(step)[0]?.tag ?? ""));
  return orders.length >= 3 && orders.length >= steps.length / 2;
}

/** Whether somebody's doings are told in the past, of others or of oneself. */
function told(text: string, remembered: boolean): "story" | "memoir" | "other" {
  const words = count(text, /\p{L}+/gu);
  const talk = count(text, /["“”'‘][^"“”\n]{2,200}[,.?!—]["”’']/gu);
  const past = count(text, /\b(?:was|were|had|did|said|went|came|took|\p{L}{2,}ed)\b/giu);
  const others = count(text, /\b(?:he|she|him|her|his)\b/gi);
  const self = count(text, /\b(?:i|my|me)\b/gi);
  const often = (found: number, share: number): boolean => found >= 3 && found >= words * share;
  if (remembered || (often(self, 0.025) && past >= words * 0.03 && self > others)) return "memoir";
  if (!often(past, 0.05)) return talk >= 6 ? "story" : "other";
  if (often(self, 0.05) && self > others) return "memoir";
  return often(others, 0.03) ? "story" : often(self, 0.03) ? "memoir" : "other";
}
