/** What takes many words to say little, and what says the same. Only what is right nearly wherever it stands. */

import type { Phrase, PhraseTable, Place } from "../phrases.ts";

const start = ({ start: opens }: Place) => opens;
const finite = ({ before }: Place) =>
  !/^(?:to|not|will|would|can|could|shall|should|may|might|must|do|does|did|cannot|never|let|have|has|had|who|how|all|being|help|helps|make|makes)$/.test(
    before,
  ) &&
  !before.endsWith("n't") &&
  !before.endsWith("'ll");
const ing = ({ after }: Place) => /.{2}ing$/.test(after);
const beforeNumber = ({ rest }: Place) =>
  /^\s+(?:about |around |nearly )?(?:[£$€]?\d|two|three|four|five|six|seven|eight|nine|ten|several|a few|many)\b/i.test(
    rest,
  );
const oneVerb = ({ rest }: Place) => !/\b(?:and|n?or|but) to\b/.test(rest);
/** What is said or written about something. */
const talk =
  /^(?:advice|answers?|comments?|communications?|complaints?|concerns?|correspondence|decisions?|details|discussions?|doubts?|emails?|e-mails?|enquir(?:y|ies)|guidance|information|inquir(?:y|ies)|letters?|news|questions?|quer(?:y|ies)|remarks?|reports?|statements?|updates?)$/;
/** What goes before a sum. */
const sums =
  /^(?:for|to|with|by|into|of|making|makes|made|giving|gives|gave|brings|bringing|reaches|reached)$/;
const behindVerb = ({ start: opens, before, rest }: Place) =>
  !opens &&
  before !== "," &&
  !/^(?:and|or|but|is|are|was|were|be|been)$/.test(before) &&
  !/^\s+(?:that|which|and|or)\b/.test(rest);
const determined = /^(?:the|this|that|these|those|my|our|your|his|her|their|its|which|whom|them|us|you)$/;

/** `It has not been possible at this point in time`: not so far. `They told me that at the present time they were …`: then. */
const isNow = ({ earlier, rest }: Place): boolean =>
  !/\b(?:has|have)\b/.test(earlier) && !/\b(?:was|were|had|did|told|said)\b/.test(earlier + rest);
