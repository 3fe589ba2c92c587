/** Breaking sentences that must be short: at clauses, and for speech at phrases. */

import { guard } from "../../prose/guard.ts";
import { countWords } from "../../prose/words.ts";
import { tidy } from "../rewrite/phrases.ts";
import { splitLong } from "../rewrite/split.ts";

/** Joints of clauses with what stands in their place; a capital follows. */
const clauses: readonly [RegExp, string][] = [
  [/;\s+/gu, ". "],
  [/:\s+(?=(?:the|a|an|it|he|she|we|they|you|I|there|this|that)\s)/giu, ". "],
  [/\s+[—–]\s+(?=(?:the|a|an|it|he|she|we|they|you|I|there|this|that|and|but)\s)/giu, ". "],
  [/,\s+which (?=(?:is|was|has|had|will|can|would|could|may|might|means|meant|\p{L}{3,}ed)\b)/giu, ". This "],
  [/,\s+which (?=(?:are|were|have)\b)/giu, ". These "],
  [/,\s+which I think /giu, ". I think it "],
  [/,\s+which (?=(?:went|came|made|took|rose|fell|left|gave|began|became|led|meant)\b)/giu, ". This "],
  [/,\s+of which /giu, ". Of this, "],
  [
    /,\s+(?:although|though) (?=(?:the|a|an|it|he|she|we|they|you|I|there|this|that|some|not)\s)/giu,
    ". But ",
  ],
  [
    /,\s+(?:since|as) (?=(?:it|he|she|we|they|you|I|there)\s|(?:the|a|an|this|that|some|not|warm|cold)\s(?:[\p{L}’'-]+\s){0,3}?(?:is|are|was|were|has|have|had|can|could|will|would|must|may|did|does|\p{Ll}{2,}[^su]s|\p{Ll}{3,}ed)\b)/giu,
    ". This is because ",
  ],
  [/,\s+where (?=(?:the|a|an|it|he|she|we|they|you|I|there|this|that)\s)/giu, ". There, "],
  [/,?\s+including /giu, ". This includes "],
  [/,?\s+because (?!of\b)/giu, ". This is because "],
  [/,\s+(?:while|whereas) /giu, ". Meanwhile, "],
  [/,\s+(?:but|yet) /giu, ". But "],
  [/,\s+so (?=(?:the|a|an|it|he|she|we|they|you|I|there|this|that)\s)/giu, ". So "],
  [/,?\s+and then /giu, ". Then "],
  [/,?\s+and (?=(?:it|he|she|we|they|you|I|there|this|that)(?:[’']\p{L}+)?\s+\p{L})/giu, ". "],
  [
    /,\s+and (?=(?:the|a|an|our|my|your|his|her|their|its)\s+(?:\p{L}+\s+){1,3}(?:is|are|was|were|has|have|had|can|will|\p{L}{3,}ed)\b)/giu,
    ". ",
  ],
];
const subject = /^(?:(?:Then|So|But|And|Now|Today|Later),? )?(I|He|She|It|We|They|You)\b/u;
const second =
  /,?\s+and (?=(?:\p{L}+ly )?(?:is|are|was|were|has|have|had|can|will|would|could|\p{L}{3,}ed|went|came|made|took|got|said|saw|knew|gave|found|left|felt|kept|held|sent|told|ran|fell|sat|stood)\b)/giu;

interface Cut {
  parts: [string, string];
  gap: number;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Both sides of a joint as sentences, or null where one of them is too short to be one. */
function cutAt(text: string, at: number, length: number, joint: string, least: number): Cut | null {
  const end = joint.startsWith(".") ? "." : "";
  const left = text.slice(0, at).replace(/[,;:\s]+$/u, "") + end;
  const right = sentenceCase(joint.replace(/^\.\s*/, "") + text.slice(at + length));
  const [a, b] = [countWords(left), countWords(right)];
  if (a < least || b < least || unbalanced(left)) return null;
  return { parts: [left, right], gap: Math.abs(a - b) };
}

function unbalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  return (
    count("(") !== count(")") ||
    count("“") !== count("”") ||
    (count('"') - 1) % 2 === 1 ||
    (count("**") - 1) % 2 === 1
  );
}

function best(cuts: readonly (Cut | null)[]): [string, string] | null {
  const found = cuts.filter((cut) => cut !== null).toSorted((a, b) => a.gap - b.gap)[0];
  return found?.parts ?? null;
}

function atClause(text: string): [string, string] | null {
  const found: (Cut | null)[] = [];
  const opens =
    /^(?:if|when|while|although|though|because|since|as|after|before|unless|until|whether|whenever|where|once|that|what|who|which|how|\p{L}+ing)\b/iu;
  for (const [joint, instead] of clauses)
    for (const match of text.matchAll(joint)) {
      if (opens.test(text) && !text.slice(0, match.index).includes(",")) continue;
      found.push(cutAt(text, match.index, match[0].length, instead, 4));
    }
  const who = subject.exec(text)?.[1];
  if (who !== undefined)
    for (const match of text.matchAll(second))
      found.push(cutAt(text, match.index, match[0].length, `. ${who} `, 4));
  return best(found);
}

/**
 * Where a speaker can take a breath, the better places first. What follows begins a thought of its own: a conjunction, a phrase of
 * place or time, somebody. A comma inside a list is no such place.
 */
const breaths: readonly RegExp[] = [
  /(?<!,\s(?:\p{L}+\s){0,2}\p{L}+)(?:[,;:]|\s+[—–])\s+(?=(?:and|or|but|because|when|while|where|if|so|until|then|not|with|without|for|in|on|at|from|by|after|before|I|you|he|she|it|we|they|there|this|that|these|those)\s)/giu,
  /(?<!,\s(?:\p{L}+\s){0,2}\p{L}+,?)\s+(?=(?:and|but|because|when|while|where|if|so|until)\s+(?!(?:\p{L}+\s+)?(?:of|and|or|in|on)\b))/giu,
  /\s+(?=(?:in|on|at|for|with|from|by|after|before|without|through)\s+(?:the|a|an|my|your|his|her|our|their|its|this|that|every|each|all)\s)/giu,
];

function atBreath(text: string): [string, string] | null {
  for (const [index, breath] of breaths.entries()) {
    const found = best(
      [...text.matchAll(breath)].map((match) =>
        cutAt(text, match.index, match[0].length, ". ", index === 0 ? 3 : 4),
      ),
    );
    if (found) return found;
  }
  return null;
}

function brokenUp(text: string, size: (text: string) => number, most: number, spoken: boolean): string[] {
  if (size(text) <= most) return [text];
  const parts = atClause(text) ?? (spoken ? atBreath(text) : null);
  if (!parts) return [text];
  return parts.flatMap((part) => brokenUp(part, size, most, spoken));
}

/** A longer run of words is no sentence that a rule understands. */
const longest = 200;

/** A sentence in parts of at most `most` words, as far as clauses allow; for speech as far as breath does. */
export function breakUp(sentence: string, most: number, spoken = false): string {
  const words = countWords(sentence);
  if (words <= most || words > longest) return sentence;
  const { text, restore } = guard(sentence);
  const halves = splitLong(text, most)
    .split(/(?<=[.!?]) (?=\p{Lu}|\uE000)/u)
    .flatMap((part) => brokenUp(part, (one) => countWords(restore(one)), most, spoken));
  return restore(tidy(text, halves.join(" ")));
}
