/** Slips of the hand: a word twice, an article before the wrong sound, an apostrophe too many or too few. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import {
  baseOfThird,
  collectives,
  isPlural,
  people,
  pluralOf,
  thirdPerson,
} from "../../../prose/english/forms.ts";
import { isVerbBase, pureVerbs, unchanging } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import { eachWord, type GrammarRule } from "./clause.ts";

const twice = new Set(
  "the a an of to in and by for with at on from or we you they he she i my your his our their it this was were be been as but if when because them him us me".split(
    " ",
  ),
);

/** `you you are`, `by by a series of`; not `what it is is`, `I told you you would`. */
const repeated: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  return eachWord(clause, twice).flatMap((index): Edit[] => {
    const [word, next] = [tokens[index], tokens[index + 1]];
    if (!word || !next || next.text !== word.key || (word.text !== word.key && index > 0)) return [];
    if (!/^\s+$/.test(sentence.text.slice(word.end, next.start))) return [];
    if (/^[-'’*_`]/.test(sentence.text.slice(next.end))) return [];
    // `told you you could`, `gave it it was`: the object of one clause, the subject of the next.
    if (/^(?:you|it|he|she|we|they|i)$/.test(next.key)) {
      // `Fold it it four times`: no verb follows whose subject the second could be.
      const isObject = /^(?:it|you)$/.test(next.key) && /^(?:NUM|ADP|PUNCT|DET)$/.test(tag(index + 2));
      if (!/^(?:and|but|so|because|if|when|that|,|)$/.test(key(index - 1)) && !isObject) return [];
    } else if (/^(?:in|on|by|at|this|his|was|were|been)$/.test(next.key)) {
      // `what he came in in the end`, `the room he slept in in June`
      // `resolution in in vitro tests`
      if (/^(?:vitro|vivo|situ|utero|silico)$/.test(key(index + 2))) return [];
      if (/^(?:way|walk|walks|walked|come|comes|came|go|goes|went)$/.test(key(index - 1))) return [];
      if (!/^(?:and|,|NOUN|DET)$/.test(tag(index - 1)) && key(index - 1) !== "and") return [];
    }
    return edit(index + 1, index + 1, "", "The word stands there twice");
  });
};

const heard =
  /^(?:house|home|hand|head|hotel|horse|hospital|hole|hill|hat|hard|hot|huge|happy|half|hundred|human|holiday|hammer|hall|helmet|hedge|high|heavy|hidden|helpful|harbour|harbor|hairdresser|handful|handle|hen|hobby|university|uniform|unit|union|unique|useful|user|used|usual|european|one|once)$/;

/** `an house`, `an useful tool`. */
const beforeSounds: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, "an").flatMap((index): Edit[] =>
    heard.test(key(index + 1)) ? edit(index, index, "a", "A before a consonant") : [],
  );
};

/** Figures that are spoken with a vowel first: 8, 11, 18, 80; 11 and 18 with hundreds are spoken in two ways. */
const vowelFigure = /^(?:8\d*(?:[.,]\d+)*|1[18](?:\.\d+|,\d{3})?)$/;
const consonantFigure = /^(?:[2-79]\d*(?:[.,]\d+)*|1(?:[02-79]\d{0,2})?(?:,(?![18])\d{3}|\.\d+)*)$/;
/** Initials by the sound of their first letter; what is spoken as a word, or in two ways, is not here. */
const vowelInitials =
  /^(?:MRI|FBI|HIV|HR|HGV|LED|LCD|LLC|MBA|MP3?|MSc|NHS|NGO|NDA|RSPCA|RV|SMS|SOS|SUV|SSL|SSD|XML|X-ray|HTML|HTTPS?|MOT|RAF|RFID|RGB|HDMI|FDA|AGM|ATM|IT|EV|IOU)$/;
const consonantInitials =
  /^(?:US|UK|EU|UN|USB|UFO|UV|BBC|CEO|CV|DVD|CD|GPS|PC|PDF|TV|VIP|UPS|PR|PhD|BMW|GP)$/;

