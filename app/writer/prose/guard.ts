/** The parts of a line that no rule may touch: quotations, code, links, addresses, slots. */

interface Span {
  start: number;
  end: number;
  kind: "quote" | "code" | "link" | "address" | "slot" | "markup";
}

const patterns: readonly [Span["kind"], RegExp][] = [
  ["code", /(?<!`)(`+)(?!`).+?\1(?!`)/g],
  ["link", /!?\[[^[\]\n]*\]\([^)\n]{0,1000}\)|\[[^[\]\n]+\]\[[^[\]\n]*\]/g],
  [
    "markup",
    /<<[^<>\n]{1,60}>>|<\/?[a-z][^<>\n]*>|\{\{[^{}\n]*\}\}|\{[\p{L}_][\p{L}\p{N}_. -]{0,60}\}|%[A-Z_]{2,40}%/giu,
  ],
  [
    "address",
    /\bhttps?:\/\/[^\s<>")\]]+[^\s<>")\].,;:!?]|\bwww\.[^\s<>")\]]+[^\s<>")\].,;:!?]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w/])[#@][\p{L}\d_]{2,}|(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|eu|de|uk|fr|ts|js|json|md|txt|pdf|docx|csv|html)\b/gu,
  ],
  ["markup", /[\uE000\uE001]+/g],
  ["slot", /\[[^\]\n]{1,80}\](?!\()/g],
  [
    "quote",
    /“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|「[^「」]*」|(?<![\p{L}\p{N}])"[^"]*"(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])‘[^‘]*?’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])'(?=[\p{L}])[^'\n]*(?:\p{L}'\p{L}[^'\n]*)*'(?![\p{L}\p{N}])/gu,
  ],
];

/** The untouchable spans of a text, in order, without overlaps (an outer span swallows inner ones). */
export function guardedSpans(text: string): Span[] {
  const found: Span[] = [];
  for (const [kind, pattern] of patterns)
    for (const match of text.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].length, kind });
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const spans: Span[] = [];
  for (const span of found) if (span.start >= (spans.at(-1)?.end ?? 0)) spans.push(span);
  return spans;
}

/** A text without its quotations. */
export const unquoted = (text: string): string =>
  guardedSpans(text)
    .filter(({ kind }) => kind === "quote")
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

const open = "\uE000";
const close = "\uE001";
const token = /\uE000(\d+)\uE001/g;

/** A text with its untouchable spans replaced by private-use tokens, and the way back. */
interface Guarded {
  text: string;
  /** Puts the spans back, also into a text made of parts of the guarded one. */
  restore: (edited: string) => string;
}

/** Hides the untouchable spans so that word rules cannot reach them. */
export function guard(text: string): Guarded {
  const kept: string[] = [];
  let out = "";
  let at = 0;
  for (const span of guardedSpans(text)) {
    out += text.slice(at, span.start) + open + String(kept.length) + close;
    kept.push(text.slice(span.start, span.end));
    at = span.end;
  }
  out += text.slice(at);
  return {
    text: out,
    restore: (edited) => edited.replace(token, (_all, index: string) => kept[Number(index)] ?? ""),
  };
}

/** The same text with the inside of untouchable spans blanked by letters: same length, no sentence ends inside. */
export function shadowOf(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, kind } of guardedSpans(text)) {
    const inner = text.slice(start + 1, end - 1);
    const last = kind === "quote" && /[.!?…]$/.test(inner) ? inner.slice(-1) : "";
    const fill = (inner.slice(0, 1) + "x".repeat(inner.length)).slice(0, inner.length - last.length);
    parts.push(
      text.slice(at, start),
      text[start] ?? "",
      fill,
      last,
      end - start > 1 ? (text[end - 1] ?? "") : "",
    );
    at = end;
  }
  return parts.join("") + text.slice(at);
}
