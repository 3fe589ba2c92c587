/** Subject and verb, number and noun. */

import {
  baseOfThird,
  collectives,
  isPlural,
  pastForm,
  people,
  sameForMany,
  singularInS,
  thirdPerson,
} from "../../../prose/english/forms.ts";
import { numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree, callsOn, indefinite, isWished } from "./agreeing.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import { isNamed, subjectAt, toDo } from "./simple-subjects.ts";

const toSingular: Readonly<Record<string, string>> = {
  have: "has",
  do: "does",
  are: "is",
  were: "was",
  am: "is",
};
const toPlural: Readonly<Record<string, string>> = {
  has: "have",
  does: "do",
  is: "are",
  was: "were",
  am: "are",
};
const singularPronouns = new Set(["he", "she", "it"]);
const pluralPronouns = new Set(["i", "you", "we", "they"]);
/** Verbs that are hardly ever nouns, and whose past is another word. */
const sureVerbs = new Set(
  "live go say want know think make take give come get seem tell send bring eat buy speak teach learn understand believe keep become write lose find contain happen exist belong include depend need like love hate play work help use study try enjoy prefer feel look start stop open close wait walk talk ask call agree remember forget sleep drink drive sell spend arrive stay".split(
    " ",
  ),
);
/** The same without those that are nouns too, for behind a noun. */
const verbsBehindNouns = new Set(
  "live go say want know think make take give come get seem tell send bring eat buy speak teach learn understand believe keep become write lose contain happen exist belong include depend enjoy prefer remember forget arrive".split(
    " ",
  ),
);
const subjunctive =
  /\b(?:suggest|recommend|insist|demand|propose|resolv(?=e[ds]? that)|agreed(?= that)|request|require|ask|asks|asked|essential|important|vital|necessary|natural|proper|fitting|condition|imperative|crucial|rather|lest|let|lets|may)\w*\b/i;
const unreal = /\b(?:if|though|wish|wishes|wished|whether|suppose|would that)\b/i;
const reporting =
  /^(?:think|thinks|thought|know|knows|knew|say|says|said|hope|hopes|believe|believes|guess|feel|feels|felt|mean|means|wish|see|heard|hear)$/;
const bareAfter =
  /^(?:let|lets|make|makes|made|help|helps|helped|see|sees|saw|hear|hears|heard|watch|watches|watched|have|has|had|did|do|does|would|will|can|could|should|may|might|must|to|shall|is|are|was|were|am|feel|felt)$/;

function before({ sentence, tokens }: Clause, index: number): string {
  return sentence.text.slice(0, tokens[index]?.start ?? 0);
}

