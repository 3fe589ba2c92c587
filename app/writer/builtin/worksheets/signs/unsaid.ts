/** What an editor asks about where something was not said, not done or not called by its name. */

import { past } from "../../text-kind/reading.ts";
import { type Signs, spoken, when, word } from "./place.ts";

/** Speech, or a silence that ends. */
const broken =
  /["“”]|\b(?:until|at first|eventually|finally|in the end|then (?:he|she|I|they|we) (?:\p{Ll}+ )?said|then said)\b/iu;
const unsaid =
  /\b(?:you|if|as I|(?:have|need) to|so|much|goodbye|thank you|difference|tell (?:if|whether|what|which))\b/;

export const inUnsaid: Signs = [
  [
    "untold",
    9,
    ({ told, line, around }) =>
      spoken.test(line) || broken.test(around)
        ? null
        : word(
            /\b(I|[Ww]e) (?:never|did not|didn['’]t|had not|hadn['’]t|could not|couldn['’]t) (?:even |once |ever )?(?:told|tell|said|say|mentioned|mention|explained|explain|spoke (?:of|about) (?:it|this|that)|talked about (?:it|this|that))\b/,
            unsaid,
          )({ told }),
  ],
  [
    "keptFrom",
    9,
    ({ told, line, around }) =>
      spoken.test(line) || broken.test(around)
        ? null
        : word(
            /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y \p{Ll}+|\p{Lu}\p{Ll}+) (?:never|did not|didn['’]t|had never|would never|would not|wouldn['’]t) (?:once |ever )?(?:told|tell|said|say|mentioned|mention|explained|explain|(?:spoke|speak)(?= (?:of|about)))\b()/u,
            unsaid,
          )({ told }),
  ],
  [
    "notAsked",
    9,
    ({ told, line }) =>
      spoken.test(line)
        ? null
        : word(
            /\b(?:[Nn]obody|[Nn]o one|[Hh]e never|[Ss]he never|[Tt]hey never) (?:ever |once )?asked (?:me|us)\b()/,
          )({
            told,
          }),
  ],
  [
    "noReason",
    9,
    ({ told, line }) =>
      spoken.test(line)
        ? null
        : word(
            /\b(?:[Nn]obody|[Nn]o one) (?:gave (?:me|us) a reason|said why|told (?:me|us) why|explained (?:why|it|this)|apologi[sz]ed)\b()/,
          )({
            told,
          }),
  ],
  [
    "notSpoken",
    10,
    word(
      /\bI (?:have not|haven['’]t) (?:yet )?(?:spoken to|asked|told|mentioned (?:it|this) to|written to) (?!him since|her since|you\b)\p{L}+()/u,
      /\b(?:if|since|for)\b/,
    ),
  ],
  [
    "silent",
    8,
    ({ told, line, around }) =>
      spoken.test(line) || broken.test(around)
        ? null
        : word(
            /\b(?:said nothing|without (?:a word|saying anything|answering|speaking)|(?:went|fell|kept|stayed) (?:quiet|silent)|nobody (?:spoke|answered|said (?:anything|a word))|did not answer|didn['’]t answer)\b()/iu,
            /\b(?:much|if|you)\b/,
          )({ told }),
  ],
  [
    "notThat",
    9,
    word(
      /\bI (?:do not|don['’]t|won['’]t|will not|wouldn['’]t|would not) (?:say (?:that )?I|pretend (?:that )?I|claim (?:that )?I|call (?:it|that|him|her|them))\b()/,
    ),
  ],
  [
    "calledIt",
    9,
    word(/\b(?:I|[Ww]e) called (?:it|that|this) (?!off\b|on\b|out\b|back\b|a day\b|in\b|up\b)\p{L}+()/u),
  ],
  [
    "thinksI",
    9,
    (place) => word(/\b(he|she) thinks (?:that )?I\b/i, /\bif\b/i)(place)?.toLowerCase() ?? null,
  ],
  [
    "thoughtI",
    9,
    word(/\b(?:and |that |but )?([Hh]e|[Ss]he) (?:thought|believed) (?:that )?I (?:was|had|did)\b/),
  ],
  [
    "pretended",
    9,
    word(
      /\bI (?:lied|pretended|was pretending)\b()|\bI (?:said|told \p{Ll}+) (?:that )?(?:it was (?:nothing|fine|all right)|I was (?:fine|all right))\b()/u,
      /\b(?:if|never|not)\b/,
    ),
  ],
  [
    "oughtSay",
    9,
    word(
      /\bI (?:should|ought to|could) have (?:said|told|asked|rung|called|written|phoned|spoken|answered)\b()/,
      /\bif\b/i,
    ),
  ],
  [
    "oughtDo",
    8,
    word(
      /\bI (?:should|ought to) have (?:gone|stayed|stopped|come|turned|waited|kept|left|let|helped|listened)\b()/,
      /\bif\b/i,
    ),
  ],
  [
    "lastTime",
    9,
    (place) =>
      past.test(place.told)
        ? word(
            /\b[Tt]he last time (?:that )?(?:I|we) (?:saw|spoke|heard|met|sat|talked|went)\b()/,
            /\bif\b/i,
          )(place)
        : null,
  ],
  [
    "promised",
    8,
    (place) =>
      /\b(?:kept|broke|broken|never did|until|did not keep)\b/.test(place.around)
        ? null
        : word(/\bI (?:had )?promised (?:him|her|them|myself|my \p{Ll}+|\p{Lu}\p{Ll}+)\b()/u)(place),
  ],
  [
    "wouldHave",
    8,
    word(
      /\b([Hh]e|[Ss]he|[Dd]ad|[Mm]um|[Mm]y (?:father|mother)) would have (?:liked|loved|hated|laughed|said|been (?:proud|pleased|ashamed|furious))\b/,
      /\b(?:if|had)\b/,
    ),
  ],
  ["tellMyself", 9, word(/\bI (?:tell|told) myself\b()|\bI like to think\b()/, /["“”]/)],
  [
    "catchMyself",
    8,
    word(
      /\bI (?:have noticed|['’]ve noticed|notice|find|catch) (?:that I|myself)\b()/,
      /\b(?:if|because|so that)\b/,
    ),
  ],
  [
    "usedTo",
    7,
    word(/^I used to (?:like|love|hate|think|believe|be afraid|dread|mind)\b()/, /\b(?:until|because|but)\b/),
  ],
  [
    "invites",
    8,
    word(
      /\bI (?:can|could|should like to|would like to|['’]d like to|['’]d love to) (?:come|see (?:it|you)|be on the|visit|stay with)\b()/,
      /\b(?:could not|if you like|come to)\b/,
    ),
  ],
  ["onlyOne", 8, word(/\b[Yy]ou (?:were|are) the (?:only|first) (?:one|person)\b()/)],
  [
    "twoHalves",
    8,
    when(
      ({ told, line, words, after }) =>
        !/["“”]/.test(line) &&
        (/\bI (?:love|like|want|miss|would|wish|believe|am (?:glad|happy|proud|sorry))\b[^.]*, but I\b|\byou\b[^.]*, but I\b/.test(
          told,
        ) ||
          (words >= 4 && /^But I (?:would|do|still|want|wish|need|did|am)\b/.test(after))) &&
        !/\b(?:if|not only)\b/i.test(told),
    ),
  ],
  [
    "almost",
    9,
    word(
      /\b(?:I|[Hh]e|[Ss]he|\p{Lu}\p{Ll}+) (?:very )?(?:almost|nearly) (?:said|told|asked|went|turned|rang|called|left|stayed|kissed|opened|gave|threw|wrote|answered|went back)\b()/u,
      /["“”]|\bif\b/i,
    ),
  ],
  [
    "didNot",
    8,
    ({ told, line, around }) =>
      spoken.test(line) || broken.test(line) || /\b(?:instead|so that|too)\b/.test(around)
        ? null
        : word(
            /\b(?:I|[Hh]e|[Ss]he|[Tt]hey|[Mm]y \p{Ll}+|\p{Lu}\p{Ll}+) (?:did not|didn['’]t|never) (?:once |even )?(?:look(?:ed)? (?:up|back|round|at)|count(?:ed)? (?:it|them)|read it|keep (?:it|them)|sit down|sat down|shake|lock|knock|turn(?:ed)? (?:round|back)|wave[d]?|wait(?:ed)?|go back|went back|go in|open(?:ed)? (?:it|the)|cr(?:y|ied)|stop(?:ped)?|touch(?:ed)?|take it|took it|come back|came back|thr(?:ow|ew))\b()/u,
            /\b(?:you|if|until|because)\b/,
          )({ told }),
  ],
];
