/** Little words that only one word can be: `had to helped ashore`, `you already wearing one`, `there four inches in it`, `Picking should the first week`. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isPlural } from "../../../prose/english/forms.ts";
import { numerals, weekdays } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { askedOf, eachWord, type GrammarRule } from "./clause.ts";
import { clauseEnd, hasFinite } from "./main-clauses.ts";
import { smallGapRules } from "./small-gaps.ts";
import { nounPhraseAt, subjectAt } from "./noun-phrases.ts";

const why = "A little word is missing";

/** What somebody does to something: without it behind them their participle can only be suffered. */
const suffered =
  /^(?:helped|closed|painted|signed|carried|repaired|replaced|fixed|removed|rescued|lifted|collected|cancelled|postponed|built|rebuilt|brought|made|told|sent|given|paid|taken|towed|cleaned|washed|mended|delivered|returned|booked|ordered|checked|tested|moved|held|kept|stored|shut|cut|pulled|pushed|dragged|dug|buried|burned|thrown|sold|bought|written|rewritten|printed|published|filled|emptied|covered|protected|supported|treated|inspected|approved|agreed|added|changed|drained|evacuated|led|shown|fitted|installed|demolished|restored|reopened|opened|lowered|raised|woken|fed|found|counted|weighed|measured|read|sorted|packed|locked|escorted|stopped|admitted|examined|replanted|renewed|reported|written|spoken|done|seen|left|tied|nailed|glued|sewn|sanded|polished|redrawn|scrapped|abandoned|persuaded|warned|reminded|asked|invited|warmed|rinsed|soaked|peeled|boiled|cooked|eaten|worn|chosen|drawn|driven|rung|switched|turned|put|set)$/;

