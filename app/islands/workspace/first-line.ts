import { coveredTop } from "./covered-top.ts";

/**
 * Notes the first line in view of the document, its title included.
 * @returns what brings it back to where it was, however large its letters are then
 */
export function holdFirstLine(): () => void {
  if (window.scrollY === 0) return () => {};
  const line = firstLine();
  const top = line?.getBoundingClientRect().top;
  return () => {
    const now = line?.getBoundingClientRect().top;
    if (now !== undefined && top !== undefined) window.scrollBy({ top: now - top, behavior: "instant" });
  };
}

/** The field of a title, or the letter that a line begins with. */
function firstLine(): Element | Range | null {
  const covered = coveredTop();
  const isInView = (part: Element | Range): boolean => part.getBoundingClientRect().bottom > covered;
  const [sheet] = document.getElementsByClassName("page-sheet");
  if (!sheet) return null;
  const title = [...sheet.querySelectorAll(".doc-title, .doc-sub")].find(isInView);
  if (title) return title;
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.closest(".doc") || !isInView(rangeOf(text, 0, text.nodeValue?.length ?? 0)))
      continue;
    return firstLetter(text, isInView);
  }
  return null;
}

/** By halves: the letters of a text are in the order of its lines. */
function firstLetter(text: Node, isInView: (part: Range) => boolean): Range {
  let [from, to] = [0, Math.max(0, (text.nodeValue?.length ?? 0) - 1)];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isInView(rangeOf(text, middle, middle + 1))) to = middle;
    else from = middle + 1;
  }
  return rangeOf(text, from, from + 1);
}

function rangeOf(text: Node, from: number, to: number): Range {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return range;
}
