/** Official words and everyday ones for them. */

import { isVerbBase } from "../../../prose/english/verbs.ts";
import type { Phrase, PhraseTable, Place } from "../phrases.ts";

/** `provided that the sashes be red`: said in the plain form, which no `if` takes. */
const isLaidDown = (rest: string): boolean => {
  const words = rest.split(/[.,;:]/, 1)[0]?.split(/\s+/) ?? [];
  const at = words.indexOf("be");
  return at > 0 && !/^(?:not|to|can|may|must|will|shall|would|could|should|might)$/.test(words[at - 1] ?? "");
};

/** Base, third person, past and -ing form. */
function verb(long: string, short: string, when?: Phrase[2]): Phrase[] {
  const plain = short.split("/");
  return long.split(" ").map((form, index): Phrase => [form, plain[index] ?? "", when]);
}

const determiners =
  /^(?:the|an?|this|that|these|those|my|our|your|his|her|their|its|any|all|some|each|every|more|no|one|two|three|several|both)$/;
const pronouns = /^(?:me|you|him|her|us|them|it|everyone|everybody|anyone|anybody|what|how|why|whether|who)$/;
/** Whether a thing or a person follows, and not the rest of a compound: `purchase the house`, but `purchase price`. */
const withObject = ({ after }: Place) => determiners.test(after) || pronouns.test(after);
const asVerb = (place: Place) =>
  withObject(place) &&
  /^(?:to|will|would|can|could|should|must|may|might|we|you|they|i|not|please|and|or|who|that)$/.test(
    place.before,
  );
const beforeNoun = ({ after, found }: Place) =>
  /^\p{Ll}/u.test(found) &&
  /^\p{L}{3,}$/u.test(after) &&
  !/^(?:and|but|for|that|than|when|with|from)$/.test(after);
const onTop =
  /^(?:costs?|charges?|fees?|payments?|expenses?|money|work|time|hours?|staff|space|room|help|effort|weight|copies|copy|cover|pay|strain|pressure|support)$/;
