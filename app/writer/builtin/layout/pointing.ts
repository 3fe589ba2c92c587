/** What words at the head of a sentence, or a pronoun in it, point at the sentence before. */

import { isPlural } from "../../prose/english/forms.ts";
import type { Token } from "../../prose/english/tokens.ts";
import { countWords } from "../../prose/words.ts";

/** What it matters to know of where a sentence stands. */
interface Standing {
  item: boolean;
  label: string;
}

const pointers =
  /^(?:he|she|it|they|him|her|his|hers|its|their|them|this|that|these|those|such|so|then|there(?!['’]s| (?:is|are|was|were|has|have|will))|therefore|thus|hence|however|nevertheless|nonetheless|instead|otherwise|still|also|besides|moreover|furthermore|meanwhile|later|afterwards?|and|but|or|nor|yet|both|neither|either|too|likewise|similarly|consequently|accordingly|finally|next|secondly|thirdly|lastly|again|another|others?|once there|(?:from|up|down|out|over|back|in|near|by|since) there|from here on|on from there|(?:by|at|from|until|till) (?:that|this|the same) (?:time|point|moment|day|date|stage|hour)|(?:on|later) (?:that|the same) \p{L}+|(?:the )?(?:day|week|month|year|night|morning|evening) (?:after|before)|(?:an? \p{L}+|\p{L}+|\d+) (?:minutes?|hours?|days?|nights?|weeks?|months?|years?) (?:later|earlier|before)|(?:minutes?|hours?|days?|weeks?|months?|years?|soon|shortly|long|straight|right) (?:later|after|afterwards)|even so|as a result|for example|for instance|in return|in addition|on the other hand|by contrast|in contrast|at first|in fact|after that|before that|until then|till then|by then|since then|(?:from|just|right|only|even) then(?: on)?|at that|because of (?:this|that)|(?:[\p{L}\d-]+ ){1,3}of (?:them|it|these|those|this|that)|the (?:other|others|latter|former|same|rest|next|second|third|last|two|three|pair)|like (?:this|that)|what (?:this|that|it)|which|who|whose|not that|nothing about it|no one|nobody (?:did|was|had)|that['’]s|it['’]s|he['’]s|she['’]s|they['’](?:re|ve))(?![\p{L}])/iu;
/** What is no sentence without the one that it explains, or speaks of what is yours, or the first, or new. */
const reasons =
  /^(?:because(?! of\b)[^,]*[.!?]|since(?! (?:\d|the|last|my|\p{Lu}))[^,]*[.!?]|if (?:yours|not|so|it|they|he|she)\b|yours\b|(?:some |most |all |many |few )?(?!loved|little|young|absent|dear)\p{L}+ ones\b|(?:all|some|most|none|many|few|several) (?:have|has|had|are|were|was|will|would)\b|the (?:first|second|third|former|latter) (?:is|was|has|had|will|of|one|came|said)\b|same\b|such\b|to (?:that|this|these|those)\b|more like\b|less so\b|as (?:before|above)\b)/iu;
/** What asks for a word that stands elsewhere: a number without its thing, one half of a comparison, a place in the text. */
const elliptic: readonly RegExp[] = [
  /\b(?:had|has|have|got|sold|wants?|wanted|needs?|needed|only|with|of) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})[.!?]["”’)]*$/i,
  /\b(?:something|anything|nothing|one|more) of the (?:sort|kind)\b|\b(?:links?|between|of|for|from|with|in|separates?|joins?) the two\b(?! \p{L}+s\b)/iu,
  /\b(?:new|old|other|small|big|cheap|better|older|newer|earlier|later|right|wrong|good|bad) ones\b/i,
  /\b(?:said|says|added|asked): ["“](?:they|it|that|this|he|she|those|these)(?![\p{L}])/iu,
  /\b(?:put|take|took|have|had|get|got|buy|bought|need|want|find|found|use|used|keep|kept) one (?:in|out|on|off|up|down|and|when|if|at|for|from|with)\b/i,
  /\b(?:better|worse) off\b(?!.*\bthan\b)/i,
  /\bthe (?:other|remaining) (?!day\b|hand\b|side\b|end\b|way\b|evening\b|night\b|week\b)\p{L}+/iu,
  /\bthe (?:total|overall|combined) (?:cost|price|sum|bill|number|amount)\b(?! (?:of|for)\b)/i,
  /\b(?:see|note|listed|shown|described|mentioned|as) (?:the (?:note|box|table|list) )?(?:above|below|overleaf|at the (?:end|top|bottom)|earlier|later)\b|\bsee the (?:note|box|table|list)\b/i,
  /\b(?:he|she|it|they|we|I|you|that|this|hardly|never|always|ever|often) (?:does|do|did|didn['’]t|doesn['’]t|don['’]t|can|could|will|would|has|had|wasn['’]t|isn['’]t)[.!]["”’)]*$/i,
];
const expletive =
  /^(?:it (?:is|was|will be|has been|['’]s) (?:\p{L}+ )?(?:important|clear|possible|likely|time|easy|hard|true|essential|vital|necessary|worth|no|not easy)\b|it(?:['’]s| is| was) \p{L}+ (?:that|to)\b|it takes?\b|it took\b|this (?:year|month|week|spring|summer|autumn|fall|winter|morning|article|report|guide|text|page|document|recipe|is)\b|both of us\b|so far\b|that is why\b)/iu;
const inside =
  /(?:^|[\s,])(?:too|also|as well|instead|likewise|either|again|still|the same|such|else|in turn|as before|by then|since then)(?=[\s,.;!?]|$)/i;
/** What a paragraph adds to the one before: `also had to stop`, `has gone up as well`. */
const additional = /\b(?:also (?:had|has|have|was|were)|(?:had|has|have|was|were) also)\b|\bas well[.!]$/i;
const pronoun =
  /^(?:he|she|they|him|her|them|his|hers|their|theirs|it|its|himself|herself|themselves|this|that|these|those)$/;
/** Who may be a he or a she later in the same sentence: `My grandmother had a chair in her kitchen`. */
const people =
  /^(?:(?:grand|step)?(?:mother|father|son|daughter|child)|mum|mam|dad|nan|gran|grandad|uncle|aunt|brother|sister|husband|wife|cousin|nephew|niece|man|woman|boy|girl|lady|teacher|boss|friend|neighbour|neighbor)$/;

/** Of whom nobody says it. */
const roles =
  /^(?:pastor|priest|vicar|mayor|doctor|nurse|clerk|chair|owner|farmer|driver|director|manager|landlord|tenant|officer|councillor|minister|judge|pilot|captain|coach|baker|builder|carpenter|plumber|visitor|customer|reader|resident|volunteer|student|pupil|spokes\p{L}+|chair(?:man|woman))$/u;
const times =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|day|week|month|year|hour|minute|morning|afternoon|evening|night|time|spring|summer|autumn|winter|noon|midnight|today|yesterday|tomorrow|way)s?$/;
/** One that is many: `The council said they would`. */
const groups =
  /^(?:council|committee|board|family|police|team|crew|company|firm|club|crowd|staff|public|government|village|town|school|couple|pair|group|union|band|choir|army|people|everybody|everyone|somebody|someone|anybody|anyone|nobody|others?|both|few|many|most|some|all|several|those|who|whoever|person|half|dozen|public|majority|audience|jury)$/;

/** What it can stand for when nothing is meant by it: `it is hard to`, `it rains`, `it turned out`. */
const ofNothing =
  /^(?:'s|is|was|are|be|been|were|seem|appear|turn|happen|take|rain|snow|freeze|thunder|pour|drizzle|hail|dawn|help|matter|look|become|get|feel|depend|start|begin|make|mean|cost|to|that|clear|hard|easy|easier|harder|possible|impossible|worth|worse|better|likely|as)$/;

const auxiliary =
  /^(?:'ll|'d|will|would|has|have|had|may|might|can|could|must|should|not|n't|also|never|only|still)$/;

const isThing = (tokens: readonly Token[], at: number): boolean => {
  const { tag = "", key = "", lemma = "" } = tokens[at] ?? {};
  if (times.test(key) || people.test(lemma) || roles.test(lemma)) return false;
  if (tag === "NOUN") return !isPlural(key);
  // Two names side by side are somebody's, unless an article makes a place or a house of them.
  const beside = tokens[at - 1]?.tag === "PROPN" || tokens[at + 1]?.tag === "PROPN";
  const first = tokens.slice(0, at).findLastIndex((one) => one.tag !== "PROPN");
  return tag === "PROPN" && (!beside || /^(?:the|an?)$/.test(tokens[first]?.key ?? ""));
};

const areMany = (tokens: readonly Token[], at: number): boolean => {
  const { tag = "", key = "", lemma = "" } = tokens[at] ?? {};
  if (groups.test(key) || people.test(lemma) || roles.test(lemma) || key === "and") return true;
  return (
    (tag === "NOUN" && !times.test(key) && isPlural(key)) ||
    tag === "PROPN" ||
    (tag === "NUM" && !/^\d{4}$|[.:]/.test(key))
  );
};

/** Whether a pronoun in a sentence has nothing before it that it can mean: `The deacons agreed to allow it.` */
function unanswered(tokens: readonly Token[]): boolean {
  const names = (to: number, is: (all: readonly Token[], at: number) => boolean): boolean =>
    tokens.slice(0, to).some((_one, at) => is(tokens, at));
  return tokens.some(({ key }, at) => {
    const next = tokens.slice(at + 1).find((one) => !auxiliary.test(one.key));
    const empty = ofNothing.test(next?.lemma ?? "") || ofNothing.test(next?.key ?? "");
    if (key === "its" || (key === "it" && !empty && tokens[at - 1]?.key !== "at")) return !names(at, isThing);
    return /^(?:they|them|their|theirs)$/.test(key) && !names(at, areMany);
  });
}

/** Whether the words of a sentence point at the one before. */
export function pointsBack(plain: string, tokens: readonly Token[], { item }: Standing): boolean {
  const bare = bareOf(plain);
  if (expletive.test(bare)) return false;
  if (pointers.test(bare) || (/^\p{Ll}/u.test(bare) && !item)) return true;
  if (reasons.test(bare) || /\b(?:the|a|this|that) (?:\p{L}+ )?ones?\b/iu.test(bare)) return true;
  if (additional.test(bare.replace(/["“][^"“”]*["”]/g, ""))) return true;
  if (
    /^["“‘]/.test(plain) &&
    !/\b(?:said|says|told|asked|added|writes|wrote|according)\b/i.test(plain.replace(/“[^“”]*”|"[^"]*"/g, ""))
  )
    return true;
  const noun = tokens.findIndex(({ tag }) => tag === "NOUN" || tag === "PROPN");
  const points = tokens.findIndex(({ key, tag }) => pronoun.test(key) && tag === "PRON" && key !== "that");
  if (points >= 0 && (noun < 0 || points < noun)) return true;
  const person = tokens.findIndex(({ key, tag }) => tag === "PRON" && /^(?:he|she|him|her|his)$/.test(key));
  if (person >= 0 && !tokens.slice(0, person).some(({ tag, key }) => tag === "PROPN" || people.test(key)))
    return true;
  if (unanswered(tokens)) return true;
  return (
    /\b(?:more|less|fewer) than (?:that|this)\b|\b(?:said|says|asked|added|told) (?:he|she|they)\b|\b(?:he|she) (?:said|says|added|asked)\b/i.test(
      bare,
    ) && !tokens.slice(1).some(({ tag }) => tag === "PROPN")
  );
}

/** A sentence without the marks that open it. */
export const bareOf = (plain: string): string => plain.replace(/^["“‘'(*_]+/, "");

/** Words of what is rather a heading than a sentence. */
const few = 6;
/** What takes up a talk that nobody else has heard. */
const resumes = /^(?:and |but )?(?:so|anyway|anyhow|right|well|ok|okay),/i;

/** Whether a few words, without a verb or taking up a talk, say nothing alone. */
export const isFragment = (plain: string, tokens: readonly Token[], { item, label }: Standing): boolean =>
  !item &&
  label === "" &&
  countWords(plain) <= few &&
  (resumes.test(bareOf(plain)) || !tokens.some(({ tag }) => tag === "VERB" || tag === "AUX"));

/** Whether a sentence that points at none says too little without the one before. */
export function leans(plain: string, tokens: readonly Token[], { item, label }: Standing): boolean {
  const bare = bareOf(plain);
  if (expletive.test(bare)) return false;
  // A note to oneself: `Want to be funny`.
  if (/^(?:wants?|needs?|hoping|thinking) (?:to|of)\b/i.test(bare)) return true;
  if (elliptic.some((pattern) => pattern.test(bare))) return true;
  // A verdict: `Parents are not convinced.`
  if (!item && countWords(bare) <= 5) return true;
  if (inside.test(bare) || /,? (?:too|as well|either|instead)[.!?]$/i.test(bare)) return true;
  const verb = tokens.some(({ tag }) => tag === "VERB" || tag === "AUX");
  return !verb && !item && label === "";
}
