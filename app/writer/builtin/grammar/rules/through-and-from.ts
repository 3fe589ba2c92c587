/** Through and from, as hands and ears change them: `came trough the door`, `went though the ice`, `down form Ward 14`. */

import { isPlural } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { hasFinite } from "./main-clauses.ts";

const through = "Through, in at one side and out at the other";
const from = "From says where something begins";

const motion =
  /^(?:go|goes|going|gone|went|come|comes|came|coming|get|gets|got|getting|been|run|runs|ran|running|walk|walks|walked|walking|drive|drives|drove|driving|driven|look|looks|looked|looking|see|saw|put|puts|putting|push|pushed|pull|pulled|pass|passes|passed|passing|fall|falls|fell|fallen|cut|cuts|cutting|break|breaks|broke|broken|slice|read|reading|wired|forced|led|poke|poked|poking|stuck|thread|threaded|sift|sifted|search|searched|live|lived|sat|slept|flick|flicked|leaf|leafed|flow|flows|flowed|pour|poured|leak|leaked|leaks|crawl|crawled|climb|climbed|slid|slip|slipped|burnt|burned|shot|sent|drilled|follow|halfway|straight|right|way|half|all|back|on|arrives|arrived|talking|talked|speaking|wandered|ploughed|plowed|worked|working|it|them|him|me|us|peered|shone|shines|shine|blew|blows|seeped|swept|sailed|rode|riding|scrolled|clicked|dressed|moved|moving|made|make|makes)$/;
const things =
  /^(?:the|a|an|my|our|your|his|her|its|their|it|them|us|me|him|this|that|these|those|some|another|every|each|one|two|three|four|five|here|there|everything|all)$/;

/** Whether the phrase that a preposition leads is all that goes on: no clause begins here. */
const isPhrase = (clause: Clause, index: number): boolean =>
  (things.test(clause.key(index)) || /^(?:PROPN|NUM)$/.test(clause.tag(index))) && !hasFinite(clause, index);

const throughs: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "trough though threw thorough").flatMap((index): Edit[] => {
    const word = key(index);
    const prior = key(index - 1);
    if (tokens[index]?.text !== word || index === 0) return [];
    const next = index + 1;
    const ends = /^[.!?;,)]?$/.test(key(next));
    if (word === "trough") {
      if (
        /^(?:DET|ADJ|CCONJ)$/.test(tag(index - 1)) ||
        /^(?:my|our|his|her|its|their|your|of|to|feed|water|pig|cattle|stone|horse|drinking|wave|wooden|feeding|in|into|from|at)$/.test(
          prior,
        )
      )
        return [];
      return (motion.test(prior) && (ends || things.test(key(next)) || /^(?:PROPN|NUM)$/.test(tag(next)))) ||
        (things.test(key(next)) &&
          /^(?:VERB|AUX|ADV|NOUN|PRON|PROPN)$/.test(tag(index - 1)) &&
          !/^(?:is|was|has|had|that)$/.test(key(next)))
        ? edit(index, index, "through", through)
        : [];
    }
    if (word === "though") {
      if (
        /^(?:even|as|,|;|and|but)$/.test(prior) ||
        !motion.test(prior) ||
        (/^(?:it|this|that|one|all)$/.test(key(next)) && ends)
      )
        return [];
      if (
        /^(?:it|them|him|me|us|on|all|half|back|made|make|makes|sat|saw|see|slept)$/.test(prior) &&
        !/^(?:the|a|my|our|your|his|her|their)$/.test(key(next))
      )
        return [];
      return isPhrase(clause, next) &&
        !/^(?:i|he|she|they|we|you|there)$/.test(key(next)) &&
        !(
          /^(?:it|this|that|these|those)$/.test(key(next)) &&
          !/^[.!?,;]?$/.test(key(next + 1)) &&
          tag(next + 1) !== "ADP"
        )
        ? edit(index, index, "through", through)
        : [];
    }
    if (word === "threw")
      return /^(?:halfway|straight|right|all|way|half|went|go|goes|going|gone|came|come|got|get|been|fell|walked|drove|ran|looked|looking|walking|driving|running|coming)$/.test(
        prior,
      ) &&
        tag(index - 1) !== "PROPN" &&
        (ends || things.test(key(next)) || key(next).endsWith("ing"))
        ? edit(index, index, "through", through)
        : [];
    return /^(?:went|go|goes|going|came|come|walked|drove|ran|fell|looked|straight|halfway)$/.test(prior) &&
      /^(?:the|a|my|our|his|her|their)$/.test(key(next)) &&
      tag(next + 1) === "NOUN"
      ? edit(index, index, "through", through)
      : [];
  });
};

