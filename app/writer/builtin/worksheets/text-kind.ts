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
  "complaint",
  "report",
  "notes",
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

/** Kinds that take what is written for another one wherever nothing is written for them. */
const nextOfKin: Partial<Readonly<Record<TextKind, TextKind>>> = {
  complaint: "letter",
  report: "other",
  notes: "other",
  career: "other",
};

/** The first of the kind itself and its next of kin that something is written for; undefined for neither. */
export const writtenFor = (kind: TextKind, written: (kind: TextKind) => boolean): TextKind | undefined =>
  [kind, nextOfKin[kind]].find((one) => one !== undefined && written(one));

/** A kind as the first sentence of an answer; `other` claims nothing. */
export const readsLike: Readonly<Record<TextKind, string>> = {
  story: "Your text reads like a story.",
  memoir: "Your text reads like a memoir.",
  news: "Your text reads like a news report.",
  letter: "Your text reads like a letter or an e-mail.",
  complaint: "Your text reads like a letter that asks for something to be put right.",
  report: "Your text reads like a report to people who know the matter.",
  notes: "Your text reads like notes that somebody took for themselves.",
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

/** A refusal behind what the text is. */
export const saidOf = (kind: TextKind, decline: string): string =>
  [readsLike[kind], kind === "other" ? decline.replace(/^It /, "The text ") : decline]
    .filter(Boolean)
    .join(" ");

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
  /\b(?:ship(?:s|ped|ping)?|deliver(?:y|ed|s)|in stock|sold out|working days|made to order|postage|add to (?:cart|basket)|order (?:now|yours|by)|free trial)\b/i,
  /\b(?:weighs?|holds?|fits|capacity|replacements?|made (?:of|from)|\d+\s?(?:g|kg|grams|litres?|cm|mm|inch(?:es)?|mAh|grit))\b/i,
  /\b(?:I|we) (?:make|made|sell|build|built|cut|sew|design(?:ed)?|started (?:making|selling))\b|\b(?:meet|introducing) (?:the|our)\b/i,
];
/** A verdict on something seen, heard, read or eaten. */
const reviewed =
  /\b(?:plays|direct(?:s|ed)|the (?:play|film|novel|album|series|production|exhibition|plot|set|cast|script|menu|starters?)|performance|would have liked|(?:is|was) very good|worth (?:seeing|reading|the)|it is on until|stars?)\b/gi;

