/** Words broken into lines: the arithmetic of pages that the browser sets, with no page in sight. */

import type { Node } from "prosemirror-model";
import type { Face, Kind } from "./pdf-fonts.ts";

/** Words in one look. */
export interface Piece {
  text: string;
  kind: Kind;
  face: Face;
  /** Points. */
  size: number;
  href: string | null;
}

/** A piece at its place in a line, points from where the line begins. */
export interface Placed extends Piece {
  x: number;
  width: number;
}

type WidthOf = (piece: Piece) => number;

/** A text block's content as pieces; null is a line break. */
export function piecesOf(block: Node, look: Omit<Piece, "text" | "href">, bold = false): (Piece | null)[] {
  return block.children.map((node) => {
    if (node.type.name === "hard_break") return null;
    const has = (name: string): boolean => node.marks.some(({ type }) => type.name === name);
    const isBold = bold || has("strong");
    const face = (["normal", "bold", "italic", "bolditalic"] as const)[
      Number(isBold) + 2 * Number(has("em"))
    ];
    const link = node.marks.find(({ type }) => type.name === "link");
    return {
      ...look,
      text: (node.text ?? "").replace(/\t/g, "    "),
      face: face ?? "normal",
      kind: has("code") ? "mono" : look.kind,
      size: has("code") ? look.size * 0.92 : look.size,
      href: link ? String(link.attrs.href) : null,
    };
  });
}

/** Lines of at most `width` points. A word that is longer is cut. */
export function breakLines(pieces: readonly (Piece | null)[], width: number, widthOf: WidthOf): Placed[][] {
  const lines: Placed[][] = [[]];
  let x = 0;
  const put = (piece: Piece, wide: number): void => {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (last && isAlike(last, piece)) {
      last.text += piece.text;
      last.width += wide;
    } else line?.push({ ...piece, x, width: wide });
    x += wide;
  };
  const next = (): void => {
    lines.push([]);
    x = 0;
  };
  for (const word of wordsOf(pieces)) {
    if (word === null) {
      next();
      continue;
    }
    const wide = word.parts.reduce((sum, part) => sum + widthOf(part), 0);
    if (x > 0 && x + wide > width) {
      next();
      // The space at which a line breaks is not seen.
      if (word.isSpace) continue;
    }
    for (const part of word.parts)
      for (const fit of wide > width ? cut(part, width, widthOf) : [part]) {
        const fits = widthOf(fit);
        if (x > 0 && x + fits > width) next();
        put(fit, fits);
      }
  }
  return lines;
}

const isAlike = (one: Piece, other: Piece): boolean =>
  one.face === other.face && one.kind === other.kind && one.size === other.size && one.href === other.href;

interface Word {
  parts: Piece[];
  isSpace: boolean;
}

/** Words and the spaces between them; a word may change its look in its middle. */
function wordsOf(pieces: readonly (Piece | null)[]): (Word | null)[] {
  const words: (Word | null)[] = [];
  for (const piece of pieces) {
    if (piece === null) {
      words.push(null);
      continue;
    }
    for (const text of piece.text.match(/[^\S\u00a0\u202f]+|(?:\S|[\u00a0\u202f])+/g) ?? []) {
      const isSpace = /^[^\S\u00a0\u202f]/.test(text);
      const last = words.at(-1);
      if (last && !isSpace && !last.isSpace) last.parts.push({ ...piece, text });
      else words.push({ parts: [{ ...piece, text }], isSpace });
    }
  }
  return words;
}

function cut(piece: Piece, width: number, widthOf: WidthOf): Piece[] {
  const parts: Piece[] = [];
  let text = "";
  for (const sign of piece.text) {
    if (text !== "" && widthOf({ ...piece, text: text + sign }) > width) {
      parts.push({ ...piece, text });
      text = "";
    }
    text += sign;
  }
  return [...parts, { ...piece, text }];
}
