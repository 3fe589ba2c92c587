/** Kinds of text that show by their form: who is greeted, what is listed, how the lines are set. */

import { isCall } from "../../prose/calls.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { plainOf } from "../../prose/words.ts";
import { isGreeting, isSignOff } from "../layout/statements.ts";
import { pleads } from "./arguing.ts";
import { isNotes, isVisit, jotted } from "./jottings.ts";
import type { TextKind } from "./kinds.ts";
import { isOffer, isPriceList } from "./offers.ts";
import { isOrder } from "./orders.ts";
import { count, different, past, type Reading, share, signs } from "./reading.ts";
import { headers, isReport, reports } from "./reports.ts";

/** The kind of a text by its form alone; null where its form says nothing. */
export function kindByForm(reading: Reading): TextKind | null {
  if (isSpeech(reading)) return "speech";
  if (isReport(reading)) return "report";
  const letter = isLetter(reading) || closesFormally(reading);
  if (isMinutes(reading, letter)) return "minutes";
  if (letter) return letterOf(reading);
  if (toAll.test(reading.lines.slice(0, 4).join("\n")) || greetsMany(reading)) return "circular";
  // Who pleads for something may name what it is sold at.
  if ((isOffer(reading) || isPriceList(reading)) && !pleads(reading)) return "product";
  if (isRecipe(reading)) return "recipe";
  if (isCareer(reading)) return "career";
  if (isVerse(reading)) return "verse";
  if (isVacancy(reading)) return "vacancy";
  const sells = signs(reading.lines.join(" "), shopping) >= 3;
  // Who visits somebody notes down sizes, prices and what was delivered.
  if (isNotes(reading) && (!sells || isVisit(reading.lines))) return "notes";
  if (isInterview(reading)) return "interview";
  if (isAnswers(reading) && !sells) return "answers";
  // A page that sells may say how its thing is used.
  return isHowto(reading) && !sells ? "how-to" : null;
}

/** What stands on a page that sells, and in no notes or answers to questions. */
const shopping: readonly RegExp[] = [
  /[£$€]\s?\d/,
  /\b(?:guarantee[ds]?|warranty|refund(?:ed)?|send it back|return it|money back)\b/i,
  /\b(?:ships?|shipp(?:ed|ing)|delivery|delivered|in stock|in the box|what you get|available in|order (?:now|before|by|today|yours))\b/i,
  /\b(?:weighs?|holds?|fits|made (?:of|from))\b|\b\d+\s?(?:g|kg|cm|mm|ml|litres?)\b/i,
];

function isLetter({ blocks, lines: all }: Reading): boolean {
  const over = all.slice(0, 6).filter((line) => headers.test(line));
  if (over.length >= 2 || over.some((line) => /^subject:/i.test(line))) return true;
  // A report greets those it is for, and stands under headings all the same.
  if (blocks.filter(({ kind }) => kind === "heading").length >= 3) return false;
  const lines = blocks[0]?.kind === "heading" ? all.slice(1) : all;
  const opening = lines.filter((line) => !headers.test(line))[0] ?? "";
  if (isGreeting(opening) || /^(?:hi|hello|hey|dear) (?:\p{L}+\.? ){0,2}\p{Lu}\p{L}*,/iu.test(opening))
    return true;
  const signed = lines.slice(-5).some((line) => isSignOff(line));
  if (
    lines
      .slice(1, 12)
      .some(
        (line) => /^(?:dear|hi|hello)\b/i.test(line) && (line.endsWith(",") || signed) && isGreeting(line),
      )
  )
    return true;
  const greets = isGreeting(/^[^,!]{2,40}[,!]/.exec(opening)?.[0] ?? "");
  const closes = lines.slice(-3).some((line) => isSignOff(line) || /^\p{Lu}\p{Ll}+$/u.test(line));
  const closesInside = /\b(?:regards|best wishes|yours (?:sincerely|faithfully)|cheers),\s+\p{Lu}/u.test(
    lines.at(-1) ?? "",
  );
  return (greets && (closes || closesInside)) || (closesInside && lines.length <= 3);
}

