/** Kinds of text that show by their words: what is told, by whom, in which time. Each is weighed, and a doubt is said. */

import { argues, leans, pleads, weighOpinion } from "./arguing.ts";
import { isArticle, weighArticle } from "./explaining.ts";
import type { TextKind } from "./kinds.ts";
import { isOrder } from "./orders.ts";
import { count, different, past, priced, type Reading, self, share, signs, speaker } from "./reading.ts";

/** From here on a kind is sure. */
const sure = 1;
/**
 * By so much the surest kind must lead the next one. By more a memoir, since whoever argues, judges or advises tells of a
 * life too, and what is for sale, since whoever complains of a thing describes it.
 */
const leads = (kind: TextKind): number => (kind === "memoir" || kind === "product" ? 0.4 : 0.15);

/** The kind that the words of a text show; `other` where none does, or two do alike. */
export function kindByWords(reading: Reading): TextKind {
  const weighed = Object.entries(weights)
    .map(([kind, weigh]): readonly [TextKind, number] => [kind as TextKind, weigh(reading)])
    .toSorted((one, other) => other[1] - one[1]);
  const [best, next] = weighed;
  if (!best || !next) return "other";
  if (best[1] < sure)
    return (best[0] === "article" || best[1] < 0.8) &&
      !guides(reading) &&
      count(reading.source.split("\n"), priced) < 3 &&
      isArticle(reading)
      ? "article"
      : "other";
  return best[1] - next[1] >= leads(best[0]) ? best[0] : "other";
}

/** How surely a text is of a kind; 1 and more is sure. */
export function weightsIn(reading: Reading): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(weights).map(([kind, weigh]) => [kind, weigh(reading)]));
}

const weights = {
  news: weighNews,
  story: weighStory,
  memoir: weighMemoir,
  travel: weighTravel,
  review: weighReview,
  product: weighProduct,
  opinion: weighOpinion,
  article: (reading) => (guides(reading) ? 0 : weighArticle(reading)),
  notice: weighNotice,
} as const satisfies Partial<Record<TextKind, (reading: Reading) => number>>;

const saying =
  /\b(?:said|says|told|announced|according to|warned|argued|added|reported|confirmed|described|spokes\w+)\b/gi;
const day =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:19|20)\d\d\b/;
const office =
  /\b(?:council(?:lors?)?|cllr|mayor|police|minister|government|residents|officials?|spokes\w+|court|compan(?:y|ies)|hospital|school|university|inspectors?|engineers?|fire (?:service|brigade)|firefighters|crews|voters?|protesters|shareholders|authority|board|committee|trust|operator|union|campaigners|firm|parliament|organisers?|volunteers|charity|club|festival|business|department|agency|service|station|airport|scientists|researchers|manager|director|rangers?|farmers?|owners?|neighbours|shopkeepers?|chief executive|the (?:city|town|village|county|state))\b/gi;

function weighNews({ sentences, told, telling, lines }: Reading): number {
  // An aside of its reporter’s makes a report no other text.
  const asI = count(told, self) > 1 && share(told, self) > 0.1;
  if (sentences.length < 4 || asI || share(told, /\byou(?:r|rs)?\b/i) > 0.1) return 0;
  const byline = lines.slice(0, 4).some((line) => /^by \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/iu.test(line));
  const named = telling.match(ofRealPeople)?.length ?? 0;
  const offices = different(telling, office);
  const impersonal = share(told, speaker) <= 0.05 && share(told, /\b(?:he|she|him|her|his)\b/i) <= 0.2;
  const sourced = byline || named + offices >= 3 || (named > 0 && offices > 0) || (offices > 0 && impersonal);
  const says = telling.match(saying)?.length ?? 0;
  // Whoever has died is told of by their life, and not by an event.
  if (signs(telling, lives) >= 2 && share(told, /\b(?:he|she|his|her)\b/i) >= 0.3) return 0.5;
  if (says < 2 || count(told, day) < 1 || !sourced || share(told, speaker) > 0.2) return 0;
  // Who sends their own news says where to ask for more.
  return /^(?:press |media )?contact\b|^notes? (?:to|for) editors|^for immediate release/im.test(
    lines.join("\n"),
  )
    ? 0.5
    : dateline.test(lines.join("\n"))
      ? 1.8
      : 1.5;
}

