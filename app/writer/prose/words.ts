/** Words: how many, and which. One way of counting for every promise and rule. */

import { wordsWithin } from "#app/document/counts.ts";
import { segmenter } from "./sentences.ts";

/** Markdown as a reader sees it: link targets, emphasis marks, list and heading marks and fences gone. */
export function plainOf(markdown: string): string {
  // Bounds keep an opening mark that nobody closes from being looked for through the whole text.
  return markdown
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\s{0,40}(?:`{3}|~{3}).*$/gm, "")
    .replace(/!?\[([^[\]\n]*)\]\([^)\n]{0,1000}\)/g, "$1")
    .replace(/^\s{0,3}(?:#{1,6}\s+|>\s?|[-*+•]\s+|\d{1,9}[.)]\s+)/gm, "")
    .replace(/(\*\*|__|\*|~~)(?=\S)(.{1,500}?)(?<=\S)\1/g, "$2")
    .replace(/`([^`\n]+)`/g, "$1")
    .replace(/<\/?[a-z][^<>\n]*>/gi, "");
}

/** The words of a plain text in order, as typed, without surrounding punctuation. */
export function wordsOf(plain: string): string[] {
  return [...wordsWithin(plain)].map((word) =>
    word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}%])[^\p{L}\p{N}%]+$/gu, ""),
  );
}

/** Words of a Markdown text as a reader would count them. */
export function countWords(markdown: string): number {
  return wordsOf(plainOf(markdown)).length;
}

/** The lower-case form under which two words are the same; curly and straight apostrophes alike. */
export function keyOf(word: string): string {
  return word.toLowerCase().replace(/[’ʼ]/g, "'").replace(/'s$/, "");
}

/** Characters as a reader counts them: an emoji with all its parts is one, a letter with its marks too. */
export function charactersOf(text: string): number {
  return [...segmenter("grapheme").segment(text)].length;
}
