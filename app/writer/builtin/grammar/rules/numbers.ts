/** Number and noun. */

import {
  baseOfThird,
  collectives,
  isPlural,
  people,
  singularOf,
  pluralOf,
  uncountables,
} from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs } from "../../../prose/english/verbs.ts";
import { numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const number = "Number and noun agree";

const openers = /^(?:before|after|when|if|while|until|as|and|once)$/;
/** One of them is called as many are. */
const oneOrMany =
  /^(?:means|premises|headquarters|crossroads|barracks|works|gallows|innings|bellows|series|species|chassis|corps|scissors|trousers|shears|pliers|glasses|binoculars|pyjamas|shorts|jeans|tongs|tweezers)$/;
const quantified = new Set("every each another much many this a an".split(" "));

/** `every days`, `much friends`, `many peoples`, `this things`, `informations`. */
/** `do not ask for advice`, `Is there news?` */
const isDenied = ({ tokens }: Clause, at: number): boolean =>
  tokens.slice(0, at).some(({ key }) => /^(?:not|n't|never|nobody|without|hardly|if|whether)$/.test(key)) ||
  tokens.some(({ key }) => key === "?");

const ofMany: Readonly<Record<string, string>> = { these: "this", those: "that" };
const ofVerbs: Readonly<Record<string, string>> = { are: "is", were: "was", have: "has" };
/** `informations`, with what agrees with it: `these informations are`. */
function withoutPlural({ key, tag, edit }: Clause, index: number): Edit[] {
  const noun = singularOf(key(index));
  const reason = "Has no plural";
  const led = tag(index - 1) === "ADJ" && key(index - 1) !== "several" ? index - 2 : index - 1;
  // `several advices` wants words of its own.
  if (/^(?:several|few|various|two|three|four|five|six|seven|eight|nine|ten)$/.test(key(led))) return [];
  const one = ofMany[key(led)];
  if (one === undefined) return edit(index, index, noun, reason);
  const verb = ofVerbs[key(index + 1)];
  return [
    ...edit(led, led, one, reason),
    ...edit(index, index, noun, reason),
    ...(verb === undefined ? [] : edit(index + 1, index + 1, verb, reason)),
  ];
}

const quantities: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return tokens.flatMap(({ key: word, tag: own }, index): Edit[] => {
    if (!quantified.has(word) && !word.endsWith("s")) return [];
    const next = key(index + 1);
    const behind = tag(index + 2);
    if (
      (word === "every" || word === "each" || word === "another") &&
      tag(index + 1) === "NOUN" &&
      isPlural(next) &&
      !oneOrMany.test(next) &&
      !pureVerbs.has(baseOfThird(next)) &&
      // `Another notes that`, `Each interacts with`: a verb that the tagger takes for a noun.
      !(/^[:;]?$/.test(key(index - 1)) && ["ADP", "SCONJ", "DET", "PRON", "ADV"].includes(behind)) &&
      key(index + 2) !== "that" &&
      // `every children's hospital`, `each others' company`
      !/^['’](?:s)?$/.test(key(index + 2)) &&
      // `each likes to think`, `what each wishes`
      !(word === "each" && /^(?:likes|wishes|wants|needs|claims|hopes|attacks|tries|seems)$/.test(next)) &&
      // `before another starts you need`: a verb.
      !(word !== "every" && openers.test(key(index - 1)) && isVerbBase(baseOfThird(next)))
    )
      return behind === "NOUN" ? [] : edit(index + 1, index + 1, singularOf(next), number);
    if (
      word === "much" &&
      tag(index + 1) === "NOUN" &&
      isPlural(next) &&
      // `Too much 1970s`
      !/^\d/.test(next) &&
      next !== "thanks" &&
      // `not much makes sense`
      !/^(?:makes|happens|changes|matters|remains|helps|beats|comes|goes|works|gets|seems|sounds|looks|is|needs)$/.test(
        next,
      ) &&
      // `There is much people can do.`
      !(next === "people" && behind === "AUX") &&
      next !== "news" &&
      next !== "remains"
    )
      return edit(index, index, "many", number);
    if (word === "many" && uncountables.has(next) && behind !== "NOUN")
      return edit(index, index, "much", number);
    if (
      word === "peoples" &&
      tag(index + 1) !== "NOUN" &&
      /^(?:many|some|most|young|old|few|more|)$/.test(key(index - 1)) &&
      !(key(index - 1) === "all" && tag(index + 1) === "AUX") &&
      !/^(?:of|everywhere)$/.test(next)
    )
      return edit(index, index, "people", number);
    if (word === "childrens" && own !== "PROPN" && !["NOUN", "ADJ"].includes(tag(index + 1)))
      return edit(index, index, "children", number);
    if (
      word === "this" &&
      tag(index + 1) === "NOUN" &&
      isPlural(next) &&
      behind !== "NOUN" &&
      people.has(next) !== /^(?:is|was)$/.test(key(index + 2)) &&
      !/^(?:is|was|has|does)$/.test(key(index + 2)) &&
      key(index - 1) !== "like" &&
      // `this women's group`
      key(index + 2) !== "'s" &&
      // `From this doctors can tell`
      !(index === 1 && tag(0) === "ADP" && behind === "AUX") &&
      next !== "people"
    )
      return edit(index, index, "these", number);
    // `as your leaflet advices`
    if (
      word === "advices" &&
      /^(?:NOUN|PROPN)$/.test(tag(index - 1)) &&
      /^(?:the|this|that|my|our|your|his|her|their|as)$/.test(key(index - 2))
    )
      return edit(index, index, "advises", "Advice is given, and somebody advises");
    if (
      word.endsWith("s") &&
      own === "NOUN" &&
      uncountables.has(singularOf(word)) &&
      !/^(?:musics|moneys|progresses|vocabularies|accommodations)$/.test(word) &&
      !(word === "weathers" && key(index - 1) === "all")
    )
      return withoutPlural(clause, index);
    if (word === "datas" || word === "medias")
      return edit(index, index, word === "datas" ? "data" : "media", "Has no plural");
    if (/^an?$/.test(word)) {
      const at = tag(index + 1) === "ADJ" ? index + 2 : index + 1;
      const noun = key(at);
      if (
        uncountables.has(noun) &&
        !["NOUN", "PROPN", "VERB", "ADJ"].includes(tag(at + 1)) &&
        !/^(?:-|–|\/|and|or|&|switch|key|part|item|progress|music|research)$/.test(key(at + 1)) &&
        key(index + 1) !== "little" &&
        !/^(?:knowledge|machinery)$/.test(noun) &&
        noun !== "vocabulary"
      )
        return edit(
          index,
          index,
          at > index + 1 ? "" : isDenied(clause, index) ? "any" : "some",
          "Takes no a",
        );
    }
    return [];
  });
};

const countable = new Set(
  "day week month year hour minute second mile kilometre kilometer dollar pound student teacher friend brother sister child man woman person boy girl dog cat book car house room thing question answer idea problem reason example country city town street school company customer employee colleague meeting email message letter photo picture ticket film movie song word sentence page paragraph chapter mistake advantage disadvantage place way time apple chair table bag bottle cup glass shop hotel restaurant job project task hobby language lesson exam class game team player".split(
    " ",
  ),
);
const unit = new Set(
  "day week month year hour minute second mile kilometre kilometer metre meter page story storey".split(" "),
);

const counting = new Set([...numerals, "many", "several", "few", "these", "those", "various", "both"]);

/** `three day`, `a two week trip`, `a 31 year old man`. */
const numbered: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return tokens.flatMap(({ key: word, text }, index): Edit[] => {
    if (!counting.has(word) && !/^\d/.test(word)) return [];
    const value =
      numerals.has(word) && word !== "one" && word !== "zero" ? 2 : /^\d{1,4}$/.test(text) ? Number(text) : 0;
    const several = /^(?:many|several|few|these|those|various|both)$/.test(word);
    // `in 1917 time was short`: a year.
    // `The Gang of Four book`: a name; `HTTP/2 message`: a piece of a word.
    if (index > 0 && /^\p{Lu}/u.test(text)) return [];
    if (/^[/._'’‘]$/.test(key(index - 1)) || /^['’‘]/.test(text)) return [];
    // `a 10 million dollar a year grant`, `20 million dollar “aid”`
    if (/^["“‘'\uE000]/.test(key(index + 2))) return [];
    if (/^(?:a|per)$/.test(key(index + 2)) && /^(?:NOUN|ADJ)$/.test(tag(index + 4))) return [];
    if ((value < 2 && !several) || (value > 1000 && value < 2100 && key(index - 1) === "in")) return [];
    const noun = key(index + 1);
    const single = singularOf(noun);
    const led = /^(?:an?|the|this|that|his|her|their|our|my|your)$/.test(key(index - 1));
    if (!several && unit.has(single) && key(index + 2) === "old" && key(index + 1) !== "-") {
      if (unit.has(noun) || (led && tag(index + 3) === "NOUN"))
        return tag(index + 3) === "NOUN" || led
          ? edit(index, index + 2, `${text}-${single}-old`, "Hyphens in an age")
          : unit.has(noun)
            ? edit(index + 1, index + 1, pluralOf(noun), number)
            : [];
    }
    if (
      !several &&
      unit.has(noun) &&
      (tag(index + 2) === "NOUN" || (/^an?$/.test(key(index - 1)) && tag(index + 2) === "VERB")) &&
      led &&
      key(index - 1) !== "these"
    )
      return edit(index, index + 1, `${text}-${noun}`, "One adjective takes a hyphen");
    if (!countable.has(noun) || tag(index + 1) !== "NOUN") return [];
    // `ten day moving averages`
    if (tag(index + 2) === "VERB" && key(index + 2).endsWith("ing") && tag(index + 3) === "NOUN") return [];
    if (
      ["NOUN", "ADJ", "PROPN", "NUM"].includes(tag(index + 2)) ||
      // `three dog treats`
      (tag(index + 2) === "VERB" && isPlural(key(index + 2)) && value > 1) ||
      /^(?:-|–|'s|of|to|and|or)$/.test(key(index + 2))
    )
      return [];
    if (
      !several &&
      (led ||
        key(index - 1) === "-" ||
        ["PROPN", "NOUN"].includes(tag(index - 1)) ||
        key(index - 1) === "one")
    )
      return [];
    if (word === "few" && key(index - 1) !== "a") return [];
    if (several && /^(?:these|those)$/.test(word) && noun === "time") return [];
    return edit(index + 1, index + 1, pluralOf(noun), number);
  });
};

/** `one of the best day`. */
const oneOf: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "one").flatMap((index): Edit[] => {
    if (
      key(index + 1) !== "of" ||
      !/^(?:the|my|our|his|her|their|your|its|these|those)$/.test(key(index + 2))
    )
      return [];
    let at = index + 3;
    while (
      at < index + 7 &&
      (tag(at) === "ADJ" || tag(at) === "ADV" || /^(?:most|best|worst|biggest)$/.test(key(at)))
    )
      at += 1;
    // `one of the car rental firms`; `one of the team`: its people.
    if (/^(?:ADJ|VERB)$/.test(tag(at + 1)) && tag(at + 2) === "NOUN") return [];
    if (at === index + 3 && collectives.has(key(at))) return [];
    return countable.has(key(at)) &&
      tokens[at]?.text === key(at) &&
      tag(at) === "NOUN" &&
      tag(at + 1) !== "NOUN" &&
      !/^(?:'s|-)$/.test(key(at + 1))
      ? edit(at, at, pluralOf(key(at)), number)
      : [];
  });
};

export const numberRules: readonly GrammarRule[] = [quantities, numbered, oneOf];