/** `a 11-inch tray`, `an 60-year-old`, `a MRI`, `an US firm`. */
const beforeFigures: GrammarRule = ({ sentence: { text, from } }) =>
  [
    ...text.matchAll(
      /(?<!(?:\p{L}|\d|[-.'’/*_`([]|\b(?:option|section|part|vitamin|class|grade|type|level|channel|table|figure|unit) ))an? (?=([\p{L}\d][\p{L}\d.,-]*))/gu,
    ),
  ].flatMap((match): Edit[] => {
    const next = match[1] ?? "";
    const head = next.startsWith("X-ray")
      ? "X-ray"
      : (/^(?:\d[\d.,]*\d|\d|\p{L}+\d?)/u.exec(next)?.[0] ?? "");
    // `a 8080 port`, `a 80s coat`: a number of any other look is read in more ways than one.
    if (/^\d/.test(head) && !/^(?:-\p{L}|th\b|%|$)/u.test(next.slice(head.length))) return [];
    const takesAn = vowelFigure.test(head) || vowelInitials.test(head);
    if (match[0] === "a " ? !takesAn : !consonantFigure.test(head) && !consonantInitials.test(head))
      return [];
    const to = from + match.index + match[0].length - 1;
    return [
      {
        from: from + match.index,
        to,
        replacement: match[0] === "a " ? "an" : "a",
        reason: match[0] === "a " ? "An before a vowel" : "A before a consonant",
      },
    ];
  });

const kin =
  /^(?:wife|husband|mother|father|mum|mom|dad|sister|brother|son|daughter|aunt|uncle|grandmother|grandfather|grandma|grandad|girlfriend|boyfriend|teacher|boss|birthday|house|car)$/;

/** `Old pan's are tougher`; `Theos lunch account`, where the text knows a Theo; `Neville wife`. */
const apostrophes: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, opens, names } = clause;
  return tokens.flatMap(({ text, key: word }, index): Edit[] => {
    if (
      key(index + 1) === "'s" &&
      countNouns.has(word) &&
      /^(?:are|were|have)$/.test(key(index + 2)) &&
      (opens(index) || (/^(?:ADJ|PROPN)$/.test(tag(index - 1)) && opens(index - 1)))
    )
      return edit(index, index + 1, pluralOf(word), "A plural takes no apostrophe");
    if (text === word) return [];
    const stem = text.slice(0, -1);
    const noun = tag(index + 1) === "ADJ" ? index + 2 : index + 1;
    if (
      /^\p{Lu}\p{Ll}{2,}[^s]s$/u.test(text) &&
      names.has(stem) &&
      !countNouns.has(stem.toLowerCase()) &&
      !isVerbBase(stem.toLowerCase()) &&
      tag(noun) === "NOUN" &&
      key(noun) === tokens[noun]?.text &&
      /^(?:ADP|AUX|VERB|CCONJ|SCONJ)$/.test(tag(index - 1)) &&
      key(index - 1) === tokens[index - 1]?.text &&
      tag(noun + 1) !== "PROPN"
    )
      return edit(index, index, `${stem}'s`, "An apostrophe shows whose");
    if (
      /^\p{Lu}\p{Ll}+[^s]$/u.test(text) &&
      names.has(text) &&
      tag(index) === "PROPN" &&
      !/(?:ish|ese|ch|an)$/.test(text) &&
      kin.test(key(index + 1)) &&
      key(index + 1) === tokens[index + 1]?.text &&
      /^(?:to|with|and|from|for|by|of|told|saw|met|asked|)$/.test(key(index - 1)) &&
      /^(?:,|[.]|PUNCT|AUX|VERB)$/.test(tag(index + 2)) &&
      !/^(?:house|car)$/.test(key(index + 1))
    )
      return edit(index, index, `${text}'s`, "An apostrophe shows whose");
    return [];
  });
};

const bound =
  /\b(?:suggest|recommend|insist|demand|propos|request|requir|ask|let\b|make|help|see|watch|hear|(?:essential|important|vital|necessary|imperative|crucial|rather|lest|made|saw|have|had|did|do|does|if|should|would|will|can|could|may|might|must|shall)\b)/i;
const verbs = new Set([...pureVerbs, "need", "show", "help", "want", "offer"]);

/** What is said of many by one word, and helpers that the tagger takes for nouns. */
const several =
  /^(?:will|can|must|might|may|young|old|poor|rich|sick|dead|living|elderly|homeless|unemployed|few|many|majority|minority|rest|lot|number|couple|pair|half|public|media|data|press|crew|cast|band|crowd|blind|deaf|wounded|French|English|two|three|others?|latter|former|whole|more|most|bulk|sheep|fish|deer|cattle|poultry)$/;

/** `the app show a balance`, `the pump need to be replaced`: a thing alone, and a verb that cannot be its noun. */
const aloneWithVerb: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, opens, narrates, sentence } = clause;
  return tokens.flatMap(({ key: noun, text }, index): Edit[] => {
    const verb = key(index + 1);
    // `the council put us on the list`: what was done has the same form.
    if (narrates || text !== noun || !verbs.has(verb) || unchanging.test(verb)) return [];
    if (isPlural(noun) || collectives.has(noun) || people.has(noun) || several.test(noun)) return [];
    if (
      !/^(?:the|this|each|every|my|our|your|his|her|their|one)$/.test(key(index - 1)) ||
      tag(index) !== "NOUN"
    )
      return [];
    if (!opens(index - 1) || bound.test(sentence.text.slice(0, tokens[index]?.start ?? 0))) return [];
    const behind = key(index + 2);
    const takes =
      verb === "need" || verb === "want" || verb === "offer"
        ? /^(?:to|a|an)$/.test(behind)
        : /^(?:a|an|the|me|you|us|him|her|them|it|my|your|our|that|how)$/.test(behind);
    return takes ? edit(index + 1, index + 1, thirdPerson(verb), "One thing, one verb in -s") : [];
  });
};

/** What shows or says something, and whose name stands before `show` without an article of its own. */
const sources =
  /^(?:log|report|study|record|chart|table|graph|survey|map|figure|sheet|document|letter|photo|picture|image|reading|label|display|screen|sign|email|receipt|invoice|plan|register|meter|page|list|file|form|entry|review|article|test|note)$/;

