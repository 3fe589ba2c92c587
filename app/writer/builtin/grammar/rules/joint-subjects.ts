/** Pairs of subjects and of verbs, questions, and verbs that are taken for nouns. */

import { baseOfThird, isPlural, thirdPerson } from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs, unchanging } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree, forMany, isQuestion, object, several, single } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import { hasVerb, type NounPhrase, nounPhraseAt, opensClause } from "./noun-phrases.ts";

const singlesOnly = new Set("the my our your his her its their".split(" "));
const pairLeads = new Set([...singlesOnly, "all", "both", "half"]);
const manyLeads = new Set([...singlesOnly, "these", "those"]);
const kin =
  /^(?:brother|sister|mother|father|aunt|uncle|son|daughter|husband|wife|cousin|mum|dad|mom|grandmother|grandfather|nephew|niece|grandma|grandpa)$/;

/** `my cousin and her husband was`, `the dog and the cat sleeps`. */
const pairs: GrammarRule = (clause) => {
  const { key, tag } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, pairLeads).flatMap((index): Edit[] => {
    if (
      !opensClause(clause, index) ||
      /^(?:after|before|since|until|as|but|see|hear|heard|:)$/.test(key(index - 1))
    )
      return [];
    const one = nounPhraseAt(clause, index);
    if (!one || one.number !== "one" || !singlesOnly.has(one.determiner) || key(one.end) !== "and") return [];
    const other = nounPhraseAt(clause, one.end + 1);
    if (!other || other.number !== "one" || !/^(?:NOUN|PROPN)$/.test(tag(other.head))) return [];
    const kind =
      other.determiner === ""
        ? kin.test(key(one.head)) && (kin.test(key(other.head)) || tag(other.head) === "PROPN")
        : singlesOnly.has(other.determiner);
    if (!kind || other.end !== other.head + 1) return [];
    return forMany(clause, pastAdverbs(clause, other.end));
  });
};

/** `neither the captain nor the pilot were`. */
const neither: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "neither").flatMap((index): Edit[] => {
    if (!opensClause(clause, index)) return [];
    const one = nounPhraseAt(clause, index + 1);
    if (one?.number !== "one" || key(one.end) !== "nor") return [];
    const other = nounPhraseAt(clause, one.end + 1);
    if (other?.number !== "one") return [];
    const right = single[key(other.end)];
    return right && tag(other.end) === "AUX" ? edit(other.end, other.end, right, agree) : [];
  });
};

