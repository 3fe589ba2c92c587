/** Joining short neighbours that begin with the same words, and doubled words. */

import { countWords } from "../../prose/words.ts";

const bare = /^[^,;:()—–]+[.]$/u;
const ends = /^(?:is|are|was|were|has|have|had|can|will|must|should|us|me|them|you|him|her|to)$/i;
const blocked = /\b(?:and|or|but|because|if|when|while|who|which|that|as|although)\b/i;

function prefixOf(a: string, b: string): number {
  const [left, right] = [a.split(" "), b.split(" ")];
  let same = 0;
  while (same < Math.min(left.length, right.length) - 1 && left[same] === right[same]) same += 1;
  return same;
}

/** Joins neighbouring short sentences with the same opening: two by `and`, three by a comma and `and`. */
export function joinOpenings(sentences: readonly string[]): string[] {
  const out: string[] = [];
  let at = 0;
  while (at < sentences.length) {
    const first = sentences[at] ?? "";
    const run = [first];
    let shared = 0;
    for (let next = at + 1; next < sentences.length && run.length < 3; next += 1) {
      const other = sentences[next] ?? "";
      const same = prefixOf(first.replace(/\.$/, ""), other.replace(/\.$/, ""));
      const short =
        bare.test(first) &&
        countWords(first) <= 9 &&
        (bare.test(other) || /^[^;:()]+\.$/.test(other)) &&
        countWords(other) <= 20;
      const rest = other.split(" ").slice(same).join(" ");
      const last = run.length === 1 || bare.test(run.at(-1) ?? "");
      if (
        !short ||
        !last ||
        same < 2 ||
        !ends.test(first.split(" ")[same - 1] ?? "") ||
        blocked.test(first) ||
        (shared > 0 && same !== shared)
      )
        break;
      if (!sameForm(first.split(" ")[same] ?? "", rest.split(" ")[0] ?? "", rest.split(" ")[1] ?? "")) break;
      shared = same;
      run.push(other);
    }
    if (run.length === 1) out.push(first);
    else {
      const tails = run.map((sentence) => sentence.replace(/\.$/, "").split(" ").slice(shared).join(" "));
      const first0 = tails[0] ?? "";
      const lined = tails.map((tail, index) =>
        index > 0 && !first0.startsWith("to ") ? tail.replace(/^to /, "") : tail,
      );
      const joined =
        lined.length === 2
          ? lined.join(" and ")
          : `${lined.slice(0, -1).join(", ")} and ${lined.at(-1) ?? ""}`;
      out.push(`${first.split(" ").slice(0, shared).join(" ")} ${joined}.`);
    }
    at += run.length;
  }
  return out;
}

/** Two tails can be joined when both begin alike: both -ing, both -ed, both plain words. */
function sameForm(a: string, b: string, afterB: string): boolean {
  const word = b === "to" ? afterB : b;
  const leads = /^(?:not|now|also|very|still)$/;
  return formOf(a) === formOf(word) && !leads.test(a) && !leads.test(word);
}

function formOf(word: string): string {
  if (word.endsWith("ing")) return "ing";
  if (word.endsWith("ed")) return "ed";
  if (/^(?:a|an|the)$/.test(word)) return "article";
  return /^(?:in|on|at|for|by|from)$/.test(word) ? "place" : "word";
}

/** Words that stand twice in a row by mistake; `had had` and `that that` may be meant. */
export function undouble(text: string): string {
  return text.replace(/(?<![\p{L}'-])(\p{L}+)(\s+)\1(?![\p{L}'-])/giu, (found, word: string) =>
    /^(?:had|that|is|so|very|no|ha|bye|knock|tut|there|now|well|far|again|long|many|really|yes|please|never|out|in)$/i.test(
      word,
    ) || /^\p{Lu}/u.test(found.split(/\s+/)[1] ?? "")
      ? found
      : word,
  );
}
