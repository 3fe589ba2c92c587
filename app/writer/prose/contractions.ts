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

/** Participles after which `'s` stands for `has` and `'d` for `had`. */
const participle = "(?:been|gone|done|had|got|become|made|taken|seen|come|grown|\\p{L}{3,}(?:ed|en))";
const full = { ...negations, ...pronouns };
const known = new RegExp(
  `(?<![\\p{L}'])(?:${Object.keys(full).join("|").replaceAll("'", "['’]")})(?![\\p{L}])`,
  "giu",
);
const isForm = /(?<![\p{L}'])(it|he|she|that|there|here|what|who|where|how)['’]s(?= (\p{L}+))/giu;
const wouldForm = /(?<![\p{L}'])(i|you|he|she|it|we|they)['’]d(?= (\p{L}+))/giu;

function cased(model: string, text: string): string {
  return /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The contractions of a text, as they stand there. Possessives are not contractions. */
export function contractionsOf(text: string): string[] {
  return [known, isForm, wouldForm].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[0]),
  );
}

/** Writes every contraction out: `don't` as `do not`, `it's been` as `it has been`. */
export function expandContractions(text: string): string {
  const done = new RegExp(`^${participle}$`, "iu");
  return text
    .replace(known, (found) => cased(found, full[found.toLowerCase().replace("’", "'")] ?? found))
    .replace(isForm, (_all, head: string, next: string) => `${head} ${done.test(next) ? "has" : "is"}`)
    .replace(
      wouldForm,
      (_all, head: string, next: string) =>
        `${head} ${done.test(next) || next === "better" ? "had" : "would"}`,
    );
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
