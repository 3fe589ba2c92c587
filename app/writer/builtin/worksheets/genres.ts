/** What a text is for, as far as a talk about it asks: broader than its kind, and told more readily. */

import { remember } from "../../prose/remember.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { past, type Reading, readingOf, share } from "../text-kind/reading.ts";

export const genres = ["story", "case", "decision", "offer", "plan", "account", "letter"] as const;

export type Genre = (typeof genres)[number];

/** Of kinds that leave no doubt. */
const known: Partial<Readonly<Record<TextKind, readonly Genre[]>>> = {
  story: ["story"],
  memoir: ["story"],
  travel: ["story"],
  verse: ["story"],
  review: ["case"],
  opinion: ["case"],
  news: ["account"],
  interview: ["account"],
  career: ["account"],
  answers: ["account"],
  speech: ["story", "case"],
  report: ["decision", "account"],
  circular: ["decision", "letter"],
  complaint: ["letter"],
  letter: ["letter"],
  application: ["letter"],
  notes: ["plan"],
  "how-to": ["plan"],
  recipe: ["plan"],
  minutes: ["decision", "plan"],
  product: ["offer"],
  vacancy: ["offer"],
  notice: ["offer"],
};

/** What a text is for; nothing where its form and its words leave that open. */
export const genresOf: (text: string) => readonly Genre[] = remember((text) => {
  const kind = kindOfText(text);
  const sure = known[kind];
  if (sure) return sure;
  const told = toldBySigns(readingOf(text), kind);
  if (told.length > 0) return told;
  return kind === "article" ? ["account"] : [];
}, 4);

const offers: readonly RegExp[] = [
  /[£$€]\s?\d/,
  /\bfree\b/i,
  /\b(?:it|they|membership|a (?:year|month|place|ticket)) costs?\b/i,
  /\bis an? (?:[\p{L}-]+ ){0,3}(?:app|tool|service|course|planner|kit|club|workshop|subscription|class|guide)\b/iu,
  /\byou\b[^]*\byou(?:r|rs)?\b/i,
  /^[ \t]*[-*•]\s/m,
  /\b[Ww]e (?:built|made|make|build|designed|deliver|offer)\b/,
  /\b(?:runs on|sign up|try it|book (?:now|a)|order (?:now|by|it)|subscribe|delivered)\b/i,
];

const cases: readonly RegExp[] = [
  /\bI (?:think|believe|doubt|suspect|would argue)\b/,
  /\b(?:should|ought)\b/i,
  /\b(?:mistake|wrong|nonsense|absurd|unfair)\b/i,
  /\b(?:of course|surely|granted|admittedly)\b/i,
  /\bwe (?:might|could|should|must|need to|ought)\b/i,
  /\b(?:some people|not every|not everybody|those who say|it is said|the usual)\b/i,
];
const thesis =
  /^#*\s*(?:let|stop|why|against|in (?:praise|defence)|the case|bring|keep|give|don['’]t|do not)\b/i;

const toEditor = /^[ \t]*(?:To the Editor|Sir|Dear Editor)\b|\bcolumn appears\b/im;
const opinion = /\bI (?:think|believe|doubt|suspect|would argue)\b/;

function toldBySigns({ source, lines, told }: Reading, kind: TextKind): readonly Genre[] {
  const [first = ""] = lines;
  if (toEditor.test(source)) return ["case"];
  const heads = new Set(source.match(/^(?:to|from|subject|re|cc):/gim)?.map((one) => one.toLowerCase()));
  if (heads.size >= 2) return ["decision", "letter"];
  const times = source.match(/\b\d{1,2}[.:]\d\d\b/g)?.length ?? 0;
  const steps =
    source.match(/^[^\w\n\r\u2028\u2029]*(?:stop|step|day|week|part) (?:\d|one|two|three)/gim)?.length ?? 0;
  if (/^(?:notes|to do|plan|checklist|running order|schedule|ideas)\b/i.test(first) || steps >= 2)
    return ["plan"];
  const gone = share(told, past);
  if (offers.filter((sign) => sign.test(source)).length >= 4 && gone < 0.6 && share(told, /\bI\b/) < 0.25)
    return ["offer"];
  const ownStory = gone >= 0.6 && share(told, /\b(?:I|my|me|we|our)\b/i) >= 0.4;
  if (ownStory && !thesis.test(first)) return ["story"];
  const argued = cases.filter((sign) => sign.test(source)).length + (thesis.test(first) ? 2 : 0);
  if (argued >= 3 && (kind !== "article" || (opinion.test(source) && !first.endsWith("?")))) return ["case"];
  if (gone >= 0.5 && share(told, /\b(?:I|my|me|he|she|his|her|him|we|our)\b/i) >= 0.4) return ["story"];
  return times >= 3 ? ["plan"] : [];
}
