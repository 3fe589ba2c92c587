/** What a text sets against itself: two of its sentences that cannot both be so, both quoted. */

import { numberWords } from "./numbers.ts";
import type { Place, Shows } from "./place.ts";

/** What one sentence says, what a later one says, and how far behind it may stand; nothing for as far as one remembers. */
type Pair = readonly [one: RegExp, other: RegExp, within?: number];

/** An earlier sentence and this one, as they stand in a question; null where they are the same words. */
const both = (other: string, here: string): { word: string; other: string } | null =>
  other === "" || here === "" || other.toLowerCase() === here.toLowerCase() ? null : { word: here, other };

const found = (match: RegExpExecArray | null): string => match?.slice(1).find(Boolean) ?? match?.[0] ?? "";

const pairs: readonly Pair[] = [
  // What fits all, and what it is not for.
  [
    /\b((?:fits?|suits?|suitable for|works (?:with|on|for|in)|good for|covers|open to|available to|welcome) (?:every|all|any|everyone|anyone)(?: [\p{Ll}]+){0,2})/iu,
    /\b((?:not (?:recommended|suitable|suited|for use|available|open|valid|intended)|(?:is|are) excluded|does not (?:fit|apply|include|cover)|(?:members|adults|residents) only|by invitation only) ?(?:(?:for|to|on|with|in) [\p{L}]+(?: [\p{L}]+)?)?)/iu,
  ],
  // What is for ever, and how long it lasts.
  [
    /\b((?:guaranteed|lasts?|free|yours|valid) (?:for (?:life|ever)|forever)|lifetime (?:guarantee|warranty)|for life)\b/iu,
    /\b((?:(?:in|for|within|during) the first (?:\p{Ll}+|\d+) (?:days|weeks|months|years|seasons)|(?:within|after) (?:\p{Ll}+|\d+) (?:days|weeks|months|years|seasons)))\b/iu,
    3,
  ],
  // What is done for all, and what is left.
  [
    /\b((?:[Ee]verybody|[Ee]veryone|[Aa]ll (?:of (?:them|us|you)|(?:the )?[\p{Ll}]+)|[Ee]very [\p{Ll}]+) (?:was|were|is|are|has been|have been|had been|got) (?:now |all )?(?:back|restored|reconnected|finished|complete|completed|repaired|paid|answered|home|safe|found|returned|reopened|open|settled|cleared|delivered|done|sold)(?: on| up)?)\b/u,
    /\b((?:(?:\p{Lu}?\p{Ll}+|\d+) )?(?:[\p{Ll}]+ )?(?:remain|remains|still) (?:off|out|closed|shut|missing|unpaid|unanswered|outstanding|without|waiting|to be|not|unsold|unfinished|owe|owing)|[\p{Ll}]+ (?:have|has) yet to (?:be )?[\p{Ll}]+)\b/u,
  ],
  [
    /\b((?:will|do|does|shall|can) not (?:track|identify|record|store|collect|monitor|name) [\p{Ll}]+(?: [\p{Ll}]+){0,1}|(?:is|are|was|remains?|completely|strictly|entirely) (?:anonymous|confidential))(?=[.,;]| )/iu,
    /\b(who (?:had|has|took|used|was|said|wrote) [\p{Ll}]+|by name|(?:your|their|his|her) (?:full )?name(?: and [\p{Ll}]+)?|will be (?:shared|passed|shown|read out|published))\b/iu,
    2,
  ],
  // What is never done, and when it is.
  [
    /\b((?:[Ii]|[Ww]e) (?:always|never|only ever)(?: [\p{L}'’]+){1,6}|(?:[Ii]|[Ww]e) (?:add|change|say|keep|take|leave out|charge|hide) nothing)(?=[.,;]| and\b| but\b)/u,
    /(?:^|[.;,] |\band )((?:[Ww]hen (?:it['’]s |it is )?(?:necessary|needed|needs must|I must|we must)|[Ww]here (?:it['’]s |it is )?necessary|[Ss]ometimes|[Oo]ccasionally|[Nn]ow and then|[Oo]nce in a while|[Ff]rom time to time|[Ee]very so often|[Oo]nce or twice),? (?:[Ii]|[Ww]e)(?: [\p{L}'’]+){1,6})/u,
    2,
  ],
  [
    /\b((?:[Ii]['’]m|[Ii] am|[Ww]e are|[Ww]e['’]re|[Nn]obody is|[Nn]o one is) not asking (?:the |any)?(?:ratepayers?|taxpayers?|council|government|one|body|you|members|for (?:money|a penny|funds))(?: (?:to|for) [\p{Ll} ]{2,16})?)/u,
    /\b((?:(?:[Tt]he )?(?:council|government|county|district|it|they|members|you) )?(?:should|must|ought to|has to|have to) (?:pay|find (?:it|the money)|fund|put (?:its|their|your) hands? in (?:its|their|your) pockets?|give [£$€\d]+))\b/u,
  ],
  // All agreed, and who did not.
  [
    /\b(unanimous(?:ly)?|(?:everyone|everybody|we all|all (?:of us|members|present)) (?:was |were |is |are )?(?:agreed|in favour|agree)|nobody (?:objected|disagreed|was against)|without (?:dissent|objection))\b/iu,
    /\b((?:\p{L}+ )?(?:voted against|voting against|abstained|abstaining|objected|was opposed|were opposed|disagreed|dissented|(?:was|were) not happy|\d+ (?:votes )?to \d+|\d+ against))\b/iu,
  ],
  // All think alike, and one who does not.
  [
    /\b((?:[Aa]ll (?:of )?(?:the|my|our) (?:neighbou?rs|parents|residents|members|tenants|colleagues|teachers|staff|families|customers)|[Ee]very(?:one|body) (?:in|on|at|along) (?:the|our|this|my) [\p{Ll}]{2,12}) (?:feels?|thinks?|agrees?|wants?|says?|hates?|is against|are against)(?: [\p{L}]{1,10}){1,3})(?=[.,;])/u,
    /\b((?:(?:Mrs|Mr|Ms|Miss|Dr|[Mm]y|[Oo]ne) )?[\p{L}]{2,16}(?: at [\p{L}\d]{2,8} ?\d{0,4})? (?:says|said|tells me|told me|thinks) (?:that )?(?:she|he|they) (?:(?:has|have|had) got used to it|(?:does not|doesn['’]t|did not|didn['’]t|do not|don['’]t) (?:mind|agree|care|notice|want it|hear it)|(?:rather |quite )?likes? it|(?:is|was|are|were) (?:all )?(?:for|against) it|disagrees?|prefers? it|sleeps? through it))(?!\p{L})/u,
    6,
  ],
  // What is open every day, and when it is shut.
  [
    /\b((?:open|runs?|available|served|here|there) (?:every day|daily|seven days a week|7 days a week|all (?:year round|year)|24 hours a day|round the clock))\b/iu,
    /\b((?:is |are )?(?:closed|shut|no service|not (?:open|running|available)) (?:on |in |from |over |between |all )?(?:the )?(?:\p{Lu}\p{Ll}+(?:s|days?)?(?: (?:and|to|until) \p{Lu}\p{Ll}+)?|winter|summer|holidays|half-term))(?=[.,;]| )/u,
  ],
  [
    /\b((?:no|without) (?:previous |prior )?(?:experience|knowledge|qualifications?) (?:is |are )?(?:needed|necessary|required)?|suitable for (?:complete )?beginners|anyone can (?:do it|join|take part))(?=[.,;]| )/iu,
    /\b((?:must|should|need to|will need to) (?:already )?(?:have|know|be able to) [\p{L}]+(?: [\p{L}]+){0,4}|some experience (?:is |of )?(?:[\p{Ll}]{1,24}))(?=[.,;])/iu,
  ],
  // What costs nothing, and its price.
  [
    /\b((?:(?:[Ee]ntry|[Aa]dmission|[Ii]t|[Ee]verything|[Tt]he (?:event|course|talk|walk|service|workshop)|[Dd]elivery|[Pp]arking|[Tt]ickets?|[Mm]embership|[Aa]ll [\p{Ll}]+)) (?:is|are|will be) (?:completely |absolutely |entirely )?free(?: of charge)?)(?=[.,;]| (?:and|to|for)\b)/iu,
    /\b((?:entry|admission|tickets?|parking|membership|delivery|(?:the|a) (?:charge|fee|donation) of|costs?)(?: \p{Ll}+){0,3} [£$€]\d{1,9}(?:[.,]\d{1,3})?)/iu,
  ],
  // What is turned off, and what is left on.
  [
    /\b((?:[Tt]urn|[Ss]witch|[Ss]hut) off the (?:gas(?: and the (?:electric|electricity|power))?|electric|electricity|power|mains|boiler))(?=[.,;]| )/u,
    /\b((?:[Ll]eave|[Kk]eep) it on (?:low|at [\p{L}\d]+)|(?:[Ll]eave|[Kk]eep|[Hh]ave) the (?:heating|light|lights|fan|fridge|boiler|pump|heater|radio|alarm) (?:on|running)(?: low)?)\b/u,
  ],
  [
    /\b(no (?:special )?tools (?:are )?(?:needed|required|necessary)?|no assembly|maintenance[- ]free|needs no (?:maintenance|looking after|cleaning))\b/iu,
    /\b((?:you(?:['’]ll| will) need|use|take|with) an? (?:[\p{Ll}-]+ )?(?:screwdriver|spanner|drill|hammer|wrench|allen key)|(?:clean|oil|grease|service|replace|empty|wash|tighten) (?:it|the [\p{Ll}]+)(?: [\p{Ll}]+){0,4} (?:every|once a|each|after) [\p{Ll}]+)\b/iu,
  ],
  [
    /\b(nothing (?:will|is going to|has to) change|no (?:changes?|jobs will be lost|job losses|cuts)(?: (?:to|in|are planned)[\p{Ll} ]{0,20})?|(?:will|does) not affect [\p{Ll}]+(?: [\p{Ll}]+){0,2}|business as usual)(?=[.,;]| )/iu,
    /\b((?:will|is to|are to) (?:close|be (?:closed|cut|reduced|withdrawn|shortened|moved|replaced)|move|end|lose|stop|shorten)|will no longer [\p{Ll}]+)\b/iu,
  ],
  [
    /\b(I remember (?:it |that |every [\p{Ll}]+ )?(?:all )?(?:exactly|clearly|perfectly|well|as if it were yesterday|every (?:word|detail|minute)))(?=[.,;]| )/u,
    /\b((?:or )?(?:perhaps|maybe) it was [\p{L}'’]+(?: [\p{L}'’]+){0,3}|I (?:can['’]t|cannot|don['’]t) (?:quite |now )?remember [\p{L}'’]+(?: [\p{L}'’]+){0,4}|it must have been [\p{L}'’]+(?: [\p{L}'’]+){0,3})(?=[.,;])/u,
    5,
  ],
  [
    /\b((?:takes?|ready in|done in|made in) (?:about |only |just |no more than )?(?:\p{Ll}+|\d+) minutes)\b/iu,
    /\b((?:(?:leave|soak|chill|stand|rest|rise|prove|marinate|dry|set|cool) [^.;,]{0,24})?overnight|(?:start|begin|soak it|make it|prepare it) the (?:day|night) before|(?:leave|soak|chill|stand|rest|rise|prove|marinate|dry|set|cool) (?:it |them )?for (?:at least )?(?:\d{1,3}|two|three|four|six|eight|twelve|twenty-four) (?:hours|days|weeks))\b/iu,
  ],
  [
    /\b((?:do not|don['’]t|am not|['’]m not) (?:want|ask(?:ing)? for|expect) (?:any )?(?:money|compensation|special treatment))\b/iu,
    /\b((?:an? )?(?:(?:full|partial) )?(?:refund|compensation|discount|reimbursement)(?: of [\p{Ll} ]{3,30})?)\b/iu,
  ],
  [
    /\b((?:obliges?|requires?|applies to|for|covers|include[sd]?) (?:every|all|any) (?:\p{Ll}+)(?: [\p{Ll}]+){0,2})/u,
    /\b((?:[\p{L}]+ ){1,2}(?:would|will|are|is) (?:be )?(?:exempt(?:ed)?|not (?:affected|included|covered)))\b/u,
    4,
  ],
  [
    /\b((?:share|post|send) (?:clips|pictures|photos|it|them|results|videos)(?: [\p{Ll}]+){0,3})/u,
    /\b((?:everything|it|all of it|your data) (?:stays|is|remains) (?:completely |strictly )?private)\b/u,
    2,
  ],
  [
    /\b((?:all|everything)(?: the [\p{Ll}]+)? (?:that )?you need)(?=[.,;]| (?:is|to)\b)/iu,
    /\b((?:you(?:['’]ll| will) also need|not included)(?: [\p{L},]+){0,6})/iu,
  ],
  [
    /\b((?:send|bring) it back(?: within [\p{L}\d]+ \p{Ll}+)?|(?:full|money-back) (?:refund|guarantee)|no questions asked)/iu,
    /\b((?:[\p{L}]+ ){0,9}(?:cannot|can['’]t|may not) be (?:returned|refunded|exchanged)|no refunds|non-refundable)\b/iu,
  ],
  [
    /\b((?:dogs|children|visitors|everyone|everybody|guests|newcomers|all) (?:is |are )?(?:always |all |very )?welcome(?: [\p{Ll}]+){0,3})/iu,
    /\b((?:dogs|children|visitors|guests|newcomers|non-members) (?:is|are) not (?:allowed|permitted|admitted|welcome)|members only|by invitation only)/iu,
  ],
];

/** A reader holds no more sentences than these in mind. */
const remembered = 60;

/** Sentences before this one, the nearest first. */
function earlierOf({ lines, at }: Place, within = remembered): string[] {
  return lines.slice(Math.max(0, at - within), at).toReversed();
}

/** Two statements of the table that cannot both be so. */
export const opposed: Shows = (place) => {
  for (const [one, other, within] of pairs) {
    // Either may come first: the sentence that is quoted is the later one.
    for (const [before, here] of [
      [one, other],
      [other, one],
    ] as const) {
      const shown = found(here.exec(place.told));
      if (shown === "") continue;
      for (const line of [place.told, ...earlierOf(place, within)]) {
        const told = both(found(before.exec(line)), shown);
        if (told) return told;
      }
    }
  }
  return null;
};

const forbidding =
  /^(?:But |And )?((?:[Dd]on['’]t|[Dd]o not|[Nn]ever) (?:let (?:it|them) )?(\p{Ll}{3,})(?: (?:it|them))?)(?=[.,; ])/u;

/** What must not be done, and is to be done in the next sentence but one at the latest. */
export const doAndDont: Shows = (place) => {
  for (const line of earlierOf(place, 2)) {
    const [, said = "", act = ""] = forbidding.exec(line) ?? [];
    const here =
      act === ""
        ? null
        : new RegExp(
            String.raw`^((?:Then |Now )?${act} (?:it|them|the \p{Ll}+)(?: [\p{L}\d]+){0,3})`,
            "iu",
          ).exec(place.told);
    if (here) return both(said, here[1] ?? "");
  }
  return null;
};

/** `He was not a patient man`, and later `all the patience in the world`. */
const notSo =
  /\b((?:[Hh]e|[Ss]he|I|[Ww]e|[Tt]hey|[Ii]t|\p{Lu}\p{Ll}+) (?:was|were|is|am|are) (?:not|never) (?:(?:a|an|at all|very|much of a|particularly) )?(\p{Ll}{5,})(?: (?:man|woman|person|boy|girl|child|people|place|house))?)(?=[.,;]| (?:and|but)\b)/u;
const verySo = (stem: string): RegExp =>
  new RegExp(
    String.raw`\b((?:all the|such|so|very|with great|with such|with endless|great|endless|infinite|the most|always) (?:\p{Ll}+ )?${stem}\p{Ll}{0,5}(?: (?:in the world|man|woman|person))?)`,
    "iu",
  );
export const sameTrait: Shows = (place) => {
  const lines = earlierOf(place);
  for (const line of lines) {
    const [, said = "", trait = ""] = notSo.exec(line) ?? [];
    if (trait === "") continue;
    const here = verySo(trait.slice(0, Math.max(5, trait.length - 2))).exec(place.told)?.[1] ?? "";
    const told = both(said, here);
    if (told && !/\b(?:not|never|n['’]t)\b/.test(place.told)) return told;
  }
  return null;
};

/** What somebody has left behind and uses all the same. */
const leftThere =
  /\b((?:left|forgot|forgotten|lost|sold|given away|gave away) (his|her|my|their|our) (\p{Ll}{3,})(?=[^.;]{0,20}\b(?:at home|behind|at the|in the (?:car|hall|office|house|shop|taxi|hotel|drawer|kitchen)|on the (?:train|bus|table)|years ago)\b)(?: [\p{L}\d'’]+){0,9})/u;
const broughtBack =
  /\b(?:went back|fetched?|borrowed|another|new|spare|second pair|returned|remembered|found)\b/i;
export const leftBehind: Shows = (place) => {
  const lines = earlierOf(place);
  for (const [index, line] of lines.entries()) {
    const [, said = "", whose = "", thing = ""] = leftThere.exec(line) ?? [];
    if (thing === "" || index === 0) continue;
    if (lines.slice(0, index).some((one) => broughtBack.test(one))) return null;
    const here = new RegExp(
      String.raw`\b((?:(?:over|in|on|into|with|off) )?(?:the [\p{Ll}]+ of )?${whose} ${thing})\b`,
      "u",
    ).exec(place.told)?.[1];
    if (here !== undefined) return both(said.trim(), here);
  }
  return null;
};

const months = "January February March April May June July August September October November December".split(
  " ",
);
const monthIn = (name: string): number => months.findIndex((one) => one.startsWith(name.slice(0, 3)));
const month = `(${months.join("|")})`;
const spanning = new RegExp(
  String.raw`\b((?:[Tt]rial|[Pp]ilot|[Ss]urvey|[Cc]onsultation|[Pp]roject|[Ww]ork|[Cc]ourse|[Ss]tudy|[Ss]cheme|[Ss]eason|[Ee]xhibition)s? (?:will )?(?:runs?|lasts?|goes on|continues?|is|takes place) (?:from )?${month}(?: \d{4})? (?:to|until|till) (?:the end of )?(the following |next )?${month})`,
  "u",
);
const reported = new RegExp(
  String.raw`\b((?:(?:[Ff]inal |[Ff]ull )?[Rr]eport|[Rr]esults|[Ff]indings|[Ee]valuation|[Dd]ecision|[Rr]eview)(?: (?:to|on) (?:the |your |our )?[\p{L}]+)?(?: is| are| will be)?(?: due| given| presented| published| ready| announced| made)? (?:in|by|on|at the end of) (?:\d{1,2} )?${month})`,
  "u",
);
const backwards = new RegExp(
  String.raw`\b(?:on|by|until|in) ((?:the )?(?:\d{1,2}(?:st|nd|rd|th)? )?${month})\b[^.;]*?\b((?:so that|in time for|before|ready for|to be ready)\b[^.;]*? (?:in|on|by|of) (?:\d{1,2}(?:st|nd|rd|th)? )?${month})(?! next)`,
  "u",
);

/** A report that comes before the end of what it reports, or a day that comes too late for its purpose. */
export const tooEarly: Shows = (place) => {
  const late = backwards.exec(place.told);
  if (late) {
    const [, first = "", firstMonth = "", then = "", thenMonth = ""] = late;
    const gap = monthIn(firstMonth) - monthIn(thenMonth);
    if (gap > 0 && gap <= 6 && !/\b(?:next|following|coming) (?:year|\p{Lu})/u.test(place.line))
      return both(first, then);
  }
  const due = reported.exec(place.told);
  if (!due) return null;
  const [, here = "", dueMonth = ""] = due;
  for (const line of earlierOf(place, 4)) {
    const [, said = "", from = "", following, to = ""] = spanning.exec(line) ?? [];
    if (to === "") continue;
    const length =
      ((monthIn(to) - monthIn(from) + 12) % 12) + (following && monthIn(to) === monthIn(from) ? 12 : 0);
    const at = (monthIn(dueMonth) - monthIn(from) + 12) % 12;
    if (at > 0 && at < length) return both(said, here);
  }
  return null;
};

const answered =
  "answered|replied|responded|took part|voted|came back|returned|attended|signed|agreed|turned up|sent it back|have paid|paid|have replied|have answered";
const number = [...numberWords.keys(), String.raw`\d+`].join("|");
const someOf = new RegExp(
  String.raw`(?<![\p{L}\d])((${number}) (?:of the |of them |of )?(?:(\p{Ll}+) )?(?:${answered}))\b`,
  "iu",
);

const sizeOf = (word: string): number => numberWords.get(word.toLowerCase()) ?? Number(word);

/** How many answered, of more that were asked: what of the others? */
export const theOthers: Shows = (place) => {
  const [, here = "", few = "", noun = ""] = someOf.exec(place.told) ?? [];
  if (here === "" || /\b(?:others?|rest|remaining|did not|didn['’]t|no reply)\b/i.test(place.around))
    return null;
  const asked = new RegExp(
    String.raw`(?<![\p{L}\d])((?:(?:all|the|our|to|every one of the) )+(${number}) ${noun === "" ? String.raw`(?:\p{Ll}+s|of (?:them|us))` : noun})\b`,
    "iu",
  );
  for (const line of earlierOf(place, 3)) {
    const [, there = "", many = ""] = asked.exec(line) ?? [];
    if (there !== "" && sizeOf(many) > sizeOf(few)) return both(there.replace(/^to /i, ""), here);
  }
  return null;
};

const promised = new RegExp(
  String.raw`(?<![\p{L}\d])((?:give (?:you|them)|are|have|need|want|make|remember|there are|follow|offer|with|these|my|in|take) (two|three|four|five|six|seven|eight|nine|ten|\d) (?:\p{Ll}+ )?(?:things|reasons|rules|points|steps|questions|ways|tips|lessons|requests|proposals|recommendations|conditions|stages|problems))\b`,
  "iu",
);
const ordinals: readonly RegExp[] = [
  "First(?:ly)?",
  "Second(?:ly)?",
  "Third(?:ly)?",
  "Fourth(?:ly)?",
  "Fifth(?:ly)?",
  "Sixth(?:ly)?",
  "Seventh(?:ly)?",
].map(
  (one) =>
    new RegExp(String.raw`(?:^|[.:] |\bThe |\band )${one}\b(?! (?:of|time|day|year|week|thing I)\b)`, "iu"),
);

/** So many things are promised, and another number of them is counted off. */
export const miscounted: Shows = (place) => {
  const [, said = "", many = ""] = promised.exec(place.told) ?? [];
  if (said === "") return null;
  const later = place.lines.slice(place.at);
  const reached =
    ordinals.findLastIndex((one, index) => index > 0 && later.some((line) => one.test(line))) + 1;
  const size = sizeOf(many);
  return reached >= 2 && reached !== size && ordinals[0]?.test(later.join(" ")) === true
    ? { word: said, other: String(reached) }
    : null;
};

const shortMonths =
  /\b((?:on |by |until )?(?:(?:30|31)(?:st|th)? (?:of )?February|31(?:st)? (?:of )?(?:April|June|September|November)|February (?:30|31)(?:st|th)?|(?:April|June|September|November) 31(?:st)?))\b/u;

/** A day that no calendar has. */
export const noSuchDay: Shows = ({ told }) => shortMonths.exec(told)?.[1] ?? null;

const fraction =
  /\b((?:at least |about |nearly |more than |over )?(?:half(?: of)?|two (?:of the )?thirds|(?:a|one) third|three quarters|(?:a|one) quarter) (?:of )?(?:the|your|our|all|its) \p{Ll}+|two (?:of the )?thirds)\b/u;
const shareOf = (part: string): string =>
  /half|two (?:of the )?third|third|three quarter|quarter/.exec(part)?.[0].replace("of the ", "") ?? "";

/** A part of the whole, where an earlier sentence that leads somebody gives another part: both. */
export const clash: Shows = ({ told, earlier }) => {
  const here = fraction.exec(told)?.[1];
  const there = fraction.exec(earlier)?.[1];
  return here === undefined || there === undefined || shareOf(here) === shareOf(there)
    ? null
    : { word: here, other: there };
};
