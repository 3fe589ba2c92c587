/** Things that are counted, and who does something: `a few bar of`, `The other three complaint`, `one who shout`, `the remaining sixteen was`. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isPlural, pastForm, pluralOf, thirdPerson } from "../../../prose/english/forms.ts";
import { doubleVerbs, isVerbBase, pureVerbs, unchanging } from "../../../prose/english/verbs.ts";
import { numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree, isQuestion, several } from "./agreeing.ts";
import { askedOf, type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";

const number = "Number and noun agree";
const counters = new Set(["few", "several", "both", ...numerals]);
for (const word of ["one", "zero", "hundred", "thousand", "million", "half"]) counters.delete(word);

/** Things that are counted and make compounds seldom; others are in the list of nouns. */
const things =
  /^(?:bar|complaint|problem|mistake|neighbour|crate|door|reason|question|visitor|visit|member|complainant|volunteer|resident|passenger|letter|colour|tune|song|note|verse|joke|story|sheep dog|brick|plank|crack|hole|stain|scratch|swarm|hive|colony|pupil|lorry|van|bus|pint|pie|sandwich|biscuit|photo|photograph|painting|prize|copy|page|minute|metre|mile|option|attempt|meeting|claim|error|fault|fence|field|tree|branch|plant|seed|grave|stone|wall|window|wheel|engine|boat|ship|dog|cat|hen|cow|pig|goat|bird|egg|chair|bench|table|shelf|drawer|lamp|bulb|candle|cup|plate|bowl|spoon|knife|fork|bottle|jar|tin|bag|sack|box|parcel|card|ticket|coin|pound|cousin|uncle|aunt|sister|brother|son|daughter|nurse|teacher|driver|farmer|builder|singer|player|winner|loser|guest|stranger|idea|plan|rule|step|stair|lesson|exercise|sample|section|chapter|paragraph|word|line|hint|tip|trick|year|week|day|month|hour|gallon|kilometre|litre|gram|degree|bushel|bale|cone|quote|choice|call|name|pit|headstone|memorial|parent|bucket|length|enquiry|inquiry|container|barrel|pallet|truck|trailer|post|pole|panel|tile|nail|screw|bolt|hook|sack|tray|lid|plug|socket|tap|filter|motor|blade|drill|spanner|hammer|tub|mug|glass|pan|pot|loaf|bun|sausage|apple|pear|lemon|onion|carrot|potato|tomato|leek|stall|tent|entry|entrant|rehearsal|costume|ribbon|medal|trophy|prison|wedding|cottage|tower|bench|gull|crow|hive|lamb|calf|foal|kitten|puppy|horse|pony|donkey|duck|goose|chicken|sheepdog|camera|lens|tripod|bike|bicycle|tyre|wheelbarrow|cable|lead|pipe|pump|valve|fuse|switch)$/;

