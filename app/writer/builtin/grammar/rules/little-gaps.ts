/** Little words left out: `one the straps`, `a pair gloves`, `offered lend us`, `will ready`, `there 1931`. */

import { baseOfThird, isPlural } from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs } from "../../../prose/english/verbs.ts";
import { numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { eachWord, type GrammarRule } from "./clause.ts";
import { isFinite } from "./main-clauses.ts";
import { isSecondThing, nounPhraseAt } from "./noun-phrases.ts";

const why = "A little word is missing";

const giving =
  /^(?:give|gave|given|giving|gives|tell|told|tells|show|showed|shown|teach|taught|offer|offered|send|sent|ask|asked|allow|allowed|pay|paid|cost|lend|lent|deny|denied|grant|granted|bring|brought|buy|bought|wish|wished|award|awarded|hand|handed|pass|passed|call|called|make|made|name|named|read|sell|sold|owe|owed|leave|left|do|did|save|saved|win|won|earn|earned)$/;
/** Behind these a number counts nothing that follows: `at one the doors open`, `chapter two the`. */
const clock =
  /^(?:at|by|before|after|until|till|since|past|to|around|about|from|no|any|every|the|this|that|which|only|first|chapter|day|page|part|section|week|number|room|act|book|year|step|stage|line|level|platform|gate|take|episode|day|half|another|last|next)$/;
const parts =
  /^(?:third|quarter|fifth|tenth|handful|majority|fraction|percentage|number|couple|rest|edge|bottom|corner|photo|photograph|copy|list|lot|piece|slice|glimpse|part|remainder|most|cost|price|owner|view|smell|sound|width|length)$/;
const some =
  /^(?:one|none|most|some|several|many|two|three|four|five|six|seven|eight|nine|ten|half|each|any|few)$/;

/** `one the straps still done up`, `about a third the reels`. */
const ofMany: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "the our my his her their your these those").flatMap((next): Edit[] => {
    const index = next - 1;
    const { key: word, text } = tokens[index] ?? { key: "", text: "" };
    if (text !== word || !(some.test(word) || parts.test(word))) return [];
    const prior = key(index - 1);
    const phrase = nounPhraseAt(clause, index + 1);
    if (!phrase) return [];
    const isMany =
      isPlural(key(phrase.end - 1)) || /^(?:people|children|men|women)$/.test(key(phrase.end - 1));
    const insert = () => edit(index, index, `${text} of`, why);
    if (parts.test(word) && /^(?:NOUN|ADJ)$/.test(tag(index))) {
      if (!/^(?:third|quarter|fifth|tenth|handful|majority|fraction|percentage|couple)$/.test(word))
        return [];
      return /^(?:a|one)$/.test(prior) &&
        isMany &&
        !giving.test(key(index - 2)) &&
        !/^(?:of|by)$/.test(key(index - 2))
        ? insert()
        : [];
    }
    if (
      !some.test(word) ||
      word === "half" ||
      word === "many" ||
      !isMany ||
      clock.test(prior) ||
      giving.test(prior)
    )
      return [];
    if (
      tag(index - 1) === "NOUN" ||
      tag(index - 1) === "PROPN" ||
      tag(index - 1) === "NUM" ||
      tag(index - 1) === "DET" ||
      tag(index - 1) === "ADJ"
    )
      return [];
    if (
      /^(?:most|any|few|each|some|many)$/.test(word) &&
      prior !== "" &&
      !/^(?:,|and|but|with|in|for)$/.test(prior)
    )
      return [];
    if (tokens.slice(Math.max(0, index - 4), index).some(({ key: one }) => giving.test(one))) return [];
    // `In one the boys sang`: the phrase is the subject of what follows.
    if (isFinite(clause, phrase.end) && (tag(index - 1) === "ADP" || (prior === "" && word !== "one")))
      return [];
    // `, one the neighbours built`
    if (
      prior === "," &&
      isFinite(clause, phrase.end) &&
      !/^(?:is|was|has|had|are|were)$/.test(key(phrase.end))
    )
      return [];
    return insert();
  });
};