/** `he have`, `she don't`, `it make`; in `Crack it open` that is what it becomes. */
const thirdPersons: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return [...eachWord(clause, singularPronouns), ...eachWord(clause, indefinite)].flatMap((index): Edit[] => {
    const at = pastAdverbs(clause, index + 1);
    const verb = key(at);
    const prior = key(index - 1);
    // `She were saved were it known`: of old for `would be`.
    if (verb === "were" && clause.tokens.slice(at + 1).some(({ key: one }) => one === "were")) return [];
    // `he just sort of fell`
    if (/^(?:sort|kind)$/.test(verb) && key(at + 1) === "of") return [];
    if (index === 1 && /^(?:open|shut|loose|free|dry|clear|clean|smooth)$/.test(verb)) return [];
    if (
      bareAfter.test(prior) ||
      (["ADP", "VERB", "AUX", "PART"].includes(tag(index - 1)) &&
        !/^(?:because|when|if|while|that|as|since|before|after|until|think|thinks|thought|know|knows|knew|say|says|said|hope|believe|like)$/.test(
          prior,
        ))
    )
      return [];
    if (
      /^(?:and|or|nor)$/.test(prior) &&
      ["NOUN", "PROPN", "PRON"].includes(tag(index - 2)) &&
      (key(index) !== "it" || clause.opens(index - 2) || clause.opens(index - 3))
    )
      return [];
    // `who praise it do not live there`: the pronoun is the object of what was taken for a noun.
    if (/^(?:who|which|that)$/.test(key(index - 2)) && ["NOUN", "VERB"].includes(tag(index - 1))) return [];
    if (
      key(index + 1) === "'s" ||
      key(index + 1) === "of" ||
      key(index + 1) === "and" ||
      key(index + 1) === "or"
    )
      return [];
    if (isWished(before(clause, index), subjunctive) && verb !== "have" && verb !== "do") return [];
    if (/\?\s*$/.test(clause.sentence.text) && ["AUX", "VERB"].includes(tag(0))) return [];
    // `It need not be said`, `He dare not`, `He side-stepped`, `the place where he last had seen it`.
    if (/^(?:need|dare)$/.test(verb) && /^(?:not|n't|only|hardly|never|scarcely|be)$/.test(key(at + 1)))
      return [];
    if (
      key(at + 1) === "-" ||
      (verb !== "have" && verb !== "do" && /^(?:AUX|VERB)$/.test(tag(at + 1)) && tag(at) === "VERB")
    )
      return [];
    if (callsOn(clause, index, at)) return [];
    // `does not return anything simply leave it out`; `make the text after it keep its place`.
    if (/^any(?:thing|one|body)$/.test(key(index))) return [];
    if (
      /^(?:after|before|since|until|as|like)$/.test(prior) &&
      /\b(?:makes?|made|making|lets?|helps?|helped|sees?|saw|hears?|heard|watch(?:e[sd])?)\b/.test(
        before(clause, index),
      )
    )
      return [];
    if (key(index) === "it" && (prior.endsWith("ing") || verb === "like")) return [];
    if (verb === "do" && key(at + 1) === "n't") return edit(at, at, "does", agree);
    if (
      verb === "were" &&
      (prior === "as" || unreal.test(before(clause, index)) || isWished(before(clause, index), subjunctive))
    )
      return [];
    const right = toSingular[verb];
    if (right && verb !== "am") {
      if (verb === "do" && tag(at) !== "AUX" && tag(at) !== "VERB") return [];
      return edit(at, at, right, agree);
    }
    const alone = tag(at) === "NOUN" && indefinite.has(key(index)) && tag(at + 1) === "PUNCT";
    const bare =
      key(index) !== "it" &&
      tag(at) === "VERB" &&
      clause.tokens[at]?.lemma === verb &&
      !unchanging.test(verb) &&
      !/(?:ed|id|ought|[sp]at|ust)$/.test(verb);
    return (sureVerbs.has(verb) || bare || (alone && verb === "answer")) &&
      (tag(at) === "VERB" || alone) &&
      at - index <= 2
      ? edit(at, at, finite(clause, verb), agree)
      : [];
  });
};

/** The form that a base takes behind one subject: the past where everything around it is told in the past. */
const finite = ({ narrates, isDated }: Clause, base: string): string =>
  narrates || isDated ? pastForm(base) : thirdPerson(base);

/** Verbs whose past is their base: `he put` is right. */
const unchanging =
  /^(?:like|cut|put|set|let|hit|hurt|cost|read|shut|quit|bet|burst|cast|spread|split|beat|come|become|run|be)$/;

/** `they was`, `I has`, `we goes`. */
const otherPersons: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, pluralPronouns).flatMap((index): Edit[] => {
    const at = pastAdverbs(clause, index + 1);
    const [verb, who, prior] = [key(at), key(index), key(index - 1)];
    // `Annex I contains`, `PL/I is`; `To see you is to love you`.
    if (who === "i" && (prior === "/" || (index > 0 && isNamed(tokens[index - 1])))) return [];
    if (tag(index - 1) === "VERB" && key(index - 2) === "to") return [];
    // `Tracy & I are`, `Draft resolution I is`; `we thinks as how`, so somebody talks.
    if (prior === "&" || (who === "i" && verb === "is" && tag(index - 1) === "NOUN")) return [];
    if (key(at + 1) === "as" && key(at + 2) === "how") return [];
    if (tag(index - 1) === "ADP" && !/^(?:because|since|before|after|until|as|than)$/.test(prior)) return [];
    if (/^(?:than|with|of|for|to|like)$/.test(prior)) return [];
    // `the scene before you is`: the noun takes the verb.
    if (/^(?:before|after|since|until|as)$/.test(prior) && tag(index - 2) === "NOUN") return [];
    if (tag(index - 1) === "VERB" && !reporting.test(prior)) return [];
    if (who === "i" && /^(?:and|or|nor)$/.test(prior))
      return prior === "and" &&
        (verb === "was" || verb === "is" || verb === "am") &&
        ["NOUN", "PROPN", "PRON"].includes(tag(index - 2)) &&
        (clause.opens(index - 2) || clause.opens(index - 3)) &&
        // `as long as any other and I am`, `since October and I am`
        !/^(?:as|than|since|until|till|before|after)$/.test(key(index - 3)) &&
        !/^(?:as|than)$/.test(key(index - 4))
        ? edit(at, at, verb === "was" ? "were" : "are", agree)
        : [];
    // `the variable i is`: a sign.
    if (who === "i" && /^(?:variable|letter|index|counter|an)$/.test(prior)) return [];
    if (who === "i" && (verb === "is" || verb === "are")) return edit(at, at, "am", agree);
    if (who === "i" && verb === "were" && !unreal.test(before(clause, index + 1)))
      return edit(at, at, "was", agree);
    const right = toPlural[verb];
    if (right && !(who === "i" && ["was", "am"].includes(verb))) return edit(at, at, right, agree);
    const base = baseOfThird(verb);
    return verb !== base && sureVerbs.has(base) && tag(at) === "VERB" && at - index <= 2
      ? edit(at, at, base, agree)
      : [];
  });
};