const lives: readonly RegExp[] = [
  /\b(?:has|who) died\b|\bpassed away\b/,
  /\bsurvived by\b/,
  /\bwas born (?:in|on|at)\b/,
  /\bthe funeral\b/i,
  /\bmarried\b/,
];

const dateline = /^\p{Lu}[\p{Lu} .,]{2,40} ?[—–] /mu;

/** What one meets on a journey. */
const moving =
  /\b(?:airport|flight|flew|plane|ferry|ferries|boats?|port|harbour|station|platform|trains?|trams?|bus|buses|coach(?:es)?|bicycle|hitch\p{Ll}*|border|passport|visa|customs|currency|kroner|euros?|€|hostels?|hotels?|guest ?house|bunkhouse|campsite|pension|bed and breakfast|check(?:ed)? in|booked|guide ?book|leaflet|map|tourists?|sightseeing|old town|downtown|our (?:room|cabin|tent|campsite)|hik(?:e|ed|ing)|gift shop|pier|docks|boardwalk|waterfront|lighthouse|trolley|cable car|scooters?|cathedral|monastery|mosque|temple|museums?|markets?|square|beach(?:es)?|islands?|villages?|mountains?|valley|summit|path|trail|route|miles|kilometres|postcards?|souvenirs?|backpack|rucksack|suitcase|itinerary|off-season|second day|third day|last morning|day (?:one|two|three|four|five|\d))\b/giu;

const speaks = /^["“‘'«„—]\s*[\p{Lu}…]/u;
/** What is told of people in the present or with a full date: a profile, an obituary. */
const ofRealPeople =
  /\b(?:(?:said|says|told) (?!Aunt|Uncle|Mr|Mrs|Miss)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:,? (?:said|says|told)\b|, (?:\d\d|who|a|an|the|of|from|chair)\b)|who has died|is survived by|was born in|(?:he|she) says\b|in (?:18|19|20)\d\d|is \d\d and\b|the \p{Ll}+, now \d\d)/gu;

