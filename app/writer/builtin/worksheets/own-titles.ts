/** What the title that a text has now is like: which patterns would only give it back, and how its capitals are set. */

const escaped = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a pattern could be filled in with nothing but the title; slots that stand alone fit anything and say nothing. */
function givesBack(pattern: string, title: string): boolean {
  const between = pattern.replace(/\?$/, "").split(/\[[^\][]*\]/);
  if (!between.some((literal) => /[\p{L}:,]/u.test(literal))) return false;
  return new RegExp(`^${between.map(escaped).join(".+")}$`, "iu").test(title.replace(/\?$/, ""));
}

/** The patterns that lead to another title than the one that stands there; all where every one leads to it. */
export function otherPatterns(patterns: readonly string[], title: string): readonly string[] {
  const left = title === "" ? patterns : patterns.filter((pattern) => !givesBack(pattern, title));
  return left.length > 0 ? left : patterns;
}

const small = /^(?:a|an|and|as|at|but|by|for|from|if|in|into|nor|of|on|or|over|so|the|to|up|with|yet)$/;

/** Whether a title has such capitals already; a word is a name where the text always writes it with a capital. */
export function isSetIn(title: string, text: string, capitals: string): boolean {
  const words = title.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const [first = "", ...others] = words;
  if (!/^[\p{Lu}\p{N}]/u.test(first) || others.length === 0) return false;
  const shouts = title === title.toUpperCase();
  if (capitals === "Title Case")
    return !shouts && others.every((word) => /^[\p{Lu}\p{N}]/u.test(word) || small.test(word));
  if (capitals !== "Sentence case" || shouts) return false;
  const body = text.replace(title, "");
  const isName = (word: string): boolean =>
    new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, "u").test(body) &&
    !new RegExp(`(?<!\\p{L})${escaped(word.toLowerCase())}(?!\\p{L})`, "u").test(body);
  return others.every((word) => /^[\p{Ll}\p{N}]/u.test(word) || /^I(?:['’]|$)/.test(word) || isName(word));
}
