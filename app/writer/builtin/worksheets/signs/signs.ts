/** What every reader stops at: each sign is a thing that stands in the sentence, and no guess at what it means. */

import { past } from "../../text-kind/reading.ts";
import {
  doAndDont,
  leftBehind,
  miscounted,
  noSuchDay,
  opposed,
  otherStuff,
  sameTrait,
  theOthers,
  tooEarly,
} from "./against.ts";
import { claims, formulas, gaps } from "./claims.ts";
import { halfTold } from "./half-told.ts";
import { evasions, heldBack } from "./held-back.ts";
import { loose } from "./loose.ts";
import { noHeat, noHour, noPay, noPrice, noReach } from "./missing.ts";
import { stranger } from "./people.ts";
import { among, type Place, reported, type Row, type Shows, spoken, word } from "./place.ts";
import { unsaid } from "./unsaid.ts";

/** Abbreviations that are read without a thought. */
const known = new Set(
  "UK US USA EU UN BBC ITV CNN NHS VAT TV DVD CD PDF PIN GPS DIY CEO AM PM MP MPS AI IT WC ID PC PCS USB LED NASA NATO RAF FM AGM CV DNA RSVP PS NB FAQ URL SUV ATM ISBN JSON GET POST CSV HTML API URL BC AD GMT BST EST PG UFO VIP HIV SMS FBI CIA IQ NOT AND THE NO OK TBC TBA A4 AA AAA WW II III IV VI VII XI XX XL".split(
    " ",
  ),
);
const initials = /(?<![\p{L}\d.&'’-]|\p{Lu}{2} )(\p{Lu}{2,5})(?![\p{L}\d.&'’-]| \p{Lu}{2}| [—–-])/gu;
const cut = /(?<![\p{L}.])(\p{Ll}{2,6}\. \p{Ll}{2,7}\.)(?=["”’]| \p{Ll})/u;

/** An abbreviation at its first mention that nothing in the text writes out. */
const short: Shows = ({ line, earlier, text }) => {
  const found = [...line.matchAll(initials)]
    .map(([, one = ""]) => one)
    .find(
      (one) =>
        !known.has(one) &&
        !new RegExp(String.raw`\b${one}\b`).test(earlier) &&
        !new RegExp(String.raw`\(${one}\)|\b${one} (?:\(|stands|means|is short)`).test(text),
    );
  return found ?? cut.exec(line)?.[1] ?? null;
};

const namedThing =
  /\b([Tt]he (?:(?:(?!January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}+ ){1,2}(?:scheme|offer|plans?|affair|review|inquiry|case|deal|bill|agreement|method|incident|proposal|programme|project|trial|theory)|(?:Phase|Section|Stage|Category) \d+ \p{Ll}+))\b(?! (?:is|was|are|were) an?\b|, (?:an?|the|which (?:is|was|will|means))\b| (?:of|for|to|in which)\b| \()/u;

/** A scheme, an offer or a phase with a name of its own, at its first mention. */
const scheme: Shows = ({ told, earlier }) => {
  const found = namedThing.exec(told)?.[1];
  if (found === undefined) return null;
  const [, name = ""] = found.split(" ");
  return new RegExp(String.raw`\b${name}\b`).test(earlier) ? null : found;
};

const oneOf =
  /\b((?:below|above|over|behind) the line|the (?:levy|merger|strike|inquiry|lawsuit|tribunal|referendum|takeover|moratorium|cuts|reforms?|dispute|petition|surcharge))\b(?! (?:of|on|that|which|who|to|for|in|at|about|between|against|into|by|over|with|from)\b)/u;

/** A thing that is named with `the` and nowhere else. */
const theOne: Shows = ({ told, text }) => {
  const found = oneOf.exec(told)?.[1];
  const noun = found?.split(" ").at(-1)?.replace(/s$/, "") ?? "";
  const times = noun === "" ? 0 : (text.match(new RegExp(String.raw`\b${noun}`, "gi"))?.length ?? 0);
  return found !== undefined && times === 1 ? found : null;
};

const somebody =
  /\b(?:[Aa]sk|[Rr]ing|[Pp]hone|[Ee]mail|[Cc]ontact|answered by|run by|looked after by|led by|organised by|go out with) (\p{Lu}\p{Ll}{2,})\b(?! \p{Lu}|,? (?:who|our|the|my|an?|from|at|in|on|of|and all)\b| \()/u;

/** A first name at its only mention, without a word who it is. */
const person: Shows = ({ told, text }) => {
  const found = somebody.exec(told)?.[1];
  if (found === undefined) return null;
  return text.split(new RegExp(String.raw`\b${found}\b`)).length === 2 ? found : null;
};

const measures =
  "x|×|mm|cm|m|km|metres?|meters?|feet|foot|ft|in|inch(?:es)?|yards?|yd|grid|frames?|photos?|prints?";
const bareSize = new RegExp(
  String.raw`(?<![\d.x×] ?)\b(\d+(?:\.\d+)? ?[x×] ?\d+(?:\.\d+)?)\b(?! ?(?:${measures})\b|['"′″’”%])`,
  "u",
);

const source =
  /\b(?:said|says|according|stud(?:y|ies)|surveys?|figures?|reports?|reported|records?|counted|count|measured|census|data|told|showed|found|calculated|estimated?|tested|tests?|we|our|us|I|my)\b/i;
const part =
  /\b((?:about |around |nearly |over |more than |almost )?(?:\d+(?:\.\d+)? ?(?:per cent|percent|%)|(?:two|three) (?:thirds|quarters)|(?:a|one) (?:third|quarter)) of (?:all |the |its |their )?(?!an? |it\b|them\b)\p{Ll}+|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) times (?:as \p{Ll}+|faster|more|bigger|higher|likelier|slower))\b/iu;

/** Somebody who said it stands in the sentence. */
const sayer =
  /\b(?:\p{Lu}\p{Ll}+|[Ww]ho|[Hh]e|[Ss]he|[Tt]hey) (?:said|says|told|added)\b|\b(?:according to|confirmed)\b|, said\b/u;
const thought =
  /\b([Ii]t(?:['’]s| is| was| has been) (?:widely |generally |often )?(?:thought|believed|said|understood|feared|hoped|reckoned|suggested|argued)|(?:is|are|was|were) (?:widely |generally |often )?(?:thought|believed|said|understood|expected|reckoned|rumoured|reputed|regarded)(?= (?:to|as)\b)|(?:is|are) often (?:mentioned|said|claimed|repeated))\b/u;
const attributed: Shows = (place) => (sayer.test(place.line) ? null : word(thought)(place));
const unnamed =
  /\b((?:[Cc]ritics|[Ee]xperts|[Oo]pponents|[Oo]bservers|[Ss]cientists|[Ss]ome people|[Mm]any people|[Mm]any) (?:say|argue|claim|believe|agree|think|insist|will say|will tell you)|(?:[Ss]ome )?(?:[Ss]tudies|[Ss]urveys) (?:show|suggest|have shown|have found|find)|[Rr]esearch (?:shows|suggests|has shown))\b/u;

const decided =
  /\b((?:was|were|has been|have been|had been) (?:\p{Ll}+ly )?(?:decided|agreed|banned|cancelled|refused|rejected|withdrawn|postponed|scrapped|abandoned|dropped|chosen|put back|put off|turned down|called off|taken away|waived|overruled))\b(?! by\b)/u;
const decider =
  /\b(?:council\w*|board|committee|governors?|ministers?|minister|trust(?:ees)?|government|company|department|mayor|court|judge|meeting|they|we|by the|owners?|management)\b/i;

const causes =
  /\b(?:because of|as a result of|caused by) ((?!the fact\b|this\b|that\b|it\b|them\b|which\b|its\b|their\b|his\b|her\b|my\b|what\b)(?:(?:the|a|an) )?[\p{Ll}-]+(?: (?!and\b|or\b|in\b|on\b|at\b|of\b|that\b|which\b|who\b|is\b|was\b|has\b|to\b)[\p{Ll}-]+)?)/u;

const keptBack =
  /\b(?:I|[Ww]e) (?:won['’]t|will not|shan['’]t|shall not|need not|don['’]t (?:think (?:that )?I )?(?:need|want|have) to|['’]d rather not|would rather not|would prefer not to) (?:go into|talk about|speak (?:of|about)|discuss|repeat|describe|mention|dwell|say (?:more|any more|anything more|which|who|what)|make more of)\b|\b(?:is|was|['’]s) (?:quite )?another story\b|\bI (?:have )?left out (?:nearly |almost )?(?:everything|most|the rest)\b|\ba story for another\b|\b(?:the less|least|enough) said\b|\bspare you the (?:details|rest)\b|\bwhich I (?:can['’]t|cannot|won['’]t) (?:repeat|mention|tell|go into)\b|\ball (?:that|I|it) (?:needs? (?:saying|to be said)|will say|shall say|['’]ll say)\b|\bexcept the one thing\b|\bleave it at that\b/u;
const reasons =
  /\b((?:the usual|various|several|many|all sorts of|certain|personal|obvious|operational|technical|financial|legal|commercial|practical|historical|security) reasons)\b(?!:)/u;

const prohibits =
  /^(?:No|Don['’]t|Do not|Never) \p{Ll}|\b(?:may not|must not|must be|not allowed|is banned|are banned|not permitted)\b/u;
const why =
  /\b(?:because|so|as|or|otherwise|since|in case|if|until|unless|avoid|protect|prevent|safety|will)\b|[:;(]|\bto (?:keep|stop|save|make)\b/i;

/** Forbids or orders something without a word why. */
const rule: Shows = ({ told, words, next }) =>
  words >= 4 && prohibits.test(told) && !why.test(`${told} ${next?.item === true ? "" : (next?.text ?? "")}`)
    ? ""
    : null;

const soon =
  /\b([Ss]oon(?! (?:as|after|became|found))|[Ss]hortly(?! (?:before|after))|in due course|at some point|sometime|as soon as possible|regularly|in the near future|in the coming (?:weeks|months)|at a later date)\b/u;
const undecided = /\b(or (?:perhaps|possibly) [\p{L}'’-]+(?: [\p{L}'’-]+){0,4})(?=[,.;])/u;

const praise =
  /\b(beautiful|lovely|stunning|superb|wonderful|amazing|charming|delicious|excellent|outstanding|perfect|fantastic|magnificent|delightful|brilliant|high-quality|world-class|vibrant|unforgettable|very good|should not be missed|not to be missed|well worth \p{Ll}+|one of the (?:best|prettiest|finest|loveliest|most \p{Ll}+))\b/u;
const seen = /\b(?:because|so \p{Ll}+ that|when|where|like)\b|[:;]/iu;
const buyers =
  /\b((?:[Oo]ur )?(?:[Cc]ustomers|[Mm]embers|[Cc]lients|[Uu]sers|[Gg]uests) (?:tell us|say|love|agree|report))\b/u;
const promise =
  /\b(you(?:['’]ll| will) (?:wonder how|never|love|save|feel|be amazed)|has transformed|have transformed|no (?:wobble|stiffness|stress|fuss|mess|worries|risk)|guaranteed to|worked (?:perfectly|very) well|[Ww]e(?: are|['’]re) (?:confident|sure|certain) that)\b/u;

const number =
  /\b([Aa] (?:surprising|large|small|growing|great|considerable|good) number|[Cc]ountless|[Nn]umerous)\b/u;
const measure =
  /\b(a splash of \p{Ll}+|a (?:good |generous )?pinch of \p{Ll}+|lightly|gently|firmly|generously|a light touch|at a low angle|firm but not tight)\b/iu;
const feeling =
  /\b(?:was|felt|were|looked|seemed) (?:(?:very|so|a little|rather|quite) )?(angry|sad|happy|nervous|afraid|ashamed|furious|annoyed|embarrassed|lonely|proud|relieved|excited|anxious|worried|upset|frightened|jealous|disappointed)\b/u;

const asks =
  /\b(?:[Pp]lease (?:reply|tell|confirm|send|return|ring|call|write|answer|sign|pay|complete|fill)|[Cc]ould you|[Ww]ould you|I (?:should|would) like you to|let (?:me|us) know)\b/u;
const dated =
  /\b(?:by|before|until|on|at|within|from) (?:the )?(?:end|\d|close|noon|next|last|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|\b(?:today|tomorrow|tonight|at once|week|weekend|\d{1,2}(?:st|nd|rd|th)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|any time|month|urgent\w*|immediately)\b/iu;

const compared =
  /\bthan (?!(?:about )?[\d£$€])|\b(?:compared|against|instead of|last year|a year|of (?:our|the|its|all))\b/i;
const large =
  /((?:[£$€])(?:\d+(?:\.\d+)? ?(?:million|billion|m|bn)|\d{1,3}(?:,\d{3})+)|\b(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)? (?:million|billion)) \p{Ll}{3,})(?![\p{L}\d])/u;
const elsewhere =
  /\b(up and down the country|all over the (?:country|world)|around the world|in other (?:towns|cities|countries|places|schools|villages)|in many (?:towns|cities|places|countries|schools))\b/u;
const guess = /\b(I (?:suspect|would guess|['’]d guess|presume|imagine))\b/u;

const ago =
  /\b([Aa] (?:little |good )?while ago|[Ss]ome time ago|[Nn]ot (?:so |very )?long ago|[Aa] few years ago|[Ii]n recent years|(?<!as )[Ll]ong ago)\b/u;

const spans =
  /\b((?:nearly |almost |about |over )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twenty|several|forty|thirty) (?:minutes?|hours?)(?: or (?:so|two|more))?|for (?:a|some) (?:while|time|long time|moment)|for several (?:minutes|hours|miles))\b(?! (?:late|early|ago|away|from)\b)/u;
const fewWords = 16;

/** In a scene a stretch of time goes by in one short sentence beside a longer one. */
const passed: Shows = ({ told, line, words, before, next, ...place }) =>
  words <= fewWords &&
  !spoken.test(line) &&
  past.test(told) &&
  Math.max(before?.words ?? 0, next?.words ?? 0) > words
    ? word(spans)({ ...place, told, line, words, before, next })
    : null;

const askedAloud = /["“]([^"“”]{8,80}\?)["”](?: [^"“”]{0,40})?$/;

/** So many letters behind a question nobody speaks. */
const silence = 160;

/** A question aloud in a scene, behind which nobody speaks for a while. */
const unanswered: Shows = ({ line, text }) => {
  const found = askedAloud.exec(line)?.[1];
  if (found === undefined) return null;
  const from = text.indexOf(line) + line.length;
  const behind = text.slice(from, from + silence);
  return behind.length < silence || spoken.test(behind) ? null : found;
};

const quiet =
  /\b((?:[Nn]either|[Nn]one) of (?:us|them) spoke|[Nn]obody spoke|[Nn]o one spoke|(?:said|says) nothing|without a word|did(?:n['’]t| not) answer|(?:were|was|went) (?:both )?quiet|stopped talking|shut up)\b/u;

const fraction =
  /\b((?:at least |about |nearly |more than |over )?(?:half(?: of)?|two (?:of the )?thirds|(?:a|one) third|three quarters|(?:a|one) quarter) (?:of )?(?:the|your|our|all|its) \p{Ll}+|two (?:of the )?thirds)\b/u;
const sizeOf = (found: string): string =>
  /half|two (?:of the )?third|third|three quarter|quarter/.exec(found)?.[0].replace("of the ", "") ?? "";

/** A part of the whole, where an earlier sentence that leads somebody gives another part: both. */
const clash: Shows = ({ told, earlier }) => {
  const here = fraction.exec(told)?.[1];
  const there = fraction.exec(earlier)?.[1];
  return here === undefined || there === undefined || sizeOf(here) === sizeOf(there)
    ? null
    : { word: here, other: there };
};

const own =
  (shows: Shows): Shows =>
  (place: Place) =>
    reported.test(place.told) || spoken.test(place.line) ? null : shows(place);
const noun = (pattern: RegExp, unless?: RegExp): Shows => own(word(pattern, unless));
const when =
  (pattern: RegExp, unless?: RegExp): Shows =>
  (place) =>
    word(pattern, unless)(place) === null ? null : "";

/** Shorter praise leans on the sentence behind it. */
const fewestOfPraise = 7;

/** Praises and shows nothing of what it praises. */
const praised: Shows = (place) =>
  seen.test(place.told) || place.words < fewestOfPraise ? null : noun(praise)(place);

const facts = "!scene !how-to !recipe !plan";

/** Each sign with what it is worth to stop at it, who stops there, and what tells it. */
export const signs: readonly Row[] = [
  ["opposed", 10, "believes", opposed],
  ["sameTrait", 10, "sees", sameTrait],
  ["leftBehind", 10, "sees", leftBehind],
  ["otherStuff", 10, "believes", otherStuff],
  ["tooEarly", 10, "does", tooEarly],
  ["doAndDont", 9, "does", doAndDont],
  ["noSuchDay", 10, "does", noSuchDay],
  ["theOthers", 9, "asks", theOthers],
  ["miscounted", 9, "believes", miscounted],
  ["clash", 10, "does", among("plan how-to notes announcement decision", clash)],
  ["stranger", 8, "asks", among("!news !business !private", stranger)],
  ["noHour", 10, "does", noHour],
  ["noPrice", 9, "does", noPrice],
  ["noReach", 8, "does", noReach],
  ["noHeat", 10, "does", noHeat],
  ["noPay", 9, "does", noPay],
  ["withheld", 10, "sees", when(keptBack)],
  ["unit", 9, "does", among("!scene !recipe", word(bareSize))],
  ["short", 8, "asks", among("!scene !private !business !notes !career !application", short)],
  ["scheme", 8, "asks", among("!scene !private !business", scheme)],
  ["theOne", 7, "asks", among("!scene", theOne)],
  ["cause", 6, "believes", among(`news account case article ${facts}`, noun(causes))],
  ["thought", 8, "asks", among("!fiction", attributed)],
  ["unnamed", 9, "asks", among("!fiction", word(unnamed, /\buniversity|journal|professor|19\d\d|20\d\d\b/i))],
  ["reasons", 9, "sees", word(reasons, /\bfirst\b|because|\bone of them\b/i)],
  ["person", 7, "does", among("!scene !private !business !complaint", person)],
  ["buyers", 8, "asks", among("offer announcement product", word(buyers))],
  ["promise", 7, "believes", among("offer announcement product", word(promise))],
  ["unanswered", 7, "sees", among("fiction", unanswered)],
  ["passed", 6, "sees", among("fiction", passed)],
  ["quiet", 6, "sees", among("scene", noun(quiet))],
  ["feeling", 6, "sees", among("scene", noun(feeling))],
  ["measure", 6, "does", among("how-to recipe", word(measure))],
  ["number", 6, "asks", among("!scene !recipe", noun(number, /\b(?:among them|such as)\b/))],
  ["passive", 8, "asks", among(`news account case article report ${facts}`, word(decided, decider))],
  ["figure", 6, "asks", among(`${facts} !offer`, noun(part, source))],
  ["scale", 5, "asks", among(`${facts} !offer !private !business`, word(large, compared))],
  ["elsewhere", 6, "asks", among(facts, word(elsewhere, /\bsuch as\b|\bfor example\b/))],
  ["guess", 5, "believes", among("!scene", word(guess))],
  ["ago", 6, "asks", among(facts, word(ago))],
  ["praise", 6, "sees", among("review offer guide product travel article !vacancy", praised)],
  ["ask", 6, "does", among("letter complaint circular announcement business", when(asks, dated))],
  ["rule", 6, "does", among("plan how-to notes announcement circular notice decision !recipe", rule)],
  ["soon", 8, "does", among("!fiction !memoir !case", noun(soon))],
  ["or", 6, "believes", among("!scene", noun(undecided))],
  ...heldBack,
  ...unsaid,
  ...halfTold,
  ...evasions,
  ...loose,
  ...claims,
  ...formulas,
  ...gaps,
];
