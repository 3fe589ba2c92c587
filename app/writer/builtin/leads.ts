/** What leads a sentence in and falls when its neighbour falls, and what cannot stand as a sentence at all. */

const named = "(?:this|that|these|those|all (?:of )?this)";
/** Taken whole or not at all: with what they name, up to their comma. */
const phrases = [
  `(?:In addition|Due|Owing|Thanks|Contrary|In contrast|As opposed|Next|Further|Prior|Subsequent) to ${named}`,
  `(?:Because|In spite|On account|As a (?:result|consequence)|Regardless|On top|Apart from|Instead|In view|In light) (?:of )?${named}`,
  `(?:As well as|Besides|Despite|Beyond|Following|Along with|Apart from|Given) ${named}`,
  "However|Also|Moreover|Furthermore|In addition|Additionally|Besides|Nevertheless|Nonetheless|Even so|Still|Yet|Meanwhile",
  "Therefore|Thus|Consequently|Similarly|Likewise|On the (?:one|other) hand|By contrast|In contrast|For (?:example|instance)",
  "In fact|Indeed|Of course|That said|At the same time|After all|On top of that|As a result|Accordingly",
].join("|");
const ordinals =
  "First(?:ly)?|Second(?:ly)?|Third(?:ly)?|Fourth(?:ly)?|Fifth(?:ly)?|Sixth(?:ly)?|Last(?:ly)?|Finally|Next|First and foremost|First of all|Last but not least|To (?:begin|start) with";
/** These need no comma before a word that opens a clause. */
const bare = "But|And|Or|Also|Yet|Therefore|Thus";
const clause =
  "(?:[Tt]he|[Tt]his|[Tt]hese|[Tt]hose|an?|it|he|she|we|they|you|I|there|our|his|her|their|my|your|its|some|many|most|all|every|each|no|nobody|if|when|\\p{Lu}\\p{L}+)\\b";

const next = '(?=[\\p{L}\\p{N}“"])';
const lead = new RegExp(
  `^(?:(?:${phrases}|${ordinals}|${bare}),\\s+${next}|(?:${bare})\\s+(?=${clause}))`,
  "u",
);
const ordinal = new RegExp(`^(?:${ordinals}),\\s+${next}`, "u");
const greeting = /^(?:Hi|Hello|Hey|Dear)\b[^,.!?:;]{0,40}[,!]\s+(?=\p{L})/u;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The sentence without a greeting and its leading connectives; the next word takes the capital. */
export function withoutLead(sentence: string): string {
  const bared = sentence.replace(greeting, "").replace(lead, "");
  return bared === sentence ? sentence : capital(bared);
}

/** Whether a sentence is one of a count: `First, …`, `Finally, …`. */
export function isCounted(sentence: string): boolean {
  return ordinal.test(sentence);
}

/** The sentence without `First,` or `Finally,`. */
export function withoutOrdinal(sentence: string): string {
  const bared = sentence.replace(ordinal, "");
  return bared === sentence ? sentence : capital(bared);
}

const broken: readonly RegExp[] = [
  /^(?:This|That|These|Those|It|Which|Who|Whose|Whom|And|But|Or|To|Of),\s/u,
  /^(?:[*_“"(]*)\p{Ll}+(?![\p{L}.@/])/u,
  /^(?:Which|Whose|Whom|Who)\b(?!.*\?)/u,
  /^That (?:we|he|she|they|it|I|you|from|the)\b(?!.*\b(?:is|was|means|meant|shows?) (?:why|how|what|that|clear|true))/u,
  /^(?:Because|Although|Though|Since|While|Whereas|Unless|Until|If|As soon as) [^,?]*[.!]?$/u,
  /(?:[,;:—–]|[\s](?:and|or|but|the|an?|because|which|than))[.!?]?$/u,
  /^[^\p{L}\p{N}]*(?:[\p{Script=Latin}]+[^\p{L}\p{N}]*)?$/u,
];

/** Whether what is left of a sentence is no sentence: it starts or ends in the middle of one. */
export function isFragment(sentence: string): boolean {
  return broken.some((pattern) => pattern.test(sentence));
}
