/** Wordings that leave no choice, whoever writes or speaks them: `its been`, `out off service`, `if you rather I did`, `a an hour`. */

import { isVerbBase } from "../../../prose/english/verbs.ts";
import type { Edit } from "../../marks/edits.ts";
import type { GrammarRule } from "./clause.ts";

const gap = "A little word is missing";
const article = "An article is missing";
const closed =
  "(?:[.,;!?)]|$| (?:in|on|at|by|for|to|since|with|and|but|because|yet|so|when|if|before|after)\\b)";

/** What is found and put, why, and the words of which one must stand there: a pattern is tried nowhere else. */
type Wording = readonly [found: RegExp, put: string, reason: string, cues: string];

/** No manner of speaking either. */
const spoken: readonly Wording[] = [
  [
    new RegExp(
      `(?<=(?:^|, (?:and|but|so) |; |[Bb]ecause |[Tt]hink |[Ss]ays |[Ss]aid |[Kk]now |[Ii]f ))its(?= (?:been\\b|(?:hardly|barely|never|already|just|still|only|not) (?:\\p{Ll}+ed|\\p{Ll}+ing|gone|done|broken|worn)${closed}))`,
      "gu",
    ),
    "it's",
    "It is, or it has",
    "its",
  ],
  [
    /(?<=\b[Oo]ut )off(?= (?!(?:coast|shore)\b)(?!the (?:coast|shore)\b)\p{Ll})/gu,
    "of",
    "Of with its thing",
    "off",
  ],
  [
    /(?<=\b(?:[Ii]f|[Uu]nless|think) (?:you|we|they|he|she|I))(?= rather (?:I|you|we|he|she|they|not|be|have|go|do|wait|stay)\b)/gu,
    "'d",
    gap,
    "rather",
  ],
  [
    /(?<=\b(?:I['’]m|(?:you|we|they)['’]re|(?:he|she|it)['’]s|is|are|was|were|am) )to(?= (?:old|young|tired|late|early|small|big|short|tall|heavy|busy|weak|wet|dark|polite|proud|shy|scared|slow|steep|loud|expensive|dangerous|thin|thick|narrow)(?: to \p{Ll}| for (?:me|us|him|her|them|it|you|this|that|my|the)\b|[.,;!?]|$))/gu,
    "too",
    "Too says how much",
    "to",
  ],
  [
    /(?<=\b(?:[Hh]e|[Ss]he|I|[Tt]hey|[Ww]e) (?:just |only )?(?:looked|looks|stared|laughed) at )(?=as (?:if|though)\b)/gu,
    "it ",
    gap,
    "at",
  ],
  [/(?<=\b[Gg]o(?:ing)? looking )(?=(?:them|it)(?:[.,;!?]|$))/gu, "for ", gap, "looking"],
  [
    /(?<=\b(?:and|when|because|where|but) (?:he|she) |^(?:He|She) )use(?= to \p{Ll})/gu,
    "used",
    "Used to for what once was so",
    "use",
  ],
];

const suggesting: Readonly<Record<string, string>> = {
  me: "I",
  him: "he",
  her: "she",
  us: "we",
  them: "they",
};

const written: readonly Wording[] = [
  [
    /(?<=\b(?:have|had|having) )(?=(?:quick )?look(?: (?:at|when|if|before|after|and|in|round|around|for|on)\b|[.,;!?]|$))/gu,
    "a ",
    article,
    "look",
  ],
  [
    /(?<=\b(?:[Ii]t|[Tt]his|[Tt]hat) (?:is|was) )(?=(?:scam|hoax|joke|lie|mess|trick|dream|miracle|disaster|shame|pity|bargain|nightmare|mistake)(?:[.,;!?]|$))/gu,
    "a ",
    article,
    "scam hoax joke lie mess trick dream miracle disaster shame pity bargain nightmare mistake",
  ],
  [
    /(?<=\b[Ww]ork(?:s|ed|ing)? (?:in|at) )(?=(?:small |big |large |local |busy )?(?:museum|factory|bakery|restaurant|warehouse|laboratory|library|garage|supermarket|hotel|theatre|brewery|quarry|pharmacy|depot|shop|bank|zoo|call centre|care home)(?:[.,;!?]|$| (?:in|near|on|outside|by|as|and|with|for|where|that)\b))/gu,
    "a ",
    article,
    "work works worked working",
  ],
  [
    /(?<=\bI (?:operate|drive|own|fly|ride) )(?=(?:small |big |old )?(?:tower crane|crane|bus|taxi|tram|lorry|truck|van|forklift|tractor|bakery|shop)(?:[.,;!?]|$| (?:on|in|for|at|near)\b))/gu,
    "a ",
    article,
    "operate drive own fly ride",
  ],
  [
    /(?<=\b[Aa]ppl(?:y|ied|ies|ying) )to(?= (?:planning|permission|funding|an? (?:grant|licence|license|loan|visa|permit|job|mortgage)|the (?:job|post|grant|licence|loan))\b)/gu,
    "for",
    "One applies for it",
    "apply applied applies applying",
  ],
  [
    /(?<!\p{L})during(?= (?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|many|several|\d{1,3}) (?:seconds|minutes|hours|days|weeks|months|years)(?:[.,;!?]|$| (?:without|with|and|but|because|in|at|on)\b))/gu,
    "for",
    "For says how long",
    "during",
  ],
];

const capitals = (put: string, found: string): string =>
  /^\p{Lu}/u.test(found) ? put.charAt(0).toUpperCase() + put.slice(1) : put;

const marksOf =
  (table: readonly Wording[]): GrammarRule =>
  ({ sentence: { text, from }, places }) =>
    table.flatMap(([found, put, reason, cues]) =>
      !cues.split(" ").some((cue) => places.has(cue))
        ? []
        : [...text.matchAll(found)].map((part): Edit => ({
            from: from + part.index,
            to: from + part.index + part[0].length,
            replacement: capitals(text.includes("’") ? put.replace("'", "’") : put, part[0]),
            reason,
          })),
    );

/** `He suggested me to join`: that somebody does it. */
const suggested: GrammarRule = ({ sentence: { text, from } }) =>
  !text.includes("uggest")
    ? []
    : [...text.matchAll(/(?<=\b[Ss]uggest(?:ed|s)? )(me|him|her|us|them) to(?= (\p{Ll}+))/gu)].flatMap(
        (part): Edit[] =>
          isVerbBase(part[2] ?? "")
            ? [
                {
                  from: from + part.index,
                  to: from + part.index + part[0].length,
                  replacement: `that ${suggesting[part[1] ?? ""] ?? ""}`,
                  reason: "One suggests that somebody does it",
                },
              ]
            : [],
      );

/** `boots to small, vest too big`: where nothing goes from one to the other. */
const tooSmall: GrammarRule = ({ sentence: { text, from }, places }) =>
  !places.has("to") || places.has("from")
    ? []
    : [
        ...text.matchAll(
          /(?<=\p{Ll}s )to(?= (?:small|big|tight|short|loose|heavy|narrow|large)(?:[.,;!?)]|$))/gu,
        ),
      ].map((part): Edit => ({
        from: from + part.index,
        to: from + part.index + 2,
        replacement: "too",
        reason: "Too says how much",
      }));

export const spokenWordings: GrammarRule = marksOf(spoken);
export const wordingRules: readonly GrammarRule[] = [spokenWordings, marksOf(written), suggested, tooSmall];
