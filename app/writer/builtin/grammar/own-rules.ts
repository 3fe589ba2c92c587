/** Sound English rules for what the checker does not find. They run on guarded text, sentence by sentence. */

import { agreeAcross, mendSplice } from "./clauses.ts";
import { misspelt } from "./misspelt.ts";
import { pluralOf, plurals, singulars, strictSingulars } from "./nouns.ts";

const subjectOf: Readonly<Record<string, string>> = { him: "he", them: "they", us: "we", me: "I" };
const bases =
  "know want need like think believe say see get go come make take use work live look feel seem love hate try agree understand remember enjoy help mean wish hope play talk write read run start stop change";
const third = (base: string) =>
  /(?:ss|ch|sh|x|z|o)$/.test(base)
    ? `${base}es`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`;

const cap = (model: string, text: string) =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
const word = (list: Iterable<string>) => `(?:${[...list].join("|")})`;

const spelling = new RegExp(`(?<![\\p{L}'’.@/-])${word(Object.keys(misspelt))}(?![\\p{L}'’@/])`, "giu");
const manyOne = new RegExp(
  `\\b(many|several|few|these|those|both|various|numerous|two|three|four|five|six|seven|eight|nine|ten|hundreds of|lots of|a lot of) ((?:new|old|small|big|large|good|bad|great|different|important|other|more|little|young|late|main|open|long|short|hard|real) )?(${[...singulars].join("|")})(?! (?:and|or|of the) )(?!['’-])\\b`,
  "giu",
);
const objectSubject =
  /(^|[,;] |\b(?:and|but|because|that|when|if|so|while|although|then|where) )(him|them|us|me) (is|are|am|was|goes|go|has|does|did|went|wants|wanted|needs|comes|came|says|knows|will|can|could|would|should|doesn['’]t|didn['’]t|isn['’]t)\b/giu;
const participles: Readonly<Record<string, string>> = {
  rise: "risen",
  send: "sent",
  go: "gone",
  take: "taken",
  give: "given",
  write: "written",
  speak: "spoken",
  choose: "chosen",
  begin: "begun",
  grow: "grown",
  know: "known",
};
const singularVerb: Readonly<Record<string, string>> = { were: "was", are: "is", have: "has" };
const pluralVerb: Readonly<Record<string, string>> = {
  goes: "go",
  has: "have",
  was: "were",
  is: "are",
  does: "do",
  "doesn't": "don't",
  "doesn’t": "don’t",
};
const youAre = new RegExp(
  `(?<![\\p{L}])([yY])ou['’]re (${word([...singulars].filter((noun) => !/^(?:right|key|home|student|teacher|leader|manager|winner|writer|owner|expert|guest|friend|person|man|woman|child|mother|parent|sister|brother|daughter|son|king|doctor|engineer|president|first|second|past|light|long|open|hard|real|work|change|result)$/.test(noun)))})(?=[ .,!?])`,
  "gu",
);
const twoOf = new RegExp(
  `\\b(my|his|her|our|their|your|the|these|those) too? (kids|${word(plurals)})\\b`,
  "giu",
);
const eachOf =
  /\b((?:each|either|neither|one) of (?:the|these|those|my|our|your|his|her|their) (?:\p{L}+ )?\p{L}+s) (were|are|have)\b/giu;
const kidsSpends = new RegExp(
  `(^|[,;] |\\bnowadays |\\btoday |(?<!\\b(?:of|in|for|with|about|to|and|or|from|by|at|on|between|behind|under|one|each|all|that|near) )\\b(?:the|these|those|our|their|my|your|many|most|all|some) )(kids|${word(plurals)}) (spends|goes|wants|knows|thinks|believes|says|gets|takes|comes|makes|has|was|is|does|doesn['’]t)\\b(?! (?:the|a|an) \\p{L}+ (?:of|that|which))`,
  "giu",
);
const everyone = new RegExp(
  `\\b(everyone|everybody|someone|somebody|no one|nobody|anyone|anybody|everything|nothing|something) (${bases.split(" ").join("|")}|have|are|do|were)\\b`,
  "giu",
);
const letVerbs =
  /\b(?:let|make|makes|made|help|helps|helped|see|saw|hear|heard|watch|have|had|lets|letting|did|does|do|would|will|can|could|should|may|might|must|to)(?: \p{L}+)? $/iu;
const singularHave = new RegExp(
  `\\b(the|this|that|my|our|your|his|her|its|a|an) (?:(\\p{L}+) )?(${strictSingulars.join("|")}) (have|are|were|do not|don['’]t)\\b(?! (?:you|we|they|i)\\b)`,
  "giu",
);
const ownPlural = new RegExp(
  `\\b(our|their|your|many|of) (life['’]s|famil(?:y)['’]s|(?:${[...singulars].join("|")})['’]s)(?= (?:happier|better|worse|and|but|or|because|when|easier)\\b|[.,;!?]|$)`,
  "giu",
);

/** One sentence put right; the same sentence when no rule applies. */
export function ownFixes(text: string): string {
  let out = text
    .replace(spelling, (found) => cap(found, misspelt[found.toLowerCase()] ?? found))
    .replace(/\bnow a ?days\b/giu, (found) => cap(found, "nowadays"))
    .replace(/\bfor along time\b/giu, "for a long time")
    .replace(/\b(i|you|he|she|we|they|it) use to(?= \p{Ll})/giu, "$1 used to")
    .replace(/\bi am agree\b/giu, "I agree")
    .replace(
      /(^|\b(?:if|when|because|since|and|so) |, )your (?=(?:going|planning|looking|trying|coming) (?:to|for|with|on|home|back)\b|welcome\b)/giu,
      (found, before: string) => `${before}${cap(found.slice(before.length), "you're")} `,
    )
    .replace(
      /\b(look(?:ing|s|ed)? forward to) (hear|see|meet|work|speak|read|talk|receiv)e?\b/giu,
      "$1 $2ing",
    )
    .replace(
      /\b(no|an|any|the|little|much|big|great|significant|positive|negative|real|direct|strong|small) affect(s?) on\b/giu,
      "$1 effect$2 on",
    )
    .replace(
      /\bmore (better|worse|bigger|smaller|faster|slower|easier|harder|cheaper|older|younger|stronger|happier)\b/giu,
      (found, better: string) => cap(found, better),
    )
    .replace(/\b(should|can|could|will|would|may|must) come to(?=[.,!?]|$)/giu, "$1 come too")
    .replace(
      /(^|[,.!?] |\b(?:and|but|because|that|think) )its (?=(?:amazing|great|good|fine|okay|true|easy|hard|important|clear|late|raining|over|done|broken)(?:[.,!?]|$)|an? )/giu,
      (found, before: string) => `${before}${cap(found.slice(before.length), "it's")} `,
    )
    .replace(twoOf, "$1 two $2")
    .replace(/\b(was|were|is|are|am|be|been) worry about\b/giu, "$1 worried about")
    .replace(/\b(was|were|been|being|get|got) send\b/giu, "$1 sent")
    .replace(
      /\b(has|have|had) (rise|send|go|take|give|write|speak|choose|begin|grow|know)\b/giu,
      (_all, have: string, base: string) => `${have} ${participles[base.toLowerCase()] ?? base}`,
    )
    .replace(/\bdatas\b/giu, (found) => cap(found, "data"))
    .replace(/\bbetween you and i\b/giu, (found) => cap(found, "between you and me"))
    .replace(
      /\b(this|that|it|which|he|she) effects (?=(?:everyone|us|you|me|them|all|the|our|your|my|how)\b)/giu,
      "$1 affects ",
    )
    .replace(youAre, (_all, head: string, noun: string) => `${head === "Y" ? "Your" : "your"} ${noun}`)
    .replace(
      eachOf,
      (_all, head: string, verb: string) => `${head} ${singularVerb[verb.toLowerCase()] ?? verb}`,
    )
    .replace(
      kidsSpends,
      (_all, before: string, noun: string, verb: string) =>
        `${before}${noun} ${pluralVerb[verb.toLowerCase()] ?? verb.replace(/s$/i, "")}`,
    )
    .replace(
      /\bwho['’]s (?=(?:fault|idea|turn|book|car|house|job|phone|problem|responsibility|name)\b)/giu,
      (found) => cap(found, "whose "),
    )
    .replace(
      /(^|[.!?] )[Ll]ets (?=(?:go|meet|see|talk|try|start|make|take|get|have|do|say|look|keep|be|not|just|discuss|work|hope)\b)/gu,
      (_all, before: string) => `${before}Let's `,
    )
    .replace(
      /(, |\band |\bso )lets (?=(?:go|meet|see|talk|try|start|make|take|get|have|do|say|look|keep|be|not|just|discuss|work|hope)\b)/giu,
      "$1let's ",
    )
    .replace(
      /(^|[.!?] )[Ii]ts (?=(?:a|an|the|not|so|really|been|time|definitely|also|always|never|going)\b|(?:easy|hard|important|clear|possible|good|great|true|nice|better) (?:to|that)\b)/gu,
      (_all, before: string) => `${before}It's `,
    )
    .replace(/\b(should|would|could|might|must) of\b(?! course)/giu, "$1 have")
    .replace(/\bless (\p{L}+)\b/giu, (found, noun: string) =>
      plurals.has(noun.toLowerCase()) && !/^(?:hours|minutes|weeks|days|years|months)$/i.test(noun)
        ? `${cap(found, "fewer")} ${noun}`
        : found,
    )
    .replace(/\b(he|she|it) (dont|don['’]t)\b/giu, "$1 doesn't")
    .replace(
      /\bthere (is|was) (many|several|few|two|three|four|five|six|seven|eight|nine|ten|some|a lot of) (\p{L}+s|people|children|men|women)\b/giu,
      (found, verb: string, much: string, noun: string) =>
        `${found.slice(0, 5)} ${verb.toLowerCase() === "is" ? "are" : "were"} ${much} ${noun}`,
    );
  out = out.replace(manyOne, (found, many: string, kind: string | undefined, noun: string) =>
    `${many} ${kind ?? ""}${matchCase(noun, pluralOf(noun.toLowerCase()))}`.replace(/^$/, found),
  );
  out = out.replace(
    /\bthere (is|was) (many|several|few|two|three|four|five) /giu,
    (found, verb: string, much: string) =>
      `${found.slice(0, 5)} ${verb.toLowerCase() === "is" ? "are" : "were"} ${much} `,
  );
  out = out.replace(
    objectSubject,
    (_all, before: string, pronoun: string, verb: string) =>
      `${before}${cap(pronoun, subjectOf[pronoun.toLowerCase()] ?? pronoun)} ${verb}`,
  );
  out = out.replace(everyone, (found, who: string, verb: string, at: number) => {
    if (letVerbs.test(out.slice(0, at)) || /\?\s*$/.test(out)) return found;
    const right: Readonly<Record<string, string>> = { have: "has", are: "is", do: "does", were: "was" };
    return `${who} ${right[verb.toLowerCase()] ?? third(verb.toLowerCase())}`;
  });
  out = out.replace(
    singularHave,
    (found, article: string, middle: string | undefined, noun: string, verb: string, at: number) => {
      const before = out.slice(Math.max(0, at - 30), at);
      if (
        /\b(?:and|or|of|if|that|suggest|recommend|wish|in|on|at|for|from|by|with|to|did|do|does|will|would|can|could|should|may|might|must|between|nor)\s+(?:\p{L}+\s+)?$/iu.test(
          before,
        ) ||
        (middle && /(?:s|and|of)$/i.test(middle))
      )
        return found;
      const right: Readonly<Record<string, string>> = {
        have: "has",
        are: "is",
        were: "was",
        "do not": "does not",
        "don't": "doesn't",
        "don’t": "doesn’t",
      };
      return `${article} ${middle ? `${middle} ` : ""}${noun} ${right[verb.toLowerCase()] ?? verb}`;
    },
  );
  out = out.replace(
    ownPlural,
    (_all, owner: string, noun: string) => `${owner} ${pluralOf(noun.replace(/['’]s$/, "").toLowerCase())}`,
  );
  out = out.replace(
    /\b([A-Z]\p{L}+|he|she|they|you) and (?:me|I) (?:was|is|am)\b/gu,
    (found, who: string) => `${who} and I ${found.endsWith("was") ? "were" : "are"}`,
  );
  out = out.replace(
    /\b[Mm]e and ([A-Z]\p{L}+|my \p{L}+) (was|is|are|were|have|had|went|go|will|can)\b/gu,
    (_all, who: string, verb: string) =>
      `${who} and I ${verb === "was" ? "were" : verb === "is" ? "are" : verb}`,
  );
  return mendSplice(agreeAcross(out));
}

function matchCase(model: string, text: string): string {
  return model === model.toUpperCase() && model.length > 1 ? text.toUpperCase() : cap(model, text);
}