/** Whether somebody signs as one signs a letter. */
const closesFormally = ({ lines }: Reading): boolean =>
  lines
    .slice(-7)
    .some((line) =>
      /^(?:yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|(?:kind|best|warm) regards|regards|respectfully|with (?:best|kind) (?:wishes|regards)|many thanks)\b[,.]?(?: \p{Lu}\S*){0,3}$/iu.test(
        line.trim(),
      ),
    );

/** Many who are greeted at once. */
const many =
  "(?:all|everyone|everybody|folks|parents?|carers?|famil(?:y|ies)|residents?|neighbours?|tenants?|householders?|customers?|clients?|members?|colleagues|volunteers|supporters|guests|visitors|subscribers|shareholders|donors|patients?|students|pupils|players|swimmers|readers?|users?|occupiers?|owners|leaseholders|friends of|staff|teams?|(?:shift |team )?leads|managers|employees|drivers|crew|departments?)";
const toMany = new RegExp(
  `^(?!dear (?:the )?\\p{Lu}\\p{L}+ team,)(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))(?: to)?,? (?:\\p{L}+ ){0,2}${many}\\b`,
  "iu",
);
const team = /^(?:team|all|everyone|colleagues|folks|both|ladies|gentlemen|parents|neighbours|members)[,:]$/i;
const toAll = new RegExp(`^(?:(?:\\p{L}+ ){0,2}notice )?to:? (?:all|the) (?:\\p{L}+ ){0,2}${many}\\b`, "imu");

const ofMany = new RegExp(`\\b${many}\\b`, "i");
/** `To: Jill and Stephen Pask; Mrs D. Ruck`: those whom a message goes to by name are few, however it greets them. */
const toFew =
  /^to: (?:(?:mr|mrs|ms|dr)\.? )?\p{Lu}[\p{L}.'’-]*(?:(?:;|,|,? and|,? &)? \p{Lu}[\p{L}.'’-]*){0,8}$/iu;

/** Whether many are greeted in a line of their own, whatever headings follow, and no report stands over them. */
const greetsMany = ({ lines }: Reading): boolean =>
  lines.slice(0, 5).some((line) => toMany.test(line) && line.trim().endsWith(",") && line.length <= 60) &&
  !lines.slice(0, 5).some((line) => reports.test(line));

/** `Spring news from Pellow & Daughter`: what a firm or a club sends to all who know it. */
const newsletter =
  /\bnewsletter\b|\bbulletin\b|\b(?:news|updates?) (?:from|for (?:all|our))\b|^(?:(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|monthly|weekly|latest|our) ){1,2}(?:news|update)$/i;
const toOne =
  /^(?:dear|hi|hello|hey) (?!from\b|to\b|and\b|there\b|again\b)(?:\p{L}+\.? ){0,2}\p{Lu}\p{L}*,/iu;

/** A message to many, one that asks a firm, an office or a landlord for something, or one between people who know each other. */
function letterOf({ source, lines }: Reading): TextKind {
  const first = lines.slice(0, 10);
  const few = first.some((line) => toFew.test(line) && !ofMany.test(line));
  if (
    (!few && first.some((line) => toMany.test(line) || toAll.test(line) || team.test(line.trim()))) ||
    (newsletter.test(lines[0] ?? "") && !first.some((line) => toOne.test(line)))
  )
    return "circular";
  if (applies.test(source)) return "application";
  if (asksRight.test(source)) return "complaint";
  if (presents.test(source) && decides.test(source)) return "letter";
  const own = (source.match(/\b(?:i|my|we|our)\b/gi)?.length ?? 0) >= 3;
  const found = signs(source, wrongs);
  const [, broken, repaid] = wrongs;
  const both = broken?.test(source) === true && repaid?.test(source) === true;
  return own && (found >= 5 || (found >= 4 && both)) ? "complaint" : "letter";
}

