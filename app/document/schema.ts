import { Schema, type Attrs } from "prosemirror-model";
import { safeHref } from "./safe-href.ts";

export { safeHref } from "./safe-href.ts";

/** Most containers (quotes, lists, list items) that may stand around one block of a stored document. */
export const deepest = 48;

/** Levels up to which readers open containers; what is nested deeper is kept as flat text. */
export const deepestRead = deepest - 2;

/** Largest number an ordered list may start with: Markdown allows nine digits. */
export const highestOrder = 999_999_999;

/** The level that a heading of HTML or Markdown (1 to 6) has here: the title is level 1 and stands beside the text. */
export function headingLevel(level: number): 2 | 3 | 4 {
  if (level <= 2) return 2;
  return level === 3 ? 3 : 4;
}

/** A list's first number, 1 for anything that is not one. */
export function listOrder(raw: string | null): number {
  const order = raw === null || !/^\d{1,9}$/.test(raw.trim()) ? 1 : Number(raw);
  return order <= highestOrder ? order : 1;
}

function requireLevel(level: unknown): void {
  if (level !== 2 && level !== 3 && level !== 4) throw new RangeError("a heading's level is 2, 3 or 4");
}

function requireOrder(order: unknown): void {
  if (!Number.isInteger(order) || Number(order) < 0 || Number(order) > highestOrder) {
    throw new RangeError("an ordered list starts with a whole number from 0 to 999999999");
  }
}

function requireHref(href: unknown): void {
  if (typeof href !== "string" || safeHref(href) !== href) {
    throw new RangeError("a link leads to an http, https or mailto address");
  }
}

function linkAttrs(dom: HTMLElement): Attrs | false {
  const href = safeHref(dom.getAttribute("href") ?? "");
  return href === null ? false : { href };
}

/** The one schema of documents. Names of nodes and marks are prosemirror-markdown's. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      content: "inline*",
      group: "block",
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", { dir: "auto" }, 0],
    },
    heading: {
      attrs: { level: { default: 2, validate: requireLevel } },
      content: "text*",
      group: "block",
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        attrs: { level: headingLevel(level) },
      })),
      toDOM: (node) => [`h${Number(node.attrs.level)}`, { dir: "auto" }, 0],
    },
    bullet_list: {
      content: "list_item+",
      group: "block",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", { dir: "auto" }, 0],
    },
    ordered_list: {
      attrs: { order: { default: 1, validate: requireOrder } },
      content: "list_item+",
      group: "block",
      parseDOM: [{ tag: "ol", getAttrs: (dom) => ({ order: listOrder(dom.getAttribute("start")) }) }],
      toDOM: (node) => [
        "ol",
        { dir: "auto", start: node.attrs.order === 1 ? null : Number(node.attrs.order) },
        0,
      ],
    },
    list_item: {
      content: "block+",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    blockquote: {
      content: "block+",
      group: "block",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", { dir: "auto" }, 0],
    },
    code_block: {
      content: "text*",
      group: "block",
      marks: "",
      code: true,
      defining: true,
      parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
      toDOM: () => ["pre", ["code", 0]],
    },
    horizontal_rule: {
      group: "block",
      parseDOM: [{ tag: "hr" }],
      toDOM: () => ["hr"],
    },
    hard_break: {
      inline: true,
      group: "inline",
      selectable: false,
      leafText: () => "\n",
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    text: { group: "inline" },
  },
  marks: {
    link: {
      attrs: { href: { validate: requireHref } },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: linkAttrs }],
      toDOM: (mark) => [
        "a",
        { href: String(mark.attrs.href), rel: "noopener noreferrer", target: "_blank" },
        0,
      ],
    },
    strong: {
      parseDOM: [
        { tag: "strong" },
        { tag: "b", getAttrs: (dom) => (dom.style.fontWeight === "normal" ? false : null) },
        { style: "font-weight=400", clearMark: (mark) => mark.type.name === "strong" },
        {
          style: "font-weight",
          getAttrs: (value) => (/^(?:bold(?:er)?|[5-9]\d{2})$/.test(value) ? null : false),
        },
      ],
      toDOM: () => ["strong", 0],
    },
    em: {
      parseDOM: [
        { tag: "em" },
        { tag: "i", getAttrs: (dom) => (dom.style.fontStyle === "normal" ? false : null) },
        { style: "font-style=normal", clearMark: (mark) => mark.type.name === "em" },
        { style: "font-style=italic" },
      ],
      toDOM: () => ["em", 0],
    },
    code: {
      code: true,
      parseDOM: [{ tag: "code" }],
      toDOM: () => ["code", 0],
    },
  },
});
