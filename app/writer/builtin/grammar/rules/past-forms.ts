/** Pasts and participles that are written for each other, or that no verb has. */

import {
  baseOfPast,
  participleForm,
  participleOfPast,
  participleOfBase,
  people,
  isPlural,
} from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs, wrongPasts } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";

const helpers =
  /^(?:have|has|had|'ve|having|was|were|is|are|am|'m|'re|'s|be|been|being|got|get|gets|getting)$/;

/** Whether `have` or `be` stands before a place, with nothing but adverbs and pronouns of a question between. */
function helped(clause: Clause, index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
    if (helpers.test(clause.key(at))) return true;
    if (!/^(?:ADV|PART|PRON)$/.test(clause.tag(at))) return false;
  }
  return false;
}

const madeUpForms: ReadonlySet<string> = new Set(wrongPasts.keys());

/** `teared`, `catched`, `have tooken`: no verb has such a form. */
const madeUp: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, madeUpForms).flatMap((index): Edit[] => {
    const word = key(index);
    const [past, participle] = wrongPasts.get(word) ?? [];
    if (
      past === undefined ||
      participle === undefined ||
      tag(index) === "PROPN" ||
      key(index + 1) === "-" ||
      key(index - 1) === "-"
    )
      return [];
    // `a leaded pane`
    if (
      word === "leaded" &&
      (/^(?:DET|ADJ|NUM)$/.test(tag(index - 1)) ||
        /^(?:panes?|glass|lights?|windows?|petrol|fuel|doors?)$/.test(key(index + 1)))
    )
      return [];
    if (word === "teared" && (key(index + 1) === "up" || /^eyes?$/.test(key(index - 1)))) return [];
    return edit(index, index, helped(clause, index) ? participle : past, "A verb with forms of its own");
  });
};

/** Verbs that take a participle behind `have` even where it looks like their base. */
const unchanged =
  /^(?:cut|put|set|let|hit|hurt|cost|read|shut|quit|bet|burst|cast|spread|split|beat|come|become|run|overcome)$/;
const alsoParticiples = /^(?:learn|spoil)$/;
const alsoNouns =
  /^(?:cost|need|want|offer|repair|regret|visit|promise|treat|touch|hide|use|fix|break|find|start|stay|wear|own|live|last|lean|mean|complete|wonder|worry|try|rescue|import|export|increase)$/;
const finished =
  /^(?:finish|open|close|visit|clean|repair|move|stop|start|fail|live|change|order|paint|use|try|stay|break|find)$/;

const aided = new Set(["has", "have", "had", "'ve", "was", "were", "been"]);

/** `she has live here`, `they have finish the wall`, `the meeting was hold in`. */
const bare: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  const why = "The participle stands here";
  return eachWord(clause, aided).flatMap((index): Edit[] => {
    const word = key(index);
    const has = /^(?:has|have|had|'ve)$/.test(word);
    const at = pastAdverbs(clause, index + 1);
    const verb = key(at);
    if (
      tag(at) !== "VERB" ||
      tokens[at]?.text !== verb ||
      tokens[at]?.lemma !== verb ||
      unchanged.test(verb) ||
      alsoParticiples.test(verb)
    )
      return [];
    if (participleForm(verb) === verb || !isVerbBase(verb)) return [];
    const next = tag(at + 1);
    // `has tell-tale marks`
    if (key(at + 1) === "-") return [];
    // `had hold of the rope`, `has need of it`: the noun.
    if (key(at + 1) === "of" && has) return [];
    if (has) {
      const subject = /^(?:NOUN|PROPN|PRON)$/.test(tag(index - 1)) || key(index - 1) === "not";
      const sure = pureVerbs.has(verb) && !alsoNouns.test(verb);
      // `would have want to know`
      const modal = /^(?:would|could|should|might)$/.test(key(index - 1)) && word === "have";
      if (modal && (sure || (verb === "want" && key(at + 1) === "to")) && next !== "NOUN")
        return edit(at, at, participleForm(verb), why);
      if (!subject || (!sure && !finished.test(verb)) || /^(?:to|let)$/.test(key(index - 1))) return [];
      return (sure && next !== "NOUN") || /^(?:DET|PRON)$/.test(next) || /^(?:here|there)$/.test(key(at + 1))
        ? edit(at, at, participleForm(verb), why)
        : [];
    }
    if (!pureVerbs.has(verb) || alsoNouns.test(verb)) return [];
    if (word === "been") return edit(at, at, participleForm(verb), why);
    for (let back = 0; back < index; back += 1)
      if (
        /^(?:all|what|do|does|did|done|thing|best|only|least|most|option|way|plan|idea|task|job|aim|goal)$/.test(
          key(back),
        )
      )
        return [];
    return next === "ADP" && /^(?:in|by|at|from|for|on|with|of|to|out|up)$/.test(key(at + 1))
      ? edit(at, at, participleOfBase.get(verb) ?? participleForm(verb), why)
      : [];
  });
};

