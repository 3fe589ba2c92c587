/** Words that sound alike. */

import { people } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { swaps } from "./word-swaps.ts";

type Word = (clause: Clause, index: number) => Edit[] | null;

const thinking =
  /^(?:say|says|said|think|thinks|thought|know|knows|knew|believe|believes|hope|hopes|hoped|feel|feels|felt|guess|mean|means|see|sees|saw|find|finds|found|hear|heard|bet|swear|suppose|imagine|tell|understand|pretend|remember|forget|wish|show|shows|doubt|like|agree|assume|decide|prove|suggest|realise|realize|notice|guarantee|is|was|are|were|be|'s|seems|sure|ensure|admit|claim|claims)$/;
const adposition =
  /^(?:of|in|on|with|from|at|under|into|onto|about|by|through|over|behind|inside|to|without)$/;
const conditions =
  /^(?:raining|snowing|late|early|over|ok|okay|fine|true|clear|easy|hard|important|great|good|nice|better|worse|impossible|possible|cold|hot|amazing|broken|done|gone|not|the|a|an|been|so|very|too|really|going|time|just|also|always|never|only|still|because|called|likely|unlikely|important|necessary|wonderful|beautiful|funny|sad|interesting)$/;
const following =
  /^(?:to|that|for|and|or|but|because|when|if|in|on|here|there|outside|today|again|now|[.,!?]|)$/;

const its: Word = ({ key, tag, edit, opens, tokens }, index) => {
  const next = key(index + 1);
  if (adposition.test(key(index - 1)) || (key(index - 1) === "and" && !opens(index))) return [];
  // `before its time`, `as its very heart`
  if (key(index - 1) === "before" && next === "time" && tag(index + 2) !== "PART") return [];
  if (key(index - 1) === "as" && next === "very") return [];
  if (/^(?:off|up|out|over|down)$/.test(key(index - 1)) && next === "only") return [];
  const strong =
    /^(?:the|a|an|been|not|so|too|very|really|totally|pretty|quite|going|just|always|never|because|raining|snowing|likely|unlikely|also|still|only)$/.test(
      next,
    );
  if (
    /^(?:more|less)$/.test(next) &&
    tag(index + 2) === "ADJ" &&
    !["NOUN", "ADJ", "PROPN"].includes(tag(index + 3)) &&
    (index === 0 || opens(index))
  )
    return edit(index, index, "it's", "It’s for it is");
  const time = next === "time" && key(index + 2) === "to";
  // `It's a dollar, its slow, and …`: between two marks a state stands alone.
  if (
    /^[,;]$/.test(key(index - 1)) &&
    tag(index + 1) === "ADJ" &&
    /^[,;.!]$/.test(key(index + 2)) &&
    tokens.slice(0, index).some(({ key: word }) => /^(?:it|is|'s|was)$/.test(word))
  )
    return edit(index, index, "it's", "It’s for it is");
  const state =
    conditions.test(next) &&
    following.test(key(index + 2)) &&
    (index === 0 || opens(index) || thinking.test(key(index - 1)));
  if (
    strong &&
    tag(index + 2) === "NOUN" &&
    /^(?:only|very|just|always|never|still|totally|quite|pretty|really)$/.test(next)
  )
    return [];
  if (
    /^(?:very|really|pretty|quite|too|only)$/.test(next) &&
    tag(index + 2) === "ADJ" &&
    tag(index + 3) === "NOUN"
  )
    return [];
  return strong || time || state ? edit(index, index, "it's", "It’s for it is") : [];
};

/** `some of it`: a part that a verb may follow. */
export const isPartOf = (amount: string, of: string): boolean =>
  of === "of" && /^(?:some|most|all|half|part|much|none|any|bits?)$/.test(amount);

const itIs: Word = ({ key, tag, edit, tokens }, index) => {
  if (key(index + 1) !== "'s" || tokens[index + 1]?.start !== tokens[index]?.end) return [];
  // `If it smells it's chemistry`, `Some of it's oak`
  if (key(index - 2) === "it" && /^(?:if|when)$/.test(key(index - 3))) return [];
  if (isPartOf(key(index - 2), key(index - 1))) return [];
  const prior = key(index - 1);
  const at = tag(index + 2) === "ADJ" ? index + 3 : index + 2;
  const owns = tag(at) === "NOUN" && (at === index + 2 || !/^(?:and|or|[.,!?]|)$/.test(key(index + 2)));
  const verb = tag(index - 1) === "VERB" && !thinking.test(prior) && !prior.endsWith("ing");
  if (
    tag(index + 2) === "NOUN" &&
    tag(index + 3) === "AUX" &&
    /^(?:is|was|has|are|were)$/.test(key(index + 3)) &&
    !/^(?:time|people|rain|snow|work)$/.test(key(index + 2))
  )
    return edit(index, index + 1, "its", "Its shows whose");
  if (
    !owns ||
    (!adposition.test(prior) && !verb) ||
    /^(?:time|people|ok|rubbish|nonsense|fun|work)$/.test(key(at))
  )
    return [];
  return edit(index, index + 1, "its", "Its shows whose");
};

const your: Word = ({ key, tag, edit, opens }, index) => {
  const next = key(index + 1);
  const being =
    (/^(?:going|welcome|kidding|joking|trying|coming|looking|doing|planning)$/.test(next) &&
      /^(?:to|for|with|on|at|home|back|too|so|a|the|in|here|there|it|this|that|me|[.,!?]|)$/.test(
        key(index + 2),
      )) ||
    (/^(?:not|the|a|an|so|very|too|really|always|never|probably|supposed|able|allowed)$/.test(next) &&
      tag(index + 2) !== "" &&
      key(index + 2) !== "-") ||
    (/^(?:right|wrong|sure|late|ready|happy|busy|tired|free|here|there|great|amazing|awesome|interested)$/.test(
      next,
    ) &&
      following.test(key(index + 2))) ||
    (next === "like" && key(index - 1) === "if" && tag(index + 2) === "PRON");
  // `respect your right to choose`: what is respected is a right.
  if (tag(index - 1) === "VERB" && !thinking.test(key(index - 1)) && next === "right") return [];
  if (
    /^(?:very|so|really)$/.test(next) &&
    (key(index + 2) === "," || (tag(index + 2) === "ADJ" && tag(index + 3) === "NOUN"))
  )
    return [];
  if (!being || (adposition.test(key(index - 1)) && !opens(index))) return [];
  if (/^(?:very|so|really|always|never)$/.test(next) && tag(index + 2) === "NOUN") return [];
  return edit(index, index, "you're", "You’re for you are");
};

const youAre: Word = ({ key, tag, edit, tokens }, index) => {
  if (key(index + 1) !== "'re") return [];
  const prior = key(index - 1);
  const behind = adposition.test(prior) || prior === "for";
  const at = tag(index + 2) === "ADJ" ? index + 3 : index + 2;
  // Behind a preposition the tagger takes the noun for a verb.
  const thing =
    tag(at) === "NOUN" || (behind && at === index + 2 && tokens[at]?.lemma === key(at) && tag(at) === "VERB");
  if (!thing || people.has(key(at)) || stateOfYou.test(key(at))) return [];
  const subject =
    /^(?:is|was|has|will|are|were|looks|seems|needs|did|does|can|arrived|made)$/.test(key(at + 1)) &&
    at === index + 2;
  return behind || subject || (tag(index - 1) === "VERB" && !thinking.test(prior))
    ? edit(index, index + 1, "your", "Your shows whose")
    : [];
};
const stateOfYou =
  /^(?:home|right|here|next|first|second|last|part|people|back|all|welcome|fun|pregnant|gonna)$/;

const their: Word = ({ key, tag, edit }, index) => {
  const next = key(index + 1);
  if (
    /^[.!?]?$/.test(next) &&
    /^(?:was|were|is|are|be|been|nobody|somebody|anybody|everybody|go|went|get|got|over|out|up|down|from|live|lived)$/.test(
      key(index - 1),
    )
  )
    return edit(index, index, "there", "There tells the place");
  if (
    /^(?:is|are|was|were|isn't|aren't|wasn't|'s)$/.test(next) ||
    (/^(?:has|have|will|might|may|must|should|could|would)$/.test(next) &&
      /^(?:been|be)$/.test(key(index + 2)))
  )
    return edit(index, index, "there", "There is, there are");
  if (
    (!/^(?:stand|sit|lie|work|wait|hang|live|play)(?:s|ing|ting|ed)?$|^(?:stood|sat|lay|lying)$/.test(
      key(index - 1),
    ) &&
      /^(?:going|coming|trying|looking|planning)$/.test(next) &&
      /^(?:to|for|with|home|back|on|at|in)$/.test(key(index + 2)) &&
      tag(index - 1) !== "ADP") ||
    (/^(?:not|all|very|so|always|never|both)$/.test(next) &&
      !["NOUN", "ADJ"].includes(tag(index + 2)) &&
      tag(index - 1) !== "ADP")
  )
    return edit(index, index, "they're", "They’re for they are");
  return [];
};

const notOwned =
  /^(?:yesterday|today|tonight|tomorrow|morning|evening|night|time|times|days?|weeks?|months?|years?|hours?|minutes?|people|anyone|someone|everyone|lots?|summer|winter|spring|autumn|weekend|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|thing)$/;
const there: Word = ({ key, tag, edit, opens }, index) => {
  const prior = key(index - 1);
  const next = key(index + 1);
  if (
    /^(?:going|coming|trying)$/.test(next) &&
    key(index + 2) === "to" &&
    (index === 0 || !/^(?:VERB|AUX)$/.test(tag(index - 1))) &&
    !/^(?:stand|sit|ly|work|wait|hang|liv|play)ing$/.test(prior)
  )
    return edit(index, index, "they're", "They’re for they are");
  const at = tag(index + 1) === "ADJ" && next !== "own" ? index + 2 : index + 1;
  if (next === "own") return edit(index, index, "their", "Their shows whose");
  if (tag(at) !== "NOUN" || notOwned.test(key(at))) return [];
  if (
    index > 0 &&
    opens(index) &&
    at === index + 1 &&
    /^(?:is|was|are|were|has|have)$/.test(key(at + 1)) &&
    /^(?:although|because|but|when|that|,|while|since|if)$/.test(prior)
  )
    return edit(index, index, "their", "Their shows whose");
  if (
    /^(?:us|me|him|them|of|with|for|at|on|about|by|into|ate|lost|love|loved|sold|wash|washed|brought|forgot|finished|changed|did|do|use|used|loves|spend|spent|raise|improve|improved|build|built|share|shared|keep|kept|hurt|miss|cleaned|clean)$/.test(
      prior,
    ) ||
    (/^(?:to|in|from)$/.test(prior) &&
      at === index + 1 &&
      /^(?:house|houses|home|homes|car|cars|office|room|rooms|school|schools|parents|friends|children|kids|family|families|jobs|job|work|lives|life|phone|phones|dog|dogs|country|company|team|minds|eyes|hands|heads|own|street|village|garden|flat|kitchen|class|way)$/.test(
        key(at),
      ))
  )
    return edit(index, index, "their", "Their shows whose");
  return [];
};

const theyAre: Word = ({ key, tag, edit }, index) => {
  if (key(index + 1) !== "'re" || tag(index + 2) !== "NOUN" || people.has(key(index + 2))) return [];
  const prior = key(index - 1);
  return (adposition.test(prior) ||
    prior === "for" ||
    (tag(index - 1) === "VERB" && !thinking.test(prior))) &&
    !/^(?:home|part|right|back|all|fun)$/.test(key(index + 2))
    ? edit(index, index + 1, "their", "Their shows whose")
    : [];
};

/** A comparative further ahead in the sentence, with no `then` or stop in between. */
function compared(key: Clause["key"], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 8); at -= 1) {
    if (comparatives.test(key(at)) || /^(?:more|less)$/.test(key(at))) return key(at) !== "other";
    if (/^[.,;:!?]$/.test(key(at))) return false;
  }
  return false;
}

const comparatives =
  /^(?:more|less|better|worse|rather|bigger|smaller|taller|older|younger|faster|slower|higher|lower|longer|shorter|cheaper|easier|harder|stronger|weaker|earlier|greater|fewer|larger|richer|poorer|happier|nicer|warmer|colder|hotter|heavier|lighter|safer|smarter|closer|other|quicker|busier)$/;
const then: Word = ({ key, tag, edit }, index) => {
  if (/^(?:when|if)$/.test(key(index + 1)) && compared(key, index))
    return edit(index, index, "than", "Than compares");
  const near =
    comparatives.test(key(index - 1)) ||
    (["ADJ", "NOUN", "ADV"].includes(tag(index - 1)) && /^(?:more|less|fewer)$/.test(key(index - 2)));
  if (!near || (key(index - 1) === "other" && key(index - 2) !== "no" && key(index - 2) !== "any")) return [];
  const next = key(index + 1);
  return ["PRON", "DET", "NUM", "PROPN"].includes(tag(index + 1)) ||
    /^(?:ever|before|expected|usual|i|in|last|any|most|we|he|she|they)$/.test(next)
    ? edit(index, index, "than", "Than compares")
    : [];
};

const than: Word = ({ key, tag, edit }, index) => {
  const prior = key(index - 1);
  if (index > 0 && !/^(?:and|but|back|since|until|by|just)$/.test(prior)) return [];
  // `no farther back than 500 lines`
  if (prior === "back" && /(?:er|no|more)$/.test(key(index - 2))) return [];
  if (
    index === 0
      ? !["PRON", "DET", "PROPN"].includes(tag(1))
      : /^(?:since|until|by|just)$/.test(prior) && tag(index + 1) !== "PUNCT" && tag(index + 1) !== ""
  )
    return [];
  if ((prior === "and" || prior === "but") && !["PRON", "DET", "PROPN"].includes(tag(index + 1))) return [];
  return edit(index, index, "then", "Then tells the time");
};

const tooSizes =
  /^(?:late|early|big|small|expensive|hard|fast|slow|heavy|tired|busy|loud|short|hot|cold|difficult|dangerous|young|old|weak|shy|easy|far|much|many|long|high|low|good|bad|few|little)$/;
const toForToo: Word = ({ key, tag, edit }, index) => {
  const [prior, next] = [key(index - 1), key(index + 1)];
  const behind = key(index + 2);
  if (
    /^(?:much|many|few)$/.test(next) &&
    /^(?:is|was|are|were|'s|far|way|not|n't|spend|spends|spent|eat|eats|ate|drink|drank|cost|costs|work|works|worked|have|has|had|take|takes|took|talk|talks|asks|sent|made|paid|pay)$/.test(
      prior,
    ) &&
    !/^(?:people|of)$/.test(behind)
  )
    return edit(index, index, "too", "Too for more than enough");
  if (
    tooSizes.test(next) &&
    (/^(?:is|was|are|were|'s|'re|'m|am|far|way|been|be|looks|seems|seemed|felt|feels|got)$/.test(prior) ||
      (prior === "n't" && /^(?:is|was|are|were)$/.test(key(index - 2)))) &&
    !["NOUN", "DET", "PRON"].includes(tag(index + 2)) &&
    behind !== "the"
  )
    return edit(index, index, "too", "Too for more than enough");
  // `Then ask me to.`: what was spoken of before.
  const isLeftOut = /^(?:ask|tell|want|need|allow|expect|invite|beg|like|teach|help|order)s?$/.test(
    key(index - 2),
  );
  if (/^(?:me|you)$/.test(prior) && /^[.!?]?$/.test(next) && index <= 3 && !isLeftOut)
    return edit(index, index, "too", "Too for also");
  return [];
};

const him: Word = ({ key, tag, edit, opens }, index) => {
  const right: Readonly<Record<string, string>> = { him: "he", her: "she", them: "they", us: "we", me: "I" };
  const word = key(index);
  if (word === "her" && tag(index + 1) === "NOUN") return [];
  return opens(index) &&
    !/^(?:that|as|like)$/.test(key(index - 1)) &&
    /^(?:is|are|am|was|goes|go|has|does|did|went|wants|wanted|needs|comes|came|says|knows|will|can|could|would)$/.test(
      key(index + 1),
    ) &&
    key(index - 1) !== "," &&
    (index === 0 || !["VERB", "ADP"].includes(tag(index - 1)))
    ? edit(index, index, right[word] ?? word, "The subject form stands here")
    : [];
};

const meAnd: Word = ({ key, tag, edit, tokens, sentence }, index) => {
  if (
    key(index + 1) !== "and" ||
    !(index === 0 || /^(?:when|because|so|if|then|,|yesterday|today)$/.test(key(index - 1)))
  )
    return [];
  let at = index + 2;
  if (/^(?:my|the|our)$/.test(key(at))) at += 1;
  if (!["NOUN", "PROPN", "PRON"].includes(tag(at)) || !["VERB", "AUX"].includes(tag(at + 1))) return [];
  const [from, to] = [tokens[index + 2]?.start ?? 0, tokens[at]?.end ?? 0];
  const who = sentence.text.slice(from, to);
  const verb = key(at + 1);
  const fixed = edit(
    index,
    at,
    `${who.replace(/^him$/i, "he").replace(/^her$/i, "she")} and I`,
    "The subject form stands here",
  );
  const agrees = { was: "were", is: "are", has: "have", goes: "go" }[verb];
  return agrees ? [...fixed, ...edit(at + 1, at + 1, agrees, agree)] : fixed;
};

const rules: ReadonlyMap<string, readonly Word[]> = new Map([
  ["its", [its]],
  ["it", [itIs]],
  ["your", [your]],
  ["you", [youAre]],
  ["their", [their]],
  ["there", [there]],
  ["they", [theyAre]],
  ["then", [then]],
  ["than", [than]],
  ["to", [toForToo]],
  ["him", [him]],
  ["them", [him]],
  ["us", [him]],
  ["me", [meAnd, him]],
]);

const words: ReadonlySet<string> = new Set([...Object.keys(swaps), ...rules.keys()]);

const soundAlikes: GrammarRule = (clause) =>
  eachWord(clause, words).flatMap((index): Edit[] => {
    const key = clause.key(index);
    const swap = Object.hasOwn(swaps, key) ? swaps[key]?.(clause, index) : null;
    if (swap) return clause.edit(index, index, swap[0], swap[1]);
    const own = rules.get(key);
    return own?.map((rule) => rule(clause, index) ?? []).find((edits) => edits.length > 0) ?? [];
  });

export const confusionRules: readonly GrammarRule[] = [soundAlikes];
