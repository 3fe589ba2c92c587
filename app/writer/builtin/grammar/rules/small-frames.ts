/** Small words in frames that leave no choice: `as far a way as`, `any the letters`, `The most of the guests`, `lost it's colour`. */

import { isPlural } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { askedOf, eachWord, type GrammarRule } from "./clause.ts";

/** What is found, what stands for it, and why. */
const frames: readonly (readonly [found: RegExp, put: string, reason: string, cues?: string])[] = [
  [/(?<=\bfar )a way(?= (?:as|from|to|in|that)\b|[.,;!?])/gu, "away", "Away is one word"],
  [/(?<=\bbefore )to(?= long\b)/gu, "too", "Too says how much"],
  [
    /(?<=\b[Aa]ny )(?=(?:my|our|your|his|these|those) \p{Ll}|the \p{Ll}+s(?:[.,;!?]| (?:in|on|at|from|that|which|we|they|you|i)\b))/gu,
    "of ",
    "Any of them",
  ],
  [/^The most of (?=(?:the|my|our|your|his|their|these|those)\b)/gu, "Most of ", "Most of them"],
  [/(?<!\p{L})(?:(a|an|the|my|our|their) )(?=\1 \p{Ll})/gu, "", "A word stands twice"],
  [
    /(?<=^|\b(?:and|but|so|because|if|when|think|know|hope|says) )their(?= (?:going to|gonna|not (?:going|sure|in|here|ready|happy|coming|allowed|having|getting))\b)/giu,
    "they're",
    "They are",
  ],
  [/(?<=\b[Aa]s far )(?=\p{Lu}\p{Ll}{2,}|(?:the|my|our) \p{Ll})/gu, "as ", "As far as", "far"],
  [
    /(?<=\b(?:half|twice|double|[a-z]+ times) the (?:price|size|cost|weight|length|width|height|depth|age|speed|value) )(?=an? (?:new|normal|real|proper|standard|big|small|large|full|single|double|good|usual) \p{Ll}+(?:[.,;!?]| (?:and|or|in|but)\b|$))/gu,
    "of ",
    "A little word is missing",
    "half twice double times",
  ],
  [
    /(?<=\b[Aa]t )(?=(?:latest|earliest)(?:[.,;!?)]|$))/gu,
    "the ",
    "An article is missing",
    "latest earliest",
  ],
  [
    /(?<=\b(?:[Pp]lease|[Cc]an you|[Cc]ould you|[Ww]ill you|[Jj]ust|and|to) let )(?=know\b)/gu,
    "me ",
    "A little word is missing",
    "let",
  ],
  [
    /(?<=\b(?:[Pp]lease|[Cc]an you|[Cc]ould you|[Jj]ust|or|and) give )(?=a (?:ring|call|bell|shout)(?:[.,;!?]|$| (?:after|before|on|when|if|at|tonight|tomorrow|today|later|so|in|once|from)\b))/gu,
    "me ",
    "A little word is missing",
    "give",
  ],
  [
    /(?<=\b[Ll]et (?:me|us|him|her|them) )no(?=[.,;!?]|$| (?:if|when|what|how|where|why|who|whether|that|by|before|today|tomorrow|tonight|on|as|asap|soon|once|in|and|about)\b)/gu,
    "know",
    "Know is the verb",
    "no",
  ],
  [
    /(?<=\b(?:[Ff]ind out|found out|knows?|knew|sure|ask|asked|asks|asking|wonder|wondered|wondering|wonders|decide|decided|[Cc]heck|checked|[Tt]ell me|tell us|told me|doubt|unclear|remember) )weather(?= (?:the|a|an|it|he|she|they|we|I|you|to|there|this|that|these|my|our|his|her|their|your|any|anyone|or not)\b)/gu,
    "whether",
    "Whether asks if it is so",
    "weather",
  ],
  [
    /(?<=\b(?:[Tt]his|[Tt]hat|[Ii]t|which|also|always|never|only) )effects(?= (?:the|our|my|your|his|her|their|us|them|him|me|you|all|every|everyone|both|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|many|most|some|people)\b)/gu,
    "affects",
    "Affect is the verb",
    "effects",
  ],
  [
    /(?<=\b(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey) (?:(?:only|never|always|already|hardly|just|all|both|barely) )?)new(?= (?:each other|him|her|them|it|that|how|what|who|why|where|when|exactly|nothing|everything|everyone|nobody|about|the \p{Ll}|my|our|his|their)\b)/gu,
    "knew",
    "Knew is the past of know",
    "new",
  ],
  [
    /(?<=\b(?:[Ww]hatever|[Ww]hat|[Ii]f|[Ww]hen|[Ww]herever|[Ww]henever|[Bb]ecause|[Uu]ntil|[Uu]nless|think|hope) )your(?= (?:told|given|allowed|supposed|going to|not \p{Ll}+ing|still \p{Ll}+ing)\b)/gu,
    "you're",
    "You are",
    "your",
  ],
];

