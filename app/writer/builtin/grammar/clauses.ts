/** Faults between clauses: a verb that agrees with the wrong noun, and two sentences held by a comma. Sure cases only. */

import { plurals, singulars } from "./nouns.ts";

const plural: Readonly<Record<string, string>> = {
  makes: "make",
  has: "have",
  is: "are",
  was: "were",
  does: "do",
  gets: "get",
  takes: "take",
  needs: "need",
  spends: "spend",
  goes: "go",
  works: "work",
  saves: "save",
  wins: "win",
  loses: "lose",
  finds: "find",
  wants: "want",
  feels: "feel",
  becomes: "become",
  tends: "tend",
  knows: "know",
  "doesn't": "don't",
  "doesn’t": "don’t",
};
const manyHead = `(?:entries|people|those|companies|kids|teams|${[...plurals].join("|")})`;
/** Words that may close a relative clause without being the subject of the next verb. */
const closing =
  /(?:ly|down|up|out|in|off|on|well|often|together|early|late|online|here|there|today|much|alone|best)$/i;
const relative = new RegExp(
  `^((?:(?:the|these|those|our|their|my|your|most|many|all|some) )?(?:\\p{Ll}+ )?${manyHead} (?:that|who|which) )((?:\\p{Ll}[\\p{Ll}’'-]* ){1,6})(${Object.keys(plural).join("|")}) (?=\\p{Ll})`,
  "iu",
);
const subjects =
  /^(?:i|he|she|it|we|they|you|this|that|what|who|which|if|when|because|says?|said|think|thinks|believe|know|hope|and|or|a|an|each|every|one|nobody|everybody|everyone|somebody|someone)$/i;
const older = new RegExp(
  `^((?:(?:the|these|those|our|their|my|your|most|many|all|some) )?${manyHead} (?:that|who|which) are (?:older|newer|younger|larger|smaller|longer|shorter|bigger|more \\p{Ll}+) than \\d+ \\p{Ll}+s )(${Object.keys(plural).join("|")}) (?=\\p{Ll})`,
  "iu",
);

/** `Teams that write things down makes …`: the verb of a plural head behind its relative clause. */
export function agreeAcross(text: string): string {
  return text
    .replace(older, (_all, head: string, verb: string) => `${head}${plural[verb.toLowerCase()] ?? verb} `)
    .replace(relative, (found, head: string, inside: string, verb: string) => {
      const words = inside.trim().split(" ");
      const last = words.at(-1) ?? "";
      const first = words[0] ?? "";
      const plain = !/(?:s|ed|ing)$/i.test(first) || /^(?:are|have|were)$/i.test(first);
      const closed = words.length > 1 && (plurals.has(last.toLowerCase()) || closing.test(last));
      const clean = words
        .slice(1)
        .every((word) => !subjects.test(word) && !singulars.has(word.toLowerCase()));
      return plain && closed && clean ? `${head}${inside}${plural[verb.toLowerCase()] ?? verb} ` : found;
    });
}

const helping = "(?:is|are|was|were|has|have|had|can|could|will|would|must|should|does|do|did)";
const spliced = new RegExp(
  `^((?:The|A|An|This|These|Those|Our|My|Your|Their|His|Her|Its|Every|Each|Most|Many|Some|All) [^,;:.!?()—–]{4,120}), ((?:it|they|he|she|we|this|these) (?:${helping})(?: not)? [^,;:.!?]{12,160}\\.)$`,
  "u",
);
const finite = new RegExp(`\\b${helping}\\b`, "u");
const open =
  /\b(?:that|who|which|whom|whose|if|when|while|because|although|though|since|unless|until|whether|what|how|why|where|than|(?:the|each|every) (?:moment|time|day|year)|more|less|say|says|said|think|believe|like)\b/iu;

/** `X can be read by anyone, it can be improved.`: two whole sentences with a comma between take a semicolon. */
export function mendSplice(text: string): string {
  return text.replace(spliced, (found, left: string, right: string) =>
    finite.test(left) && !open.test(left) && left.split(" ").length > 4 ? `${left}; ${right}` : found,
  );
}
