/** Words left out behind small words: `most of had`, `be there let him in`, `before touch anything`, `nothing eat`. */

import { ingForm } from "../../../prose/english/forms.ts";
import { pureVerbs } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { askedOf, eachWord, type GrammarRule } from "./clause.ts";
import { hasFinite } from "./main-clauses.ts";

const why = "A little word is missing";

/** `most of had rubbed off`, `Some of was new`. */
const ofIt: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "of").flatMap((index): Edit[] => {
    if (
      !/^(?:most|some|all|much|half|none|part|any|many|several|both|few)$/.test(key(index - 1)) ||
      tag(index + 1) !== "AUX"
    )
      return [];
    if (/^(?:is|was|has|had|'d)$/.test(key(index + 1)) && !/^(?:many|several|both|few)$/.test(key(index - 1)))
      return edit(index, index, "of it", why);
    return /^(?:are|were|have)$/.test(key(index + 1)) ? edit(index, index, "of them", why) : [];
  });
};

/** `could somebody be there let him in`: what one is there for. */
const thereTo: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(
    clause,
    "let help meet see collect open sign show fetch greet welcome watch hear take give answer receive unlock pick look",
  ).flatMap((index): Edit[] => {
    if (
      !/^(?:here|there|round|in|ready|free|home|around)$/.test(key(index - 1)) ||
      !/^(?:be|been|was|were|is|are|'ll|am|'m)$/.test(key(index - 2))
    )
      return [];
    if (tokens[index]?.text !== key(index) || !/^(?:VERB|NOUN|AUX)$/.test(tag(index))) return [];
    if (
      /^(?:is|was|are|were)$/.test(key(index - 2)) &&
      !/^(?:i|he|she|we|they|you|somebody|someone|nobody)$/.test(key(index - 3))
    )
      return [];
    return /^(?:me|him|her|us|them|it|you|the|a|an|my|our|your|his|their|after)$/.test(key(index + 1)) &&
      !(/^(?:me|us)$/.test(key(index + 1)) && key(index) === "let")
      ? edit(index, index, `to ${key(index)}`, why)
      : [];
  });
};

/** `ring Dai before touch anything`, `without open it`: one form alone follows. */
const ingBehind: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "before without after").flatMap((index): Edit[] => {
    const verb = key(index + 1);
    const isVerb =
      pureVerbs.has(verb) ||
      (/^(?:touch|open|close|leave|start|clean|use|move|turn|lift|switch|cut|drink|paint|wash|park|call|order|answer|change|drive|climb|plant|pack|lock|check)$/.test(
        verb,
      ) &&
        /^(?:VERB|AUX)$/.test(tag(index + 1)));
    if (!isVerb || tokens[index + 1]?.text !== verb) return [];
    if (
      !/^(?:it|them|him|her|us|me|the|a|an|my|your|our|his|their|this|that|these|any|anything|anyone|every|everything|each|one)$/.test(
        key(index + 2),
      )
    )
      return [];
    // `as never before see`, `the day before use it`: behind a noun of time it is an adverb.
    if (
      /^(?:ones|never|ever|day|week|night|year|evening|morning|month|hour|long|shortly|soon|as|just|times|times|those|goes|do)$/.test(
        key(index - 1),
      ) &&
      key(index) !== "without"
    )
      return [];
    if (index === 0 || hasFinite(clause, index + 2)) return [];
    return edit(index + 1, index + 1, ingForm(verb), "The form in -ing stands here");
  });
};

/** `He been ill since Monday`, `It been a long day`, `I never been there`. */
const hasBeen: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "been").flatMap((index): Edit[] => {
    const isAdverb = /^(?:never|already|always|just|also|only)$/.test(key(index - 1));
    const who = isAdverb ? index - 2 : index - 1;
    if (
      !/^(?:i|you|we|they|he|she|it)$/.test(key(who)) ||
      !(who === 0 || /^(?:and|but|because|that|so|if|when|since|know|think)$/.test(key(who - 1)))
    )
      return [];
    if (
      !/^(?:DET|ADJ|ADP|VERB|ADV|NUM|PRON)$/.test(tag(index + 1)) ||
      tokens.slice(0, who).some(({ key: word }) => /^(?:have|has|had|having)$/.test(word))
    )
      return [];
    const has =
      clause.narrates || clause.around !== "" ? "had" : /^(?:he|she|it)$/.test(key(who)) ? "has" : "have";
    return edit(who, who, `${tokens[who]?.text ?? key(who)} ${has}`, why);
  });
};