/** What holds or measures, and makes no compound with a plural behind it. */
const measures =
  /^(?:pair|cup|bottle|slice|packet|tin|jar|jug|bowl|plate|bunch|sheet|stack|pile|kilo|litre|pint|spoonful|handful|dozens|hundreds|thousands|loaf|couple|bucket|sack|mug|crate|carton|lot|roll|tube|barrel|punnet|pot|basket|teaspoon|tablespoon|gallon|ounce|pound|ton|bit|lump|drop|series|range|variety|selection|collection|majority|number|batch|sort|kind|cups|bottles|slices|packets|tins|jars|jugs|bowls|plates|bunches|sheets|stacks|piles|kilos|litres|pints|loaves|pairs|sacks|mugs|crates|rolls|punnets|teaspoons|tablespoons|gallons|lots|plenty)$/;
const stuff =
  /^(?:water|milk|tea|coffee|bread|butter|sugar|flour|salt|rice|wine|beer|cheese|paper|wood|coal|sand|soil|soup|cake|juice|honey|jam|oil|petrol|paint|wool|string|rope|cloth|chocolate|meat|ham|toast|ice|snow|cream|cider|gin|whisky|vinegar|pasta|money|information|advice|evidence|furniture|clothing|luggage|equipment|work|rubbish)$/;

/** `a fresh pair gloves from the box`, `three cups flour`. */
const ofMeasures: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: word, text }, index): Edit[] => {
    if (!measures.test(word) || text !== word || tag(index) === "VERB") return [];
    // `How can one pair electrons?`
    if (
      key(index - 1) === "one" &&
      /^(?:can|could|may|might|should|would|must|do|does)$/.test(key(index - 2))
    )
      return [];
    const led = tag(index - 1) === "ADJ" ? index - 2 : index - 1;
    const isOne = /^(?:a|an|another|one|each|every)$/.test(key(led));
    const isCounted = isPlural(word) && (tag(led) === "NUM" || numerals.has(key(led)));
    if (
      !isOne &&
      !isCounted &&
      !(word === "pair" && /^(?:the|my|his|her|our|their|this|that)$/.test(key(led)))
    )
      return [];
    // `About 4 cups sugar`: a line of a recipe.
    if (tokens.slice(0, led).every((one) => one.tag === "NUM" || /^(?:about|another|\W+)$/.test(one.key)))
      return [];
    let at = index + 1;
    if (tag(at) === "ADJ" && tag(at + 1) === "NOUN") at += 1;
    const thing = tokens[at];
    if (!thing || thing.text !== thing.key || tag(at) !== "NOUN" || !/^\p{Ll}{3,}$/u.test(thing.key))
      return [];
    if (
      /^(?:series|sort|kind|number|range|roll|drop|pound|pot|lot|bit|ton|basket|barrel|tube|collection|variety|selection|plate|sheet|bowl|lots|batch)$/.test(
        word,
      ) &&
      (!isPlural(thing.key) || at > index + 1 || /^(?:sort|kind|pound|pot|number)$/.test(word))
    )
      return [];
    if (
      !/^pairs?$/.test(word) &&
      isVerbBase(baseOfThird(thing.key)) &&
      isPlural(thing.key) &&
      tag(at + 1) !== "PUNCT"
    )
      return [];
    if (
      /^(?:times?|days?|weeks?|months?|years?|hours?|minutes?|more|less|ones?|sales|prices|holders?|works)$/.test(
        thing.key,
      )
    )
      return [];
    if (
      !isPlural(thing.key) &&
      !(
        stuff.test(thing.key) &&
        /^(?:cup|bottle|slice|packet|pint|litre|kilo|loaf|mug|jug|jar|spoonful|handful|bucket|sack|teaspoon|tablespoon|lump)s?$/.test(
          word,
        )
      )
    )
      return [];
    if (!/^(?:PUNCT|ADP|CCONJ|SCONJ|AUX|ADV|PRON|)$/.test(tag(at + 1)) || key(at + 1) === "-") return [];
    return edit(index, index, `${text} of`, why);
  });
};

