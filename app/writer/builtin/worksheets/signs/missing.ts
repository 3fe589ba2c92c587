/** What a sentence makes one look for and the whole text does not tell. */

import { among, type Place, type Shows, word } from "./place.ts";

/** A sentence of these words, in a text of these kinds, that nowhere has what answers it. */
const lacking =
  (forms: string, asks: RegExp, answer: RegExp): Shows =>
  (place: Place) =>
    answer.test(place.text) ? null : among(forms, word(asks))(place);

const hour =
  /\b\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b|\b\d{1,2}[.:]\d\d\b|\b(?:at|from|by|till|until) (?:noon|midday|midnight|\d{1,2}\b|(?:half past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)|o['’]clock|all day/i;
const price = /[£$€]\s?\d|\b\d+p\b|\bfree\b|no charge|\bpounds?\b|\bdollars\b|\beuros?\b/i;
const reach =
  /\b\d{3,12}[ -]?\d{3,12}\b|@|\bwww\.|https?:|\b(?:office|desk|reception|noticeboard|door|counter|Road|Street|Lane|Avenue)\b/;

/** A day to come, with no hour anywhere. */
export const noHour: Shows = lacking(
  "announcement circular notice !story !news !report",
  /\b((?:[Cc]ome (?:along|to)|[Jj]oin us|[Mm]eet(?:ing)?|will (?:meet|be held|take place)|is on|starts on) [^.]{0,40}(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)))\b/u,
  hour,
);
/** Something to buy or to join, with no price anywhere. */
export const noPrice: Shows = lacking(
  "offer product notice announcement !vacancy !decision !story",
  /\b((?:[Oo]rder (?:now|yours|today|from|by|online)|[Bb]ook (?:now|a|your|early|by)|[Ss]ign up|[Bb]uy (?:now|yours|one|it)|[Ss]ubscribe|[Jj]oin (?:us|now|today)|[Gg]et yours)(?: [\p{Ll}]+){0,3})/u,
  price,
);
/** Whom to ring or to write to, with no number and no address anywhere. */
export const noReach: Shows = lacking(
  "announcement circular notice offer product vacancy",
  /\b((?:contact|ring|call|phone|email|write to|get in touch with|speak to|let) (?:us|me|the (?:team|secretary|committee|organisers?)|any (?:of us|committee member))(?: know)?)\b/u,
  reach,
);
/** An oven with no heat. */
export const noHeat: Shows = lacking(
  "recipe",
  /\b((?:[Bb]ake|[Rr]oast|[Hh]eat the oven|[Pp]ut it in the oven|in a hot oven|in the oven)(?: [\p{Ll}]+){0,3})/u,
  /\b\d{2,3} ?(?:°|º|degrees|C\b|F\b)|°|\b[Gg]as (?:mark )?\d|\bdegrees\b/,
);
/** Work that is offered, with no pay. */
export const noPay: Shows = lacking(
  "vacancy",
  /\b((?:[Ww]e are|[Ww]e['’]re|is) looking for (?:an? |somebody|someone)[\p{L} ]{0,30})/u,
  /[£$€]\s?\d|\bunpaid\b|\bvoluntary\b|\bvolunteers?\b|\bsalary of\b|\bper hour\b/i,
);

const toFill = word(
  /((?:\p{L}{1,24} )?(?:\[(?:check|tbc|confirm|source|date|name|ref|to check|figure|number|insert [^\]]{2,20}|\?+)[^\]]{0,16}\]|\((?:check|tbc|\?)\)|\bTBC\b|\bXX+\b))/iu,
);
/** What stands for something still to be filled in, in speech too. */
export const placeholder: Shows = (place) => toFill({ ...place, told: place.line });
