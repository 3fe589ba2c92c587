/** To, too and two; of and off; then and than: told apart by what follows and what they hang on. */

import { baseOfPast, isPlural, singularOf } from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs } from "../../../prose/english/verbs.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { ofForOff, offForOf } from "./of-and-off.ts";
import { determiners, isOver, linking, type Reading, words } from "./readings.ts";

const tooMuch = ["too", "Too for more than enough"] as const;
const toVerb = ["to", "To with its thing or verb"] as const;
const twoThings = ["two", "Two is the number"] as const;

/** States that one can have too much of, and that are no verbs. */
const gradable = words(
  "high low tall small big large short long old young hot cold heavy loud soft weak strong sweet salty bright dark fast hard difficult easy expensive cheap busy tired scared frightened excited shy proud ill sick sad angry upset late early soon far loose thick wide deep steep dangerous risky complicated simple vague strict nervous embarrassed poor rich good bad nice funny fussy greedy lazy noisy crowded stiff windy rough stubborn generous important often quickly slowly loudly personal fragile similar spicy serious ambitious clever",
);
const between = words(
  "still just far way also even really always never often sometimes now already n't not much all simply rather",
);
const much = words(
  "eat ate eating eaten spend spent spending drink drank drinking cost costs has had have having do did doing done pay paid paying waste wasted take takes took taking ask asking want wanted need needed buy bought buying add adding added got getting is was be been not n't far way worry worried use say said know talk talked charge charged carry carrying drank drunk",
);

/** Whether a thing in the plural stands here, bare or behind one or two words that describe it. */
function plural({ key, tag }: Clause, index: number): boolean {
  let at = index;
  while (at < index + 2 && (tag(at) === "ADJ" || tag(at) === "PROPN")) at += 1;
  if (tag(at) === "NOUN" && !isPlural(key(at)) && tag(at + 1) === "NOUN") at += 1;
  return (
    (tag(at) === "NOUN" || (at > index && tag(at) === "VERB")) && isPlural(key(at)) && key(at + 1) !== "-"
  );
}

const spans = words(
  "seconds minutes hours days nights weeks weekends months years decades centuries miles metres kilometres inches feet yards pounds euros dollars pence times people",
);

/** What lasts or costs so much. */
const lasting = words(
  "waited wait waits lasted lasts last stayed stay spent spend lived took takes take cost costs worked sold",
);
/** Verbs that have what they act on right behind them. */
const owning = words(
  "replace replaced buy bought contain contains contained include includes included need needs needed hire hired score scored ate order ordered book booked own owns owned build built require requires caught killed injured employ employs plant planted recruit recruited install installed wore wearing has having got found",
);
const remaining =
  /^(?:previous|main|remaining|new|other|original|local|different|opposing|senior|junior|older|younger)$/;

/** `To candidates withdrew`, `Too meters were installed`. */
const openingTwo = ({ key, tag }: Clause, index: number): readonly [string, string] | null =>
  tag(index + 1) === "NOUN" &&
  isPlural(key(index + 1)) &&
  (/^(?:were|are|have|had)$/.test(key(index + 2)) ||
    (tag(index + 2) === "VERB" && (key(index + 2).endsWith("ed") || baseOfPast.has(key(index + 2)))))
    ? twoThings
    : null;

