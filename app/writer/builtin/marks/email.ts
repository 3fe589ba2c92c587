/** A letter set out as one: greeting, body, close. */

import { salutations, signOffs } from "../../prose/english/word-classes.ts";
import { isGreeting, isSignOff } from "../layout/statements.ts";
import type { Edit } from "./edits.ts";

const greeting = new RegExp(
  `^\\s*((?:${salutations.join("|")})(?: \\p{Lu}[\\p{L}.'’-]*){0,3}) ?([,!])\\s*(?=\\S)`,
  "iu",
);
const close = new RegExp(
  `(?<=[.!?])\\s+((?:${signOffs.filter((one) => one.includes(" ") || /^(?:regards|thanks|cheers|sincerely|warmly)$/.test(one)).join("|")})) ?,?\\s+(\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?)\\.?\\s*$`,
  "iu",
);
/** Whom one writes to like that has no office. */
const isPrivate =
  /^(?:(?:lots of |all my |much |with |best )?love|hugs|xx+|yours ever|your (?:loving )?(?:sister|brother|mum|mom|dad|aunt|uncle|friend|son|daughter|grandson|granddaughter|cousin))\b[^\n]{0,30}$|\b(?:Mum|Mom|Dad|Grandma|Granny|Grandpa)\b/imu;
/** What comes through a door is no mail. */
const byHand =
  /\b(?:through|under|into|in) (?:the|your) (?:door|letter ?box|pigeonhole)\b|\bletter ?box\b|\bnote (?:through|under|on) (?:the|your)\b/i;
/** A line of its own behind the greeting, without an end: what the letter is about. */
const titled = /^(?:dear|hello|hi|good morning)\b[^\n]{1,80}\n\s*\n[^\n]{3,90}[\p{L}\d)]\n\s*\n/imu;
const headed = /^(?:\*\*)?(?:from|to|cc|bcc|date|sent|subject|re)(?:\*\*)?:/i;

/** The lines of a mail that stand above its greeting, with their line breaks. */
function headerOf(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => line.trim() !== "" && !headed.test(line.trim()));
  const above = end < 0 ? lines : lines.slice(0, end);
  return above.some((line) => line.trim() !== "")
    ? above
        .map((line) => `${line}\n`)
        .join("")
        .slice(0, text.length)
    : "";
}

/** Whether a letter was set out for paper: it begins with an address, a date or a heading, and not with the lines of a mail. */
export function isOnPaper(text: string): boolean {
  const lines = text
    .slice(headerOf(text).length)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const [opening = ""] = lines;
  const greeted = lines.findIndex((line) => isGreeting(line));
  return greeted > 0
    ? greeted <= 12
    : greeted < 0 && opening.split(/\s+/).length < 8 && /[\p{L}\p{N}]\s*$/u.test(opening);
}

/** Where the lines of a letter run together, the edits that part them; a slot for a missing subject. */
export function emailEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  const above = headerOf(text);
  const start = above.length;
  const head = greeting.exec(text.slice(start));
  const beside = head ? (text.slice(start + head[0].length).split("\n")[0] ?? "") : "";
  const isSentence = /[.?!]/.test(beside) || beside.split(/\s+/).length > 5;
  // `Hi, everyone. For those of you`, `Good morning, everyone!`: one greeting.
  const isToAll =
    /^(?:everyone|everybody|all|folks|friends|team|guys|there)\b/i.test(beside) ||
    /^[^.,!?]{1,40}[!,]\s*$/.test(beside) ||
    // `Hey everybody, and welcome back`
    /^(?:and|or|but|so)\b/.test(beside);
  if (head && isSentence && !isToAll && !head[0].includes("\n") && /\s$/.test(head[0])) {
    const end = start + head[0].length;
    const next = text[end] ?? "";
    edits.push({
      from: start + head[0].trimEnd().length,
      to: end + 1,
      replacement: `\n\n${next.toUpperCase()}`,
      reason: "The greeting stands on a line of its own",
    });
  }
  const tail = close.exec(text);
  if (tail && !/\n/.test(tail[0].trimEnd())) {
    const [, words = "", name = ""] = tail;
    edits.push({
      from: tail.index,
      to: text.length,
      replacement: `\n\n${words.charAt(0).toUpperCase()}${words.slice(1)},\n${name}`,
      reason: "The close stands on lines of its own",
    });
  }
  if (
    above === "" &&
    !titled.test(text) &&
    !byHand.test(text) &&
    !isPrivate.test(text) &&
    // `Dear Ms. Reyes:` heads a letter that goes with the mail, or on paper.
    !/^dear [^\n]{1,80}:\s*$/imu.test(text) &&
    (edits.length > 0 || text.split("\n").some((line) => isGreeting(line) || isSignOff(line)))
  )
    edits.push({
      from: 0,
      to: 0,
      replacement: "**Subject:** [what this is about]\n\n",
      reason: "A subject line is missing",
    });
  return edits;
}
