/** Words heard alike, told apart by the kinds of words around them, whatever the words are. */

import { isPlural, participleOfPast, people, singularOf } from "../../../prose/english/forms.ts";
import { pureVerbs } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";

type Found = readonly [first: number, last: number, text: string, reason: string] | null;
type Look = (clause: Clause, index: number) => Found;

const nominative = /^(?:i|we|he|she|they|you|it)$/;
const ownersAndArticles = /^(?:the|an?|my|our|your|his|her|its|their|this|that|these|those|another)$/;
const modals = /^(?:can|could|will|would|shall|should|may|might|must)$/;

/** `he lead me out`: the past, unless the sentence has a present. */
const lead: Look = ({ key, tokens }, index) =>
  /^(?:he|she|it)$/.test(key(index - 1)) &&
  /^(?:me|us|him|her|them)$/.test(key(index + 1)) &&
  !/^(?:let|make|made|helped|help|see|saw|watch|watched|hear|heard|that|if)$/.test(key(index - 2)) &&
  !tokens.some(({ key: word }) => /^(?:is|are|has|does|did|will|would|can|could|should)$/.test(word))
    ? [index, index, "led", "Led is the past of lead"]
    : null;

/** `the scene were she burns the letters`, `no matter were you bought it`, `to the gate, were you can`. */
const were: Look = ({ key, tag, tokens, sentence }, index) => {
  // `Not until then were they willing`, `What that attitude was`: the verb may stand before its subject.
  if (
    tokens.slice(0, index).some(({ key: word }) => /^(?:not|never|only|nor|neither|what|how|if)$/.test(word))
  )
    return null;
  const behind = key(index - 1);
  const clauseBehind =
    nominative.test(key(index + 1)) && (modals.test(key(index + 2)) || tag(index + 2) === "VERB");
  const isVerbForm = /(?:ing|ed|en)$/.test(key(index + 2)) && behind === ",";
  const led =
    (behind === "matter" && key(index - 2) === "no") ||
    (tag(index - 1) === "NOUN" && !isPlural(behind) && key(index - 2) !== "if") ||
    (behind === "," && index > 2);
  return clauseBehind && !isVerbForm && led && !/\?\s*$/.test(sentence.text)
    ? [index, index, "where", "Where tells the place"]
    : null;
};

/** `both of who's hips`, `the company who's engineers carried out`. */
const whoIs: Look = ({ key, tag }, index) => {
  if (key(index + 1) !== "'s" || tag(index + 2) !== "NOUN") return null;
  const owns =
    key(index - 1) === "of" ||
    (tag(index - 1) === "NOUN" &&
      (isPlural(key(index + 2)) || /^(?:AUX|VERB)$/.test(tag(index + 3))) &&
      !/^(?:who|that|if|,)$/.test(key(index + 3)));
  return owns ? [index, index + 1, "whose", "Whose shows whose"] : null;
};

/** `If your using`, `If your away for`, `your fine.` */
const your: Look = ({ key, tag, tokens }, index) => {
  const [prior, next, behind] = [key(index - 1), key(index + 1), key(index + 2)];
  const isOver = /^(?:PUNCT)?$/.test(tag(index + 2));
  const state =
    (/^(?:away|fine|okay|alone|afraid|unsure|unable|aware|unaware|asleep|awake)$/.test(next) &&
      (isOver || /^(?:for|of|on|to|from|with|about|at|that|until|when|if)$/.test(behind))) ||
    (/^(?:if|when|whenever|while|unless|because)$/.test(prior) &&
      tokens[index + 1]?.tag === "VERB" &&
      next.endsWith("ing") &&
      (ownersAndArticles.test(behind) || /^(?:using|buying|making)$/.test(next)) &&
      tag(index + 2) !== "AUX");
  return state && !/^(?:of|with|for|in|on)$/.test(prior)
    ? [index, index, "you're", "You’re for you are"]
    : null;
};

/** `if you're neighbours could`. */
const youAre: Look = ({ key }, index) =>
  key(index + 1) === "'re" &&
  people.has(key(index + 2)) &&
  isPlural(key(index + 2)) &&
  modals.test(key(index + 3))
    ? [index, index + 1, "your", "Your shows whose"]
    : null;

const moving =
  /^(?:go|goes|going|went|gone|walk|run|ran|drive|drives|drove|driven|driving|lead|leads|led|ride|rode|cycle|cycled|sail|sailed|fly|flew|hurry|hurried|rush|rushed|stroll|strolled|creep|crept|slip|slipped|squeeze|squeezed|push|pushed|march|marched|walks|walked|walking|runs|running)$/;