/** Whoever sends their work and waits for a yes by a day complains of nothing, whatever else the letter mentions. */
const presents =
  /\b(?:proofs?|drafts?|drawings?|designs?|layouts?|sketch(?:es)?|plans?|samples?|quotes?|quotations?|estimates?|artwork|versions?|options)\b[^.!?\n]{0,30}\b(?:attached|enclosed)\b|\b(?:attached|enclosed)\b[^.!?\n]{0,30}\b(?:proofs?|drafts?|drawings?|designs?|layouts?|sketch(?:es)?|plans?|samples?|quotes?|quotations?|estimates?|artwork|versions?|options)\b/i;
const decides =
  /\b(?:needs?|wants?|waiting for|must have|have to have|give (?:me|us)|send (?:me|us)|let (?:me|us) have)\b[^.!?\n]{0,30}\b(?:yes|decision|go-ahead|sign-off|approval|answer|choice|word)\b[^.!?\n]{0,40}\b(?:by|before|on)\b[^.!?\n]{0,24}(?:\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b\d{1,2} \p{Lu}|\btomorrow\b)/u;

/** Who asks for a post. */
const applies =
  /\bI(?: am|['’]m|['’]d like| wish| want)? (?:writing )?(?:to )?apply(?:ing)?\b|\bI would like to apply\b|\b(?:my|this) application for\b|\bappl(?:y|ying|ication) (?:for|to) (?:the|your) (?:\p{L}+ ){0,3}(?:post|position|job|role|vacancy|opening|apprenticeship|placement|programme|scholarship)\b|\byour (?:advert(?:isement)?|vacancy|job posting|ad) (?:for|in|on)\b/iu;

