import { readMarkdown } from "./markdown.ts";

/** Of a part of a sentence; and of a whole one, where no part can stand for it. In characters. */
const longestPart = 60;
const longestWhole = 90;
const shortestPart = 20;

/**
 * A working title for a text without one: its first heading, else its first sentence. For a long sentence its beginning
 * stands, up to a comma, colon or dash; only one of over 90 characters that has none is cut, with "…".
 */
export function titleOf(markdown: string): string {
  const document = readMarkdown(markdown);
  let first = "";
  document.descendants((node) => {
    if (first === "" && node.isTextblock) first = node.textContent.trim();
    return first === "";
  });
  const [sentence] = new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(first);
  const text = (sentence?.segment ?? first).trim().replace(/[.。]$/u, "");
  if (text === "") return "Untitled";
  if (text.length <= longestPart) return text;
  const part = beginningOf(text);
  if (part !== null) return part;
  if (text.length <= longestWhole) return text;
  const cut = text.slice(0, longestPart + 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > longestPart / 2 ? end : longestPart).replace(/[\s–—-]{1,4}$/u, "")}…`;
}

/** The longest beginning of a sentence that is a part of its own; null without one. */
function beginningOf(text: string): string | null {
  const ends = [...text.slice(0, longestPart + 1).matchAll(/[,;:](?=\s)|\s[–—-](?=\s)|[—、，；：]/gu)];
  const parts = ends.map(({ index }) => text.slice(0, index));
  return parts.findLast((part) => part.length >= shortestPart && isClosed(part)) ?? null;
}

/** What is quoted or bracketed in it ends in it. */
const isClosed = (part: string): boolean =>
  ["“”", "()", "«»", "[]"].every(
    ([open = "", close = ""]) => part.split(open).length === part.split(close).length,
  ) && part.split('"').length % 2 === 1;
