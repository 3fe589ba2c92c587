/** Casual words and what professional and official prose says for them. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isPlural, singularOf } from "../../../prose/english/forms.ts";
import type { Phrase, PhraseTable, Place } from "../phrases.ts";

const opens = ({ start }: Place) => start;
const be = /^(?:is|are|am|was|were|be|been|being|'s|'m|'re|seems|seemed|looks|looked|sounds|feels|felt)$/;
/** `it's`, `we're`; `the director's okay` is a thing of hers. */
const shortBe = /^(?:it|that|this|he|she|there|what|who|here|where|everything|everyone|all)'s$|'(?:re|m)$/;
const afterBe = ({ before }: Place) => be.test(before) || shortBe.test(before);
const adjective =
  /^(?:good|bad|big|small|nice|hard|easy|busy|happy|sad|tired|important|useful|helpful|late|early|long|short|fast|slow|high|low|cheap|expensive|difficult|simple|close|far|old|young|new|strong|weak|clear|sure|excited|pleased|sorry|wrong|strange|interesting|annoying|sick|well|soon|much|large|popular)$/;
/** Things that are counted: `a lot of houses`, but not `a lot of news`. */
const counted = ({ after, earlier, rest }: Place) =>
  !/\b(?:a lot|lots) of\b/i.test(earlier + rest) &&
  // `What will you do with a lot of dogs?`
  !(rest.includes("?") && /\S/.test(earlier)) &&
  (/^(?:people|children|men|women)$/.test(after) || (isPlural(after) && countNouns.has(singularOf(after))));
/** A second negation behind it makes the sentence another English, which has a grammar of its own. */
const negatedOnce = ({ rest }: Place) =>
  !/^[^.,;!?]*\b(?:no|nobody|nothing|none|never|nowhere|no one|neither)\b/i.test(rest);
/** What somebody can be at fault for. */
const atFault =
  /^\s+(?:(?:the|this|that|any|all|my|our|such a|a) )?(?:\p{L}+ )?(?:delays?|confusion|inconvenience|mix-up|mistakes?|errors?|trouble|wait|hassle|interruption|disruption|misunderstanding|typos?|(?:late|slow) (?:reply|response|answer))\b/u;

/** `I said nothing. Well, I said one thing`: takes back what stands before. */
const takesBack =
  /^\s*(?:not|no|yes)\b|\b(?:one|once|something|almost|nearly|mostly|maybe|perhaps|except|only|until|apart|some|sort of|kind of|at least|a little|a bit|not (?:quite|all|exactly|really))\b/iu;

