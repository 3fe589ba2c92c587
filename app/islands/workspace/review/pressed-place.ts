import type { DocumentJson } from "#app/document/stored.ts";
import { mostBehind, type Spot } from "./waiting-words.ts";

type Part = DocumentJson["content"][number];

/** A stretch of text and its position in the document. */
interface Run {
  from: number;
  text: string;
}

/** Nodes without an inside: they take one position. */
const leaves: ReadonlySet<string> = new Set(["hard_break", "horizontal_rule"]);
/** What the text had not before its marks came, and their signs. */
const notBefore = "ins, .sr, .mk, .mk-anchor, .mark-word";
const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u2060]+/g, "");

/**
 * Where in the text as it was before its marks one was pressed.
 * @returns a place of `before`; null where the text is shown in another order, or twice
 */
export function pressedPlace({ clientX, clientY }: PointerEvent, before: DocumentJson): Spot | null {
  const [proof, other] = document.querySelectorAll("#document .is-proof");
  // A browser that cannot tell the place has no such method.
  const pressed = (document as Partial<Document>).caretPositionFromPoint?.call(document, clientX, clientY);
  if (!proof || other || !pressed || !proof.contains(pressed.offsetNode)) return null;
  const { offsetNode, offset } = pressed;
  const element = offsetNode instanceof Element ? offsetNode : offsetNode.parentElement;
  const block = element?.closest("p, pre, h2, h3, h4") ?? proof;
  const behind = textUpTo(block, offsetNode, offset);
  const at = placeBehind(before, textUpTo(proof, offsetNode, offset), behind.trim() === "");
  return at === null ? null : { at, behind: behind.slice(-mostBehind) };
}

/** What the text had before its marks, from an element's beginning to a place. */
function textUpTo(element: Element, node: globalThis.Node, offset: number): string {
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  const copy = range.cloneContents();
  for (const one of copy.querySelectorAll(notBefore)) one.remove();
  return copy.textContent;
}

/**
 * The position behind a beginning of the text, whatever parted its words there.
 * @param isFirst the place is the beginning of the paragraph that follows
 * @returns null where the document does not begin so
 */
export function placeBehind({ content }: DocumentJson, beginning: string, isFirst: boolean): number | null {
  const letters = withoutSpaces(beginning);
  const behind = isFirst ? 0 : beginning.length - beginning.trimEnd().length;
  const runs: Run[] = [];
  runsOf(content, 0, runs);
  let found = 0;
  let end = 0;
  for (const { from, text } of runs) {
    const own = withoutSpaces(text);
    // Before the run that the place is in: letter by letter a long text would hold up the press.
    if (found + own.length < letters.length) {
      if (!letters.startsWith(own, found)) return null;
      found += own.length;
      continue;
    }
    for (const { 0: letter, index } of text.matchAll(/\S/g)) {
      if (found === letters.length) return from + index;
      if (letter !== letters[found]) return null;
      found++;
      end = from + index + 1;
      if (found < letters.length || isFirst) continue;
      const rest = text.slice(index + 1);
      return end + Math.min(behind, rest.length - rest.trimStart().length);
    }
  }
  return found === letters.length ? end : null;
}

/** @returns where the parts end, when they begin at `from` */
function runsOf(parts: readonly Part[], from: number, runs: Run[]): number {
  let at = from;
  for (const { type, text, content = [] } of parts) {
    if (text !== undefined) {
      runs.push({ from: at, text });
      at += text.length;
    } else at = leaves.has(type) ? at + 1 : runsOf(content, at + 1, runs) + 1;
  }
  return at;
}
