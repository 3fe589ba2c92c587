/** Taking off what models put around a text: a preamble, a fence or quotation marks, a closing remark. */

import {
  foreignOffers,
  foreignOffersBegin,
  foreignPreambles,
  foreignStems,
  mayBeForeign,
} from "./wrappings.ts";

/** So much is held back until it is clear whether the answer begins with a preamble. */
const holdLength = 200;
/** A closing remark is at most this long; a last paragraph that outgrows it is the writer's. */
const remarkLength = 300;
/** Quotation marks around everything are looked for in answers up to this length. */
const quotedLength = 1000;

const announces =
  "(?:here(?:['’]s| is| are)|below is|this is (?:an?|the|your)\\b|i(?:['’]ve| have)|the following is)";
const subject =
  "(?:rewrit|revis|rephras|paraphras|summar|shorten|correct|edit|improv|polish|condens|expand|simplif|translat|formal|updated|version|draft|headline|title|post|email|e-mail|outline|bullet|list of|ideas|introduction|conclusion|text you|result)";
const opener =
  "(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|great|gladly|no problem|happy to help)";
/** The first letters of every preamble, in lower case: what begins otherwise is the writer's text. */
const stems = [
  ..."sure|cert|of c|abso|ok|great|glad|no p|happy|here|below|this|i'|i h|i w|the follow".split("|"),
  ..."rewr|revis|correct|short|improv|edit|polish".split("|"),
  ...foreignStems,
];
/** A first line that speaks about the text to come and ends with a colon; with an opener before it, any announcement. */
const preamble = new RegExp(
  `^\\s*(?:(?:\\*\\*)?(?:${opener}[!,.]?(?:\\s+|$))?(?:i(?:['’]d| would) be (?:happy|glad) to (?:help|do that)[.!,]?\\s+)?${announces}[^\\n:]{0,60}\\b${subject}[^\\n:]{0,90}:(?:\\*\\*)?|${opener}[!,.]?\\s+${announces}[^\\n:]{0,140}:|(?:\\*\\*)?(?:rewritten|revised|corrected|shortened|improved|edited|polished)(?: (?:text|version|draft|paragraph|email))?:(?:\\*\\*)?)[ \\t]*(?:\\n\\s*|(?=["“\`]))`,
  "i",
);
/** What the beginning of a preamble looks like while it is still arriving. */
const mayBe = new RegExp(
  `^\\s*(?:\\*\\*)?(?:${opener}\\b|${announces}|i(?:['’]d| would) be|(?:rewritten|revised|corrected|shortened|improved|edited|polished)\\b)`,
  "i",
);
const openFence = /^\s*(`{3,}|~{3,})(?:markdown|md|text|txt|plaintext|html)?[ \t]*\n/i;
const offers =
  /(?:let me know (?:if|whether|how|what)\b(?![^\n]*\b(?:in the comments|below)\b)|(?:please )?feel free to (?:ask|let me know|adjust)\b|i hope (?:this|that|it) (?:helps|works|meets)\b|hope this helps\b|would you like me to\b|do you want me to\b|if you(?:['’]d| would) like(?:,| me to)\b[^\n]{0,80}\b(?:let me know|i can|me to)|is there anything else\b)/i;
/** A closing remark behind a blank line. Each run of white space is tried once, however long a model makes it. */
const closing = new RegExp(
  `(?<!\\s)(?=[^\\S\\n]*\\n\\s*?\\n)\\s+(?:[-*_]{3,}[ \\t]*\\n\\s*)?\\*{0,2}(?:${offers.source}|${foreignOffers})[^\\n]*$`,
  "iu",
);
/** How a closing remark begins. */
const mayClose = new RegExp(
  `^(?:[-*_]{3}|\\*{0,2}(?:let me know|(?:please )?feel free|i hope|hope this|would you like|do you want|if you|is there anything|${foreignOffersBegin}))`,
  "iu",
);
/** A paragraph of the writer's own that a closing remark looks like. */
const ownClosing = new RegExp(`(?:^|\\n)[ \\t]*\\*{0,2}(?:${offers.source}|${foreignOffers})`, "iu");
const pairs: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["“", "”"],
  ["«", "»"],
  ["„", "“"],
];

/** The announcement that an answer begins with. */
function preambleOf(text: string): string | null {
  for (const known of [preamble, ...foreignPreambles]) {
    const found = known.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return null;
}

/** Control characters: no text has them, and a database may refuse a row with one. */
const unwritable = /(?![\t\n\r])\p{Cc}/gu;

const thinkOpen = "<think>";
const thinkClose = "</think>";

/** A wrapper found at the start, to be taken off at the end if its partner is there. */
type Wrapper = { kind: "fence"; mark: string } | { kind: "quotes"; open: string; close: string };

/**
 * Takes wrappings off a stream. `push` answers what may be shown now, `end` the rest; `text` is all that was answered.
 * Only what cannot be the writer's own text goes: a line that announces, a fence around everything, a pair of
 * quotation marks around everything, a last paragraph that offers more help. Where the source itself has such a line,
 * fence or paragraph, it stays: only what stands around it again goes.
 */
export class Stripper {
  /** Everything given out so far. */
  text = "";
  #held = "";
  #started = false;
  #wrapper: Wrapper | null = null;
  /** What the source itself begins and closes with. */
  readonly #own: { thought: boolean; preamble: boolean; fence: boolean; closing: boolean };

  constructor(source = "") {
    this.#own = {
      thought: source.trimStart().startsWith(thinkOpen),
      preamble: preambleOf(source) !== null,
      fence: openFence.test(source),
      closing: ownClosing.test(source),
    };
  }

  /** Takes a delta and answers the part of the text that is certain. */
  push(delta: string): string {
    const clean = delta.replace(unwritable, "");
    const blank = clean.trim() === "";
    // White space alone makes nothing certain; at the beginning it goes.
    if (blank && !this.#started && this.#held === "") return "";
    this.#held += clean;
    if (blank && this.#started) return "";
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
    const remarkless = this.#remarkless(rest);
    if ((this.text + remarkless).trim() !== "") rest = remarkless;
    rest = this.#unwrapped(rest.trimEnd());
    this.#held = rest;
    return this.#give(rest);
  }

  /** Takes off the reasoning that some models write before their answer; false while it lasts, or may begin. */
  #thought(): boolean {
    if (this.#own.thought) return true;
    const head = this.#held.trimStart();
    if (!head.startsWith(thinkOpen)) return head === "" || !thinkOpen.startsWith(head);
    const end = head.indexOf(thinkClose);
    if (end < 0) {
      this.#held = thinkOpen + head.slice(thinkOpen.length).slice(-thinkClose.length);
      return false;
    }
    this.#held = head.slice(end + thinkClose.length);
    return true;
  }

  /** Decides about the beginning; false while it may still be a preamble. */
  #start(last: boolean): boolean {
    const first = preambleOf(this.#held);
    if (!last && first === null && this.#held.length < holdLength && !this.#plain()) return false;
    const behind = this.#held.slice(first?.length ?? 0);
    // The text's own announcement is told from the model's when both are there.
    if (!last && first !== null && this.#own.preamble && behind.length < holdLength) return false;
    const found = first !== null && (!this.#own.preamble || preambleOf(behind) !== null);
    let rest = found ? behind : this.#held;
    if (!last && found && rest.trim().length < 16) return false;
    if (rest.trim() === "") rest = this.#held;
    const fence = openFence.exec(rest);
    if (fence && !this.#own.fence) {
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
    const said = head
      .replace(/^(?:\*\*)?¡?/, "")
      .replaceAll("’", "'")
      .toLowerCase();
    if (!stems.some((stem) => stem.startsWith(said) || said.startsWith(stem))) return true;
    return head.length >= 40 && !mayBe.test(head) && !mayBeForeign.test(head);
  }

  /** How much of what is held cannot belong to a closing remark, a closing fence or a closing quotation mark. */
  #certain(): number {
    const held = this.#held;
    if (this.#wrapper?.kind === "quotes" && this.text === "" && held.length < quotedLength) return 0;
    const gap = [...held.matchAll(/\n\s*\n/g)].at(-1)?.index ?? -1;
    const paragraph = gap < 0 ? "" : held.slice(gap).trimStart();
    if (gap >= 0 && paragraph.length < remarkLength && (paragraph.length < 14 || mayClose.test(paragraph)))
      return gap;
    const filled = held.trimEnd();
    if (this.#wrapper?.kind !== "fence") return filled.length;
    return filled.replace(/(?<![`~])[`~]+$/, "").trimEnd().length;
  }

  /** A text without its closing remark; where the source has one of its own, only what was added behind that goes. */
  #remarkless(answer: string): string {
    const text = answer.trimEnd();
    const bare = text.replace(closing, "");
    return this.#own.closing && !closing.test((this.text + bare).slice(-2 * remarkLength)) ? text : bare;
  }

  #unwrapped(rest: string): string {
    const wrapper = this.#wrapper;
    if (!wrapper) return rest;
    if (wrapper.kind === "fence")
      return this.#remarkless(rest.replace(new RegExp(`\\n?${wrapper.mark}[ \\t]*$`), ""));
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