/** `We had nothing eat`, `I don't know what do`, `He is best player we have`. */
const toBehindThings: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return [
    ...eachWord(clause, "nothing something anything somewhere nowhere anywhere").flatMap((index): Edit[] => {
      const verb = key(index + 1);
      if (
        !/^(?:eat|do|say|lose|wear|read|sit|sleep|hide|stay|live|add|drink|offer|sell|write|fear|declare|prove|put|go)$/.test(
          verb,
        )
      )
        return [];
      const led = tokens
        .slice(Math.max(0, index - 3), index)
        .some(({ key: word }) =>
          /^(?:have|has|had|'s|is|was|find|found|want|wanted|need|needed|got)$/.test(word),
        );
      return led && /^(?:PUNCT|ADP|)$/.test(tag(index + 2)) && !/^(?:to|that|which)$/.test(key(index - 1))
        ? edit(index + 1, index + 1, `to ${verb}`, why)
        : [];
    }),
    ...eachWord(clause, "what where how when who whether").flatMap((index): Edit[] => {
      const verb = key(index + 1);
      if (
        !/^(?:do|say|go|put|start|get|find|use|buy|make|choose|believe|expect|ask|wear|cook|write|turn|sit|stop|begin)$/.test(
          verb,
        )
      )
        return [];
      if (
        !/^(?:know|knew|knows|decide|decided|sure|tell|told|wonder|wondered|idea|asked|ask|learn|learned|learnt|forgot|me|him|her|us|them|you|about|of)$/.test(
          key(index - 1),
        )
      )
        return [];
      return /^(?:[.!?;,]|first|next|with|about|or|and|when|if|)$/.test(key(index + 2)) &&
        !(key(index) === "who")
        ? edit(index + 1, index + 1, `to ${verb}`, why)
        : [];
    }),
    ...eachWord(clause, "best worst biggest oldest youngest only same tallest largest smallest").flatMap(
      (index): Edit[] => {
        const noun = index + 1;
        if (
          !/^(?:is|was|are|were|'s|'re)$/.test(key(index - 1)) ||
          !/^(?:it|he|she|this|that|they|these|those)$/.test(key(index - 2)) ||
          !clause.opens(index - 2)
        )
          return [];
        if (
          !/^(?:one|ones|person|people|man|woman|day|thing|things|place|places|player|way|reason|part|team|friend|teacher|child|house|shop|room|meal|film|book|cook|doctor|students?|sister|brother|town|city|job|answer)$/.test(
            key(noun),
          )
        )
          return [];
        if (
          /^(?:only)$/.test(key(index)) &&
          !/^(?:ones|one|person|people|way|reason|man|woman|place|thing|things)$/.test(key(noun))
        )
          return [];
        if (
          key(index) === "only" &&
          /^(?:one|people|things)$/.test(key(noun)) &&
          !/^(?:i|we|who|that|in|left|you)$/.test(key(noun + 1))
        )
          return [];
        return /^(?:PUNCT|ADP|PRON|SCONJ|)$/.test(tag(noun + 1)) && key(noun + 1) !== "-"
          ? edit(index, index, `the ${key(index)}`, "An article is missing")
          : [];
      },
    ),
  ];
};

export const smallGapRules: readonly GrammarRule[] = [
  askedOf([
    ["of", ofIt],
    [
      "let help meet see collect open sign show fetch greet welcome watch hear take give answer receive unlock pick look",
      thereTo,
    ],
    ["before without after", ingBehind],
    ["been", hasBeen],
    [
      "nothing something anything somewhere nowhere anywhere what where how when who whether best worst biggest oldest youngest only same tallest largest smallest",
      toBehindThings,
    ],
  ]),
];
