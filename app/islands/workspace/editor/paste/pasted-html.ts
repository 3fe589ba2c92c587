import { writeHtml } from "#app/document/html-out.ts";
import { makeLists } from "./list-paragraphs.ts";
import { look, readDom } from "./read-dom.ts";

/**
 * HTML of a clipboard as the document's own: what Word, Google Docs, Pages and web pages mean as headings, lists, quotes,
 * emphasis and links, and nothing of how they look. What was copied here comes back as it is.
 */
export function pastedHtml(html: string): string {
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(html.replace(/<\/?[a-z][^<>]*>/gi, unstyled), "text/html");
  const styles = [...body.querySelectorAll("textarea[data-styles]")];
  nameHeadings(body, styles.map(({ textContent }) => textContent ?? "").join("\n"));
  for (const style of styles) style.remove();
  for (const hidden of body.querySelectorAll(unseen)) hidden.remove();
  for (const space of body.querySelectorAll(".Apple-converted-space")) space.textContent = " ";
  makeLists(body);
  for (const blank of body.querySelectorAll("p")) if (isBlank(blank)) blank.remove();
  return writeHtml(readDom(body));
}

/** A tag without styles and handlers, which the page's policy refuses, and reports, even in a document that is not shown. */
const unstyled = (tag: string): string =>
  tag
    .replace(/^<style\b/i, "<textarea data-styles")
    .replace(/^<\/style\b/i, "</textarea")
    .replace(/\sstyle(?=\s*=)/i, ` ${look}`)
    .replace(/\son[a-z]+(?=\s*=)/gi, " data-handler");

/** Comments, ends of paragraphs and other helpers of word processors that are no text. */
const unseen = [
  ".EOP",
  ".MsoCommentReference",
  `[${look}*="mso-element:comment" i]`,
  `[${look}*="mso-hide:all" i]`,
  `[${look}*="display:none" i]`,
  `[${look}*="display: none" i]`,
  "[hidden]",
].join(", ");

const isBlank = (paragraph: Element): boolean =>
  !/[^\s\u00A0]/.test(paragraph.textContent ?? "") && paragraph.querySelector("img[alt], br + br") === null;

/** Gives their tag to headings and quotes that only their class, role or size tells. */
function nameHeadings(body: Element, styles: string): void {
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h1");
  for (const quote of body.querySelectorAll("p.MsoQuote, p.MsoIntenseQuote")) {
    const around = body.ownerDocument.createElement("blockquote");
    quote.replaceWith(around);
    around.append(quote);
  }
  for (const heading of body.querySelectorAll('[role="heading"][aria-level]:is(p, div)')) {
    const level = Number(heading.getAttribute("aria-level"));
    if (level >= 1 && level <= 6) rename(heading, `h${level}`);
  }
  nameBySize(body, styles);
}

function rename(element: Element, tag: string): void {
  const named = element.ownerDocument.createElement(tag);
  named.append(...element.childNodes);
  element.replaceWith(named);
}

/** A heading is so much larger than the text. */
const larger = 1.15;
const longestHeading = 200;

/** In what Pages and other programs of a Mac write, a heading is a paragraph of a class (`p.p1`) with larger letters. */
function nameBySize(body: Element, styles: string): void {
  const sizes = new Map<string, number>();
  for (const [, name = "", rule = ""] of styles.matchAll(/p\.(p\d+) \{([^{}]*)\}/g)) {
    const size = /(?<![\d.])([\d.]{1,8})px/.exec(/font:([^;]*)/.exec(rule)?.[1] ?? "")?.[1];
    if (size !== undefined) sizes.set(name, Number(size));
  }
  if (sizes.size === 0) return;
  const weights = new Map<number, number>();
  const sized = [...body.querySelectorAll("p")].flatMap((paragraph) => {
    const size = sizes.get(paragraph.className);
    const length = paragraph.textContent?.length ?? 0;
    if (size !== undefined) weights.set(size, (weights.get(size) ?? 0) + length);
    return size === undefined ? [] : [{ paragraph, size, length }];
  });
  const common = [...weights].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
  const above = [...weights.keys()].filter((size) => size >= common * larger).toSorted((a, b) => b - a);
  for (const { paragraph, size, length } of sized) {
    const rank = above.indexOf(size);
    if (rank >= 0 && length <= longestHeading) rename(paragraph, `h${Math.min(rank + 2, 4)}`);
  }
}
