/** Whose exchanges are asked about a text. */

import { different, past, readingOf, share } from "../text-kind/reading.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { type Anchor, lineAt } from "./anchors.ts";
import { headsOf } from "./heads.ts";
import { genresOf, isBusiness } from "./genres.ts";

/** Where the exchanges of a kind have another name; a kind without any takes those that fit every text. */
const named: Partial<Readonly<Record<TextKind, string>>> = {
  circular: "announcement",
  notice: "announcement",
  recipe: "how-to",
  verse: "poem",
};

/** Who it goes to stands over it. */
const addressed = /^[*_#> ]*(?:to|from|re|subject|cc)[*_]*:/gim;
const inOneLine = /^[*_#> ]*to[*_]*:[^\n]{2,100}\bfrom[*_]*:/im;

const greets = /^[*_]*(?:My )?Dear (?!(?:Sirs?|all)\b)\p{Lu}/mu;
const signed = /^[*_]*(?:Yours (?:faithfully|sincerely)|(?:With )?[Kk]ind regards)\b/m;
/** Who is greeted as one of many. */
const greetsMany =
  /^[*_]*Dear (?:[^\n,]{0,30} )?(?:all|both|parents?|members?|residents?|customers?|neighbou?rs?|colleagues|friends?|everyone|everybody|families|volunteers|tenants?|readers?|carers?|guests?|supporters?|players|students|subscribers?|pupils|staff|visitors|users|clients|Sirs)\b|^[*_]*Dear team\b/im;
/** Whether it is written to one, a person or an office. */
const isToOne = (text: string): boolean => /^[*_]*Dear [^\n]{2,60}$/m.test(text) && !greetsMany.test(text);

/** Somebody has died, and who has lost them is written to. */
const condoles =
  /\b(?:condolences?|sorry for your loss|your (?:sad |great )?loss|deepest sympathy|(?:heard|news|learn(?:ed|t)|told) (?:of|about) (?:[\p{L}’']{1,20} ){1,3}death|sorry to (?:hear|learn) (?:[\p{L}’']{1,20} ){1,6}(?:died|death|passed away))\b/u;
/** Somebody is spoken of who has died, or who marries. */
const mourns =
  /\b(?:funeral|eulogy|in (?:loving )?memory|memorial|passed away|died|laid to rest|buried|(?:his|her|my|our) late (?:husband|wife|father|mother|friend)|bride|groom|wedding|newly-?weds|happy couple|best man|married)\b/iu;
const wouldHave =
  /\b(?:he|she|[Hh]e['’]d|[Ss]he['’]d)(?: would)? have\b|\b[Hh]e would have\b|\b[Ss]he would have\b/gu;
const isTribute = (text: string): boolean => mourns.test(text) || (text.match(wouldHave)?.length ?? 0) >= 2;
/** Of whom nothing is doubted, and nothing held against them. */
export const isTender = (sort: string): boolean => sort === "tribute" || sort === "condolence";

/** What is addressed like a letter and is none. */
const ownHeads: ReadonlySet<TextKind> = new Set(["complaint", "application", "report", "minutes"]);
/** Somebody stands up and says it, whatever it tells of. */
const spoken =
  /^#{1,3} ?(?:a few |some )?(?:words|speech|remarks|toast|eulogy|address|tribute|sermon|farewell) (?:at|for|on|to|in|given)\b|^(?:[\p{L}.]{2,14}(?: [\p{L}.]{2,14}){0,3}, ){1,6}(?:dear )?(?:friends|colleagues|everyone|everybody|ladies and gentlemen)[.,:!]$|\bI(?: have|['’]ve) been asked to (?:speak|say a few words|keep (?:it|this) short)\b|^\W{0,4}(?:good (?:morning|afternoon|evening)|ladies and gentlemen|(?:dear )?friends,|hello,? every(?:one|body)|for those (?:of you )?who don['’]t know me)|\b(?:thank you(?: all| so much| very much)* for (?:coming|being here)|raise (?:your|a) glass|(?:as|so) I stand here|bear with me)\b|\[(?:pause|hold up|wait|slide)[^\]]{0,20}\]/imu;

/** What somebody says at the end who has written in order to say it, and how many letters of a text are its end. */
const wants =
  /\b(?:I['’]d (?:sooner|rather|like)|I(?: would| want| say| think|['’]ll (?:believe|vote))|should|ought to|(?:they|we|you) (?:could|might|need to|must)|let (?:them|us|him|her))\b/i;
const endOf = 300;

/** Whether it tells of him or her what has been, and speaks to nobody. */
const isTale = (text: string): boolean => {
  const { told } = readingOf(text);
  return (
    share(told, past) >= 0.6 &&
    share(told, /\b(?:he|she|his|her|him)\b/i) >= 0.4 &&
    share(told, /\b(?:I|[Ww]e|[Yy]ou|my|our|your)\b/) <= 0.1
  );
};

/** What somebody writes who does not only tell. */
const argued: readonly Anchor[] = ["sweeps", "many", "studies", "compares", "improves"];
const asksForMoney = /\b(?:amount (?:requested|sought|applied for)|grants?|funding|fund)\b/i;

/** What is written of a book, a film or a record, and how many of the words make it a review. */
const ofWorks =
  /\b(?:novel(?:ist)?|author|debut|chapters?|plot|prose|narrator|protagonist|paperback|reader|album|tracks?|film|director|screenplay|cast|sequel|trilogy)\b/gi;
const fewestOfWorks = 4;

/** What somebody writes over an application for money. */
const forFunds =
  /^.{0,60}\b(?:[Aa]mount (?:requested|sought|applied for)|[Aa]pplication to the [\p{L} ]{3,40}(?:Fund|Trust|Foundation))\b/mu;

/** What somebody writes who wants others to think so too; two of them and a text argues. */
const pleads: readonly RegExp[] = [
  /\bI (?:propose|suggest|believe|think|doubt|would argue)\b/,
  /\b[Ww]e (?:should|must|ought|need to|would (?:not|never))\b/,
  /\bI know what (?:[\p{Ll}]+ ){1,4}(?:say|think|be)\b|^(?:Of course|Admittedly|Granted)\b/mu,
  /^#* ?(?:Let|Leave|Save|Scrap|Ban|Stop|Bring|Keep|Give|Set|Take|Turn|Don['’]t|Against|In (?:praise|defence))\b/,
];

/** Somebody writes in order to be taken on. */
const applies =
  /\bI(?: am|['’]m) (?:writing to apply|applying)\b|\bI(?: would|['’]d) like to apply\b|^(?:Re: )?(?:My )?[Aa]pplication for the (?:post|position|job)\b/mu;

/** Somebody is looked for who works. */
const hires = /\b(?:[Ww]e are|[Ww]e['’]re|is) (?:looking for|seeking|hiring) an? [\p{Ll}]/u;
const offersWork = /\b(?:salary|wages?|pay|hours|shifts?|experience|full-time|part-time|apply|training)\b/gi;

/** Something is to be bought. */
const sells = /\b(?:[Oo]rder (?:now|yours|today)|[Bb]uy (?:now|yours)|[Ww]hile stocks last)\b/;

/** Under what a thing that is sold is described. */
const ofWares =
  /^(?:who it(?:['’]s| is) for|what (?:people|buyers|customers) say|delivery|returns|sizes?|care|guarantee|what(?:['’]s| is) in the box|specifications?|materials|what it(?:['’]s| is) made of|reviews|price|shipping)$/i;

/** Somebody came somewhere, day by day. */
const travelled =
  /^#* ?.{0,40}\b(?:days?|nights?|weekend|week|morning|hours) (?:in|on|at|around|along) (?:the )?\p{Lu}/u;

/** On which day something was decided or said, in a report of it. */
const reported =
  /\b(?:decided|said|announced|voted|ruled|confirmed|opened|closed) (?:late |early )?on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;

/** The heading of an explanation. */
const explains = /^#* ?(?:Why|How|Where|What|When)\b(?!.*\b(?:I|[Ww]e|my|our|should|must)\b)/;

/** What a text of no sure kind is, where its first line, its plea or its day tells; else any. */
function sortInDoubt(text: string): string {
  const speaksOfSelf = share(readingOf(text).told, /\b(?:I|[Ww]e|my|our)\b/);
  if (speaksOfSelf === 0 && (reported.test(text) || lineAt(text, "noComment") || lineAt(text, "unreached")))
    return "news";
  if (explains.test(text)) return "article";
  if (/^#* ?(?:An )?[Ii]nterview\b/.test(text)) return "interview";
  const parts = headsOf(text).filter((head) => ofWares.test(head)).length;
  if (parts >= 2 && /[£$€]\s?\d/.test(text)) return "product";
  if (sells.test(text) && /[£$€]\s?\d/.test(text)) return "product";
  if (hires.test(text) && different(text, offersWork) >= 2) return "vacancy";
  if (travelled.test(text) && share(readingOf(text).told, past) >= 0.5) return "travel";
  return pleads.filter((sign) => sign.test(text)).length >= 2 ? "opinion" : "other";
}

/** By which name the exchanges of a text stand: its kind's, or what it is for where its form deceives. */
export function sortOf(text: string): string {
  const kind = kindOfText(text);
  if (condoles.test(text) && greets.test(text)) return "condolence";
  if (/^#* ?(?:Public )?Notice\b[:,. ]/.test(text) && kind !== "notice") return "announcement";
  if (kind === "answers" && asksForMoney.test(text)) return "grant";
  if (!ownHeads.has(kind) && ((text.match(addressed)?.length ?? 0) >= 2 || inOneLine.test(text)))
    return "business";
  if (kind !== "letter" && forFunds.test(text)) return "grant";
  if (kind === "speech" || spoken.test(text)) return isTribute(text) ? "tribute" : "speech";
  if (applies.test(text)) return "application";
  if ((kind === "opinion" || kind === "other") && different(text, ofWorks) >= fewestOfWorks) return "review";
  if (kind === "other" && genresOf(text).includes("offer")) return "product";
  if (kind === "other" && isTale(text)) return "story";
  if (kind === "other") return sortInDoubt(text);
  // A columnist tells of their own life too, claims something of everybody's, and wants something at the end.
  if (kind === "memoir" && argued.filter((anchor) => lineAt(text, anchor)).length >= 2) return "opinion";
  if (kind === "memoir" && (share(readingOf(text).told, past) < 0.6 || wants.test(text.slice(-endOf))))
    return genresOf(text).includes("case") ? "opinion" : "other";
  if ((kind === "circular" || kind === "notice") && isToOne(text))
    return signed.test(text) ? "business" : "other";
  if (kind === "letter") return isBusiness(text) ? "business" : "letter";
  return named[kind] ?? kind;
}