/** `She lives near the harbour and work at the post office`. */
const joinedThird: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "and").flatMap((index): Edit[] => {
    const at = pastAdverbs(clause, index + 1);
    const verb = key(at);
    if (!isVerbBase(verb) || !["VERB", "NOUN"].includes(tag(at)) || unchanging.test(verb)) return [];
    let first = -1;
    for (let back = index - 1; back >= 0 && first < 0; back -= 1) {
      if (/^[,;:.!?()“”"]$/.test(key(back)) || tag(back) === "AUX" || tag(back) === "PART") return [];
      if (tag(back) === "CCONJ" || /^(?:which|that|what|if)$/.test(key(back))) return [];
      const led = /^(?:who|he|she|it)$/.test(key(back - 1)) && isVerbBase(baseOfThird(key(back)));
      if ((tag(back) === "VERB" || led) && tokens[back]?.text === key(back)) first = back;
    }
    const third = key(first);
    if (first < 1 || baseOfThird(third) === third || tokens[first]?.lemma === third) return [];
    if (/^(?:lets|makes|helps|sees|hears|watches|has|goes|comes|tries|does)$/.test(third)) return [];
    const subject = pastAdverbsBack(clause, first - 1);
    // Behind `as it stands` or `I know a man who` the second verb may be somebody else's.
    const sole =
      key(subject) === "who"
        ? !isPlural(key(subject - 1)) &&
          tokens.slice(0, subject).every((one) => one.tag !== "VERB" || one.lemma !== one.key)
        : (/^(?:he|she|it)$/.test(key(subject)) &&
            (subject === 0 || /^(?:[,;]|and|but)$/.test(key(subject - 1)))) ||
          (key(subject) === "," && isRowOf(clause, subject));
    if (!sole) return [];
    const next = at + 1;
    // What may be a noun must stand behind one that it cannot be listed with.
    const alone =
      /^(?:NOUN|PROPN|NUM)$/.test(tag(index - 1)) && /^(?:DET|NUM)$|^(?:PRON)$/.test(tag(index - 2));
    const tail =
      object.test(key(next)) ||
      ["DET", "PRON"].includes(tag(next)) ||
      (tag(next) === "ADP" &&
        key(next) !== "of" &&
        (["DET", "PRON", "PROPN"].includes(tag(next + 1)) || pureVerbs.has(verb)));
    if (
      !tail ||
      !(pureVerbs.has(verb) || alone || /^(?:ADV|NUM)$/.test(tag(index - 1)) || tag(index - 2) === "ADP")
    )
      return [];
    return edit(at, at, thirdPerson(verb), agree);
  });
};

/** `It goes on over the bell, closes down the back and leave`: a row of verbs with one subject before its first comma. */
const isRowOf = ({ key, tokens }: Clause, comma: number): boolean =>
  /^(?:he|she|it)$/.test(key(0)) &&
  baseOfThird(key(1)) !== key(1) &&
  tokens.slice(2, comma).every(({ key: word, tag }) => tag !== "VERB" && tag !== "AUX" && word !== ",");

function pastAdverbsBack({ tag }: Clause, index: number): number {
  return tag(index) === "ADV" ? index - 1 : index;
}

/** `Where is my glasses?`, `Does your parents know?`, `Was you there?` */
const questions: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  if (!/\?\s*$/.test(sentence.text)) return [];
  const index = /^(?:where|what|how|when|why)$/.test(key(0)) ? 1 : 0;
  const right = several[key(index)];
  if (!right || tag(index) !== "AUX") return [];
  if (/^(?:you|we|they)$/.test(key(index + 1))) return edit(index, index, right, agree);
  const asked: NounPhrase | null = nounPhraseAt(clause, index + 1);
  // `Does the target support tools?`: a verb that was taken for a noun.
  if (
    asked &&
    key(index) === "does" &&
    tokens.slice(index + 2, asked.head).some((one) => isVerbBase(one.key))
  )
    return [];
  return asked?.number === "many" &&
    key(asked.end) !== "and" &&
    /^(?:the|my|our|your|his|her|their|these|those)$/.test(asked.determiner) &&
    tag(asked.head) === "NOUN"
    ? edit(index, index, right, agree)
    : [];
};

const sensed = /^(?:see|sees|saw|seen|hear|hears|heard|feel|feels|felt|watch|watched|remember|remembered)$/;

/** `The trains runs every hour`, `My parents lives in a flat`: the last of what looks like nouns is the verb. */
const hidden: GrammarRule = (clause) => {
  const { key, tag, edit, sentence } = clause;
  if (sentence.kind !== "paragraph") return [];
  return eachWord(clause, manyLeads).flatMap((index): Edit[] => {
    // `I still see my mothers hands on it`: an owner without its apostrophe.
    if (!opensClause(clause, index) || sensed.test(key(index - 1))) return [];
    const head = tag(index + 1) === "ADJ" ? index + 2 : index + 1;
    const at = head + 1;
    const base = baseOfThird(key(at));
    if (tag(head) !== "NOUN" || !isPlural(key(head)) || base === key(at) || !isVerbBase(base)) return [];
    if (!["NOUN", "VERB"].includes(tag(at)) || hasVerb(clause, at + 1)) return [];
    const next = tag(at + 1);
    return ["DET", "PRON", "ADP", "ADV", "ADJ"].includes(next) &&
      !/^(?:of|and|or|who|which|that)$/.test(key(at + 1))
      ? edit(at, at, base, agree)
      : [];
  });
};

export const jointSubjectRules: readonly GrammarRule[] = [pairs, neither, joinedThird, questions, hidden];
