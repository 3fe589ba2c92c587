/** What a text is for, as far as a talk about it asks: broader than its kind, and told more readily. */

import { remember } from "../../prose/remember.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { different, past, type Reading, readingOf, share } from "../text-kind/reading.ts";

export const genres = [
  "story",
  "case",
  "guide",
  "decision",
  "announcement",
  "offer",
  "review",
  "plan",
  "account",
  "letter",
  "private",
  "business",
] as const;

export type Genre = (typeof genres)[number];

/** Of kinds that leave no doubt. */
const known: Partial<Readonly<Record<TextKind, readonly Genre[]>>> = {
  story: ["story"],
  memoir: ["story"],
  travel: ["guide"],
  verse: ["story"],
  review: ["case"],
  opinion: ["case"],
  news: ["account"],
  interview: ["account"],
  career: ["account"],
  answers: ["account"],
  speech: ["story", "case"],
  report: ["decision", "account"],
  circular: ["decision", "letter", "announcement"],
  complaint: ["letter", "business"],
  application: ["letter"],
  notes: ["plan"],
  "how-to": ["plan"],
  recipe: ["plan"],
  minutes: ["decision", "plan"],
  product: ["offer"],
  vacancy: ["offer"],
  notice: ["offer", "announcement"],
};

/** What stands in letters about business; two of them and a letter is one. */
const business: readonly RegExp[] = [
  /\bI am (?:writing|returning)\b/,
  /\bYours (?:faithfully|sincerely)\b|\b[Kk]ind regards\b|\bSir or Madam\b/,
  /\b(?:refund|invoice|insurance|deposit|contract|compensation|reservation|quotation)s?\b/i,
  /\b(?:rent|fee|charge|charged|booking|budget)\b/i,
  /\b(?:committee|client|colleague|supplier|contractor|deadline|project|meeting)s?\b/i,
  /[£$€]\s?\d/,
  /^(?:Re|Subject|Ref):/im,
  /\b(?:decision|closure|notice|trust|department)\b/i,
];

/** Whether a text is a letter that has business in it, and is no greeting between people who are close. */
export const isBusiness = (text: string): boolean => business.filter((sign) => sign.test(text)).length >= 2;

