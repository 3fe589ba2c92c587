/** Making a line agree with a subject of more than one. */

const plain: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  goes: "go",
  carries: "carry",
};
const verbs =
  "is|was|has|does|goes|carries|wants|needs|raises|sits|matters|works|fails|succeeds|asks|touches|makes|begins|opens|gains|belongs|stands|serves";
const before = /\b(is|was|has|does)(?= \{[TW]\})/gi;
const behind = new RegExp(
  `(?<=(?<! (?:of|about|for|from|with) )\\{[TW]\\},? (?:really )?)(${verbs})\\b`,
  "g",
);

function many(verb: string): string {
  const lower = verb.toLowerCase();
  const word = plain[lower] ?? lower.replace(/s$/, "");
  return /^\p{Lu}/u.test(verb) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** The line for a plural subject: `is {T}` becomes `are {T}`, `{T} needs` becomes `{T} need`; `the account of {T} has` stays. */
export function forMany(line: string): string {
  return line.replace(before, many).replace(behind, many);
}
