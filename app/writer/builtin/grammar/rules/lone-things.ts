/** One thing without its article: `ran like horse in a race`, `asked lad with a pie`, `I am piano teacher`. */

import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const why = "An article is missing";
const articleFor = (word: string): string =>
  `${/^(?:[aeio]|u(?!ni|se|su)|hour)/i.test(word) && !/^(?:one|eu)/i.test(word) ? "an" : "a"} ${word}`;

const isOver = ({ key, tag }: Clause, at: number): boolean =>
  (/^(?:PUNCT|)$/.test(tag(at)) && !/^[-–'’"“(/,]/.test(key(at))) ||
  /^(?:in|on|at|with|from|who|behind|by|near|for|under|outside|until|when|because|before|after|every|that)$/.test(
    key(at),
  );

/** Whether a sentence is written out, so that an article left out is no note's manner. */
const isWhole = ({ tokens, sentence }: Clause): boolean =>
  sentence.kind === "paragraph" &&
  /[.!?]["”’)]*$/.test(sentence.text) &&
  tokens.some(({ key }) => /^(?:i|we|he|she|they|you|it|the|my|his|her|our|their)$/.test(key));

const alike = new Set(
  "dog horse child king queen ghost thief robot snake lion tiger monkey baby bird train drum bell kettle ball tree flower statue soldier clown prince princess doll toy kite bullet rocket magnet sponge snail parrot donkey bear wolf mouse duck sailor beggar prisoner criminal balloon hammer knife candle ship boat plane door cat pig goat".split(
    " ",
  ),
);

/** `ran like horse in a race`. */
const like: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "like").flatMap((index): Edit[] => {
    const noun = tokens[index + 1];
    if (!noun || noun.text !== noun.key || !alike.has(noun.key) || !isWhole(clause)) return [];
    if (
      /^(?:word|words|term|terms|name|names|animals|things|is|animal|noun|nouns|pets)$/.test(key(index - 1))
    )
      return [];
    if (
      !/^(?:VERB|NOUN|PRON|ADV|ADP)$/.test(tag(index - 1)) ||
      tokens.filter(({ key: one }) => one === "like").length > 1
    )
      return [];
    return isOver(clause, index + 2) ? edit(index + 1, index + 1, articleFor(noun.text), why) : [];
  });
};

const somebody =
  "lad boy girl man woman farmer waiter waitress nurse policeman policewoman driver stranger cyclist plumber fisherman shopkeeper soldier tourist porter lady gentleman";

/** `She asked lad with a pie`, `I met woman from Cork`. */
const met: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, somebody).flatMap((index): Edit[] => {
    if (tokens[index]?.text !== key(index) || !isWhole(clause)) return [];
    if (
      !/^(?:asked|met|saw|told|passed|hit|found|married|heard|noticed|helped|knew|hired|thanked|paid)$/.test(
        key(index - 1),
      )
    )
      return [];
    if (!/^(?:i|we|he|she|they|you|and|then|also|just)$/.test(key(index - 2)) && tag(index - 2) !== "PROPN")
      return [];
    return /^(?:with|from|who|in|at|on|behind|near|outside|named|called)$/.test(key(index + 1))
      ? edit(index, index, articleFor(key(index)), why)
      : [];
  });
};

const trades =
  "teacher driver player engineer worker nurse cleaner instructor inspector guide dealer keeper technician operator designer student fan lover collector mechanic farmer singer painter builder dancer trainer tutor";

/** `I am piano teacher in Hull`, `He was bus driver for years`. */
const trade: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, trades).flatMap((index): Edit[] => {
    const first = index - 1;
    const lead = tokens[first];
    if (
      !lead ||
      !/^(?:NOUN|PROPN|VERB|ADJ)$/.test(tag(first)) ||
      !/^(?:am|'m|is|'s|was)$/.test(key(first - 1))
    )
      return [];
    if (
      !/^(?:i|he|she)$/.test(key(first - 2)) ||
      !(clause.opens(first - 2) || /^(?:and|but)$/.test(key(first - 3)))
    )
      return [];
    if (
      /^(?:her|his|my|no|such|more|less|head|chief|senior|top|both|player|being|now|also|only|just|team|ghost|class|form|lead|year|goal)$/.test(
        lead.key,
      ) ||
      /(?:ing|ed)$/.test(lead.key)
    )
      return [];
    // `She was BBC reporter` is spelled out.
    const isSpelt = /^\p{Lu}{2,}$/u.test(lead.text);
    if (!isSpelt && lead.text !== lead.key) return [];
    if (!isOver(clause, index + 1) && !/^(?:and|but|,)$/.test(key(index + 1))) return [];
    if (!isSpelt) return edit(first, first, articleFor(lead.text), why);
    const place = clause.sentence.from + lead.start;
    return [
      { from: place, to: place, replacement: /^[AEFHILMNORSX]/.test(lead.text) ? "an " : "a ", reason: why },
    ];
  });
};

