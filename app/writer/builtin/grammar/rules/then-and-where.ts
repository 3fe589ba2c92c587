/** Then for than behind what compares, were for where before a clause of its own. */

import { compared } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { eachWord, type GrammarRule } from "./clause.ts";
import { isFinite } from "./main-clauses.ts";
import { nounPhraseAt } from "./noun-phrases.ts";

const compares = new Set([
  ..."more less fewer better worse rather other older younger further farther elder sooner later earlier".split(
    " ",
  ),
  ..."big small long short old new young high low fast slow hard soft strong weak brave tall large wide deep thick thin warm cold hot cool nice late early easy happy heavy busy rich poor clean dark bright quick loud great cheap close near quiet simple safe tough clever smart angry hungry healthy tidy noisy lazy lovely friendly funny pretty narrow steep sharp rough smooth wet dry light fresh full few calm kind mad sad bad fat lean proud rude sweet tight wild wise stiff grand plain neat mean odd rare ripe sore sour tame tender thirsty tiny ugly wealthy windy dirty dull fair fine firm flat lucky scary shallow sleepy sunny"
    .split(" ")
    .map((word) => compared(word, "er")),
]);
/** Behind these it goes on: `It got later then, and`. */
const measured =
  /^(?:usual|ever|expected|planned|needed|necessary|normal|average|most|any|anyone|anything|me|him|her|us|them|mine|yours|ours|theirs|hers|this|these|those|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|a|an|half|once|twice|before|last|previous|originally|advertised|promised|intended|anticipated|zero|nothing|double|triple|what)$/;

const than = "Than compares";

/** `braver then that`, `longer breaks then usual`, `more then ten`; not `It was colder then.` */
const thenForThan: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "then").flatMap((index): Edit[] => {
    let at = index - 1;
    const isPlain = compares.has(key(at));
    if (!isPlain) {
      while (at > index - 4 && /^(?:NOUN|ADJ|VERB|ADV)$/.test(tag(at)) && !compares.has(key(at))) at -= 1;
      if (!compares.has(key(at)) || /^(?:later|sooner|earlier|further|other)$/.test(key(at))) return [];
    }
    const next = key(index + 1);
    if (/^(?:other|rather)$/.test(key(at)))
      return isPlain &&
        key(at) === "rather" &&
        !/^(?:VERB|DET|PRON|NOUN|ADV|ADP|ADJ|PROPN)$/.test(tag(index + 1))
        ? []
        : key(at) === "rather" ||
            (/^(?:that|the|this|a|an|my|his|her|our|their|in|on|at|to)$/.test(next) && isPlain)
          ? edit(index, index, "than", than)
          : [];
    if (next === "that")
      return /^(?:[.,;!?)]|)$/.test(key(index + 2)) || /^(?:of|which|in|on)$/.test(key(index + 2))
        ? edit(index, index, "than", than)
        : [];
    if (tag(index + 1) === "NUM" || /^(?:[£$€])$/.test(next)) return edit(index, index, "than", than);
    const isSubject = /^(?:i|he|she|we|they|you|it)$/.test(next);
    if (isSubject) {
      // `It was later then I thought`: what was thought compares; `got worse then he came` tells what came next.
      const verb = /^(?:had|have|'d|would|could|did|do|does|ever|really|first)$/.test(key(index + 2))
        ? index + 3
        : index + 2;
      return /^(?:thought|think|expected|expect|remembered|remember|hoped|hope|imagined|realised|realized|feared|needed|need|used|bargained|wanted|want|knew|know|was|is|am|are|were|did|do|does|can|could|should|ever|been|looks|looked|seems|seemed|have|had)$/.test(
        key(verb),
      ) &&
        (isPlain || key(at) === "more" || key(at) === "less")
        ? edit(index, index, "than", than)
        : [];
    }
    if (measured.test(next)) {
      const thing = /^(?:a|an)$/.test(next) ? (nounPhraseAt(clause, index + 1)?.end ?? index + 2) : index + 2;
      return isFinite(clause, thing) ? [] : edit(index, index, "than", than);
    }
    if (!/^(?:DET|PRON|PROPN|NOUN|ADJ)$/.test(tag(index + 1))) return [];
    const phrase = nounPhraseAt(clause, index + 1);
    return phrase && /^(?:[.,;!?)]|)$/.test(key(phrase.end)) ? edit(index, index, "than", than) : [];
  });
};

const isPronounAt = (word: string): boolean => /^(?:i|he|she|we|they|you|it)$/.test(word);

/** `to the window, were the blind had been stuck`, `the yard were he had left it`. */
const wereForWhere: GrammarRule = (clause) => {
  const { key, tag, edit, sentence } = clause;
  if (sentence.text.endsWith("?")) return [];
  return eachWord(clause, "were").flatMap((index): Edit[] => {
    const [prior, next] = [key(index - 1), key(index + 1)];
    const isPlace =
      prior === "," || (/^(?:NOUN|PROPN)$/.test(tag(index - 1)) && !/^(?:[“"]|than|as|if)$/.test(prior));
    if (
      !isPlace &&
      index > 0 &&
      !/^(?:know|sure|ask|asked|see|remember|remembered|forgot|forgotten|wonder|wondered|tell|told|is|was|from|to|knows|knew|find|out)$/.test(
        prior,
      )
    )
      return [];
    // `In no way were we free`
    if (key(0) === "in" && key(1) === "no" && index === 3) return [];
    // `were he so inclined`; `What the rules were we do not know.`
    if (isPronounAt(key(index + 1)) && /^(?:so|not|ever)$/.test(key(index + 2))) return [];
    if (key(0) === "what") return [];
    const isPronoun = isPronounAt(next);
    if (!isPronoun && !/^(?:DET|PRON|PROPN)$/.test(tag(index + 1))) return [];
    if (/^(?:there|not|all|both|some|many|most|none|each|these|those|that|this|what|who|nothing)$/.test(next))
      return [];
    const end = isPronoun ? index + 2 : (nounPhraseAt(clause, index + 1)?.end ?? -1);
    if (end < 0 || key(end) === "to") return [];
    const at = /^(?:ADV)$/.test(tag(end)) ? end + 1 : end;
    // `were they open`, as if.
    if (/^(?:i|we|you|they)$/.test(next) && clause.tokens[at]?.lemma === key(at) && prior === ",") return [];
    if (!isFinite(clause, at) || (tag(at) === "VERB" && !isPronoun && key(at).endsWith("ed"))) return [];
    // `Those were the days he loved`: then the phrase is what they were.
    if (!isPronoun && tag(at) !== "AUX") return [];
    if (prior !== "," && !isPronoun && index > 0 && tag(index - 1) === "NOUN") return [];
    return edit(index, index, "where", "Where names a place");
  });
};

export const thenAndWhereRules: readonly GrammarRule[] = [thenForThan, wereForWhere];