const units =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|pounds?|dollars?|euros?|pence|cents?|miles?|metres?|meters?|kilometres?|kilometers?|km|kilos?|grams?|litres?|liters?|per|percent|degrees?|feet|inches|points?|times)$/;

/** `the students goes`, `my brother have`, `people was`. */
const nounSubjects: GrammarRule = (clause) => {
  const { key, tag, opens, edit, tokens } = clause;
  return tokens.flatMap((_token, index): Edit[] => {
    if (!opens(index)) return [];
    const subject = subjectAt(clause, index);
    if (!subject) return [];
    const { head, plural, determiner, counted } = subject;
    const noun = key(head);
    if (
      index > 0 &&
      /^(?:,|and|or|that|as|so)$/.test(key(index - 1)) &&
      /\b(?:both|either|neither|between)\b/i.test(before(clause, index))
    )
      return [];
    if (key(index - 1) === "," && determiner === "") return [];
    // `the intent that it end in all but these three is clear`, `those who know their trade have work`
    if (key(index - 1) === "but" && key(index - 2) === "all") return [];
    if (tag(index - 1) === "VERB" && /\b(?:who|which)\b/.test(before(clause, index))) return [];
    if (index < 3 && key(0) === "how" && /^(?:many|much)$/.test(key(1))) return []; // What is not known is one.
    // `After how many years is it known?`, `the pipe through which the gas passes is`.
    if (key(index - 1) === "how" && /\?\s*$/.test(clause.sentence.text)) return [];
    if (plural && /^(?:which|whom)$/.test(key(index - 1)) && tag(index - 2) === "ADP") return [];
    // `To put the task first is to fail`: what is done is the subject.
    if (toDo.test(before(clause, index)) && /^(?:is|was)$/.test(key(head + 1))) return [];
    // `the following are the same`, `the reason both are needed`, `the values given are`, `somebody upstairs is`.
    if (
      /^(?:following|foregoing|\p{Ll}+(?:ti|gi|hi|mi)cs|given|used|made|done|(?:up|down)stairs|(?:in|out)doors|overseas)$/u.test(
        noun,
      ) ||
      /^(?:both|all)$/.test(key(head + 1))
    )
      return [];
    // `operations that occur after a release are free`, `it and its use after the name are`: the verb of what stands before.
    if (
      !plural &&
      /^(?:after|before|since|until|once|while|when|where)$/.test(key(index - 1)) &&
      index > 1 &&
      (isPlural(key(index - 2)) ||
        /\b(?:that|which|who)\b/.test(before(clause, index)) ||
        !tokens.slice(0, index).some(({ tag: one }) => /^(?:VERB|AUX)$/.test(one)))
    )
      return [];
    // `After the slash come sequences`: the subject stands behind its verb.
    if (/^(?:come|stand|lie|follow|go)$/.test(key(head + 1)) && tag(head + 2) === "NOUN") return [];
    // `the word and its use are`: the last of several, with its verb.
    if (key(index - 1) === "and" && /^(?:its|their|his|her)$/.test(determiner)) return [];
    // `those who as a rule have`, `the case for it as a plan are`; `the dice were cast`.
    if (key(index - 1) === "as" && /^an?$/.test(determiner)) return [];
    if (sameForMany.has(noun) || /^(?:dice|folk|debris|data)$/.test(noun)) return [];
    // `among so many friends is`: the end of a longer phrase.
    if (key(index - 1) === "so" && determiner === "many") return [];
    const at = pastAdverbs(clause, head + 1);
    const verb = key(at);
    if (/^(?:and|or|of)$/.test(verb) || collectives.has(noun) || singularInS.has(noun)) return [];
    // `the last dozen are steep`: as many as what is counted.
    if (
      /^(?:dozen|half|rest|third|quarter|hundred|thousand|couple|pair|number|majority|remainder)$/.test(noun)
    )
      return [];
    if (plural) {
      if ((counted && units.test(noun)) || /^(?:a|an|this|that|each|every|one|no)$/.test(determiner))
        return [];
      if (determiner === "" && !people.has(noun) && index > 0) return [];
      // `the gentlemen has dragged himself`: the noun is what was mistyped.
      if (/\b(?:him|her|it)self\b/.test(clause.sentence.text.slice(tokens[at]?.end ?? 0))) return [];
      const right = toPlural[verb];
      if (right && verb !== "am")
        return /^(?:is|was)$/.test(verb) && key(at + 1) === "a" && !people.has(noun)
          ? []
          : edit(at, at, right, agree);
      const base = baseOfThird(verb);
      return base !== verb &&
        sureVerbs.has(base) &&
        ["VERB", "NOUN"].includes(tag(at)) &&
        !["AUX", "VERB", "PUNCT", ""].includes(tag(at + 1)) &&
        key(at + 1) !== "of" &&
        at === head + 1
        ? edit(at, at, base, agree)
        : [];
    }
    if (
      determiner === "" ||
      /^(?:many|most|some|all|several|few|both|these|those)$/.test(determiner) ||
      counted
    )
      return [];
    if (/^(?:if|whether|though|wish)$/.test(key(index - 1)) || isWished(before(clause, index), subjunctive))
      return [];
    if (/^(?:who|which|that)$/.test(verb)) return relativeSubject(clause, head, at);
    if (verb === "were" && unreal.test(before(clause, index))) return [];
    if (
      /^(?:are|were|have|do)$/.test(verb) &&
      (verb !== "do" || key(at + 1) === "n't" || key(at + 1) === "not")
    ) {
      if (/\?\s*$/.test(clause.sentence.text) || tag(at) === "NOUN") return [];
      // `The rolls, the rate, and the price are`: the last of several.
      if (
        /^(?:and|or)$/.test(key(index - 1)) &&
        key(index - 2) === "," &&
        ["NOUN", "PROPN"].includes(tag(index - 3))
      )
        return [];
      return edit(at, at, toSingular[verb] ?? verb, agree);
    }
    return verbsBehindNouns.has(verb) &&
      tag(at) === "VERB" &&
      at === head + 1 &&
      // `until you feel the bar come down`
      !/^feels?$/.test(key(index - 1)) &&
      !["", "PUNCT", "AUX"].includes(tag(at + 1))
      ? edit(at, at, finite(clause, verb), agree)
      : [];
  });
};