/** Whether a noun phrase is over behind a noun: no other noun is led by it. */
const isLast = ({ key, tag }: Clause, at: number): boolean =>
  // `a few white line, one sole ulcer`: kinds of a thing that is named elsewhere.
  !(key(at) === "," && (tag(at + 1) === "NUM" || numerals.has(key(at + 1)))) &&
  ((/^(?:PUNCT|ADP|AUX|SCONJ|)$/.test(tag(at)) && !/^(?:[-–/'’“"(:]|'s|to|like)$/.test(key(at))) ||
    /^(?:all|who|that|which|we|i|he|she|they|you|here|there|now|later|left|missing|came|went|had|were|stood|sat|lay|went|took|gave|made|said|fell|broke|down|away|up)$/.test(
      key(at),
    ));

/** The places of words and figures that count; behind a noun or a sign a figure is a name: `room 5`, `No. 3`. */
const numbersIn = (clause: Clause): number[] => [
  ...eachWord(clause, counters),
  ...clause.tokens.flatMap(({ text, tag }, index) =>
    tag === "NUM" &&
    /^(?:[2-9]|[1-9]\d\d?)$/.test(text) &&
    (index === 0 || /^(?:DET|VERB|AUX|ADP|CCONJ|ADV|PRON)$/.test(clause.tag(index - 1)))
      ? [index]
      : [],
  ),
];

/** `a few bar of something`, `The other three complaint all concern`, `Two large crate stood`. */
const counted: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return numbersIn(clause).flatMap((index): Edit[] => {
    const word = key(index);
    const prior = key(index - 1);
    if (word === "few" && prior !== "a" && prior !== "the" && prior !== "very") return [];
    if (index > 0 && tokens[index]?.text !== word) return [];
    // `at six dinner`, `page two text`, `the two door model`, `twenty - five`.
    if (
      /^(?:at|by|since|until|till|before|after|past|to|page|chapter|room|number|platform|gate|part|step|type|level|class|phase|unit|section|table|figure|-|\/|than|from|of|over|about|around|from|half|'s|version|option|case)$/.test(
        prior,
      ) &&
      word !== "few" &&
      word !== "several" &&
      word !== "both"
    )
      return [];
    if (/^(?:a|an|this|that|each|every|one|any)$/.test(prior) && word !== "few") return [];
    // `my grade four teacher`: which one it is, and not how many; `last year two crates` counts.
    const isTime = /^(?:last|this|next|every|each|that)$/.test(key(index - 2));
    if (tag(index - 1) === "NOUN" && !isPlural(prior) && !isTime && numerals.has(word)) return [];
    let at = index + 1;
    while (at < index + 3 && tag(at) === "ADJ" && tokens[at]?.text === key(at)) at += 1;
    // `against 48 last year`: when, and not how many.
    if (/^(?:last|next|this|that|each|every)$/.test(key(at - 1))) return [];
    const noun = key(at);
    if (tag(at) !== "NOUN" || tokens[at]?.text !== noun || isPlural(noun) || key(at - 1) === "-") return [];
    if (
      !(things.test(noun) || countNouns.has(noun)) ||
      /^(?:fish|sheep|craft|series|means|cannon|salmon|head|foot|stone|pound|dozen|score|hand|time|people|wood|call|times|back|past|present|thousand|percent|offspring|person|side|way|part|gross|pair|couple)$/.test(
        noun,
      )
    )
      return [];
    const isJoined = /^(?:or|and)$/.test(key(at + 1)) && tag(at + 2) === "NUM";
    if (!isLast(clause, at + 1) && !isJoined) return [];
    if (word === "both") {
      if (
        tokens.slice(at + 1, at + 8).some(({ key: one }) => one === "and" || one === "&") ||
        !/^(?:AUX|PUNCT|ADP|VERB|)$/.test(tag(at + 1))
      )
        return [];
      if (at > index + 1) return [];
    }
    // `The other three date from 2011`: some verbs only look like things.
    if (
      /^(?:the|all|these|those|other|first|last|next|,|and|but|)$/.test(prior) &&
      !things.test(noun) &&
      !/^(?:AUX|PUNCT|)$/.test(tag(at + 1)) &&
      at === index + 1
    )
      return [];
    // A verb of what follows: `the two walk along`, `All three plant in May`.
    if (
      isVerbBase(noun) &&
      at === index + 1 &&
      tag(at + 1) === "ADP" &&
      key(at + 1) !== "of" &&
      !things.test(noun)
    )
      return [];
    if (
      isVerbBase(noun) &&
      /^(?:the|all|these|those|other|first|last|,|and|)$/.test(prior) &&
      !/^(?:of|all|was|were|had|is|are|came|went)$/.test(key(at + 1)) &&
      at === index + 1
    )
      return [];
    if (
      /^(?:the|this|that|his|her|my|our|your|their)$/.test(prior) &&
      /^(?:PUNCT|)$/.test(tag(at + 1)) &&
      word !== "few" &&
      word !== "several"
    )
      return [];
    return edit(at, at, pluralOf(noun), number);
  });
};

const whoDo =
  /^(?:someone|somebody|anyone|anybody|everyone|everybody|one|nobody|person|man|woman|boy|girl|child|friend|neighbour|brother|sister|uncle|aunt|father|mother|son|daughter|teacher|nurse|doctor|driver|lady|gentleman|lad|husband|wife|cousin|colleague|customer|visitor|volunteer|member|plumber|farmer|baker)$/;

/** `always one who shout "wow"`, `a man who work at the mill`. */
const whoDoes: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "who").flatMap((index): Edit[] => {
    const noun = key(index - 1);
    if (!whoDo.test(noun) || !(tag(index - 1) !== "VERB")) return [];
    const at = pastAdverbs(clause, index + 1);
    const verb = key(at);
    if (tokens[at]?.text !== verb || unchanging.test(verb) || !isVerbBase(verb)) return [];
    if (
      !(tag(at) === "VERB"
        ? tokens[at]?.lemma === verb || /^(?:come|become|run)$/.test(verb)
        : /^(?:NOUN|ADJ)$/.test(tag(at)) && doubleVerbs.has(verb))
    )
      return [];
    // `the friend of the men who work`; `who help him`: several may be meant before `one`.
    if (
      /^(?:these|those|many|both|few|two|three|and|or|no)$/.test(key(index - 2)) ||
      /^(?:and|or)$/.test(key(index - 3))
    )
      return [];
    if (
      !/^(?:DET|PRON|ADP|ADV|PART|PUNCT|NUM|ADJ|NOUN|CCONJ|PROPN|)$/.test(tag(at + 1)) ||
      (/^(?:and|or|,)$/.test(key(at + 1)) && tag(at) !== "VERB")
    )
      return [];
    // `May everyone who come be glad`, `whoever … let`.
    if (
      tokens
        .slice(0, index)
        .some(({ key: word }) =>
          /^(?:may|let|that's|suggest|demand|insist|recommend|ask|asks|asked)$/.test(word),
        )
    )
      return [];
    return edit(
      at,
      at,
      clause.narrates || (clause.around !== "" && pureVerbs.has(verb)) ? pastForm(verb) : thirdPerson(verb),
      agree,
    );
  });
};