/** `to weeks ago`, `every to weeks`, `one or to`, `to of the men`, `between to stools`, `for to years`. */
const toForTwo: Reading = (clause, index) => {
  const { key, tag } = clause;
  const [prior, next] = [key(index - 1), key(index + 1)];
  const before = key(index - 2);
  // `the objection he has to poets`
  if (/^(?:has|have|had)$/.test(prior) && tag(index - 3) === "NOUN") return null;
  // `sent to most places`
  if (/^(?:most|all|some|any|many|both|each|every|no)$/.test(next)) return null;
  if (next === "of" && /^(?:the|my|our|your|his|her|their|its|these|those|them|us|you)$/.test(key(index + 2)))
    return twoThings;
  if (prior === "between" && before !== "in" && !isOver(clause, index + 1) && tag(index + 1) !== "PRON")
    return twoThings;
  if (next === "or" && /^(?:three|more)$/.test(key(index + 2))) return twoThings;
  if (prior === "or" && before === "one" && !determiners.has(next) && next !== "another")
    return isOver(clause, index + 1) || plural(clause, index + 1) ? twoThings : null;
  if (next === "thirds" || next === "halves") return prior === "from" ? null : twoThings;
  if (
    spans.has(next) &&
    !spans.has(prior) &&
    /^(?:ago|later|old|earlier|before|long|early|late|apart|away|older|younger|longer|running)$/.test(
      key(index + 2),
    )
  )
    return twoThings;
  if (/^(?:hundred|thousand|million|dozen)$/.test(next))
    return tag(index - 1) === "NUM" || /^(?:up|close|next|one|ten|a)$/.test(prior) ? null : twoThings;
  if (prior === "every") return spans.has(next) ? twoThings : null;
  if (
    spans.has(next) &&
    ((prior === "than" && /^(?:more|less|fewer|longer|later)$/.test(before)) ||
      (/^(?:good|full|further|mere|whole)$/.test(prior) && before === "a") ||
      lasting.has(prior))
  )
    return twoThings;
  if (prior === "the" && (isOver(clause, index + 1) || remaining.test(next)))
    return isOver(clause, index + 1) || plural(clause, index + 1) ? twoThings : null;
  if (owning.has(prior) && plural(clause, index + 1) && !isVerbBase(singularOf(next))) return twoThings;
  if (/^(?:the|my|our|their|your|its|these|those)$/.test(prior))
    return plural(clause, index + 1) && (spans.has(next) || !/^(?:these|those)$/.test(prior))
      ? twoThings
      : null;
  if (/^(?:first|last|next|past|other)$/.test(prior) && determiners.has(before))
    return plural(clause, index + 1) && (spans.has(next) || prior === "other" || prior === "past")
      ? twoThings
      : null;
  if (/^(?:for|of|with|after|from|within)$/.test(prior))
    return plural(clause, index + 1) && !/^(?:different|adjacent|next)$/.test(before) ? twoThings : null;
  if (prior === "in") return spans.has(next) ? twoThings : null;
  if (/^(?:has|have|had|'ve)$/.test(prior))
    return /^(?:NOUN|PROPN)$|^(?:i|we|they|he|she|it|you|who)$/.test(
      tag(index - 2) === "PRON" ? before : tag(index - 2),
    ) &&
      plural(clause, index + 1) &&
      !/\b(?:what|whatever|all|everything|which|that|anything|nothing|something|little|more)\b/i.test(
        clause.sentence.text.slice(0, clause.tokens[index]?.start ?? 0),
      )
      ? twoThings
      : null;
  return index === 0 || prior === ":" ? openingTwo(clause, index) : null;
};

/** `was to tired to eat`, `far to fine for`, `spent to much money`, `to small a room`. */
const toForToo: Reading = (clause, index) => {
  const { key, tag, places } = clause;
  const next = key(index + 1);
  let at = index - 1;
  while (at >= index - 2 && between.has(key(at))) at -= 1;
  const prior = key(at);
  if (next === "much" || (next === "little" && tag(index + 2) === "NOUN" && !isPlural(key(index + 2)))) {
    // `was made to much applause`: what is done is done to something.
    const passive = /^(?:is|was|are|were|be|been|being)$/.test(key(at - 1)) && tag(at) === "VERB";
    return next === "much" && much.has(prior) && !passive && key(index + 2) !== "of" ? tooMuch : null;
  }
  if (!gradable.has(next)) return null;
  const behind = key(index + 2);
  if (/^an?$/.test(behind) && tag(index + 3) === "NOUN" && next !== "early") return tooMuch;
  if (places.has("from") || ["ADJ", "NUM"].includes(tag(index - 1))) return null;
  const closed =
    isOver(clause, index + 2) ||
    /^(?:to|for|and|but|when|because)$/.test(behind) ||
    (behind === "in" && /^(?:the|summer|winter)$/.test(key(index + 3)));
  if (linking.has(prior) && closed) return tooMuch;
  return (at < index - 1 && /^(?:far|way|still|much)$/.test(key(index - 1)) && closed) ||
    (/^(?:late|early|soon|often|quickly)$/.test(next) &&
      isOver(clause, index + 2) &&
      /^(?:VERB|NOUN)$/.test(tag(index - 1)) &&
      !/^(?:back|return|returned|due|close|next|down|up|change|changed|switched|moved)$/.test(key(index - 1)))
    ? tooMuch
    : null;
};

/** Verbs that are no nouns, and those that are called by the smallest words. */
const plainVerbs: ReadonlySet<string> = new Set([
  ...pureVerbs,
  ...words(
    "be have do go come visit open close talk walk work help look play rest stop start change move cook drive plan reach return park swim travel sleep fight escape",
  ),
]);
/** What takes a verb with to. */
const wanting = words(
  "used going able unable want wants wanted need needs needed hope hopes hoped like try tries tried decided decide allowed ought supposed likely unlikely how what where when way ready asked told plan plans planned willing agreed continue continued began begin start started refused managed offered failed seem seems seemed happy glad pleased required order enough lot nothing something anything hard difficult important sure keen lucky meant expected learn learned learnt forgot forget forgotten promised have has had is time place",
);
/** What has its goal behind to. */
const leading = words(
  "go goes going went gone come comes came drive drives drove walk walks walked walking travel travelled moved returned back next according due thanks belongs belong belonged listen listened listening close closer spoke spoken talking spoke similar attached related opposed prior cycled ran rushed hurried rode flew sailed led invited sent",
);
const notTimes = words("same other next first last following day week time year night month morning second");

const telling = words(
  "seem seems seemed said say says spoke speak spoken talk talked talking gave give given went go came come happened happens happen listen listened explained wrote written sent lied appeared belongs belonged sing sang read",
);

/** Whether a bare verb behind `too` or `two` can only be what somebody does it for: `uses the back door too reach`. */
function isGoal({ key, tag, tokens }: Clause, index: number): boolean {
  const [prior, next] = [key(index - 1), key(index + 1)];
  if (index === 0) return key(0) === "too" && !/^(?:close|open|like)$/.test(next);
  if (
    /^(?:like|open|close|stop|start|change|rest|play|help|park|visit|plan|fight|escape|cook|work|look|drive|walk|talk|travel|sleep|move|swim)$/.test(
      next,
    ) &&
    tag(index + 1) !== "VERB"
  )
    return false;
  const asked =
    tag(index - 1) === "VERB" &&
    prior.endsWith("ed") &&
    /^(?:is|was|are|were|be|been|'s|'re|'m|am|not|n't)$/.test(key(index - 2));
  const thing =
    tag(index - 1) === "NOUN" &&
    (key(index) === "two" || !isPlural(prior)) &&
    tokens.slice(0, index - 1).some(({ tag: one }) => one === "VERB" || one === "AUX") &&
    !tokens
      .slice(Math.max(0, index - 5), index)
      .some(({ key: word }) => /^(?:and|,|that|who|which|because|if|when|but|or)$/.test(word));
  return asked || thing;
}

/** `want too leave`, `going two be`, `went too the bank`. */
const tooForTo: Reading = (clause, index) => {
  const { key, tag } = clause;
  const [prior, next] = [key(index - 1), key(index + 1)];
  const hasVerb =
    plainVerbs.has(next) &&
    key(index + 2) !== "-" &&
    wanting.has(prior) &&
    !/^(?:NOUN)$/.test(tag(index + 2)) &&
    !(key(index) === "too" && /^(?:close|open|like)$/.test(next));
  // `I have too many`, `they do too have`: behind these only a bare verb that something follows.
  if (hasVerb) return /^(?:like|has|is)$/.test(prior) && key(index) === "two" ? null : toVerb;
  if (key(index + 2) === "-") return null;
  if (plainVerbs.has(next) && !["NOUN", "ADJ"].includes(tag(index + 2)) && isGoal(clause, index))
    return toVerb;
  if (/^(?:me|him|us|them)$/.test(next) && telling.has(prior)) return toVerb;
  const place =
    /^(?:the|a|an|my|our|your|his|her|their|this|that)$/.test(next) &&
    leading.has(prior) &&
    !notTimes.has(key(index + 2)) &&
    !["ADJ"].includes(tag(index + 2));
  return place ? toVerb : null;
};

const behindPreposition = words(
  "for of with in by from after within between over about during every last next past first other these those",
);

/** `for too years`, `the too contractors`, `too of them`, `one or too`. */
const tooForTwo: Reading = (clause, index) => {
  const { key, tag } = clause;
  const [prior, next] = [key(index - 1), key(index + 1)];
  if (next === "of" && /^(?:the|my|our|your|his|her|their|these|those|them|us)$/.test(key(index + 2)))
    return twoThings;
  if (prior === "one" || prior === "once") return null;
  if (prior === "or" && key(index - 2) === "one") return twoThings;
  if (next === "or" && /^(?:three|more)$/.test(key(index + 2))) return twoThings;
  if (/^(?:hundred|thousand|million|dozen|thirds)$/.test(next)) return twoThings;
  if (spans.has(next) && /^(?:ago|later|old|earlier)$/.test(key(index + 2))) return twoThings;
  if (/^(?:between|of)$/.test(prior) && next === "the") return null;
  if (prior === "the" && key(index - 2) === "between" && isOver(clause, index + 1)) return twoThings;
  const direct = tag(index + 1) === "NOUN" && isPlural(next);
  if (index === 0) return openingTwo(clause, index);
  if (prior === "the") return direct || remaining.test(next) ? twoThings : null;
  if (/^(?:good|full|further|mere|whole)$/.test(prior)) return spans.has(next) ? twoThings : null;
  if (prior === "than") return direct ? twoThings : null;
  if (tag(index - 1) === "VERB" && !linking.has(prior))
    return direct && !isVerbBase(singularOf(next)) ? twoThings : null;
  return behindPreposition.has(prior) && (direct || (plural(clause, index + 1) && tag(index + 2) === "NOUN"))
    ? next === "many" || next === "few"
      ? null
      : twoThings
    : null;
};

/** What a number stands before: so many too few, days behind, on one another. */
const countable = /^(?:short|late|early|long|old|high|low|deep|wide|over|down|up)$/;

/** `two much`, `two expensive`, `two tired to`. */
const twoForToo: Reading = (clause, index) => {
  const { key, tag } = clause;
  const next = key(index + 1);
  const behind = key(index + 2);
  if (/^(?:much|many)$/.test(next)) return tooMuch;
  if (!gradable.has(next)) return null;
  if (/^an?$/.test(behind) && tag(index + 3) === "NOUN") return tooMuch;
  // `Last year's was two short`, `The boxes stood two high.`
  if (countable.test(next) && !/^(?:to|for)$/.test(behind)) return null;
  let at = index - 1;
  while (at >= index - 2 && between.has(key(at))) at -= 1;
  const closed = isOver(clause, index + 2) || /^(?:to|for|and|but|when|because|in)$/.test(behind);
  return closed && (linking.has(key(at)) || at < index - 1) ? tooMuch : null;
};

const comparing = words(
  "more less fewer better worse rather bigger smaller taller older younger faster slower higher lower longer shorter cheaper easier harder stronger weaker earlier greater larger richer poorer happier nicer warmer colder hotter heavier lighter safer closer quicker busier deeper wider thicker thinner darker brighter louder quieter cleaner fresher later sooner simpler softer sharper smoother tougher drier wetter further farther busier friendlier healthier",
);

/** `bigger then I thought`, `more in August then in May`, `more expensive then`. */
const thenForThan: Reading = (clause, index) => {
  const { key, tag } = clause;
  const next = key(index + 1);
  if (isOver(clause, index + 1) || isOver(clause, index - 1)) return null;
  if (/^(?:and|but|or|by|since|until|till|just|even|only|back|every|now)$/.test(key(index - 1))) return null;
  let at = index - 1;
  while (at > index - 7 && at >= 0 && !isOver(clause, at) && !comparing.has(key(at))) at -= 1;
  if (!comparing.has(key(at))) return null;
  // `once more then left`, `a little later then came back`: the time before, and what came next.
  if (
    /^(?:later|sooner|earlier)$/.test(key(at)) &&
    at === index - 1 &&
    !/^(?:i|we|he|she|it|they|you|usual|expected|planned|the|last|in|most|any)$/.test(next)
  )
    return null;
  if (/^(?:later|sooner|earlier|further|closer)$/.test(key(at)) && at < index - 1) return null;
  if (at === index - 1 && key(at) === "more" && key(at - 1) === "once") return null;
  if (
    /^(?:if|when|once|since|as)$/.test(key(0)) &&
    clause.tokens.slice(0, at).every(({ key: word }) => word !== ",")
  )
    return null;
  if (at < index - 1) {
    // `more then two`, `more people in May then in June`
    const verbBetween = clause.tokens
      .slice(at + 1, index)
      .some(({ tag: one }) => one === "VERB" || one === "AUX");
    if (verbBetween) return null;
    return tag(index + 1) === "ADP" && tag(index - 1) === "PROPN"
      ? ["than", "Than compares"]
      : /^(?:more|less|fewer)$/.test(key(at)) &&
          /^(?:i|we|he|she|they|it|you|the|a|an|my|our|your|his|her|their|any|ever|usual|last|in|at|most|before|expected|planned|other|\d+)$/.test(
            next,
          ) &&
          ["NOUN", "ADJ", "ADV"].includes(tag(index - 1))
        ? ["than", "Than compares"]
        : null;
  }
  return tag(index + 1) === "VERB" && !/(?:ing|ed)$/.test(next) ? null : ["than", "Than compares"];
};

/** `looked at him than, properly`, `off, than lift it`, `Than open the app`. */
const thanForThen: Reading = (clause, index) => {
  const { key, tag, tokens } = clause;
  const [prior, next] = [key(index - 1), key(index + 1)];
  const compared = tokens
    .slice(0, index)
    .some(
      ({ key: word }) =>
        comparing.has(word) || /(?:er|other|otherwise|else|different|differently|same)$/.test(word),
    );
  const then = ["then", "Then tells the time"] as const;
  if (compared) return null;
  if (index === 0) return next === "" || tag(1) === "PUNCT" ? null : then;
  if (isOver(clause, index - 1) && prior !== ")")
    return /^(?:PRON|DET|PROPN|VERB|NOUN|ADV|ADJ|AUX)$/.test(tag(index + 1)) ? then : null;
  if (
    /^(?:and|but|since|until|by|just|what|why|who|how|was|is|were|are|even|back|every|only|well)$/.test(prior)
  )
    return then;
  return isOver(clause, index + 1) ? then : null;
};

const readings: ReadonlyMap<string, readonly Reading[]> = new Map([
  ["to", [toForTwo, toForToo]],
  ["too", [tooForTwo, tooForTo]],
  ["two", [twoForToo, tooForTo]],
  ["of", [ofForOff]],
  ["off", [offForOf]],
  ["then", [thenForThan]],
  ["than", [thanForThen]],
]);
const asked = new Set(readings.keys());

/** A word joined to another by a hyphen is a piece of it. */
const isJoined = ({ key, sentence: { text }, tokens }: Clause, index: number): boolean =>
  key(index + 1) === "-" ||
  key(index - 1) === "-" ||
  /[-/'’_]/.test(text.charAt((tokens[index]?.start ?? 0) - 1));

const smallWords: GrammarRule = (clause) =>
  eachWord(clause, asked).flatMap((index) => {
    if (isJoined(clause, index)) return [];
    for (const reading of readings.get(clause.key(index)) ?? []) {
      const found = reading(clause, index);
      if (found) return clause.edit(index, index, ...found);
    }
    return [];
  });

export const smallWordRules: readonly GrammarRule[] = [smallWords];
