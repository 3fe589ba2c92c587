/** Promises about blocks: paragraphs, lists, headings. */

import { blocksOf, type Block } from "../prose/blocks.ts";
import type { Vow } from "../task.ts";
import { counted, judged, vow } from "./vow.ts";

/** The block kinds of a text in order, with runs of list items as one `list(n)`. */
function shapeOf(blocks: readonly Block[]): string {
  const parts: string[] = [];
  let items = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "item") {
      items += 1;
      if (blocks[index + 1]?.kind === "item") continue;
      parts.push(`list of ${String(items)}`);
      items = 0;
    } else parts.push(block.kind);
  }
  return parts.join(", ") || "nothing";
}

function structured(
  id: string,
  say: string,
  fits: (blocks: readonly Block[]) => boolean,
  strength: "hard" | "soft" = "hard",
): Vow {
  return vow(id, strength, say, (_source, output) => {
    const blocks = blocksOf(output.trim());
    return judged(fits(blocks), shapeOf(blocks));
  });
}

const all = (blocks: readonly Block[], kind: Block["kind"]) =>
  blocks.length > 0 && blocks.every((block) => block.kind === kind);

/** Exactly one paragraph and nothing else. */
export const oneParagraph: Vow = structured(
  "one-paragraph",
  "Write exactly one paragraph.",
  (blocks) => all(blocks, "paragraph") && blocks.length === 1,
);

/** One bullet list of at least two points and nothing else. */
export const bulletsOnly: Vow = structured(
  "bullets-only",
  "Write one bullet list of at least two points and nothing else.",
  (blocks) =>
    all(blocks, "item") && blocks.length >= 2 && blocks.every((block) => /[-*+•]/.test(block.prefix)),
);

/** One paragraph with the conclusion, then one bullet list of two to six points. */
export const executiveShape: Vow = structured(
  "executive-shape",
  "Write one paragraph that gives the conclusion, then one bullet list of two to six points.",
  (blocks) =>
    blocks[0]?.kind === "paragraph" &&
    all(blocks.slice(1), "item") &&
    blocks.length >= 3 &&
    blocks.length <= 7,
);

/** One paragraph that begins with `TL;DR:`. */
export const tldrShape: Vow = structured(
  "tldr-shape",
  "Write one paragraph that begins with TL;DR: and nothing else.",
  (blocks) =>
    blocks.length === 1 && blocks[0]?.kind === "paragraph" && /^(?:\*\*)?TL;DR:/.test(blocks[0].text),
);

/** At least one heading. */
export const hasHeadings: Vow = structured(
  "has-headings",
  "Use subheadings.",
  (blocks) => blocks.some((block) => block.kind === "heading"),
  "soft",
);

/** At least one bullet list. */
export const hasBullets: Vow = structured(
  "has-bullets",
  "Use a bullet list.",
  (blocks) => blocks.some((block) => block.kind === "item"),
  "soft",
);

/** A question on a line of its own, with its answer in the next block. */
export const hasQuestions: Vow = structured(
  "has-questions",
  "Use questions on lines of their own, each with its answer below.",
  (blocks) =>
    blocks.some(
      (block, index) =>
        /[?？؟][*_]*$/u.test(block.text.trim()) &&
        /[^?？؟*_\s]$|[.!]["”’]*$/u.test(blocks[index + 1]?.text.trim() ?? ""),
    ),
  "soft",
);

/** More paragraphs than before. */
export const moreParagraphs: Vow = vow(
  "more-paragraphs",
  "soft",
  "Use more paragraphs than the text has.",
  (source, output) => {
    return judged(
      paragraphs(output) > paragraphs(source.text),
      `${String(paragraphs(source.text))} before, ${String(paragraphs(output))} after`,
    );
  },
);

/** A number of list items. */
export function itemCount(least: number, most = least): Vow {
  const say =
    least === most
      ? `Give exactly ${counted(least, "list item")}.`
      : `Give ${String(least)} to ${String(most)} list items.`;
  return vow("item-count", "hard", say, (_source, output) => {
    const items = blocksOf(output).filter((block) => block.kind === "item").length;
    return judged(items >= least && items <= most, counted(items, "list item"));
  });
}

/** A number of headings, of a level or of any. */
export function headingCount(least: number, most: number): Vow {
  return vow(
    "heading-count",
    "hard",
    least === most
      ? `Use exactly ${counted(least, "heading")}.`
      : `Use ${String(least)} to ${String(most)} headings.`,
    (_source, output) => {
      const headings = blocksOf(output).filter(
        (block) => block.kind === "heading" && /^\s*#{1,2}\s/.test(block.prefix),
      ).length;
      return judged(headings >= least && headings <= most, counted(headings, "heading"));
    },
  );
}

/** Headings of the text stay as they are. */
export const headingsKept: Vow = vow(
  "headings-kept",
  "soft",
  "Keep every heading of the text.",
  (source, output) => {
    const after = new Set(headingTexts(output));
    const missing = headingTexts(source.text).filter((heading) => !after.has(heading));
    return judged(
      missing.length === 0,
      missing.length > 0 ? `missing: ${missing.join("; ")}` : "all headings kept",
    );
  },
);

function paragraphs(text: string): number {
  return blocksOf(text).filter((block) => block.kind === "paragraph").length;
}

function headingTexts(text: string): string[] {
  return blocksOf(text)
    .filter((block) => block.kind === "heading")
    .map((block) => block.text.trim());
}
