/** Phrases found word by word in a sentence, in time proportional to its length. */

import type { Edit } from "./edits.ts";
import type { MarkedSentence } from "./passages.ts";

/** Where a phrase stands, for conditions. Words in lower case, empty at the ends. */
export interface Place {
  before: string;
  /** The word before that. */
  second: string;
  /** Everything before the phrase, as typed. */
  earlier: string;
  after: string;
  /** Everything behind the phrase, as typed. */
  rest: string;
  start: boolean;
  found: string;
}

/**
 * What is looked for (`a|b` either word, `(a)` a word that may be missing), what stands instead (a `-` keeps the phrase out:
 * it only shields), and when. A phrase that goes at the start of a sentence takes a comma behind it along.
 */
export type Phrase = readonly [pattern: string, instead: string, when?: (place: Place) => boolean];

interface Node {
  next: Map<string, Node>;
  rows: { instead: string; when: Phrase[2]; reason: string }[];
}

export interface PhraseTable {
  reason: string;
  phrases: readonly Phrase[];
}

const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|,/gu;

/** The ways a pattern can be said. */
function waysOf(pattern: string): string[][] {
  let ways: string[][] = [[]];
  for (const part of pattern.split(" ")) {
    const optional = /^\((.*)\)$/.exec(part);
    const choices = (optional?.[1] ?? part).split("|");
    ways = ways.flatMap((way) => [
      ...(optional ? [way] : []),
      ...choices
        .map((choice) => [...way, choice.replaceAll("_", " ")])
        .map((all) => all.flatMap((one) => one.split(" "))),
    ]);
  }
  return ways;
}

/** Makes a finder of tables; longer phrases win, then earlier ones. */
export function phraseFinder(tables: readonly PhraseTable[]): (sentence: MarkedSentence) => Edit[] {
  const root: Node = { next: new Map(), rows: [] };
  for (const { reason, phrases } of tables)
    for (const [pattern, instead, when] of phrases)
      for (const way of waysOf(pattern)) {
        let node = root;
        for (const one of way) {
          const known = node.next.get(one) ?? { next: new Map<string, Node>(), rows: [] };
          node.next.set(one, known);
          node = known;
        }
        node.rows.push({ instead, when, reason });
      }
  return (sentence) => find(root, sentence);
}

function find(root: Node, { text, whole, from }: MarkedSentence): Edit[] {
  const words = [...text.matchAll(word)].map((match) => ({
    key: match[0].toLowerCase().replaceAll("’", "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const edits: Edit[] = [];
  for (let index = 0; index < words.length; index += 1) {
    let node: Node | undefined = root;
    let best: Edit | null = null;
    let bestEnd = index;
    for (let at = index; at < words.length; at += 1) {
      const here = words[at];
      if (!here || (at > index && !/^\s*$/.test(text.slice(words[at - 1]?.end, here.start)))) break;
      node = node?.next.get(here.key);
      if (!node) break;
      if (node.rows.length === 0) continue;
      const first = words[index];
      if (!first) break;
      const near = (place: number, gap: string) => (/^\s*$/.test(gap) ? (words[place]?.key ?? "") : "");
      const place: Place = {
        before: near(index - 1, text.slice(words[index - 1]?.end, first.start)),
        second: words[index - 2]?.key ?? "",
        after: near(at + 1, text.slice(here.end, words[at + 1]?.start)),
        earlier: text.slice(0, first.start),
        rest: text.slice(here.end),
        start: !/[\p{L}\p{N}\uE000]/u.test(text.slice(0, first.start)),
        found: text.slice(first.start, here.end),
      };
      const row = node.rows.find(({ when }) => !when || when(place));
      if (!row) continue;
      bestEnd = at;
      best =
        row.instead === "-"
          ? null
          : placed(text, whole, first.start, here.end, row.instead, row.reason, place.start);
    }
    if (best) edits.push({ ...best, from: best.from + from, to: best.to + from });
    index = Math.max(index, bestEnd);
  }
  return edits;
}

const vowelSound = /^(?:[aeio](?!ne\b|nce\b)|u(?!ni(?:[^nm]|$)|s[aeu]|ti|ro)|hour|honest|hono|heir)/i;

/** One replacement as an edit that leaves spaces, commas, capitals and articles right. Null where marks of emphasis stand in the way. */
export function placed(
  text: string,
  whole: string,
  start: number,
  end: number,
  instead: string,
  reason: string,
  opens: boolean,
): Edit | null {
  let [from, to, replacement] = [start, end, instead];
  if (/[*_~`]/.test((text[from - 1] ?? "") + (text[to] ?? ""))) return null;
  // `the kids' ears`: what stands instead owns as well.
  if (text.charAt(end - 1) === "s" && /[^s]$/.test(instead) && /^['’] \p{L}/u.test(text.slice(end))) {
    to += 1;
    replacement += `${text.charAt(end)}s`;
  }
  const capital = /^\p{Lu}/u.test(text.slice(start));
  if (replacement === "") {
    const before = text.slice(0, from);
    const behind = text.slice(to);
    if (opens) {
      const gap = /^\s*,?\s*/.exec(behind)?.[0] ?? "";
      const next = whole[to + gap.length] ?? "";
      // No sentence opens with a figure.
      if (!/[\p{L}“"]/u.test(next)) return null;
      // `“blue” means that`: what is quoted stays small.
      if (/[“"]/.test(next) && /\p{Ll}/u.test(whole[to + gap.length + 1] ?? "")) return null;
      to += gap.length + 1;
      replacement = capital ? next.toUpperCase() : next;
    } else if (/,\s*$/.test(before) && /^\s*[,.;:!?]/.test(behind)) {
      if (
        /^\s*,/.test(behind) &&
        /^\s*(?:if|when|while|although|because|since|after|before|as|once|unless)\b/i.test(text)
      )
        return null;
      from -= /,\s*$/.exec(before)?.[0].length ?? 0;
      if (/^\s*,/.test(behind)) to += /^\s*,/.exec(behind)?.[0].length ?? 0;
    } else from -= /(?<!\s)\s*$/.exec(before)?.[0].length ?? 0;
  } else if (capital && !/^\p{Lu}{2}/u.test(text.slice(start, end)))
    replacement = replacement.charAt(0).toUpperCase() + replacement.slice(1);
  return articled(text, { from, to, replacement, reason });
}

/** The edit with the article before it put right. */
function articled(text: string, edit: Edit): Edit {
  const found = /(?<![\p{L}\p{N}'’-])(an?)(\s*)$/iu.exec(text.slice(Math.max(0, edit.from - 5), edit.from));
  const rest = edit.replacement + text.slice(edit.to);
  if (!found || (found[2] === "" && !/^\s/.test(rest))) return edit;
  const [, article = "", gap = ""] = found;
  const follows = rest.trimStart();
  const an = vowelSound.test(follows);
  if (!/^\p{L}/u.test(follows) || an === (article.toLowerCase() === "an")) return edit;
  const right = `${article.charAt(0)}${an ? "n" : ""}`;
  return { ...edit, from: edit.from - found[0].length, replacement: right + gap + edit.replacement };
}
