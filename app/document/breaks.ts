import { compareRuns, type Row } from "./comparison.ts";
import { type Leaf, partOf } from "./diff-blocks.ts";
import { cut, type Token, tokenScript, tokensOf } from "./diff-words.ts";
import { sentencesOf } from "./sentences.ts";

/** A leaf of one side has words of a leaf of the other, in their order: from the first to the last of them. */
interface Link {
  was: number;
  is: number;
  words: number;
  first: { was: number; is: number };
  last: { was: number; is: number };
}

/** The words of leaves in one list, a line's end between any two; `leaf` says whose each is. */
interface Side {
  leaves: readonly Leaf[];
  tokens: Token[];
  leaf: number[];
  words: number[];
  /** Where each leaf's words begin and end in the list. */
  from: number[];
  to: number[];
  /** Where sentences begin. */
  starts: Set<number>;
}

/** Fewer words are in a longer leaf by chance, but where they stand between signs. */
const fewestWords = 3;

/**
 * Rows in which a leaf that was parted into several, or joined of several, is as many rows: each of its parts beside
 * what it became, so that its words are compared and the breaks between them are marks of their own.
 */
export function withBreaks(rows: readonly Row[]): Row[] {
  const result: Row[] = [];
  let run: Row[] = [];
  for (const row of [...rows, null]) {
    if (row && !row.conflict && row.was?.key !== row.is?.key) {
      run.push(row);
      continue;
    }
    result.push(...rebroken(run));
    run = [];
    if (row) result.push(row);
  }
  return result;
}

function rebroken(run: readonly Row[]): readonly Row[] {
  const was = run.flatMap((row) => row.was ?? []);
  const is = run.flatMap((row) => row.is ?? []);
  if (was.length === 0 || is.length === 0 || was.length + is.length < 3) return run;
  const sides = { was: sideOf(was), is: sideOf(is) };
  const groups = groupsOf(linksOf(sides.was, sides.is));
  if (groups.length === 0) return run;
  const rows: Row[] = [];
  const from = { was: 0, is: 0 };
  const between = (to: { was: number; is: number }) =>
    rows.push(...compareRuns(was.slice(from.was, to.was), is.slice(from.is, to.is)));
  for (const group of groups) {
    const [first] = group;
    const last = group.at(-1);
    if (!first || !last) continue;
    between(first);
    rows.push(...partedRows(group, sides.was, sides.is));
    [from.was, from.is] = [last.was + 1, last.is + 1];
  }
  between({ was: was.length, is: is.length });
  return rows;
}

const isWord = (token: Token | undefined): boolean => token !== undefined && /[\p{L}\p{N}]/u.test(token.text);

/** Only paragraphs and headings are parted and joined. */
function isText({ block, node }: Leaf): boolean {
  if (block.type !== "paragraph" && block.type !== "heading") return false;
  return node.children.every((child) => !child.text?.includes("\n"));
}

function sideOf(leaves: readonly Leaf[]): Side {
  const side: Side = { leaves, tokens: [], leaf: [], words: [], from: [], to: [], starts: new Set() };
  for (const [index, leaf] of leaves.entries()) {
    if (index > 0) {
      side.tokens.push({ text: "\n", marks: [], marksKey: "", key: "\n" });
      side.leaf.push(-1);
    }
    side.from.push(side.tokens.length);
    const tokens = isText(leaf) ? tokensOf(leaf) : [];
    for (const { from } of sentencesOf(tokens.map(({ text }) => text)))
      side.starts.add(side.tokens.length + from);
    // What is bold now is the same word.
    for (const token of tokens) side.tokens.push({ ...token, key: token.text.trim() || token.text });
    for (const _ of tokens) side.leaf.push(index);
    side.words.push(tokens.filter(isWord).length);
    side.to.push(side.tokens.length);
  }
  return side;
}

function linksOf(before: Side, after: Side): Link[] {
  const links: Link[] = [];
  for (const piece of tokenScript(before.tokens, after.tokens)) {
    if (piece.type !== "same") continue;
    for (let at = 0; at < piece.length; at += 1) {
      const place = { was: piece.before + at, is: piece.after + at };
      if (!isWord(before.tokens[place.was])) continue;
      const was = before.leaf[place.was] ?? -1;
      const is = after.leaf[place.is] ?? -1;
      const last = links.at(-1);
      if (last?.was === was && last.is === is) {
        last.words += 1;
        last.last = place;
      } else links.push({ was, is, words: 1, first: place, last: place });
    }
  }
  return links.filter((link) => isPart(link, before, after));
}

