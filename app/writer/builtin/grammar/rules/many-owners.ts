/** Apostrophes that show what several own, or an institution: `the members' cars`, `the council's own figures`. */

import { baseOfThird, isPlural, people, pluralOf, singularOf } from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import { numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { isFinite } from "./main-clauses.ts";

const why = "An apostrophe shows whose";

const owners = new Set(
  "villager boy girl chef judge officer captain winner loser member sailor dancer climber walker rider player teacher pupil student parent grandparent neighbour neighbor visitor guest customer tenant resident brother sister son daughter uncle aunt cousin friend colleague volunteer trustee shopkeeper farmer fisherman driver nurse doctor patient passenger cyclist swimmer runner reader writer author singer artist actor musician worker employee manager owner councillor candidate voter builder plumber gardener baker cook waiter soldier firefighter ranger scout cub donor taxpayer commuter child baby toddler teenager twin guide keeper trainer coach editor speaker applicant lodger landlord traveller traveler camper angler bee horse dog cat hen cow duck goat pony bird swallow swan puppy kitten lamb team club".split(
    " ",
  ),
);
const institutions = new Set(
  "council committee club society company school college village town city county country charity government library museum theatre hospital church choir band team bakery brewery firm family gallery festival parish board hotel cafe café restaurant pub orchestra trust district factory station airport university farm shop hall".split(
    " ",
  ),
);
/** What belongs to somebody, and makes no compound with a plural before it. */
const owned = new Set(
  "car cars boot boots shoe shoes coat coats hat hats bag bags house houses home homes name names wife wives husband husbands child children kid kids parent parents mother mothers father fathers brother brothers sister sisters friend friends son sons daughter daughters family families life lives face faces voice voices hand hands foot feet eye eyes ear ears head heads shoulder shoulders arm arms leg legs back backs heart hearts mind minds tail tails nose noses paw paws collar collars lead leads nest nests feather feathers mane manes wing wings stall stalls basket baskets bowl bowls letter letters complaint complaints opinion opinions view views idea ideas suggestion suggestions feeling feelings need needs question questions answer answers reply replies request requests objection objections concern concerns demand demands promise promises decision decisions effort efforts work recipe recipes score scores comment comments vote votes wage wages pay salary salaries bed beds room rooms bedroom bedrooms garden gardens bicycle bicycles bike bikes tent tents boat boats van vans tractor tractors dog dogs cat cats horse horses book books painting paintings drawing drawings poem poems song songs story stories photograph photographs photo photos essay essays homework belongings luggage suitcase suitcases passport passports ticket tickets glove gloves scarf scarves uniform uniforms apron aprons jacket jackets medal medals prize prizes trophy birthday birthdays wedding favourite favorite turn turns kitchen kitchens toy toys lunch lunches boxes towel towels farm farms cottage cottages flat flats caravan caravans allotment allotments key keys phone phones plate plates locker lockers money responsibility duty duties rights safety health happiness patience kindness generosity support absence help enthusiasm".split(
    " ",
  ),
);
const ofInstitutions =
  /^(?:own|oldest|youngest|newest|first|only|biggest|largest|smallest|best|finest|longest|annual|latest|busiest|most|new|website|decision|figures|budget|offices?|accounts|minutes|chairman|chairwoman|chair|treasurer|secretary|president|director|founder|future|history|reputation|roof|boiler|rules|constitution|proposal|proposals|plan|plans|policy|report|reply|response|bill|money|finances|profits|staff|workers|members|archive|newsletter|headquarters|logo|motto|name|debts|collection)$/;

/** Whether the words behind a thing show that its phrase is over. */
const isOver = ({ key, tag }: Clause, at: number): boolean =>
  ["AUX", "PUNCT", "ADP", "CCONJ", "SCONJ", "", "VERB", "ADV", "PART"].includes(tag(at)) &&
  !/^(?:-|'s|'|\/)$/.test(key(at));

/** `all the members cars`, `Both her brothers boots`, `the two chefs recipes`, `letters from forty residents pets`. */
const several: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: word, text, end }, index): Edit[] => {
    if (!word.endsWith("s") || text !== word || !/[^s']s$/.test(word) || tokens[index + 1]?.start === end)
      return [];
    if (!/^(?:NOUN|VERB)$/.test(tag(index)) || !owners.has(singularOf(word)) || !isPlural(word)) return [];
    let at = index + 1;
    while (at < index + 3 && tag(at) === "ADJ" && key(at) !== "other") at += 1;
    const thing = tokens[at];
    if (!thing || thing.text !== thing.key || !owned.has(thing.key) || !/^(?:NOUN|VERB)$/.test(thing.tag))
      return [];
    const isTime =
      /^(?:that|this|last|next|every|each)$/.test(key(at + 1)) &&
      /^(?:night|morning|day|week|month|year|evening|afternoon|spring|summer|autumn|winter|time)$/.test(
        key(at + 2),
      );
    // `about members cars blocking the gate`
    const isDoing = key(at + 1).endsWith("ing") && tag(at + 1) === "VERB" && tag(index - 1) === "ADP";
    if (!isTime && !isDoing && !isOver(clause, at + 1)) return [];
    const led = leadOf(clause, index);
    if (led === null) return [];
    // `whether your guests need to know`: what is needed, hoped or planned to be done is a verb.
    if (key(at + 1) === "to" && tag(at + 2) === "VERB") return [];
    // `the boys face the wall`, `her sons work there`: the thing may be the verb; then another one must stand behind.
    if (
      /^(?:home|back|work|needs)$/.test(thing.key) ||
      isVerbBase(thing.key) ||
      thing.tag === "VERB" ||
      (thing.key.endsWith("s") && (isVerbBase(singularOf(thing.key)) || isVerbBase(baseOfThird(thing.key))))
    ) {
      const subjectless =
        (tag(led.first - 1) === "ADP" && key(led.first - 1) !== "of") || tag(led.first - 1) === "VERB";
      if (!isFinite(clause, at + 1) && !subjectless) return [];
      if (/^(?:DET|PRON)$/.test(tag(at + 1)) && !isTime) return [];
    }
    // `gave the boys boots`, `showed the visitors photographs`: somebody gets something.
    if (gives(clause, led.first - 1)) return [];
    const ofOne =
      !led.isMany && singleThings.test(thing.key) && !/^(?:(?:grand)?parents|neighbou?rs|twins)$/.test(word);
    return edit(index, index, ofOne ? `${singularOf(word)}'s` : `${word}'`, why);
  });
};

