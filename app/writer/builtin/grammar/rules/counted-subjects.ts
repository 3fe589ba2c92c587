/** Subjects told by few words: `a number of`, `there have been`, `either … or`, what stands before its verb and behind it. */

import { baseOfThird, isPlural, pastForm, thirdPerson, uncountables } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree, before, isQuestion, several, single, isWished } from "./agreeing.ts";
import { eachWord, type GrammarRule } from "./clause.ts";
import { hasVerb, isPerson, nounPhraseAt, opensClause, phrasesBehind } from "./noun-phrases.ts";

/** `A number of residents has`: several. */
const numbers: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, "number").flatMap((index): Edit[] => {
    const first =
      /^(?:large|small|growing|great|good|high|huge|record|limited|considerable|significant|surprising)$/.test(
        key(index - 1),
      )
        ? index - 2
        : index - 1;
    if (key(first) !== "a" || key(index + 1) !== "of" || !opensClause(clause, first)) return [];
    const group = nounPhraseAt(clause, index + 2);
    if (!group || !isPlural(key(group.head)) || group.determiner !== "") return [];
    const more = phrasesBehind(clause, group.end);
    const right = more && several[key(more.end)];
    return right && tag(more.end) === "AUX" ? edit(more.end, more.end, right, agree) : [];
  });
};

const amounts =
  /^(?:number|lot|lots|few|couple|series|dozen|handful|range|hundred|thousand|variety|spate|string|many|rise|majority|total)$/;

/** `There have been a steady fall`. */
const thereHave: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "there").flatMap((index): Edit[] => {
    if (key(index + 1) !== "have" || key(index + 2) !== "been" || !/^(?:an?|no|one)$/.test(key(index + 3)))
      return [];
    if (!clause.opens(index)) return [];
    const phrase = nounPhraseAt(clause, index + 3);
    return phrase &&
      tag(phrase.head) === "NOUN" &&
      !isPlural(key(phrase.head)) &&
      phrase.number === "one" &&
      !amounts.test(key(phrase.head)) &&
      !/^(?:and|or|,)$/.test(key(phrase.end))
      ? edit(index + 1, index + 1, "has", agree)
      : [];
  });
};

const standing: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  stands: "stand",
  lies: "lie",
  hangs: "hang",
  sits: "sit",
};
const measures =
  /^(?:years|months|weeks|days|hours|minutes|pounds|dollars|euros|miles|metres|percent|degrees|pence)$/;

/** `On the table was two cups`: what stands there is told behind the verb. */
const inverted: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  if (tag(0) !== "ADP" || isQuestion(clause)) return [];
  const place = phrasesBehind(clause, 0);
  const at = place?.behind.length ? place.end : -1;
  const right = standing[key(at)];
  if (
    at < 0 ||
    right === undefined ||
    !/^(?:two|three|four|five|six|seven|eight|nine|ten|several|many|some)$/.test(key(at + 1))
  )
    return [];
  const phrase = nounPhraseAt(clause, at + 1);
  const noun = key(phrase?.head ?? -1);
  return phrase && isPlural(noun) && !measures.test(noun) && phrase.number === "many"
    ? edit(at, at, right, agree)
    : [];
};

/** `Either the cable or the plug are`, `Every pan and pot have`: one of them, or each by itself. */
const eitherOr: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, "either every each").flatMap((index): Edit[] => {
    if (!opensClause(clause, index)) return [];
    const isEither = key(index) === "either";
    const one = nounPhraseAt(clause, isEither ? index + 1 : index);
    if (!one || key(one.end) !== (isEither ? "or" : "and")) return [];
    const other = nounPhraseAt(clause, one.end + 1);
    if (!other || tag(other.end) !== "AUX" || isPlural(key(one.head))) return [];
    if (
      isEither
        ? one.number !== "one" || other.number !== "one"
        : !/^(?:|every|each)$/.test(other.determiner) || isPlural(key(other.head))
    )
      return [];
    const right = single[key(other.end)];
    return right === undefined || isWished(before(clause, index))
      ? []
      : edit(other.end, other.end, right, agree);
  });
};

/** Said of people and machines; nouns as well, but not behind one. */
const doings = new Set(
  "work live study like love play want need go come leave arrive start finish cook drive walk run speak teach sell help travel visit enjoy".split(
    " ",
  ),
);
const things =
  /^(?:train|bus|ferry|plane|flight|film|show|class|lesson|course|concert|match|boat|coach|tram)$/;