/** What a text is for; nothing where its form and its words leave that open. */
export const genresOf: (text: string) => readonly Genre[] = remember((text) => {
  const kind = kindOfText(text);
  if (kind === "letter") return ["letter", isBusiness(text) ? "business" : "private"];
  const reading = readingOf(text);
  // A columnist who tells of their own life still argues.
  if (kind === "memoir" && share(reading.told, past) < 0.6 && argues(reading) >= 3) return ["case"];
  const sure = known[kind];
  if (sure) return sure;
  const told = toldBySigns(reading, kind);
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
  /^#*\s*(?:let|leave|save|scrap|ban|time to|no more|enough|stop|why|against|in (?:praise|defence)|the case|bring|keep|give|don['’]t|do not)\b/i;

const toEditor = /^[ \t]*(?:To the Editor|Sir|Dear Editor)\b|\bcolumn appears\b/im;
const opinion =
  /\bI (?:think|believe|doubt|suspect|would argue|(?:do not|don['’]t) (?:say|think|believe|accept|see why))\b/;

/** How many signs there are that somebody argues a case; a title that says so counts twice. */
const argues = ({ source, lines: [first = ""] }: Reading): number =>
  cases.filter((sign) => sign.test(source)).length + (thesis.test(first) ? 2 : 0);

/** What stands under a review: when it is open, what it costs, who brings it out. */
const footed =
  /^[*_]*(?:Open|Opening|Tickets|Admission|Entry|Adults|In cinemas|Until|Certificate|\p{Lu}[\p{L} ]+ Press)\b[^\n]*(?:\d|\p{Lu}\p{Ll}+day)/mu;

/** What a guide leads past, and how it leads there. */
const sights =
  /\b(?:train|bus|tram|ferry|station|harbour|pier|bridge|beach|abbey|castle|church|cathedral|museum|market|square|steps|path|trail|tide|walk|view|cliff|hotel|café|cafe|lunch|old town|car park|viewpoint|summit|canals?|bars|hostel|altarpiece|boat tours?|bike|restaurants?)\b/gi;
const leads =
  /^(?:Then,? |And |First,? |In the \p{Ll}+, |From (?:here|there),? |For \p{Ll}+, )?(?:[Cc]ome|[Ss]tart|[Bb]egin|[Cc]ross|[Ww]alk|[Tt]ake|[Tt]urn|[Ff]ollow|[Gg]o|[Cc]limb|[Cc]heck|[Ss]tand|[Ss]tay|[Ee]at|[Bb]ook|[Aa]sk|[Bb]ring|[Aa]void|[Ss]kip|[Dd]on['’]t|[Gg]et|[Hh]ead|[Ll]eave|[Tt]ry|[Hh]ire|[Ss]ee|[Vv]isit|[Ll]ook)\b/u;

const journey =
  /\b(?:days?|nights?|hours?|weekend|week|morning|walk) (?:in|on|around|along|through) (?:the )?\p{Lu}/u;

const dated =
  /\b(?:from|on|by|before|after|until|of) (?:\p{Lu}\p{Ll}+day,? )?\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gu;

function toldBySigns(reading: Reading, kind: TextKind): readonly Genre[] {
  const { source, lines, told } = reading;
  const [first = ""] = lines;
  if (toEditor.test(source)) return ["case"];
  const heads = new Set(source.match(/^(?:to|from|subject|re|cc):/gim)?.map((one) => one.toLowerCase()));
  if (heads.size >= 2) return ["decision", "letter", "business"];
  const times = source.match(/\b\d{1,2}[.:]\d\d\b/g)?.length ?? 0;
  const steps =
    source.match(/^[^\w\n\r\u2028\u2029]*(?:stop|step|day|week|part) (?:\d|one|two|three)/gim)?.length ?? 0;
  if (/^(?:notes|to do|plan|checklist|running order|schedule|ideas)\b/i.test(first) || steps >= 2)
    return ["plan"];
  const gone = share(told, past);
  if (
    (kind === "other" || kind === "article") &&
    footed.test(source) &&
    share(told, /\b(?:is|are|has|have|works?|looks?|feels?)\b/) >= 0.4
  )
    return ["case", "review"];
  const seen = different(source, sights);
  if (
    gone < 0.5 &&
    ((seen >= 6 &&
      (share(told, leads) >= 0.15 ||
        (/[£$€]\s?\d/.test(source) && share(told, /\byou(?:r|['’]\p{Ll}+)?\b/iu) >= 0.2))) ||
      (seen >= 3 && journey.test(first)))
  )
    return ["guide"];
  if (
    gone < 0.5 &&
    share(told, /\b(?:[Ww]e|[Oo]ur|us)\b/) >= 0.3 &&
    share(told, /\byou(?:r|['’]ll)?\b/i) >= 0.3 &&
    different(source, dated) >= 2
  )
    return ["decision", "announcement"];
  if (offers.filter((sign) => sign.test(source)).length >= 4 && gone < 0.6 && share(told, /\bI\b/) < 0.25)
    return ["offer"];
  const ownStory = gone >= 0.6 && share(told, /\b(?:I|my|me|we|our)\b/i) >= 0.4;
  if (ownStory && !thesis.test(first)) return ["story"];
  const argued = argues(reading);
  if (argued >= 3 && (kind !== "article" || (opinion.test(source) && !first.endsWith("?")))) return ["case"];
  if (gone >= 0.5 && share(told, /\b(?:I|my|me|he|she|his|her|him|we|our)\b/i) >= 0.4) return ["story"];
  return times >= 3 ? ["plan"] : [];
}