const leaving =
  /^(?:came|come|comes|coming|get|gets|got|getting|down|up|out|away|back|off|over|across|far|home|straight|different|here|there|miles|fresh|take|takes|took|taken|taking|borrow|borrowed|bought|buy|fell|falls|fallen|hear|heard|moved|moving|ran|drove|driven|walked|went|sent|arrived|arrives|travelled|hanging|hung|hangs|jumped|made|stolen|stole|copied|removed|removing|missing|learned|learnt|recovered|retired|resigned|escaped|rescued|suffer|suffers|suffering|suffered|apart|date|dates|dated|dating|it|them|him|me|us|her|collected|collect|delivered|begin|beginning|started|starting|onwards|lift|train|bus|ferry|letter|email|call|text|message|note|card|postcard|lad|man|woman|crew|party|visitor|visitors|minutes|metres|yards|light|water|noise|smell)$/;
const taken =
  /^(?:order|application|claim|entry|booking|tax|consent|sixth|art|life|free|verse|short|long|referral|registration|sign|fill|fills|filled|filling|complete|completed|return|signed|the|a|an|this|that|which|each|every|any|no|our|your|my|his|her|their|its|in|of|on|and|or|same|good|top|great|old|new|paper|printed|usual|correct|right|wrong|other|another|to|will|would|can|could|may|might|must|should|'ll|they|we|you|i|who|that|n't|not|also|often|together|usually|then|now|attendance|enquiry|contact|record|web)$/;

const froms: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "form").flatMap((index): Edit[] => {
    const prior = key(index - 1);
    const next = index + 1;
    if (tokens[index]?.text !== "form" || index === 0 || taken.test(prior)) return [];
    // `took a different form there`
    if (tag(index - 1) === "ADJ" && /^(?:a|an|the|another)$/.test(key(index - 2))) return [];
    if (/^[.!?;,]?$/.test(key(next)))
      return /^(?:came|come|comes|get|got|bought)$/.test(prior) ||
        (/^(?:NOUN|PROPN|PRON)$/.test(tag(index - 1)) && /^(?:came|come|comes)$/.test(prior))
        ? edit(index, index, "from", from)
        : [];
    const isPlace = /^(?:\p{Lu}\p{L}|[\d£$])/u.test(tokens[next]?.text ?? "");
    if (
      isPlace &&
      isPlural(prior) &&
      tokens
        .slice(0, index - 1)
        .some(
          ({ key: word, tag: one }) =>
            one === "VERB" &&
            /^(?:get|got|have|had|fetch|bring|brought|take|took|borrow|bought|buy|collect|collected|need|want|received|send|sent)$/.test(
              word,
            ),
        )
    )
      return edit(index, index, "from", from);
    if (
      isPlace &&
      /^(?:NOUN|PROPN|VERB|ADV|ADP|ADJ|PUNCT)$/.test(tag(index - 1)) &&
      !isPlural(prior) &&
      !/^[-–'’"“(:]/.test(prior)
    )
      return edit(index, index, "from", from);
    // `two lines form a queue`: several do.
    const isThing =
      things.test(key(next)) ||
      /^(?:PROPN|NUM)$/.test(tag(next)) ||
      /^(?:behind|under|inside|outside|above|where|work|school|home|underneath|which|whom|what)$/.test(
        key(next),
      );
    if (!isThing || !leaving.test(prior)) return [];
    if (isPlural(prior) || /^(?:crew|party|it|them|him|me|us|her)$/.test(prior)) {
      const helped = tokens.slice(0, index).some(({ tag: one }) => one === "VERB" || one === "AUX");
      return helped &&
        !tokens
          .slice(0, index)
          .some(({ key: word }) =>
            /^(?:let|make|makes|made|see|saw|help|helps|helped|watch|watched|to)$/.test(word),
          )
        ? edit(index, index, "from", from)
        : [];
    }
    return edit(index, index, "from", from);
  });
};

export const throughAndFromRules: readonly GrammarRule[] = [throughs, froms];