const tools =
  "spade knife hammer broom stick spoon fork brush torch shovel needle pencil bucket ladder net rake saw screwdriver towel ruler hose crowbar sponge battery blanket";

/** `moved it with spade to the wall`. */
const withTool: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, tools).flatMap((index): Edit[] => {
    if (key(index - 1) !== "with" || tokens[index]?.text !== key(index) || !isWhole(clause)) return [];
    // `with torch in hand`, `from door to door`
    if (key(index + 2) === "hand" || key(index + 2) === key(index)) return [];
    if (
      !/^(?:it|them|him|me|us|NOUN|VERB|anything|something|everything)$/.test(key(index - 2)) &&
      !/^(?:NOUN|VERB)$/.test(tag(index - 2))
    )
      return [];
    return /^(?:PUNCT|)$/.test(tag(index + 1)) && /^[.!?;]?$/.test(key(index + 1))
      ? edit(index, index, articleFor(key(index)), why)
      : /^(?:to|in|on|at|until|from|into|stays|because|when|while)$/.test(key(index + 1))
        ? edit(index, index, articleFor(key(index)), why)
        : [];
  });
};

/** `You must open window and listen`, `He shut door behind him`. */
const opened: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "door window gate lid box drawer curtain oven").flatMap((index): Edit[] => {
    if (
      !/^(?:open|opened|opens|close|closed|closes|shut|shuts|lock|locked|unlock|unlocked)$/.test(
        key(index - 1),
      )
    )
      return [];
    if (tokens[index]?.text !== key(index) || !isWhole(clause) || key(index + 2) === key(index)) return [];
    if (!/^(?:i|we|he|she|they|you|must|can|could|will|would|should|'ll|n't|please)$/.test(key(index - 2)))
      return [];
    return (/^(?:PUNCT|)$/.test(tag(index + 1)) && !/^[-–'’]/.test(key(index + 1))) ||
      /^(?:and|before|after|when|to|with|in|at|for|behind|because|so|or)$/.test(key(index + 1))
      ? edit(index, index, `the ${key(index)}`, why)
      : [];
  });
};

/** `get second quote`, `keep list of members`, `There is big board with dates`. */
const others: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return [
    ...eachWord(clause, "quote opinion copy chance key look try attempt job visit coat").flatMap(
      (index): Edit[] => {
        const first = index - 1;
        if (
          !/^(?:second|third)$/.test(key(first)) ||
          tokens[first]?.text !== key(first) ||
          tag(index + 1) === "NOUN"
        )
          return [];
        return /^(?:get|got|need|want|buy|make|have|had|write|wanted|needed|gave|give|asked|for)$/.test(
          key(first - 1),
        )
          ? edit(first, first, articleFor(key(first)), why)
          : [];
      },
    ),
    ...eachWord(clause, "list diary register copy").flatMap((index): Edit[] =>
      /^(?:keep|kept|keeps|keeping|make|made|write|wrote|send|sent)$/.test(key(index - 1)) &&
      /^(?:to|i|we|he|she|they|you|will|would|should|must|and|please)$/.test(key(index - 2)) &&
      key(index + 1) === "of" &&
      tokens[index]?.text === key(index)
        ? edit(index, index, articleFor(key(index)), why)
        : [],
    ),
    ...eachWord(
      clause,
      "board sign notice screen poster gate crane queue crowd bell barrier ramp counter ladder pipe tank lamp flag statue fountain",
    ).flatMap((index): Edit[] =>
      key(index - 3) === "there" &&
      /^(?:is|was|'s)$/.test(key(index - 2)) &&
      /^(?:big|small|long|old|new|large|tall|huge|little|high|wooden|red|green|blue|white|black|yellow|broken|nice)$/.test(
        key(index - 1),
      ) &&
      /^(?:with|in|on|at|near|by|behind|outside|where|that|which|[.!;,])$/.test(key(index + 1))
        ? edit(index - 1, index - 1, articleFor(key(index - 1)), why)
        : [],
    ),
    ...eachWord(clause, "room").flatMap((index): Edit[] =>
      /^(?:engine|machine|waiting|changing|dining|living|boiler|control|staff|meeting|locker|laundry|operating)$/.test(
        key(index - 1),
      ) &&
      /^(?:in|into|to|from|at|near|behind|through)$/.test(key(index - 2)) &&
      tokens[index - 1]?.text === key(index - 1) &&
      isWhole(clause) &&
      tokens.some(({ key: one }) => /^(?:i|we|he|she|they|you|it)$/.test(one)) &&
      isOver(clause, index + 1)
        ? edit(index - 1, index - 1, `the ${key(index - 1)}`, why)
        : [],
    ),
  ];
};

export const loneThingRules: readonly GrammarRule[] = [like, met, trade, withTool, opened, others];
