/** What every reader stops at: each sign is a thing that stands in the sentence, and no guess at what it means. */

import { past } from "../../text-kind/reading.ts";
import { among, type Place, reported, type Shows, type SignName, spoken, word } from "./place.ts";

/** Abbreviations that are read without a thought. */
const known = new Set(
  "UK US USA EU UN BBC ITV CNN NHS VAT TV DVD CD PDF PIN GPS DIY CEO AM PM MP MPS AI IT WC ID PC PCS USB LED NASA NATO RAF FM AGM CV DNA RSVP PS NB FAQ URL SUV ATM ISBN BC AD GMT BST EST PG UFO VIP HIV SMS FBI CIA IQ NOT AND THE NO OK TBC TBA A4 AA AAA WW II III IV VI VII XI XX XL".split(
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
  /\b([Tt]he (?:(?:\p{Lu}\p{Ll}+ ){1,2}(?:scheme|offer|plans?|affair|review|inquiry|case|deal|bill|agreement|method|incident|proposal|programme|project|trial|theory)|(?:Phase|Section|Stage|Category) \d+ \p{Ll}+))\b(?! (?:is|was|are|were) an?\b|, (?:an?|the|which (?:is|was|will|means))\b| (?:of|for|to|in which)\b| \()/u;

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

const compared = /\bthan (?!(?:about )?[\d£$€])|\b(?:compared|against|instead of|last year|a year)\b/i;
const large =
  /((?:[£$€])(?:\d+(?:\.\d+)? ?(?:million|billion|m|bn)|\d{1,3}(?:,\d{3})+)|\b(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)? (?:million|billion)) \p{Ll}{3,})(?![\p{L}\d])/u;

const many =
  "Everybody|Everyone|People|Most people|Most of us|All of us|Parents|Children|Teenagers|Customers|Young people|Old people|Older people|Men|Women|Teachers|Drivers|Kids|Shoppers|Students|Tourists";
const general = new RegExp(
  String.raw`^(?:(?:But|And|Of course|After all),? )?((?:${many})(?: (?:who|in|at|of) [\p{Ll} ]{3,40}?)?) (?!(?:were|was|had|did|would|will|can|could|may|might|should|must|need|told|tell|ask|asked|want|here|there|else)\b)(?:(?:always|never|don['’]t|do not|often|only|just|simply) )*(?:(?!(?:this|his|its|us|as|is)\b)\p{Ll}+s|love|hate|like|know|do|have|learned|learnt|are|think|need|write|live|prefer|expect|buy|forget|spend|read|give)\b`,
  "u",
);

/** Says something of people in general, plainly and without a source. */
const people: Shows = (place) =>
  place.item || /\b(?:say|says|tell|think|assume|believe|knows what|has an opinion)\b/.test(place.told)
    ? null
    : word(general, /\b(?:survey|study|according|percent|per cent|counted)\b/i)(place);

/** Somebody who said it stands in the sentence. */
const sayer =
  /\b(?:\p{Lu}\p{Ll}+|[Ww]ho|[Hh]e|[Ss]he|[Tt]hey) (?:said|says|told|added)\b|\b(?:according to|confirmed)\b|, said\b/u;
const thought =
  /\b([Ii]t(?:['’]s| is| was| has been) (?:widely |generally |often )?(?:thought|believed|said|understood|feared|hoped|reckoned|suggested|argued)|(?:is|are|was|were) (?:widely |generally |often )?(?:thought|believed|said|understood|expected|reckoned|rumoured|reputed|regarded)(?= (?:to|as)\b)|(?:is|are) often (?:mentioned|said|claimed|repeated))\b/u;
const attributed: Shows = (place) => (sayer.test(place.line) ? null : word(thought)(place));
const unnamed =
  /\b((?:[Cc]ritics|[Ee]xperts|[Oo]pponents|[Oo]bservers|[Ss]cientists|[Ss]ome people|[Mm]any people|[Mm]any) (?:say|argue|claim|believe|agree|think|insist|will say|will tell you)|(?:[Ss]ome )?(?:[Ss]tudies|[Ss]urveys) (?:show|suggest|have shown|have found|find)|[Rr]esearch (?:shows|suggests|has shown))\b/u;

const rest =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|several|\d+) [^.;]{3,60}\b((?:one|two|three|four|most|some) of (?:them|these|those|which|whom))\b/iu;

const decided =
  /\b((?:was|were|has been|have been|had been) (?:\p{Ll}+ly )?(?:decided|agreed|banned|cancelled|refused|rejected|withdrawn|postponed|scrapped|abandoned|dropped|chosen|put back|put off|turned down|called off|taken away|waived|overruled))\b(?! by\b)/u;
const decider =
  /\b(?:council\w*|board|committee|governors?|ministers?|minister|trust(?:ees)?|government|company|department|mayor|court|judge|meeting|they|we|by the|owners?|management)\b/i;

const causes =
  /\b(?:because of|as a result of|caused by) ((?!this\b|that\b|it\b|them\b|which\b|its\b|their\b|his\b|her\b|my\b|what\b)(?:(?:the|a|an) )?[\p{Ll}-]+(?: (?!and\b|or\b|in\b|on\b|at\b|of\b|that\b|which\b|who\b|is\b|was\b|has\b|to\b)[\p{Ll}-]+)?)/u;

const keptBack =
  /\bI (?:won['’]t|will not|shan['’]t|shall not|need not|don['’]t (?:think (?:that )?I )?(?:need|want|have) to|['’]d rather not|would rather not|would prefer not to) (?:go into|talk about|speak (?:of|about)|discuss|repeat|describe|mention|dwell)\b|\b(?:is|was|['’]s) (?:quite )?another story\b|\bI (?:have )?left out (?:nearly |almost )?(?:everything|most|the rest)\b|\ba story for another\b|\b(?:the less|least) said\b/u;
const reasons =
  /\b((?:the usual|various|several|many|all sorts of|certain|personal|obvious) reasons)\b(?!:)/u;
const onward = /(?:,| )(and so on|and so forth|etc\b|and the like|among other things|and things like that)/u;

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
  /\b([Ss]oon(?! (?:as|after|became|found))|[Ss]hortly(?! (?:before|after))|in due course|as (?:needed|necessary|required|appropriate)|(?:if|when|where) (?:needed|necessary|required|appropriate)|at some point|sometime|as soon as possible|regularly|in the near future|in the coming (?:weeks|months)|at a later date)\b/u;
const undecided = /\b(or (?:perhaps|possibly) [\p{L}'’-]+(?: [\p{L}'’-]+){0,4})(?=[,.;])/u;

const praise =
  /\b(beautiful|lovely|stunning|superb|wonderful|amazing|charming|delicious|excellent|outstanding|perfect|fantastic|magnificent|delightful|brilliant|high-quality|world-class|vibrant|unforgettable|very good|should not be missed|not to be missed|well worth \p{Ll}+|one of the (?:best|prettiest|finest|loveliest|most \p{Ll}+))\b/u;
const seen = /\b(?:because|so \p{Ll}+ that|when|where|like)\b|[:;]/iu;
const buyers =
  /\b((?:[Oo]ur )?(?:[Cc]ustomers|[Mm]embers|[Cc]lients|[Uu]sers|[Gg]uests) (?:tell us|say|love|agree|report))\b/u;
const promise =
  /\b(you(?:['’]ll| will) (?:wonder how|never|love|save|feel|be amazed)|has transformed|have transformed|no (?:wobble|stiffness|stress|fuss|mess|worries|risk)|guaranteed to|worked (?:perfectly|very) well|[Ww]e(?: are|['’]re) (?:confident|sure|certain) that)\b/u;

const guess = /\b(I (?:suspect|would guess|['’]d guess|presume|imagine))\b/u;
const number =
  /\b([Aa] (?:surprising|large|small|growing|great|considerable|good) number|[Cc]ountless|[Nn]umerous|(?:dozens|hundreds|thousands)(?= of))\b/u;
const measure =
  /\b(a splash of \p{Ll}+|a (?:good |generous )?pinch of \p{Ll}+|lightly|gently|firmly|generously|a light touch|at a low angle|firm but not tight)\b/iu;
const feeling =
  /\b(?:was|felt|were|looked|seemed) (?:(?:very|so|a little|rather|quite) )?(angry|sad|happy|nervous|afraid|ashamed|furious|annoyed|embarrassed|lonely|proud|relieved|excited|anxious|worried|upset|frightened|jealous|disappointed)\b/u;

const asks =
  /\b(?:[Pp]lease (?:reply|tell|confirm|send|return|ring|call|write|answer|sign|pay|complete|fill)|[Cc]ould you|[Ww]ould you|I (?:should|would) like you to|let (?:me|us) know)\b/u;
const dated =
  /\b(?:by|before|until|on|at|within|from) (?:the )?(?:end|\d|close|noon|next|last|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|\b(?:today|tomorrow|tonight|at once|week|weekend|\d{1,2}(?:st|nd|rd|th)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|any time|month|urgent\w*|immediately)\b/iu;

const ago =
  /\b([Aa] (?:little |good )?while ago|[Ss]ome time ago|[Nn]ot (?:so |very )?long ago|[Aa] few years ago|[Ii]n recent years|(?<!as )[Ll]ong ago)\b/u;
const elsewhere =
  /\b(elsewhere|up and down the country|all over the (?:country|world)|around the world|in other (?:towns|cities|countries|places|schools|villages)|in many (?:towns|cities|places|countries|schools))\b/u;
const demand =
  /\b((?:[Ww]e|[Tt]he (?:council|government|school|town|city|company|state)) (?:should|ought to|must|need to)(?! (?:be|have|know|remember|not|say|admit)\b) [\p{Ll}]+)/u;

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

/** A part of the whole, where an earlier sentence that leads somebody gives another part: both, as they stand between one pair of quotation marks. */
const clash: Shows = ({ told, earlier }) => {
  const here = fraction.exec(told)?.[1];
  const there = fraction.exec(earlier)?.[1];
  return here === undefined || there === undefined || sizeOf(here) === sizeOf(there)
    ? null
    : `${there}” and “${here}`;
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

/** Each sign with what it is worth to stop at it, from 1 to 10, and what tells it. */
export const signs: readonly (readonly [SignName, number, Shows])[] = [
  ["clash", 10, among("plan how-to notes announcement decision", clash)],
  ["withheld", 10, when(keptBack)],
  ["unit", 9, among("!scene !recipe", word(bareSize))],
  ["short", 9, among("!scene !private !business !notes !career !application", short)],
  ["scheme", 9, among("!scene !private !business", scheme)],
  ["theOne", 8, among("!scene", theOne)],
  ["cause", 8, among(`news account case article ${facts}`, noun(causes))],
  ["thought", 8, among(facts, attributed)],
  ["unnamed", 8, among("!scene", word(unnamed, /\buniversity|journal|professor|19\d\d|20\d\d\b/i))],
  ["reasons", 8, word(reasons, /\bfirst\b|because|\bone of them\b/i)],
  [
    "people",
    7,
    among("case account letter memoir opinion article !fiction !guide !how-to !recipe !news !offer", people),
  ],
  ["person", 7, among("!scene !private !business !complaint", person)],
  ["buyers", 8, among("offer announcement product", word(buyers))],
  ["promise", 7, among("offer announcement product", word(promise))],
  ["rest", 7, among(`news account case opinion report ${facts} !guide`, word(rest, /\b(?:choose|pick)\b/))],
  ["unanswered", 7, among("scene", unanswered)],
  ["passed", 7, among("scene", passed)],
  ["quiet", 6, among("scene", noun(quiet))],
  ["guess", 6, among("!scene", word(guess))],
  ["feeling", 6, among("scene", noun(feeling))],
  ["measure", 6, among("how-to recipe", word(measure))],
  ["number", 5, among("!scene !recipe", noun(number, /\b(?:among them|such as)\b/))],
  ["passive", 6, among(`news account case article !decision !report ${facts}`, word(decided, decider))],
  ["figure", 6, among(`${facts} !offer`, noun(part, source))],
  ["elsewhere", 6, among(facts, word(elsewhere, /\bsuch as\b|\bfor example\b/))],
  ["ago", 6, among(facts, word(ago))],
  ["praise", 6, among("review offer guide product travel article !vacancy", praised)],
  ["ask", 6, among("letter complaint circular announcement business", when(asks, dated))],
  ["rule", 6, among("plan how-to notes announcement circular notice decision !recipe", rule)],
  ["soon", 6, among("plan how-to letter circular announcement decision notes !scene", noun(soon))],
  ["demand", 6, among("case opinion", noun(demand))],
  ["onward", 6, among("!scene", word(onward))],
  ["or", 6, among("!scene", noun(undecided))],
  [
    "scale",
    5,
    among(`news account case article decision report ${facts} !offer !letter`, word(large, compared)),
  ],
];