const layers =
  /^(?:hen|hens|bird|birds|chicken|duck|goose|turtle|fly|insect|queen|fish|snake|cuckoo|she|it|that|which|who)$/;

/** `The book lays on the table`. */
const lays: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return [
    ...eachWord(clause, "lays").flatMap((index): Edit[] =>
      /^(?:NOUN|PROPN)$/.test(tag(index - 1)) &&
      !layers.test(key(index - 1)) &&
      /^(?:on|under|beside|behind|between|beneath|upon)$/.test(key(index + 1)) &&
      /^(?:DET|PRON)$/.test(tag(index + 2))
        ? edit(index, index, "lies", "Lie is to be somewhere")
        : [],
    ),
    ...eachWord(clause, "laying").flatMap((index): Edit[] =>
      /^(?:was|were|is|are|am|been|'s|'m|'re)$/.test(key(index - 1)) &&
      !layers.test(key(index - 2)) &&
      ((key(index + 1) === "in" && key(index + 2) === "bed") ||
        (/^(?:on|under|beside)$/.test(key(index + 1)) && /^(?:DET|PRON)$/.test(tag(index + 2))))
        ? edit(index, index, "lying", "Lie is to be somewhere")
        : [],
    ),
  ];
};

/** `my father use to work there`. */
const useTo: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "use").flatMap((index): Edit[] => {
    if (key(index + 1) !== "to" || tag(index + 2) !== "VERB" || tokens[index + 2]?.lemma !== key(index + 2))
      return [];
    const prior = key(index - 1);
    const single = tag(index - 1) === "PROPN" || (people.has(prior) && !isPlural(prior));
    const led =
      tag(index - 1) === "PROPN"
        ? clause.opens(index - 1)
        : /^(?:my|our|the|his|her|their)$/.test(key(index - 2));
    return single &&
      led &&
      !/\b(?:did|does|do|can|will|could|would|may|must|let|make|help|watch|see)\b/i.test(
        clause.sentence.text.slice(0, tokens[index]?.start ?? 0),
      )
      ? edit(index, index, "used", "Used to, of a habit")
      : [];
  });
};

/** `let me knows`, `made her cries`. */
const afterLet: GrammarRule = (clause) => {
  const { key, tokens, edit } = clause;
  return eachWord(clause, "let lets make makes made").flatMap((index): Edit[] => {
    const verb = tokens[index + 2];
    return /^(?:me|him|us|them)$/.test(key(index + 1)) &&
      verb?.tag === "VERB" &&
      /[^s]s$/.test(verb.key) &&
      verb.lemma !== verb.key &&
      isVerbBase(verb.lemma)
      ? edit(index + 2, index + 2, verb.lemma, "The base form stands here")
      : [];
  });
};

const notParticiples = /^(?:came|became|ran|fell|broke|saw|bit|sang|rang)$/;
const twoWords = /^(?:fell|found|lay|saw|wound|ground|bore|left|felt|thought|read|put|shot|lead|led)$/;

/** `the crop was froze`, `we had to went`. */
const pasts: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: word }, index): Edit[] => {
    if (/^(?:was|were|been|being)$/.test(word)) {
      const at = pastAdverbs(clause, index + 1);
      const right = participleOfPast.get(key(at));
      return right &&
        right !== key(at) &&
        !notParticiples.test(key(at)) &&
        tag(at) === "VERB" &&
        tokens[at]?.text === key(at) &&
        key(at - 1) !== "-" &&
        // `news of who it was did come out`
        !(
          key(at) === "did" &&
          tokens.slice(0, index).some(({ key: one }) => /^(?:who|what|how|where)$/.test(one))
        )
        ? edit(at, at, right, "The participle stands here")
        : [];
    }
    if (word !== "to" || !/^(?:have|has|had|'d|going|able|ought|used|got)$/.test(key(index - 1))) return [];
    const past = key(index + 1);
    const base = baseOfPast.get(past);
    return base && base !== past && !twoWords.test(past) && tag(index + 1) === "VERB"
      ? edit(index + 1, index + 1, base, "The base form stands here")
      : [];
  });
};

export const pastFormRules: readonly GrammarRule[] = [madeUp, pasts, bare, lays, useTo, afterLet];
