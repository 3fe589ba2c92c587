/** Words that stand twice: `one is is the gate`, `He was was late`, `the letter letter came`. */

import { baseOfPast } from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const why = "The word stands there twice";
const helpers = new Set("is was are were has would could should must".split(" "));
/** Behind these one verb may end a clause and the next begin: `what it is is`, `all there was was`. */
const leading =
  /^(?:what|whatever|where|wherever|who|whoever|how|which|when|why|that|all|everything|everyone|anything|thing|things|one'?s)$/;

/** Whether a place and the next one hold the same word in small letters, with nothing but a space between. */
function standsTwice({ tokens, sentence: { text } }: Clause, index: number): boolean {
  const [word, next] = [tokens[index], tokens[index + 1]];
  if (!word || !next || next.text !== word.key || (word.text !== word.key && index > 0)) return false;
  return (
    /^\s+$/.test(text.slice(word.end, next.start)) &&
    !/^[-'’*_`]/.test(text.slice(next.end)) &&
    !/[-'’*_`]$/.test(text.slice(0, word.start))
  );
}

/** `The harbour is is probably why`: before it stands nothing but the subject. */
const verbs: GrammarRule = (clause) => {
  const { key, tokens, edit } = clause;
  return eachWord(clause, helpers).flatMap((index): Edit[] => {
    if (!standsTwice(clause, index) || index === 0) return [];
    let first = index;
    while (first > 0 && !/^[,;:.!?—–(“"]$/.test(key(first - 1))) first -= 1;
    const subject = tokens.slice(first, index);
    const isPlain = subject.every(
      ({ key: word, tag }, at) =>
        !leading.test(word) &&
        !/^(?:VERB|AUX)$/.test(tag) &&
        !(at > 0 && /^(?:i|he|she|we|they|it|you)$/.test(word) && !/^(?:and|but|so)$/.test(key(first))),
    );
    return subject.length > 0 && isPlain ? edit(index + 1, index + 1, "", why) : [];
  });
};

/** Said twice on purpose, or two words of one form. */
const meant =
  /^(?:night|knock|tick|tock|bye|had|that|long|very|really|never|ever|back|over|around|round|down|fish|boys|girls|chop|hush|there|blah|click|beep|drip|tap|thud|bang|clack|ding|dong|ring|chug|buzz|woof|thump|toot|honk|splash|hear|please|well|come|here|goodbye|more|much|wait|stop|look|help|fire|bully|pretty|tut|yada|pom|hip|choo|clip|clop|slap|snip|scratch|rattle|swish|squeak|quack|meow|drop|plop|pitter|patter|left|right|hello|home|work|money)$/;
const modals = new Set("could can will would might must should".split(" "));

/** `the letter letter came`, `She opened opened the box`, `with a van van`, `we are getting getting one`. */
const things: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: word }, index): Edit[] => {
    if (word.length < 3 || word !== key(index + 1) || meant.test(word) || !standsTwice(clause, index))
      return [];
    if (index === 0 || key(index + 2) === word || key(index - 1) === word || !/^\p{Ll}{3,}$/u.test(word))
      return [];
    const isThing =
      /^(?:the|a|an|my|our|your|his|her|their|this|each|every|two|three|four|five|some|no|of|in|on|with|for|at|to|from)$/.test(
        key(index - 1),
      );
    if (
      /^(?:NOUN|PROPN)$/.test(tag(index)) &&
      (isThing || tag(index - 1) === "ADJ") &&
      !isVerbBase(word) &&
      tag(index + 2) !== "ADJ"
    )
      return edit(index + 1, index + 1, "", why);
    if (tag(index) === "NOUN" && isThing && !/^(?:to|no)$/.test(key(index - 1)))
      return edit(index + 1, index + 1, "", why);
    const isVerb =
      tag(index) === "VERB" ||
      (baseOfPast.has(word) && baseOfPast.get(word) !== word) ||
      (modals.has(word) && /^(?:i|we|he|she|they|it|you)$/.test(key(index - 1)));
    if (!isVerb || /^(?:said|has|is|was)$/.test(word)) return [];
    // `what she wanted wanted time`: one verb ends a clause, and the next begins.
    if (
      tokens.slice(Math.max(0, index - 7), index).some(({ key: one }) => leading.test(one) && one !== "that")
    )
      return [];
    const isLed =
      /^(?:i|we|he|she|they|it|you|to|will|would|can|could|'ll|n't|be|is|was|are|were|'m|'re|has|have|had|and|then)$/.test(
        key(index - 1),
      );
    const goesOn = /^(?:DET|PRON|ADP|PART|ADV|NUM|VERB|NOUN|ADJ)$/.test(tag(index + 2));
    return (isLed || /^(?:NOUN|PROPN)$/.test(tag(index - 1))) && goesOn && !/^(?:no|yes)$/.test(word)
      ? edit(index + 1, index + 1, "", why)
      : [];
  });
};

export const doubledWordRules: readonly GrammarRule[] = [verbs, things];
