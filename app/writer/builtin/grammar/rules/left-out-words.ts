/** Little words that were left out: `to` before a verb, `a` behind `such`, the verb of `the trick not to hurry`. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isPlural } from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import type { Clause, GrammarRule } from "./clause.ts";
import { isFinite } from "./main-clauses.ts";
import { isSecondThing } from "./noun-phrases.ts";

const why = "A little word is missing";

/** Verbs that take another one with `to`. */
const takers =
  /^(?:want|wants|wanted|wanting|wish|wishes|wished|wishing|decide|decides|decided|deciding|hope|hopes|hoped|hoping|manage|manages|managed|refuse|refuses|refused|promise|promised|plan|plans|planned|planning|forget|forgot|forgotten|remember|remembered|fail|fails|failed|agree|agreed|pretend|pretended|afford|hesitate|learned|learnt|tried|try|trying|begin|began|expect|expected|intend|intends|intended|used|ought|prefer|preferred)$/;
/** Adjectives that do. */
const states =
  /^(?:able|unable|supposed|ready|willing|unwilling|likely|unlikely|allowed|determined|eager|keen|glad|pleased|delighted|reluctant|sorry|happy|prepared|bound|due)$/;
const eases = /^(?:easy|easier|difficult|impossible|simple|important|necessary|essential)$/;
/** Bases that are as good as never anything else, and so stand for no noun behind their taker. */
const plain =
  /^(?:go|come|take|get|make|see|bring|buy|leave|be|have|give|tell|ask|keep|speak|eat|send|write|pay|meet|sit|thank|join|hear|sell|become|carry|choose|grow|hold|live|put|remain|teach|understand|wear|attend|discuss|explain|catch|borrow|protect|provide|receive|remember|say|think|know|stand|spend|begin|continue|learn|arrange|avoid|build|collect|enjoy|follow|forget|hide|lose|prove|read|remove|sing|settle|stay|tell|win|bake|break|drive|climb|celebrate|add|apologise|apologize|appear|swim|throw|walk|work|watch|look|play|help|clean|use)$/;
const sureNouns =
  /^(?:work|play|help|use|read|stay|walk|climb|watch|look|drive|win|catch|break|hold|stand|clean|hide|be)$/;

const withTo = (clause: Clause, at: number): Edit[] =>
  clause.edit(at, at, `to ${clause.tokens[at]?.text ?? ""}`, why);

/** Whether what follows a base shows that it is a verb: an object, a place, a word of time, the end. */
function goesOn({ key, tag }: Clause, at: number): boolean {
  if (/^(?:DET|PRON|ADP|ADV|PROPN|PART)$/.test(tag(at + 1))) return key(at + 1) !== "of";
  return (
    (key(at) === "go" && /^(?:home|shopping|swimming|fishing|there|back)$/.test(key(at + 1))) ||
    (key(at) === "take" && /^(?:part|care|place)$/.test(key(at + 1))) ||
    (/^(?:leave|go|come|speak|eat|help)$/.test(key(at)) && tag(at + 1) === "PUNCT" && key(at + 1) !== "-")
  );
}

const nounsToo =
  /^(?:work|help|change|rain|support|trust|hope|fear|love|sleep|rest|water|cover|light|practice|care|end|result|start|need|want|time|food|study|plant|fish|land|paint|pay|play|talk|walk|visit|use)$/;
const when =
  /^(?:next|following|first|last|same|whole|day|week|month|year|night|morning|evening|afternoon|moment|time|most|more)$/;

/** `I forgot lock the shed`, `You need book a table`: a noun would not stand before an article. */
function beforeArticle(clause: Clause, index: number): Edit[] {
  const { key, tag } = clause;
  const article =
    tag(index + 1) === "DET" || /^(?:my|our|your|his|their|its|more|another)$/.test(key(index + 1));
  if (!article || when.test(key(index + 2)) || when.test(key(index + 3))) return [];
  if (
    !/^(?:need|needs|needed|want|wants|wanted|forgot|forget|forgotten|decided|tried|managed|remember|remembered|hoped|refused|promised|afford|agreed|supposed|able)$/.test(
      key(index - 1),
    )
  )
    return [];
  return /^(?:i|we|he|she|they|you|who|and|to|not|n't|please|also|just|'ll|will|would|had|has|have|'d|ca|is|are|was|were|'m|'re)$/.test(
    key(index - 2),
  )
    ? withTo(clause, index)
    : [];
}