/** `my sister who lives in Canada send me photos`. */
function relativeSubject({ key, tag, edit }: Clause, head: number, at: number): Edit[] {
  const direct = key(at + 1);
  if (key(at) === "who" && people.has(key(head)) && verbsBehindNouns.has(direct) && tag(at + 1) === "VERB")
    return edit(at + 1, at + 1, thirdPerson(direct), agree);
  if (!people.has(key(head)) || !key(at + 1).endsWith("s") || !["VERB", "NOUN"].includes(tag(at + 1)))
    return [];
  let end = at + 2;
  if (tag(end) === "ADP") end += 1;
  if (tag(end) === "DET" || tag(end) === "PRON") end += 1;
  if (["NOUN", "PROPN"].includes(tag(end))) end += 1;
  return end > at + 2 &&
    verbsBehindNouns.has(key(end)) &&
    tag(end) === "VERB" &&
    ["PRON", "DET"].includes(tag(end + 1))
    ? edit(end, end, thirdPerson(key(end)), agree)
    : [];
}

const many = /^(?:many|several|some|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})$/;

/** `there is many people`, `there are a problem`. */
const existential: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "there").flatMap((index): Edit[] => {
    const verb = key(index + 1);
    let at = index + 2;
    if (verb === "is" || verb === "was" || verb === "'s") {
      if (key(at) === "at" && key(at + 1) === "least") at += 2;
      else if (/^(?:about|nearly|almost|only|over|around|roughly|just|also|still)$/.test(key(at))) at += 1;
      const aFew = key(at) === "a" && /^(?:few|couple)$/.test(key(at + 1));
      if (aFew) at += 1;
      const amount = key(at);
      const counts =
        aFew ||
        many.test(amount) ||
        amount === "lots" ||
        /^(?:hundreds|thousands|dozens)$/.test(amount) ||
        (numerals.has(amount) && !/^(?:one|zero|half)$/.test(amount));
      if (!counts || (verb === "'s" && amount === "some")) return [];
      if (amount === "1" || key(at + 1) === "percent") return [];
      const last = at + 4;
      while (at < last && !(tag(at) === "NOUN" && !/^(?:hundreds|thousands|dozens|lots)$/.test(key(at)))) {
        if (!/^(?:NUM|ADJ|ADV|NOUN)$/.test(tag(at)) && !/^(?:-|of|several|many|some)$/.test(key(at)))
          return [];
        at += 1;
      }
      if (
        tag(at) !== "NOUN" ||
        !(isPlural(key(at)) || key(at) === "people" || (many.test(amount) && amount !== "some")) ||
        units.test(key(at))
      )
        return [];
      return edit(index + 1, index + 1, verb === "was" ? "were" : verb === "is" ? "are" : " are", agree);
    }
    if (verb === "has" && key(at) === "been") {
      const noun = tag(at + 2) === "ADJ" ? at + 3 : at + 2;
      return (many.test(key(at + 1)) || numerals.has(key(at + 1)) || /^(?:few|lots)$/.test(key(at + 1))) &&
        !/^(?:some|one)$/.test(key(at + 1)) &&
        tag(noun) === "NOUN" &&
        isPlural(key(noun))
        ? edit(index + 1, index + 1, "have", agree)
        : [];
    }
    if (verb !== "are" && verb !== "were") return [];
    // `If there were a school for it`
    if (verb === "were" && unreal.test(before(clause, index))) return [];
    if (!/^(?:an?|one)$/.test(key(at))) return [];
    at += 1;
    if (tag(at) === "ADJ" && !/^(?:few|great|good|large|small|number)$/.test(key(at))) at += 1;
    return tag(at) === "NOUN" &&
      !isPlural(key(at)) &&
      !/^(?:lot|number|couple|range|variety|few|dozen|hundred|thousand|million|handful|series|pair|group|bunch|majority)$/.test(
        key(at),
      ) &&
      !/^(?:of|and|or)$/.test(key(at + 1)) &&
      tag(at + 1) !== "NOUN"
      ? edit(index + 1, index + 1, verb === "are" ? "is" : "was", agree)
      : [];
  });
};

export const agreementRules: readonly GrammarRule[] = [thirdPersons, otherPersons, nounSubjects, existential];
