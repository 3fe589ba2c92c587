/** One thing to be counted without an article: `There was page missing`, `in fridge`, `as test`, `when river is high`. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isPlural } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { type Clause, eachWord, type GrammarRule } from "./clause.ts";

const why = "An article is missing";

/** There is one of it where somebody speaks of it. */
const known =
  /^(?:fridge|freezer|kitchen|garden|counter|oven|cupboard|attic|cellar|loft|bathroom|bedroom|sink|shed|garage|porch|ceiling|roof|window|drawer|wardrobe|basement|hallway|yard|fireplace|dishwasher|microwave|floor|gate|river|sun|moon|sky|door|bell|engine|phone|kettle|post|library|museum|harbour|beach|lift|toilet|dustbin|bin|doorbell|boiler|bridge|lid|station|office|pub|village|forest|lake|bus|train|wall|car|box|bag|pocket|corner|middle)$/;
/** Said without one: `on foot`, `by bus`, `in bed`, `at sea`. */
const sayings =
  /^(?:bed|home|school|church|prison|hospital|town|court|sea|hand|foot|mind|fact|time|work|college|university|class|office|post|phone|line|hold|site|board|stage|page|table|course|train|bus|car|date|fire|top|bottom|paper|tape|film|video|camera|order|place|person|part|turn|line|case|touch|print|season|stock|view|reach|step|tune|trouble|pocket|battle|village|corner|middle|window|door|wall)$/;

const articleFor = (word: string): string =>
  `${/^(?:[aeio]|u(?!ni|se|su)|hour)/.test(word) && !/^(?:one|eu)/.test(word) ? "an" : "a"} ${word}`;

