/** Several that have the verb of one, and one that has the verb of several: `two containers was held`, `many people was`, `Every one of the cleats have`. */

import {
  baseOfThird,
  collectives,
  isPlural,
  people,
  singularInS,
  thirdPerson,
} from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs } from "../../../prose/english/verbs.ts";
import { numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const toMany: Readonly<Record<string, string>> = { was: "were", is: "are", has: "have", does: "do" };
const toOne: Readonly<Record<string, string>> = { were: "was", are: "is", have: "has", do: "does" };
/** Amounts are one thing: `two weeks is`, `ten pounds was`. */
const amounts =
  /^(?:years|months|weeks|days|hours|minutes|seconds|nights|pounds|dollars|euros|pence|cents|miles|metres|meters|kilometres|kilos|grams|litres|degrees|feet|inches|points|times|percent|thirds|quarters|halves|news|means|series|people's|pints|gallons|tonnes|tons|acres|yards|ounces|spoonfuls|goals|runs|lengths|stops|coats|lots|cups|rounds|cords|loads|slices|spoons|teaspoons|tablespoons)$/;

const isNumber = ({ key, tag }: Clause, at: number): boolean =>
  (numerals.has(key(at)) && !/^(?:one|zero)$/.test(key(at))) ||
  (tag(at) === "NUM" && /^(?:[2-9]|[1-9]\d{1,2})$/.test(key(at)));

/** Whether a subject can begin here: no preposition, verb or article leads what stands there. */
const canBegin = ({ key, tag, tokens }: Clause, at: number): boolean =>
  at === 0 ||
  (key(at - 1) === "," &&
    !/^(?:and|but|so)$/.test(key(at)) &&
    !tokens.slice(0, at).some(({ tag: one }) => one === "NUM")) ||
  /^(?:that|where|when|because|if|but|while|until|whether|said|says|;|:|—|–|"|“)$/.test(key(at - 1)) ||
  (/^(?:PROPN)$/.test(tag(at - 1)) && tokens.slice(0, at).some(({ key: word }) => word === "according")) ||
  (key(at - 1) === "and" && key(at - 2) === ",") ||
  (/^(?:month|year|week|day|night|morning|afternoon|evening|time|summer|winter|spring|autumn)$/.test(
    key(at - 1),
  ) &&
    tag(0) === "ADP" &&
    !tokens.slice(0, at).some(({ tag: one }) => one === "VERB" || one === "AUX"));

/** `two containers was held`, `forty index cards was pinned`, `many people was angry`. */
const counted: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  if (/\?\s*$/.test(sentence.text)) return [];
  return eachWord(clause, "was is has does").flatMap((verb): Edit[] => {
    const noun = verb - 1;
    const word = tokens[noun];
    if (
      !word ||
      word.text !== word.key ||
      (word.key !== "people" && (!isPlural(word.key) || !word.key.endsWith("s"))) ||
      amounts.test(word.key) ||
      singularInS.has(word.key)
    )
      return [];
    if (tokens[verb]?.text !== key(verb) || (tag(verb) !== "AUX" && key(verb) !== "has")) return [];
    let first = noun - 1;
    while (
      first > noun - 3 &&
      /^(?:ADJ|NOUN)$/.test(tag(first)) &&
      !isNumber(clause, first) &&
      !/^(?:many|several|few|most)$/.test(key(first)) &&
      !isPlural(key(first))
    )
      first -= 1;
    if (!isNumber(clause, first) && !/^(?:many|several|both|most)$/.test(key(first))) return [];
    if (!canBegin(clause, first) || key(first - 1) === "-") return [];
    // `Three rooms is what we need`, `Sixty walnuts is normal`
    if (
      /^(?:what|enough|all|plenty|too|not|more|less|a|the|why|how|where|one|fine|better|worse|about|around|quite|normal|usual|typical|standard|average|ideal|reasonable|possible|fair|right)$/.test(
        key(verb + 1),
      )
    )
      return [];
    return edit(verb, verb, toMany[key(verb)] ?? "", agree);
  });
};

/** `Many of them keeps fewer`, `Both of us was`, `of whom seven turns up`. */
const ofThem: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  if (/\?\s*$/.test(sentence.text)) return [];
  return [
    ...eachWord(clause, "them us").flatMap((index): Edit[] => {
      if (
        key(index - 1) !== "of" ||
        !/^(?:many|several|both|most|some|few|all|two|three|four|five|six|seven|eight|nine|ten)$/.test(
          key(index - 2),
        )
      )
        return [];
      if (!(index === 2 || clause.opens(index - 2) || (index === 3 && /^(?:and|but|so)$/.test(key(0)))))
        return [];
      const at = /^(?:also|still|now|always|often|usually|never|already|just)$/.test(key(index + 1))
        ? index + 2
        : index + 1;
      return verbOfMany(clause, at);
    }),
    ...eachWord(clause, "whom which").flatMap((index): Edit[] =>
      key(index - 1) === "of" &&
      isNumber(clause, index + 1) &&
      tokens.slice(0, index).some(({ key: word }) => isPlural(word))
        ? verbOfMany(clause, index + 2)
        : [],
    ),
  ];
  function verbOfMany({ key: word, tokens: all }: Clause, at: number): Edit[] {
    const verb = word(at);
    const be = toMany[verb];
    if (be !== undefined) return edit(at, at, be, agree);
    const base = baseOfThird(verb);
    return base !== verb &&
      all[at]?.text === verb &&
      isVerbBase(base) &&
      (tag(at) === "VERB" || /^(?:ADP|DET|PRON|ADV)$/.test(tag(at + 1)))
      ? edit(at, at, base, agree)
      : [];
  }
};

/** `Every one of the cleats have a groove`, `Each of the boats were painted`, `One of the tyres are flat`. */
const oneOf: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  if (/\?\s*$/.test(sentence.text)) return [];
  return eachWord(clause, "of").flatMap((index): Edit[] => {
    const isOne = key(index - 1) === "one";
    if (!isOne && !/^(?:each|neither|either)$/.test(key(index - 1))) return [];
    const first = isOne && /^(?:every|each|only|any|not)$/.test(key(index - 2)) ? index - 2 : index - 1;
    if (
      !(
        first === 0 ||
        (first === 1 && /^(?:and|but|so)$/.test(key(0))) ||
        /^(?:because|that|if|when|but|and|said|says|,)$/.test(key(first - 1))
      )
    )
      return [];
    if (/^(?:and|,)$/.test(key(first - 1)) && !(key(first - 1) === "and" && key(first - 2) === ","))
      return [];
    if (!/^(?:the|my|our|your|his|her|their|these|those|its)$/.test(key(index + 1))) return [];
    let noun = index + 2;
    while (
      (noun < index + 5 && /^(?:ADJ|NUM)$/.test(tag(noun))) ||
      (tag(noun) === "NOUN" && !isPlural(key(noun)) && noun < index + 4)
    )
      noun += 1;
    if (!isPlural(key(noun)) || tag(noun) === "VERB") return [];
    const verb = noun + 1;
    const right = toOne[key(verb)];
    return right !== undefined &&
      tokens[verb]?.text === key(verb) &&
      !/^(?:i|you|we|they)$/.test(key(verb + 1))
      ? edit(verb, verb, right, agree)
      : [];
  });
};

