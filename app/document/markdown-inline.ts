import type { Node } from "prosemirror-model";
import { inlineSteps, type InlineStep } from "./inline-runs.ts";

/**
 * A stretch of plain text. `codeFirst` and `codeLast`: its edge is written as a character reference; `inLink`: it is of a
 * link's text, where every bracket would count for its end.
 */
interface TextAtom {
  kind: "text";
  text: string;
  inLink: boolean;
  codeFirst: boolean;
  codeLast: boolean;
}

/** Plain text, a delimiter of emphasis, or Markdown that is already written (code spans, link ends, line breaks). */
type Atom =
  | TextAtom
  | { kind: "delimiter"; sign: string; opens: boolean }
  | { kind: "written"; text: string };

const lineBreak = "\\\n";

/** Opening brackets of a block that a reader looks for the ends of; what stands within more of them may be none of it. */
const mostBrackets = 16;

/**
 * The content of a paragraph or heading as inline Markdown. Where plain signs would not be read as meant (spaces at
 * an edge, a letter that keeps emphasis from opening), the neighbouring letter is written as a character reference:
 * its `&` and `;` are punctuation, and beside punctuation a delimiter always opens or closes.
 */
export function inlineMarkdown(block: Node): string {
  const atoms = toAtoms(inlineSteps(block));
  atoms.forEach((atom, index) => {
    if (atom.kind === "text") guardLineEdges(atom, atoms[index - 1], atoms[index + 1]);
  });
  let index = 0;
  while (index < atoms.length) {
    let end = index;
    while (atoms[end]?.kind === "delimiter") end += 1;
    if (end > index) guardDelimiters(atoms, index, end);
    index = end + 1;
  }
  const hasManyBrackets = block.textContent.split("[", mostBrackets + 2).length > mostBrackets + 1;
  const written = atoms.map((_, place) => atomMarkdown(atoms, place, hasManyBrackets)).join("");
  // At its beginning a label with a colon behind it would be a reference definition, a box one of a task.
  const isLabel = written.includes("]:") || /^\[[ x]\](?=\s|$)/i.test(written);
  return atoms[0]?.kind === "text" && written.startsWith("[") && isLabel ? `\\${written}` : written;
}

function toAtoms(steps: readonly InlineStep[]): Atom[] {
  const atoms: Atom[] = [];
  const open: string[] = [];
  let title = "";
  let inLink = false;
  for (const step of steps) {
    if (step.kind === "leaf") {
      const atom = leafAtom(step.node, inLink);
      // Code with such a bracket could make the block a reference definition; those end after the address.
      if (atom.kind === "written" && atom.text.includes("]:")) title = ' ""';
      atoms.push(atom);
    } else if (step.mark.type.name === "link") {
      inLink = step.kind === "open";
      const text = inLink ? "[" : `](${destination(String(step.mark.attrs.href))}${title})`;
      atoms.push({ kind: "written", text });
    } else if (step.mark.type.name !== "code") {
      const sign =
        step.kind === "close"
          ? open.pop()
          : openingSign(atoms, open).repeat(step.mark.type.name === "em" ? 1 : 2);
      if (step.kind === "open" && sign) open.push(sign);
      atoms.push({ kind: "delimiter", sign: sign ?? "", opens: step.kind === "open" });
    }
  }
  return atoms;
}

function leafAtom(node: Node, inLink: boolean): Atom {
  if (!node.isText) return { kind: "written", text: lineBreak };
  const text = node.text ?? "";
  if (node.marks.some((mark) => mark.type.name === "code")) return { kind: "written", text: codeSpan(text) };
  return { kind: "text", text, inLink, codeFirst: false, codeLast: false };
}

/**
 * `*`, but `_` inside of `*` and where a run of `*` has just closed. So every run is one delimiter, and none can be
 * taken for the end of the emphasis around it.
 */
function openingSign(atoms: readonly Atom[], open: readonly string[]): "*" | "_" {
  const last = atoms.at(-1);
  const taken = open[0] ?? (last?.kind === "delimiter" ? last.sign : "");
  return taken.startsWith("*") ? "_" : "*";
}

function codeSpan(text: string): string {
  const runs = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = "`".repeat(length);
  const padding = /^`|`$|^ .* $/.test(text) ? " " : "";
  return fence + padding + text + padding + fence;
}

