/** What somebody took down for themselves: cut short, of one occasion, with what is still to be done. */

import { isGreeting } from "../layout/statements.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import { count, type Reading } from "./reading.ts";

const visits =
  /^(?:\p{L}+ )?(?:notes (?:of|on|from) (?:a |an |the |our |my )?(?:\p{L}+ )?)?(?:visits?|site visit|walk-?round|walkabout|inspection|viewing|trip|outing|tour|survey|field ?work|call)\b(?: (?:to|of|at|round|with|on|in)\b|[:,–—-]| \p{Lu}|$)/iu;

/** Whether a text is headed as what somebody wrote down of a visit. */
export const isVisit = (lines: readonly string[]): boolean => visits.test(lines[0]?.trim() ?? "");

/** What nobody writes for others: arrows, equals signs, doubts, words cut short, days cut short. */
export const jotted =
  /(?:->|<-|=>|→|←|\?\?|!!)|(?:^|\s)(?:[=~+&]|w\/)|\b(?:tues|weds|thurs)\b|\b(?:nb|wks?|eg|esp|bc|incl|approx|poss|prob|tbc|tbd|cont|vs|cf|pp|hrs?|mins?|wds|govt|dept|diff|asap|re:?|abt|thru|tho|defo|q\d|ch\d*)\b(?!['’])|^(?:[-*•]\s*)?(?:mon|tues?|weds?|thurs?|fri|sat|sun)\b/i;
const stopped = /[.!…:;,]["”’)*_]*$/;

/** The lines of a text that are no heading, prose that is only wrapped in one. */
const linesAsSet = ({ source, blocks }: Reading): string[] =>
  blocks
    .filter(({ kind }) => kind === "paragraph" || kind === "item")
    .flatMap(({ from, to }) => {
      const rows = source
        .slice(from, to)
        .split("\n")
        .map((row) => plainOf(row).trim());
      return rows.slice(0, -1).every((row) => row.length >= 50) ? [rows.join(" ")] : rows;
    })
    .filter((row) => row !== "");

/** Whether somebody took a text down for themselves. */
export const isNotes = (reading: Reading): boolean =>
  isJotted(reading) || isJottedVisit(reading) || isForLater(reading);

/** Notes to oneself: most lines stop without a stop, many begin small, and some are jotted. */
function isJotted(reading: Reading): boolean {
  const lines = linesAsSet(reading);
  if (lines.length < 5) return false;
  const open = lines.filter((line) => !stopped.test(line));
  const small = lines.filter((line) => /^\P{L}*\p{Ll}/u.test(line));
  const signed = lines.filter((line) => jotted.test(line));
  // Lines cut short are notes, whatever stops stand behind them.
  if (signed.length >= Math.max(3, 0.4 * lines.length) && open.length >= 0.3 * lines.length) return true;
  return (
    open.length >= 0.6 * lines.length &&
    small.length >= 0.4 * lines.length &&
    signed.length >= Math.max(2, 0.15 * lines.length)
  );
}

/** What was written down of a visit: lines of a list, sentences without a subject. */
const isJottedVisit = (reading: Reading): boolean =>
  isVisit(reading.lines) &&
  reading.blocks.filter(({ kind }) => kind === "item").length >= 3 &&
  count(reading.lines, /^(?:to do|actions?|present|condition|next)\b/i) >= 1;

/** An occasion that one comes home from with notes, and a day. */
const occasion =
  /\b(?:visits?|talk|trip|ride-along|meeting|weekend|tour|walk|pre-visit|workshop|lecture|inspection|night|session|open day|class|interview|demo(?:nstration)?|rehearsal|round|recce|fieldwork|agm|(?:sub-?)?c(?:ommi)?t?tee)\b/i;
const dayOf =
  /\b(?:mon|tues?|weds?|wednes|thurs?|fri|sat|satur|sun)(?:day)?\b|\b\d{1,2}(?:st|nd|rd|th)?(?:[–-]\d{1,2})? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d/i;
/** A list of what is left, or a word to oneself in the middle. */
const left =
  /^[^\p{L}\n]{0,8}(?:still |things? )?(?:to (?:do|find out|check|ask|ring|chase|look up)|follow[- ]?up|next steps?|actions|decided|queries)(?: still)?[^\p{L}\n]{0,8}(?::|$)/imu;
const doubts =
  /\?\?|[(*](?:check|ask|look up)\b|(?:^|[.!?*–-] ?)(?:check|ask|look up|find out) (?!us\b|me\b|for\b|in\b|your\b|the label\b|with\b|that\b|out\b)[^.!?\n]{1,50}(?:[.!?*]|$)|\bphoto\?|\(\d+\?\)|\bcheck\b[.!*]/imu;
const toSelf =
  /\b(?:my notes|not(?:hing)? (?:here )?(?:yet )?checked|tidy up before|write-?up\b|this is (?:my|the) (?:opening|ending|story|headline)|(?:end|start|open|lead) (?:on|with) (?:this|it)\b|must (?:say|mention|use) this|not to print|can (?:we|I) print|before printing|(?:for|about) the \d[\d,]* words|word count|(?:for|about) the [“"].{3,40}[”"] (?:piece|article)|for the (?:worksheet|write-?up|parish mag|blog|feature|article)|(?:use|keep|drop) (?:this|that|it)\?|my (?:opinion|view) \()/i;
/** Who was there, without a verb. */
const there =
  /^[^\p{L}\n]{0,8}(?:present|who|there|here|speaker|guide|met by|attending|apologies|regrets)\b *[:=–-]/imu;

/** Whether a text keeps what was seen and said on one occasion for a use that is still to come: it is headed by the day, cut short, and says what is left. */
function isForLater({ lines, blocks, source, sentences }: Reading): boolean {
  if (lines.slice(0, 6).some((line) => isGreeting(line))) return false;
  const [first = ""] = lines;
  const head = lines.slice(0, 2).join(" ");
  const items = blocks
    .filter(({ kind }) => kind === "item")
    .flatMap(({ text }) => sentencesOf(plainOf(text)));
  const all = [...sentences, ...items];
  const short = all.filter((one) => countWords(one) <= 5).length;
  const own = [left, doubts, toSelf].filter((sign) => sign.test(source)).length;
  const points =
    items.length >= 4 ||
    blocks.filter(({ kind, text }) => kind === "paragraph" && /^\*\*[^*\n]{2,40}\*\*/.test(text)).length >= 3;
  const signs =
    own +
    (occasion.test(first) && dayOf.test(head) ? 1 : 0) +
    (first.length <= 140 && dayOf.test(first) ? 1 : 0) +
    (there.test(source) ? 1 : 0) +
    (short >= 0.25 * all.length ? 1 : 0) +
    (points ? 1 : 0) +
    (count(lines, jotted) >= 3 ? 1 : 0);
  return own >= 1 && signs >= 4;
}
