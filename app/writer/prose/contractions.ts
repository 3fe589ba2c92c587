/** English contractions and their full forms. */

const negations: Readonly<Record<string, string>> = {
  "can't": "cannot",
  "won't": "will not",
  "shan't": "shall not",
  "don't": "do not",
  "doesn't": "does not",
  "didn't": "did not",
  "isn't": "is not",
  "aren't": "are not",
  "wasn't": "was not",
  "weren't": "were not",
  "hasn't": "has not",
  "haven't": "have not",
  "hadn't": "had not",
  "wouldn't": "would not",
  "couldn't": "could not",
  "shouldn't": "should not",
  "mustn't": "must not",
  "needn't": "need not",
  "mightn't": "might not",
};

const pronouns: Readonly<Record<string, string>> = {
  "i'm": "I am",
  "i've": "I have",
  "i'll": "I will",
  "you're": "you are",
  "you've": "you have",
  "you'll": "you will",
  "we're": "we are",
  "we've": "we have",
  "we'll": "we will",
  "they're": "they are",
  "they've": "they have",
  "they'll": "they will",
  "he'll": "he will",
  "she'll": "she will",
  "it'll": "it will",
  "there'll": "there will",
  "let's": "let us",
  "could've": "could have",
  "should've": "should have",
  "would've": "would have",
};

/** Never between a form of `to be` and what it says of its subject: behind these `'s` stands for `has`. */
const hasOf = /^(?:been|got|had|become)$/i;
/** `She's gone to Leeds` tells of a way; `it's gone in an hour` may say that it is no more. */
const goneSomewhere =
  /\bgone (?:to|into|onto|off|up|down|on|out|over|back|home|away|past|through|from|wrong|well|badly|quiet|bad|mad|very|so|too|all)\b/iu;
/** May be either: `it's fixed`, `it's taken`. */
const participle =
  /^(?:\p{L}{2,}(?:ed|en)|done|made|come|told|found|left|lost|met|built|sent|put|set|cut|shut|broke|won|paid|sold|kept|held|begun|worn|torn|born|known|shown|grown|gone|drawn|thrown|run|read|heard|said|taught|caught|bought|brought|hurt)$/iu;
/** Participles that are no infinitives: behind these `'d` stands for `had`. */
const hadOf =
  /^(?:been|had|got|gotten|gone|done|made|taken|seen|grown|known|shown|given|written|spoken|broken|chosen|driven|eaten|fallen|forgotten|frozen|hidden|ridden|risen|shaken|stolen|torn|worn|sworn|born|drawn|thrown|flown|blown|begun|drunk|sung|swum|rung|bitten|woken|mown|sewn|sown|sunk|sprung|strung|stung|shrunk|lain|sat|said|told|met|left|lost|found|felt|held|kept|heard|thought|brought|bought|built|sent|spent|slept|stood|understood|won|led|fed|paid|laid|caught|taught|sought|fought|sold|meant|dealt|dug|learnt|dreamt|burnt|spelt|spoilt|leapt|leant|dwelt|misled|hung|stuck|struck|shot|spun|swept|wept|lent|bent|crept|knelt|fled|slid|clung|flung|swung|wrung|better|(?!need|feed|speed|bleed|breed|succeed|proceed|exceed|heed|weed|embed|shed|wed)\p{L}{2,}ed)$/iu;
/** Both at once: `I'd put it there`. */
const eitherOf =
  /^(?:took|went|came|saw|spoke|wrote|drove|broke|fell|gave|grew|knew|rode|threw|wore|misread|put|let|set|cut|hit|shut|cost|hurt|read|run|come|become|overcome|bet|quit|spread|split|burst|beat|rid|bid|cast)$/i;
const adverb =
  /^(?:never|always|just|already|also|ever|even|only|still|not|often|all|both|recently|soon|once|long|\p{L}{2,}ly)$/iu;

/** The first of some words that is no adverb; empty where none is left. */
const wordAfter = (rest: string): string =>
  rest.split(" ").find((word) => word !== "" && !adverb.test(word)) ?? "";

/** What `'s` stands for before these words; null where nobody can be sure. */
function isOrHas(rest: string): string | null {
  const word = wordAfter(rest);
  if (hasOf.test(word) || goneSomewhere.test(rest)) return "has";
  return participle.test(word) ? null : "is";
}

/** What `'d` stands for before these words; null where nobody can be sure. */
function hadOrWould(rest: string): string | null {
  const word = wordAfter(rest);
  if (hadOf.test(word) || /^(?:the|an?|my|his|her|its|our|their|your|no|two|three)$/i.test(word))
    return "had";
  return eitherOf.test(word) || word === "" ? null : "would";
}

const full = { ...negations, ...pronouns };
const known = new RegExp(
  `(?<![\\p{L}'])(?:${Object.keys(full).join("|").replaceAll("'", "['’]")})(?![\\p{L}])`,
  "giu",
);
const isForm =
  /(?<![\p{L}'])(it|he|she|that|there|here|what|who|where|how)['’]s(?= (\p{L}+(?: \p{L}+){0,2}))/giu;
const wouldForm = /(?<![\p{L}'])(i|you|he|she|it|we|they)['’]d(?= (\p{L}+(?: \p{L}+){0,2}))/giu;

function cased(model: string, text: string): string {
  return /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The contractions of a text, as they stand there. Possessives are not contractions. */
export function contractionsOf(text: string): string[] {
  return [known, isForm, wouldForm].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[0]),
  );
}

/** Writes contractions out: `don't` as `do not`, `it's been` as `it has been`. `It's fixed` and `I'd put` stay, since they can mean two things. */
export function expandContractions(text: string): string {
  return text
    .replace(known, (found) => cased(found, full[found.toLowerCase().replace("’", "'")] ?? found))
    .replace(isForm, (all: string, head: string, rest: string) => {
      const verb = isOrHas(rest);
      return verb === null ? all : `${head} ${verb}`;
    })
    .replace(wouldForm, (all: string, head: string, rest: string) => {
      const verb = hadOrWould(rest);
      return verb === null ? all : `${head} ${verb}`;
    });
}

const joinable: readonly [RegExp, string][] = [
  ...Object.entries(negations).map(
    ([short, long]) => [new RegExp(`\\b${long}\\b(?! only\\b)`, "gi"), short] as [RegExp, string],
  ),
  [/\bcan not\b(?! only\b)/gi, "can't"],
  ...Object.entries(pronouns)
    .filter(([short]) => !/^(?:\w+'ve|let's|there'll)$/.test(short))
    .map(
      ([short, long]) =>
        [new RegExp(`\\b${long}\\b(?= (?!not\\b)[\\p{L}\\d])`, "giu"), short] as [RegExp, string],
    ),
  [
    /\b(I|you|we|they) have(?= (?:been|already|just|now|not|never|also|\p{L}{3,}ed|gone|done|made|taken|seen|got|found|written)\b)/giu,
    "$1've",
  ],
  [/\b(it|that|there|he|she) is(?= (?!not\b|to\b)[\p{L}\d])/giu, "$1's"],
];

/** Uses contractions wherever a full form can be contracted, keeping the case of the first letter. */
export function contract(text: string): string {
  let out = text;
  for (const [pattern, short] of joinable)
    out = out.replace(pattern, (found: string, ...rest: unknown[]) => {
      const group = typeof rest[0] === "string" ? rest[0] : "";
      const filled = short.replace("$1", group);
      return cased(found, filled.replace(/^i'/, "I'"));
    });
  return out;
}
