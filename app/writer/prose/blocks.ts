/** Markdown as a list of blocks that can be edited one by one and put together again without losing a mark. */

export type BlockKind = "paragraph" | "heading" | "item" | "quote" | "code" | "rule" | "table";

export interface Block {
  kind: BlockKind;
  /** Everything before the text on its line: `## `, `- `, `> `. */
  prefix: string;
  /** The block's text on one line for prose kinds, verbatim for code, rules and tables. */
  text: string;
  /** What stood between this block and the next one: line breaks, a hard break's mark. */
  gap: string;
}

export interface PlacedBlock extends Block {
  /** Where the text stands in the Markdown, its lines not yet joined: `markdown.slice(from, to)`. */
  from: number;
  to: number;
}

/** Lines shorter than this, in a paragraph that is not wrapped prose, are kept as lines of their own. */
const shortLine = 48;

const fence = /^\s{0,3}(`{3,}|~{3,})/;
const heading = /^(\s{0,3}#{1,6}\s+)(\S.*|)$/;
/** Signs of a list, a letter or a small roman number with a bracket among them: `b)`, `(ii)`. */
const item = /^(\s*(?:[-*+•]|\d{1,9}[.)]|\(?(?:[a-z]|[ivx]{2,4})\))\s+)(\S.*|)$/;
const quote = /^(\s{0,3}>\s?)(.*)$/;
const rule = /^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,}|=+)$/;
const table = /^\s*\|.*\|\s*$/;
const indented = /^(?: {4}|\t)/;
const markup = /^\s{0,3}<(?:!--|\/?(?:div|table|details|section|iframe|pre|script|style)\b)/i;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Splits Markdown into blocks. `joinBlocks(blocksOf(text))` differs from `text` only where wrapped lines were joined. */
export function blocksOf(markdown: string): PlacedBlock[] {
  const lines = markdown.replace(/\r\n?/g, "\n").split("\n");
  const blocks: PlacedBlock[] = [];
  const starts: number[] = [];
  let offset = 0;
  for (const line of lines) {
    starts.push(offset);
    offset += line.length + 1;
  }
  let at = 0;
  const push = (kind: BlockKind, prefix: string, text: string) => {
    const from = (starts[at] ?? 0) + prefix.length;
    blocks.push({ kind, prefix, text, gap: "\n", from, to: from + text.length });
  };
  const endFrom = (from: number, ends: (index: number) => boolean): number => {
    let index = from;
    while (index < lines.length - 1 && !ends(index)) index += 1;
    return index;
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (line.trim() === "") {
      const last = blocks.at(-1);
      if (last) last.gap += "\n";
      at += 1;
      continue;
    }
    const opening = fence.exec(line)?.[1];
    if (opening) {
      const stop = endFrom(at + 1, (index) => {
        const other = (lines[index] ?? "").trim();
        return other.startsWith(opening) && other.length <= opening.length + 1;
      });
      push("code", "", lines.slice(at, stop + 1).join("\n"));
      at = stop + 1;
      continue;
    }
    if (markup.test(line)) {
      const isComment = /^\s*<!--/.test(line);
      const stop = endFrom(at, (index) =>
        isComment ? /-->\s*$/.test(lines[index] ?? "") : (lines[index + 1] ?? "").trim() === "",
      );
      push("code", "", lines.slice(at, stop + 1).join("\n"));
      at = stop + 1;
      continue;
    }
    if (rule.test(line)) {
      push("rule", "", line);
      at += 1;
      continue;
    }
    if (table.test(line) || (indented.test(line) && startsBlock(blocks) && !item.test(line))) {
      const test = table.test(line) ? table : indented;
      let stop = at;
      while (test.test(lines[stop + 1] ?? "")) stop += 1;
      push(test === table ? "table" : "code", "", lines.slice(at, stop + 1).join("\n"));
      at = stop + 1;
      continue;
    }
    const head = heading.exec(line);
    if (head) {
      push("heading", head[1] ?? "", head[2] ?? "");
      at += 1;
      continue;
    }
    const marked = item.exec(line) ?? quote.exec(line);
    const kind: BlockKind = item.test(line) ? "item" : marked ? "quote" : "paragraph";
    const prefix = marked?.[1] ?? "";
    const body = [marked ? (marked[2] ?? "") : line];
    const places = [(starts[at] ?? 0) + prefix.length];
    at += 1;
    while (continues(lines[at], kind)) {
      const next = lines[at] ?? "";
      const bare = kind === "quote" ? next.replace(/^\s{0,3}>\s?/, "") : next;
      body.push(bare);
      places.push((starts[at] ?? 0) + next.length - bare.length);
      at += 1;
    }
    pushProse(blocks, kind, prefix, body, places);
  }
  return blocks;
}

function startsBlock(blocks: readonly Block[]): boolean {
  const last = blocks.at(-1);
  return !last || (last.gap.length > 1 && last.kind !== "item");
}

function continues(line: string | undefined, kind: BlockKind): boolean {
  if (line === undefined || line.trim() === "") return false;
  if (fence.test(line) || rule.test(line) || heading.test(line) || item.test(line) || table.test(line))
    return false;
  return quote.test(line) === (kind === "quote");
}

function pushProse(
  blocks: PlacedBlock[],
  kind: BlockKind,
  prefix: string,
  body: readonly string[],
  places: readonly number[],
): void {
  const place = (first: number, last: number) => {
    const [head = "", tail = ""] = [body[first], body[last]];
    return {
      from: (places[first] ?? 0) + head.length - head.trimStart().length,
      to: (places[last] ?? 0) + tail.trimEnd().length,
    };
  };
  const wrapped = body
    .slice(0, -1)
    .every(
      (line, index) =>
        !/(?: {2}|\\)$/.test(line) &&
        (line.trim().length >= shortLine || /^\s*\p{Ll}/u.test(body[index + 1] ?? "")),
    );
  if (wrapped || wide.test(body[0] ?? "")) {
    const joint = wide.test(body[0] ?? "") ? "" : " ";
    const text = body.map((line) => line.trim()).join(joint);
    blocks.push({ kind, prefix, text, gap: "\n", ...place(0, body.length - 1) });
    return;
  }
  for (const [index, line] of body.entries()) {
    const broken = /((?<! ) {2,}|\\)$/.exec(line)?.[1] ?? "";
    const start = index === 0 ? prefix : kind === "quote" ? prefix : (/^\s*/.exec(line)?.[0] ?? "");
    const text = line.slice(0, line.length - broken.length).trim();
    const { from } = place(index, index);
    blocks.push({ kind, prefix: start, text, gap: `${broken}\n`, from, to: from + text.length });
  }
}

/** Puts blocks together again; blocks with an empty text of a prose kind vanish with their gap. */
export function joinBlocks(blocks: readonly Block[]): string {
  const kept = blocks.filter((block) => block.text !== "" || !isProse(block));
  return kept
    .map((block, index) => block.prefix + block.text + (index === kept.length - 1 ? "" : block.gap))
    .join("");
}

/** Whether the block's text is sentences that a rule may edit. */
export function isProse(block: Block): boolean {
  return block.kind === "paragraph" || block.kind === "item" || block.kind === "quote";
}

/** Applies an edit to every prose block and leaves all others as they are. */
export function mapProse(markdown: string, edit: (text: string, block: Block) => string): string {
  return joinBlocks(
    blocksOf(markdown).map((block) => (isProse(block) ? { ...block, text: edit(block.text, block) } : block)),
  );
}