const takers = new Set(
  "offer offers offered threaten threatened threatens volunteer volunteered volunteers refuse refuses refused agree agrees agreed promise promised promises attempt attempted tend tends tended fail failed fails decide decides decided manage manages managed plan plans planned hope hopes hoped hesitate hesitated arrange arranged struggle struggled struggles choose chose intend intends intended aim aims aimed wish wishes wished learn learned learnt claim claims claimed pretend pretended swore vow vowed want wants wanted tries tried trying needs seem seems seemed appear appears appeared deserve deserves deserved forgot forgets going trying hoping planning wanting about able unable willing unwilling ready likely unlikely supposed allowed asked invited requested reminded advised encouraged expected required forced told meant entitled determined inclined free welcome".split(
    " ",
  ),
);
const thingsToo =
  /^(?:help|work|use|visit|change|look|play|love|trust|support|care|respect|damage|access|control|contact|offer|award|attention|need|want|show|pay|talk|rest|study|start|stop|treatment|entry|permission|aid|credit|service|delivery|pressure|peace|war|light|last)$/;
const passives =
  /^(?:asked|invited|requested|reminded|advised|encouraged|expected|required|forced|told|meant|entitled|inclined|free|welcome|supposed|allowed|able|unable|willing|unwilling|likely|unlikely|determined|ready|about|going)$/;
const be = /^(?:am|is|are|was|were|'m|'s|'re|be|been|being|not|n't|also|kindly|now|still|both|always|all)$/;

/** `Mrs Hallam offered lend us`, `Anybody with news is asked get in touch`. */
const toBefore: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, takers).flatMap((taker): Edit[] => {
    const index = taker + 1;
    const { key: verb, text, tag: own } = tokens[index] ?? { key: "", text: "", tag: "" };
    const prior = key(taker);
    if (text !== verb || !isVerbBase(verb) || thingsToo.test(verb)) return [];
    // `deserves mention`
    if (prior.startsWith("deserve") && verb === "mention") return [];
    // `If it was forced try this`: what one is asked to do.
    if (verb === "try" && /^(?:if|when)\b/i.test(clause.sentence.text)) return [];
    if (
      !pureVerbs.has(verb) &&
      !(own === "VERB" && /^(?:DET|PRON)$/.test(tag(index + 1))) &&
      !/^(?:get|go|come)$/.test(verb)
    )
      return [];
    if (!/^(?:VERB|AUX)$/.test(own) && !pureVerbs.has(verb)) return [];
    if (
      !/^(?:DET|PRON|ADP|ADV|PROPN|PART|NUM|ADJ|NOUN)$/.test(tag(index + 1)) ||
      /^(?:of|'s)$/.test(key(index + 1))
    )
      return [];
    if (passives.test(prior))
      return be.test(key(index - 2)) &&
        !/^(?:get|got)$/.test(key(index - 2)) &&
        !(prior === "going" && own !== "VERB") &&
        !(prior === "told" && verb === "go")
        ? edit(index, index, `to ${text}`, why)
        : [];
    if (!/^(?:VERB|AUX)$/.test(tag(index - 1))) return [];
    // `whose dreams and hopes give us`
    if (isSecondThing(clause, index - 1)) return [];
    // `those who hope find`, `what they claim is`: the subject of the second verb stands before.
    if (
      /^(?:who|that|which|what|all|as|than|how)$/.test(key(index - 2)) ||
      /^(?:what|all|that|which|as|than|how|whatever)$/.test(key(index - 3))
    )
      return [];
    return /^(?:i|we|he|she|they|you|it|and|to|not|n't|also|never|will|would|could|'ll|has|have|had|'ve|even|then|kindly|always|once)$/.test(
      key(index - 2),
    ) ||
      tag(index - 2) === "PROPN" ||
      (tag(index - 2) === "NOUN" && /(?:ed|s)$/.test(prior))
      ? edit(index, index, `to ${text}`, why)
      : [];
  });
};

