/** Forms of verbs that lack their ending or their `to`: `had turn to rust`, `will have carry`, `ask the board decide`. */

import { collectives, isPlural, participleForm } from "../../../prose/english/forms.ts";
import { doubleVerbs, isVerbBase, pureVerbs, unchanging } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { before } from "./agreeing.ts";
import { eachWord, type GrammarRule, pastAdverbs } from "./clause.ts";
import { nounPhraseAt } from "./noun-phrases.ts";

const little = "A little word is missing";

/** Had as one has work, help or a hope: these stand behind `had` as nouns. */
const had =
  /^(?:work|help|rest|hope|need|cause|fear|love|trust|change|support|practise|practice|cost|reason|cover|heat|water|milk|fish|rain|snow|wash|paint|smoke|light|lead|end|time|place|cash|print|sleep|taste|talk|play|sail|drink|dress|park|board|book|back|face|hand|head|iron|paper|sound|shop|point|post|record|report|test|trade|watch|box|wood|class|dance|reply|answer|news|word|come|become|run|like|escape|control|interest|access|study|credit|search|care|view|power|force|farm|land|stock|store|stamp|wire|name|measure|matter|mail|ship|state|age|act|form|look|feel|do|be|have|go|make|take|get|read|put|let|cut|set|shut|hit|hurt)$/;
/** Counted as nouns, so that none stands there bare. */
const counted =
  /^(?:turn|jump|drop|stop|start|walk|climb|crash|pass|move|finish|miss|slip|call|push|pull|pick|kick|knock|close|open|block|melt|arrive|happen|appear|disappear|die|agree)$/;

/** `The reds had turn to rust`, `He had miss the bus`. */
const behindHad: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "had has have 've").flatMap((index): Edit[] => {
    const at = pastAdverbs(clause, index + 1);
    const verb = key(at);
    const done = participleForm(verb);
    if (!isVerbBase(verb) || had.test(verb) || done === verb || unchanging.test(verb)) return [];
    if (tokens[at]?.text !== verb || !/^(?:VERB|NOUN|ADJ)$/.test(tag(at))) return [];
    // Somebody has it, had it, would have it: no question, no order, nothing that is to be done.
    if (!/^(?:NOUN|PRON|PROPN|ADV)$/.test(tag(index - 1)) || /^(?:to|all|what|that)$/.test(key(index - 1)))
      return [];
    const next = key(at + 1);
    const hasObject =
      /^(?:the|a|an|my|our|your|his|her|its|their|me|him|us|them|it|this|that)$/.test(next) &&
      !/^(?:next|last|first|following|same|day|other)$/.test(key(at + 2));
    const isEnd =
      counted.test(verb) &&
      ((/^(?:PUNCT|)$/.test(tag(at + 1)) && /^[.!?;]?$/.test(next)) ||
        /^(?:to|into|off|over|out|down|up|away|by)$/.test(next));
    // `we have open the door`: now it may be `to open` that is meant.
    const isPast = key(index) === "had" || doubleVerbs.has(verb);
    return isPast && (hasObject || isEnd) && tag(at) !== "ADJ"
      ? edit(at, at, done, "The participle stands here")
      : [];
  });
};

/** `They will have carry the plates`, `The beams would have be lifted`: what has to be done. */
const haveTo: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "have").flatMap((index): Edit[] => {
    if (!/^(?:will|'ll|would|may|might)$/.test(key(index - 1))) return [];
    const verb = key(index + 1);
    if (verb === "be")
      return tag(index + 2) === "VERB" || tag(index + 2) === "ADJ"
        ? edit(index, index + 1, "have to be", little)
        : [];
    if (!/^(?:will|'ll)$/.test(key(index - 1)) || !pureVerbs.has(verb) || participleForm(verb) === verb)
      return [];
    if (tokens.some(({ key: word }) => /^(?:by|already|since|before)$/.test(word))) return [];
    return /^(?:DET|NOUN|PRON|ADJ|NUM)$/.test(tag(index + 2))
      ? edit(index + 1, index + 1, `to ${verb}`, little)
      : [];
  });
};

const takers =
  /^(?:expects|expected|hopes|hoped|plans|planned|intends|intended|refuses|refused|decides|decided|manages|managed|agrees|agreed|promises|promised|offers|offered|forgets|forgot|wants|wanted|tries|tried|seems|hope|hoping|trying|planning|want)$/;

/** `She expects hire a third driver`, `They hope get the mill running`. */
const behindTaker: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: taker, text }, index): Edit[] => {
    if (!takers.test(taker) || text !== taker || tag(index) !== "VERB") return [];
    const verb = key(index + 1);
    if (!(pureVerbs.has(verb) || /^(?:get|go|do|turn|open|start|visit|make)$/.test(verb))) return [];
    if (tag(index + 1) !== "VERB" || tokens[index + 1]?.lemma !== verb || unchanging.test(verb)) return [];
    const isMany = /^(?:hope|want)$/.test(taker) && tag(index - 1) === "NOUN" && isPlural(key(index - 1));
    if (
      !(isMany || /^(?:PRON|PROPN|AUX)$/.test(tag(index - 1))) ||
      /^(?:what|all|that|which|who|whom)$/.test(key(index - 1))
    )
      return [];
    // `the men they wanted go free`
    if (/^(?:NOUN|PROPN|PRON)$/.test(tag(index - 2)) && tag(index - 1) === "PRON") return [];
    return /^(?:DET|NUM|PRON|PROPN)$/.test(tag(index + 2))
      ? edit(index + 1, index + 1, `to ${verb}`, little)
      : [];
  });
};

const asked =
  /^(?:ask|asks|asked|need|needs|needed|want|wants|wanted|invite|invited|encourage|encouraged|persuaded|forced|advised|allow|allowed|urged|told)$/;

/** `We will ask the board decide on it`, `I need two people run the stall`. */
const behindObject: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: verb, text }, index): Edit[] => {
    if (!asked.test(verb) || text !== verb || tag(index) !== "VERB") return [];
    if (
      !/^(?:PRON|AUX|PART|PROPN)$/.test(tag(index - 1)) ||
      /^(?:what|that|which|who|whom)$/.test(key(index - 1))
    )
      return [];
    if (/\b(?:what|which|who|that|how|if|whether)\b/i.test(before(clause, index))) return [];
    const whom = nounPhraseAt(clause, index + 1);
    if (!whom || tag(whom.head) !== "NOUN" || (whom.number === null && !collectives.has(key(whom.head))))
      return [];
    const at = whom.end;
    const doing = key(at);
    if (tag(at) !== "VERB" || tokens[at]?.lemma !== doing || !isVerbBase(doing) || unchanging.test(doing))
      return [];
    if (!/^(?:DET|PRON|ADP|NUM)$/.test(tag(at + 1)) || key(at + 1) === "of") return [];
    return edit(at, at, `to ${doing}`, little);
  });
};

export const lackingFormRules: readonly GrammarRule[] = [haveTo, behindHad, behindTaker, behindObject];
