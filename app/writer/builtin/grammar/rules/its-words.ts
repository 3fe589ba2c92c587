/** Its and it's: an owner, or it is. */
import { isPlural, people } from "../../../prose/english/forms.ts";
import {
  type Reading,
  words,
  isOver,
  isNoun,
  thingAt,
  isFinite,
  closes,
  isThing,
  showsWhose,
} from "./owned-things.ts";

const conditions = words(
  "closed worthless cheaper shorter longer bigger smaller better worse easier harder dry wet cold hot warm dark late early free broken empty full open ready finished gone raining snowing freezing lovely brilliant rubbish awful terrible amazing perfect safe dangerous heavy expensive cheap noisy quiet busy complicated simple true fine okay useless pointless unfair ridiculous impossible possible delicious gorgeous overdue tiny huge nearly almost half already mostly roughly around pretty currently",
);

/** No nouns either: nothing has its `stuck` or its `gone`. */
const participles =
  /^(?:broken|stuck|gone|done|worn|torn|shut|kept|left|lost|sold|held|hung|taken|hidden|frozen|written|bent|blown)$/;

/** `when its half empty`, `its cheaper and`, `its £30 less`, `its on your list`. */
export const itsForItIs: Reading = (clause, index) => {
  const { key, tag, opens, tokens } = clause;
  const [prior, next, behind] = [key(index - 1), key(index + 1), key(index + 2)];
  const is = [index, "it's", "It’s for it is"] as const;
  if (
    /^(?:ADP)$/.test(tag(index - 1)) &&
    !/^(?:that|like|because|since|until|before|after|if|as|though|although|than)$/.test(prior)
  )
    return null;
  if (/^(?:of|in|on|with|from|at|by|to|for|and|or|than)$/.test(prior) && !opens(index)) return null;
  if (
    !opens(index) &&
    !/^(?:think|thinks|thought|know|knows|say|says|said|hope|feel|believe|guess|suppose|means|mean|sure|me|her|him|us|them|you|told|shows|heard)$/.test(
      prior,
    )
  )
    return null;
  if (/^(?:the|a|an|this|that)$/.test(next)) return is;
  if (
    /^(?:[£$€]|about|nearly|almost|only|just)$/.test(next) &&
    (next === "£" || next === "$" || next === "€")
  )
    return is;
  if (
    tag(index + 1) === "ADP" &&
    /^(?:on|in|at|from|for|under|behind|near|next|with|by|about)$/.test(next) &&
    /^(?:the|a|an|my|our|your|his|her|this|that|sale|offer|time|fire|here|there)$/.test(behind)
  )
    return is;
  if (/^(?:half|nearly|almost|already|mostly|pretty|currently|usually|often)$/.test(next))
    return (tag(index + 2) === "ADJ" || conditions.has(behind)) &&
      (isOver(clause, index + 3) || /^(?:and|but|so|because|here|there|in|at|on)$/.test(key(index + 3)))
      ? is
      : null;
  // `Its plugged in now, so`
  if (
    (participles.test(next) ||
      (tag(index + 1) === "VERB" && /[^e]ed$/.test(next) && tokens[index + 1]?.lemma !== next)) &&
    ((/^(?:in|on|up|out|off|down|back|over|away|open|shut|together)$/.test(behind) &&
      (isOver(clause, index + 3) ||
        /^(?:now|already|again|and|so|but|because|for|at|with|to|by|until|since)$/.test(key(index + 3)))) ||
      (/^(?:in|on|under|behind|to|between|by|at|with|inside|over)$/.test(behind) &&
        /^(?:the|a|an|my|our|your|his|her|their)$/.test(key(index + 3))))
  )
    return is;
  if (!conditions.has(next) || isThing(clause, index + 1)) return null;
  return /^[.!?;]?$/.test(behind) ||
    (behind === "," && !/^(?:ADJ|NOUN)$/.test(tag(index + 3))) ||
    (/^(?:and|but|so|because|when|if|than|here|there|now|today|outside|inside|enough)$/.test(behind) &&
      !/^(?:ADJ|NOUN)$/.test(tag(index + 3))) ||
    (/^(?:for|to|in|at|on)$/.test(behind) &&
      /^(?:me|us|you|him|her|them|the|a|here|there|summer|winter|everyone|be|get|use|make|keep)$/.test(
        key(index + 3),
      ))
    ? is
    : null;
};

