import { readMarkdown } from "./markdown.ts";

const longest = 60;

/** A working title for a text without one: its first heading, else its first sentence, at most 60 characters. A cut leaves no comma behind. */
export function titleOf(markdown: string): string {
  const document = readMarkdown(markdown);
  let first = "";
  document.descendants((node) => {
    if (first === "" && node.isTextblock) first = node.textContent.trim();
    return first === "";
  });
  const [sentence] = new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(first);
  const text = (sentence?.segment ?? first).trim().replace(/[.。]$/u, "");
  if (text.length <= longest) return text === "" ? "Untitled" : text;
  const cut = text.slice(0, longest + 1);
  const end = cut.lastIndexOf(" ");
  const begun = cut.slice(0, end > longest / 2 ? end : longest);
  return `${begun.replace(/[\s,;:、，；：–—-]{1,4}$/u, "")}…`;
}