/** What a letter holds that asks somebody to put a thing right or to grant one. */
const wrongs = [
  /\b(?:rang|rung|phoned|called|emailed|e-mailed|written to|wrote to|chased|reminded)\b/i,
  /\b(?:broken|faulty|not work(?:ing)?|damp|mou?ld|leak(?:s|ed|ing)?|won['’]t|damaged|overcharged|missing|wrong (?:item|amount|size|bill)|no (?:heating|hot water|reply|answer))\b/i,
  /\b(?:refund(?:ed)?|compensat\w+|money back|reimburse\w*|(?:off?|out of) the rent|replacement|deposit)\b/i,
  /\b(?:landlord|tenants?|tenancy|rent|flat \d|customer services?|order number|account number|invoice|policy number|reference number|the council)\b/i,
  /\b(?:again|still|since (?:mon|tues|wednes|thurs|fri|satur|sun)day|for (?:the )?(?:two|three|four|several|\d+) (?:days|weeks|months))\b/i,
  /\b(?:sorted|put right|repaired|mended|fixed|looked at|resolved|come (?:and|out|tomorrow|today|on))\b/i,
  /\b(?:attached|receipts?|photos?|photographs?)\b/i,
  /\b(?:ombudsman|legal|legally|solicitor|complain(?:t|ing)?|unacceptable|disappointed|fall out|entitled)\b/i,
];
const asksRight =
  /\bI(?: am|['’]m) writing to (?:complain|ask|request|appeal|apply|dispute)\b|\bI (?:would like|wish|want) to (?:complain|appeal|dispute|make a complaint)\b/i;
/** Who a report goes to, and what makes it one. */
const members =
  /^dear (?:all |fellow )?(?:members|friends|supporters|residents|neighbours|shareholders|parents|families|volunteers|donors|trustees|subscribers)\b/i;
const reports =
  /\b(?:(?:annual|yearly|half-year|half-yearly|quarterly|monthly|treasurer['’]s|chair(?:man|woman)?['’]s|progress|financial) (?:report|review|statement|update)|report to (?:the )?(?:members|trustees|board|shareholders|council|parents|committee))\b/i;
/** What people write who write for themselves. */
const jotted = [
  /(?:->|→|<-|=>|←)/,
  /\?\?|\(check\b|\blook up\b|\bfind out\b|^(?:ask|find|check|todo|to do)\b/im,
  /\S \+ \S|\S (?:=|~) \S/,
  /\b(?:nb|n\.b\.|wk|cont\.|bc|w\/|approx|esp|vs|re:|cf\.?|ie|eg)(?![\p{L}])/iu,
  /\b(?:slides?|lecture|exam|essay|seminar|reading|handout|chapter|prof|dr|due)\b/i,
  /^ ?(?:[-*•] )?(?:Q|A|NB|NOT|TODO)\b/m,
];

/** Notes on work become papers of many sorts: what kind they are is open. */
const ofWork =
  /\b(?:mtg|meetings?|agenda|agreed|action items?|actions?:|clients?|customers?|suppliers?|invoices?|project|launch|sprint|release|permits?|budget:)\b/i;

const count = (text: string, found: RegExp): number => text.match(found)?.length ?? 0;
const different = (text: string, found: RegExp): number => new Set(text.toLowerCase().match(found)).size;

/** The kind of a text in English; `other` for what reports or announces, and wherever there is a doubt. */
export function kindOfText(text: string): TextKind {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const known = textKindOf(text);
  if (lines.filter((line) => amount.test(line)).length >= 3) return "recipe";
  if (isReport(text, lines)) return "report";
  if (lines.slice(0, 6).filter((line) => headers.test(line)).length >= 2) return letterOf(text);
  if (speech.test(plainOf(lines[0] ?? ""))) return "speech";
  if (known === "minutes" || different(text, formulas) >= 2) return "minutes";
  if (lines.slice(0, 4).some((line) => isGreeting(line) || /^subject:/i.test(line))) return letterOf(text);
  if (known !== "letter" && isJotted(text, lines)) return "notes";
  if (vacancy.test(text)) return "notice";
  if (explains(text)) return "how-to";
  if (sold.filter((sign) => sign.test(text)).length >= 4) return "product";
  const same = sameAs[known];
  if (same !== "news" && same !== "story" && different(text, reviewed) >= 4) return "review";
  if (same === "letter") return letterOf(text);
  if (same === "story" && remembers(text)) return "memoir";
  if (same) return same;
  if (different(text, careers) >= 2 && known !== "memory") return "career";
  return told(text, known === "memory");
}

/** A letter between people who work or live together, or one that asks a firm, an office or a landlord for something. */
function letterOf(text: string): "letter" | "complaint" {
  if (asksRight.test(text)) return "complaint";
  const own = count(text, /\b(?:i|my)\b/gi) >= 3;
  return own && wrongs.filter((sign) => sign.test(text)).length >= 5 ? "complaint" : "letter";
}

/** Whether figures of a time are laid before those who are entitled to them. */
function isReport(text: string, lines: readonly string[]): boolean {
  const first = lines.slice(0, 5).map((line) => plainOf(line).trim());
  const named = first.some((line) => reports.test(line));
  const figures = count(text, /\d[\d,.]*/g);
  return (
    figures >= 8 && (named || (first.some((line) => members.test(line)) && count(text, /^#{1,4} /gm) >= 2))
  );
}

/** Whether most lines are no sentences and several are of the kind that one writes for oneself. */
function isJotted(text: string, lines: readonly string[]): boolean {
  if (lines.length < 6 || ofWork.test(text)) return false;
  const broken = lines
    .map((line) => line.trim())
    .filter((line) => !/[.!?:"”’)|]$/.test(line) || /^(?:[-*•>] )?\p{Ll}/u.test(line));
  return broken.length >= lines.length * 0.6 && jotted.filter((sign) => sign.test(text)).length >= 4;
}

/** Whether an I tells of the own family in named years. */
function remembers(text: string): boolean {
  const family = count(
    text,
    /\b(?:my|our) (?:great-)?(?:grand)?(?:mother|father|mum|mam|dad|nan|gran|granny|grandad|parents|uncle|aunt|auntie|brother|sister|husband|wife|cousin|son|daughter)s?\b/gi,
  );
  const years = different(text, /\b(?:1[89]\d\d|20[0-2]\d)\b|['’]\d\d\b/g);
  return family >= 2 && years >= 2 && count(text, /\b(?:i|me|my)\b/gi) >= 4;
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
  if (remembered || remembers(text) || (often(self, 0.025) && past >= words * 0.03 && self > others))
    return "memoir";
  if (!often(past, 0.05)) return talk >= 6 ? "story" : "other";
  if (often(self, 0.05) && self > others) return "memoir";
  return often(others, 0.03) ? "story" : often(self, 0.03) ? "memoir" : "other";
}
