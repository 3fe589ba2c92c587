/** Apostrophes that show whose, where the plural cannot be meant. */

import { isPlural, people, singularOf } from "../../../prose/english/forms.ts";
import { isVerbBase } from "../../../prose/english/verbs.ts";
import { numerals } from "../../../prose/english/word-classes.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, type GrammarRule } from "./clause.ts";

const why = "An apostrophe shows whose";

/** What one has a name, a roof or a mind of: institutions, animals, people with a part to play. */
const institutions = new Set(
  "centre center school council company library museum hospital church hotel restaurant college university firm charity committee government bank club town village city country county building theatre factory shop bakery gallery cafe station author king queen captain manager landlord tenant headmaster mayor minister owner editor publisher president director chairman".split(
    " ",
  ),
);
const animals = new Set("dog cat horse hen fox rabbit bird cow pony puppy kitten hamster parrot".split(" "));
const kin = new Set(
  "mother father brother sister husband wife daughter son uncle aunt cousin grandmother grandfather mum dad mom grandma grandpa nan neighbour neighbor friend boss partner teacher doctor boyfriend girlfriend nephew niece landlord landlady flatmate roommate employer headmaster mayor vicar".split(
    " ",
  ),
);

const ofInstitutions =
  /^(?:insurance|decision|roof|entrance|director|chairman|president|history|future|reputation|founder|lease|caretaker|treasurer|finances|headmaster|logo|website|boiler|heating|address|profits|owner|motto|budget|opening|policy|constitution|kitchen|garden|doors|walls|hall|success|failure|report|accounts|name|reply|letter|voice|wife|husband|daughter|son|house|ship|plan|opinion|order|orders|desk|office|advice|orchestra|choir|playground|collection|reputation)$/;
const ofAnimals =
  /^(?:tail|ears?|eyes?|nose|paws?|head|legs?|fur|lead|collar|bowl|basket|mouth|coat|bed|teeth|wings?|beak|feathers|mane|owner|name|bark|whiskers|feet|dinner)$/;
const ofKin =
  /^(?:agent|solicitor|consent|permission|deposit|bicycle|bike|car|house|flat|garden|wedding|birthday|name|voice|face|hands?|eyes?|hair|job|phone|camera|coat|dog|cat|room|bedroom|kitchen|letter|letters|advice|diary|watch|glasses|shop|office|desk|computer|laptop|boat|bag|funeral|grave|death|illness|husband|wife|son|daughter|children|friend|friends|mother|father|brother|sister|family|opinion|idea|recipe|school|class|shoes|shirt|dress|hat|umbrella|keys|money|number|address|party|chair|table|bed|jacket|book|books|guitar|piano|place|side|work|signature|handwriting|cooking|clothes|suitcase|passport|shoulder|arm|fence|farm|cottage|caravan|van|stall|business|hedge|tree|roof|door|window)$/;

/** Those of whom there is one where a text speaks of them: `the landlords agent`. */
const alone = /^(?:landlord|landlady|boss|headmaster|mayor|vicar)$/;

const determiner = /^(?:the|this|that|my|our|your|his|her|their)$/;

