/** Their and there, your and you're, its and it's, whose and who's: an owner, a place, or a verb. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isPlural, people } from "../../../prose/english/forms.ts";
import { eachWord, type GrammarRule } from "./clause.ts";
import { itIsForIts, itsForItIs, saying } from "./its-words.ts";
import {
  type Reading,
  words,
  isOver,
  thingAt,
  isFinite,
  closes,
  isThing,
  kin,
  personal,
  tellsPlace,
  showsWhose,
  later,
  staying,
  nobody,
} from "./owned-things.ts";

/** `stood their for`, `it was their in the drive`, `someone their to sign`, `down their,`. */
const theirForThere: Reading = (clause, index) => {
  const { key, tag } = clause;
  const [prior, next] = [key(index - 1), key(index + 1)];
  const there = [index, "there", tellsPlace] as const;
  if (key(index + 2) === "-" || key(index + 1) === "-") return null;
  // What they own stands behind, however it is described.
  const goesOn =
    later.has(next) ||
    (tag(index + 1) === "ADP" &&
      !/^(?:over|under|up|down|off|then|like|inside|outside)$/.test(next) &&
      (/^(?:the|a|an|my|our|your|his|her|this|that|some|them|us|me|him|it)$/.test(key(index + 2)) ||
        (tag(index + 2) === "NUM" && /^(?:since|at|until|till|by|before|after|in|from|for)$/.test(next)) ||
        (tag(index + 2) === "PROPN" && /^(?:in|on|with|since|until|from|by|at)$/.test(next)))) ||
    (tag(index + 1) === "SCONJ" && tag(index + 2) === "PRON") ||
    (/^(?:when|while|because|until|before|after|if|as|since|and|but|so)$/.test(next) &&
      /^(?:i|we|he|she|they|it|you|the)$/.test(key(index + 2)));
  const place =
    /^(?:over|out|up|down|back|in|from|just|still|right|always|already|it|them|him|me|us|left|not|n't|are|is)$/;
  if (goesOn && (tag(index - 1) === "VERB" || tag(index - 1) === "AUX" || place.test(prior))) return there;
  if (staying.has(prior) && tag(index + 1) === "VERB" && next.endsWith("ing") && prior !== "waited")
    return there;
  if (
    next === "to" &&
    tag(index + 2) === "VERB" &&
    (nobody.test(prior) ||
      tag(index - 1) === "AUX" ||
      /^(?:go|went|get|got|over|out|up|down|it|them)$/.test(prior))
  )
    return there;
  if (next === "and" && /^(?:it|them|him|her|me|us)$/.test(prior)) return there;
  if (!isOver(clause, index + 1)) return null;
  if (
    /^(?:of|to|on|with|for|is)$/.test(prior) ||
    (tag(index - 1) === "AUX" && !personal.test(key(index - 2)) && !nobody.test(key(index - 2)))
  )
    return null;
  return tag(index - 1) === "VERB" ||
    tag(index - 1) === "NOUN" ||
    tag(index - 1) === "AUX" ||
    place.test(prior) ||
    nobody.test(prior)
    ? there
    : null;
};

/** How people and things are found, and what nobody owns. */
const states = words(
  "heavy late ready happy busy tired gone sure lovely delicious cheap expensive huge tiny broken wrong cold hot warm safe closed afraid married pregnant great nice awful terrible useless beautiful clever lazy noisy rude friendly hungry thirsty sick ill fine okay empty finished lost missing away asleep awake fresh perfect amazing brilliant rubbish fantastic horrible gorgeous",
);

/** `Their heavy, and nobody…`, `when their the colour of toffee`. */
const theirForTheyAre: Reading = (clause, index) => {
  const { key, opens } = clause;
  const next = key(index + 1);
  const are = [index, "they're", "They’re for they are"] as const;
  if (/^(?:the|a|an)$/.test(next) && !/^(?:la|cappella|priori)$/.test(key(index + 2)) && opens(index))
    return are;
  if (!states.has(next) || !opens(index)) return null;
  const behind = key(index + 2);
  return /^[.!?;]?$/.test(behind) ||
    (behind === "," && /^(?:and|but|so|which|because)$/.test(key(index + 3))) ||
    (/^(?:and|but|so|because|when|if)$/.test(behind) &&
      /^(?:i|we|he|she|they|it|you|the|my|nobody)$/.test(key(index + 3)))
    ? are
    : null;
};

const notThings = words(
  "time way people work life home place point room day week year night sort kind bit lot",
);
/** What people have, in the plural: with these `there` stands for no place. */
const belongings = words(
  "answers grades marks parents faces hands heads names lives wives husbands backs feet knees shoulders voices boots shoes coats phones houses homes jobs teeth sleeves bodies dogs passports tickets voice breath piece share invoices breaks badges hours budgets meetings own",
);
const places = words(
  "be been being is are was were am 's 're go goes going went gone get gets got live lived lives stay stayed put left leave remain remained see saw seen find found meet met stand stood sit sat lie lay lies built placed drove walked travel travelled arrive arrived come came happens happened",
);

/** `still in there original wrapping`, `track there hours`, `lost half there trade`, `; there answers were`. */
const thereForTheir: Reading = (clause, index) => {
  const { key, tag, opens, tokens } = clause;
  const prior = key(index - 1);
  const their = [index, "their", showsWhose("Their")] as const;
  if (key(index + 1) === "own" && tag(index + 2) === "NOUN") return their;
  const described = tag(index + 1) === "ADJ";
  let at = described ? index + 2 : index + 1;
  // `there body clocks run`
  if (tag(at) === "NOUN" && tag(at + 1) === "NOUN" && !isPlural(key(at))) at += 1;
  const thing = key(at);
  if (tag(at) !== "NOUN" || key(at + 1) === "-" || later.has(thing)) return null;
  const one = isThing(clause, at) && !isPlural(thing) && !people.has(thing);
  const many = isPlural(thing) && (belongings.has(thing) || belongings.has(key(at)));
  if (/^(?:half|both|half of|lifted)$/.test(prior) && closes(clause, at + 1))
    return notThings.has(thing) ? null : their;
  if (opens(index) || /^(?:and|but|;)$/.test(prior)) {
    // A bare `there dog was` is no place: one thing takes an article.
    const verb = tag(at + 1) === "AUX" || tag(at + 1) === "VERB";
    return verb &&
      !described &&
      (one || many || kin.has(thing)) &&
      !/^(?:is|are|was|were)$/.test(prior) &&
      (index === 0 || prior !== "and" || key(index - 2) === ",")
      ? their
      : null;
  }
  if (places.has(prior) || tag(index - 1) === "AUX" || notThings.has(thing)) return null;
  if (tag(index - 1) === "ADP") {
    if (
      /^(?:of|with|by|about|into|under|behind|without|during|between|against|onto|despite|within|beside|for)$/.test(
        prior,
      )
    )
      return closes(clause, at + 1) || tag(at + 1) === "NOUN" ? their : null;
    return /^(?:in|on|at|from|to|over|through|around|off)$/.test(prior) &&
      (described || one || many) &&
      !/^(?:last|next|first|most|many|much|all|other|more|few|late|early|several|every|same|human|own)$/.test(
        key(index + 1),
      ) &&
      closes(clause, at + 1)
      ? their
      : null;
  }
  // `send there invoices`: those whose they are have been named.
  const named = tokens
    .slice(0, index)
    .some(
      ({ key: word, tag: part }) =>
        /^(?:they|them|everyone|people|both|all|who)$/.test(word) ||
        (/^(?:NOUN|PROPN)$/.test(part) && isPlural(word)),
    );
  return tag(index - 1) === "VERB" &&
    named &&
    (one || many || described || belongings.has(thing)) &&
    (closes(clause, at + 1) || tag(at + 1) === "NUM") &&
    !/^(?:last|next|first|most|many|much|all|other|more|few|late|early|several|same|human)$/.test(
      key(index + 1),
    )
    ? their
    : null;
};

const handling = words(
  "put take took bring brought use used check wash leave left lift turn keep open close enter type pack brush raise hold hurt lost lose finish change charge book pay give send share read enjoy need want get park save choose update fill follow protect improve let lets love like keep kept sign clean cut make bend shut sell drop mind forget remember show start stop collect carry set up",
);
const roles = words(
  "part chair captain king queen head host guest winner lead leader champion member partner customer boss driver manager doctor nurse teacher student adult child parent toast master owner man woman friend neighbour writer reader artist author player editor team fan parent guardian candidate tenant landlord volunteer vegetarian sort kind type bit home back right fun people class",
);

/** `take you're time`, `over you're thumbs`, `You're crew moved us`, `If you're badge doesn't scan`. */
const youAreForYour: Reading = (clause, index) => {
  const { key, tag, opens } = clause;
  if (key(index + 1) !== "'re") return null;
  const your = [index + 1, "your", showsWhose("Your")] as const;
  const prior = key(index - 1);
  const at = thingAt(clause, index + 2);
  // `If you're driver remembers him`: nobody who is one has none before it.
  if (
    at === index + 2 &&
    /^(?:if|when|because|that|unless|until|whether)$/.test(prior) &&
    (people.has(key(at)) || roles.has(key(at))) &&
    !isPlural(key(at)) &&
    tag(at + 1) === "VERB" &&
    /[^s]s$/.test(key(at + 1)) &&
    clause.tokens[at + 1]?.lemma !== key(at + 1)
  )
    return your;
  if (at < 0 || roles.has(key(at)) || /(?:ing|gonna)$/.test(key(at))) return null;
  const behind = isFinite(clause, at + 1);
  const placed =
    handling.has(prior) ||
    /^(?:onto|over|under|behind|into|with|without|of|around|between|to|for|from)$/.test(prior);
  if (kin.has(key(at))) return placed || (behind && at === index + 2) ? your : null;
  if (people.has(key(at))) return null;
  if (behind && (opens(index) || tag(index - 1) === "VERB" || placed)) return your;
  if (placed || (tag(index - 1) === "VERB" && prior.endsWith("s") && isThing(clause, at)))
    return closes(clause, at + 1) || /^(?:NOUN|DET|ADV)$/.test(tag(at + 1)) || isThing(clause, at)
      ? your
      : null;
  return at === index + 2 && tag(at) === "VERB" && isThing(clause, at) ? your : null;
};

/** `they're grades improved`, `shook they're heads`, `in all they're forms`. */
const theyAreForTheir: Reading = (clause, index) => {
  const { key, tag } = clause;
  if (key(index + 1) !== "'re") return null;
  const their = [index + 1, "their", showsWhose("Their")] as const;
  const prior = key(index - 1);
  const at = thingAt(clause, index + 2);
  if (at < 0 || key(at).endsWith("ing") || roles.has(key(at))) return null;
  if (isFinite(clause, at + 1) && (!people.has(key(at)) || kin.has(key(at)))) return their;
  const placed =
    /^(?:of|onto|over|under|behind|into|with|without|around|between|from|half|up|down|off|on|in|to|at|for)$/.test(
      prior,
    ) ||
    (prior === "all" && tag(index - 2) === "ADP");
  if (placed || handling.has(prior)) return closes(clause, at + 1) || isThing(clause, at) ? their : null;
  return tag(index - 1) === "VERB" && !saying.test(prior) && isThing(clause, at) && !people.has(key(at))
    ? their
    : null;
};

/** `Your telling me it's closed`, `I hope your having a`. */
const yourForYouAre: Reading = (clause, index) => {
  const { key, tag, opens, tokens } = clause;
  const next = key(index + 1);
  const are = [index, "you're", "You’re for you are"] as const;
  if (/^(?:the|a|an)$/.test(next) && opens(index) && tag(index + 2) !== "PUNCT") return are;
  if (states.has(next) && opens(index)) {
    const behind = key(index + 2);
    return /^[.!?;]?$/.test(behind) ||
      (behind === "," && /^(?:and|but|so|we|i|they|he|she|please|you)$/.test(key(index + 3))) ||
      (/^(?:and|but|so|because)$/.test(behind) && personal.test(key(index + 3)))
      ? are
      : null;
  }
  if (!next.endsWith("ing") || tag(index + 1) !== "VERB" || !opens(index)) return null;
  // `Your telling me that it was late upset her`: then the telling is the subject of a verb.
  const told = /^(?:me|us|him|them|it|you|her)$/.test(key(index + 2));
  const closing = tokens.slice(index + 2).filter(({ tag: part }) => part === "AUX").length;
  if (told && /^(?:it|he|she|they|we|i|you|there|that|what|how|the|to)$/.test(key(index + 3)))
    return closing <= 2 ? are : null;
  return /^(?:if|when|because|while|unless|that|hope|think|sure|know|until)$/.test(key(index - 1)) &&
    /^(?:a|an|the|to|for|my|our|it|them|this|that|on|in|at|with|from|out|up|by|about|around|back|home|there|here|well)$/.test(
      key(index + 2),
    ) &&
    closing === 0
    ? are
    : null;
};

const owners = words(
  "name names daughter son mother father wife husband brother sister dog cat car house children parents family job idea fault turn coat shoes boots bag phone book books keys umbrella birthday work life lives hand hands face eyes hair voice home office garden van bike garage neighbours boss team party plan handwriting sight company firm house flat kitchen roof window windows door desk chair seat cup mug glass dinner sandwich lunch side responsibility words work views opinion death grandmother grandfather aunt uncle cousin friend friends health marriage",
);

/** `Who's coat is that?`, `the woman, who's name is`, `the man who's wife died`. */
const whoIsForWhose: Reading = (clause, index) => {
  const { key, tag } = clause;
  if (key(index + 1) !== "'s") return null;
  const whose = [index + 1, "whose", "Whose asks for an owner"] as const;
  let at = index + 2;
  if (/^(?:own)$/.test(key(at))) return whose;
  while (at < index + 4 && tag(at) === "ADJ") at += 1;
  if (!/^(?:NOUN|VERB)$/.test(tag(at)) || key(at).endsWith("ing") || key(at + 1) === "-") return null;
  if (!countNouns.has(key(at)) && !owners.has(key(at)) && !isPlural(key(at))) return null;
  if (isPlural(key(at)) && !owners.has(key(at)) && tag(at + 1) !== "AUX") return null;
  const next = key(at + 1);
  // `Who's boss around here?`: what somebody is takes no verb behind it.
  const told = tag(at + 1) === "ADV" ? at + 2 : at + 1;
  if (tag(told) === "AUX" || (/^(?:VERB)$/.test(tag(told)) && key(told) !== key(at))) return whose;
  if (/^(?:i|you|he|she|we|they|it)$/.test(next)) return whose;
  // `who's daughter catches the bus`: a third person that the reader takes for a plural.
  return owners.has(key(at)) &&
    tag(at + 1) === "NOUN" &&
    /[^s]s$/.test(next) &&
    /^(?:DET|PRON|ADP)$/.test(tag(at + 2))
    ? whose
    : null;
};

/** `I know whose coming`, `whose been eating my porridge`. */
const whoseForWhoIs: Reading = ({ key, tag, tokens }, index) => {
  const next = key(index + 1);
  // `Hale, whose The Long Road sold well`: a title.
  if (tokens[index + 1]?.text !== next) return null;
  const is = [index, "who's", "Who’s for who is"] as const;
  if (
    /^(?:been|going|coming|got|gonna|not|never|always|also|already|a|an|the|this|that|your|my|our|here|there|just|still|responsible|available|able|ready|afraid|next|to|in|on|at|with|interested)$/.test(
      next,
    )
  )
    return next === "going" && tag(index + 2) === "NOUN" ? null : is;
  return next.endsWith("ing") &&
    tag(index + 1) === "VERB" &&
    /^(?:DET|PRON|ADP|PART)$/.test(tag(index + 2)) &&
    /^(?:know|wonder|see|ask|guess|someone|somebody|anyone|anybody|everyone|man|woman|person|friend|one)$/.test(
      key(index - 1),
    ) &&
    !/^(?:of|for)$/.test(key(index + 2))
    ? is
    : null;
};

const readings: ReadonlyMap<string, readonly Reading[]> = new Map([
  ["their", [theirForTheyAre, theirForThere]],
  ["there", [thereForTheir]],
  ["they", [theyAreForTheir]],
  ["you", [youAreForYour]],
  ["your", [yourForYouAre]],
  ["its", [itsForItIs]],
  ["it", [itIsForIts]],
  ["who", [whoIsForWhose]],
  ["whose", [whoseForWhoIs]],
]);
const asked = new Set(readings.keys());

const whoseWords: GrammarRule = (clause) =>
  eachWord(clause, asked).flatMap((index) => {
    for (const reading of readings.get(clause.key(index)) ?? []) {
      const found = reading(clause, index);
      if (found) return clause.edit(index, ...found);
    }
    return [];
  });

export const whoseWordRules: readonly GrammarRule[] = [whoseWords];
