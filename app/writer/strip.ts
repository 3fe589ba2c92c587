/** Taking off what models put around a text: a line about the task, a fence, an offer of more help. */

import {
  foreignOffers,
  foreignOffersBegin,
  foreignPreambles,
  foreignStems,
  foreignWork,
  mayBeForeign,
} from "./wrappings.ts";
import type { Task } from "./task.ts";

/** So much is held back until it is clear whether the answer begins with a preamble. */
const holdLength = 200;
/** A closing remark is at most this long; a last paragraph that outgrows it is the writer's. */
const remarkLength = 300;

const announces =
  "(?:here(?:['’]s| is| are)|below (?:is|are)|this is (?:an?|the|your)\\b|i(?:['’]ve| have) (?:\\p{L}+ )?(?=rewritten|revised|rephrased|shortened|corrected|edited|improved|polished|expanded|simplified|translated|written|drafted|prepared|created)|the following is)";
const opener =
  "(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|great|gladly|no problem|happy to help)";
/** What a model says that it did. */
const done =
  "(?:re-?written|revised|re-?phrased|paraphrased|re-?worded|shortened|shorter|condensed|corrected|edited|improved|polished|expanded|longer|simplified|simpler|translated|formali[sz]ed|more \\p{L}+|updated|adapted|reworked|enhanced|tightened|final|cleaned(?:-| )up|proofread|requested|eight|ten|\\d+)";
/** What any task may call its result. */
const anyResult = "(?:text|version|draft|result|output|response|completion|continuation|translation)s?";
const anyText =
  "(?:text|version|draft|sentence|paragraph|passage|article|e-?mail|letter|post|caption|summary|story|scene|poem|headline|title|outline|list|copy|introduction|conclusion|note)s?";
const ofTheText =
  "(?:of|for|from|based on)\\s+(?:the|your|this)\\s+(?:original\\s+)?(?:text|paragraph|passage|article|e-?mail|draft|notes|story|content|post|piece|title|idea|brief)\\b";