/** `My father work in a bank`, `The train leave at nine`: a verb that is taken for a noun. */
const nounVerbs: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  if (clause.sentence.kind !== "paragraph" || isQuestion(clause)) return [];
  return eachWord(clause, doings).flatMap((at): Edit[] => {
    const noun = at - 1;
    const isSomebody = isPerson(key(noun));
    if (!(isSomebody || (things.test(key(noun)) && /^(?:leave|arrive|start|finish|go|come)$/.test(key(at)))))
      return [];
    if (!/^(?:the|my|our|his|her|their|your)$/.test(key(noun - 1)) || !opensClause(clause, noun - 1))
      return [];
    if (tokens[at]?.text !== key(at) || isWished(before(clause, at)) || hasVerb(clause, at + 1)) return [];
    if (
      /^(?:see|hear|saw|heard|watch|as|once|after|before|until|since|say|says|said)$/.test(key(noun - 2)) &&
      noun > 1
    )
      return [];
    const next = key(at + 1);
    if (
      !/^(?:in|at|on|to|for|with|as|very|a|an|the|every|here|there|my|his|her|our|their|hard|english|too|alone)$/.test(
        next,
      ) ||
      key(at + 2) === "which"
    )
      return [];
    if (tag(at + 1) === "ADP" && !/^(?:DET|PRON|NUM|NOUN|PROPN|ADJ)$/.test(tag(at + 2))) return [];
    // `the teacher help in maths`: a noun phrase, unless the sentence ends without another verb.
    return edit(at, at, clause.narrates || clause.isDated ? pastForm(key(at)) : thirdPerson(key(at)), agree);
  });
};

const joinable = new Set("come fit fold lie sit go weigh run hold keep take make give include".split(" "));

/** `The jacket has two pockets and come in three colours`. */
const joined: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  const subject = nounPhraseAt(clause, 0);
  if (
    !subject ||
    subject.number !== "one" ||
    !/^(?:the|this|our|my|its|each|every)$/.test(subject.determiner)
  )
    return [];
  const first = subject.end;
  const isThird =
    key(first) === "has" ||
    (tag(first) === "VERB" &&
      tokens[first]?.lemma === baseOfThird(key(first)) &&
      baseOfThird(key(first)) !== key(first));
  if (!isThird || /^(?:lets|makes|helps|sees|hears|watches)$/.test(key(first))) return [];
  return eachWord(clause, "and")
    .slice(0, 1)
    .flatMap((index): Edit[] => {
      const at = index + 1;
      if (index < first || !joinable.has(key(at)) || tag(at) === "NOUN") return [];
      const between = tokens.slice(first + 1, index);
      if (
        between.some(
          ({ tag: one, key: word }) =>
            /^(?:VERB|AUX|PART|PUNCT|SCONJ)$/.test(one) || /^(?:that|which|who|what|how)$/.test(word),
        )
      )
        return [];
      return /^(?:DET|NUM|ADP|ADJ)$/.test(tag(at + 1)) && key(at + 1) !== "of"
        ? edit(at, at, thirdPerson(key(at)), agree)
        : [];
    });
};

/** `The staff was friendly and the rooms was clean`: a second clause without a comma. */
const secondClause: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, "and but").flatMap((index): Edit[] => {
    if (
      !/^(?:ADJ|ADV)$/.test(tag(index - 1)) ||
      !/^(?:the|my|our|his|her|their|these|those)$/.test(key(index + 1))
    )
      return [];
    if (!tokens.slice(0, index).some(({ tag: one }) => one === "AUX")) return [];
    const phrase = nounPhraseAt(clause, index + 1);
    if (phrase?.number !== "many" || tag(phrase.head) !== "NOUN" || tag(phrase.end) !== "AUX") return [];
    const right = { was: "were", is: "are", has: "have" }[key(phrase.end)];
    return right && /^(?:ADJ|VERB|ADV)$/.test(tag(phrase.end + 1))
      ? edit(phrase.end, phrase.end, right, agree)
      : [];
  });
};

/** `What we need are a bigger van`, `More than one person have`, `There are a lot of traffic`. */
const wholes: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  if (isQuestion(clause)) return [];
  const one = key(2) === "one" && key(0) === "more" && key(1) === "than" ? nounPhraseAt(clause, 3) : null;
  const told = one && single[key(one.end)];
  if (one?.number === "one" && told && tag(one.end) === "AUX") return edit(one.end, one.end, told, agree);
  if (
    key(0) === "what" &&
    /^(?:i|we|you|they|he|she)$/.test(key(1)) &&
    /^(?:need|needed|want|wanted|like|lack|needs|wants)$/.test(key(2))
  )
    return /^(?:are|were)$/.test(key(3)) && /^an?$/.test(key(4))
      ? edit(3, 3, single[key(3)] ?? "is", agree)
      : [];
  return eachWord(clause, "there").flatMap((index): Edit[] => {
    const right = { are: "is", were: "was" }[key(index + 1)];
    const from = index + 2;
    const isLot =
      (key(from) === "a" && key(from + 1) === "lot" && key(from + 2) === "of") ||
      (key(from) === "lots" && key(from + 1) === "of");
    const at = key(from) === "a" ? from + 3 : from + 2;
    return right &&
      isLot &&
      uncountables.has(key(at)) &&
      tag(at + 1) !== "NOUN" &&
      !/^(?:and|or|,)$/.test(key(at + 1))
      ? edit(index + 1, index + 1, right, agree)
      : [];
  });
};

export const countedSubjectRules: readonly GrammarRule[] = [
  numbers,
  thereHave,
  inverted,
  eitherOr,
  nounVerbs,
  joined,
  secondClause,
  wholes,
];
