/** What is offered for money: a price in its head or behind a thing, and on which terms one gets it. */

import { different, past, type Reading, share, signs, speaker } from "./reading.ts";

/** `£4.50`, `Rs 300`, `1,200 kr.` */
export const sum = String.raw`(?:(?:[£$€¥₹₦₱₺]|\b(?:Rs|KSh|CHF|NOK|SEK|DKK|kr)\b\.?)\s?\d[\d.,]*\d?|\b\d[\d.,]*\s?(?:kr|SEK|NOK|DKK|CHF|zł|Kč|lei|rupees|rand)\b\.?)(?: (?:CAD|USD|AUD|NZD|GBP|EUR)\b)?`;
/** A price where a thing is named: in the first lines, or behind it. */
const headed = new RegExp(
  String.raw`^for sale\b|\bfor sale:|^.{3,40}\b(?:for (?:hire|rent)|(?:hire|rental) for \p{Ll}+)\b|^[^.\n]{5,80}, ${sum}, [^.\n]{3,60}$|${sum},? (?:including|inclusive of|incl?\.?|plus) (?:postage|p&p|delivery|carriage|shipping|VAT)\b|^${sum}\. |\b(?:or (?:best|nearest|sensible) offer|o\.?n\.?o\b)|${sum} (?:firm|o\.?b\.?o|neg(?:otiable)?|ono)\b|\b(?:from|only|just|now) ${sum}|(?:^|[.,:;*–—-] ?)${sum}(?: (?:each|a (?:pair|head|piece|pot|bag|bottle|jar|box|copy|place|month|year|go|visit|session)|per \p{L}+|delivered|plus postage|or .{2,30} offer))?[.*]{0,9}$|${sum}(?: (?:each|a (?:pair|head|piece))\b|, (?:made|shipped|delivered|including)\b)`,
  "imu",
);
const behind = new RegExp(
  String.raw`(?:[.!?*:] ?|^)\*{0,3}(?:from |about |(?:asking )?price:? (?:is )?|asking )?${sum}(?: (?:each|a (?:pair|head|piece|pot|bag|bottle|jar|box|copy|place)|(?:for|with) \p{L}+|or (?:best|nearest|sensible)|more|extra|inc(?:luding|l\.)?))?[.,;*)]|\b(?:we['’]re|we are|I['’]m|I am) asking ${sum}|${sum} (?:each|a (?:pair|head|piece)|or (?:best|nearest|sensible) offer|extra|more)\b|^${sum} (?:for|each)\b|\bis it ${sum}|\b(?:would|I['’]d) like ${sum}|^${sum} (?:with|including|or|if)\b|\b(?:postage|delivery|fitting|carriage|p&p)(?: is)? ${sum}`,
  "imu",
);
/** On which terms one gets it. */
const terms =
  /\b(?:cash(?: or | only|,| on )|venmo|paypal|zelle|\d,? (?:mailed|posted)\b|(?:send|mail) (?:me |us )?(?:a )?(?:check|cheque)|bank check|card(?:s)? (?:taken|accepted)|buyers? (?:to |must )?collects?|collection only|collect(?:ed)? (?:from|at|in person)|if you collect|to collect\b|pick[- ]?up from|no (?:trades|offers|refunds|delivery|returns|swaps)|postage|prices? includes?|(?:cheque|cash) or (?:bank )?transfer|free delivery|delivered (?:free|within|to)|\d, delivered|booking is essential|cancel up to|deposit back|deposit(?: is|:)? [£$€]|sealed bids?|reasonable trade|bring (?:a (?:van|friend|person|trailer|hand|truck|mate|rope|box)|help|straps|two people)|made to order|to order\b|in stock|(?:on|off) the shelf|guarante(?:e|ed|es)|guarentee|warranty|refund|money back|send it back|I(?:['’]ll| will)? (?:do )?replace[ds]?\b|we(?:['’]ll| will)? replace\b|while (?:stocks|they) last|we can(?:['’]t|not) promise|first come|ask for \p{Lu}\p{Ll}+|to see (?:it|her|him|them), (?:call|ring)|(?:ring|text|call) (?:first|\p{Lu}\p{Ll}+)|please don['’]t ring|(?:call|ring|text|phone|message),? (?:don['’]t|do not|not|never) (?:text|call|ring|phone|message|e-?mail)|(?:[£$€]\s?\d[\d,.]*|price(?: is)?|asking)(?: is)?,? (?:firm|negotiable)\b|no (?:time ?wasters|tire ?kickers|holds|lowballs?)|(?:you can )?see (?:it|them|her|him) (?:run|work|fired|going|running|working|go|play|lit|cut)\b|(?:weekends|evenings|mornings) (?:best|only)|delivery is|(?:would|I['’]d) like [£$€]|[£$€]\d[\d,]* (?:the lot|for all|for the (?:pair|lot|three|two|four|set))|(?:post|carriage|shipping) is)/iu;
/** Somebody who makes, clears out or lets what stands here. */
const sellers =
  /\b(?:I['’]ve been making|(?:I|we) (?:won['’]t|do not|don['’]t|cannot|can['’]t) (?:mail|post|ship)\b|\d+ \p{Ll}+ left\b(?! (?:in|of|to|after)\b)|I (?:make|made|started making|built|soak|get) (?:these|them|a|mine|his|the)\b|we (?:make|built|made|took|bought) (?:these|this|them|it|a)\b|needs? a (?:good |new |kind )?home|outgrown|moving (?:to|house|away)|clearing (?:the|my|our|a)|(?:came|come|taken) out of|out of my \p{L}+|hardly (?:used|ever|worn)|bought (?:it )?(?:used|with|new)|paid [£$€]|taken out (?:in|of)|(?:my|our) (?:mother|father|late \p{L}+|gran|uncle|aunt|husband|wife)['’]s|(?:is|are) (?:parting with|retiring|selling|letting)|out of our (?:shop|kitchen|garage|barn|yard)|(?:was|were) (?:used )?when we got|one owner|selling (?:it|them|because|the|my|our|this|a)|giving up|bought new in|for the lot|go(?:es)? with (?:it|them)|seconds\b|our own (?:glaze|make|recipe)|whoever (?:buys|takes))/iu;
/** What is there to be had, with its faults. */
const described =
  /\b(?:weighs?|holds?|takes (?:just|half|about|a)|height|width|\d+[ -]?(?:cm|mm|kg|lb|inch(?:es)?|gallons?|litres?|pounds|cubic (?:feet|metres)|feet|ml|g)\b|comes? (?:with|in)\b|included?s?\b|what you get|what(?:['’]s| is) (?:good|wrong)|(?:length|width|height|weight|depth|diameter)\W{0,4}\d|scratch(?:ed|es)?|dents?|bent\b|cracked|missing|sticking|worn\b|flat at|rust(?:y|ed)?\b|(?:all|everything|it|both)(?: (?:the )?\p{L}+)? works?\b|works (?:fine|well|perfectly)|comes apart|folds|tuned|serviced|(?:good|working|fair|fine) (?:order|condition)|what(?:['’]s| is) (?:not|right)|two sizes|three colou?rs|rebuilt|reconditioned|dishwasher|not for \p{Ll}+ing\b|\d+ ?(?:–|-|to) ?\d+ players|\d+ pages\b|spiral[- ]bound|\d+ minutes)/iu;
/** What is told of an event, a case or a sum by those who are not selling. */
const reported = /\b(?:said|told|according to|announced|councillors?|spokes\w+|recommend(?:ed|ation)s?)\b/gi;

/** What others ask of somebody who tells, what they advise and whom they tell of: they write for readers, whatever they charge. */
const ownAdvice: readonly RegExp[] = [
  /\b(?:my|one|only|other) (?:\p{Ll}+ )?advice\b|\bwhat I(?:['’]d| would| wish)\b|\bif I (?:were|was) you\b|\bI learn(?:ed|t)\b/iu,
  /\b(?:people|readers|mothers|parents|customers|they|everybody|everyone) (?:write|ask|e-?mail|message)s?\b|\bsame (?:\p{Ll}+ )?questions\b|\bI(?:['’]m| am| get) (?:always |often )?asked\b/iu,
  /\bmy (?:own |late )?(?:mother|mum|mom|father|dad|daughter|son|sister|brother|husband|wife|nephew|niece|cousin)\b/i,
];

/** Whether somebody tells and advises from their own life, with no price in their first lines. */
function isOwnStory({ lines, told }: Reading): boolean {
  const [first = ""] = told;
  const begins = past.test(first) && !/\b(?:sell\p{L}*|sale|asking|made|built)\b/iu.test(first);
  return (
    told.length >= 12 &&
    share(told, speaker) >= 0.2 &&
    share(told, past) >= 0.25 &&
    !new RegExp(sum, "u").test(lines.slice(0, 2).join("\n")) &&
    signs(told.join(" "), ownAdvice) + (begins ? 1 : 0) >= 3
  );
}

/** A price that a line or a sentence begins with. */
const asking = new RegExp(String.raw`^\**(?:(?:asking )?price:? |asking )?${sum}`, "im");

/** What it costs to send, and when it goes. */
const carriage = new RegExp(
  String.raw`\b(?:postage|post|shipping|carriage|delivery|p&p)\b[^.\n]{0,30}${sum}|\b(?:free (?:postage|shipping|delivery)|post free)\b`,
  "i",
);
const leaves =
  /\b(?:order(?:s|ed)? (?:by|before|after|over|placed|received)\b|(?:we|I) (?:do not |don['’]t |only )?(?:post|ship|send|dispatch) (?:on|every|within|out|the same)\b|(?:goes|go|leaves?|ships?|sent|posted) (?:out )?(?:the same day|on (?:a )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|in the next|within)|in the (?:mail|post) by|allow (?:\d+|two|three|five|seven|ten) (?:working )?days)/i;

/** Whether a text is a page of prices: two or more, what it costs to send, and when it goes; how a thing is used may stand in it. */
export function isPriceList({ source, telling }: Reading): boolean {
  const prices = different(source, new RegExp(sum, "g"));
  if ((telling.match(reported)?.length ?? 0) >= 3) return false;
  return prices >= 3 && carriage.test(source) && leaves.test(source);
}

/** Whether a text offers a thing or a service for money: its price stands out, and it says how one gets it. */
export function isOffer(reading: Reading): boolean {
  const { source, lines, told, telling } = reading;
  const all = lines.join("\n");
  const first = lines.slice(0, 4).join("\n");
  if ((telling.match(reported)?.length ?? 0) >= 3) return false;
  // Who tells their own story at length may name a price; one with a line of its own, and two terms, is asked.
  const isAsked = asking.test(source) && different(all, new RegExp(terms.source, "giu")) >= 2;
  const isStory = share(told, speaker) > 0.6 || (share(told, speaker) >= 0.4 && share(told, past) >= 0.45);
  if (told.length >= 8 && isStory && !isAsked) return false;
  if (isOwnStory(reading) && !isAsked) return false;
  const priced = headed.test(first);
  if (!priced && !behind.test(source)) return false;
  const found = signs(all, [terms, sellers, described, /\b(?:you|your)\b/i]) + (priced ? 1 : 0);
  return found >= 4 && terms.test(all) && (all.match(/\byou(?:r|['’]\p{Ll}+)?\b/giu)?.length ?? 0) >= 1;
}