const abbreviated: readonly Phrase[] = [
  // `Seriously, you guys, go`: who is called to.
  [
    "guys",
    "",
    ({ before, after, rest, second }) =>
      before === "you" &&
      second !== "" &&
      second !== "," &&
      /^\s/.test(rest) &&
      after !== "was" &&
      after !== "is",
  ],
  [
    "guys",
    "people",
    // `good guys and bad guys`, `handsomer guys`: no word for all of them.
    // `the guys that done it`: so somebody talks.
    ({ before, start, after }) =>
      !start &&
      after !== "that" &&
      // `the guys you like`, `other guys`: men are meant.
      after !== "you" &&
      /^(?:these|those|some|our|my|young|new|few|many|several|two|three|the)$/.test(before),
  ],
  ["asap", "as soon as possible"],
  ["fyi ,", "for your information,", opens],
  ["fyi", "for your information"],
  ["btw (,)", "by the way,", opens],
  ["btw", "by the way"],
  ["imo|imho", "in my opinion"],
  ["tbh (,)", "", opens],
  ["thx|thanx", "thank you", ({ before }) => before !== "many"],
  ["pls|plz", "please"],
  [
    "u",
    "you",
    ({ before, after, rest }) =>
      // `U. S. ports`
      !rest.startsWith(".") &&
      (/^(?:can|could|do|did|are|will|would|if|when|thank|see|for|to|have)$/.test(before) ||
        /^(?:are|have|can|could|will|want|need)$/.test(after)),
  ],
  ["gonna", "going to", ({ earlier, rest }) => !/\bain['’]t\b/i.test(earlier + rest)],
  ["wanna", "want to"],
  ["gotta", "have to", ({ before }) => /^(?:i|you|we|they)$/.test(before)],
  ["gotta", "has to", ({ before }) => /^(?:he|she|it)$/.test(before)],
  ["gotta", "to", ({ before }) => /^(?:have|has|had)$/.test(before)],
  ["he's gotta", "he has to"],
  ["she's gotta", "she has to"],
  ["it's gotta", "it has to"],
  // `the Gimme Gimmes`: a name.
  ["gimme", "give me", ({ start, found }) => start || found === found.toLowerCase()],
  ["lemme", "let me"],
  ["dunno", "do not know", ({ start }) => !start],
  ["dunno", "I do not know", opens],
];

const casual: readonly Phrase[] = [
  ["ain't", "is not", (place) => /^(?:it|that|this|he|she|there)$/.test(place.before) && negatedOnce(place)],
  ["ain't", "are not", (place) => /^(?:we|you|they)$/.test(place.before) && negatedOnce(place)],
  ["y'all", "you"],
  ["cuz|coz|'cause", "because"],
  ["cos", "because", ({ after }) => /^(?:i|we|you|he|she|it|they|the|there|this|that|of)$/.test(after)],
  ["kinda|sorta", "rather", ({ after }) => adjective.test(after)],
  // `just kinda weird` is not `just weird`.
  ["kinda|sorta", "", ({ before, after }) => before !== "just" && after !== "" && !adjective.test(after)],
  ["kind|sort of", "rather", (place) => afterBe(place) && adjective.test(place.after)],
  ["yeah|yep|yup (,)", "yes,", ({ start, rest }) => start && /^\s+\p{L}/u.test(rest)],
  ["yeah|yep|yup", "yes"],
  ["nope (,)", "no,", ({ start, rest }) => start && /^\s+\p{L}/u.test(rest)],
  ["nope", "no"],
  ["lol|haha|hahaha|omg (,)", "", opens],
  ["lol|haha|hahaha|omg", ""],
  ["ok'd|okayed|ok'ed", "approved"],
  ["ok|okay ,", "", ({ start, rest }) => start && !/^\s*so\b/i.test(rest)],
  ["ok|okay", "all right", (place) => afterBe(place) || place.before.endsWith("ly")],
  ["ok|okay", "agreed", ({ start, rest }) => start && /^\s*[.!]/.test(rest)],
  [
    "stuff",
    "things",
    // `the stuff was settling`, `no other stuff in nature swells`: a substance, and one.
    ({ before, rest }) =>
      /^(?:my|our|your|their|other|some|more|new|all|any)$/.test(before) &&
      /^\s*(?:[.,;:!?)]|$|(?:to|for|into|out|and|or|if|when|before|after|because)\s)/i.test(rest),
  ],
  // `eleven kids diagnosed wind`: they may be students; `fresh kids from the city` are none either.
  [
    "kids",
    "children",
    ({ before, after }) =>
      /^(?:my|our|your|his|her|their|the|all|local|young|older|younger|these|those|when|and|for|with)$/.test(
        before,
      ) && after !== "and",
  ],
  ["a lot of", "many", counted],
  ["lots of", "many", (place) => place.before !== "and" && counted(place)],
  [
    "a lot",
    "considerably",
    ({ after }) => /^(?:more|better|less|easier|faster|higher|lower|cheaper|worse)$/.test(after),
  ],
  // `awesome spirits` fill with awe.
  ["awesome", "excellent", (place) => afterBe(place) && /^\s*(?:[.!,;]|$)/.test(place.rest)],
  ["super cool", "impressive"],
  ["super", "very", ({ after }) => adjective.test(after)],
  [
    "really",
    "very",
    // `the second really new development` is new indeed.
    ({ after, before, rest }) =>
      adjective.test(after) &&
      after !== "new" &&
      !rest.includes("?") &&
      before !== "," &&
      before !== "not" &&
      !before.endsWith("n't"),
  ],
  ["pretty", "fairly", (place) => place.after !== "much" && adjective.test(place.after) && afterBe(place)],
  ["real quick", "briefly"],
  ["right away", "immediately"],
  ["right now", "now", ({ rest }) => /^\s*[.,;]/.test(rest)],
  ["thanks a_lot|so_much|a_million|a_bunch", "thank you very much"],
  [
    "thanks",
    "thank you",
    ({ start, before, after, rest }) =>
      // `thanks almost entirely to him`, `The council thanks its guests`.
      !/^\s+(?:(?:almost|in|part|\p{L}+ly)\s+){0,3}to\b|^,\s*(?:baby|honey|man|mate|pal|love|dear|darling|buddy|dude|kid)\b/u.test(
        rest,
      ) &&
      (start ||
        /^(?:,|but|anyway|hi|hello|again|ok|okay)$/.test(before) ||
        (before === "and" && after === "for")) &&
      !/^(?:me|you|it|him|her|us|them|god|be)$/.test(after),
  ],
  ["so anyway (,)", "", ({ start, found }) => start && found.endsWith(",")],
  // `Well, sir`, `Well, Martin thought`, `Well, Lucy?`: somebody says it.
  [
    "well ,",
    "",
    ({ start, rest }) =>
      start &&
      !takesBack.test(rest) &&
      !/^\s*(?:sir|madam|dear)\b|\b(?:thought|told|said|asked|wondered)\b|^\s*\p{L}+[?!]/iu.test(rest),
  ],
  ["plus ,", "in addition,", opens],
  // `You can totally say no`: by all means.
  [
    "totally",
    "completely",
    ({ before, after }) =>
      !/^(?:going|gonna)$/.test(after) && !/^(?:can|could|would|should|i|you|we|they)$/.test(before),
  ],
];

const greetings: readonly Phrase[] = [
  ["hi|hey|hello guys", "dear all", opens],
  ["hi|hey|hiya|hello (there)", "dear", ({ start, rest }) => start && /^\s+\p{Lu}\p{L}+\s*[,!]/u.test(rest)],
];

const apologies: readonly Phrase[] = [
  ["sorry about|for", "I apologise for", (place) => place.start && atFault.test(place.rest)],
  ["i'm|i am (so|really|very) sorry about|for", "I apologise for", ({ rest }) => atFault.test(rest)],
  ["we're|we are (so|really|very) sorry about|for", "we apologise for", ({ rest }) => atFault.test(rest)],
];

const reason = "Too casual for an official text";
/** What is typed in haste, in letters to friends and others alike. */
export const hasty: readonly PhraseTable[] = [
  { reason: "Written as it is typed in haste", phrases: abbreviated },
];
/** Casual words, for texts that greet whom they know. */
export const businesslike: readonly PhraseTable[] = [
  { reason: "Too casual for a professional text", phrases: [...abbreviated, ...casual] },
];
export const formal: readonly PhraseTable[] = [
  { reason, phrases: [...greetings, ...abbreviated, ...casual, ...apologies] },
];