const notIts =
  /^(?:time|people|fun|work|rubbish|nonsense|news|home|lunch|dinner|rain|snow|summer|winter|spring|autumn|christmas|easter|half|part|day|night|morning|midnight|noon)$/;
/** What is said or thought follows: `decides it's time`. */
export const saying =
  /^(?:say|says|said|think|thinks|thought|know|knows|knew|believe|hope|hopes|feel|feels|felt|guess|mean|means|see|sees|saw|find|found|hear|heard|bet|suppose|imagine|tell|told|understand|remember|forget|show|shows|doubt|like|agree|assume|decide|prove|suggest|realise|realize|notice|reckon|reckons|sure|ensure|admit|claim|claims|wish|love|loves|hate|pretend|explain|explains|makes|made|considered|consider|assured|assures|is|was|are|were|seems|insisted|insists|argue|argues)$/;

/** What something is made of: `it's paper glued inside plastic`. */
const stuffs =
  /^(?:paper|card|cardboard|wood|timber|oak|pine|steel|iron|brass|copper|tin|glass|stone|clay|plastic|rubber|leather|wool|cotton|silk|linen|canvas|felt|foam|concrete|gold|silver)$/;

/** Done to a thing, and never said or thought. */
const handled =
  /^(?:reading|opening|licking|chewing|dragging|lifting|shaking|wagging|removing|tearing|peeling|unwrapping|cleaning|washing|wiping|polishing|painting|mending|replacing|folding|opened|licked|chewed|dragged|lifted|shook|wagged|removed|tore|peeled|unwrapped|cleaned|washed|wiped|polished|painted|mended|replaced|folded|closed|emptied|sharpened|tightened|loosened|unscrewed|clipped|stroked|patted|scratched)$/;

/** `it's relevant page is`, `having it's brakes done`, `sings it's winter concert`. */
export const itIsForIts: Reading = (clause, index) => {
  const { key, tag, opens } = clause;
  if (key(index + 1) !== "'s" || clause.tokens[index + 1]?.start !== clause.tokens[index]?.end) return null;
  const its = [index + 1, "its", showsWhose("Its")] as const;
  const prior = key(index - 1);
  if (key(index + 2) === "own") return isNoun(clause, index + 3) || tag(index + 3) === "ADJ" ? its : null;
  const at = thingAt(clause, index + 2);
  if (at < 0 || (stuffs.test(key(at)) && key(at + 1).endsWith("ed"))) return null;
  // `checks whether it's work is done`
  if (at === index + 2 && tag(at) === "VERB" && isFinite(clause, at + 1)) return its;
  if (notIts.test(key(at))) return null;
  const finite =
    tag(at + 1) === "AUX" && /^(?:is|was|has|had|have|are|were|will|would|can|could)$/.test(key(at + 1));
  if (opens(index) && !/^(?:and|or)$/.test(prior)) {
    // One thing without an article: `and it's lever is loose`.
    return (isThing(clause, at) || (at === index + 2 && isPlural(key(at)))) &&
      (finite ||
        (tag(at + 1) === "VERB" &&
          /(?:ed|[^s]s)$/.test(key(at + 1)) &&
          at === index + 2 &&
          isThing(clause, at)))
      ? its
      : null;
  }
  // `It's blue or it's orange`: how it is, a second time.
  const tellsHow = (): boolean =>
    clause.tokens.slice(0, index).some((token) => /^(?:'s|is)$/.test(token.key));
  if (/^(?:and|or)$/.test(prior))
    return isThing(clause, at) &&
      at === index + 2 &&
      (finite || (closes(clause, at + 1) && !tellsHow())) &&
      !people.has(key(at))
      ? its
      : null;
  if (/^(?:whether|if|that|because)$/.test(prior)) return at === index + 2 && finite ? its : null;
  if (saying.test(prior)) return null;
  if (handled.test(prior) && tag(at) === "NOUN" && closes(clause, at + 1)) return its;
  const thing = isThing(clause, at) || isPlural(key(at)) || closes(clause, at + 1) || tag(at + 1) === "VERB";
  return tag(index - 1) === "VERB" && thing && (at > index + 2 || isThing(clause, at) || isPlural(key(at)))
    ? its
    : null;
};