const tells = /^(?:that|how|why|what|whether)$/;
const person = /^(?:me|you|him|her|us|them|everyone|everybody)$/;
const perfectTense = /^(?:has|have|had|having|[a-z]+'ve)$/;
/** Where a verb in its plain form stands, and no noun: `our endeavor to`. */
const verbal = ({ before }: Place) =>
  /^(?:to|will|would|can|could|should|must|may|might|shall|we|you|they|i|not|and|who|please)$/.test(before);
/** What begins a sentence of its own: `Therefore, improved methods` would be so improved. */
const opener = ({ start, rest }: Place) =>
  start &&
  /^\s+(?:the|an?|this|that|these|those|my|our|your|his|her|their|its|i|we|you|he|she|it|they|there|no|all|any|each|every)/iu.test(
    rest,
  );
/** Where somebody lives; an impact resides in what makes it, and power in a state. */
const dwelling = ({ after, rest }: Place) =>
  /^(?:with|there|here)$/.test(after) ||
  /^\s+(?:in|at|on)\s+(?:\p{Lu}|\d|(?:an?|the|this|that|our|my|your|his|her|their|its|rented|temporary|sheltered|shared)\s+(?:\p{L}+\s+)?(?:house|home|flat|apartment|building|property|city|town|village|country|county|area|district|parish|borough|street|road|estate|hotel|premises|accommodation|address|household|uk|us)\b)/u.test(
    rest,
  );
const perfect = /(?:^|['’])(?:have|has|had|ve|been|be|was|were|is|are|being|also|already|just)$/;
/** Whom a duty can fall on; a form that is required to open an account has none. */
const dutiful = ({ before }: Place) =>
  /^(?:i|we|you|they|who|people|individuals|applicants|candidates|staff|members|employees|tenants|visitors|drivers|residents|parents|pupils|students|users|customers|passengers|guests|owners|volunteers|councillors|officers|managers)$/.test(
    before,
  );

/** Long words that nobody speaks, each with one short word that says the same wherever it stands. */
const pompous: readonly Phrase[] = [
  ...verb("utilize utilizes utilized utilizing", "use/uses/used/using"),
  ...verb("utilise utilises utilised utilising", "use/uses/used/using"),
  ["utilization|utilisation of", "use of"],
  // What is ascertained from something, or due, is not found out.
  ...verb(
    "ascertain ascertains ascertained ascertaining",
    "find out/finds out/found out/finding out",
    ({ after }) => tells.test(after) || /^(?:if|when|where|who|which|the)$/.test(after),
  ),
  ["endeavour|endeavor to", "try to", verbal],
  ["endeavoured|endeavored to", "tried to"],
  ["in lieu of", "instead of"],
  ["forthwith", "at once"],
  // In a tale of the past it is from then on.
  [
    "henceforth",
    "from now on",
    ({ earlier, rest }) => /\b(?:will|shall|must|may|can)\b/.test(earlier + rest),
  ],
  [
    "at your earliest convenience",
    "as soon as you can",
    ({ earlier }) => /\bplease\b|\b(?:could|can|would|will) you\b/i.test(earlier),
  ],
  ["ameliorate", "improve"],
  ["cognizant|cognisant of", "aware of"],
  ["is in receipt of", "has"],
  ["is indicative of", "suggests"],
  ["are indicative of", "suggest"],
  [
    "pertaining to",
    "about",
    ({ before }) =>
      /^(?:information|documents?|records?|questions?|matters?|issues?|rules?|laws?|regulations?|data|papers?|correspondence|details|facts|enquir(?:y|ies)|inquir(?:y|ies)|complaints?)$/.test(
        before,
      ),
  ],
  ["aforementioned", "", ({ before, after }) => /^(?:this|these|those)$/.test(before) && after !== ""],
];

const everyday: readonly Phrase[] = [
  ...verb("commence commences commenced", "start/starts/started"),
  // `commencing bachelors`: so they are called.
  [
    "commencing",
    "starting",
    (place) => withObject(place) || /^(?:on|in|at|from|with|next|work|)$/.test(place.after),
  ],
  ["commencement of", "start of"],
  ...verb("terminate terminates terminated terminating", "end/ends/ended/ending", withObject),
  ["purchase", "buy", asVerb],
  ["purchased", "bought", (place) => withObject(place) && !determiners.test(place.before)],
  ["purchasing", "buying", withObject],
  ["obtain", "get", asVerb],
  ["obtained", "got", (place) => /^(?:i|we|you|he|she|they)$/.test(place.before) && withObject(place)],
  ["obtaining", "getting", withObject],
  ["require", "need", ({ before, rest }) => before === "you" && !/^[^,.;]* to\b/.test(rest)],
  ["is|are required to", "must", dutiful],
  ["was|were required to", "had to", dutiful],
  ["is|are permitted to", "may", dutiful],
  [
    "assist",
    "help",
    (place) => asVerb(place) || (place.before === "to" && /^(?:with|in)$/.test(place.after)),
  ],
  ["assisted", "helped", withObject],
  // `booked assistance`, `financial assistance`: the name of a service.
  [
    "assistance",
    "help",
    ({ before, after }) =>
      /^(?:need|needs|needed|of|for|your|our|their|his|her|my|any|some|more|further|without|with|offer|offers|offered|provide|provides|provided|require|requires|required)$/.test(
        before,
      ) && /^(?:with|in|from|to|)$/.test(after),
  ],
  // Costs come on top; of legislation there is more.
  [
    "additional",
    "extra",
    (place) => onTop.test(place.after) || (beforeNoun(place) && /^(?:the|any|no)$/.test(place.before)),
  ],
  ["an additional", "another", (place) => beforeNoun(place) && !onTop.test(place.after)],
  [
    "additional",
    "more",
    (place) =>
      beforeNoun(place) &&
      !/^(?:an|this|that|its|their|our|his|her|my|your|these|those|more|and|as|of|particularly)$/.test(
        place.before,
      ),
  ],
  ["numerous", "many", (place) => beforeNoun(place) && !/^(?:and|more|too|so|very)$/.test(place.before)],
  [
    "sufficient",
    "enough",
    (place) =>
      beforeNoun(place) &&
      !/^(?:a|an|the|is|are|not|of)$/.test(place.before) &&
      !/^(?:amounts?|numbers?|quantit(?:y|ies)|degree|extent)$/.test(place.after),
  ],
  [
    "approximately",
    "about",
    ({ before, after }) => before !== "only" && !/^(?:from|in|at|on|by|to|when|where|as|the)$/.test(after),
  ],
  ["prior to", "before"],
  [
    "subsequently",
    "later",
    ({ start, before, after }) => !start && before !== "," && after !== "" && !perfectTense.test(before),
  ],
  ["in addition to", "besides", ({ start }) => start],
  ["attempt to", "try to", verbal],
  ["attempted to", "tried to", ({ before }) => !/^(?:the|an?|was|were|been|and|if|when|as)$/.test(before)],
  ["attempting to", "trying to"],
  // What is demonstrated to be so is shown; a rhythm, or a machine, is played or run.
  ["demonstrated", "shown", (place) => tells.test(place.after) && perfect.test(place.before)],
  ...verb(
    "demonstrate demonstrates demonstrated demonstrating",
    "show/shows/showed/showing",
    ({ before, after }) => tells.test(after) && !before.endsWith("ly"),
  ),
  ["inform", "tell", (place) => asVerb(place) && person.test(place.after)],
  [
    "informed",
    "told",
    ({ after, before }) => person.test(after) && /^(?:i|we|you|he|she|they|has|have)$/.test(before),
  ],
  ["remainder of the", "rest of the"],
  [
    "individuals",
    "people",
    // Beside firms they are told from those.
    ({ after, earlier }) =>
      /^(?:who|whose|must|wishing|seeking)$/.test(after) &&
      !/\b(?:associations?|companies|company|organi[sz]ations?|groups?|firms?|corporations?|businesses)\b/i.test(
        earlier,
      ),
  ],
  ["individuals are required to", "people must"],
  ["therefore|consequently ,", "so", opener],
  ["furthermore|moreover|additionally ,", "also,", ({ start }) => start],
  ["nevertheless|nonetheless ,", "even so,", ({ start }) => start],
  ["upon arrival", "on arrival"],
  ["upon receipt", "on receipt"],
  ["upon completion", "on completion"],
  ["per annum", "a year"],
  ["modify", "change", asVerb],
  [
    "modified",
    "changed",
    ({ before, after }) => /^(?:we|i|they|he|she|has|have)$/.test(before) && after !== "by",
  ],
  ...verb("initiate initiates initiated initiating", "start/starts/started/starting", ({ after }) =>
    /^(?:the|an?|this|that|these|those|our|its|any)$/.test(after),
  ),
  ...verb("expedite expedites expedited", "speed up/speeds up/sped up", withObject),
  [
    "enquire|inquire",
    "ask",
    ({ before, after }) =>
      /^(?:to|will|would|can|could|may|please|not|and)$/.test(before) &&
      /^(?:about|whether|how|when|if|where)$/.test(after),
  ],
  [
    "cease",
    "stop",
    ({ before, after }) => /^(?:to|will|would|must|should|may|not)$/.test(before) && /.{3}ing$/.test(after),
  ],
  ["ceased", "stopped", ({ after }) => /.{3}ing$/.test(after)],
  // What can be wrong and says so: `potential erroneous situations` are none.
  [
    "erroneous",
    "wrong",
    ({ after }) =>
      /^(?:address|assumption|belief|charge|claims?|conclusions?|data|dates?|deduction|details|entr(?:y|ies)|figures?|impression|information|invoice|payments?|results?|totals?)$/.test(
        after,
      ),
  ],
  [
    "notwithstanding",
    "despite",
    ({ after }) => /^(?:the|this|that|any|all|these|those|its|their|our)$/.test(after),
  ],
  ["possess", "have", asVerb],
  [
    "reside",
    "live",
    (place) => /^(?:to|will|would|may|must|who|we|you|they|i)$/.test(place.before) && dwelling(place),
  ],
  ["resides", "lives", dwelling],
  ["resided", "lived", dwelling],
  ["residing", "living", dwelling],
  ["constitutes", "is", ({ after }) => /^an?$/.test(after)],
  [
    "frequently",
    "often",
    ({ after, before }) => !/^(?:asked|)$/.test(after) && !/^(?:more|most|less|as|so|too)$/.test(before),
  ],
  [
    "provided that",
    "as long as",
    ({ before, after, rest }) =>
      before === "," &&
      /^(?:you|we|they|he|she|it|the|there|your|all|no|i)$/.test(after) &&
      !isLaidDown(rest),
  ],
  ["in conjunction with", "together with"],
  ["as a consequence of", "because of", ({ after }) => !/^(?:which|that|whom)$/.test(after)],
  ["disseminate|disseminated", "spread"],
];

const buzz: readonly Phrase[] = [
  ["cutting-edge|state-of-the-art|bleeding-edge", "modern", beforeNoun],
  ["best-in-class|best-of-breed", "very good", beforeNoun],
  ["game-changing", "important", beforeNoun],
  ["mission-critical", "essential"],
  ["low-hanging fruit", "easy wins"],
  ["move the needle", "make a difference"],
  ["moves the needle", "makes a difference"],
  ["moved the needle", "made a difference"],
  ["moving the needle", "making a difference"],
  [
    "circle back",
    "come back",
    ({ before, after, rest }) =>
      /^(?:to|will|'ll|can|let's|we'll|i'll)$/.test(before) &&
      (/^(?:on|with|next|when|once|)$/.test(after) || /^\s+to (?:you|this|that|it)\b/.test(rest)),
  ],
  ["touch base with", "talk to"],
  ["touch base", "talk", ({ after }) => after !== "at"],
  [
    "reach out to",
    "contact",
    ({ before, after }) =>
      /^(?:to|will|please|can|could|and|should|we|i|you|'ll|i'll|we'll)$/.test(before) &&
      // `reach out to apologise`: what is done, and nobody.
      !isVerbBase(after),
  ],
  ["drill down into", "look closely at"],
  ["deep dive into", "close look at", ({ before }) => /^(?:a|the|this|our)$/.test(before)],
  ["going forward", "from now on", ({ rest }) => /^\s*[.,;]/.test(rest)],
  ["leverage", "use", asVerb],
  ["leveraging", "using", withObject],
  ["thought leadership", "expertise"],
  ["actionable insights", "useful findings"],
  ["impactful", "effective"],
  ["operationalise|operationalize", "put into practice"],
  ["core competencies", "strengths"],
  ["hit the ground running", "start fast"],
  ["fast-paced", "busy", ({ after }) => /^(?:world|life|environment|society|workplace)$/.test(after)],
];

const official = { reason: "A plainer word", phrases: pompous };
const jargon = { reason: "Business jargon", phrases: buzz };

/** For whoever asks for plain words. */
export const plainWords: readonly PhraseTable[] = [
  official,
  { reason: "A plainer word", phrases: everyday },
  jargon,
];
/** For whoever asks for a better text: only what no careful writer would have left. */
export const unofficial: readonly PhraseTable[] = [official, jargon];
