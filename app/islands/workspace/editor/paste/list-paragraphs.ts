import { look } from "./read-dom.ts";

/** Lists that word processors write as paragraphs which only look like list items. */

/** An item as its paragraph tells it. */
interface Item {
  /** From 1 on. */
  level: number;
  /** The number that it begins with; null for a bullet. */
  number: number | null;
  /** What becomes the item. */
  content: Element;
}

/** Makes lists of Word's list paragraphs (`mso-list`) and of Word Online's lists of one item each (`data-aria-level`). */
export function makeLists(body: Element): void {
  let list: Element | null = null;
  const open: { list: Element; level: number }[] = [];
  for (const [element, item] of itemsIn(body)) {
    if (list === null || nextElement(list) !== element) {
      open.length = 0;
      list = null;
    }
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    const top = open.at(-1);
    if (top?.level === item.level && isOrdered(top.list) !== (item.number !== null)) open.pop();
    let innermost = open.at(-1);
    if (innermost?.level !== item.level) {
      const made = listFor(item, body.ownerDocument);
      const holder = innermost?.list.lastElementChild;
      if (holder) holder.append(made);
      else {
        element.before(made);
        list = made;
        open.length = 0;
      }
      innermost = { list: made, level: item.level };
      open.push(innermost);
    }
    const place = body.ownerDocument.createElement("li");
    place.append(item.content);
    innermost.list.append(place);
    if (element !== item.content) element.remove();
  }
}

/** The elements that stand for list items, in the text's order; the marker of a paragraph is taken off it. */
function* itemsIn(body: Element): Generator<[Element, Item]> {
  const found = body.querySelectorAll(
    `:is(p, h1, h2, h3, h4, h5, h6)[${look}*="mso-list"], .ListContainerWrapper`,
  );
  for (const element of found) {
    if (element.matches(".ListContainerWrapper")) {
      for (const item of element.querySelectorAll("li")) {
        const level = Number(item.getAttribute("data-aria-level") ?? item.getAttribute("aria-level")) || 1;
        const content = body.ownerDocument.createElement("div");
        content.append(...item.childNodes);
        yield [
          element,
          { level, number: item.parentElement?.tagName === "OL" ? startOf(item) : null, content },
        ];
      }
      continue;
    }
    const level = /mso-list:[^;]*\blevel(\d+)/i.exec(element.getAttribute(look) ?? "")?.[1];
    if (level === undefined) continue;
    const marker = element.querySelector(`[${look}*="mso-list:Ignore" i]`);
    const number = numberOf(marker?.textContent?.trim() ?? "");
    marker?.remove();
    yield [element, { level: Number(level), number, content: element }];
  }
}

const startOf = (item: Element): number => Number(item.parentElement?.getAttribute("start")) || 1;

/** What a marker counts from: `3.` and `(c)` from 3; null for a bullet. */
function numberOf(marker: string): number | null {
  const counted = /^\(?(\d{1,9}|[a-z]{1,5})[.)]/i.exec(marker)?.[1];
  if (counted === undefined) return null;
  if (/\d/.test(counted)) return Number(counted);
  return counted.length === 1 && !/^[ivx]$/i.test(counted) ? counted.toLowerCase().charCodeAt(0) - 96 : 1;
}

const isOrdered = (list: Element): boolean => list.tagName === "OL";

function listFor({ number }: Item, document: Document): Element {
  const list = document.createElement(number === null ? "ul" : "ol");
  if (number !== null && number !== 1) list.setAttribute("start", String(number));
  return list;
}

const nextElement = (element: Element): Element | null => element.nextElementSibling;
