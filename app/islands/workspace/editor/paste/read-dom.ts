import type { Node as DocumentNode } from "prosemirror-model";
import { dropped, HtmlSteps } from "#app/document/html-steps.ts";

/** The attribute that has an element's styles. */
export const look = "data-look";

/** The document that a browser's tree of elements says, read like all HTML that comes in. */
export function readDom(root: Element): DocumentNode {
  const steps = new HtmlSteps();
  walk(root, steps);
  return steps.finish();
}

/** Deeper trees are read as one text: nobody wrote them, and each level takes a frame of the stack. */
const deepest = 1_000;

function walk(parent: Element, steps: HtmlSteps, depth = 0): void {
  if (depth > deepest) {
    steps.addText(parent.textContent ?? "");
    return;
  }
  for (const child of parent.childNodes) {
    if (child instanceof Text) steps.addText(child.data);
    if (!(child instanceof Element)) continue;
    const tag = child.tagName.toLowerCase();
    if (dropped.has(tag)) continue;
    steps.open(tag, attributesOf(child));
    walk(child, steps, depth + 1);
    if (!isVoid.has(tag)) steps.close(tag);
  }
}

const attributesOf = (element: Element): Map<string, string> =>
  new Map([...element.attributes].map(({ name, value }) => [name === look ? "style" : name, value]));

const isVoid = new Set(["br", "hr", "img"]);
