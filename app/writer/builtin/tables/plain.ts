/** Long or official English words and the everyday ones. */

import type { Phrase } from "../rewrite/phrases.ts";

/** Families of verbs: base form of the hard word, and the easy word's base, -s, past (`past|participle` where they differ), -ing. */
const verbs: readonly (readonly [hard: string, easy: string, s?: string, ed?: string, ing?: string])[] = [
  ["utilize", "use"],
  ["utilise", "use"],
  ["commence", "start"],
  ["initiate", "start"],
  ["terminate", "end"],
  ["facilitate", "help"],
  ["demonstrate", "show", "shows", "showed", "showing"],
  ["endeavour", "try", "tries", "tried", "trying"],
  ["endeavor", "try", "tries", "tried", "trying"],
  ["ascertain", "find out", "finds out", "found out", "finding out"],
  ["purchase", "buy", "buys", "bought", "buying"],
  ["furnish", "give", "gives", "gave|given", "giving"],
  ["procure", "get", "gets", "got", "getting"],
  ["acquire", "get", "gets", "got", "getting"],
  ["obtain", "get", "gets", "got", "getting"],
  ["assist", "help"],
  ["cease", "stop", "stops", "stopped", "stopping"],
  ["remunerate", "pay", "pays", "paid", "paying"],
  ["reside", "live"],
  ["retain", "keep", "keeps", "kept", "keeping"],
  ["enquire", "ask"],
  ["inquire", "ask"],
  ["expedite", "speed up", "speeds up", "sped up", "speeding up"],
  ["notify", "tell", "tells", "told", "telling"],
  ["amend", "change"],
  ["anticipate", "expect"],
  ["conceal", "hide", "hides", "hid", "hiding"],
  ["constitute", "form"],
  ["elucidate", "explain"],
  ["enumerate", "list"],
  ["envisage", "expect"],
  ["eliminate", "remove"],
  ["modify", "change"],
  ["rectify", "correct"],
  ["relocate", "move"],
  ["render", "make", "makes", "made", "making"],
  ["transmit", "send", "sends", "sent", "sending"],
  ["adduce", "give", "gives", "gave|given", "giving"],
  ["accomplish", "do", "does", "did|done", "doing"],
  ["disclose", "reveal"],
  ["encounter", "meet", "meets", "met", "meeting"],
  ["depart", "leave", "leaves", "left", "leaving"],
  ["extinguish", "put out", "puts out", "put out", "putting out"],
  ["deem", "consider"],
  ["solicit", "ask for", "asks for", "asked for", "asking for"],
  ["substantiate", "prove"],
];