const bidding =
  /^(?:asked|asks|ask|told|tell|tells|wanted|wants|want|invited|reminded|allowed|expected|encouraged|begged|persuaded|ordered|taught|forced|advised|warned)$/;

/** `She wanted go home`, `Please remember bring a coat`, `We were able see the sea`, `It is easy clean with a cloth`. */
const toBeforeVerbs: GrammarRule = (clause) => {
  const { key, tag, tokens } = clause;
  return tokens.flatMap(({ key: verb, text, lemma, tag: own }, index): Edit[] => {
    if (text !== verb || index === 0 || own === "PROPN" || (!isVerbBase(verb) && !plain.test(verb)))
      return [];
    const prior = key(index - 1);
    if (!plain.test(verb)) return nounsToo.test(verb) ? [] : beforeArticle(clause, index);
    const isNoun =
      !eases.test(prior) &&
      sureNouns.test(verb) &&
      (own === "NOUN" ||
        !/^(?:DET|PRON)$/.test(tag(index + 1)) ||
        when.test(key(index + 2)) ||
        when.test(key(index + 3)));
    if (isNoun || lemma !== verb || !goesOn(clause, index) || key(index - 2) === "-") return [];
    if (/^(?:me|him|us|them)$/.test(prior))
      return bidding.test(key(index - 2)) &&
        (own === "VERB" || !sureNouns.test(verb)) &&
        !/^(?:be|have|think|say|know)$/.test(verb) &&
        key(index - 3) !== "what"
        ? withTo(clause, index)
        : [];
    if (eases.test(prior))
      return /^(?:is|are|was|were|'s|be|very|so|quite|really)$/.test(key(index - 2)) &&
        /^(?:DET|PRON|ADP)$/.test(tag(index + 1)) &&
        (own === "VERB" || (/^(?:clean|use|read)$/.test(verb) && /^(?:with|in|on|by)$/.test(key(index + 1))))
        ? withTo(clause, index)
        : [];
    // `Then you very likely have one`: probably.
    if (prior === "likely" && /^(?:very|so|most|quite)$/.test(key(index - 2)) && tag(index - 3) !== "AUX")
      return [];
    if (states.test(prior))
      return /^(?:am|is|are|was|were|'m|'s|'re|be|been|not|n't|so|very|too|always|also|still|just)$/.test(
        key(index - 2),
      )
        ? withTo(clause, index)
        : [];
    // `too tired walk any further`
    if (tag(index - 1) === "ADJ" && key(index - 2) === "too" && own === "VERB") return withTo(clause, index);
    if (prior === "going")
      return /^(?:am|is|are|was|were|'m|'s|'re)$/.test(key(index - 2)) &&
        own === "VERB" &&
        /^(?:DET|PRON)$/.test(tag(index + 1))
        ? withTo(clause, index)
        : [];
    if (/^(?:like|love|hate|prefer)$/.test(prior))
      return /^(?:would|'d|should)$/.test(key(index - 2)) && /^(?:i|we|he|she|they|you)$/.test(key(index - 3))
        ? withTo(clause, index)
        : [];
    if (prior === "time")
      return /^(?:'s|is|was)$/.test(key(index - 2)) &&
        /^(?:it|go|leave|eat)$/.test(key(index - 3)) &&
        /^(?:go|leave|eat|say|make|take)$/.test(verb)
        ? withTo(clause, index)
        : [];
    if (!takers.test(prior)) return [];
    // `whose dreams and hopes give us`
    if (isSecondThing(clause, index - 1)) return [];
    // `how much land you want take`, `all they hope do`
    if (
      tokens
        .slice(Math.max(0, index - 7), index - 1)
        .some(({ key: word }) => /^(?:all|what|how|whatever|much|everything|anything|as)$/.test(word))
    )
      return [];
    // `all they want do`, `what I planned was`; `I forget be`; `people used to have`.
    if (/^(?:be|have)$/.test(verb) && prior !== "want" && prior !== "wanted") return [];
    if (
      prior === "used" &&
      !(
        /^(?:i|we|he|she|they|it|who|you)$/.test(key(index - 2)) ||
        (tag(index - 2) === "NOUN" && clause.opens(index - 3))
      )
    )
      return [];
    if (
      /^(?:i|we|he|she|they|you|who|and|to|not|n't|please|never|also|just|'ll|will|would|can|could|had|has|have|'d|ca|only|really|finally|always|soon|is|are|was|were|'m|'re)$/.test(
        key(index - 2),
      )
    )
      return withTo(clause, index);
    return /^(?:NOUN|PROPN)$/.test(tag(index - 2)) &&
      /(?:ed|ing|ot)$|^(?:wants|hopes|plans|began|tries)$/.test(prior)
      ? withTo(clause, index)
      : [];
  });
};

/** `The trick not to hurry.`: a sentence without a verb. */
const tricks: GrammarRule = (clause) => {
  const { key, tokens, edit, sentence } = clause;
  const head = /^(?:best|main|only|real|first|important)$/.test(key(1)) ? 2 : 1;
  if (
    !/^(?:the|our|my|her|his|their)$/.test(key(0)) ||
    !/^(?:trick|secret|key|aim|goal|plan|idea|point|rule|thing|answer|challenge)$/.test(key(head)) ||
    !/[.!]$/.test(sentence.text)
  )
    return [];
  const not = key(head + 1) === "not";
  const to = not ? head + 2 : head + 1;
  if (
    key(to) !== "to" ||
    !(isVerbBase(key(to + 1)) || clause.tag(to + 1) === "VERB") ||
    (!not && /^(?:be|do|have)$/.test(key(to + 1)))
  )
    return [];
  return tokens.some((_token, index) => isFinite(clause, index) && index !== to + 1)
    ? []
    : edit(head, head, `${tokens[head]?.text ?? ""} is`, why);
};

/** `such good idea`, `What lovely day!`. */
const such: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  return tokens.flatMap(({ key: word }, index): Edit[] => {
    const exclaims = word === "what" && index === 0 && sentence.text.endsWith("!");
    if (word !== "such" && !exclaims) return [];
    const adjective = tokens[index + 1];
    const noun = key(index + 2);
    if (!adjective || adjective.tag !== "ADJ" || !/^\p{Ll}/u.test(adjective.text)) return [];
    // `such good company`, `such fresh fruit`.
    if (
      /^(?:company|film|cake|business|fruit|speech|colou?r|detail|crime|experience|language|egg|potato|onion|salad|film|fish|hall|school)$/.test(
        noun,
      )
    )
      return [];
    if (
      key(index + 3).endsWith("ing") ||
      !countNouns.has(noun) ||
      isPlural(noun) ||
      /^(?:NOUN|ADJ|PROPN)$/.test(tag(index + 3)) ||
      key(index + 3) === "-"
    )
      return [];
    if (/^(?:no|any|one|some|every|each|another|all|other|many|few|two)$/.test(key(index - 1))) return [];
    const article =
      /^(?:[aeio]|u(?!ni|se|su)|hour|honest)/.test(adjective.key) && !/^(?:one|eu)/.test(adjective.key)
        ? "an"
        : "a";
    return edit(index + 1, index + 1, `${article} ${adjective.text}`, why);
  });
};

const modals = /^(?:could|can|ca|would|wo|will)$/;

/** `couldn't hardly believe`. */
const hardly: GrammarRule = (clause) => {
  const { key, tokens, edit } = clause;
  return tokens.flatMap(({ key: word }, index): Edit[] => {
    if (!/^(?:hardly|scarcely|barely)$/.test(word) || !/^(?:n't|not)$/.test(key(index - 1))) return [];
    const modal = key(index - 2);
    if (!modals.test(modal) || pureVerbs.has(modal)) return [];
    return edit(
      index - 2,
      index - 1,
      { ca: "can", wo: "will" }[modal] ?? tokens[index - 2]?.text ?? modal,
      "One negation is enough",
    );
  });
};

export const leftOutWordRules: readonly GrammarRule[] = [toBeforeVerbs, tricks, such, hardly];
