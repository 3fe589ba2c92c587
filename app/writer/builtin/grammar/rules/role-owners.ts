/** One owner named in the plural's form: `The associations chairman`, `the harbour masters shed`, `the landlords grandson`. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isPlural, singularOf } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const why = "An apostrophe shows whose";

/** What has people to act for it. */
const bodies =
  /^(?:association|society|council|committee|club|company|school|college|museum|library|charity|church|choir|band|team|trust|federation|union|hospital|hotel|theatre|festival|parish|village|town|city|county|country|brewery|factory|firm|gallery|orchestra|university|board|party|group|league|guild|foundation|institute|ministry|port|airport|station|harbour|ferry|ship|boat|vessel|shop|bank|newspaper|paper|court|farm|estate|department|pub|brigade|venue|museum|zoo|circus)$/;
const roles =
  /^(?:chairman|chairwoman|chairperson|secretary|treasurer|president|director|founder|spokesman|spokeswoman|spokesperson|owner|manager|captain|headteacher|headmaster|headmistress|caretaker|solicitor|conductor|curator|founder|landlord|landlady|mayor|vicar|librarian|constitution|website|newsletter|logo|reputation|finances|decision|insurers)$/;

/** Of these there is one where a text speaks of them. */
const alone =
  /^(?:landlord|landlady|mayor|vicar|captain|chairman|chairwoman|president|treasurer|headmaster|headmistress|bride|groom|king|queen|prince|princess|caretaker|curator|conductor|widow|bishop|duke|priest|pope|pilot|referee|umpire|baby|coroner|judge|owner)$/;
const kin =
  /^(?:grandson|granddaughter|grandmother|grandfather|son|daughter|wife|husband|mother|father|sister|brother|mate|uncle|aunt|nephew|niece|cousin|widow|girlfriend|boyfriend|dog|cat|house|flat|car|office|desk|van|boat|shed|horse|hat|coat|cottage|letter|report|speech|voice|hand|face|chair|dress|ring|bedroom|decision|name|phone|diary)$/;

const isLed = ({ key, tag }: Clause, at: number): boolean =>
  /^(?:the|this|that|my|our|your|his|her|their)$/.test(key(tag(at) === "ADJ" ? at - 1 : at));

/** `The associations chairman`, `the landlords grandson has`: before a role or a relative no plural stands. */
const ofBodies: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: word, text, end }, index): Edit[] => {
    if (!/[^s']s$/.test(word) || text !== word || tag(index) !== "NOUN" || !isLed(clause, index - 1))
      return [];
    const owner = singularOf(word);
    if (owner === word || tokens[index + 1]?.start === end) return [];
    let at = index + 1;
    if (/^(?:new|former|old|late|first|only|eldest|youngest|vice|deputy|current|acting)$/.test(key(at)))
      at += 1;
    const thing = tokens[at];
    if (!thing || thing.text !== thing.key || tag(at) !== "NOUN" || key(at + 1) === "-") return [];
    const isBody = bodies.test(owner) && roles.test(thing.key);
    if (!isBody && !(alone.test(owner) && kin.test(thing.key))) return [];
    // `the captains name their teams`: a verb needs another one to be a noun.
    if (/^(?:name|face|hand|house|report|ring|phone|dress|chair|captain|manager|mate|voice)$/.test(thing.key))
      return /^(?:is|was|has|had)$/.test(key(at + 1)) ? edit(index, index, `${owner}'s`, why) : [];
    return /^(?:PUNCT|ADP|AUX|VERB|CCONJ|SCONJ|PROPN|ADV|PART|)$/.test(tag(at + 1)) || key(at + 1) === "who"
      ? edit(index, index, `${owner}'s`, why)
      : [];
  });
};

/** `the harbour masters shed`: one of a post. */
const ofPosts: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "masters keepers").flatMap((index): Edit[] => {
    const word = tokens[index];
    if (!word || word.text !== word.key || tokens[index + 1]?.start === word.end) return [];
    if (
      !/^(?:harbour|harbor|station|head|post|quarter|pier|lock|game|shop|zoo|gate|lighthouse)$/.test(
        key(index - 1),
      )
    )
      return [];
    if (!/^(?:the|our|my|a|his|her)$/.test(key(index - 2))) return [];
    const thing = key(index + 1);
    return tag(index + 1) === "NOUN" &&
      (countNouns.has(thing) || kin.test(thing)) &&
      !isPlural(thing) &&
      /^(?:PUNCT|ADP|AUX|CCONJ|)$/.test(tag(index + 2))
      ? edit(index, index, `${word.key.slice(0, -1)}'s`, why)
      : [];
  });
};

/** `The birds mate was seen`: what it has, and the verb of one. */
const ofAnimals: GrammarRule = (clause) => {
  const { key, edit, tokens } = clause;
  return eachWord(clause, "mate owner nest keeper rider").flatMap((index): Edit[] => {
    const owner = /^(?:bird|dog|horse|swan|cat|heron|bear|cow|pony|eagle|gull|fox|puppy|parrot|goose)s$/.exec(
      key(index - 1),
    )?.[0];
    if (
      !owner ||
      tokens[index - 1]?.text !== owner ||
      !/^(?:the|this|that|our|my|his|her)$/.test(key(index - 2))
    )
      return [];
    return /^(?:was|is|has|had)$/.test(key(index + 1))
      ? edit(index - 1, index - 1, `${owner.slice(0, -1)}'s`, why)
      : [];
  });
};

export const roleOwnerRules: readonly GrammarRule[] = [ofBodies, ofPosts, ofAnimals];