/** Of these each has one: `the driver's name`, `my brother's car`. */
const singleThings =
  /^(?:car|coat|hat|bag|house|home|name|wife|husband|mother|father|face|voice|head|back|heart|mind|tail|nose|collar|lead|nest|bowl|basket|letter|bed|bedroom|bicycle|bike|tent|boat|van|tractor|dog|cat|horse|book|suitcase|passport|scarf|uniform|apron|jacket|birthday|wedding|favourite|favorite|turn|lunch)$/;

/** The words that lead a phrase: where they begin, and whether they say that the owners are several. */
function leadOf({ key, tag }: Clause, index: number): { first: number; isMany: boolean } | null {
  let first = index;
  while (
    first > index - 3 &&
    (tag(first - 1) === "ADJ" || tag(first - 1) === "NUM" || numerals.has(key(first - 1)))
  )
    first -= 1;
  const many = first < index && (tag(first) === "NUM" || numerals.has(key(first)));
  const determiner = key(first - 1);
  if (
    !/^(?:the|my|our|your|his|her|their|its|these|those|all|both|many|several|most|some|other)$/.test(
      determiner,
    )
  )
    return many ? { first, isMany: true } : null;
  if (/^(?:all|both|many)$/.test(key(first - 2))) return { first: first - 2, isMany: true };
  return {
    first: first - 1,
    isMany: many || /^(?:these|those|all|both|many|several|most|some|other)$/.test(determiner),
  };
}

const giving =
  /^(?:give|gave|given|giving|gives|show|showed|shown|showing|send|sent|sending|buy|bought|bring|brought|offer|offered|teach|taught|hand|handed|lend|lent|ask|asked|tell|told|pay|paid|promise|promised|serve|served|read|sell|sold|find|found|make|made|cost|allow|allowed|leave|left|owe|owed|call|called|name|named|write|wrote|wish|wished|cook|cooked)$/;
const gives = ({ key, tag }: Clause, at: number): boolean =>
  giving.test(key(at)) || (giving.test(key(at - 1)) && tag(at) !== "ADP");

