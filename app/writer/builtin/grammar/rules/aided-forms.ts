/** What stands behind `have` and `be`: `have since wrote`, `are not allow to`, `I am completely agree`, `It is depend on`. */

import {
  baseOfPast,
  participleForm,
  participleOfPast,
  pastForm,
  thirdPerson,
} from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import { nounPhraseAt } from "./noun-phrases.ts";

const participle = "The participle stands here";
const haves = "have has had 've";

/** The participle for a simple past that is written for it; empty for what is right. */
function participleFor({ key, tag }: Clause, at: number): string {
  const right = participleOfPast.get(key(at));
  return right !== undefined && right !== key(at) && tag(at) === "VERB" ? right : "";
}

/** `have since wrote to every member`, `Has anyone saw my glasses?` */
const behindHave: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, haves).flatMap((index): Edit[] => {
    // `has since`, `had in fact`: words between.
    if (/^(?:since|both|all|each|long|twice|once|recently|then)$/.test(key(index + 1))) {
      const at = pastAdverbs(clause, index + 2);
      const right = participleFor(clause, at);
      if (right !== "") return edit(at, at, right, participle);
    }
    const isAsked = index === 0 || (index === 1 && /^(?:who|what|where|why|how|when|and|but)$/.test(key(0)));
    if (!isAsked || !/\?\s*$/.test(clause.sentence.text)) return [];
    const next = key(index + 1);
    const end =
      /^(?:anyone|anybody|someone|somebody|everyone|everybody|nobody)$/.test(next) ||
      /^(?:i|you|he|she|it|we|they)$/.test(next)
        ? index + 2
        : tag(index + 1) === "DET" || tag(index + 1) === "PRON"
          ? (nounPhraseAt(clause, index + 1)?.end ?? -1)
          : -1;
    if (end < 0) return [];
    const at = pastAdverbs(clause, end);
    const right = participleFor(clause, at);
    return right === "" ? [] : edit(at, at, right, participle);
  });
};

/** Suffered, hardly ever nouns behind `be`. */
const suffered = new Set(
  "locate include serve allow suppose publish situate surround oblige decide equip divide connect require expect ask invite force tell send sell build teach hold write give take make call permit forbid know steal break cancel postpone deliver install finish complete damage destroy injure cover employ engage marry base schedule arrange prepare bake paint repair replace remove choose elect appoint".split(
    " ",
  ),
);
const behindSuffered =
  /^(?:in|on|by|near|from|to|for|at|with|between|into|outside|inside|as|until|last|yesterday|next)$/;
const unfinished =
  /^(?:all|what|do|does|did|done|thing|best|only|least|most|option|way|plan|idea|task|job|aim|goal|let|to|if|that|lest|important|vital|essential)$/;

/** Where the clause of a verb begins: behind the last comma that a conjunction follows. */
const clauseStart = ({ tokens }: Clause, index: number): number =>
  tokens
    .slice(0, index)
    .findLastIndex(
      ({ key }, at) => key === ";" || (key === "," && /^(?:and|but|so)$/.test(tokens[at + 1]?.key ?? "")),
    ) + 1;

/** `Lunch is include in the price`, `Dogs are not allow on the beach`, `We were tell to wait`. */
const behindBe: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "is are was were been 'm 're am").flatMap((index): Edit[] => {
    const at = pastAdverbs(clause, key(index + 1) === "not" ? index + 2 : index + 1);
    const verb = key(at);
    if (!suffered.has(verb) || tokens[at]?.text !== verb || tag(at) === "ADJ") return [];
    if (
      !behindSuffered.test(key(at + 1)) ||
      tokens.slice(clauseStart(clause, index), index).some(({ key: word }) => unfinished.test(word))
    )
      return [];
    if (
      /^(?:call|make|ask|cover|force|finish|damage|base|schedule|paint|repair|complete|break)$/.test(verb) &&
      (tag(at) !== "VERB" || !/^(?:in|by|to|with|last)$/.test(key(at + 1)))
    )
      return [];
    if (!/^(?:NOUN|PROPN|PRON)$/.test(tag(index - 1)) || /^(?:there|this|that|it)$/.test(key(index - 1)))
      return [];
    const done = participleForm(verb);
    return done === verb ? [] : edit(at, at, done, participle);
  });
};

const feelings: Readonly<Record<string, RegExp>> = {
  surprise: /^(?:to|at|by|that|how|when)$/,
  please: /^(?:to|with|that|about)$/,
  interest: /^(?:in)$/,
  worry: /^(?:about|that)$/,
  excite: /^(?:to|about)$/,
  tire: /^(?:of)$/,
  disappoint: /^(?:with|by|in|to|that)$/,
  confuse: /^(?:about|by)$/,
  embarrass: /^(?:to|about|by)$/,
  scare: /^(?:of)$/,
  delight: /^(?:to|with|that)$/,
  shock: /^(?:to|by|at|that)$/,
  impress: /^(?:by|with)$/,
  satisfy: /^(?:with)$/,
  frighten: /^(?:of|by)$/,
};

