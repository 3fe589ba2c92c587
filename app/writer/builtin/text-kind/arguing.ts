/** A text that argues a case: somebody holds something, meets what others say to it, and wants something done. */

import { isCall } from "../../prose/calls.ts";
import { asksHow } from "./explaining.ts";
import { isOrder } from "./orders.ts";
import { count, different, past, type Reading, self, share, signs } from "./reading.ts";

/** How a case is argued: what is held, what is granted, what is to be done. */
const opinionSigns: readonly RegExp[] = [
  /\bI (?:think|believe|doubt|suspect|understand (?:why|perfectly)|would argue|am (?:also )?(?:not )?(?:sure|convinced)|used to think|have nothing against|don['’]t (?:think|believe|buy|see why|accept))\b/,
  /\b[Ww]e (?:(?:do not|don['’]t) )?(?:need|should|must|ought|deserve|have to|tend to|all|like to|are told|keep)\b/,
  /\b(?:should|ought|must)\b/i,
  /\bthe (?:usual|common|standard|real|honest|obvious|strongest) (?:defence|argument|objection|answer|reply|excuse|reason|point|truth|question|problem)\b|\b(?:critics|defenders|supporters|opponents|enthusiasts|campaigners|ministers) (?:will |would )?(?:say|argue|claim|object|tell|insist)\b|\b(?:some|many|other|plenty of) (?:people )?(?:will |would |may )?(?:say|argue|object|tell (?:me|you))\b|\breasons people (?:usually )?give\b|\bnot in dispute\b/i,
  /\b(?:my advice|in my (?:view|opinion|book)|I (?:admit|grant|concede)|the truth is|let us|let['’]s|to be fair|it is easy to|there is no (?:good )?reason|it['’]?s? (?:is )?time (?:to|that|we|for)|what would help|(?:two|three|my) requests?|I wish (?:they|the|people|somebody)|the (?:trouble|problem|point|thing|question) (?:is|with|isn['’]t)|that is not the point)\b/i,
  /(?:^|[.!?] )(?:Perhaps|Surely|Granted|True|Of course|Yes,|No,|Fine\.|Fair enough|And yet|Yet|But (?:look|if|we|that|why|jobs|it|let|nobody|the))\b/,
  /\b(?:wrong|mistake|absurd|ridiculous|nonsense|shame|pointless|unfair|scandal|insult|folly|daft|madness|dishonest|myth|pretend(?:ing)?|excuse)\b/i,
  /\bwhat I object to\b|\b(?:my|a) (?:modest |simple |\p{L}+ )?(?:proposal|plea)\b|\bthe case (?:for|against)\b|\bI(?:['’]m| am) not (?:an? (?:Luddite|snob|fool|expert|killjoy)|saying|against|asking)\b|\bdon['’]t get me wrong\b|\bbefore (?:anyone|somebody|you|the letters)\b|\bin (?:defence|praise) of\b/iu,
  /\b(?:isn['’]t|is not|aren['’]t|are not|was never|wasn['’]t) (?:\p{L}+ ){0,4}\p{L}+[.;:,] (?:It|They|That|This)(?:['’]s|['’]re| is| are)\b|\bnot because\b|\bnot [^.]{3,40}[,;] but\b|\bmore [^.]{3,30} than\b/iu,
  /\b(?:everyone|everybody|nobody|no one|anyone|anybody) (?:\p{L}+ )?(?:ever |really )?(?:is|has|knows?|says?|thinks?|felt|seems?|wants?|builds?|should|would|can|will|likes?|over there)\b/iu,
  /[\p{L})]\?/u,
];

/** What somebody should do or stop doing. */
const asked =
  /\b(?:should|(?<!\b[Yy]ou )must)(?! have)\b|\bought\b|\b[Ww]e (?:need|have) to\b|^(?:So,? )?(?:And )?(?:[Ll]et (?:us|them|me|that|it)\b|(?:Let|Charge|Give|Stop|Leave|Keep|Make|Cancel|Ban|Build|Spend|Pay|Open|Tax)\b)/;

/** Where a columnist says what they hold, what they grant and what they propose. */
const proposes =
  /\bhere(?:['’]s| is) (?:a|an|my|the) (?:\p{L}+ ){0,2}(?:plan|idea|proposal|suggestion|compromise)\b|\bI(?:['’]d| would)(?: like to)? (?:suggest|propose)\b|\b(?:one|two|three|my) (?:modest |simple |small )?requests?\b|\bif I(?:['’]m| am) wrong\b|\bI understand (?:the|why|that|perfectly)\b|\bI wish (?:the|they|people|somebody)\b|\b(?:they|people|some|critics) will (?:tell|say|object|argue)\b|\b(?:do|does)(?:n['’]t| not) need (?:more|another|a new)\b|\bI(?:['’]m| am) not (?:writing|asking|saying|suggesting|against)\b|\bI want to (?:write about|argue|make the case)\b|\btold this (?:news)?paper\b|\b(?:I say (?:so|this)|I put this|I put it) (?:at|to|because)\b|\bwe do(?:n['’]t| not) have a (?:shortage|problem)\b|\b(?:the|this) (?:council|government|ministry|school|company|town|city)['’]s (?:answer|reply|solution|case|argument)\b|\bask (?:the|any|anyone|anybody)\b|\bfar from it\b|\b(?:is|are) (?:upside down|back to front|the wrong way round)\b/giu;

/** Whether a text asks again and again for something to be done. */
export const argues = ({ told }: Reading): boolean => count(told, asked) >= 2;

/** A title that wants something. */
const wants =
  /^(?:let|leave|save|scrap|ban|time (?:to|for)|no more|enough|stop|against|in (?:praise|defence)|the case|bring|keep|give|don['’]t|do not|switch|turn|set|make|take|put|open|close|end|pay|charge|tax|cut|build|spare|free|hands off|abolish|forget|why (?:we|I|the \p{L}+) (?:should|must|need|want|do not|don['’]t|won['’]t))\b|\b(?:should|must|ought to|deserves?|does(?:n['’]t| not) need|do(?:n['’]t| not) need|can wait|has to go)\b/iu;
/** Signs that a claim is made, each of another way to make one: what is wished, what others say to it, what is granted. */
const claims: readonly RegExp[] = [
  /(?<!\b[Tt]here )\b(?:should|ought)\b(?! have| say\b| read\b| show\b| feel\b| look\b| sit\b)|(?<!\b(?:[Yy]ou|[Ww]e|I|[Tt]hey) )must\b(?! have)|^(?:So,? |And )?[Ll]et (?:us|them|me)\b|\b(?:one|two|three) requests?\b/,
  /\bI(?:['’]d| would| should) (?:like|rather) (?:it|them|the|to (?:see|speak|suggest|propose|know))\b|\bI (?:propose|suggest|reckon|think|believe|doubt|suspect|only wish|wish)\b|\bI (?:don['’]t|do not|cannot|can['’]t) see why\b|\bI(?:['’]m| am) not (?:writing|asking|saying)\b|\b(?:making|make) a stand\b|\bwould do\.|\bis not harmless\b/,
  /\b(?:people|critics|defenders|supporters|they|some|many|\p{Lu}?\p{Ll}+s) (?:will|['’]ll|may|might|would) (?:also )?(?:say|tell (?:me|you|us)|argue|object|claim)\b|\b(?:[Ss]ome|[Mm]any|[Tt]hey|[Pp]eople) (?:people )?(?:['’]ll )?(?:also )?say\b|\b[Pp]eople (?:say|tell me)\b|\b(?:the )?(?:best|strongest|usual|common) (?:argument|case|objection|defence|excuse)\b|\bI(?:['’]m| am) told\b|\bit (?:will|is|may) (?:often )?be said\b|\b(?:reason|answer|argument) given\b|\bwhat the answer will be\b|\b[Tt]he (?:\p{Ll}+ )?(?:council|head|clerk|officer|landlord|chair(?:man)?|manager|school|company|board|minister|mayor|owners?) (?:says|tells us|told me|calls it) /u,
  /\bI (?:admit|grant|concede)\b|\bI understand (?:that|it|the|why)\b|\bhave nothing against\b|\bI(?:['’]m| am) no (?:friend|enemy|fan|lover)\b|\bto be fair\b|(?:^|[.!?] )(?:Some do|Fine|Granted|Of course|True|That is a real \p{Ll}+)\b|, (?:fine|I admit|I grant)\b/u,
];

/** What somebody who pleads asks for. */
const wish =
  /\b(?:that(?:['’]s| is)|what) (?:all )?I(?:['’]d| would)? ask(?:ing)?(?: for)? is\b|\bis all I(?:['’]d| would)? ask\b|\bI(?:['’]m| am) (?:not )?asking for\b|\b(?:[Nn]obody|[Nn]o one)(?:['’]s| is) (?:arguing|talking|saying|asking|suggesting)\b|\b[Ww]hat I(?:['’]m| am) talking about is\b|^So,? (?:charge|vote|print|leave|ask|give|let|put|come|write|tell|hang|keep|send|say|no\b|two things|three things|one thing)\b|\b[Vv]ote (?:no|yes|against|for it)\b|\bI(?:['’]d| would) (?:only )?ask (?:that|for|them|anyone|anybody|the)\b|\b[Ww]hat I(?:['’]d| would) like is\b|\bI(?:['’]d| would) be (?:obliged|grateful|glad) if\b|\b\d+ signatures\b|\b[Ss]ign(?:ed)? (?:the|our|my|this) petition\b/u;
/** Signs that somebody pleads in their own voice, each of another way to do it: a grievance, what speaks against it, what is wished, what it comes to. */
const pleas: readonly RegExp[] = [
  /\bI(?:['’]m| am) (?:sick|tired|weary|fed up)\b|\bI(?: want|['’]d like| would like) to (?:complain|say a word|make the case|plead|speak up|put in a word|object)\b|\bmy (?:real |one |only |chief )?(?:gripe|complaint|quarrel|grievance|objection) (?:is|with)\b|\bmy case is\b|\b(?:is|['’]s) my (?:real )?(?:gripe|complaint|quarrel)\b|\bI had better say why\b|\bI(?:['’]d| would) like (?:the|every|whoever|somebody|someone) (?:\p{L}+ ){1,6}to\b|\bI(?:['’]d| would) like (?:the|our|my) (?:\p{L}+ )?back\b|\bI (?:still )?say (?:that )?(?:it|this|that)(?:['’]s| is) (?:\p{L}+ )?(?:wrong|unfair|absurd|nonsense|a (?:mistake|shame|scandal))\b/iu,
  /\b(?:the )?(?:case|argument|objection)s? (?:against (?:me|it|this|that|us)|on the other side)\b|\bI(?:['’]ve| have) heard (?:all )?(?:this|the|that|it)(?: (?:answer|reasons?|arguments?|objections?|excuses?|all|before))?\b|\bI know what \p{L}+ [^.]{0,40}will say\b|\b(?:he|she|they)(?:['’]s|['’]re| is| are) right (?:about|that)\b|\bI believe (?:him|her|them|that)\b|\bI (?:understand|grant|accept) (?:that|it|you)\b|\b[Pp]eople will say\b|^they (?:also )?say\b|\b(?:he|she|they|some|somebody|someone)(?:['’]ll| will) (?:also )?say\b|\b(?:to be|in all) fair(?:ness)?\b|\bin fairness\b/iu,
  wish,
  /^(?:Just )?(?:don['’]t|do not) (?:tell|sell|call|ask|give|pretend|let|make|say|expect)\b|^(?:Come|Bring|Ask|Try|Have a think|Think about|Consider|Do the sum|Work (?:it|that) out|You try)\b|\bhave a think about\b|^(?:Then|Fine, then|So) (?:take|sell|charge|send|give|put|print|leave|let|stop|buy)\b|\b(?:I )?mean it\.|, fair enough,|\bDo the sum\b/u,
  /\b(?:[Nn]obody|[Nn]o one|[Nn]o (?:shop|school|council|firm|body)) (?:should|ought)\b|\b(?:should|ought to) (?:be|have|not|never)\b|\b(?:is|are) not (?:a|an|the) [^.]{3,40}, (?:but|it)\b|\bI don['’]t see (?:why|who|what|how)\b|\bI would (?:sooner|rather)\b|\b(?:would|wouldn['’]t) you\?/u,
];
/** What others would say, in their words, and what they are told: `“It looks untidy.” Well, it looks alive.` */
const answered =
  /(?:^|[.!?]\s|\n)["“][^"“”\n]{5,120}[.!?]["”] (?:No|Well|Yes|Perhaps|Maybe|Fine|True|It|But|So|Then|I)\b/u;

/** `So paint two bays`: what is to be done, out of what was said. */
const concluded = (one: string): boolean => /^(?:So|Then),? /.test(one) && isOrder(one.replace(/^\S+ /, ""));

/** How many ways to plead a text shows, its title that tells somebody to do something among them. */
function pleading({ told, lines, source, blocks }: Reading): number {
  const [title = ""] = lines;
  const all = told.map((one) => one.trim());
  const steps = blocks.filter(({ kind, prefix }) => kind === "item" && /\d/.test(prefix)).length;
  // Nobody is told what to do with a thing by a title over its steps.
  const ordered = title.length <= 90 && steps < 3 && !title.endsWith(":") && isOrder(title);
  return (
    pleas.filter((sign) => all.some((one) => sign.test(one) || (sign === wish && concluded(one)))).length +
    (answered.test(source) ? 1 : 0) +
    (ordered || wants.test(title) ? 1 : 0)
  );
}

/** How far a text leans to a case though it tells of its writer's own life. */
export const leans = (reading: Reading): number => Math.max(0, pleading(reading) - 1);

/** Whether somebody pleads for something in their own voice, in three ways or more. */
export const pleads = (reading: Reading): boolean => count(reading.told, self) >= 2 && pleading(reading) >= 3;

export function weighOpinion(reading: Reading): number {
  const { sentences, told, telling, lines } = reading;
  const [title = ""] = lines;
  if (sentences.length >= 6 && pleads(reading) && !asksHow(lines))
    return 1.1 + 0.15 * (pleading(reading) - 3);
  const found = signs(telling, opinionSigns);
  const proposed = Math.min(4, different(`${title} ${telling}`, proposes));
  const wanted = wants.test(title) && title.length <= 90;
  // Whoever has argued says at the end what is to be done, in more than one short order.
  const ends = told.slice(-5).filter((one) => isOrder(one)).length >= 2;
  const claimed =
    claims.filter((sign) => told.some((one) => sign.test(one))).length + (wanted ? 1 : 0) + (ends ? 1 : 0);
  if (found + proposed + claimed < 3 || sentences.length < 4) return 0;
  const last = told.at(-1) ?? "";
  const calls = isCall(last) || asked.test(last.trim()) || asked.test(title);
  const gone = share(told, past);
  // Who says I and asks for nothing describes what they do.
  const describes = share(told, self) >= 0.3 && count(told, asked) === 0 && proposed === 0 && !calls;
  const weight =
    0.2 * (found + proposed) -
    (asksHow(lines) ? 0.35 : 0) -
    (describes && claimed < 2 ? 0.3 : 0) +
    (calls ? 0.2 : 0) +
    (ends ? 0.4 : 0) +
    (argues(reading) ? 0.3 : 0) +
    (gone <= 0.4 ? 0.2 : 0);
  // Rules, questions and a doubt stand in what explains a matter too; who argues makes a claim in more ways than one.
  if (claimed < 2) return Math.min(weight, 0.6);
  return weight + 0.3 * (claimed - 2) + (wanted ? 0.2 : 0);
}
