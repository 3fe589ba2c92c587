/** A long sentence parted where two whole ones are joined. */

import { type Token, tokensOf } from "../../prose/english/tokens.ts";
import type { Edit } from "./edits.ts";
import type { MarkedSentence } from "./passages.ts";

const opening =
  /^\s*["“(]?(?:if|when|while|although|though|because|since|after|before|as|once|unless|until|whether|that|what|who|which|both|either|neither|not only|so|every time|the moment|let['’]?s|let|suppose|assume|imagine|say)\b|^\s*(?:for|in|on|at|with|without|by|from|of|to|under|despite|given)\b[^,]*\b(?:can|may|will|it|they|you|we|i|there)\b/i;
const subject = /^(?:i|we|you|he|she|they|it|this|there|that|these|those)$/;
const saying =
  /^(?:says?|said|tells?|told|thinks?|thought|claims?|claimed|believes?|believed|felt|knew|wrote|explained|added|argued)$/;
const verbs = new Set(["VERB", "AUX"]);

/** Whether clauses stand in a row with commas between them, `It's roofless, it was never finished`: the last one closes the row. */
function isSeries(clauses: readonly Token[]): boolean {
  return clauses.some(({ key }, at) => {
    if (key !== "," || !clauses.slice(0, at).some(({ tag }) => verbs.has(tag))) return false;
    const behind = clauses.slice(at + 1);
    const verb = behind.findIndex(({ tag }) => verbs.has(tag));
    const begins = behind.slice(0, Math.max(0, verb));
    return (
      begins.length > 0 &&
      begins.length <= 4 &&
      begins.some(({ key: word, tag }) => subject.test(word) || tag === "NOUN" || tag === "PROPN") &&
      begins.every(({ tag }) => /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM|ADV)$/.test(tag))
    );
  });
}

/** Finds joints in sentences of more than `most` words: a semicolon, or `, and|but|so` and a new subject with its verb. */
export function partLong(most: number): (sentence: MarkedSentence) => Edit[] {
  return ({ text, whole, from }) => {
    if (text.split(/\s+/).length <= most || opening.test(text) || /[“”"—(:]/.test(text)) return [];
    // `I did the hat, and the boots, and it was raining, and a gull landed`: what is heaped up has one end.
    if ((text.match(/, and\b/gi)?.length ?? 0) > 2) return [];
    const tokens = tokensOf(text);
    const edits: Edit[] = [];
    let last = 0;
    for (const [index, { key, start, end }] of tokens.entries()) {
      if (index - last < 7 || tokens.length - index < 6) continue;
      const join =
        key === ";"
          ? index
          : key === "," && /^(?:and|but|so)$/.test(tokens[index + 1]?.key ?? "")
            ? index + 1
            : -1;
      const next = tokens[join + 1];
      const verb = tokens[join + 2];
      if (join < 0 || !next || !verb) continue;
      // `; that is to say, to concentrate on one crop`: no sentence of its own.
      if (
        key === ";" &&
        /^(?:that|this)$/.test(next.key) &&
        /^(?:is|was)$/.test(verb.key) &&
        tokens[join + 3]?.key === "to"
      )
        continue;
      // `of bosses like Crittenden, and he ruled`: a sentence that began with him would be about the last one named.
      if (
        /^(?:he|she)$/.test(next.key) &&
        tokens.slice(Math.max(0, index - 3), index).some(({ tag }) => tag === "PROPN")
      )
        continue;
      const clause = subject.test(next.key) && verbs.has(verb.tag) && verb.key !== "'s";
      // `so you can take it with you`, `so they don't get wet`, `so that disabling it`: what it is for; `; that is, …` says it again.
      if (
        tokens[join]?.key === "so" &&
        /^(?:can|could|will|would|may|might|wo|ca|do|does|'ll)$/.test(verb.key)
      )
        continue;
      if (next.key === "that" && (tokens[join]?.key === "so" || tokens[join + 3]?.key === ",")) continue;
      const before = tokens.slice(last, index);
      // `I ask our governors; I ask parents for it`: said alike, to be heard together.
      if (key === ";" && next.key === before[0]?.key && verb.key === before[1]?.key) continue;
      // `All they had to do is listen, and this might have been …`
      if (/^all$/.test(before[0]?.key ?? "") && before.some(({ key: one }) => /^(?:is|was)$/.test(one)))
        continue;
      if (!clause || !before.some(({ tag }) => verbs.has(tag))) continue;
      if (before.some(({ key: word }) => /^(?:if|that|whether|who|which|because|although|when)$/.test(word)))
        continue;
      // `Grandma said it was like the old days, and it was …`: she said that, too.
      if (before.some(({ key: verbKey }) => saying.test(verbKey))) continue;
      // `They did not fall into fine jobs, but they did …`, `Keep straight on, and you will come to …`
      if (tokens[join]?.key === "but" && before.some(({ key: not }) => /^(?:not|n't|never|no)$/.test(not)))
        continue;
      if (next.key === "you" && tokens[join]?.key === "and") continue;
      // `between 7 and 9 a.m., and we …`: one point is there.
      if (isSeries(before) || whole[start - 1] === ".") continue;
      const word = tokens[join]?.key ?? "";
      const kept = word === "but" || word === "so" ? `${word.charAt(0).toUpperCase()}${word.slice(1)} ` : "";
      const head = whole.slice(next.start, next.start + 1);
      edits.push({
        from: from + start,
        to: from + next.start + 1,
        replacement: `. ${kept}${kept === "" ? head.toUpperCase() : next.key === "i" ? "I" : head.toLowerCase()}`,
        reason: "Two sentences read better than one long one",
      });
      last = Math.max(join, end > 0 ? join : 0);
    }
    return edits;
  };
}