/** The first letters of every preamble, in lower case: what begins otherwise is the writer's text. */
const stems = [
  ..."sure|cert|of c|abso|ok|great|glad|no p|happy|here|below|this|i'|i h|i w|the follow".split("|"),
  ..."rewr|re-w|revis|correct|short|improv|edit|polish".split("|"),
  ...foreignStems,
];
/** A line by itself: behind it stands an empty line, or a fence around the text. */
const line = /^\s*(\S[^\n]{0,219}?)[ \t]*(?:\n[ \t]*\n\s*|\n(?=[ \t]*(?:`{3}|~{3})))/u;
const opened = new RegExp(`^(?:\\*\\*)?${opener}[!,.]?(?:\\s+|(?:\\*\\*)?$)`, "iu");
const announced = new RegExp(
  `^(?:\\*\\*)?(?:i(?:['’]d| would) be (?:happy|glad) to (?:help|do that)[.!,]?\\s*)?${announces}`,
  "iu",
);
const labelled = new RegExp(
  `^(?:\\*\\*)?(?:the )?(?:rewritten|revised|corrected|shortened|improved|edited|polished|final)(?: (?:text|version|draft|paragraph|e-?mail))?:(?:\\*\\*)?$`,
  "iu",
);
/** What the beginning of a preamble looks like while it is still arriving. */
const mayBe = new RegExp(
  `^\\s*(?:\\*\\*)?(?:${opener}\\b|here|below|this is|the following|i(?:['’]ve| have|['’]d| would)|(?:rewritten|revised|corrected|shortened|improved|edited|polished|final)\\b)`,
  "i",
);
const openFence = /^\s*(`{3,}|~{3,})(?:markdown|md|text|txt|plaintext|html)?[ \t]*\n/i;

const work =
  "(?:versions?|drafts?|revis|rewrit|re-?phras|re-?word|edit|chang(?:e|es)\\b|adjust|tweak|modif|shorten|shorter|longer|expand|translat|tone\\b|different (?:style|approach|angle|format)|variations?|alternatives?|make it|more (?:options|ideas|headlines|titles|formal|casual|concise))";
/** What is done to a text and to nothing else that a letter, a post or a story may speak of. */
const rework =
  "(?:(?:another|different|shorter|longer|alternative|new|more \\p{L}+)(?: (?:or|and|but) (?:\\p{L}+ ){1,2})? ?(?:versions?|drafts?|variations?)\\b|revis|rewrit|re-?phras|re-?word|shorten|ma[dk]e (?:it|this|that|(?:the|this|your) \\p{L}+) (?:\\p{L}+ )?(?:shorter|longer|more|less)\\b|\\btone\\b|different (?:style|angle)|more (?:options|ideas|headlines|titles|formal|casual|concise)\\b)";
const asksBack =
  "(?:(?:please )?let me know|just (?:ask|say|tell me)|tell me) (?:if|whether|how|which|should|what)\\b";
const leavesFree = "(?:please )?feel free to (?:ask|let me know|adjust|tweak|edit|modify)\\b";
const proposes =
  "(?:(?:would|do) you (?:like|want) me to\\b|(?:if you(?:['’]d| would)? (?:like|want|prefer|wish)|should you (?:like|want|need))[^\\n]{0,80}\\bi (?:can|could|would)\\b)";
const canDo =
  "i (?:can|could)(?: also)? (?:make|write|provide|offer|shorten|expand|adjust|rewrite|create|give you|tailor|turn|help you)\\b";
/** A paragraph that offers the tool's own services, whatever stands above it. */
const namesTask = new RegExp(
  `^\\*{0,2}(?:${asksBack}[^\\n]*\\b${work}|${leavesFree}[^\\n]*\\b(?:${work}|to suit|as needed)|${proposes}|would you (?:like|prefer) an?\\b[^\\n]*\\b${rework}|${canDo}[^\\n]*\\b(?:${work}|if you|too|as well|it\\b)|i hope (?:this|the) (?:\\p{L}+ )?(?:re-?write|revision|version|draft|edit|summary)\\b)`,
  "iu",
);
/** The same where a text speaks to somebody itself: only what names the work on the text. */
const namesRework = new RegExp(
  `^\\*{0,2}(?:(?:${asksBack}|${leavesFree}|${proposes}|would you (?:like|prefer) an?\\b|${canDo})[^\\n]*\\b${rework}|i hope (?:this|the) (?:\\p{L}+ )?(?:re-?write|revision|revised|rewritten)\\b)`,
  "iu",
);
/** An offer in general words: in a letter, a post or a story these are the writer's own. */
const offersMore = new RegExp(
  `^\\*{0,2}(?:(?:please )?let me know if (?:you (?:need|want|would like|['’]d like)|there(?:['’]s| is)) (?:anything|something) else\\b|is there anything else (?:i can|you)\\b|let me know if (?:this|that|it) (?:works|helps|fits|meets)\\b[^\\n]*\\b(?:or|version|you need)\\b)`,
  "iu",
);
const foreignOffer = new RegExp(`^\\*{0,2}(?:${foreignOffers})`, "iu");
const foreignRework = new RegExp(foreignWork, "iu");
/** How a closing remark begins. */
const mayClose = new RegExp(
  `^(?:[-*_]{3}|\\*{0,2}(?:let me|(?:please )?feel free|please let|i hope|i can|i could|would you|do you|if you|should you|just |tell me|is there|${foreignOffersBegin}))`,
  "iu",
);

/** What the stripper knows of the task. */
export interface Asked {
  /** The action's name: `Headline Generator`. */
  action?: string;
  /** The text is a letter, a post or a story: its endings are left alone unless they name the task. */
  personal?: boolean;
}

/** The words of an action's name that its result may be called by: its capitals (`CV`), and the stems of longer words. */
function resultsOf(action: string): RegExp | null {
  const words = [
    ...(action.match(/\b\p{Lu}{2,3}\b/gu) ?? []),
    ...(action.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)),
  ];
  return words.length === 0 ? null : new RegExp(`\\b(?:${words.join("|")})`, "iu");
}

/** Whether a line by itself speaks of the task: says that the answer comes, and names what was asked for. */
function speaksOfTask(said: string, { action, personal = false }: Asked): boolean {
  if (labelled.test(said)) return true;
  const opening = opened.exec(said)?.[0] ?? "";
  const rest = said.slice(opening.length).replace(/\*\*$/, "").trim();
  if (opening !== "" && rest === "") return !personal;
  if (!announced.test(rest) || !/[:：.!]$/u.test(rest)) return false;
  if (opening !== "") return /[:：]$/u.test(rest);
  if (!/[:：]$/u.test(rest)) return false;
  const body = rest.replace(/[:：]$/u, "").trim();
  const result = action === undefined ? null : resultsOf(action);
  const last = body.split(/\s+/).slice(-2).join(" ");
  return (
    new RegExp(`\\b(?:${anyResult})$`, "iu").test(body) ||
    new RegExp(`\\b${done}\\s+${anyText}\\b`, "iu").test(body) ||
    new RegExp(ofTheText, "iu").test(body) ||
    /\byou (?:asked|requested|wanted)\b/iu.test(body) ||
    result?.test(last) === true
  );
}

/** The announcement that an answer begins with, and the empty line behind it. */
function preambleOf(text: string, asked: Asked): string | null {
  const [whole, said] = line.exec(text) ?? [];
  if (whole !== undefined && said !== undefined && speaksOfTask(said.trim(), asked)) return whole;
  for (const known of foreignPreambles) {
    const found = known.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether a paragraph offers more work. */
function isOffer(paragraph: string, { personal = false }: Asked): boolean {
  const bare = paragraph.replace(/^[-*_]{3,}[ \t]*\n\s*/, "");
  if (bare.length > remarkLength) return false;
  if (personal) return namesRework.test(bare) || (foreignOffer.test(bare) && foreignRework.test(bare));
  return namesTask.test(bare) || offersMore.test(bare) || foreignOffer.test(bare);
}

/** Control characters: no text has them, and a database may refuse a row with one. */
const unwritable = /(?![\t\n\r])\p{Cc}/gu;

const thinkOpen = "<think>";
const thinkClose = "</think>";

/** What a source itself begins and closes with. Finding it takes time in proportion to the source. */
interface OwnWrappings {
  thought: boolean;
  preamble: boolean;
  fence: boolean;
  closing: boolean;
}

export function ownWrappings(source: string, asked: Asked = {}): OwnWrappings {
  return {
    thought: source.trimStart().startsWith(thinkOpen),
    preamble: preambleOf(source, asked) !== null,
    fence: openFence.test(source),
    closing: source.split(/\n\s*\n/).some((paragraph) => isOffer(paragraph.trim(), asked)),
  };
}

/**
 * Takes wrappings off a stream. `push` answers what may be shown now, `end` the rest; `text` is all that was answered,
 * `takenOff` what was not. Only what cannot be the writer's own text goes: a first line by itself that speaks of the
 * task, a fence around everything, a last paragraph that offers more help. Where the source itself has such a line,
 * fence or paragraph, it stays: only what stands around it again goes.
 */
export class Stripper {
  /** Everything given out so far. */
  text = "";
  /** What was taken off, as it stood, in order. */
  readonly takenOff: string[] = [];
  #held = "";
  #started = false;
  /** The mark of a fence around everything, whose partner is to come. */
  #fence: string | null = null;
  readonly #asked: Asked;
  /** What the source itself begins and closes with. */
  readonly #own: OwnWrappings;

  constructor(source: string | OwnWrappings = "", asked: Asked = {}) {
    this.#asked = asked;
    this.#own = typeof source === "string" ? ownWrappings(source, asked) : source;
  }

  /** Takes a delta and answers the part of the text that is certain. */
  push(delta: string): string {
    const clean = delta.replace(unwritable, "");
    const blank = clean.trim() === "";
    // White space alone makes nothing certain; at the beginning it goes.
    if (blank && !this.#started && this.#held === "") return "";
    this.#held += clean;
    if (blank) return "";
    if (!this.#started && !this.#thought()) return "";
    if (!this.#started && !this.#start(false)) return "";
    return this.#give(this.#held.slice(0, this.#certain()));
  }

  /** The rest, without closing fence or remark. */
  end(): string {
    if (!this.#started) {
      if (!this.#thought() && this.#held.trimStart().startsWith(thinkOpen)) this.#held = "";
      this.#start(true);
    }
    let rest = this.#held;
    const remarkless = this.#remarkless(rest);
    if ((this.text + remarkless).trim() !== "") rest = this.#drop(rest, remarkless);
    rest = rest.trimEnd();
    if (this.#fence !== null) {
      const unfenced = rest.replace(new RegExp(`\\n?${this.#fence}[ \\t]*$`), "");
      rest = this.#drop(this.#drop(rest, unfenced), this.#remarkless(unfenced));
    }
    this.#held = rest;
    return this.#give(rest);
  }

  /** Notes what is taken off the end. */
  #drop(whole: string, left: string): string {
    const gone = whole.slice(left.length).trim();
    if (gone !== "") this.takenOff.push(gone);
    return left;
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
    const first = preambleOf(this.#held, this.#asked);
    if (!last && first === null && this.#held.length < holdLength && !this.#plain()) return false;
    const behind = this.#held.slice(first?.length ?? 0);
    // The text's own announcement is told from the model's when both are there.
    if (!last && first !== null && this.#own.preamble && behind.length < holdLength) return false;
    const found = first !== null && (!this.#own.preamble || preambleOf(behind, this.#asked) !== null);
    let rest = found ? behind : this.#held;
    if (!last && found && rest.trim().length < 16) return false;
    if (rest.trim() === "") rest = this.#held;
    else if (found) this.takenOff.push(first.trim());
    const fence = openFence.exec(rest);
    if (fence && !this.#own.fence) {
      this.#fence = fence[1] ?? "```";
      this.takenOff.push(fence[0].trim());
      rest = rest.slice(fence[0].length);
    }
    this.#held = rest.trimStart();
    this.#started = true;
    return true;
  }

  /** Whether the beginning can no longer become a preamble, or a fence around everything. */
  #plain(): boolean {
    const head = this.#held.trimStart();
    if (head === "" || /^(?:\*{1,2}$|[`~])/.test(head)) return false;
    // Korean says at the end of a line that it speaks of the task.
    if (/^\p{Script=Hangul}/u.test(head) && head.length < 60 && !head.includes("\n")) return false;
    const said = head
      .replace(/^(?:\*\*)?¡?/, "")
      .replaceAll("’", "'")
      .toLowerCase();
    if (!stems.some((stem) => stem.startsWith(said) || said.startsWith(stem))) return true;
    return head.length >= 40 && !mayBe.test(head) && !mayBeForeign.test(head);
  }

  /** How much of what is held cannot belong to a closing remark or a closing fence. */
  #certain(): number {
    const held = this.#held;
    const gaps = [...held.matchAll(/\n\s*\n/g)].map(({ index }) => index);
    const [before = -1, gap = -1] = gaps.length < 2 ? [-1, gaps[0]] : gaps.slice(-2);
    const paragraph = gap < 0 ? "" : held.slice(gap).trimStart();
    // A rule goes with the remark that it parts from the text.
    const ruled = before >= 0 && /^[-*_]{3,}$/.test(held.slice(before, gap).trim());
    if (gap >= 0 && paragraph.length < remarkLength && (paragraph.length < 14 || mayClose.test(paragraph)))
      return ruled ? before : gap;
    const filled = held.trimEnd();
    if (this.#fence === null) return filled.length;
    const mark = this.#fence;
    let run = filled.length;
    while (run > 0 && /[`~]/.test(filled.charAt(run - 1))) run -= 1;
    // Of a run that is longer than the fence only its end can close.
    if (filled.length - run > mark.length) return filled.length - mark.length;
    return filled.slice(0, run).trimEnd().length;
  }

  /** A text without its closing remark; where the source has one of its own, only what was added behind that goes. */
  #remarkless(answer: string): string {
    const text = answer.trimEnd();
    const bare = this.#unclosed(text);
    if (bare === text) return text;
    if (this.#own.closing) {
      const before = (this.text + bare).slice(-2 * remarkLength);
      if (this.#unclosed(before) === before) return text;
    }
    return bare;
  }

  /** Without the last paragraph, where that offers more work. */
  #unclosed(text: string): string {
    const gap = [...text.matchAll(/\n[^\S\n]*\n\s*/g)].at(-1);
    if (!gap || !isOffer(text.slice(gap.index + gap[0].length).trim(), this.#asked)) return text;
    return text
      .slice(0, gap.index)
      .replace(/(?<!\s)\s*\n[ \t]*[-*_]{3,}[ \t]*$/, "")
      .trimEnd();
  }

  #give(part: string): string {
    this.text += part;
    this.#held = this.#held.slice(part.length);
    return part;
  }
}

/** Entries whose texts speak to somebody, or are told. */
const personal =
  /^(?:social|stories|templates)\/|^marketing\/(?:social|call|ad)|^professional\/|^create\/(?:repurpose|creative)|^assist\/|^adapt\/|^purpose\/|^brainstorm\/|^continue\//;
const letterLike =
  /^(?:dear|hi|hello|hey|liebe[rs]?|hallo|bonjour|cher|chère|hola|estimad[oa]s?|ciao|gentile|olá|caro|cara|здравствуйте|привет)\b/imu;

/** What a task tells a stripper. */
export function askedOf({ entry, source }: Pick<Task, "entry" | "source">): Asked {
  return {
    action: entry.name,
    personal: entry.fiction === true || personal.test(entry.id) || letterLike.test(source.text),
  };
}

/** The stripper for a task's answer. */
export function stripperFor(task: Pick<Task, "entry" | "source" | "prepared">): Stripper {
  return new Stripper(task.prepared?.own ?? task.source.text, askedOf(task));
}