/** `Six people had to helped ashore`, `It needs to painted by May`, `the form must signed`. */
const toSuffer: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "to must should could might cannot will would").flatMap((index): Edit[] => {
    let at = index + 1;
    while (at < index + 3 && (/^(?:not|n't|now|also|all|both)$/.test(key(at)) || /[^f]ly$/.test(key(at))))
      at += 1;
    const word = key(at);
    if (!suffered.test(word) || /^(?:cut|put|set|shut|read|found)$/.test(word) || tokens[at]?.text !== word)
      return [];
    if (
      key(index) === "to"
        ? !/^(?:had|has|have|having|needs|need|needed|ought|supposed|due|wants|going|waiting|expected|likely|refused|asked|yet)$/.test(
            key(index - 1),
          )
        : !/^(?:NOUN|PRON|PROPN)$/.test(tag(index - 1)) || /^(?:what|who)$/.test(key(index - 1))
    )
      return [];
    const next = key(at + 1);
    // `he would added up the sums`: who does it has its thing.
    if (key(index) !== "to" && /^(?:up|out)$/.test(next) && /^(?:DET|PRON)$/.test(tag(at + 2))) return [];
    const isClosed =
      /^[.!?;,]?$/.test(next) ||
      /^(?:by|ashore|aboard|away|out|off|down|up|back|again|twice|once|before|after|until|because|when|if|as|at|in|on|into|from|with|for|and|or|but|first|here|there|home|today|tomorrow|yesterday|separately|carefully|soon|immediately|overnight|that|to)$/.test(
        next,
      ) ||
      next.endsWith("ly");
    return isClosed && !(/^(?:agreed|added)$/.test(word) && /^(?:to|that)$/.test(next))
      ? edit(at, at, `be ${word}`, why)
      : [];
  });
};

const beOf: Readonly<Record<string, readonly [now: string, then: string]>> = {
  i: ["am", "was"],
  you: ["are", "were"],
  we: ["are", "were"],
  they: ["are", "were"],
  he: ["is", "was"],
  she: ["is", "was"],
  it: ["is", "was"],
};

/** `if you already wearing another brand`, `They still waiting for an answer`, `We now looking for a cook`. */
const beBehindPronouns: GrammarRule = (clause) => {
  const { key, tag, edit, tokens, sentence } = clause;
  return eachWord(clause, "i you we they he she it").flatMap((index): Edit[] => {
    const be = beOf[key(index)];
    const adverb = key(index + 1);
    const isAdverb = /^(?:already|still|now|currently|just|always|also|only|really|currently|not)$/.test(
      adverb,
    );
    const at = isAdverb ? index + 2 : index + 1;
    const verb = key(at);
    if (
      !be ||
      !verb.endsWith("ing") ||
      tag(at) !== "VERB" ||
      tokens[at]?.lemma === verb ||
      sentence.kind !== "paragraph"
    )
      return [];
    if (
      !(
        index === 0 ||
        /^(?:if|because|when|while|although|though|since|but|so|and|that|think|know|hope|says|said|sorry)$/.test(
          key(index - 1),
        )
      )
    )
      return [];
    // `without you already knowing`, `him and she still smoking`; `seeing that it now …` lead into a phrase.
    if (
      /^(?:and|that|but|so|since)$/.test(key(index - 1)) &&
      key(index - 2) !== "," &&
      key(index - 1) !== "that"
    )
      return [];
    if (key(index - 1) === "and") return [];
    if (!isAdverb && !(index === 0 || /^(?:if|because|when|think|know|hope)$/.test(key(index - 1))))
      return [];
    if (
      /^(?:it|you)$/.test(key(index)) &&
      !isAdverb &&
      index > 0 &&
      key(index - 1) !== "if" &&
      key(index - 1) !== "because"
    )
      return [];
    if (
      hasFinite(clause, at + 1) ||
      !/^(?:DET|PRON|ADP|PART|ADV|NOUN|ADJ|PUNCT|NUM|SCONJ|PROPN|)$/.test(tag(at + 1))
    )
      return [];
    if (/^(?:-|–|—)$/.test(key(at + 1)) || !/[.!?]$/.test(sentence.text)) return [];
    const isTold =
      clause.narrates ||
      clause.around !== "" ||
      tokens.some(({ key: word }) => word === "was" || word === "were" || word === "did");
    const form = be[isTold ? 1 : 0];
    return edit(index, index, `${tokens[index]?.text ?? key(index)} ${form}`, why);
  });
};

/** `there four inches in it`, `I think there a mistake on the bill`. */
const thereAre: GrammarRule = (clause) => {
  const { key, tag, edit, tokens, opens, sentence } = clause;
  return eachWord(clause, "there").flatMap((index): Edit[] => {
    if (!opens(index) || sentence.kind !== "paragraph" || !/[.!?]$/.test(sentence.text)) return [];
    const first = key(index + 1);
    const isNumber =
      (numerals.has(first) && first !== "one") ||
      /^(?:several|many|no)$/.test(first) ||
      /^\d{1,3}$/.test(first);
    const isOne = /^an?$/.test(first);
    if (!isNumber && !isOne) return [];
    const phrase = nounPhraseAt(clause, index + 1);
    if (!phrase || tag(phrase.end - 1) !== "NOUN") return [];
    const noun = key(phrase.end - 1);
    if (isNumber && !isPlural(noun) && noun !== "people") return [];
    if (
      isOne &&
      ((!countNouns.has(noun) &&
        !/^(?:mistake|problem|error|reason|gap|hole|crack|leak|queue|fault|chance|fee|charge|difference|smell|noise|hint|rumour|delay|list|note|limit|risk)$/.test(
          noun,
        )) ||
        index === 0)
    )
      return [];
    if (
      isOne &&
      !/^(?:think|know|says|said|say|if|because|when|that|hope|sure|thought)$/.test(key(index - 1))
    )
      return [];
    // `from there two roads lead`, `there two men sat`: the rest must be no clause of its own.
    if (
      hasFinite(clause, phrase.end) ||
      (!/^(?:ADP|PUNCT|ADV|)$/.test(tag(phrase.end)) &&
        !/^(?:who|that|which|i|we|you|missing|left)$/.test(key(phrase.end)))
    )
      return [];
    if (
      /^(?:ago|later|earlier|before|long|away|old|[-–])$/.test(key(phrase.end)) ||
      /^(?:times|days|weeks|years|months|hours|minutes|nights|mornings|o'clock)$/.test(noun)
    )
      return [];
    // Something must be told by this clause: `we went in and, there two floors up, sat down`.
    if (/^(?:and|,)$/.test(key(index - 1)) && key(index - 2) !== "," && key(index - 1) === "and") return [];
    const isTold =
      clause.narrates ||
      clause.around !== "" ||
      tokens.some(({ key: word }) => /^(?:was|were|had|did|'d)$/.test(word));
    const form = isOne ? (isTold ? "was" : "is") : isTold ? "were" : "are";
    return edit(index, index, `${tokens[index]?.text ?? "there"} ${form}`, why);
  });
};

const timesOn =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|friday|time|place|stock|bed|use)$/;

/** `Picking should the first week of October`, `The meeting should on Friday`, `It will a long day`. */
const beBehindHelpers: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "should will would must could might may").flatMap((index): Edit[] => {
    if (index === 0 || tag(index) !== "AUX") return [];
    const next = key(index + 1);
    let isGap = false;
    if (/^(?:the|a|an|our|my|your|their)$/.test(next)) {
      const phrase = nounPhraseAt(clause, index + 1);
      isGap =
        phrase !== null &&
        phrase.end > index + 2 &&
        /^(?:PUNCT|ADP|)$/.test(tag(phrase.end)) &&
        tag(phrase.end - 1) === "NOUN" &&
        !/^['’(“"-]/.test(key(phrase.end));
    } else if (/^(?:on|in|at)$/.test(next))
      isGap =
        weekdays.has(key(index + 2)) ||
        timesOn.test(key(index + 2)) ||
        (next === "at" && /^\d/.test(key(index + 2)));
    // `as gently as she would a child`
    if (!isGap || key(index - 2) === "as") return [];
    // The subject stands before it, and nothing else could be its verb.
    const isGerund = index === 1 && key(0).endsWith("ing");
    const from = /^(?:and|but|so)$/.test(key(0)) ? 1 : 0;
    const isPronoun =
      /^(?:it|this|that|he|she|they|we)$/.test(key(index - 1)) && (index === 1 || clause.opens(index - 1));
    const subject = isGerund || isPronoun ? null : subjectAt(clause, from);
    if (!isGerund && !isPronoun && subject?.end !== index) return [];
    for (let at = index + 2; at < clause.tokens.length; at += 1)
      if (
        /^(?:VERB|AUX)$/.test(tag(at)) &&
        !(key(at).endsWith("ing") || key(at - 1) === "to") &&
        at < clauseEnd(clause, index + 1)
      )
        return [];
    return edit(index, index, `${clause.tokens[index]?.text ?? key(index)} be`, why);
  });
};

export const sureGapRules: readonly GrammarRule[] = [
  askedOf([
    ["to must should could might cannot will would", toSuffer],
    ["i you we they he she it", beBehindPronouns],
    ["there", thereAre],
    ["should will would must could might may", beBehindHelpers],
  ]),
  ...smallGapRules,
];