function destination(href: string): string {
  const escaped = href.replace(/&(?=#?\w+;)/g, "\\&");
  return /[()]/.test(escaped) ? `<${escaped}>` : escaped;
}

function guardLineEdges(atom: TextAtom, before: Atom | undefined, after: Atom | undefined): void {
  if (isLineEdge(before) && /^\s/.test(atom.text)) atom.codeFirst = true;
  if (isLineEdge(after) && /\s$/.test(atom.text)) atom.codeLast = true;
}

function isLineEdge(atom: Atom | undefined): boolean {
  return atom === undefined || (atom.kind === "written" && atom.text === lineBreak);
}

/** Makes the delimiters `atoms[start]` to `atoms[end - 1]` open and close as meant, whatever stands around them. */
function guardDelimiters(atoms: readonly Atom[], start: number, end: number): void {
  const run = atoms.slice(start, end).filter((atom) => atom.kind === "delimiter");
  const before = atoms[start - 1];
  const after = atoms[end];
  const closes = run.some((delimiter) => !delimiter.opens);
  const opens = run.some((delimiter) => delimiter.opens);
  if (closes && before?.kind === "text" && /\s$/u.test(before.text)) before.codeLast = true;
  if (opens && after?.kind === "text" && /^\s/u.test(after.text)) after.codeFirst = true;
  // Between a closing and an opening delimiter each is the other's punctuation.
  if (closes && opens) return;
  const inWord = run.every((delimiter) => delimiter.sign.startsWith("*"));
  if (
    closes &&
    after?.kind === "text" &&
    !(inWord && endsInLetter(before)) &&
    !/^[ \t!-/:-@[-`{-~]/.test(after.text)
  ) {
    after.codeFirst = true;
  }
  if (
    opens &&
    before?.kind === "text" &&
    !(inWord && startsInLetter(after)) &&
    !/[ \t!-/:-@[-`{-~]$/.test(before.text)
  ) {
    before.codeLast = true;
  }
}

/** A lone letter does not count: its other side may turn it into a reference. */
function endsInLetter(atom: Atom | undefined): boolean {
  return atom?.kind === "text" && /.[\p{L}\p{N}]$/su.test(atom.text);
}

function startsInLetter(atom: Atom | undefined): boolean {
  return atom?.kind === "text" && /^[\p{L}\p{N}]./su.test(atom.text);
}

function atomMarkdown(atoms: readonly Atom[], index: number, hasManyBrackets: boolean): string {
  const atom = atoms[index];
  if (atom === undefined) return "";
  if (atom.kind === "delimiter") return atom.sign;
  if (atom.kind === "written") return atom.text;
  const signs = Array.from(atom.text);
  const first = atom.codeFirst || (signs.length === 1 && atom.codeLast) ? reference(signs.shift()) : "";
  const last = atom.codeLast && signs.length > 0 ? reference(signs.pop()) : "";
  let text = escapeText(signs.join(""), atom.inLink || hasManyBrackets);
  if (first === "" && startsLine(atoms, index)) text = escapeLineStart(text);
  const next = atoms[index + 1];
  if (last === "" && next?.kind === "written" && next.text === "[") text = text.replace(/[!\]]$/, "\\$&");
  if (last === "" && next === undefined) text = text.replace(/(?<!\\)((?:\\\\)*)#$/, "$1\\#");
  return first + text + last;
}

function reference(sign: string | undefined): string {
  return sign === undefined ? "" : `&#${sign.codePointAt(0)};`;
}

function startsLine(atoms: readonly Atom[], index: number): boolean {
  let before = index - 1;
  while (atoms[before]?.kind === "delimiter") before -= 1;
  return isLineEdge(atoms[before]);
}

/** Outside of links a bracket is one's only where an address or another label follows it. */
function escapeText(text: string, inLink: boolean): string {
  const brackets = inLink ? /[[\]]/g : /\](?=[([])/g;
  return escapeSigns(text).replace(brackets, "\\$&");
}

function escapeSigns(text: string): string {
  // An underscore between two letters on either side neither opens nor closes, even if the text's edge is coded.
  return text.replace(/[\\`*]|<(?=[\w/!?])|&(?=#|[a-z])|(?<![a-z\d]{2})_|_(?![a-z\d]{2})/gi, "\\$&");
}

function escapeLineStart(text: string): string {
  return text
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
    .replace(/^(?:[+](?=\s|$)|-(?=[\s\-|:]|$)|>|#{1,6}(?=\s|$)|~|=|\||:(?=-))/, "\\$&");
}