/** `a boy who have left`, `electric models, which has no clutch`, `The plates, which is yellow, are fixed`. */
const relatives: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  return [
    ...eachWord(clause, "who").flatMap((index): Edit[] => {
      const right = toOne[key(index + 1)];
      const noun = key(index - 1);
      if (
        right === undefined ||
        !people.has(noun) ||
        isPlural(noun) ||
        collectives.has(noun) ||
        key(index + 1) === "do"
      )
        return [];
      return /^(?:a|an|every|another|each)$/.test(tag(index - 2) === "ADJ" ? key(index - 3) : key(index - 2))
        ? edit(index + 1, index + 1, right, agree)
        : [];
    }),
    ...eachWord(clause, "which").flatMap((index): Edit[] => {
      if (key(index - 1) !== ",") return [];
      const noun = key(index - 2);
      if (!isPlural(noun) || !noun.endsWith("s") || amounts.test(noun) || tag(index - 2) !== "NOUN")
        return [];
      const verb = key(index + 1);
      if (verb === "has")
        return /^(?:no|two|three|four|five|six|its|their|small|large|big|little|long|short|only)$/.test(
          key(index + 2),
        ) && !/^(?:effect|impact|bearing|sense)$/.test(key(index + 3))
          ? edit(index + 1, index + 1, "have", agree)
          : [];
      if (verb !== "is" && verb !== "was") return [];
      const comma = tokens.findIndex(({ key: word }, at) => at > index + 1 && word === ",");
      const isMain =
        comma > 0 &&
        /^(?:are|were|have)$/.test(key(comma + 1)) &&
        index - 2 < 4 &&
        /^(?:the|these|those|our|my|his|her|their|both|all|two|three|its)$/.test(key(0));
      return isMain && sentence.kind !== "heading"
        ? edit(index + 1, index + 1, verb === "is" ? "are" : "were", agree)
        : [];
    }),
  ];
};

