/** Phrases that are written for others, each always wrong. */

const rows: readonly (readonly [wrong: string, right: string])[] = [
  ["per say", "per se"],
  ["for all intensive purposes", "for all intents and purposes"],
  ["case and point", "case in point"],
  ["(?<!(?:every|each|any|not)\\s)one in the same(?=\\s*[.,;:!?)]|$)", "one and the same"],
  ["nip it in the butt", "nip it in the bud"],
  ["deep seeded", "deep-seated"],
  ["with baited breath", "with bated breath"],
  ["sneak peak", "sneak peek"],
  ["peaked my interest", "piqued my interest"],
  ["tow the line", "toe the line"],
  ["wet your appetite", "whet your appetite"],
  ["wet my appetite", "whet my appetite"],
  ["mute point", "moot point"],
  ["on accident(?!\\sof\\s)", "by accident"],
  ["make due with", "make do with"],
  ["extract revenge", "exact revenge"],
  ["slight of hand", "sleight of hand"],
  ["free reign", "free rein"],
  ["shoe-in", "shoo-in"],
  ["beckon call", "beck and call"],
  ["of coarse(?=[,.;]|\\s(?:i|we|he|she|they|you|it|not|there|the|this|that)\\s)", "of course"],
  ["bare with me", "bear with me"],
  ["bare with us", "bear with us"],
  ["lightening strike", "lightning strike"],
  ["next weak", "next week"],
  ["last weak", "last week"],
  ["past away", "passed away"],
  ["in regards to", "in regard to"],
  ["with regards to", "with regard to"],
  ["responsible of", "responsible for"],
  ["suffer of", "suffer from"],
  ["suffers of", "suffers from"],
  ["suffered of", "suffered from"],
  ["fond (?:with|from)", "fond of"],
  ["afraid from", "afraid of"],
  ["scared from", "scared of"],
  ["jealous from", "jealous of"],
  ["keen of", "keen on"],
  ["aware about", "aware of"],
  ["accustomed with", "accustomed to"],
  ["superior than", "superior to"],
  ["inferior than", "inferior to"],
  ["despite of", "despite"],
  ["(?<=prid(?:e|es|ed|ing)\\s(?:my|your|him|her|it|our|them)sel(?:f|ves)\\s)in", "on"],
  ["for desert(?=[.,;!?]|\\s(?:and|we|i|there|it)\\b)", "for dessert"],
  ["(?<=(?:will|shall|'ll|’ll)\\s)have(?=\\spay\\s(?:[£$€]|an?\\s|the\\s|for\\s))", "have to"],
  [
    "(?<=(?:,|and|there|so|then|but)\\s(?:you|we|they|i)\\s)need(?=\\s(?:take|go|buy|ask|bring|give|find|choose|write|make|get|catch|pay)\\s(?:an?|the|my|your|our|their|to)\\s)",
    "need to",
  ],
];

const anyOf = new RegExp(
  `(?<![\\p{L}'’-])(?:${rows.map(([wrong]) => `(${wrong.replaceAll(" ", "\\s")})`).join("|")})(?![\\p{L}'’-])`,
  "giu",
);

/** The wrong phrases of a text with their places, all looked for at once. */
export const wrongPhrasesIn = (text: string): { from: number; wrong: string; right: string }[] =>
  [...text.matchAll(anyOf)].map((match) => ({
    from: match.index,
    wrong: match[0],
    right: rows[match.slice(1).findIndex((one) => one !== undefined)]?.[1] ?? "",
  }));