/** `leads passed the old ice house`, `drove right passed my stop`. */
const passed: Look = ({ key, tag }, index) => {
  // `We were already passed Selby`: nobody handed it to us.
  if (
    /^(?:already|well|now|long|almost|nearly|halfway)$/.test(key(index - 1)) &&
    /^(?:was|were|is|are|am|'m|'re|'s|be)$/.test(key(index - 2)) &&
    (tag(index + 1) === "PROPN" ||
      (key(index + 1) === "the" &&
        /^(?:bridge|turning|turn|junction|exit|church|station|shop|gate|village|lights|crossroads|halfway|worst|point|stage|deadline|mill|farm|school|border|airport)$/.test(
          key(index + 2),
        )))
  )
    return [index, index, "past", "Past for by"];
  const before = /^(?:right|straight|just|back|slowly|quickly)$/.test(key(index - 1)) ? index - 2 : index - 1;
  return moving.test(key(before)) &&
    tag(before) !== "NOUN" &&
    (ownersAndArticles.test(key(index + 1)) || tag(index + 1) === "PROPN")
    ? [index, index, "past", "Past for by"]
    : null;
};

/** `afford to loose another two million`, `couldn't stand to loose an argument`. */
const loose: Look = ({ key, tag }, index) =>
  (key(index - 1) === "to" || key(index - 1) === "n't" || modals.test(key(index - 1))) &&
  (/^(?:an?|my|our|your|his|her|their|another|any|some|it|them|more|money|weight|control|everything|interest)$/.test(
    key(index + 1),
  ) ||
    tag(index + 1) === "NUM")
    ? [index, index, "lose", "Lose for have no longer"]
    : null;

/** `should of signed`, `would of happily sat`, `must of been`. */
const of: Look = (clause, index) => {
  const { key, tag } = clause;
  const helper = key(index - 1) === "n't" || key(index - 1) === "not" ? index - 2 : index - 1;
  if (!/^(?:should|would|could|might|must)$/.test(key(helper)) || /^(?:DET|ADJ)$/.test(tag(helper - 1)))
    return null;
  const at = pastAdverbs(clause, index + 1);
  return /^(?:VERB|AUX)$/.test(tag(at)) && !key(at).endsWith("ing")
    ? [index, index, "have", "Have behind a helping verb"]
    : null;
};

/** `Perhaps I am now to old to look`. */
const to: Look = ({ key, tag }, index) =>
  /^(?:now|still|already|also|simply|just)$/.test(key(index - 1)) &&
  /^(?:am|is|are|was|were|'m|'re|'s)$/.test(key(index - 2)) &&
  tag(index + 1) === "ADJ" &&
  (key(index + 2) === "to" || key(index + 2) === "for")
    ? [index, index, "too", "Too for more than enough"]
    : null;

/** `In all there years on the lake`, `after there mother's funeral`. */
const there: Look = ({ key, tag }, index) =>
  tag(index + 1) === "NOUN" &&
  ((key(index - 1) === "all" &&
    /^(?:in|of|for|with|after)$/.test(key(index - 2)) &&
    isPlural(key(index + 1))) ||
    (/^(?:after|of|with|by|for|about)$/.test(key(index - 1)) &&
      people.has(key(index + 1)) &&
      key(index + 2) === "'s"))
    ? [index, index, "their", "Their shows whose"]
    : null;

/** `asked me weather I remembered`. */
const weather: Look = ({ key, tag }, index) => {
  const asking = /^(?:me|us|him|her|them|you)$/.test(key(index - 1)) ? index - 2 : index - 1;
  return /^(?:ask|asks|asked|wonder|wonders|wondered|wondering|know|see|decide|decided|asking)$/.test(
    key(asking),
  ) &&
    nominative.test(key(index + 1)) &&
    /^(?:VERB|AUX)$/.test(tag(index + 2))
    ? [index, index, "whether", "Whether for if"]
    : null;
};

/** `a guy whose been camping`. */
const whose: Look = ({ key }, index) =>
  key(index + 1) === "been" ? [index, index, "who's", "Who’s for who has"] : null;

/** `its wise to bring boots`. */
const its: Look = ({ key, tag, tokens }, index) =>
  tag(index + 1) === "ADJ" &&
  key(index + 2) === "to" &&
  tag(index + 3) === "VERB" &&
  tokens[index + 3]?.lemma === key(index + 3) &&
  !/^(?:right|own|due|best|first|last)$/.test(key(index + 1)) &&
  tag(index - 1) !== "ADP"
    ? [index, index, "it's", "It’s for it is"]
    : null;

/** `has effected every business`: what is done to all is affecting. */
const effected: Look = ({ key }, index) =>
  /^(?:every|everyone|everybody|us|me|him|them|people|everything)$/.test(key(index + 1))
    ? [index, index, "affected", "Affect for have an effect on"]
    : null;

/** `it would delivered within three weeks`; `If I would have known`. */
const would: Look = ({ key, tag, tokens }, index) => {
  if (
    /^(?:it|they)$/.test(key(index - 1)) &&
    /^(?:delivered|repaired|replaced|collected|completed|published|posted|installed|cancelled|approved)$/.test(
      key(index + 1),
    ) &&
    (tag(index + 2) === "ADP" || tag(index + 2) === "PUNCT")
  )
    return [index + 1, index + 1, `be ${key(index + 1)}`, "Be before what is done to it"];
  return key(index - 2) === "if" &&
    nominative.test(key(index - 1)) &&
    key(index + 1) === "have" &&
    tag(index + 2) === "VERB" &&
    tokens[index + 2]?.lemma !== key(index + 2) &&
    !key(index + 2).endsWith("ing")
    ? [index, index + 1, "had", "The condition has no would"]
    : null;
};

/** `must have spoke`, `had wrote`: the participle behind have. */
const have: Look = (clause, index) => {
  const { key, tag } = clause;
  const at = pastAdverbs(clause, index + 1);
  const participle = participleOfPast.get(key(at));
  // `Whatever it has went in the spring`: the verb of all that.
  // `all the fun I ever had came`
  if (/^(?:whatever|whichever|what|all|everything)$/.test(key(index - 2)) || key(index - 1) === "ever")
    return null;
  const sure = modals.test(key(index - 1)) || tag(at) === "VERB";
  return participle && participle !== key(at) && sure && !/^(?:rose|broke|did|hid)$/.test(key(at))
    ? [at, at, participle, "The participle behind have"]
    : null;
};

/** `would like remind members`. */
const like: Look = ({ key, tag, tokens }, index) => {
  const verb = tokens[index + 1];
  return key(index - 1) === "would" &&
    verb?.tag === "VERB" &&
    pureVerbs.has(verb.key) &&
    /^(?:DET|PRON|NOUN|PROPN)$/.test(tag(index + 2))
    ? [index, index, "like to", "A verb behind would like has to"]
    : null;
};

/** `superior than`, `prefers cream than custard`. */
const than: Look = ({ key, tag, tokens }, index) => {
  const why = "To behind what is preferred";
  if (/^(?:superior|inferior|preferable)$/.test(key(index - 1))) return [index, index, "to", why];
  for (let at = index - 1; at >= Math.max(0, index - 5); at -= 1) {
    if (/^prefer(?:s|red)?$/.test(key(at))) return at < index - 1 ? [index, index, "to", why] : null;
    if (/^(?:VERB|AUX|PUNCT)$/.test(tag(at)) || /^(?:rather|more|less|other|to|\w+er)$/.test(key(at)))
      return null;
    if (tokens[at] === undefined) return null;
  }
  return null;
};

/** `looking forward working in a team`. */
const forward: Look = ({ key, tag }, index) =>
  /^look(?:s|ed|ing)?$/.test(key(index - 1)) && key(index + 1).endsWith("ing") && tag(index + 1) === "VERB"
    ? [index, index, "forward to", "Look forward has to"]
    : null;

/** `An old women sits`: one has the singular. */
const women: Look = ({ key, tag }, index) => {
  if (/^(?:dozen|few|hundred|thousand|million|couple|many|all)$/.test(key(index - 1))) return null;
  const article = tag(index - 1) === "ADJ" ? index - 2 : index - 1;
  return /^an?$/.test(key(article)) &&
    /^(?:VERB|AUX|ADP|PUNCT)$/.test(tag(index + 1)) &&
    !/^['’-]/.test(key(index + 1)) &&
    // `a bad women in prison movie`
    !/^(?:prison|jail|love|white|black)$/.test(key(index + 2))
    ? [index, index, singularOf(key(index)), "One is singular"]
    : null;
};

/** `childrens' playground`: these plurals have no s before the apostrophe. */
const childrens: Look = ({ key, tokens }, index) =>
  key(index + 1) === "'" && tokens[index]?.end === tokens[index + 1]?.start
    ? [index, index + 1, `${key(index).slice(0, -1)}'s`, "The apostrophe stands before the s"]
    : null;

const looks: ReadonlyMap<string, Look> = new Map<string, Look>([
  ["lead", lead],
  ["were", were],
  ["who", whoIs],
  ["your", your],
  ["you", youAre],
  ["passed", passed],
  ["loose", loose],
  ["of", of],
  ["to", to],
  ["there", there],
  ["weather", weather],
  ["whose", whose],
  ["its", its],
  ["effected", effected],
  ["would", would],
  ["have", have],
  ["had", have],
  ["has", have],
  ["like", like],
  ["than", than],
  ["forward", forward],
  ["women", women],
  ["men", women],
  ["children", women],
  ["childrens", childrens],
  ["womens", childrens],
  ["mens", childrens],
]);
const words: ReadonlySet<string> = new Set(looks.keys());

const heard: GrammarRule = (clause) =>
  eachWord(clause, words).flatMap((index): Edit[] => {
    const found = looks.get(clause.key(index))?.(clause, index) ?? null;
    return found ? clause.edit(...found) : [];
  });

export const heardWordRules: readonly GrammarRule[] = [heard];