const modal = /^(?:will|would|can|could|should|shall|may|might|must|'ll)$/;
const states =
  /^(?:able|unable|ready|late|available|unavailable|happy|glad|delighted|grateful|thankful|sorry|pleased|fine|full|due|busy|absent|present|interesting|interested|necessary|possible|impossible|useful|useless|important|careful|worth|responsible|aware|afraid|asleep|awake|alone|alive|better|worse|cheaper|easier|safer|nice|lovely|great|wonderful|perfect|difficult|easy|enough|wise|foolish|unfair|wrong|visible|suitable|here|there|away|closed|cancelled|held|given|made|done|seen|found|sent|paid|taken|told|shown|kept|written|built|sold|replaced|repaired|removed|returned|collected|delivered|completed|finished|served|charged|used|needed|moved|added|announced|invited|informed|allowed|asked|offered|provided|required|received|published|opened|fined|arranged|reserved|refunded|considered|introduced|reduced|increased|improved|rebuilt|painted|cleaned|checked|tested|fitted|installed|signed|approved|rejected)$/;

/** `It will ready on Friday`, `The road will closed`; not `what they will better`. */
const beBehindModals: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "will would can could should shall may might must 'll").flatMap((index): Edit[] => {
    let at = index + 1;
    while (
      /^(?:not|n't|also|soon|only|always|never|now|then|probably|certainly|definitely)$/.test(key(at)) &&
      at < index + 3
    )
      at += 1;
    if (!states.test(key(at)) || !modal.test(key(index))) return [];
    // `that they might not awake`, `He should taken over`: a verb, and `have` as well.
    if (key(at) === "awake" || (key(at) === "taken" && key(at + 1) === "over")) return [];
    // `would better`, `the will made in 1990`, `a can found`.
    if (
      /^(?:DET|ADJ)$/.test(tag(index - 1)) ||
      /^(?:the|a|an|my|his|her|our|their|this|good|free|tin)$/.test(key(index - 1))
    )
      return [];
    if (/^(?:NOUN|PROPN)$/.test(tag(at + 1)) || key(at + 1) === "-") return [];
    // `will ready themselves`
    if (key(at) === "ready" && /sel(?:f|ves)$/.test(key(at + 1))) return [];
    // `a coffee can full of sand`
    if (/^(?:can|might|will)$/.test(key(index)) && key(at) === "full" && key(at + 1) === "of") return [];
    if (
      /^(?:better|here|there|enough|away|late|wrong|present)$/.test(key(at)) &&
      !/^(?:PUNCT|)$/.test(tag(at + 1)) &&
      key(at + 1) !== "at" &&
      key(at + 1) !== "on"
    )
      return [];
    if (/^(?:here|there|enough|can|may)$/.test(key(at)) && key(index) !== "will") return [];
    // A verb behind it shows a turned or broken word order: `could better serve`, `will there be`.
    if (/^(?:VERB|AUX)$/.test(tag(at + 1)) || tokens[at]?.text !== key(at)) return [];
    if (!/^(?:NOUN|PROPN|PRON|ADV|AUX|PART)$/.test(tag(index - 1)) || /^(?:and|or)$/.test(key(index - 1)))
      return [];
    // `what you can't made`: only where something stands before that can be so.
    if (
      /^(?:made|done|given|sent|told|kept|paid|found)$/.test(key(at)) &&
      /^(?:DET|PRON|PROPN)$/.test(tag(at + 1))
    )
      return [];
    return edit(at, at, `be ${key(at)}`, why);
  });
};

/** `has been on display there 1931`, `I have lived here March`. */
const sinceYears: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ text }, index): Edit[] => {
    if (
      !/^(?:1[5-9]\d\d|20[0-2]\d)$/.test(text) ||
      !/^(?:PUNCT|CCONJ|)$/.test(tag(index + 1)) ||
      key(index + 1) === "-"
    )
      return [];
    if (
      !/^(?:there|here|open|closed|empty|going|running|missing|display|home|together|up|married|business|print|use|office)$/.test(
        key(index - 1),
      )
    )
      return [];
    const has = tokens
      .slice(Math.max(0, index - 8), index)
      .some(({ key: word }, at, all) => /^(?:has|have|'ve)$/.test(word) && at < all.length - 1);
    return has && !tokens.some(({ key: word }) => word === "since")
      ? edit(index, index, `since ${text}`, why)
      : [];
  });
};

export const littleGapRules: readonly GrammarRule[] = [
  ofMany,
  ofMeasures,
  toBefore,
  beBehindModals,
  sinceYears,
];
