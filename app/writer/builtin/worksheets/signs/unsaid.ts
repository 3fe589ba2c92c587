/** What somebody knows in a text and the reader is not told. */

import {
  type Place,
  quoted,
  reason,
  type Row,
  type Shows,
  unless,
  unlessBehind,
  word,
  closing,
  aloud,
} from "./place.ts";

/** A question of an interview, and the sign that its answer holds. */
const asked: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [
    /^(?:And |So |But )?(?:how (?:many|much|old|long|often|far|big)|what (?:does|did|do|will|would) .{2,40}\b(?:pay|cost|earn|charge|weigh)|what['’]s? .{0,20}(?:price|cost))\b/iu,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|dozens?|once|twice|half|nothing|none|every (?:day|week|year)|daily|free)\b/iu,
  ],
  [
    /^(?:And |So |But )?(?:when|what year|since when)\b/iu,
    /\d|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|today|tomorrow|yesterday|week|month|year|when|after|before|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/iu,
  ],
  [
    /^(?:And |So |But )?(?:has|have|did|do|does|is|are|was|were|will|would|can|could) (?:you|they|he|she|it|anyone|anybody|the|there|your)\b/iu,
    /\b(?:yes|yeah|yep|no|nope|not|never|n['’]t|of course|always|once|twice|certainly|absolutely|oh,? I|sometimes|sure|nobody|everybody|I (?:do|did|have|was|am|would|will|can)|they (?:do|did|have|were|are)|he (?:did|was|has)|she (?:did|was|has)|it (?:is|was|did|does|has))\b|n['’]t\b/iu,
  ],
];
const longestDodge = 14;

/** A question of which the answer says nothing: quoted with the question that it leaves open. */
const dodged: Shows = ({ line, question, next, words, forms }: Place) => {
  if (question === "" || line.includes("?") || words > longestDodge) return null;
  const kind = asked.find(([wanted]) => wanted.test(question));
  // What is asked may be answered in other words, but for a figure or a day, where nobody is interviewed.
  if (kind === asked.at(-1) && !forms.has("interview")) return null;
  return kind && !kind[1].test(`${line} ${next?.text ?? ""}`)
    ? { word: line.replace(/[.!]$/, ""), other: question }
    : null;
};

/** What is known and not told, in scenes and in reports. */
export const unsaid: readonly Row[] = [
  ["dodged", 10, "asks", dodged],
  [
    "dodges",
    9,
    "asks",
    unless(reason)(
      word(
        /(?<!\p{L})((?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey) ha(?:d|ve|s) (?:my|our|his|her|their) reasons|(?:[Ss]he|[Hh]e|[Ii]t|[Tt]hat)(?:['’]s| is) spoken for|[Tt]here(?:['’]s| has) been (?:some |a lot of |a certain amount of )?interest|[Ww]e(?:['’]ll| shall| will) see(?: about that| what happens)?|[Tt]ime will tell|[Ww]atch this space|[Tt]hat would be telling|[Tt]hings happen|[Oo]ne thing and another)(?=[.,;])/u,
      ),
    ),
  ],
  [
    "notTheTime",
    9,
    "believes",
    word(
      /\b((?:that )?(?:this|it|now) (?:was|is) not the (?:time|place|moment)(?: for [\p{Ll} ]{3,24})?)(?=[.,;])/u,
    ),
  ],
  [
    "happened",
    9,
    "sees",
    closing(
      unless(quoted)(
        word(
          /\b((?:that was when|then|and then|when|before|after|until|since) (?:it|that) happened|something (?:had )?happened(?: (?:to|in|at) [\p{L}]+(?: [\p{L}]+)?)?)(?=[.,;])/iu,
        ),
      ),
    ),
  ],
  [
    "incident",
    10,
    "sees",
    unless(
      /:/,
      quoted,
    )(
      word(
        /\b((?:was|been|had|is|about|of|after|since|by) (?:an?|the) (?:unfortunate |unpleasant |serious |slight |small |little )?(?:incident|misunderstanding|disagreement|altercation|falling-out|unpleasantness|complication)(?: (?:in|at|with|on|over|about) (?:the |a |his |her |my |our )?[\p{L}]{1,24})?|what (?:had )?happened (?:at|in|to|with|on|after) (?:the |that |our |my )?\p{L}+(?: \p{L}+){0,3})(?=[.,;]| and\b)/u,
      ),
    ),
  ],
  [
    "troubles",
    8,
    "sees",
    closing(
      word(
        /\b((?:had (?:his|her|their) (?:troubles|difficulties|demons|reasons)|went through a (?:lot|great deal|bad (?:time|patch)|difficult (?:time|patch))|(?:wasn['’]t|was not|weren['’]t) (?:quite )?(?:himself|herself|themselves|myself)))(?=[.,;])/u,
      ),
    ),
  ],
  [
    "troubles",
    7,
    "sees",
    unless(
      quoted,
      /:/,
    )(
      word(
        /\b(had (?:his|her|their) (?:troubles|difficulties|demons)|(?:wasn['’]t|was not) (?:quite )?(?:himself|herself|themselves))(?=[.])/u,
      ),
    ),
  ],
  [
    "beyondWords",
    8,
    "sees",
    word(
      /\b(more than I can (?:say|tell (?:you|them))|(?:words|I) (?:cannot|can['’]t) (?:describe|express)(?: [\p{L}]+){0,3}|(?:hard|difficult|impossible) to (?:describe|put into words)|beyond (?:words|description))(?=[.,;])/u,
    ),
  ],
  [
    "knewWhat",
    9,
    "sees",
    closing(
      unlessBehind(/:/)(
        word(
          /\b((?:both |all )?(?:knew|know|knows) (?:exactly |perfectly well |very well )?(?:what (?:that|it|this|was coming|he meant|she meant|they meant)(?: (?:meant|means|was|would mean|would cost))?|better than to \p{Ll}+))[.]/u,
        ),
      ),
    ),
  ],
  [
    "notTold",
    8,
    "sees",
    unless(quoted)(
      closing(
        word(
          /\b((?:didn['’]t|did not|never|wouldn['’]t|would not) (?:say|said|mention|mentioned|explain|explained|(?:tell|told) (?:him|her|them|me|us|anyone|anybody|\p{Lu}\p{Ll}+)) (?:why|what|where|who|how|anything|it|about (?:it|that|the [\p{Ll}]+))|kept (?:it|that) to (?:himself|herself|myself|themselves))(?=[.,;]| (?:he|she|it|they|had|was|they)\b)/u,
        ),
      ),
    ),
  ],
  [
    "lastTime",
    8,
    "sees",
    unless(quoted)(
      word(
        /\b((?:like|unlike|not like|than|as) (?:the )?(?:last|other|first) time|(?:wasn['’]t|was not|isn['’]t|is not) the first time|as (?:he|she|they|I) had (?:once )?before)(?=[.,;])/u,
      ),
    ),
  ],
  [
    "pretends",
    7,
    "sees",
    unless(reason)(
      closing(
        word(/\b(pretend(?:ed|s|ing)? (?:not to|to|that|he|she|I) [\p{L}'’]+(?: [\p{L}'’]+){0,4})(?=[.,;])/u),
      ),
    ),
  ],
  [
    "firstTime",
    7,
    "sees",
    closing(word(/\b(for the first time (?:in|since) [\p{L}'’]+(?: [\p{L}'’]+){0,3})(?=[.,;])/u)),
  ],
  [
    "wroteName",
    8,
    "sees",
    unless(
      quoted,
      /:/,
    )(
      word(
        /\b((?:written|wrote|carved|scratched|printed|spelled out|whispered|mouthed) (?:a (?:single )?(?:name|word|number|date)|two words|one word|three words)(?: (?:on|in|into|across) (?:the|his|her|my) [\p{Ll}]+)?)(?=[.,;])/u,
      ),
    ),
  ],
  [
    "notSince",
    8,
    "sees",
    unless(reason)(
      word(
        /(?<!\p{L})((?:I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey)(?:['’]ve| have| has|['’]d| had)(?:n['’]t| not| never) (?:[\p{L}'’]+ ){1,5}since|(?:I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey) never (?:went|came|spoke|sang|played|drove|rode|swam|wrote|asked|rang|cooked|danced|set foot)(?: [\p{L}'’]+){0,4} again)(?=[.])/u,
      ),
    ),
  ],
  [
    "hadAWord",
    8,
    "sees",
    unless(quoted)(
      word(
        /\b((?:has|have|had) (?:since )?(?:spoken (?:to|with) (?:him|her|them|the [\p{Ll}]+)|had (?:a (?:quiet )?word|words) with (?:him|her|them|the [\p{Ll}]+))|(?:had|have) (?:a (?:quiet )?word|words) with (?:him|her|them|the [\p{Ll}]+))(?=[.,;]| about\b)/u,
      ),
    ),
  ],
  [
    "reallyIs",
    8,
    "sees",
    closing(
      word(
        /\b((?:people|everyone|everybody|they|you) (?:always |all |would )?(?:thinks?|says?|believes?|assumes?) (?:that )?it(?:['’]s| is| was) [\p{L} ]{3,40} (?:that|which|who) [\p{L} ]{3,30})[.]$/u,
      ),
    ),
  ],
  [
    "somethingAbout",
    7,
    "sees",
    unlessBehind(/:/)(
      closing(
        word(
          /(?<!\p{L})([Tt]here(?:['’]s| is| was) something (?:about|wrong|odd|strange|not right)(?: [\p{L}'’]+){0,6})(?=[.,;])/u,
        ),
      ),
    ),
  ],
  [
    "substandard",
    8,
    "sees",
    unless(
      quoted,
      /:/,
    )(
      closing(
        aloud(
          /\b((?:(?:was|were|is|are) )?(?:not up to (?:standard|scratch)|below (?:standard|par)|unsatisfactory|unacceptable|(?:left|leaves) (?:a lot|much|something) to be desired|worse in (?:one|some|several) respects?|(?:quite|very|rather|extremely) (?:rude|disappointing|unhelpful|unprofessional))(?=[.,;]| and\b))/u,
        ),
      ),
    ),
  ],
  [
    "substandard",
    8,
    "sees",
    unless(
      quoted,
      /:/,
    )(
      word(
        /\b((?:was|were|is|are) (?:not up to (?:standard|scratch)|below (?:standard|par)|unsatisfactory|worse in (?:one|some|several) respects?|quite unacceptable))(?=[.,;]| and\b)/u,
      ),
    ),
  ],
  [
    "someone",
    7,
    "asks",
    unless(/\b(?:called|named)\b/)(
      word(
        /(?<!\p{L})([Aa] member of (?:your |the )?(?:staff|team)|[Oo]ne of your (?:staff|colleagues|people|drivers)|[Ss]omebody in (?:an|the|your) office|[Aa] (?:spokes\p{L}+|senior (?:official|officer|figure|manager)|source))\b/u,
      ),
    ),
  ],
  [
    "discussion",
    7,
    "believes",
    word(
      /\b((?:[Aa]fter|[Ff]ollowing) (?:a |some |much |lengthy |considerable )?(?:(?:full|long|lengthy|lively|frank|brief|robust|good) )?(?:discussion|debate|consideration|deliberation|consultation)(?: with [\p{L} ]{3,24})?)(?=[,.;]| (?:it|the|we|they)\b)/u,
    ),
  ],
];