/** `At this point in time, the drive is full`, `At the present time we do not know`: no `Now`, which leads on from something. */
const isNoNow = (place: Place): boolean =>
  start(place) &&
  (place.rest.startsWith(",") ||
    (/present|current/i.test(place.found) && /^[^.,;]*(?:\b(?:not|no|never)\b|n['’]t\b)/.test(place.rest)));
const perfect = /(?:^|['’])(?:have|has|had|having|ve)$/;

/** The base, third person, past and -ing form of verbs with a noun, and of the one verb that says it. */
function light(forms: string, noun: string, plain: string, tail = ""): Phrase[] {
  const said = plain.split(" ");
  return forms.split(" ").flatMap((form, index): Phrase[] => [
    // `have come to the conclusion`: the participle that looks like the base.
    ...(form === "come"
      ? [
          [
            `${form} ${noun}`,
            `${said[2] ?? ""}${tail}`,
            ({ before, second }) => perfect.test(before.endsWith("ly") ? second : before),
          ] satisfies Phrase,
        ]
      : []),
    [`${form} ${noun}`, `${said[index] ?? ""}${tail}`],
  ]);
}
const make = "make makes made making";
const take = "take takes took taking";
const give = "give gives gave giving";
const come = "come comes came coming";
const reach = "reach reaches reached reaching";
const conduct = "conduct conducts conducted conducting";
const have = "have has had having";

const fewer: readonly Phrase[] = [
  ["due|owing to the fact that", "because"],
  ["because of the fact that", "because"],
  ["in view|light of the fact that", "because"],
  ["on account of the fact that", "because"],
  ["for the (simple) reason that", "because"],
  ["in spite of the fact that", "although"],
  ["despite the fact that", "although"],
  ["regardless of the fact that", "although"],
  [
    "in order to",
    "to",
    // `with his feelings in order to be believed`: no feelings to be so.
    ({ before }) =>
      !/^(?:feelings?|needs?|rights?|ways?|attempts?|ability|desire|wish|plans?|decisions?|reasons?|chances?|power|efforts?|time|money|place|words?|things?|people|actions?|measures?|steps?|part(?:y|ies)|connect(?:s|ed|ing|ion|ions)?|listen(?:s|ed|ing)?|react(?:s|ed|ing)?|respond(?:s|ed|ing)?|relat(?:es?|ed|ing)|belong(?:s|ed|ing)?|access)$/.test(
        before,
      ),
  ],
  ["in order for", "for", ({ before }) => !/^(?:is|are|be|was|were|been|'s|everything|all)$/.test(before)],
  ["in order that", "so that"],
  ...[
    "at this (particular) point in time",
    "at this moment|juncture in time",
    "at the present|current time|moment",
  ].flatMap((long): Phrase[] => [
    [long, "at present", isNoNow],
    [long, "now", isNow],
  ]),
  ["at that point in time", "then"],
  ["in the event that", "if"],
  ["until such time as", "until"],
  // `He came for the purpose of carrying it`: to carry it.
  [
    "for the purpose|purposes of",
    "for",
    (place) =>
      ing(place) &&
      /^(?:used?|uses|using|needed|required|designed|intended|kept|suitable|solely|only|mainly)$/.test(
        place.before,
      ),
  ],
  ["with|in regard|regards|relation|reference to", "about", ({ before }) => talk.test(before)],
  ["in (close) proximity to", "near"],
  ["in the (immediate) vicinity of", "near"],
  [
    "in the absence of",
    "without",
    // `linear in the absence of noise`: on a condition.
    (place) => start(place) && !determined.test(place.after) && /^\s+\p{Ll}/u.test(place.rest),
  ],
  ["with the exception of", "except for"],
  ["prior to", "before"],
  ["subsequent to", "after"],
  ["in advance of", "before"],
  [
    "a large|great|considerable number of",
    "many",
    ({ before, after }) => before !== "only" && before !== "such" && !determined.test(after),
  ],
  ["the majority of", "most of", ({ after }) => determined.test(after) || /^(?:what|whatever)$/.test(after)],
  ["the majority of", "most", ({ after }) => /^\p{L}/u.test(after)],
  ["on a daily basis", "daily", behindVerb],
  ["on a weekly basis", "weekly", behindVerb],
  ["on a monthly basis", "monthly", behindVerb],
  ["on a quarterly basis", "quarterly", behindVerb],
  ["on an|a yearly|annual basis", "yearly", behindVerb],
  ["on a regular basis", "regularly", behindVerb],
  ["on a case-by-case basis", "case by case", behindVerb],
  ["in a timely manner|fashion", "promptly"],
  ["in an efficient manner|fashion", "efficiently"],
  ["in a consistent manner|fashion", "consistently"],
  ["in a safe manner|fashion", "safely"],
  ["has|have the ability|capability to", "can", finite],
  // `is unable to remember it or to see it`: the second verb counts on the first.
  ["is|are|am able to", "can", (place) => finite(place) && oneVerb(place)],
  ["is|are|am not able to", "cannot", oneVerb],
  ["is|are unable to", "cannot", oneVerb],
  ["is not in a position to be able to", "cannot"],
  ["are|am not in a position to (be) (able) (to)", "cannot", ({ found }) => /to$/i.test(found)],
  ["is not in a position to", "cannot"],
  ["is|are of the opinion that", "thinks that", ({ found }) => /^is/i.test(found)],
  ["are of the opinion that", "think that"],
  ["is in possession|receipt of", "has"],
  ["are in possession|receipt of", "have"],
  ["is in agreement with", "agrees with"],
  ["are in agreement with", "agree with"],
  ["each and every", "every"],
  ["any and all", "all"],
  ["first and foremost ,", "first,", start],
  ["one and the same", "the same", ({ rest, after }) => /^\s+\p{Ll}{3,}/u.test(rest) && after !== "time"],
  // `new departures in the near future`: no noun has a `soon`.
  ["in the (very) near future", "soon", ({ before }) => !/(?:[^s]s|ions?|ments?|ures)$/.test(before)],
  ["in the not too distant future", "soon"],
  [
    "in the process of",
    "",
    ({ before, after }) =>
      /^(?:am|is|are|was|were|be|been|'re|'s)$/.test(before.replace(/^.*(?=')/, "")) && /.ing$/.test(after),
  ],
  ["the reason (why) is because", "the reason is that"],
  // `the casting off of pretence`
  [
    "off of",
    "off",
    ({ before, second }) => !(before.endsWith("ing") && /^(?:the|an?|this|that|its|of)$/.test(second)),
  ],
  [
    "as to whether",
    "whether",
    ({ before }) => /^(?:questions?|doubts?|doubtful|unsure|uncertain|undecided|debate)$/.test(before),
  ],
  ["a total of", "", (place) => !place.start && beforeNumber(place) && !sums.test(place.before)],
  ["is located|situated in", "is in"],
  ["are located|situated in", "are in"],
  ["is located|situated on", "is on"],
  ["is located|situated at", "is at"],
  // `a debt in excess of two million` is one of more.
  [
    "in excess of",
    "more than",
    (place) =>
      beforeNumber(place) &&
      /^(?:is|are|was|were|be|been|costs?|pays?|paid|spends?|spent|earns?|earned|raises?|raised|receives?|received|weighs?|weighed|sells?|sold|at|to|by|with|of|for)$/.test(
        place.before,
      ),
  ],
  ["during the course of", "during"],
  ["over the course of", "over", beforeNumber],
  ["for a period of", "for", beforeNumber],
  ["over a period of", "over", beforeNumber],
  [
    "period of time",
    "time",
    ({ before }) => /^(?:long|short|brief|limited|certain|reasonable)$/.test(before),
  ],
  ["in the month of", "in", ({ rest }) => /^\s+\p{Lu}/u.test(rest)],
  ["a small number of", "a few"],
  ["a sufficient number|amount of", "enough"],
  ["would|should like to take this|the opportunity to", "would like to"],
  ["wish to take this|the opportunity to", "wish to"],
  ["please do not|don't hesitate to", "please"],
  ["do not|don't hesitate to", "please", ({ before }) => before === ","],
  [
    "please feel free to",
    "please",
    ({ after }) => /^(?:contact|call|email|e-mail|ring|write|ask|reply|get)$/.test(after),
  ],
  ["was of|under the belief|impression|opinion that", "believed that"],
  ["despite all of", "despite"],
  ["check in the amount of", "check for", ({ rest }) => /^\s+[£$€\d]/.test(rest)],
  ["cheque in the amount of", "cheque for", ({ rest }) => /^\s+[£$€\d]/.test(rest)],
  [
    "in the amount of",
    "of",
    ({ rest, before }) =>
      /^\s+[£$€\d]/.test(rest) &&
      /^(?:sum|fee|grant|award|payment|loan|deposit|fine|refund|bill|invoice|donation|gift|budget|credit|debt|charge|cost|claim|bid)s?$/.test(
        before,
      ),
  ],
  ["whether or not to", "whether to"],
  ["for all intents and purposes", "in effect"],
  ...light(make, "a|the decision to", "decide decides decided deciding", " to"),
  ...light(make, "an attempt to", "try tries tried trying", " to"),
  ...light(make, "use of", "use uses used using"),
  ...light(make, "an|the assumption that", "assume assumes assumed assuming", " that"),
  ...light(make, "a recommendation that", "recommend recommends recommended recommending", " that"),
  ...light(make, "improvements to", "improve improves improved improving"),
  ...light(take, "into consideration", "consider considers considered considering"),
  ...light(give, "consideration to", "consider considers considered considering"),
  ...light(come, "to the|a conclusion that", "conclude concludes concluded concluding", " that"),
  ...light(come, "to the|a decision to", "decide decides decided deciding", " to"),
  ...light(reach, "the|a conclusion that", "conclude concludes concluded concluding", " that"),
  ...light(reach, "the|a decision to", "decide decides decided deciding", " to"),
  ...light(conduct, "an investigation into|of", "investigate investigates investigated investigating"),
  ...light(conduct, "a review of", "review reviews reviewed reviewing"),
  ...light(conduct, "a survey of", "survey surveys surveyed surveying"),
  ...light(have, "a tendency to", "tend tends tended tending", " to"),
  ...light(have, "an impact|effect on", "affect affects affected affecting").filter(([, , when]) => !when),
];

const twice: readonly Phrase[] = [
  ["advance planning", "planning"],
  ["future plans", "plans", ({ before }) => /^(?:my|our|your|his|her|their|its|any)$/.test(before)],
  ["end result", "result"],
  ["end results", "results"],
  ["final outcome", "outcome"],
  ["free gift", "gift", ({ after }) => !/^(?:of|from)$/.test(after)],
  ["free gifts", "gifts"],
  ["unexpected surprise", "surprise"],
  ["added bonus", "bonus"],
  ["basic fundamentals|essentials", "basics"],
  ["collaborate together", "collaborate"],
  ["merge together", "merge"],
  ["merged together", "merged"],
  ["combine together", "combine"],
  ["combined together", "combined"],
  ["return back", "return"],
  ["returned back", "returned"],
  ["revert back", "revert"],
  ["reply back", "reply"],
  ["repeat again", "repeat"],
  ["true fact", "fact"],
  ["true facts", "facts"],
  ["brief moment", "moment"],
  ["still remains", "remains"],
  ["still remain", "remain"],
  ["very unique", "unique"],
  ["completely eliminate", "eliminate"],
  ["completely eliminated", "eliminated"],
  ["completely|totally unique", "unique"],
  ["new innovation", "innovation"],
  ["new innovations", "innovations"],
];

const empty: readonly Phrase[] = [
  ["it is|it's important|worth|interesting|useful to note|mention|point_out that", "", start],
  ["it is|it's (also) worth noting|mentioning that", "", start],
  ["it should be noted|mentioned|pointed_out|stressed that", "", start],
  ["it must be noted that", "", start],
  ["it goes without saying that", "", start],
  ["needless to say", "", start],
  ["as a matter of fact", "", start],
  ["the fact of the matter is (that)", "", start],
  ["the truth of the matter is (that)", "", start],
  [
    "at the end of the day ,",
    "",
    // With a verb of the past it is as often the evening.
    ({ start: opens, rest }) =>
      opens && /^\s+(?:it is|it['’]s|this is|what matters|we all|there is)\b/i.test(rest),
  ],
  ["as we all know ,", "", start],
  ["i (just) wanted|would_like to let you know that", "", start],
  ["i would|'d like to inform you that", "", start],
  ["i am|i'm (just) writing to inform you that", "", start],
  ["i am|i'm (just) writing to let you know that", "", start],
  ["we would like to inform you that", "", start],
  ["we are writing to inform you that", "", start],
  [
    "the purpose of this|my email|e-mail|letter|message|memo|note is to inform|tell|notify you that",
    "",
    start,
  ],
  ["this email|e-mail|letter|message|memo|note is to inform|tell|notify you that", "", start],
  ["this is to inform|notify you that", "", start],
  ["please be advised|informed|aware that", "", start],
  ["please note that", "", start],
];

export const tighten: readonly PhraseTable[] = [
  { reason: "Says nothing of its own", phrases: empty },
  { reason: "Fewer words, same sense", phrases: fewer },
  { reason: "Says the same thing twice", phrases: twice },
];