const isEnclosed = (tokens: readonly Token[], from: number, to: number): boolean =>
  !isWord(tokens[from - 1]) && !isWord(tokens[to + 1]);

/** Whether most of the shorter leaf is in the other one. */
function isPart({ was, is, words, first, last }: Link, before: Side, after: Side): boolean {
  const least = Math.min(before.words[was] ?? 0, after.words[is] ?? 0);
  if (words >= fewestWords) return words * 2 >= least;
  return (
    words === least &&
    isEnclosed(before.tokens, first.was, last.was) &&
    isEnclosed(after.tokens, first.is, last.is)
  );
}

/** Links that share leaves, where there are several. */
function groupsOf(links: readonly Link[]): Link[][] {
  const groups: Link[][] = [];
  for (const link of links) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && (last?.was === link.was || last?.is === link.is)) group.push(link);
    else groups.push([link]);
  }
  return groups.filter((group) => group.length > 1);
}

function partedRows(group: readonly Link[], before: Side, after: Side): Row[] {
  const wasParts = partsOf(group, "was", before, after);
  const isParts = partsOf(group, "is", after, before);
  return group.flatMap((link, index): Row[] => {
    const next = group[index + 1];
    const row = { was: wasParts[index] ?? null, is: isParts[index] ?? null };
    if (!next) return [row];
    const wasBetween = before.leaves.slice(link.was + 1, next.was);
    const isBetween = after.leaves.slice(link.is + 1, next.is);
    return [row, ...compareRuns(wasBetween, isBetween)];
  });
}

/** For each link the part of its leaf on one side; the whole leaf where that has no other link. */
function partsOf(group: readonly Link[], own: "was" | "is", side: Side, other: Side): Leaf[] {
  const others = own === "was" ? "is" : "was";
  const parts: Leaf[] = [];
  let from = 0;
  let glue: Leaf["texts"] = [];
  for (const [index, link] of group.entries()) {
    const place = link[own];
    const leaf = side.leaves[place];
    if (!leaf) continue;
    const next = group[index + 1];
    const isFirst = group[index - 1]?.[own] !== place;
    const goesOn = next?.[own] === place;
    if (isFirst) from = side.from[place] ?? 0;
    if (isFirst && !goesOn) {
      parts.push(leaf);
      continue;
    }
    const startsAnew = goesOn && next.first[others] > (other.from[next[others]] ?? 0);
    const to = goesOn
      ? cutAt(side.starts, link.last[own] + 1, next.first[own], startsAnew)
      : (side.to[place] ?? 0);
    const { lead, texts, trail } = trimmed(side.tokens.slice(from, to));
    const before = parts.at(-1);
    parts.push(
      isFirst || !before
        ? partOf(leaf, [...lead, ...texts, ...(goesOn ? [] : trail)], null)
        : partOf(leaf, [...texts, ...(goesOn ? [] : trail)], { to: before, glue: [...glue, ...lead] }),
    );
    glue = trail;
    from = to;
  }
  return parts;
}

/** Where a leaf is parted between its words for one and for another: before a sentence, if one begins there. */
function cutAt(starts: ReadonlySet<number>, from: number, to: number, early: boolean): number {
  const places = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((at) =>
    starts.has(at),
  );
  return (early ? places[0] : places.at(-1)) ?? to;
}

const isBlank = ({ text }: Token): boolean => text.trim() === "";

/** A part's texts, and the spaces and line breaks around them. */
function trimmed(tokens: readonly Token[]): Record<"lead" | "texts" | "trail", Leaf["texts"]> {
  const start = tokens.findIndex((token) => !isBlank(token));
  const end = tokens.findLastIndex((token) => !isBlank(token));
  const last = tokens[end];
  if (start < 0 || !last) return { lead: textsOf(tokens), texts: [], trail: [] };
  const [word, space] = cut(last);
  return {
    lead: textsOf(tokens.slice(0, start)),
    texts: textsOf([...tokens.slice(start, end), word]),
    trail: textsOf([...(space ? [space] : []), ...tokens.slice(end + 1)]),
  };
}

/** Words put together again to stretches of one formatting. */
function textsOf(tokens: readonly Token[]): Leaf["texts"] {
  const texts: { text: string; marks: Token["marks"]; key: string }[] = [];
  for (const { text, marks, marksKey: key } of tokens) {
    const last = texts.at(-1);
    if (last?.key === key && text !== "\n" && last.text !== "\n") last.text += text;
    else texts.push({ text, marks, key });
  }
  return texts.map(({ text, marks }) => ({ text, marks }));
}
