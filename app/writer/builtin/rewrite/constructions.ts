/** English constructions that say the same as another one. Each turn gives null where it is not safe. */

import { capital } from "../letters.ts";
import { continued, isStatement } from "../matter/phrases.ts";
import { isVerbForm } from "../matter/verbs.ts";
import { finiteOf } from "../tables/conjugation.ts";
import { notPassive } from "../tables/verbs.ts";
import type { Turn } from "./turn.ts";

const transitive = new Set(
  "admit adopt announce approve arrange ban break build burn buy cancel catch change check choose claim clean clear close collect combine complete confirm cover create cut damage deliver describe design destroy develop discover discuss divide draw drop eat employ examine expand explain finish fix forget found found form hide improve introduce invite keep kill launch lift lose make manage mark measure move multiply name notice open order organise organize paint pass pay plan plant praise prepare present print produce promise propose protect provide publish pull push raise reach receive record reduce refuse reject remove repair repeat replace report rescue reserve review ruin save sell send settle share shut sign solve start steal stop support suggest surround take teach tear test threaten throw train transform translate use visit warn wash waste watch win withdraw write".split(
    " ",
  ),
);
const noun = "[\\p{L}\\p{N}’'-]+";
const doer = new RegExp(
  `^(?<subject>(?:The|Our|My|A|An|Your|Most|Many|Some|All) (?:${noun} ){0,2}?${noun}|(?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) (?<adverb>\\p{Ll}+ly )?(?<verb>\\p{Ll}+) (?<object>(?:the|an?|our|my|your|this|every|each|all|two|three|four|five|six|\\d[\\d,.]*) (?:${noun} ){0,2}?${noun})(?<tail> (?:in|on|at|from|with|to|into|for|after|before|near|beside|during|within|under|over) [^,;:"“”]{3,80})?\\.$`,
  "u",
);
const phraseBreak =
  /^(?:and|or|but|of|to|in|on|at|by|for|from|with|that|which|who|is|are|was|were|has|have|had|will|can|as|than|so|if|when|because|not|it|them|him|her|us|me|you|they|he|she|we|out|up|down|off|away|back)$/i;

/** A plain active sentence with a doer and a thing done as a passive: `The pilot reached the school.` */
export const passiveOf: Turn = (sentence, text) => {
  const groups = doer.exec(sentence)?.groups;
  if (!groups) return null;
  const { subject = "", adverb = "", verb = "", object = "", tail = "" } = groups;
  if (/^(?:I|We|He|She|It|They|You|This|That|These|Those|Who|What|There|Nobody|Everyone)$/u.test(subject))
    return null;
  if (/ (?:and|but|or|that|which|who) | to (?!(?:the|an?|our|my|your|this)\b|\p{Lu})/u.test(tail))
    return null;
  const found = finiteOf(verb);
  if (
    !found ||
    found.tense === "base" ||
    !transitive.has(found.verb.base) ||
    notPassive.has(found.verb.participle)
  )
    return null;
  const words = [...subject.split(" ").slice(1), ...object.split(" ").slice(1)];
  if (words.some((word) => phraseBreak.test(word) || isVerbForm(word) || word.endsWith("ly"))) return null;
  if (
    /\b(?:day|days|week|weeks|month|year|years|time|times|way|hours?|minutes?|night|morning)$/u.test(object)
  )
    return null;
  const head = object.split(" ").at(-1) ?? "";
  const many =
    /(?:[^su]s|people|children|men|women)$/u.test(head) && !/^(?:an?|this|every|each) /u.test(object);
  if (!many && /^(?:all|two|three|four|five|six|\d)/u.test(object) && !object.startsWith("all the "))
    return null;
  const be = found.tense === "past" ? (many ? "were" : "was") : many ? "are" : "is";
  return `${capital(object)} ${be} ${adverb}${found.verb.participle} by ${continued(subject, text)}${tail}.`;
};

const frozen =
  /^(?:bread|again|more|back|up|out|on|now|here|ladies|terms|law|pros|black|first|one|over|through|by|so|time|day|night|life|trial|cut|give|wait|forth|round|years?|then|rock|rise|cause|question|name|before)$/i;
const item = "[\\p{L}][\\p{L}’'-]{2,}(?: [\\p{Ll}][\\p{Ll}’'-]{2,})?";
const openList =
  "(?<=\\b(?:of|in|with|by|from|for|about|such as|including|between|is|are|was|were|be|born) |: )";
const closeList =
  "(?=[.;]|,? (?:in|on|at|for|to|before|after|during|is|are|was|were|will|can|has|have|go|come)\\b)";