/** What a letter holds that asks somebody to put a thing right or to grant one. */
const wrongs: readonly RegExp[] = [
  /\b(?:rang|rung|phoned|telephoned|called|emailed|e-mailed|written to|wrote to|chased|reminded|reminders?|earlier (?:mails?|letters?))\b/i,
  /\b(?:broken|faulty|not work(?:ing)?|damp|mou?ld|leak(?:s|ed|ing)?|won['’]t|damaged|overcharged|missing|wrong (?:item|amount|size|bill|colour)|no (?:heating|hot water|reply|answer|record)|not (?:been )?(?:replied|answered))\b/i,
  /\b(?:refund(?:ed)?|claim(?:ing)?|my money|goodwill|compensat\w+|money back|reimburse\w*|(?:off?|out of) the rent|replacement|deposit)\b/i,
  /\b(?:landlord|tenants?|tenancy|rent|flat \d|customer ?(?:services?|care)|dear sir|to whom it may|order (?:number|\d)|account number|invoice|policy number|reference number|the council)\b/i,
  /\b(?:again|still|since (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:for|within) (?:the )?(?:two|three|four|several|\d+) (?:working )?(?:days|weeks|months))\b/i,
  /\b(?:sorted|put right|repaired|mended|fixed|looked at|resolved|come (?:and|out|tomorrow|today|on))\b/i,
  /\b(?:attached|enclosed?|receipts?|photos?|photographs?)\b/i,
  /\b(?:ombudsman|legal|legally|solicitor|complain(?:t|ing)?|unacceptable|disappointed|disgusted|furious|appalled|disgrace\w*|ashamed|fed up|apology|apologi[sz]e|my rights|rude(?:ly|ness)?|fall out|entitled|trading standards|consumer|failing which|no longer willing)\b/i,
];
const asksRight =
  /\bwhat (?:are you|you are|you['’]re|you) (?:going to|intend to|propose to|mean to) do about (?:it|this|that)\b|\bnot good enough\b|\bI (?:want|expect|demand|insist on|am owed) (?:(?:a|an|my|our|the|your|half|all|full|some|part|of) )*(?:refund|money|deposit|apology|compensation|replacement|explanation)\b|\bI(?: am|['’]m) writing to (?:complain|appeal|dispute)\b|\bI (?:would like|wish|want) to (?:complain|appeal|dispute|make a complaint)\b|^what I(?: want| expect|(?: am|['’]m) asking for|(?: would|['’]d) like)(?: is| from you)?: *$/im;

const minuteSigns: readonly RegExp[] = [
  /^[ \t>#*_-]{0,8}(?:(?:members|councillors|those|also|committee) )?(?:present|attendees|attended|attending|attendance|apologies(?: for absence)?|regrets|in attendance|absent|(?:in the )?chair(?:ed by)?|(?:notes|minutes) (?:taken )?by)(?: ?\([^)\n]{1,40}\))?(?:[ \t*_]{0,4}:|\*\*|[ \t*_]{0,4}$| [–—-] )/im,
  /^[ \t>#*_-]{0,8}(?:\p{L}{1,20} ){0,3}minutes (?:of|from|for)\b|\bminutes of the (?:last |previous )?meeting\b|^[ \t>#*_-]{0,8}(?:draft )?minutes[ \t*_]{0,4}$/imu,
  /\bapologies (?:were|was|had been) (?:received|given|sent)\b|\bapologies from\b/i,
  /\b(?:the )?(?:committee|board|council|meeting|members|group) (?:agreed|resolved|approved|noted)\b|\bit was (?:agreed|resolved|noted|decided)\b|^[ \t>#*_-]{0,8}(?:action|agreed|decision|resolved)s?[ \t*_]{0,4}:/im,
  /\b(?:ACTION|AGREED|RESOLVED|DECIDED|NOTED)\b/,
  /\bmeeting (?:closed|ended|opened|was (?:closed|opened|ended))\b/i,
  /\bnext meeting\b/i,
  /\b(?:proposed|seconded) by\b|\bagenda item\b|\bany other business\b|\bAOB\b|\bmatters arising\b|\bcarried unanimously\b/i,
];

function isMinutes({ source, lines }: Reading, letter: boolean): boolean {
  const met = signs(source, minuteSigns);
  const headed = lines
    .slice(0, 3)
    .some(
      (line) =>
        /(?<![\d-] ?|\b(?:in|for|after|few|five|ten|two|some) )\bminutes\b(?! (?:to|past|later|ago|long|from|walk))/i.test(
          line,
        ) && line.length < 90,
    );
  if (letter && met < 4) return false;
  // Those who were present at a visit met nobody to decide anything.
  if (met < 2 && !headed && isVisit(lines)) return false;
  return met >= 2 || (headed && met >= 1) || minuteSigns[0]?.test(source) === true;
}

const spokenAt =
  /^(?:a )?(?:few )?(?:words|speech|toast|eulogy|remarks|address) (?:at|for|to|on|of|given)\b|, (?:madam chair|mr chairman)\b/i;
const addresses =
  /^(?:good (?:morning|afternoon|evening)\b|ladies and gentlemen|(?:dear )?friends,|thank you(?: all)?(?: so much| very much)? for (?:coming|having|inviting|being here)|distinguished\b|(?:hello|welcome),? (?:to you all|everyone|everybody)|if I could have your attention)/i;

/** What is said to people in a room, who are greeted and never signed to. */
const isSpeech = ({ lines, paragraphs }: Reading): boolean =>
  (addresses.test(paragraphs[0] ?? "") || lines.slice(0, 3).some((line) => spokenAt.test(line.trim()))) &&
  !headers.test(lines[0] ?? "") &&
  !lines.slice(-4).some((line) => isSignOff(line) && !/^(?:many )?thank/i.test(line)) &&
  !/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(lines.at(-1) ?? "");

const amount =
  /^(?:[-*•]\s*)?(?:about|a|an|half|one|two|three|four|\d[\d./½¼¾-]*|[½¼¾])(?:\s(?:about|a|an|half|one|two|three|four|\d[\d./½¼¾-]*|[½¼¾]))*\s?(?:g|kg|ml|l|dl|oz|lb|grams?|kilos?|lit(?:re|er)s?|tsp|tbsp|teaspoons?|tablespoons?|cups?|pinch|cloves?|tins?|cans?|slices?|sticks?|large|medium|small|eggs?|onions?|carrots?|lemons?|apples?)(?![\p{L}-])/iu;
const cooking =
  /^(?:(?:then|next|now|first|finally|meanwhile|gently),? )?(?:add|bake|beat|blend|boil|brush|chill|chop|combine|cook|cover|crush|cut|drain|fold|fry|grate|grease|heat|knead|leave|melt|mix|peel|pour|preheat|put|roast|roll|rub|scatter|season|serve|sift|simmer|slice|soak|spread|sprinkle|squeeze|stir|strain|taste|tip|toss|warm|wash|whisk)\b/i;
const kitchen =
  /\b(?:oven|pan|simmer|boil|bake|baking|dough|butter|flour|saucepan|salt|sugar|oil|bowl|°C)\b/i;

const isRecipe = ({ lines, sentences, blocks }: Reading): boolean => {
  const steps = [
    ...sentences,
    ...blocks.filter(({ kind }) => kind === "item").flatMap(({ text }) => sentencesOf(plainOf(text))),
  ];
  return (
    count(lines, amount) >= 3 ||
    (count(steps, cooking) >= 3 && share(steps, cooking) >= 0.25 && count(steps, kitchen) >= 2)
  );
};

/** Numbered steps, most of them orders; or sentences that give order after order under a heading that says so. */
function isHowto({ blocks, sentences, lines, told }: Reading): boolean {
  const steps = blocks.filter(({ kind, prefix }) => kind === "item" && /\d[.)]\s*$/.test(prefix));
  const ordered = steps.filter(({ text }) => isOrder(sentencesOf(text)[0] ?? ""));
  if (ordered.length >= 3 && ordered.length >= 0.5 * steps.length) return true;
  const items = blocks.filter(({ kind }) => kind === "item").flatMap(({ text }) => sentencesOf(text));
  const orders = [...sentences, ...items].filter(isOrder).length;
  const all = sentences.length + items.length;
  const headed =
    /^how to \p{Ll}/iu.test(lines[0] ?? "") ||
    blocks.some(
      ({ kind, text }) =>
        kind === "heading" &&
        /^(?:how to\b|steps?\b|instructions?\b|method\b|directions\b|before you (?:start|begin)|you['’]ll need|you will need|what you(?:['’]ll)? need|setting up|troubleshooting|installation|cleaning|care\b)/i.test(
          plainOf(text).trim(),
        ),
    );
  // Under `How to tell an old rope` a reader is taught, however much is explained besides; who tells or argues says so.
  const teaches =
    /^how to \p{Ll}/iu.test(lines[0] ?? "") &&
    share(told, /\byou(?:rs?|['’]\p{Ll}+)?\b/iu) >= 0.2 &&
    share(told, past) <= 0.35 &&
    count(told, /\b(?:should|ought|[Ww]e (?:need|must|have to))\b/) < 2;
  return (
    (teaches && orders >= 3) ||
    (headed && orders >= 3 && orders >= 0.15 * all) ||
    (orders - sentences.filter(isCall).length >= 5 && orders >= 0.4 * all)
  );
}

/** Questions as headings, or in bold before their answers. */
const questionsOf = ({ blocks }: Reading): string[] =>
  blocks
    .filter(
      ({ kind, text }) =>
        (kind === "heading" && text.trim().endsWith("?")) ||
        (kind === "paragraph" && /^(?:\*\*|__)[^*_]+\?(?:\*\*|__)|^Q[:.]\s/.test(text)),
    )
    .map(({ text }) => plainOf(text));

/** An explanation may ask its reader something in a heading or two; its title is no question that has an answer below. */
function isAnswers(reading: Reading): boolean {
  const headings = reading.blocks.filter(({ kind }, at) => kind === "heading" && at > 0).length;
  const title = reading.blocks[0]?.kind === "heading" ? plainOf(reading.blocks[0].text) : "";
  const asked = questionsOf(reading).filter((question) => question !== title).length;
  return asked >= 3 && asked >= headings / 2;
}

/** Questions to one person, who answers as an I. */
function isInterview(reading: Reading): boolean {
  const asked = questionsOf(reading);
  const answers = reading.paragraphs.filter((one) => !asked.some((question) => one.startsWith(question)));
  return (
    asked.length >= 3 &&
    share(asked, /\b(?:you|your)\b/i) >= 0.5 &&
    share(asked, /\b(?:I|we|my|our)\b/) <= 0.25 &&
    share(answers, /\b(?:I|me|my)\b/) >= 0.5
  );
}

/** Lines that are broken where a voice would break them: short, in stanzas, without labels and figures. */
function isVerse({ source, blocks }: Reading): boolean {
  if (blocks.some(({ kind }) => kind === "item" || kind === "table" || kind === "code")) return false;
  const stanzas = source
    .split(/\n[ \t]*\n/)
    .map((one) => one.split("\n").filter((line) => line.trim() !== ""));
  const set = stanzas.filter((one) => one.length >= 2).flat();
  const lines = stanzas.flat();
  return (
    set.length >= 6 &&
    set.length >= 0.7 * lines.length &&
    set.every((line) => line.length <= 64) &&
    share(set, /\d/) <= 0.1 &&
    share(set, /^[\p{L} ]{2,24}:(?:\s|$)/u) <= 0.1 &&
    !set.some((line) => jotted.test(line))
  );
}

const hiring: readonly RegExp[] = [
  /\b(?:we(?:['’]re| are)|is|are) (?:now )?(?:looking for|hiring|recruiting|seeking|in need of)\b|(?:^|[.!:\n#*] ?)wanted\b[:!]?|\bwanted: |\bwe need (?:an?|two|three)\b|\bjoin (?:us|our team)\b/i,
  /\b(?:apply|how to apply|to apply|applications?|applicants?|your CV|covering letter|closing date|interviews?)\b/i,
  /\b(?:full[- ]time|part[- ]time|hours a week|an hour|per annum|a year|salary|holiday|pension|term[- ]time)\b/i,
  /\b(?:the (?:role|job|post|position)|responsibilities|requirements|qualifications|experience|certificate|duties)\b/i,
  /\byou (?:will|have|can|are|know|like)\b|\byou['’]ll\b|\bwhat (?:you['’]ll|we) (?:do|need|offer)\b/i,
];

const isVacancy = ({ telling, lines, sentences, told }: Reading): boolean => {
  // A post that is to be filled lies ahead.
  if (share(told, past) > 0.5) return false;
  const all = `${telling} ${lines.join(" ")}`;
  const hires = hiring[0]?.test(all) === true && hiring[1]?.test(all) === true;
  return hires && (signs(all, hiring) >= 4 || sentences.length <= 8);
};

const careers =
  /\b(?:worked (?:as|at|for)|responsible for|my (?:job|role|career|team)|i (?:managed|led|trained|ran)|in charge of|employed|internship|promoted|qualified|bachelor|master['’]s|degree in|years(?:['’]| of) experience|curriculum vitae|registered nurse)\b/gi;
const ofCareers =
  /^\W*(?:(?:work |professional |career )?(?:experience|history|profile|summary)|employment(?: history)?|education(?: and training)?|qualifications|skills|languages|references)\W*$/i;

/** Somebody's posts and years, under the headings of a CV or in a few plain lines. */
function isCareer({ source, lines, sentences }: Reading): boolean {
  if (count(lines, ofCareers) >= 2) return true;
  const named = different(source, careers);
  return named >= 3 || (named >= 2 && sentences.length <= 6 && !/["“]|\b(?:he|she|his|her)\b/i.test(source));
}