function third(word: string): string {
  if (/(?:s|sh|ch|x|z)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
function past(word: string): string {
  if (word.endsWith("e")) return `${word}d`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${word}ed`;
}
function running(word: string): string {
  return /[^e]e$/.test(word) ? `${word.slice(0, -1)}ing` : `${word}ing`;
}

/** A verb form that is also a noun is left alone after what only a noun follows. */
const verbal =
  "(?<!\\b(?:the|a|an|this|that|your|our|my|his|her|their|its|of|each|every|any|no|first|new|on|per|after|with) )";

/** After a form of `be` or `have` the participle stands, elsewhere the past. */
const perfect = "(?<=\\b(?:is|are|was|were|be|been|being|has|have|had)(?: not)? (?:[a-z]+ly )?)";
const passive = "(?<!\\b(?:is|are|was|were|be|been|being)(?: not)? (?:[a-z]+ly )?)";

const families: readonly Phrase[] = verbs.flatMap(([hard, easy, s, ed, ing]): Phrase[] => {
  const done = hard === "transmit" ? "transmitted" : past(hard);
  const [simple = past(easy), participle = simple] = (ed ?? past(easy)).split("|");
  const after = hard === "cease" ? "(?! to\\b)" : hard === "purchase" ? "(?! orders?\\b)" : "";
  const got = easy === "get" ? passive : "";
  return [
    [verbal + hard + after, easy],
    [verbal + third(hard) + after, s ?? third(easy)],
    [perfect + got + done + after, participle],
    [got + verbal + done + after, simple],
    [verbal + (hard === "transmit" ? "transmitting" : running(hard)) + after, ing ?? running(easy)],
  ];
});

const opens = "(?<=^|[.!?;] )";

/** Plain English words for official ones. Fixed phrases first, then verb families, then single words. */
export const plain: readonly Phrase[] = [
  ["shall be deemed ineligible", "will not be accepted"],
  ["shall be deemed", "will be considered"],
  ["shall not", "must not"],
  ["shall(?! (?:i|we)\\b)", "will"],
  ["notwithstanding", "despite"],
  ["extenuating circumstances", "good reasons"],
  ["with (?:regards?|respect) to", "about"],
  ["in accordance with", "following"],
  ["in lieu of", "instead of"],
  ["prior to", "before"],
  ["subsequent to", "after"],
  ["subsequently", "later"],
  ["pursuant to", "under"],
  ["in the event that", "if"],
  ["in the event of", "in case of"],
  ["a (?:multitude|plethora|myriad) of", "many"],
  ["per annum", "a year"],
  ["per diem", "a day"],
  ["inter alia", "among other things"],
  ["the requisite", "the required"],
  ["requisite", "required"],
  ["documentation", "documents"],
  ["remuneration", "pay"],
  ["a sufficient (?:number|amount) of", "enough"],
  ["(?<!\\b(?:an?|the|no|any) )sufficient(?! (?:to|for)\\b)", "enough"],
  ["(?<!\\b(?:an?|the|of|to|by|with|for) )insufficient", "not enough"],
  ["numerous", "many"],
  ["approximately", "about"],
  ["additional", "extra"],
  ["additionally", "also"],
  [`${opens}consequently,?`, "so"],
  ["nevertheless", "still"],
  ["nonetheless", "still"],
  [`${opens}(?:therefore|thus|hence),?`, "so"],
  ["(?<=\\b(?:and) )(?:therefore|thus|hence)", "so"],
  ["furthermore", "also"],
  ["moreover", "also"],
  ["whilst", "while"],
  ["amongst", "among"],
  ["(?<!once )upon", "on"],
  ["via", "through"],
  ["methodology", "method"],
  ["methodologies", "methods"],
  ["functionality", "features"],
  ["optimal", "best"],
  ["optimum", "best"],
  ["subsequent", "later"],
  ["primarily", "mainly"],
  ["predominantly", "mainly"],
  ["beneficial", "helpful"],
  ["advantageous", "helpful"],
  ["detrimental", "harmful"],
  ["equitable", "fair"],
  ["erroneous", "wrong"],
  ["viable", "workable"],
  ["apparent", "clear"],
  ["frequently(?! asked)", "often"],
  ["initially", "at first"],
  ["initial", "first"],
  ["immediately(?=[.,;!]|$| (?:and|if|when|because)\\b)", "at once"],
  ["presently", "now"],
  ["currently", "now"],
  ["residence", "home"],
  ["vicinity", "area"],
  ["assistance", "help"],
  ["commencement", "start"],
  ["termination", "end"],
  ["expenditure", "spending"],
  ["objectives", "aims"],
  ["component", "part"],
  ["components", "parts"],
  ["endeavours", "efforts"],
  ["inception", "start"],
  ["leveraging", "using"],
  ["ameliorate", "improve"],
  ["paramount", "most important"],
  ["pertaining to", "about"],
  [
    "(?:regarding|(?<!\\b(?:is|are|was|were|very|more|most|so|deeply|be) )concerning) (?=(?:the|a|an|this|that|these|our|your|my|his|her|their|its|what|how|\\p{L}+s)\\b)",
    "about ",
  ],
  ["thereafter", "after that"],
  ["therein", "in it"],
  ["herein", "here"],
  ["hereby", ""],
  ["ineligible", "not allowed"],
  ["state-of-the-art", "modern"],
  ["remainder", "rest"],
  ["capability", "ability"],
  ["individuals", "people"],
  ["at your earliest convenience", "when it suits you"],
  ["please be advised that", ""],
  ["it is incumbent (?:up)?on (\\p{L}+) to", "$1 must"],
  ...families,
];
