/** What a text marks as decided, and its lists of what is to be done or asked for. */

import { type Block, blocksOf } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import { isBoldHeading } from "./statements.ts";

const decides = /^(?:the )?(?:decisions?|decided|agreed|resolved|outcome)(?: \d{1,2})?$/i;
const decidesFirst =
  /^(?:\d{1,2}[.)] )?(?:the )?(?:decisions?|decided|agreed|resolved|outcome|votes?)(?: \d{1,2})?(?::| [–—-]|\.(?= ))/i;
/** `**4. Vote** five for, two against` */
const decidesInBold =
  /^\*\*(?:\d{1,2}[.)] )?(?:the )?(?:decisions?|decided|agreed|resolved|outcome|votes?)[:.]?\*\*[:.]? \S/i;

/** The paragraphs that are labelled as a decision, or stand under a heading that says so, whole. */
export function labelledDecisions(text: string): string[] {
  let isUnder = false;
  return blocksOf(text).flatMap((block) => {
    const plain = plainOf(block.text).trim();
    if (block.kind === "heading" || isBoldHeading(block)) {
      isUnder = decides.test(plain.replace(/[:.]$/, ""));
      return [];
    }
    const isMarked = (decidesFirst.test(plain) || decidesInBold.test(block.text)) && !plain.endsWith(":");
    return block.kind === "paragraph" && (isUnder || isMarked) ? [block.text.trim()] : [];
  });
}

const decision = /^(?:decided|agreed|resolved|decision|action|actions)\b\s*(?::|that\b|to\b)/i;
/** `Jean to have a word`, `Bo will order it`, `Ann, by 3 May`. */
const undertaken =
  /^(?!The\b|It\b|This\b|That\b|There\b|Not\b|Water\b)\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{L}*|and \p{Lu}\p{L}+)){0,2}(?:,? (?:to|will|by)) \p{L}|^\p{Lu}\p{Ll}+ (?:writes|asks|calls|orders|books|sends|drafts|checks|buys|rings) /u;