/** `The batteries in the other three was down`: what stands between is counted and has no noun. */
const inOthers: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "other first last next").flatMap((index): Edit[] => {
    if (key(index - 1) !== "the" || !isNumber(clause, index + 1) || tag(index - 2) !== "ADP") return [];
    const noun = key(index - 3);
    const right = toMany[key(index + 2)];
    if (right === undefined || !isPlural(noun) || amounts.test(noun)) return [];
    return /^(?:the|my|our|his|her|their)$/.test(key(tag(index - 4) === "ADJ" ? index - 5 : index - 4)) &&
      index < 8 &&
      clause.opens(tag(index - 4) === "ADJ" ? index - 5 : index - 4)
      ? edit(index + 2, index + 2, right, agree)
      : [];
  });
};

/** `and it now hold a man`, `She also run the shop`: an adverb stands between. */
const withAdverb: GrammarRule = (clause) => {
  const { key, tokens, edit, opens } = clause;
  if (clause.narrates || clause.around !== "") return [];
  return eachWord(clause, "now also still always usually often never").flatMap((index): Edit[] => {
    const verb = key(index + 1);
    if (
      !/^(?:he|she|it)$/.test(key(index - 1)) ||
      !(index === 1 || opens(index - 1) || /^(?:and|but)$/.test(key(index - 2)))
    )
      return [];
    if (
      tokens[index + 1]?.text !== verb ||
      !(
        pureVerbs.has(verb) ||
        /^(?:work|run|use|open|close|help|walk|play|look|cook|drive|cover|start|stop|cost)$/.test(verb)
      )
    )
      return [];
    if (/^(?:put|cost|read|quit|cast|spread)$/.test(verb)) return [];
    if (
      /^(?:that|if)$/.test(key(index - 2)) ||
      tokens
        .slice(0, index - 1)
        .some(({ key: word }) =>
          /^(?:let|make|makes|made|may|should|would|will|did|does|insist|suggest|ask|asked|helps?|could|can)$/.test(
            word,
          ),
        )
    )
      return [];
    return /^(?:the|a|an|my|our|your|his|her|its|their|it|them|him|me|us|you|in|on|at|to|for|with|from|about|two|three|four|that|like)$/.test(
      key(index + 2),
    ) || /^\d/.test(key(index + 2))
      ? edit(index + 1, index + 1, thirdPerson(verb), agree)
      : [];
  });
};

const ofOne: Readonly<Record<string, string>> = { have: "has", are: "is", do: "does" };

/** `and it have the new seals`, `She do the early ones`, `Mr Triffett have been asked`. */
const ofOnePerson: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  if (/\?\s*$/.test(sentence.text)) return [];
  return eachWord(clause, "have are do").flatMap((index): Edit[] => {
    const right = ofOne[key(index)] ?? "";
    if (tokens[index]?.text !== key(index)) return [];
    const isTitled =
      tag(index - 1) === "PROPN" &&
      /^(?:mr|mrs|ms|miss|dr)$/.test(key(index - 2) === "." ? key(index - 3) : key(index - 2)) &&
      key(index) !== "do";
    const first = isTitled ? (key(index - 2) === "." ? index - 3 : index - 2) : index - 1;
    if (!isTitled && !/^(?:he|she|it)$/.test(key(first))) return [];
    if (
      !(
        first === 0 ||
        (/^(?:and|but|because|so|;)$/.test(key(first - 1)) &&
          !/^(?:NOUN|PROPN)$/.test(tag(first - 2)) &&
          !isTitled) ||
        (key(first - 1) === "," && !isTitled) ||
        (isTitled && /^(?:that|said|says|because)$/.test(key(first - 1)))
      )
    )
      return [];
    // `they insist it have a lid`, `Should it have one, …`
    if (
      tokens
        .slice(0, first)
        .some(({ key: word }) =>
          /^(?:insist|insists|suggest|demand|let|make|makes|made|help|may|should|shall|if|had|ask|asks|asked|recommend|propose|did|does|do|see|saw|watch|heard|hear|will|would|can|could|must)$/.test(
            word,
          ),
        )
    )
      return [];
    return edit(index, index, right, agree);
  });
};

export const manySubjectRules: readonly GrammarRule[] = [
  counted,
  ofThem,
  oneOf,
  relatives,
  inOthers,
  withAdverb,
  ofOnePerson,
];
