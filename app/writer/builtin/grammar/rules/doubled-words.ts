/** Words that stand twice: `one is is the gate`, `He was was late`, `the letter letter came`. */

import { baseOfPast } from "../../../prose/english/forms.ts";
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
  /^(?:night|knock|tick|bye|had|that|long|very|really|never|ever|back|over|around|round|down|fish|boys|girls|chop|hush|there|blah|click|beep|drip)$/;

/** `the letter letter came`, `She opened opened the box`. */
const things: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: word }, index): Edit[] => {
    if (word.length < 4 || word !== key(index + 1) || meant.test(word) || !standsTwice(clause, index))
      return [];
    const isThing =
      /^(?:the|a|an|my|our|your|his|her|their|this|each|every)$/.test(key(index - 1)) &&
      tag(index) === "NOUN" &&
      /^(?:VERB|AUX|ADP|PUNCT|CCONJ|)$/.test(tag(index + 2));
    const isPast =
      (/^(?:i|we|he|she|they|it)$/.test(key(index - 1)) || tag(index - 1) === "NOUN") &&
      tag(index) === "VERB" &&
      (word.endsWith("ed") || (baseOfPast.has(word) && baseOfPast.get(word) !== word)) &&
      /^(?:DET|PRON|ADP|PART)$/.test(tag(index + 2));
    return isThing || isPast ? edit(index + 1, index + 1, "", why) : [];
  });
};

export const doubledWordRules: readonly GrammarRule[] = [verbs, things];
