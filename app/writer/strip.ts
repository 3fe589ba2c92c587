/** Taking off what models put around a text: a preamble, a fence or quotation marks, a closing remark. */

/** So much is held back until it is clear whether the answer begins with a preamble. */
const holdLength = 200;
/** A closing remark is at most this long; a last paragraph that outgrows it is the writer's. */
const remarkLength = 300;
/** Quotation marks around everything are looked for in answers up to this length. */
const quotedLength = 1000;

const announces = "(?:here(?:['’]s| is| are)|below is|this is|i(?:['’]ve| have)|the following is)";
const subject =
  "(?:rewrit|revis|rephras|paraphras|summar|shorten|correct|edit|improv|polish|condens|expand|simplif|translat|formal|updated|version|draft|headline|title|post|email|e-mail|outline|bullet|list of|ideas|introduction|conclusion|text you|result)";
const opener =
  "(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|great|gladly|no problem|happy to help)";
/** How every preamble begins, in lower case. */
const beginnings = (
  "sure|certainly|of course|absolutely|okay|ok|great|gladly|no problem|happy to help|here's|here is|here are|" +
  "below is|this is|i've|i have|the following is|i'd|i would|" +
  "rewritten|revised|corrected|shortened|improved|edited|polished"
).split("|");
/** A first line that speaks about the text to come and ends with a colon; with an opener before it, any announcement. */
const preamble = new RegExp(
  `^\\s*(?:(?:\\*\\*)?(?:${opener}[!,.]?(?:\\s+|$))?(?:i(?:['’]d| would) be (?:happy|glad) to (?:help|do that)[.!,]?\\s+)?${announces}[^\\n:]{0,60}\\b${subject}[^\\n:]{0,90}:(?:\\*\\*)?|${opener}[!,.]?\\s+${announces}[^\\n:]{0,140}:|(?:\\*\\*)?(?:rewritten|revised|corrected|shortened|improved|edited|polished)(?: (?:text|version|draft|paragraph|email))?:(?:\\*\\*)?)[ \\t]*(?:\\n\\s*|(?=["“\`]))`,
  "i",
);
const openFence = /^\s*(`{3,}|~{3,})(?:markdown|md|text|txt|plaintext|html)?[ \t]*\n/i;
const closing =
  /\n\s*\n(?:[-*_]{3,}\s*\n+)?(?:\*{0,2})(?:let me know (?:if|whether|how|what)\b|(?:please )?feel free to (?:ask|let me know|reach out|adjust)\b|i hope (?:this|that|it) (?:helps|works|meets)\b|hope this helps\b|would you like me to\b|do you want me to\b|if you(?:['’]d| would) like(?:,| me to)\b[^\n]{0,80}\b(?:let me know|i can|me to)|is there anything else\b)[^\n]*(?:\*{0,2})\s*$/i;
/** How a closing remark begins. */
const mayClose =
  /^(?:[-*_]{3}|\*{0,2}(?:let me know|(?:please )?feel free|i hope|hope this|would you like|do you want|if you|is there anything))/i;
const pairs: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["“", "”"],
  ["«", "»"],
  ["„", "“"],
];

const thinkOpen = "<think>";
const thinkClose = "</think>";

/** A wrapper found at the start, to be taken off at the end if its partner is there. */
type Wrapper = { kind: "fence"; mark: string } | { kind: "quotes"; open: string; close: string };

/**
 * Takes wrappings off a stream. `push` answers what may be shown now, `end` the rest; `text` is all that was answered.
 * Only what cannot be the writer's own text goes: a line that announces, a fence around everything, a pair of
 * quotation marks around everything, a last paragraph that offers more help.
 */
export class Stripper {
  /** Everything given out so far. */
  text = "";
  #held = "";
  #started = false;
  #wrapper: Wrapper | null = null;

  /** Takes a delta and answers the part of the text that is certain. */
  push(delta: string): string {
    this.#held += delta;
    if (!this.#started && !this.#thought()) return "";
    if (!this.#started && !this.#start(false)) return "";
    return this.#give(this.#held.slice(0, this.#certain()));
  }

  /** The rest, without closing fence, quotation mark or remark. */
  end(): string {
    if (!this.#started) {
      if (!this.#thought() && this.#held.trimStart().startsWith(thinkOpen)) this.#held = "";
      this.#start(true);
    }
    let rest = this.#held;
    const remarkless = rest.replace(closing, "");
    if ((this.text + remarkless).trim() !== "") rest = remarkless;
    rest = this.#unwrapped(rest.trimEnd());
    this.#held = rest;
    return this.#give(rest);
  }

  /** Takes off the reasoning that some models write before their answer; false while it lasts, or may begin. */
  #thought(): boolean {
    const head = this.#held.trimStart();
    if (!head.startsWith(thinkOpen)) return head === "" || !thinkOpen.startsWith(head);
    const end = head.indexOf(thinkClose);
    if (end < 0) return false;
    this.#held = head.slice(end + thinkClose.length);
    return true;
  }

  /** Decides about the beginning; false while it may still be a preamble. */
  #start(last: boolean): boolean {
    const found = preamble.exec(this.#held);
    if (!last && !found && this.#held.length < holdLength && !this.#plain()) return false;
    let rest = found ? this.#held.slice(found[0].length) : this.#held;
    if (!last && found && rest.trim().length < 16) return false;
    if (rest.trim() === "") rest = this.#held;
    const fence = openFence.exec(rest);
    if (fence) {
      this.#wrapper = { kind: "fence", mark: fence[1] ?? "```" };
      rest = rest.slice(fence[0].length);
    } else if (found) this.#wrapper = quotesAt(rest.trimStart());
    this.#held = rest.trimStart();
    this.#started = true;
    return true;
  }

  /** Whether the beginning can no longer become a preamble, or a fence around everything. */
  #plain(): boolean {
    const head = this.#held.trimStart();
    if (head === "" || /^(?:\*{1,2}$|[`~])/.test(head)) return false;
    const said = head.replace(/^\*\*/, "").replaceAll("’", "'").toLowerCase();
    return !beginnings.some(
      (beginning) =>
        beginning.startsWith(said) ||
        (said.startsWith(beginning) && !/^[a-z]/.test(said.slice(beginning.length))),
    );
  }

  /** How much of what is held cannot belong to a closing remark, a closing fence or a closing quotation mark. */
  #certain(): number {
    const held = this.#held;
    if (this.#wrapper?.kind === "quotes" && this.text === "" && held.length < quotedLength) return 0;
    const gap = /\n\s*\n(?!.*\n\s*\n)/s.exec(held)?.index ?? -1;
    const paragraph = gap < 0 ? "" : held.slice(gap).trimStart();
    if (gap >= 0 && paragraph.length < remarkLength && (paragraph.length < 14 || mayClose.test(paragraph)))
      return gap;
    if (this.#wrapper?.kind === "fence") {
      const fence = /\n?[ \t]*[`~]*\s*$/.exec(held)?.index ?? held.length;
      return Math.min(fence, held.trimEnd().length);
    }
    return held.trimEnd().length;
  }

  #unwrapped(rest: string): string {
    const wrapper = this.#wrapper;
    if (!wrapper) return rest;
    if (wrapper.kind === "fence")
      return rest.replace(new RegExp(`\\n?${wrapper.mark}[ \\t]*$`), "").replace(closing, "");
    const whole = this.text + rest;
    const inner = whole.slice(wrapper.open.length, -wrapper.close.length);
    const alone =
      whole.endsWith(wrapper.close) && !inner.includes(wrapper.close) && !inner.includes(wrapper.open);
    if (!alone || this.text !== "") return rest;
    return inner;
  }

  #give(part: string): string {
    this.text += part;
    this.#held = this.#held.slice(part.length);
    return part;
  }
}

function quotesAt(text: string): Wrapper | null {
  const pair = pairs.find(([open]) => text.startsWith(open));
  return pair ? { kind: "quotes", open: pair[0], close: pair[1] } : null;
}