/** `the remaining sixteen was out of reach`, `The other two has gone`. */
const remaining: GrammarRule = (clause) => {
  const { key, tag, edit, opens } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, "remaining other last first next rest").flatMap((index): Edit[] => {
    if (
      !/^(?:the|these|those|my|our|his|her|their)$/.test(key(index - 1)) ||
      !(index === 1 || opens(index - 1) || key(index - 2) === "and")
    )
      return [];
    const count = key(index + 1);
    if (!(numerals.has(count) || /^\d{1,3}$/.test(count)) || /^(?:one|1|zero|0|half)$/.test(count)) return [];
    let end = index + 2;
    while ((key(end) === "-" || numerals.has(key(end))) && end < index + 6) end += 1;
    const at = pastAdverbs(clause, end);
    const right = several[key(at)];
    return right && tag(at) === "AUX" ? edit(at, at, right, agree) : [];
  });
};

/** `Twelve hundred books, five tickets in each, was stacked`: what is put in takes no part. */
const countedAside: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  if (!(numerals.has(key(0)) || /^(?:several|many|few|both|these|those|all|most|some|\d{1,3})$/.test(key(0))))
    return [];
  const comma = tokens.findIndex(({ key: word }) => word === ",");
  if (comma < 2 || comma > 8 || !isPlural(key(comma - 1)) || tag(comma - 1) !== "NOUN") return [];
  if (tokens.slice(0, comma).some(({ tag: one }) => !/^(?:NUM|ADJ|NOUN|DET)$/.test(one))) return [];
  const close = tokens.findIndex(({ key: word }, at) => word === "," && at > comma + 1);
  if (
    close < 0 ||
    close > comma + 10 ||
    tokens.slice(comma + 1, close).some(({ tag: one }) => one === "AUX" || one === "CCONJ" || one === "PRON")
  )
    return [];
  const at = pastAdverbs(clause, close + 1);
  const right = several[key(at)];
  return right && tag(at) === "AUX" ? edit(at, at, right, agree) : [];
};

/** `neither of the two men still living have been`, `The list of things found in the hall are`: a participle stands between. */
const partedSubjects: GrammarRule = (clause) => {
  const { key, tag, edit, tokens, opens } = clause;
  if (isQuestion(clause)) return [];
  return eachWord(clause, "neither each list one box pile set price cost queue smell sound rest").flatMap(
    (index): Edit[] => {
      const isPart = /^(?:neither|each|one)$/.test(key(index));
      if (key(index + 1) !== "of" || /^(?:rest)$/.test(key(index))) return [];
      const first = isPart ? index : index - 1;
      if (!isPart && !/^(?:the|this|that|a|our|my|his|her)$/.test(key(first))) return [];
      if (!(first === 0 || opens(first) || (key(first - 1) === "that" && tag(first - 1) !== "DET")))
        return [];
      // Behind the noun a participle with its place, then the verb.
      let at = index + 2;
      while (at < index + 7 && /^(?:DET|PRON|NUM|ADJ|NOUN)$/.test(tag(at))) at += 1;
      if (!isPlural(key(at - 1)) || !/^(?:NOUN|ADV)$/.test(tag(at - 1))) {
        if (!/^(?:people|men|women|children)$/.test(key(at - 1))) return [];
      }
      if (/^(?:still|now|already|just|recently|later)$/.test(key(at))) at += 1;
      if (
        tag(at) !== "VERB" ||
        !/(?:ed|ing|found|held|made|left|kept|lost|sold|given|taken|seen|built|sent)$/.test(key(at))
      )
        return [];
      at += 1;
      while (
        at < index + 15 &&
        /^(?:ADP|DET|NOUN|ADJ|NUM|PROPN|PRON)$/.test(tag(at)) &&
        !/^(?:who|which|that|what)$/.test(key(at))
      )
        at += 1;
      if (tag(at) !== "AUX" || !/^(?:are|were|have)$/.test(key(at))) return [];
      return tokens.slice(index, at).some(({ key: word }) => word === "and")
        ? []
        : edit(at, at, { are: "is", were: "was", have: "has" }[key(at)] ?? key(at), agree);
    },
  );
};

export const countedThingRules: readonly GrammarRule[] = [
  counted,
  countedAside,
  askedOf([
    ["who", whoDoes],
    ["remaining other last first next rest", remaining],
    ["neither each list one box pile set price cost queue smell sound rest", partedSubjects],
  ]),
];