/** What minutes mark as decided, the items under it, and what somebody is to do, with the headings it stands under. Empty without two marked decisions. */
export function decidedLines(text: string): string {
  const rows: { head: string; line: string }[] = [];
  let head = "";
  let marked = 0;
  let open = false;
  for (const line of text.split("\n").map((one) => one.trim())) {
    const heading = /^(?:#+ |\d{1,2}[.)] )([^.:]{2,60})$/.exec(line)?.[1];
    if (heading !== undefined) {
      head = plainOf(heading);
      open = false;
      continue;
    }
    const item = /^[-*•]\s/.test(line);
    const bare = plainOf(line).replace(/^[-*•]\s+/, "");
    if (decision.test(bare)) {
      marked += 1;
      open = true;
      rows.push({ head, line: bare });
    } else if (
      (item && open) ||
      sentencesOf(bare).some((one) => undertaken.test(one) || /^To \p{Ll}/u.test(one))
    )
      rows.push({ head, line: bare });
  }
  if (marked < 2) return "";
  const heads = [...new Set(rows.map((row) => row.head))];
  return heads
    .map((one) => {
      const lines = rows.filter((row) => row.head === one).map(({ line }) => `- ${line}`);
      return [...(one === "" ? [] : [`**${one}**`, ""]), ...lines].join("\n");
    })
    .join("\n\n");
}

/** What stands over a list of what is to be done or is asked for. */
const tasksHead =
  /^(?:what is (?:needed|asked(?: for)?|wanted)(?: (?:from|of) (?:you|us all|members|everybody))?|asked for|needed|votes?(?: needed)?|for (?:your )?(?:vote|decision|approval)|(?:I|we) (?:now )?ask (?:(?:the |our |all )?(?:members|board|committee|council|directors|trustees|governors|you|everybody)(?: to| for)?|for)|what (?:I|we)(?:['’](?:m|re)| am| are)? (?:need|want|ask|asking|would like|propose)\b[^.!?]{0,30}|what (?:I|we)(?:['’]d| would)(?: also)? (?:do|change|mend|try|suggest|recommend|advise|propose|like|need|ask)(?: to know| to ask| you to do| from you| for)?\b[^.!?]{0,40}|(?:things |still )?to[- ]do(?: list| next| now| first| before [^.!?]{2,30})?|do|next|(?:jobs|tasks|things) (?:for|to do|left)\b[^.!?]{0,30}|(?:list of )?actions?(?: points| items| list)?|next steps|what (?:happens|to do) next|tasks|decisions?(?: and actions)?|jobs|who does what|(?:still )?to be done|follow[- ]ups?|what (?:I am|I['’]m|we are|we['’]re) asking (?:for|of you)|what (?:I|we) (?:need|ask|ask for|want|propose|recommend)(?: from you)?|requests?|(?:my |our |key |main )?recommendations?|recommended(?: (?:actions?|next steps|steps|changes|order))?|what (?:is|I|we) recommend(?:ed)?|decisions? (?:needed|sought|required)|(?:the )?(?:board|committee|council|trustees|governors|members|meeting) (?:is|are) asked to|please(?: could you)?)$/i;

/** `Recommended, in order of importance`: what heads a list, without what is said of its order. */
const ordered =
  /(?:,| \(| [–—-]) ?(?:in (?:the )?order\b|(?:most|first|worst|biggest|dearest|cheapest) \p{L}+|by (?:date|name|cost|urgency)\b|for (?:this|next)\b|with (?:names|dates|costs)\b)[^.!?]{0,40}$/iu;

/** Whether a line heads a list of what is to be done or is asked for. */
export const headsTasks = (line: string): boolean => tasksHead.test(line.replace(ordered, "").trim());

/** `Could you each tell me by the 9th:`, `I would ask the committee to`: the last sentence before a list, which asks for what is in it. */
const asksFor =
  /^(?:so |and |also |then |but )?(?:(?:could|can|would|will) (?:you|each of you|everybody|somebody)\b|please\b|(?:I|we)(?:['’]d| would| will|['’]ll)? (?:now |also |therefore |only )?(?:ask|request|recommend|propose|suggest)\b(?! (?:me|us|myself)\b)|(?:I|we) (?:should|must) not\b|(?:I|we) (?:need|want|would like|['’]d like) (?:you|the \p{L}+|each of you|all of you|somebody|from you)\b|(?:I|we)['’]d like (?:you|the \p{L}+|each of you)\b|(?:tell|let|send|bring|give) (?:me|us)\b)[^?!]{0,100}$/iu;
/** `The agent did agree to three things:`, over what was. */
const agreedTo =
  /^(?:then |in the end )?(?:he|she|they|we|it was|the \p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:did |has |have |all |also |finally )*(?:agree|agreed|promised|undertook|decided)\b[^.!?]{0,80}:$/iu;

/** Before a list whose items are no things to do: `Please note`, `I recommend these books`. */
const noTask =
  /\b(?:note|find|see|remember|bear in mind|excuse|forgive)\b|\b(?:books?|films?|songs?|places?|brands?|shops?)\b/i;

/** `We should not sign it. Instead:` */
const rather = /^(?:Instead|Rather|So|Therefore|Namely)$/;

/** What heads a list of requests in the words of the text, its last sentence before the list; empty for none. */
function askingHead({ kind, text }: Block): string {
  const sentences = sentencesOf(plainOf(text).trim());
  const last = sentences.at(-1) ?? "";
  const before = rather.test(last.replace(/:$/, "")) ? `${sentences.at(-2) ?? ""} ` : "";
  const head = `${before}${last}`.replace(/[:,]$/, "");
  const leads = last.endsWith(":") || /\b(?:to|that)$/.test(last);
  const is = (kind === "paragraph" || kind === "item") && leads && countWords(head) <= 24;
  return is && asksFor.test((before || last).trim().replace(/[:,.]$/, "")) && !noTask.test(head) ? head : "";
}

const depthOf = ({ prefix }: Block): number => /^\s*/.exec(prefix)?.[0].length ?? 0;

/** The items behind a block, those of a list within a list where it is an item itself. */
function itemsBehind(head: Block, rest: readonly Block[]): readonly Block[] {
  const belongs = (block: Block): boolean =>
    block.kind === "item" && (head.kind !== "item" || depthOf(block) > depthOf(head));
  const end = rest.findIndex((block) => !belongs(block));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The lists of what is to be done or asked for, whole, each under what heads it; `asked` where a sentence may head one. */
export function listsOfTasks(text: string, asked: boolean): string[] {
  const blocks = blocksOf(text);
  return blocks.flatMap((block, at) => {
    const plain = plainOf(block.text).trim();
    const isHead = block.kind !== "item" && (headsTasks(plain.replace(/[:.]$/, "")) || agreedTo.test(plain));
    const name = isHead ? plain.replace(/[:.]$/, "") : asked ? askingHead(block) : "";
    if (name === "") return tasksWithin(text.slice(block.from, block.to));
    const rest = blocks.slice(at + 1);
    const listedOnes = itemsBehind(block, rest);
    const items = listedOnes.length > 0 || !isHead ? listedOnes : linesUnder(rest);
    const lines = items.map(
      ({ prefix, text: item }) => `${/[\p{L}\d]/u.test(prefix) ? prefix.trim() : "-"} ${item.trim()}`,
    );
    return items.length > 0 ? [`**${name}${isHead ? "" : ":"}**\n\n${lines.join("\n")}`] : [];
  });
}

/** A paragraph whose first line heads the others, each a task in a few words. */
function tasksWithin(paragraph: string): string[] {
  const [first = "", ...others] = paragraph.split("\n").map((line) => line.trim());
  const name = plainOf(first).replace(/:$/, "").trim();
  const isList = others.length > 1 && others.every((line) => line !== "" && countWords(line) <= fewWords);
  return isList && headsTasks(name)
    ? [`**${name}**\n\n${others.map((line) => `- ${line.replace(/^[–—]\s*/, "")}`).join("\n")}`]
    : [];
}
const fewWords = 12;

/** Lines one below the other, two or more, most of them with whoever does it: `Ann – the keys`, `keys – Ann`. */
function linesUnder(rest: readonly Block[]): Block[] {
  const last = rest.findIndex(({ kind, gap }) => kind !== "paragraph" || gap !== "\n");
  const row = rest.slice(0, last + 1).filter(({ kind }) => kind === "paragraph");
  const named = row.filter(({ text }) => shared.test(plainOf(text).trim())).length;
  const isRow =
    row.length > 1 && named >= 0.75 * row.length && row.every(({ text }) => countWords(text) <= longestTask);
  return isRow ? row.map((block) => ({ ...block, text: block.text.replace(/^[–—]\s*/, "") })) : [];
}
const longestTask = 25;
const shared = /^(?:[–—] ?)?[\p{L}][\p{L}’'&+ .,]{0,40}?(?: [–—-] ?|: ?)\S/u;

/** `What I need from you: a yes by Friday.`: the paragraphs that say themselves that they ask, whole. */
export function labelledRequests(text: string): string[] {
  return blocksOf(text).flatMap(({ kind, text: paragraph }) => {
    const plain = plainOf(paragraph).trim();
    const [, label = "", said = ""] = /^(\p{L}[^.!?:]{3,60}): (\S.*)$/su.exec(plain) ?? [];
    return kind === "paragraph" && countWords(said) >= 3 && !plain.endsWith(":") && requesting.test(label)
      ? [paragraph.trim()]
      : [];
  });
}
const requesting =
  /^(?:what (?:I|we)(?:['’](?:m|re)| am| are|['’]d| would)? (?:need|want|ask|asking|like|recommend|propose)\b.*|(?:my|our) (?:requests?|recommendations?|proposals?|asks?)|requests?|recommendations?|recommended|actions?|next steps?|to do)$/i;