const closes = ({ key, tag, tokens, sentence }: Clause, at: number): boolean =>
  !/^[.:/_]\p{L}/u.test(sentence.text.slice(tokens[at - 1]?.end ?? 0)) &&
  ((/^(?:PUNCT|)$/.test(tag(at)) && !/^[-–'’"“(/]/.test(key(at))) ||
    /^(?:for|in|on|at|with|and|but|because|when|while|before|after|until|by|near|behind|under|so|if|all|every|last|this|yesterday|overnight|to|that|which|who)$/.test(
      key(at),
    ));

const isPlain = ({ tokens, tag }: Clause, at: number): boolean => {
  const token = tokens[at];
  return (
    token !== undefined &&
    token.text === token.key &&
    /^(?:NOUN|VERB|ADJ)$/.test(tag(at)) &&
    countNouns.has(token.key) &&
    !isPlural(token.key)
  );
};

/** `keep the antivenom in fridge`, `put his cap on counter`. */
const inPlaces: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  if (sentence.kind !== "paragraph" || !/[.!?]["”’)]*$/.test(sentence.text)) return [];
  return eachWord(
    clause,
    "in on into onto under behind at beside near through across over along inside outside",
  ).flatMap((place): Edit[] => {
    const index = place + 1;
    const { key: noun, text } = tokens[index] ?? { key: "", text: "" };
    if (text !== noun) return [];
    if (!known.test(noun) || sayings.test(noun) || tag(index) === "PROPN" || !closes(clause, index + 1))
      return [];
    // A list of bare words, as in a note or a table: `in kitchen and garden`.
    if (
      /^(?:and|,|or)$/.test(key(index + 1)) &&
      /^(?:NOUN|ADJ)$/.test(tag(index + 2)) &&
      !/^(?:the|a|an)$/.test(key(index + 2))
    )
      return [];
    if (
      !tokens.some(({ tag: one }) => one === "AUX" || one === "VERB") ||
      !tokens.some(({ key: one }) => /^(?:the|a|an|my|his|her|our|their|your|it|we|i|he|she|they)$/.test(one))
    )
      return [];
    return edit(index, index, `the ${text}`, why);
  });
};

/** `There was page missing`, `I saw that there is hole in it`. */
const thereIs: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return eachWord(clause, "there").flatMap((index): Edit[] => {
    if (!/^(?:is|was|'s)$/.test(key(index + 1))) return [];
    const at =
      tag(index + 2) === "ADJ" &&
      isPlain(clause, index + 3) &&
      !/^(?:more|less|no|enough|little|much|such|same|only|other|first|last|next)$/.test(key(index + 2))
        ? index + 3
        : index + 2;
    if (
      !isPlain(clause, at) ||
      /^(?:room|time|reason|way|cake|fish|fruit|coffee|tea|school|work|church|court|doubt|egg|chicken|onion|salad|cheese|colour|color|crime|film|evidence|exception|warning|hope|question|business|detail|experience|beer|wine|company)$/.test(
        key(at),
      )
    )
      return [];
    if (
      !(
        /^(?:missing|left|broken|waiting|stuck|hanging|standing|lying|loose|open|outside|inside|there|here|upstairs|downstairs)$/.test(
          key(at + 1),
        ) ||
        (/^(?:in|on|at|with|near|behind|under|for|by|beside|between|from|of|that|which|who|where)$/.test(
          key(at + 1),
        ) &&
          key(at + 1) !== key(at)) ||
        /^[.!;,]$/.test(key(at + 1))
      )
    )
      return [];
    const first = tokens[index + 2];
    return first && first.text === first.key ? edit(index + 2, index + 2, articleFor(first.text), why) : [];
  });
};

const roles =
  /^(?:chair|captain|king|queen|head|host|guest|winner|leader|champion|member|partner|customer|boss|driver|manager|president|chairman|chairwoman|secretary|treasurer|mayor|director|minister|editor|father|mother|parent|child|boy|girl|man|woman|part|proof|evidence|bait|fuel|food|dinner|lunch|breakfast|cover|security|standard|usual|such|well|normal|text|string|number|input|output|root|user|administrator|admin|owner|author|teacher|student|doctor|nurse|judge|prisoner|student|apprentice|cook|chef|goalkeeper|referee|coach|guide)$/;
const doing =
  /^(?:test|trial|joke|reminder|warning|present|gift|birthday present|rule|result|favour|favor|reward|souvenir|surprise|guide|table|seat|weapon|pillow|shovel|paddle|ladder|bridge|shelter|cradle|doorstop|paperweight|bookmark|hobby|thank-you|compromise|precaution|sign|signal|starting point|shortcut|template|substitute|replacement|tool|toy|pet|base)$/;

/** `both lifts overnight as test`, `gave it to her as present`. */
const asThing: GrammarRule = (clause) => {
  const { key, tag, tokens, edit } = clause;
  return tokens.flatMap(({ key: noun, text }, index): Edit[] =>
    text === noun &&
    key(index - 1) === "as" &&
    doing.test(noun) &&
    !roles.test(noun) &&
    !/^(?:same|such|so|soon|long|well|much|far|known|such|just)$/.test(key(index - 2)) &&
    tag(index) !== "VERB" &&
    (/^(?:PUNCT|)$/.test(tag(index + 1)) || /^(?:to|for|of|and|when|because)$/.test(key(index + 1))) &&
    key(index + 1) !== "-"
      ? edit(index, index, articleFor(text), why)
      : [],
  );
};

/** `when river is above the mark`, `because kettle was on`. */
const inClauses: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, sentence } = clause;
  if (sentence.kind !== "paragraph") return [];
  return tokens.flatMap(({ key: noun, text }, index): Edit[] =>
    text === noun &&
    known.test(noun) &&
    tag(index) === "NOUN" &&
    !/^(?:post|phone|library|bus|train|car)$/.test(noun) &&
    /^(?:when|if|because|while|until|that|before|after|although|once|since|where|whenever)$/.test(
      key(index - 1),
    ) &&
    // `because that fridge is taken` points at one.
    (key(index - 1) !== "that" ||
      /^(?:said|say|says|think|thinks|thought|know|knows|knew|noticed|remarked|found|told|heard|see|saw|hope|hoped|sure|means|believe|reported|so|me|us|him|her|them)$/.test(
        key(index - 2),
      )) &&
    /^(?:is|was|has|had|will|would|opens|opened|closes|closed|came|went|rises|rose|rings|rang|broke|breaks|falls|fell|freezes|froze|floods|flooded)$/.test(
      key(index + 1),
    ) &&
    !/^(?:to|of)$/.test(key(index + 2))
      ? edit(index, index, `the ${text}`, why)
      : [],
  );
};

const describing =
  /^(?:thick|thin|heavy|light|dark|bright|narrow|wide|deep|steep|clever|brave|rude|polite|patient|careful|rich|poor|clean|dirty|dry|wet|soft|loud|fast|slow|fresh|real|proper|whole|perfect|good|bad|big|small|long|short|old|new|young|nice|lovely|beautiful|great|terrible|horrible|funny|sad|happy|wonderful|brilliant|tiny|huge|strange|quiet|busy|modern|famous|friendly|boring|interesting|expensive|cheap|tall|cold|warm|hot|hard|useful|simple|difficult|easy|serious|special|different|normal|typical|major|minor|common|rare|popular|successful|professional|wooden|metal|plastic|red|blue|green|black|white|yellow|brown|grey|round|square)$/;

const moreThings =
  /^(?:manual|pamphlet|leaflet|document|machine|novel|essay|poem|song|journey|battle|struggle|decision|disaster|success|failure|delight|pleasure|mess|shock|relief|shame|pity|bargain|nightmare|challenge|habit|method|trick|moment|summer|winter|spring|autumn|crowd|queue|noise|smell|taste|view|walk|climb|drive|flight|ride|swim|speech|lesson|lecture|course|exam|test|interview|meeting|wedding|funeral|concert|festival|match|game|race)$/;

/** `It was thick manual for a machine`, `She was brave woman`. */
const described: GrammarRule = (clause) => {
  const { key, tag, tokens, edit, opens } = clause;
  return tokens.flatMap(({ key: adjective, text }, index): Edit[] => {
    if (
      !describing.test(adjective) ||
      text !== adjective ||
      !(isPlain(clause, index + 1) ? tag(index + 1) === "NOUN" : moreThings.test(key(index + 1)))
    )
      return [];
    if (
      !/^(?:is|was|'s)$/.test(key(index - 1)) ||
      !/^(?:it|this|that|he|she)$/.test(key(index - 2)) ||
      !(index === 2 || opens(index - 2))
    )
      return [];
    if (
      /^(?:cake|fish|fruit|coffee|tea|work|food|speech|film|company|weather|business|enough|school|egg|chicken|salad|cheese|detail|experience|colour|color|language|wine|beer|time|night|day|morning|reason)$/.test(
        key(index + 1),
      )
    )
      return [];
    return /^[.;!]?$/.test(key(index + 2)) ||
      /^(?:for|with|in|from|at|that|which|who|because|on|about|near|behind)$/.test(key(index + 2))
      ? edit(index, index, articleFor(text), why)
      : [];
  });
};

const food =
  /^(?:egg|onion|mushroom|potato|chicken|fish|cake|salad|bean|banana|lemon|orange|peach|grape|sausage|apple|duck|courgette|biscuit|leaf|colour|color|film|flower|card|email|phone|letter|detail|difference|view|hand|lamb|sandwich|house|car|church|school|university|college)$/;

/** `a van with tail lift, two strong people`: what goes with one thing is one as well. */
const withThing: GrammarRule = (clause) => {
  const { key, tag, edit, sentence } = clause;
  if (sentence.kind !== "paragraph") return [];
  return eachWord(clause, "with").flatMap((index): Edit[] => {
    if (
      tag(index - 1) !== "NOUN" ||
      !/^(?:a|an)$/.test(key(tag(index - 2) === "ADJ" ? index - 3 : index - 2))
    )
      return [];
    const at = tag(index + 1) === "NOUN" && /^(?:NOUN|VERB)$/.test(tag(index + 2)) ? index + 2 : index + 1;
    const noun = key(at);
    const isThing =
      isPlain(clause, at) ||
      /^(?:lift|handle|hook|lid|roof|door|window|wheel|motor|engine|guard|rack|basket|trailer|hinge|lock|tap|hose|beard|moustache|limp|stick|ladder|tail|saddle)$/.test(
        noun,
      );
    if (
      !isThing ||
      food.test(noun) ||
      !/^[.,;!?]$/.test(key(at + 1)) ||
      clause.tokens[index + 1]?.text !== key(index + 1)
    )
      return [];
    if (key(at + 1) === "," && /^(?:NOUN|ADJ)$/.test(tag(at + 2))) return [];
    return edit(index + 1, index + 1, articleFor(key(index + 1)), why);
  });
};

export const bareNounRules: readonly GrammarRule[] = [
  withThing,
  inPlaces,
  thereIs,
  asThing,
  inClauses,
  described,
];