const listOf = new RegExp(
  `${openList}(?<one>${item}), (?<two>${item}),? and (?<three>${item})${closeList}`,
  "u",
);
const pairOf = new RegExp(
  `${openList}(?<one>[\\p{L}][\\p{L}’'-]{2,}) and (?<two>[\\p{L}][\\p{L}’'-]{2,})${closeList}`,
  "u",
);

/** Whether an item of a list is nothing but its noun, and no part of a set pair. */
function plain(one: string): boolean {
  return one
    .split(" ")
    .every(
      (word) =>
        !phraseBreak.test(word) && !frozen.test(word) && !isVerbForm(word) && !/(?:ly|ing)$/.test(word),
    );
}

/** The items of a list the other way round: `from Drive and Dropbox` as `from Dropbox and Drive`. */
export const listTurned: Turn = (sentence) => {
  const { one = "", two = "", three = "" } = listOf.exec(sentence)?.groups ?? {};
  if (three !== "" && [one, two, three].every(plain))
    return sentence.replace(listOf, `${three}, ${two} and ${one}`);
  const pair = pairOf.exec(sentence)?.groups ?? {};
  const [left = "", right = ""] = [pair["one"], pair["two"]];
  if (left === "" || ![left, right].every(plain)) return null;
  return sentence.replace(pairOf, `${right} and ${left}`);
};

const parts =
  /^(?:end|top|bottom|front|back|middle|half|rest|side|number|part|kind|sort|lot|piece|cup|one|majority|most|basis|beginning|start|edge|heart|point|course|sake|face|way|case|case|use|lack|loss|cost|price|sum|range|set|list|group|pair|series|day|night|light|means|fact|first|last|only|one|minutes?|question)$/;

/** `the hours of the agency` as `the agency's hours`. */
export const owned: Turn = (sentence) => {
  const pattern =
    /\b(?<the>[Tt]he) (?<thing>\p{Ll}{3,}) of the (?<owner>\p{Ll}{2,}[^s\W])(?=[.,;]| (?:is|are|was|were|has|have|had|will|can|in|on|at|for|to)\b)/u;
  const { the = "", thing = "", owner = "" } = pattern.exec(sentence)?.groups ?? {};
  if (
    thing === "" ||
    parts.test(thing) ||
    isVerbForm(thing) ||
    /(?:ing|ly|ed)$/.test(owner) ||
    /^(?:one|other|same|latter|former)$/.test(owner) ||
    phraseBreak.test(owner)
  )
    return null;
  return sentence.replace(pattern, `${the} ${owner}'s ${thing}`);
};

