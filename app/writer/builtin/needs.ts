/** What a form of work or trade needs from a text: without any of it the form is declined, not filled with what is none. */

import { proseSentences } from "../prose/grade.ts";
import { guard } from "../prose/guard.ts";
import { plainOf } from "../prose/words.ts";
import { isEnglish } from "../prose/language.ts";
import type { Decline, Rule } from "../task.ts";
import { withoutLead } from "./leads.ts";
import { isPast } from "./matter/verbs.ts";
import { storyCast } from "./stories/kind.ts";
import { imperative } from "./tables/imperatives.ts";

/**
 * `work` of somebody who applies, a `message` to somebody, an `offer`, a `report` of what was done or is planned,
 * a `vacancy`, a `customer` with whom something changed, a `company` that makes or serves, a `case` that is no story,
 * `steps` to follow, a `system` that runs or fails, an `event` with its day, an `opinion`, the `identity` of somebody.
 */
export type Need =
  | "work"
  | "message"
  | "offer"
  | "report"
  | "vacancy"
  | "customer"
  | "company"
  | "case"
  | "steps"
  | "system"
  | "event"
  | "opinion"
  | "identity";

const deedOfMine = /(?<![\p{L}’'])I (?!(?:think|believe|feel|guess|suppose)\b)\p{Ll}/u;
const workOfMine =
  /(?<![\p{L}’'])[Mm]y (?:(?:current|last|first|previous|present|own) )?(?:work|job|role|team|position|career|experience|skills?|degree|studies|training|clients?|customers?|projects?)\b/u;
const career =
  /\b(?:work(?:s|ed|ing)?|jobs?|role|position|career|employ\p{L}*|compan(?:y|ies)|team|colleagues?|customers?|clients?|projects?|degree|graduat\p{L}*|university|college|diploma|skills?|responsible|internship|apprentic\p{L}*|qualifi\p{L}*|certifi\p{L}*|years of|apply(?:ing)?|application|managed|led|trained|supervised|organi[sz]ed|founded|designed|developed|launched|built|taught|sold|increased|reduced|improved)\b/u;
const ours = /(?<![\p{L}’'])(?:I|[Mm]y|[Ww]e|[Oo]ur|us|me)(?![\p{L}])/u;
const reader = /(?<![\p{L}’'])(?:you|your|yours|please)(?![\p{L}])/iu;
const frame =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.!?]{0,40}[,!:]|subject: \S|(?:kind|best|warm) (?:regards|wishes)\b|yours \p{L}{4,12},?$|many thanks\b|thanks a lot\b|sincerely\b)/iu;
const figure = /(?<![\p{L}\d])\d|[£$€%]/u;
const trade =
  /[£$€] ?\d|\b\d[\d.,]{0,12} (?:euros?|pounds?|dollars?)\b|\b(?:apps?|products?|shops?|stores?|bakery|café|restaurant|studio|agenc(?:y|ies)|buyers?|membership|software|platform|tools?|tracker|planner|website|prices?|pricing|sell(?:s|ing)?|buy(?:s|ing)?|free (?:of charge|for|trial|entry)|(?:days?|months?|weeks?) (?:are|is) free|ships? free|discounts?|refund|guarantee|warranty|subscri\p{L}+|download|sign up|book at|tickets|now available|(?:our|new|the|an?) service|(?:we|is|are) offer(?:ing)?)\b/iu;
const use =
  /\b(?:designed|ideal|meant|suitable) for\b|\b(?:is|are) made (?:for|of|from)\b|\b(?:helps?|lets?|allows?|saves?) (?:you|teams?|users?|time|money)\b|\byou (?:can|will|need|get|only|save)\b|\b(?:easier|faster|cheaper|weighs)\b|\bnew (?:\p{Ll}+ ){1,2}(?:leaves|opens|runs|brings|starts|helps|stops)\b/iu;
const proposal =
  /\b(?:propos(?:e|es|ed|al|ing)|recommend\p{L}*|plans to|asks for a|(?:schools?|(?<!that )we|you|they|it|town|city|team|company|board|government) should|should (?:be (?:free|open)|start|close|open)|pilot)\b/iu;
/** What is done for others: `We paint the hall by hand`. */
const undertaking =
  /(?:^|[.!?] )We (?:also |will )?(?!(?:are|were|had|have|can|could|do|did|may|must|know|think|believe|feel|felt)\b)\p{Ll}+/u;
const progress =
  /\b(?:meeting|minutes of|agreed|decided|approved|voted|deadline|launch\p{L}*|project|budget|team|customers?|clients?|users?|staff|board|committee|sales|revenue|results?|survey|study|pilot|company|management|progress|issues?|release|version|plan(?:s|ned)|introduced|replaced|finished|completed?)\b/iu;
const hiring =
  /\b(?:looking for|seek(?:s|ing)? an?|hiring|vacanc(?:y|ies)|position of|(?:your|this|the|new|last|current|my) (?:role|job)|join (?:us|our|the)|you will (?:be|work|lead|draw|write|manage|help)|duties|responsible for|applicants?|candidates?|salary|employ\p{L}*|full-time|part-time|team of|years of experience|experience (?:with|in|of)|worked as)\b/iu;
const served =
  /\b(?:customers?|clients?|compan(?:y|ies)|business|firm|agenc(?:y|ies)|teams?|users?|members|patients|visitors|passengers|schools?|librar(?:y|ies)|hospital|shops?|branch(?:es)?|staff|farms?|wholesaler|bakery|board)\b/iu;

const founded = /\bfounded\b|\b(?:family-run|family business)\b|\bwe (?:make|build|sell|began|started)\b/iu;

const ordered =
  /^(?:First|Second|Then|Next|Finally|Step \d|Before you|Once you|When you)\b|\byou (?:can|need|should|must|have to|will)\b/u;
const technical =
  /\b(?:apps?|software|sites?|servers?|(?:the|our|a) service|database|API|endpoint|versions?|releases?|bugs?|errors?|crash\p{L}*|deploy\p{L}*|config\p{L}*|settings?|install\p{L}*|code|scripts?|parameters?|tokens?|browser|log(?:in|s)|quer(?:y|ies)|cache|systems?|devices?|printer|network|files?|button|screen|updates?|upgrad\p{L}*|outage|failed|failure|battery|charged?|switch|cable|machines?|equipment|USB|steps|calendar|online|form|internet)\b/iu;
const happening =
  /\b(?:concert|meeting|launch|fair|workshop|talk|party|show|festival|tickets?|join us|sings|plays|takes? place|exhibition|course|visit|opens?|opening|starts?|begins?|moved?|run(?:s|ning)?|leaves|sale|release[ds]?|conference|match|race|event|lesson|pilot|trial|available)\b/iu;
const dated =
  /\b(?:\d{1,2}(?::\d\d| ?[ap]\.?m)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|today|tomorrow|tonight|every day|(?:this|next) (?:week|month|year|spring|summer|autumn|winter)|at (?:noon|midnight|\p{Ll}+) in the|(?:in|after|for|first|last) \d+)\b/u;
const held =
  /\b(?:should|must|ought|believes?|I think|we think|feel that|opinion|better|worse|important|deserves?|wrong|cannot|never|easier|too (?:many|much|long|late|little|few)|nobody|only|means? that|whose fault|really)\b/iu;
const identified = /(?<![\p{L}’'])(?:I am|I['’]m|[Ww]e are|[Ww]e['’]re|\p{Lu}\p{L}+ is an?)(?![\p{L}])/u;

interface Sight {
  /** The sentences without what is quoted in them. */
  open: readonly string[];
  /** Whether somebody is greeted or signs. */
  framed: boolean;
  story: boolean;
}

function some(open: readonly string[], ...cues: readonly RegExp[]): boolean {
  return open.some((sentence) => cues.every((cue) => cue.test(sentence)));
}

/** `Built the help pages`: a deed without the one who did it. */
function bareDeed(sentence: string): boolean {
  const first =
    /^(\p{Lu}\p{Ll}+) (?:(?:up|on|with|for) )?(?:the|an?|our|all|new|\d+|two|three|four|five|six|ten)\b/u.exec(
      sentence,
    )?.[1];
  return (
    first !== undefined && isPast(first.toLowerCase()) && !/^(?:Was|Were|Had|Did|Could|Would)$/.test(first)
  );
}

const meets: Readonly<Record<Need, (sight: Sight) => boolean>> = {
  work: ({ open, story }) =>
    some(open, deedOfMine, career) || some(open, workOfMine) || (!story && open.some(bareDeed)),
  message: ({ open, framed, story }) =>
    framed || (!story && (some(open, reader) || some(open, ours) || some(open, figure))),
  offer: ({ open, story }) => !story && [trade, use, proposal, undertaking].some((cue) => some(open, cue)),
  report: ({ open, story }) => !story && (some(open, progress) || some(open, figure)),
  vacancy: ({ open, story }) => !story && some(open, hiring),
  customer: ({ open, story }) => !story && some(open, served) && (some(open, figure) || some(open, progress)),
  company: ({ open, story }) => !story && [served, trade, founded].some((cue) => some(open, cue)),
  case: ({ story }) => !story,
  steps: ({ open, story }) =>
    !story && open.some((sentence) => imperative.test(withoutLead(sentence)) || ordered.test(sentence)),
  system: ({ open, story }) => !story && some(open, technical),
  event: (sight) =>
    meets.offer(sight) || (!sight.story && (some(sight.open, happening) || some(sight.open, dated))),
  opinion: ({ open, story }) => !story && some(open, held),
  identity: (sight) =>
    meets.work(sight) || meets.company(sight) || (!sight.story && some(sight.open, identified)),
};

const asks: Readonly<Record<Need, string>> = {
  work: 'a sentence about your work or the role, such as "I managed a team of six" or "Built the help pages"',
  message:
    "something to tell or to ask somebody: a greeting, a request, a date, or what you or your team did",
  offer:
    "a sentence about what is offered or proposed: what it is, what it does for people, or what it costs",
  report: "something done, decided, measured or planned, such as a result, a date or a figure",
  vacancy: "a sentence about the job: who is looked for, what they will do, or what they should bring",
  customer: "a customer, team or company, and something that changed for them",
  company: "a sentence about a company, its people or what it makes",
  case: "a text that reports, explains or argues",
  steps: "something to do, told as a step or to a reader",
  system: "a program, a device or a service: what it does, or how it fails",
  event: "something that takes place or is new, or its day and hour",
  opinion: "a sentence that holds something to be right, wrong or better",
  identity: "a sentence about who somebody is or what they do",
};

/** The rule for texts that have what the form needs; in other languages the rule itself says what it needs. */
export function requiring(form: string, need: Need, rule: Rule): Rule {
  return (source, values, signal) =>
    (isEnglish(source.text) ? lacks(form, need, source.text) : null) ?? rule(source, values, signal);
}

/** What a text lacks for a form, in one sentence; null where it has some of it. */
export function lacks(form: string, need: Need, text: string): Decline | null {
  const open = proseSentences(text).map((sentence) => guard(plainOf(sentence)).text);
  const sight: Sight = {
    open,
    framed: text.split("\n").some((line) => frame.test(plainOf(line).trim())),
    story: storyCast(text) !== null,
  };
  return meets[need](sight)
    ? null
    : { decline: `${form} needs ${asks[need]}; this text has nothing of the kind.` };
}