/** `The centres insurance covers`, `my fathers bicycle`, `The dogs tail was`, `The companys profits`. */
const simple: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: word, text, end }, index): Edit[] => {
    if (
      !word.endsWith("s") ||
      text !== word ||
      !determiner.test(key(index - 1)) ||
      tokens[index + 1]?.start === end
    )
      return [];
    const familiar = /[^aeiou]ys$/.test(word);
    const owner = familiar ? word.slice(0, -1) : singularOf(word);
    if (word.length < 4 || owner === word || !word.startsWith(owner)) return [];
    let at = index + 1;
    while (at < index + 3 && tag(at) === "ADJ" && !/^(?:own|other)$/.test(key(at))) at += 1;
    // `my daughters trail camera`: a compound is judged by its last noun.
    if (tag(at) === "NOUN" && ["NOUN"].includes(tag(at + 1)) && !isPlural(key(at))) at += 1;
    const thing = key(at);
    if (!["NOUN", "VERB"].includes(tag(at))) return [];
    const list =
      kin.has(owner) && (key(index - 1) !== "the" || alone.test(owner))
        ? ofKin
        : institutions.has(owner)
          ? ofInstitutions
          : animals.has(owner)
            ? ofAnimals
            : null;
    if (
      !list?.test(thing) &&
      !(familiar && ["NOUN"].includes(tag(at)) && !isPlural(word.replace(/ys$/, "y")))
    )
      return [];
    if (people.has(word) && !kin.has(owner) && !institutions.has(owner)) return [];
    const closed =
      ["AUX", "PUNCT", "ADP", ""].includes(tag(at + 1)) ||
      (tag(at + 1) === "VERB" && !key(at + 1).endsWith("ing")) ||
      /^(?:and|but|which|that|so)$/.test(key(at + 1));
    if (!closed) return [];
    // `my sisters name their cats`: what may be a verb needs another verb behind it.
    const verb = isVerbBase(thing) && at === index + 1;
    if (verb && !["AUX", "VERB"].includes(tag(at + 1)) && !hasVerbBefore(clause, index)) return [];
    return edit(index, index, `${owner}'s`, why);
  });
};

function hasVerbBefore({ key, tag }: Clause, index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    if (/^(?:[,;:]|and|but|because|when|if|while|that|who|which|as|so)$/.test(key(at))) return false;
    if (tag(at) === "VERB" || tag(at) === "AUX") return true;
  }
  return false;
}

const spans = /^(?:minute|hour|day|week|month|year)s$/;
const lengths =
  /^(?:notice|pay|wages|salary|rent|holiday|leave|experience|worth|imprisonment|supply|delay|grace|probation|warning|rest|absence|silence|training|study|sleep)$/;

/** `two weeks notice`, `a days work`, `a ten minutes walk`, `the mens room`, `a stones throw`. */
const spansOfTime: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: word, text, end }, index): Edit[] => {
    if (!word.endsWith("s")) return [];
    const [prior, next] = [key(index - 1), key(index + 1)];
    if (tokens[index + 1]?.start === end || text !== word) return [];
    if (
      /^(?:mens|womens|childrens)$/.test(word) &&
      /(?:ing)$|^(?:toilets?|rooms?|clothes|shoes|ward|team|section)$/.test(next) &&
      ["NOUN", "VERB"].includes(tag(index + 1))
    )
      return edit(index, index, `${word.slice(0, -1)}'s`, why);
    if (word === "stones" && prior === "a" && next === "throw") return edit(index, index, "stone's", why);
    if (
      word === "moments" &&
      /^(?:a|one)$/.test(prior) &&
      /^(?:notice|peace|thought|hesitation|rest|silence)$/.test(next)
    )
      return edit(index, index, "moment's", why);
    if (!spans.test(word)) return [];
    const number = numerals.has(prior) || /^\d{1,3}$/.test(prior) || /^(?:several|few)$/.test(prior);
    if (/^(?:a|an|one|another|each|every)$/.test(prior))
      return (lengths.test(next) || /^(?:work|walk|drive|journey|ride|time)$/.test(next)) &&
        !/^(?:NOUN)$/.test(tag(index + 2))
        ? edit(index, index, `${word.slice(0, -1)}'s`, why)
        : [];
    if (!number) return [];
    if (
      /^an?$/.test(key(index - 2)) &&
      /^(?:walk|drive|journey|ride|break|delay|film|holiday|trip|course|wait|flight)$/.test(next)
    )
      return edit(
        index - 1,
        index,
        `${tokens[index - 1]?.text ?? ""}-${word.slice(0, -1)}`,
        "One adjective takes a hyphen",
      );
    const inTime = next === "time" && key(index - 2) === "in";
    return (lengths.test(next) && !/^(?:NOUN|DET|PRON)$/.test(tag(index + 2))) || inTime
      ? edit(index, index, prior === "1" ? `${word.slice(0, -1)}'s` : `${word}'`, why)
      : [];
  });
};

export const ownerRules: readonly GrammarRule[] = [simple, spansOfTime];
