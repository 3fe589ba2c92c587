/** What kind of text somebody wrote, told by plain signs; `other` wherever they leave a doubt. */

import { blocksOf, type PlacedBlock } from "../prose/blocks.ts";
import { isCall } from "../prose/calls.ts";
import { tokensOf } from "../prose/english/tokens.ts";
import { sentencesOf } from "../prose/sentences.ts";
import { plainOf } from "../prose/words.ts";
import { isGreeting, isSignOff } from "./layout/statements.ts";

export const textKinds = [
  "letter",
  "minutes",
  "recipe",
  "howto",
  "answers",
  "speech",
  "advert",
  "fiction",
  "product",
  "news",
  "memory",
  "notes",
  "opinion",
  "other",
] as const;
export type TextKind = (typeof textKinds)[number];

interface Reading {
  /** The Markdown with plain line ends, where the blocks have their places. */
  source: string;
  blocks: readonly PlacedBlock[];
  /** Headings, paragraphs and items, plain. */
  lines: readonly string[];
  /** Paragraphs alone. */
  paragraphs: readonly string[];
  sentences: readonly string[];
  /** The sentences without what stands between quotation marks. */
  told: readonly string[];
}

const quoted = /[“"][^“”"]*(?:[”"]|$)/g;

function read(markdown: string): Reading {
  const source = markdown.replace(/\r\n?/g, "\n");
  const blocks = blocksOf(source).filter(({ text }) => text.trim() !== "");
  const lines = blocks.flatMap(({ text }) => plainOf(text).split("\n"));
  const paragraphs = blocks.filter(({ kind }) => kind === "paragraph").map(({ text }) => plainOf(text));
  const sentences = paragraphs.flatMap((one) => sentencesOf(one));
  return {
    source,
    blocks,
    lines,
    paragraphs,
    sentences,
    told: sentences.map((one) => one.replace(quoted, " ")),
  };
}

/** Verbs of guides, of which many are nouns or adjectives elsewhere: `Water the plant`, `Close the valve`. */
const stepVerbs = new Set(
  "add apply attach bolt brush build charge check choose clean clear click clip close connect cover cut dig drain drill drop dry empty fill find fit fix flip fold glue grease hang heat hold insert install keep label lay leave level lift line lock loosen make mark measure mix move oil open pack paint peel pinch place plant plug pour press prise prune pull push put remove repeat replace rest rinse rub run sand scrape screw seal secure select set shake sharpen shine slide slot soak spray spread squeeze stand start stir stop store straighten stretch switch tap tape test thread tie tighten tip trim turn twist undo unplug unscrew use wait warm wash water wear weigh wipe wrap".split(
    " ",
  ),
);

/** Whether a sentence tells its reader to do something: `Turn the water off.` */
function isOrder(sentence: string): boolean {
  const bare = plainOf(sentence).replace(
    /^(?:(?:first|then|next|now|finally|gently|carefully|please|always|never|do not|don['’]t)\b,? ?|(?:when|once|if|after|before) [^,]+, )+/i,
    "",
  );
  const [first] = tokensOf(bare.toLowerCase());
  return (
    !/[?]["”’)]*$/.test(bare) &&
    !/^(?:thank|let|see|hope|welcome)\b/i.test(bare) &&
    first !== undefined &&
    (stepVerbs.has(first.key)
      ? !/^\S+ (?:is|was|are|were|has|had|will|can|and|of|in)\b/i.test(bare)
      : first.tag === "VERB" && first.lemma === first.key)
  );
}

const count = (texts: readonly string[], pattern: RegExp): number =>
  texts.filter((text) => pattern.test(text)).length;

const share = (texts: readonly string[], pattern: RegExp): number =>
  count(texts, pattern) / Math.max(1, texts.length);

/** How many of the patterns stand in a text. */
const signs = (text: string, patterns: readonly RegExp[]): number =>
  patterns.filter((pattern) => pattern.test(text)).length;

function isLetter({ blocks, lines: all }: Reading): boolean {
  // A report greets those it is for, and stands under headings all the same.
  if (blocks.filter(({ kind }) => kind === "heading").length >= 3) return false;
  const lines = blocks[0]?.kind === "heading" ? all.slice(1) : all;
  const opening = lines.filter((line) => !/^(?:subject|from|to|cc|date|re):/i.test(line))[0] ?? "";
  if (isGreeting(opening) || /^(?:hi|hello|hey|dear) (?:\p{L}+\.? ){0,2}\p{Lu}\p{L}*,/iu.test(opening))
    return true;
  if (
    lines
      .slice(1, 8)
      .some((line) => /^(?:dear|hi|hello)\b/i.test(line) && line.endsWith(",") && isGreeting(line))
  )
    return true;
  const greets = isGreeting(/^[^,!]{2,40}[,!]/.exec(opening)?.[0] ?? "");
  const closes = lines.slice(-3).some((line) => isSignOff(line) || /^\p{Lu}\p{Ll}+$/u.test(line));
  const closesInside = /\b(?:regards|best wishes|yours (?:sincerely|faithfully)|cheers),\s+\p{Lu}/u.test(
    lines.at(-1) ?? "",
  );
  return (greets && (closes || closesInside)) || (closesInside && lines.length <= 3);
}

const minuteSigns = [
  /^(?:present|attendees|attending|apologies|in attendance|chair)\s*:/im,
  /^minutes of\b|\bminutes of the (?:last |previous )?meeting\b/im,
  /\bapologies (?:were|was|had been) (?:received|given|sent)\b|\bapologies from\b/i,
  /\b(?:the )?(?:committee|board|council|meeting|members|group) (?:agreed|resolved|approved|noted)\b|\bit was (?:agreed|resolved|noted|decided)\b|^(?:action|agreed|decision)s?:/im,
  /\bmeeting (?:closed|ended|opened|was (?:closed|opened|ended))\b/i,
  /\bnext meeting\b/i,
  /\b(?:proposed|seconded) by\b|\bagenda item\b/i,
];

const amount =
  /^(?:[-*•]\s*)?(?:about|a|an|half|one|two|three|four|\d[\d./½¼¾-]*|[½¼¾])(?:\s(?:about|a|an|half|one|two|three|four|\d[\d./½¼¾-]*|[½¼¾]))*\s?(?:g|kg|ml|l|dl|oz|lb|grams?|kilos?|lit(?:re|er)s?|tsp|tbsp|teaspoons?|tablespoons?|cups?|pinch|cloves?|tins?|cans?|slices?|sticks?|large|medium|small|eggs?|onions?|carrots?|lemons?|apples?)(?![\p{L}-])/iu;
const cooking =
  /^(?:(?:then|next|now|first|finally|meanwhile|gently),? )?(?:add|bake|beat|blend|boil|brush|chill|chop|combine|cook|cover|crush|cut|drain|fold|fry|grate|grease|heat|knead|leave|melt|mix|peel|pour|preheat|put|roast|roll|season|serve|sift|simmer|slice|spread|sprinkle|squeeze|stir|taste|tip|toss|warm|wash|whisk)\b/i;
const kitchen = /\b(?:oven|pan|simmer|boil|bake|dough|butter|flour|saucepan|salt|oil|bowl|°C)\b/i;

const isRecipe = ({ lines, sentences }: Reading): boolean =>
  count(lines, amount) >= 3 ||
  (count(sentences, cooking) >= 3 && share(sentences, cooking) >= 0.25 && count(sentences, kitchen) >= 2);

/** Numbered steps, most of them orders; or sentences that give order after order under a heading that says so. */
function isHowto({ blocks, sentences }: Reading): boolean {
  const steps = blocks.filter(({ kind, prefix }) => kind === "item" && /\d[.)]\s*$/.test(prefix));
  const ordered = steps.filter(({ text }) => isOrder(sentencesOf(text)[0] ?? ""));
  if (ordered.length >= 3 && ordered.length >= 0.5 * steps.length) return true;
  const items = blocks.filter(({ kind }) => kind === "item").flatMap(({ text }) => sentencesOf(text));
  const orders = [...sentences, ...items].filter(isOrder).length;
  const headed = blocks.some(
    ({ kind, text }) =>
      kind === "heading" &&
      /^(?:how to\b|steps?\b|instructions?\b|method\b|directions\b|before you (?:start|begin)|you['’]ll need|you will need|what you(?:['’]ll)? need|setting up|troubleshooting|installation|cleaning|care\b)/i.test(
        plainOf(text).trim(),
      ),
  );
  return (
    (headed && orders >= 3 && orders >= 0.15 * (sentences.length + items.length)) ||
    (orders - sentences.filter(isCall).length >= 5 && orders >= 0.4 * (sentences.length + items.length))
  );
}

/** Questions as headings, or in bold before their answers. */
const isAnswers = ({ blocks }: Reading): boolean =>
  blocks.filter(
    ({ kind, text }) =>
      (kind === "heading" && text.trim().endsWith("?")) ||
      (kind === "paragraph" && /^(?:\*\*|__)[^*_]+\?(?:\*\*|__)|^Q[:.]\s/.test(text)),
  ).length >= 3;

/** What nobody writes for others: arrows, equals signs, doubts, words cut short, days cut short. */
const jotted =
  /(?:->|<-|=>|→|←|\?\?|!!)|(?:^|\s)(?:[=~+&]|w\/)|\b(?:nb|wks?|eg|esp|bc|incl|approx|poss|prob|tbc|tbd|cont|vs|cf|pp|hrs?|mins?|wds|govt|dept|diff|asap|re:?|abt|thru|tho|defo|q\d|ch\d*)\b(?!['’])|^(?:[-*•]\s*)?(?:mon|tues?|weds?|thurs?|fri|sat|sun)\b/i;
const stopped = /[.!…:;,]["”’)*_]*$/;

/** The lines of a text that are no heading, prose that is only wrapped in one. */
const linesAsSet = ({ source, blocks }: Reading): string[] =>
  blocks
    .filter(({ kind }) => kind === "paragraph" || kind === "item")
    .flatMap(({ from, to }) => {
      const rows = source
        .slice(from, to)
        .split("\n")
        .map((row) => plainOf(row).trim());
      return rows.slice(0, -1).every((row) => row.length >= 50) ? [rows.join(" ")] : rows;
    })
    .filter((row) => row !== "");

/** Notes to oneself: most lines stop without a stop, many begin small, and some are jotted. */
function isNotes(reading: Reading): boolean {
  const lines = linesAsSet(reading);
  if (lines.length < 5) return false;
  const open = lines.filter((line) => !stopped.test(line));
  const small = lines.filter((line) => /^\P{L}*\p{Ll}/u.test(line));
  const signed = lines.filter((line) => jotted.test(line));
  return (
    open.length >= 0.6 * lines.length &&
    small.length >= 0.4 * lines.length &&
    signed.length >= Math.max(2, 0.15 * lines.length)
  );
}

const hiring = [
  /\b(?:we(?:['’]re| are)|is|are) (?:looking for|hiring|recruiting|seeking)\b/i,
  /\b(?:apply|how to apply|to apply|applications?|applicants?|your CV|closing date|interviews?)\b/i,
  /\b(?:full[- ]time|part[- ]time|hours a week|per annum|a year|salary|holiday|pension)\b/i,
  /\b(?:the (?:role|job|post|position)|responsibilities|requirements|qualifications|experience|certificate)\b/i,
  /\byou (?:will|have|can|are|know|like)\b|\bwhat (?:you['’]ll|we) (?:do|need|offer)\b/i,
];

const addresses =
  /^(?:good (?:morning|afternoon|evening)\b|ladies and gentlemen|friends,|thank you(?: all)?(?: so much| very much)? for (?:coming|having|inviting|being here)|distinguished\b|welcome,? everyone|if i could have your attention)/i;

/** What is said to people in a room, who are greeted and never signed to. */
const isSpeech = ({ lines, paragraphs }: Reading): boolean =>
  addresses.test(paragraphs[0] ?? "") && !lines.slice(-3).some((line) => isSignOff(line));

const saying =
  /\b(?:said|says|told|announced|according to|warned|argued|added|reported|confirmed|described|spokes\w+)\b/i;
const day =
  /\b(?:on|last|next|from|by|since|in|until|of|until at least) (?:\w+ ){0,3}(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|June|July|August|September|October|November|December)\b|\b(?:19|20)\d\d\b/;
const office =
  /\b(?:council(?:lors?)?|mayor|police|minister|government|residents|officials?|spokes\w+|court|company|hospital|school|university|inspectors?|engineers?|fire (?:service|brigade)|voters?|protesters|shareholders|authority|board|committee|trust|operator|union|campaigners|firm|parliament)\b/i;

const isNews = ({ sentences, told }: Reading): boolean =>
  sentences.length >= 4 &&
  share(told, /\b(?:I|my|me)\b/) <= 0.1 &&
  count(told, /\byou(?:r|rs)?\b/i) === 0 &&
  count(told, saying) >= 2 &&
  count(told, day) >= 1 &&
  count(told, office) >= 1;

function isFiction({ paragraphs, sentences, told }: Reading): boolean {
  const speaks = /^["“‘'«„—]\s*[\p{Lu}…]/u;
  if (paragraphs.length >= 4 && count(paragraphs, speaks) >= 3 && share(paragraphs, speaks) >= 0.25)
    return true;
  if (sentences.length >= 4 && share(sentences, /^["“]|["”]$|[,.!?]["”]/) >= 0.3) return true;
  const past = share(told, /\b(?:was|were|had|did|\p{L}+ed|put|went|came|took|saw|stood)\b/u);
  if (
    sentences.length >= 4 &&
    past >= 0.6 &&
    count(told, /\b(?:once upon a|one (?:day|night|morning|evening))\b/i) > 0
  )
    return share(told, /\b(?:I|my|you|we)\b/) <= 0.2;
  return (
    sentences.length >= 5 &&
    share(told, /\b(?:he|she|him|her|his)\b/i) >= 0.4 &&
    past >= 0.6 &&
    share(told, /\d/) <= 0.15 &&
    share(told, /\b(?:I|my|you|we)\b/) <= 0.2
  );
}

const productSigns = [
  /\b(?:meet|introducing|say hello to|discover)\b (?:the |our |your )?/i,
  /[£$€]\s?\d|\b(?:costs?|price[ds]?)\b/i,
  /\b(?:weighs?|holds?|fits|capacity|measures)\b|\b\d+\s?(?:g|kg|grams|litres?|cm|mm|inch(?:es)?|watts?|mAh|ml)\b/i,
  /\b(?:comes? (?:in|with)|what you get|in the box|available in|features?)\b/i,
  /\b(?:order(?:s|ed)? (?:now|before|by|today|yours)|ships?|delivery|delivered|buy|add to|free trial|in stock)\b/i,
  /\b(?:guarantee[ds]?|warranty|refund|send it back|return it|money back)\b/i,
  /\b(?:your|you)\b/i,
];

/** Where somebody who sells says what they do for whoever buys. */
const seller =
  /\b(?:I|[Ww]e)(?:['’]ll| will)? (?:can )?(?:refund|ship|make|send|replace|post|deliver|repair)\b|\b(?:ships?|shipped|dispatched|goes out|delivered) (?:from|in|within|free|the same)\b/;
const priced = /[£$€]\s?\d/;
/** Where somebody says that they make what they sell. */
const maker =
  /\bmade to order\b|\b(?:I|[Ww]e) (?:\p{Ll}+ and )?(?:make|made|build|built|sew|knit|weave|carve|turn|print|bake|brew|cast|forge|stitch)\b/u;

function isProduct({ lines, told }: Reading): boolean {
  const all = `${told.join(" ")} ${lines.join(" ")}`;
  const found = signs(all, productSigns);
  if (count(told, /\bI\b/) === 0) return found >= 4;
  return found >= (maker.test(all) ? 4 : 5) && priced.test(all) && seller.test(all);
}

const opinionSigns = [
  /\bI (?:think|believe|doubt|suspect|understand why|would argue|am (?:not )?(?:sure|convinced)|used to think|have nothing against)\b/,
  /\b[Ww]e (?:(?:do not|don['’]t) )?(?:need|should|must|ought|deserve|have to|tend to)\b/,
  /\b(?:should|ought to|must)\b/i,
  /\bthe (?:usual|common|standard|real|honest) (?:defence|argument|objection|answer|reply|excuse|reason|point|truth)\b|\b(?:critics|defenders|supporters) (?:will )?(?:say|argue|claim)\b|\bsome (?:people )?(?:will )?(?:say|argue)\b/i,
  /\b(?:my advice|in my (?:view|opinion)|the truth is|let us|let['’]s|of course|to be fair|it is easy to|there is no (?:good )?reason|it is time)\b/i,
  /(?:^|[.!?] )(?:Perhaps|Yet|But|And yet|Surely|Granted|True)\b/,
  /\b(?:better|worse|wrong|right|absurd|ridiculous|nonsense|shame|pointless|fair|unfair)\b/i,
];

function isMemory({ sentences, told }: Reading): boolean {
  const self = count(told, /\b(?:I|me|my)\b/i);
  const speaks = share(told, /\b(?:I|me|my|[Ww]e|our|us)\b/);
  const past = share(
    told,
    /\b(?:was|were|had|went|came|took|did|made|found|read|kept|knew|said|\p{L}+ed)\b/u,
  );
  if (sentences.length >= 5 && speaks >= 0.5 && self >= 3 && past >= 0.5) return true;
  // Who remembers somebody else says I less often.
  return (
    sentences.length >= 12 &&
    speaks >= 0.25 &&
    self >= 5 &&
    past >= 0.6 &&
    count(
      told,
      /\b[Mm]y (?:grand\p{Ll}+|mother|father|mum|dad|nan|uncle|aunt|brother|sister|wife|husband|teacher|friend)\b/u,
    ) >= 1
  );
}

/** The kind of a text. */
export function textKindOf(markdown: string): TextKind {
  const reading = read(markdown);
  const all = reading.told.join(" ");
  if (isSpeech(reading)) return "speech";
  if (isLetter(reading)) return "letter";
  if (signs(markdown, minuteSigns) >= 2 || minuteSigns[0]?.test(markdown)) return "minutes";
  if (isRecipe(reading)) return "recipe";
  if (isNotes(reading) && !isProduct(reading)) return "notes";
  if (hiring[0]?.test(all) && signs(`${all} ${reading.lines.join(" ")}`, hiring) >= 4) return "advert";
  if (isHowto(reading)) return "howto";
  if (isAnswers(reading) && !isProduct(reading)) return "answers";
  if (isNews(reading)) return "news";
  if (isFiction(reading)) return "fiction";
  if (isProduct(reading)) return "product";
  const opinions = signs(all, opinionSigns);
  if (opinions >= 4 || (opinions >= 3 && reading.told.at(-1) && isCall(reading.told.at(-1) ?? "")))
    return "opinion";
  if (isMemory(reading)) return "memory";
  return opinions >= 3 && reading.sentences.length >= 4 ? "opinion" : "other";
}

/** Whether a text speaks as an I or a we: in two sentences or more, and in more than one of eight. */
export function speaksAsOne(markdown: string): boolean {
  const { blocks, told } = read(markdown);
  const items = blocks
    .filter(({ kind }) => kind === "item")
    .flatMap(({ text }) => sentencesOf(plainOf(text)));
  const all = [...told, ...items];
  const speaker = /\b(?:I|my|me|[Ww]e|our|us)\b/;
  return count(all, speaker) >= 2 && share(all, speaker) > 0.125;
}