/** `by the councils own figures`, `the clubs oldest member`, `the villages only shop`. */
const ofOneBody: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: word, text, end }, index): Edit[] => {
    if (!word.endsWith("s") || text !== word || !/[^s']s$/.test(word) || tokens[index + 1]?.start === end)
      return [];
    const one = singularOf(word);
    if (!institutions.has(one) || !/^(?:the|this|our|my|their|your|his|her)$/.test(key(index - 1))) return [];
    const next = key(index + 1);
    if (!ofInstitutions.test(next)) return [];
    const describes = tag(index + 1) === "ADJ" || /^(?:own|first|only|most)$/.test(next);
    let at = index + 1;
    while (at < index + 4 && (tag(at) === "ADJ" || /^(?:own|first|only|most)$/.test(key(at)))) at += 1;
    // `the town's only bank closed`: a noun that was taken for a verb.
    const taken = tag(at) === "VERB" && isFinite(clause, at + 1) && tokens[at]?.lemma === key(at);
    if (describes && ((tag(at) !== "NOUN" && !taken) || at === index + 1)) return [];
    if (!describes && tag(index + 1) !== "NOUN") return [];
    while (tag(at) === "NOUN" && tag(at + 1) === "NOUN") at += 1;
    if (!isOver(clause, at + 1)) return [];
    // `The councils own buildings`: without another verb it is one.
    const behind = tag(index - 2);
    const subjectless = behind === "ADP" || behind === "VERB";
    if (!subjectless && !isFinite(clause, at + 1)) return [];
    if (subjectless && /^(?:DET|PRON)$/.test(tag(at + 1))) return [];
    return edit(index, index, `${one}'s`, why);
  });
};

/** `past the Hoyts house`, where the text names a Hoyt too: `the Andrus house` is whole. */
const families: GrammarRule = (clause) => {
  const { key, tokens, edit, names } = clause;
  return tokens.flatMap(({ text, end }, index): Edit[] =>
    text.endsWith("s") &&
    names.has(text.slice(0, -1)) &&
    /^\p{Lu}\p{Ll}{2,}[^s]s$/u.test(text) &&
    key(index - 1) === "the" &&
    tokens[index + 1]?.start !== end &&
    /^(?:house|home|farm|garden|cottage|barn|driveway|gate|fence|dog|cat|car|caravan|party|wedding|children|daughters?|sons?|kitchen|field|land|boat)$/.test(
      key(index + 1),
    ) &&
    key(index + 1) === tokens[index + 1]?.text &&
    isOver(clause, index + 2)
      ? edit(index, index, `${text}'`, why)
      : [],
  );
};

/** `The Pargeter's have offered`, `Our customer's tell us`. */
const wrongApostrophes: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ text, end }, index): Edit[] => {
    if (key(index + 1) !== "'s" || tokens[index + 1]?.start !== end) return [];
    const [prior, next] = [key(index - 1), key(index + 2)];
    const none = "A plural takes no apostrophe";
    if (
      /^\p{Lu}\p{Ll}+$/u.test(text) &&
      prior === "the" &&
      !/(?:s|x|z|ch|sh)$/.test(text) &&
      /^(?:are|were|have|live|lived|do)$/.test(next) &&
      (index === 1 || clause.opens(index - 1))
    )
      return edit(index, index + 1, `${text}s`, none);
    const word = key(index);
    const many = `${word}s`;
    if (
      text !== word ||
      !people.has(word) ||
      !isPlural(many) ||
      !/^(?:our|the|my|your|their|his|her|some|many|most|all)$/.test(prior)
    )
      return [];
    if (!clause.opens(index - 1)) return [];
    const isVerb =
      /^(?:tell|say|think|know|like|love|want|come|go|ask|bring|enjoy|agree|expect|prefer|keep|give|make|take|send|write|often|always|usually)$/.test(
        next,
      ) && /^(?:PRON|DET|ADP|PART|SCONJ|VERB)$/.test(tag(index + 3));
    return isVerb ? edit(index, index + 1, many, none) : [];
  });
};

const buyers =
  /^(?:buyer|customer|client|member|resident|tenant|owner|neighbou?r|pupil|voter|seller|supplier|household|investor|employee|worker|family|partner|colleague|passenger|shareholder)$/;
const ofBuyers =
  /^(?:accounts|homes|names|houses|files|records|addresses|bills|claims|complaints|orders|votes|families|meters|flats|doors|gardens|opinions|lives|jobs|cars|children|wages|parents|views|letters|payments|details)$/;

/** `spread over 17 buyer's accounts`: more than one, and each has their own. */
const counted: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "'s").flatMap((index): Edit[] => {
    const [amount, one] = [key(index - 2), key(index - 1)];
    const isMany = /^(?:[2-9]|[1-9]\d+)$/.test(amount) || (numerals.has(amount) && amount !== "one");
    return isMany && tag(index - 2) === "NUM" && buyers.test(one) && ofBuyers.test(key(index + 1))
      ? edit(index - 1, index, `${pluralOf(one)}'`, why)
      : [];
  });
};

export const manyOwnerRules: readonly GrammarRule[] = [
  counted,
  wrongApostrophes,
  families,
  several,
  ofOneBody,
];