/** `Ivan's wash-down log show that`: a source alone, led by its owner or by other nouns. */
const sourceWithVerb: GrammarRule = (clause) => {
  const { key, tag, edit, opens, sentence, tokens } = clause;
  return eachWord(
    clause,
    "show say state indicate confirm reveal mention explain contain include describe tell",
  ).flatMap((index): Edit[] => {
    if (!sources.test(key(index - 1)) || tokens[index]?.text !== key(index)) return [];
    let first = index - 1;
    while (
      first > index - 8 &&
      (key(first - 1) === "-" || key(first - 2) === "-" || /^(?:NOUN|ADJ|PROPN|PART)$/.test(tag(first - 1)))
    )
      first -= 1;
    const led = /^(?:the|this|that|each|every|my|our|your|his|her|their|its|an?)$/.test(key(first - 1));
    const owned = tokens.slice(first, index).some(({ key: word }) => word === "'s");
    if (led) first -= 1;
    if (!(led || owned) || !opens(first) || bound.test(sentence.text.slice(0, tokens[index]?.start ?? 0)))
      return [];
    return /^(?:that|how|why|an?|no|the|me|us|you)$/.test(key(index + 1)) &&
      !(key(index + 1) === "that" && /^(?:VERB|AUX)$/.test(tag(index + 2))) &&
      !/\?\s*$/.test(sentence.text)
      ? edit(index, index, thirdPerson(key(index)), "One thing, one verb in -s")
      : [];
  });
};

/** `students who walks`; not `one of those people who walks`, `the owner of the shops who keeps the key`. */
const manyWho: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "who").flatMap((index): Edit[] => {
    const [noun, verb] = [key(index - 1), tokens[index + 1]];
    if (!verb || verb.tag !== "VERB" || !verb.key.endsWith("s") || verb.lemma === verb.key) return [];
    const isNoun = tag(index - 1) === "NOUN" || index === 1;
    if (!isNoun || !(isPlural(noun) || /^(?:people|children|men|women)$/.test(noun))) return [];
    if (tokens.slice(Math.max(0, index - 6), index - 1).some(({ tag: one }) => one === "ADP")) return [];
    return edit(index + 1, index + 1, baseOfThird(verb.key), "Those who do");
  });
};

/** One wording for another wherever it stands in a sentence: what is found, what stands for it, and why. */
const wordings: readonly (readonly [
  found: RegExp,
  put: (part: RegExpExecArray) => string,
  reason: string,
])[] = [
  [/^Breath(?= (?:on|in|out|through|deeply|slowly|into)\b)/gu, () => "Breathe", "Breathe is what one does"],
  [
    /(?<=\b(?:was|were|been|being|is|are) )past(?= (?:on|down|over|round|around) \b)/gu,
    () => "passed",
    "Passed is what is done",
  ],
  [
    /(?<!\p{L})(?:(north|south)(?= (?:Dakota|Carolina|Korea)\b)|(west)(?= Virginia\b)|(new)(?= (?:York|Jersey|Mexico|Zealand|Orleans|Hampshire)\b))/gu,
    ([word]) => word.charAt(0).toUpperCase() + word.slice(1),
    "Names take a capital",
  ],
  [
    /(?<=\b(?:are|was|were|been) )to(?= (?:small|big|short|late|heavy|hot|cold|old|young|expensive|tired|hard|difficult|weak|loud|thick|tight|far|much|few) ?(?:for\b|[.,;]|$))/gu,
    () => "too",
    "Too says how much",
  ],
];

const displaced =
  /(?<!\p{L})(?:(ca|wo|ai|was|is|did|do|does|could|would|should|must|need|might|has|had|have|were|are)(['’])nt|((?:you|they|we))r(['’])e|(they|we)(['’])e?r)(?!\p{L})/giu;

/** `was'nt`, `would'nt`, `wer'e`, `they'r`: the apostrophe of two words made one stands where letters are left out. */
export const displacedApostrophes: GrammarRule = ({ sentence: { text, from } }) =>
  [...text.matchAll(displaced)].map(
    ({ 0: found, 1: verb, 2: first, 3: who, 4: second, 5: whom, 6: third, index }) => ({
      from: from + index,
      to: from + index + found.length,
      replacement: verb ? `${verb}n${first ?? ""}t` : `${who ?? whom ?? ""}${second ?? third ?? ""}re`,
      reason: "The apostrophe stands where letters are left out",
    }),
  );

/** `were to small for it`, `north Dakota`. */
const misworded: GrammarRule = ({ sentence: { text, from } }) =>
  wordings.flatMap(([found, put, reason]) =>
    [...text.matchAll(found)].map((part) => ({
      from: from + part.index,
      to: from + part.index + part[0].length,
      replacement: put(part),
      reason,
    })),
  );

export const slipRules: readonly GrammarRule[] = [
  displacedApostrophes,
  misworded,
  manyWho,
  repeated,
  beforeSounds,
  beforeFigures,
  apostrophes,
  aloneWithVerb,
  sourceWithVerb,
];