/** Wordings that no manner of speaking explains. */
export const framedWordings: GrammarRule = ({ sentence: { text, from }, places }) =>
  frames.flatMap(([found, put, reason, cues]) =>
    cues && !cues.split(" ").some((cue) => places.has(cue))
      ? []
      : [...text.matchAll(found)].map((part): Edit => ({
          from: from + part.index,
          to: from + part.index + part[0].length,
          replacement: /^\p{Lu}/u.test(part[0]) ? put.charAt(0).toUpperCase() + put.slice(1) : put,
          reason,
        })),
  );

const taken =
  /^(?:lost|loses|lose|losing|changed|changes|kept|keeps|keep|held|holds|lifted|dropped|raised|opened|closed|broke|broken|reached|served|earned|shed|spread|moved|turned|finished|doubled|outlived|outgrown|spoiled|ruined)$/;

/** `has lost it's colour`: what is lost is a thing, and the owner has no apostrophe. */
const owned: GrammarRule = ({ key, tag, tokens, edit, places }) =>
  (places.get("'s") ?? []).flatMap((index): Edit[] => {
    if (key(index - 1) !== "it" || tokens[index - 1]?.end !== tokens[index]?.start) return [];
    const isThing =
      tag(index + 1) === "NOUN" ||
      /^(?:colour|color|fill|finish|grip|shine|edge|bite|hold|balance|place|turn|shape|height|value|course|job|day|way|strength|cover|lead|handle|name)$/.test(
        key(index + 1),
      );
    const isHad =
      /^(?:had|has|have)$/.test(key(index - 2)) &&
      /^(?:fill|day|use|turn|chance|share|moment|moments|ups|problems)$/.test(key(index + 1));
    if ((!taken.test(key(index - 2)) && !isHad) || !(isThing || isHad)) return [];
    return (/^(?:PUNCT|ADP|CCONJ|)$/.test(tag(index + 2)) ||
      /^(?:where|when|because|since|after|before)$/.test(key(index + 2))) &&
      !/^[-–'’]/.test(key(index + 2))
      ? edit(index - 1, index, "its", "Its shows whose")
      : [];
  });

/** `There use to be a bench`: what there was before. */
const usedTo: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, "use").flatMap((index): Edit[] =>
    key(index - 1) === "there" && key(index + 1) === "to" && key(index + 2) === "be"
      ? edit(index, index, "used", "Used to, of what is over")
      : [],
  );
};

/** `our first to rooms`, `these to lamps`: what stands before a plural is a number. */
const two: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "to").flatMap((index): Edit[] => {
    const noun = tokens[index + 1];
    return /^(?:first|last|next|other|these|those)$/.test(key(index - 1)) &&
      /^(?:the|my|our|your|his|her|their|its|all|of|with|in|for|these|those)$/.test(
        /^th[eo]se$/.test(key(index - 1)) ? key(index - 1) : key(index - 2),
      ) &&
      noun?.tag === "NOUN" &&
      noun.text === noun.key &&
      isPlural(noun.key) &&
      tag(index + 2) !== "NOUN"
      ? edit(index, index, "two", "Two is the number")
      : [];
  });
};

/** `If anyone don't like it`: one who does not. */
const anyone: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, "anyone anybody nobody").flatMap((index): Edit[] =>
    key(index + 1) === "do" &&
    /^(?:n't|not)$/.test(key(index + 2)) &&
    !/^(?:do|does|did)$/.test(key(index - 1))
      ? edit(index + 1, index + 1, "does", "Subject and verb agree")
      : [],
  );
};

export const smallFrameRules: readonly GrammarRule[] = [
  framedWordings,
  askedOf([
    ["'s", owned],
    ["use", usedTo],
    ["to", two],
    ["anyone anybody nobody", anyone],
  ]),
];