/** A line of a play: `NURSE: You're early again.` */
const cue = /^\p{Lu}[\p{Lu} .'’-]{1,24}:\s+\S/u;

/** Whether people talk to each other in a text, a paragraph a speech. */
const talks = ({ paragraphs, sentences }: Reading): boolean =>
  (count(paragraphs, cue) >= 4 && share(paragraphs, cue) >= 0.6) ||
  (count(paragraphs, speaks) >= 3 && share(paragraphs, speaks) >= 0.25) ||
  (sentences.length >= 4 && share(sentences, /^["“]|["”]$|[,.!?]["”]/) >= 0.3);

function weighStory(reading: Reading): number {
  const { sentences, told, telling } = reading;
  if (sentences.length < 3) return 0;
  const asI = share(told, self);
  const remembers = different(telling, lived);
  const real = telling.match(ofRealPeople)?.length ?? 0;
  const dialogue = talks(reading);
  // Who is named with a title talks in a story too, where hardly a paragraph but is speech.
  const spoken = share(reading.paragraphs, speaks) >= 0.4 && count(reading.paragraphs, speaks) >= 5;
  if (real >= 2 && asI <= 0.1 && !spoken) return 0.3;
  // An I that talks and remembers nothing is one in a story; one that remembers may be the writer.
  if (dialogue && real >= 2 && !spoken) return 0.7;
  if (share(reading.paragraphs, cue) >= 0.6) return 1.5;
  if (dialogue)
    return asI < 0.25 ? 1.5 : 1.4 - 0.3 * remembers - 0.1 * Math.max(0, different(telling, moving) - 2);
  const gone = share(told, past);
  const others = share(told, /\b(?:he|she|him|her|his)\b/i);
  const addressed = share(told, /\b(?:I|my|you|we)\b/);
  if (
    sentences.length >= 4 &&
    gone >= 0.6 &&
    /\b[Oo]nce upon a\b|(?:^|[.!?] )One (?:\p{Ll}+ )?(?:day|night|morning|evening)\b/u.test(telling)
  )
    return addressed <= 0.2 ? 1.3 : 0.5;
  if (sentences.length >= 4 && others >= 0.4 && gone >= 0.55 && addressed <= 0.2)
    return share(told, /\d/) <= 0.15 ? 1.2 : 0.7;
  return 0;
}

/** What looks back on one's own life. */
const remembering =
  /\b(?:I remember|remember(?:ed)?|when I was|as a (?:child|boy|girl)|my (?:whole |entire )?childhood|used to|at school|I was (?:about |only |nearly )?(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty\S*)|years later|(?:19|20)\d\d|[Mm]y (?:grand\p{Ll}+|mother|father|mum|mam|dad|nan|gran|parents|uncle|aunt|brother|sister|wife|husband|son|daughter|teacher|first job)|I (?:still )?have (?:it|them) still|for years|in those days|back then|I never)\b/giu;

/** What shows that somebody tells of their own life and not of one that they made up: it names the year, or remembers aloud. */
const lived =
  /\b(?:I (?:\p{L}+ )?remember(?!ed)|as I remember|as a (?:child|boy|girl)|my (?:whole |entire )?childhood|(?:in|since|until|of|from) (?:18|19|20)\d\d|I was born|years later|in those days|back then|I (?:still )?have (?:it|them) still|I still have|my first (?:job|flat|year)|to this day)\b/giu;

function weighMemoir(reading: Reading): number {
  const { sentences, told, telling } = reading;
  if (sentences.length < 4) return 0;
  const own = count(told, self);
  const speaksOf = share(told, speaker);
  const gone = share(told, past);
  const looks = different(telling, remembering);
  if (own < 3 || gone < 0.45 || speaksOf < 0.25) return 0;
  // Of somebody else one says I less often.
  const base = speaksOf >= 0.5 ? 0.85 : speaksOf >= 0.35 ? 0.65 : 0.5;
  // Who says I in every other sentence and tells of nothing but what has been tells of their own life.
  const throughout = gone >= 0.65 && speaksOf >= 0.5 && share(told, /\byou(?:r|['’]\p{Ll}+)?\b/iu) <= 0.1;
  // A family, an age and a talk word for word are in every story that says I.
  if (talks(reading) && different(telling, lived) < 2) return Math.min(0.8, base);
  const orders = told.filter((one) => isOrder(one)).length;
  // A life is told in the past and tells nobody what to do; who argues or advises tells of theirs on the way.
  const doubt =
    (pleads(reading) ? 0.5 : 0.15 * leans(reading)) +
    (gone < 0.66 && told.length >= 12 ? 0.2 : 0) +
    (orders >= 3 && orders >= 0.1 * told.length ? 0.4 : 0);
  const weight = base + (throughout ? 0.15 : 0) + 0.15 * Math.min(4, looks) - doubt;
  // No life is told in the points of a list.
  const isListed = reading.blocks.filter(({ kind }) => kind === "item").length >= 3;
  return isListed ? Math.min(0.9, weight) : weight;
}

const place =
  /\b(?:in|to|from|at|near|towards|through|via|for|of|reached|left) (?:the )?((?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Mr|Mrs|Ms|Dr|God|Christmas|Easter)\p{Lu}[\p{L}’'-]*)/gu;

/** How many places with a name a text goes to or through. */
const placesIn = (telling: string): number =>
  new Set([...telling.matchAll(place)].map(([, name]) => name)).size;

function weighTravel(reading: Reading): number {
  const { sentences, told, telling, lines } = reading;
  if (sentences.length < 5) return 0;
  const speaksOf = share(told, speaker);
  const gone = share(told, past);
  const ways = different(telling, moving);
  const places = placesIn(telling);
  const far = ways >= 6 && places >= 3;
  const advises = lines.some((line) =>
    /^(?:if you go|getting there|where to (?:stay|eat|sleep))\b/i.test(line),
  );
  if (ways < 4 || places < 2 || speaksOf < 0.25 || gone < (far ? 0.4 : 0.6)) return 0;
  const titled =
    /\b(?:days? (?:in|to|on|by)|off[- ]season|a weekend in|journey|road to|walking|cycling|by (?:train|boat|bus))\b/i.test(
      lines[0] ?? "",
    );
  const looks = different(telling, remembering);
  return (
    0.4 +
    0.12 * Math.min(ways, 8) +
    0.08 * Math.min(places, 5) +
    (titled ? 0.2 : 0) +
    (advises ? 0.3 : 0) -
    0.08 * looks -
    (argues(reading) ? 0.8 : 0)
  );
}

/** What is judged, field by field. */
const judged: readonly RegExp[] = [
  /\b(?:menu|starters?|mains?|puddings?|desserts?|dish(?:es)?|waiter|waitress|chef|kitchen|wine|table|portion|ordered|served|service|course|bill|cooked|crisp|flavour|sauce|restaurant|café|curry|pub|eat|ate|eaten|plate|bowl|meal|lunch|dinner|supper|lamb|chicken|beef|pork|fish|bread|soup|salad|chips|rice|noodles|pizza|steak|tart|cake|biryani|poppadoms|beer|takeaway|spice)\b/giu,
  /\b(?:film|plot|director|directed|directs|cast|performance|plays?|actors?|acting|scenes?|dialogue|camera|score|stage|set|audience|production|screen|two hours|minutes long|sequel|finale|script)\b/giu,
  /\b(?:novel|book|author|chapters?|pages?|pp|prose|characters?|narrator|translation|press|publish\p{Ll}+|plot|readers?|sentences|stories|collection|memoir|biography|paperback|debut)\b/giu,
  /\b(?:album|tracks?|songs?|band|singer|gig|concert|setlist|encore|guitar|drums|vocals|chorus|lyrics|orchestra|conductor|soloist|venue|exhibition|gallery|paintings?|curat\p{Ll}+|room|rooms)\b/giu,
  /\b(?:battery|charge[rds]*|screen|app|settings|sound|bass|noise|hinge|build quality|plastic|strap|button|handle|bluetooth|updates?|compared with|the (?:previous|last|older) (?:model|one)|out of the box|weeks|months)\b/giu,
  /\b(?:stayed|room|bed|reception|check-in|breakfast|view|nights?|parking|staff|lobby|shower|pillows?|towels|booking|quiet|sea view)\b/giu,
];
const verdict =
  /\b(?:worth|recommend(?:ed)?|disappoint\p{Ll}+|delicious|excellent|superb|brilliant|wonderful|lovely|beautifully|fine|overpriced|fair|stale|dry|bland|cold|tired|too (?:long|loud|much|many|salty|sweet|dark)|not (?:so )?good|the good|works?|doesn['’]t work|not everything works|very (?:good|funny)|as good as|best|better|worst|well (?:done|made|cooked|read)|hardly|would have liked|I wish|I[’']d (?:go back|have it again|buy|wait|send|go)|go back|stay again|buy (?:it|them) again|skip(?:ped)?|put things right|a few grumbles|grumble|spoil\p{Ll}+|let down|verdict|go early|ask for|should have said so|get the|stay with it|four stars|still,|liked|loved|enjoyed|boring|beautiful|favou?rite|moving|funny|outstanding|weak(?:est)?|stands? out|a bit|a little too)\b/giu;
const rating =
  /\b\d(?:\.\d)?\s?\/\s?(?:5|10)\b|★|⭐|\bout of (?:5|five|10|ten)\b|\b(?:one|two|three|four|five|\d(?:\.5|½)?) stars?\b/i;
const footer =
  /\b(?:\d+ ?pp\b|until (?:\d|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|the \d)|(?:open|opens?) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|is (?:on|showing) at|at the \p{Lu}\p{L}+ until|dinner for two|for two with|cert\.? ?\d\d|(?:Press|Books|Faber|Penguin), (?:£|\d))/u;

const works =
  /\bhow I (?:got|came|started|began) (?:to be|being|as|working)\b|\bI (?:got|took|started|answered) (?:a|an|the|my) (?:job|post|advert|apprenticeship)\b|\b(?:I|I['’]d|I['’]ve|I have|I had) (?:done|worked|driven|been) (?:a \p{L}+ for )?\p{L}+(?:-\p{L}+)? years (?:in|at|on|as|with|for)\b|\bI(?:['’]ve| have)? (?:get|been) asked for tips\b/u;

function weighReview(reading: Reading): number {
  const { sentences, told, telling, source, lines } = reading;
  if (sentences.length < 4) return 0;
  const fields = judged.map((field) => different(telling, field)).toSorted((one, other) => other - one);
  const [most = 0] = fields;
  const said = different(telling, verdict);
  const rated = rating.test(source);
  const framed = footer.test(source);
  const named = /\breview\b|\bfavou?rite (?:film|movie|book|novel|play|album|series|restaurant|game)\b/i.test(
    lines.slice(0, 2).join(" "),
  );
  if (most < 3 || (said < 2 && !rated && !named)) return 0;
  // What is told mostly in dialogue or of others is no verdict; what asks for orders sells.
  const sells =
    /\b(?:we|our) (?:\p{L}+ )?(?:make|ship|offer|refund|send|guarantee|train)\b|\border (?:now|by|yours)\b/iu.test(
      telling,
    );
  const talk = share(sentences, /[,.!?]["”]/);
  const looks = different(telling, remembering);
  return (
    0.2 +
    0.1 * Math.min(most, 7) +
    0.09 * Math.min(said, 7) +
    (rated ? 0.5 : 0) +
    (framed ? 0.3 : 0) +
    (named ? 0.3 : 0) +
    (share(told, speaker) >= 0.15 ? 0.1 : 0) -
    (sells ? 0.8 : 0) -
    (talk >= 0.25 ? 0.6 : 0) -
    (argues(reading) && !rated ? 0.5 : 0) -
    // A guide to a place praises one thing after another, and judges none.
    (guides(reading) && !rated && !framed ? 0.8 : 0) -
    // Whoever tells of the work they do gives tips, and judges no place or thing.
    (works.test(telling) && !rated && !framed && !named ? 0.5 : 0) -
    0.06 * looks
  );
}

const productSigns: readonly RegExp[] = [
  /\b(?:meet|introducing|say hello to|discover)\b (?:the |our |your )?/i,
  /[£$€]\s?\d|\b(?:costs?|price[ds]?)\b/i,
  /\b(?:weighs?|holds?|fits|capacity|measures)\b|\b\d+\s?(?:g|kg|grams|litres?|cm|mm|inch(?:es)?|watts?|W|lumens|mAh|ml)\b|\b(?:material|sizes?|dimensions)\b/i,
  /\b(?:comes? (?:in|with)|what you get|in the box|what['’]s included|included:|available in|features?)\b/i,
  /\b(?:order(?:s|ed)? (?:now|before|by|today|yours)|ship(?:s|ping)?|delivery|delivered|buy|add to|free trial|in stock|book (?:at|now|online))\b/i,
  /\b(?:guarantee[ds]?|warranty|refund|send it back|returns?|return it|money back|change your mind|repairable|replacements?)\b/i,
  /\b(?:your|you)\b/i,
];
/** Whether a text shows a reader round a place: a place has prices, opening hours and a view, and nobody sells it. */
export const guides = ({ sentences, told, telling }: Reading): boolean =>
  sentences.length >= 5 &&
  share(told, speaker) < 0.15 &&
  different(telling, moving) >= 5 &&
  placesIn(telling) >= 2 &&
  !(productSigns[0]?.test(telling) === true || seller.test(telling));

/** What is told of all things of a sort: `A typical one costs £10,000.` */
const ofASort =
  /\ba typical\b|\bmost (?:models|of them (?:cost|are|sell|come)|makes|types)\b|\bcheap(?:er)? ones\b/i;

/** Where somebody who sells says what they do for whoever buys. */
const seller =
  /\b(?:I|[Ww]e)(?:['’]ll| will)? (?:can )?(?:refund|ship|make|send|replace|post|deliver|repair)\b|\b(?:ships?|shipped|dispatched|goes out|delivered) (?:from|in|within|free|the same)\b/;
/** What stands only where something is for sale; a price, a size and a feature stand in any article. */
const offered =
  /\b(?:meet the|introducing|say hello to|order (?:now|before|by|today|yours)|orders? (?:over|placed|before)|ship(?:s|ped|ping)\b|(?:free|next-day|fast) delivery|delivery (?:takes|is|in|within|from|costs?)|delivered (?:in|within|free|to)|add to (?:cart|basket|bag)|free trial|in stock|in the box|what you get|what['’]s included|buy (?:it|one|now|yours|two|online)|guarantee[ds]?|warranty|refund(?:s|ed)?|send it back|return (?:it|them)|money back|change your mind|available (?:in|now|online)\b|free postage|postage|features:|tell us within|for sale|(?:order|made) to order|to order\b|(?:postage|post|delivery) (?:is )?included|including (?:the )?(?:post|postage|delivery)|allow (?:\d+|one|two|three|four|five|six|eight|ten) (?:days|weeks)|(?:tell|send) us (?:the|your|and we))|\|\s*(?:from )?[£$€]\s?\d|(?:^|[.!?*] )\**(?:from |only |just |price:? )?[£$€]\s?\d/imu;
/** Where somebody says that they make what they sell. */
const maker =
  /\bmade to order\b|\b(?:I|[Ww]e) (?:started making|began making)\b|\b(?:I|[Ww]e) (?:\p{Ll}+ and )?(?:make|made|build|built|sew|knit|weave|carve|turn|print|bake|brew|cast|forge|stitch)\b/u;

/** Where somebody asks for help or money for a cause: what they take has a sum, and is no offer. */
const causes =
  /\b(?:charity|charities|volunteers?|donat(?:e|es|ed|ions?)|rescue|foster|fundrais\p{Ll}+|appeal|trustees|good cause|help us|still help|held a collection)\b/giu;

function weighProduct(reading: Reading): number {
  const { blocks, lines, told, telling } = reading;
  // Prices may stand in a table.
  const rows = blocks.filter(({ kind }) => kind === "table").map(({ text }) => text);
  const all = [telling, ...lines, ...rows].join(" ");
  if (guides(reading) || different(all, causes) >= 3) return 0;
  const found = signs(all, productSigns);
  // A price, and what we do for you: little else has to be said of a small thing.
  if (found === 3 && priced.test(all) && seller.test(all) && !ofASort.test(all)) return 1.05;
  if (count(told, /\bI\b(?!.*\?$)/) === 0)
    return found >= 4 && ((offered.test(all) && !ofASort.test(all)) || seller.test(all))
      ? 0.3 + 0.2 * found
      : 0;
  const sells = found >= (maker.test(all) ? 3 : 5) && priced.test(all) && seller.test(all);
  return sells ? 0.6 + 0.2 * found : 0;
}

const noticeSigns: readonly RegExp[] = [
  /\b(?:admission|entry|tickets?|free entry|no booking|book(?:ing)? (?:is )?(?:essential|required)|places? (?:are )?limited|first come)\b/i,
  /\b(?:all (?:are )?welcome|everyone (?:is )?welcome|come (?:and|along|to)|join us|bring (?:your|a)|drop in)\b/i,
  /\b(?:doors (?:open|at)|from \d{1,2}(?:[.:]\d\d)? ?(?:am|pm)?|(?:\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)? ?(?:to|–|-|until) ?\d{1,2}(?:[.:]\d\d)? ?(?:am|pm))|between \d{1,2} and \d{1,2})\b/i,
  /\b(?:will be|is|are) (?:closed|open|held|moved|cancelled|postponed|suspended|shut|extended)\b|\b(?:will )?reopens?\b|\bmoves to\b/i,
  /\b(?:village hall|church hall|community (?:centre|room)|town hall|library|leisure centre|car park|hall)\b/i,
  /\b(?:ring|call|phone|contact|e-?mail|enquiries|more information)\b|\b(?:questions|contact|bookings?):/i,
  /\b(?:sorry for (?:the|any) inconvenience|please (?:note|use|keep|do not)|raised goes to|in aid of|raffle|stalls?|refreshments)\b/i,
];

function weighNotice(reading: Reading): number {
  const { told, telling, lines } = reading;
  if (guides(reading)) return 0;
  const all = `${lines.join("\n")} ${telling}`;
  const found = signs(all, noticeSigns);
  if (count(lines, day) < 1 || found < 4 || share(told, self) > 0.12) return 0;
  return 0.25 * found + (share(told, past) <= 0.3 ? 0.25 : 0);
}
