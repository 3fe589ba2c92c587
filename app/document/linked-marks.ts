import type { Leaf } from "./diff-blocks.ts";
import { tokensOf } from "./diff-words.ts";
import type { MarkedRow, ReviewMark } from "./marked-rows.ts";
import { sentencesOf } from "./sentences.ts";

/** A word of one side, or the place of what only the other side has; `same` is its number among the words of both. */
interface Item {
  text: string;
  mark: ReviewMark | null;
  same: number;
}

interface Sentence {
  /** The mark of each of its words; where none has one, those beside it. */
  marks: ReadonlySet<ReviewMark>;
  /** Numbers of its first and last word among those of both, where all of it is. */
  place: string | null;
}

/**
 * Marks that no choice may part: of a sentence that stands in both texts, but elsewhere, what takes it out at one place
 * and what puts it in at the other. So no choice loses it, and none has it twice.
 */
export function linkedMarks(rows: readonly MarkedRow[]): ReviewMark[][] {
  const sides = sidesOf(rows);
  const before = sentencesByText(sides.was);
  const after = sentencesByText(sides.is);
  const links = new Map<ReviewMark, ReviewMark>();
  const rootOf = (mark: ReviewMark): ReviewMark => {
    let root = mark;
    for (let next = links.get(root); next; next = links.get(root)) root = next;
    return root;
  };
  for (const [text, was] of before) {
    const is = after.get(text);
    if (!is) continue;
    for (const marks of apart(was, is)) {
      const [first, ...others] = [...marks].filter(({ conflict }) => !conflict).map(rootOf);
      for (const other of others)
        if (first && rootOf(other) !== rootOf(first)) links.set(rootOf(other), rootOf(first));
    }
  }
  const groups = new Map<ReviewMark, ReviewMark[]>();
  const linked = new Set([...links].flat());
  for (const mark of marksOf(rows)) {
    if (!linked.has(mark)) continue;
    const root = rootOf(mark);
    groups.set(root, [...(groups.get(root) ?? []), mark]);
  }
  return [...groups.values()];
}

/** In reading order. */
const marksOf = (rows: readonly MarkedRow[]): Set<ReviewMark> =>
  new Set(
    rows.flatMap((row) => [
      ...(row.break ? [row.break] : []),
      ...(row.whole ? [row.whole] : []),
      ...row.runs.flatMap((run) => (run.type === "same" ? [] : [run.mark])),
    ]),
  );

/** Of a sentence's places on either side, those that are not the same place: their marks, pair by pair. */
function apart(was: readonly Sentence[], is: readonly Sentence[]): Set<ReviewMark>[] {
  const places = new Set(was.flatMap(({ place }) => place ?? []));
  const stays = new Set(is.flatMap(({ place }) => (place !== null && places.has(place) ? [place] : [])));
  const isElsewhere = ({ place }: Sentence) => place === null || !stays.has(place);
  const others = is.filter(isElsewhere);
  return was.filter(isElsewhere).flatMap(({ marks }, index): Set<ReviewMark>[] => {
    const other = others[index];
    if (!other) return [];
    const both = new Set([...marks, ...other.marks]);
    const isFormatting =
      both.size === marks.size && both.size === other.marks.size && [...both].every(isSameText);
    return isFormatting ? [] : [both];
  });
}

const isSameText = (mark: ReviewMark): boolean => mark.out.trim() === mark.in.trim();

function sidesOf(rows: readonly MarkedRow[]): Record<"was" | "is", Item[][]> {
  const sides: Record<"was" | "is", Item[][]> = { was: [], is: [] };
  let same = 0;
  const begin = (side: Item[][], leaf: Leaf, mark: ReviewMark | null) => {
    if (leaf.joined) put(side, leaf.joined.glue, mark);
    else side.push([]);
  };
  const put = (side: Item[][], texts: readonly { text: string }[], mark: ReviewMark | null) => {
    const words = texts.length === 0 && mark ? [{ text: "" }] : texts;
    side.at(-1)?.push(...words.map(({ text }) => ({ text, mark, same: -1 })));
  };
  for (const [index, row] of rows.entries()) {
    const { was, is, whole = null } = row;
    const goesOn = Boolean(rows[index + 1]?.break);
    // What stands on both sides as it was has nothing that could go elsewhere.
    if (was && is && row.runs.length === 0 && !row.break && !goesOn) continue;
    if (was) begin(sides.was, was, row.break ?? whole);
    if (is) begin(sides.is, is, row.break ?? whole);
    if (!was || !is) {
      if (was) put(sides.was, tokensOf(was), whole);
      if (is) put(sides.is, tokensOf(is), whole);
      continue;
    }
    const runs = row.runs.length > 0 ? row.runs : [{ type: "same" as const, tokens: tokensOf(is) }];
    for (const run of runs) {
      if (run.type === "change") {
        put(sides.was, run.out, run.mark);
        put(sides.is, run.in, run.mark);
        continue;
      }
      const items = run.tokens.map(({ text }) => ({ text, mark: null, same: same++ }));
      sides.was.at(-1)?.push(...items);
      sides.is.at(-1)?.push(...items);
    }
  }
  return sides;
}

function sentencesByText(leaves: readonly (readonly Item[])[]): Map<string, Sentence[]> {
  const found = new Map<string, Sentence[]>();
  for (const items of leaves) {
    for (const { from, to } of sentencesOf(items.map(({ text }) => text))) {
      const words = items.slice(from, to);
      const text = words
        .map((item) => item.text)
        .join("")
        .replace(/\s+/g, " ")
        .trim();
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const own = new Set(words.flatMap(({ mark }) => mark ?? []));
      const beside = [items[from - 1]?.mark, items[to]?.mark].filter(
        (mark) => mark !== null && mark !== undefined,
      );
      const isWhole = own.size === 0;
      const place = isWhole ? `${words[0]?.same} ${words.at(-1)?.same}` : null;
      const known = found.get(text);
      const sentence = { marks: isWhole ? new Set(beside) : own, place };
      if (known) known.push(sentence);
      else found.set(text, [sentence]);
    }
  }
  return found;
}