/** `You need a bin.` as `What you need is a bin.` */
export const whatNeeded: Turn = (sentence, text) => {
  const {
    who = "",
    verb = "",
    what = "",
  } = /^(?<who>I|We|You|They|People|Everyone|The \p{Ll}+(?: \p{Ll}+)?) (?<verb>need|needs|want|wants|needed|wanted) (?<what>(?!(?:to|it|them|him|her|us|me|you)\b)[^;:"“”]{4,90})\.$/u.exec(
    sentence,
  )?.groups ?? {};
  if (who === "" || /\b(?:by|before|on|because|so|to|otherwise|but)\b/u.test(what)) return null;
  if ([...what.matchAll(/\band (\p{Ll}+)/gu)].some(([, word = ""]) => finiteOf(word) !== null)) return null;
  return `What ${continued(who, text)} ${verb} ${verb === "needed" || verb === "wanted" ? "was" : "is"} ${what}.`;
};

/** `"…," said Tom.` as `Tom said: "….` with the marks; what is quoted stays word for word. */
export const speakerFirst: Turn = (sentence) => {
  const {
    open = "",
    words = "",
    mark = "",
    close = "",
    verb = "",
    who = "",
    how = "",
  } = /^(?<open>["“])(?<words>[^"“”]{4,240}?)(?<mark>[,.!?])(?<close>["”]) (?<verb>said|asked|cried|replied|answered|whispered|shouted|added) (?<who>(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{Ll}+|(?:his|her|my|the) \p{Ll}+)(?<how> \p{Ll}+ly)?\.$/u.exec(
    sentence,
  )?.groups ?? {};
  if (words === "") return null;
  return `${capital(who)} ${verb}${how}: ${open}${words}${mark === "," ? "." : mark}${close}`;
};

/** `Critics say that it rains.` as `It rains, critics say.`, and back. */
export const reportLast: Turn = (sentence, text) => {
  const {
    who = "",
    verb = "",
    what = "",
  } = /^(?<who>(?:The|Our|My|Most|Many|Some) \p{Ll}+(?: \p{Ll}+)?|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?<verb>say|says|said|report|reported|explained|believe|think|thinks|believes) that (?<what>[^;:"“”?!]{10,160})\.$/u.exec(
    sentence,
  )?.groups ?? {};
  if (who !== "" && isStatement(what) && !/, (?:and|but|so)\b/u.test(what))
    return `${capital(what)}, ${continued(who, text)} ${verb}.`;
  const back =
    /^(?<what>[^;:"“”?!]{10,160}), (?<who>(?:the|our|my) \p{Ll}+(?: \p{Ll}+)?|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|critics|experts|researchers|investigators) (?<verb>said|says|say|reported|explained)\.$/u.exec(
      sentence,
    )?.groups;
  if (!back || !isStatement(back["what"] ?? "")) return null;
  return `${capital(back["who"] ?? "")} ${back["verb"] ?? ""} that ${continued(back["what"] ?? "", text)}.`;
};

const told =
  "cause|problem|reason|goal|aim|result|answer|solution|cost|price|budget|trouble|point|truth|fact|difference|choice|alternative|default|best temperature|next step|first step";
const equated = new RegExp(
  `^The (?<what>(?:[\\p{Ll}-]+ )?(?:${told})) (?<be>is|was) (?<that>(?:an?|the|about|around) [^,;:"“”?!]{3,80}|\\d[^,;:"“”?!]{2,60})\\.$`,
  "u",
);

/** `The cause was a missing variable.` as `A missing variable was the cause.` */
export const equateBack: Turn = (sentence) => {
  const { what = "", be = "", that = "" } = equated.exec(sentence)?.groups ?? {};
  if (what === "" || /\b(?:that|which|who|and|because)\b/u.test(that)) return null;
  return `${capital(that)} ${be} the ${what}.`;
};

/** `He made no answer.` as `He did not make any answer.`, `they learn nothing` as `they do not learn anything`. */
export const negated: Turn = (sentence) => {
  if (/\b(?:not|never|nobody|neither|nor|but|only|if|any)\b/iu.test(sentence)) return null;
  const match = /(?<before>^|[^,;:]* )(?<verb>\p{Ll}+) (?<no>no (?=\p{Ll}{3,})|nothing(?= ?[.,]))/u.exec(
    sentence,
  );
  const { before = "", verb = "", no = "" } = match?.groups ?? {};
  const found = finiteOf(verb);
  if (!match || !found || before.trim() === "" || /^(?:say|says|said)$/.test(verb)) return null;
  const last = before.trim().split(" ").at(-1) ?? "";
  if (
    /^(?:to|and|or|will|can|could|would|should|must|may|might|is|are|was|were|there|have|has|had)$/i.test(
      last,
    )
  )
    return null;
  if (found.tense === "base" && !/(?:[^su]s|people|children|men|women|I|we|you|they)$/iu.test(last))
    return null;
  if (
    /^no (?:longer|one|more|less|matter|doubt|fewer)/.test(
      sentence.slice(match.index + match[0].length - no.length),
    )
  )
    return null;
  const help = found.tense === "past" ? "did" : found.tense === "third" ? "does" : "do";
  const rest = sentence.slice(match.index + match[0].length);
  return `${sentence.slice(0, match.index)}${before}${help} not ${found.verb.base} ${no === "nothing" ? "anything" : "any "}${rest}`;
};

/** `Please sign the plan.` as `Sign the plan, please.` */
export const pleaseLast: Turn = (sentence) => {
  const asked = /^Please (?<rest>\p{Ll}[^,;:?!]{6,90})\.$/u.exec(sentence)?.groups?.["rest"];
  return asked === undefined ? null : `${capital(asked)}, please.`;
};

/** `It is hard to build trust.` as `To build trust is hard.` */
export const actFirst: Turn = (sentence) => {
  const {
    be = "",
    how = "",
    verb = "",
    rest = "",
  } = /^It (?<be>is|was) (?<how>(?:very |often |also )?(?:hard|easy|difficult|important|necessary|useful|possible|impossible|good|better|best|wrong|right)) to (?<verb>\p{Ll}+)(?<rest> [^,;:?!]{3,50})\.$/u.exec(
    sentence,
  )?.groups ?? {};
  const found = finiteOf(verb);
  if (verb === "" || found?.verb.base !== verb || / (?:that|how|why|what|if|because) /u.test(rest))
    return null;
  return `To ${verb}${rest} ${be} ${how}.`;
};