/** `I was surprise to see her`, `We are please to tell you`, `I am very interest in it`. */
const feeling: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, new Set(Object.keys(feelings))).flatMap((index): Edit[] => {
    if (feelings[key(index)]?.test(key(index + 1)) !== true) return [];
    let be = index - 1;
    while (
      be > index - 4 &&
      /^(?:very|so|really|not|n't|quite|also|too|pretty|always|most|more|all)$/.test(key(be))
    )
      be -= 1;
    if (!/^(?:am|'m|are|'re|was|were|is|'s|be|been)$/.test(key(be))) return [];
    return /^(?:i|we|you|he|she|they|will|would|'ll|to|have|has|had|'ve)$/.test(key(be - 1)) &&
      (key(be - 1) !== "to" || key(index) !== "please")
      ? edit(index, index, participleForm(key(index)), "The participle, of a feeling")
      : [];
  });
};

const wholly = /^(?:completely|totally|fully|absolutely|entirely|really|also|quite|certainly|strongly)$/;

/** `I am completely agree`, `I am not agree`: `agree` is a verb. */
const agreeing: GrammarRule = (clause) => {
  const { key, tokens, edit } = clause;
  return eachWord(clause, "agree disagree").flatMap((index): Edit[] => {
    const isOften = wholly.test(key(index - 1));
    const isDenied = /^(?:not|n't)$/.test(key(index - 1));
    const be = isOften || isDenied ? index - 2 : index - 1;
    if (!/^(?:am|'m|are|'re)$/.test(key(be)) || !/^(?:i|we|you|they)$/.test(key(be - 1))) return [];
    // A contraction is glued to its pronoun.
    const from = key(be).startsWith("'") ? be - 1 : be;
    const lead = from < be ? `${tokens[from]?.text ?? ""} ` : "";
    const told = isDenied ? `do not ${key(index)}` : isOften ? `${key(index - 1)} ${key(index)}` : key(index);
    return edit(from, index, lead + told, "Agree is a verb");
  });
};

const states =
  /^(?:depend|belong|seem|exist|contain|consist|mean|need|want|know|like|love|hate|look|cost|happen|agree)$/;

/** `It is depend on the weather`, `It is look good`, `What was happen?`, `He was go to the shop`. */
const notBe: GrammarRule = (clause) => {
  const { key, tag, edit, opens } = clause;
  return eachWord(clause, "is was am").flatMap((index): Edit[] => {
    const [who, verb] = [key(index - 1), key(index + 1)];
    if (tag(index + 1) === "ADJ" || !opens(index - 1)) return [];
    if (who === "what" && key(index) === "was" && verb === "happen")
      return edit(index, index + 1, "happened", "One verb is enough");
    if (key(index) === "am")
      return who === "i" &&
        /^(?:work|live|study|come|want|need|like|think|know|have|go)$/.test(verb) &&
        /^(?:in|at|for|from|as|to|with|that|a|the|it|two|three)$/.test(key(index + 2)) &&
        key(index + 2) !== "of"
        ? edit(index, index + 1, verb, "One verb is enough")
        : [];
    if (!/^(?:it|he|she)$/.test(who)) return [];
    const next = key(index + 2);
    if (
      key(index) === "was" &&
      /^(?:go|come|arrive|happen|work|live|want|start|begin|say|see|take|give|get|have)$/.test(verb) &&
      /^(?:to|in|at|with|on|that|the|a|an|home|here|there|from|because|when|his|her|me|us)$/.test(next)
    )
      return tag(index + 1) === "NOUN" ? [] : edit(index, index + 1, pastForm(verb), "One verb is enough");
    const fits =
      /^(?:on|to|of|from|the|a|an|like|good|nice|bad|great|very|that|me|him|us|them|my|in|it|more|not|too)$/.test(
        next,
      );
    if (key(index) !== "is" || !states.test(verb) || !fits) return [];
    // `It is like the sea`, `It is cost that matters`, `It is need of rest`.
    if (
      /^(?:like|love|hate|cost|need|want|look)$/.test(verb) &&
      !(verb === "look" && /^(?:like|good|nice|bad|great|very|at)$/.test(next))
    )
      return [];
    return edit(index, index + 1, thirdPerson(verb), "One verb is enough");
  });
};

/** `The doctor told me to stopped smoking`, `I have to going now`: the base form stands behind `to`. */
const behindTo: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "to").flatMap((index): Edit[] => {
    const at = index + 1;
    if (tag(at) !== "VERB" || tokens[at]?.text !== key(at)) return [];
    const isAsked =
      /^(?:me|him|us|them|her|you)$/.test(key(index - 1)) &&
      /^(?:told|tell|tells|ask|asks|asked|want|wants|wanted|advised|allowed|helped|invited)$/.test(
        key(index - 2),
      );
    const base = baseOfPast.get(key(at)) ?? (key(at).endsWith("ed") ? (tokens[at]?.lemma ?? "") : "");
    if (isAsked && base !== "" && base !== key(at)) return edit(at, at, base, "The base form stands here");
    const isBound =
      /^(?:have|has|had|want|wants|wanted|need|needs|like|likes|liked|love|loves|hope|hopes|hoped|try|tries|tried|decided)$/.test(
        key(index - 1),
      ) && /^(?:i|we|you|he|she|they|n't|would|'d)$/.test(key(index - 2));
    const doing = tokens[at]?.lemma ?? "";
    return isBound && key(at).endsWith("ing") && isVerbBase(doing) && doing !== key(at)
      ? edit(at, at, doing, "The base form stands here")
      : [];
  });
};

export const aidedFormRules: readonly GrammarRule[] = [
  behindTo,
  behindHave,
  agreeing,
  notBe,
  behindBe,
  feeling,
];
