/** What is laid before those who asked for it or have to decide: reports, memos, papers for a committee. */

import { plainOf } from "../../prose/words.ts";
import { isGreeting } from "../layout/statements.ts";
import { different, type Reading } from "./reading.ts";

/** The head of a letter or a memo. */
export const headers = /^(?:subject|from|to|cc|date|re|sent): \S/i;

/** Who a report goes to, and what makes it one. */
const members =
  /^dear (?:all |fellow )?(?:members|friends|supporters|residents|neighbours|shareholders|parents|families|volunteers|donors|trustees|subscribers)\b/i;
export const reports =
  /\b(?:(?:annual|yearly|half-year|half-yearly|quarterly|monthly|treasurer['’]s|chair(?:man|woman)?['’]s|progress|financial) (?:report|review|statement|update)|report (?:to|for|on|of) (?:the )?\p{L}+|findings (?:of|from|after)|evaluation of|(?:final|interim|evaluation|survey|inspection) report|executive summary)\b/iu;
const finds =
  /\b(?:we recommend|recommendations?|findings?|in (?:a|the) survey|respondents|per cent|\d\s?%|between \p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+|compared (?:with|to)|against \d|total (?:income|spending|cost))/giu;

const accounts =
  /\breport\b|\bper cent\b|\d\s?%|\bcompared (?:with|to)\b|\bagainst [£$€]?\d|\btotal (?:income|spending|cost)|\b(?:income|spending|spent|raised|brought in|surplus|balance)\b/giu;

/** Whether figures of a time or an inquiry are laid before those who asked for them. */
export function isReport({ source, lines, blocks }: Reading): boolean {
  const first = lines.slice(0, 5).map((line) => line.trim());
  const figures = source.match(/\d[\d,.]*/g)?.length ?? 0;
  if (isNumberedMemo(lines, blocks, figures) || tellsIncident(source, lines)) return true;
  if (isPaper(lines, blocks) || isLaidBefore(lines, blocks, figures)) return true;
  const headings = blocks.filter(({ kind }) => kind === "heading").length;
  if (figures < 8) return false;
  if (headings >= 2 && (isMemo(lines) || blocks.some(concludes))) return true;
  // A notice to members has days and hours; a report of a time compares or adds up.
  if (first.some((line) => members.test(line)) && headings >= 2 && different(source, accounts) >= 1)
    return true;
  const laidBefore = first.some((line) => body.test(line) || toBody.test(line));
  return (
    first.some((line) => reports.test(line)) && (laidBefore || headings >= 2 || different(source, finds) >= 2)
  );
}

const bodies = "governors|trustees|board|committee|council|directors|management|executive";
const body = new RegExp(`^to (?:the )?(?:\\p{L}+ ){0,2}(?:${bodies})\\b`, "iu");
/** `Ring 2 weighbridge: report to the directors`. */
const toBody = new RegExp(`\\breport to (?:the )?(?:\\p{L}+ ){0,2}(?:${bodies})\\b`, "iu");

/** `For the directors' meeting, 8 May`, `To: Trustees`, `Prepared for the board`: before whom a paper is laid. */
const cover = new RegExp(
  `^(?:prepared (?:by [^.\\n]{2,60} )?for|(?:report )?(?:to|for)):? (?!all\\b)(?:the )?(?:[\\p{L}'’.-]+ ){0,4}(?:${bodies}|sub-?committee|members|manager|office|officer|clerk|panel|meeting|working (?:group|party))\\b(?!@)`,
  "iu",
);
/** `Prepared for Mr and Mrs Hale`: one person asked for it. */
const askedFor = /^(?:Report |Survey )?[Pp]repared (?:by [^\n]{2,60} )?for (?:the )?\p{Lu}/u;
const from = new RegExp(
  `\\breport (?:from|by|of) (?:[\\p{L}'’.-]+ ){1,7}(?:to|for) (?:the )?(?:[\\p{L}'’.-]+ ){0,3}(?:${bodies}|members|meeting|agm)\\b`,
  "iu",
);
/** `Transfusion committee, item 6: the fridge`. */
const ofAgenda = new RegExp(`\\b(?:${bodies}|meeting|panel),? (?:agenda )?item \\d`, "iu");

/** `For the Pier Trust, meeting of 3 May`; `For the Pier Trust` over `From Ada Brook, treasurer`. */
const meets = new RegExp(
  `^for (?!(?:sale|hire|rent|let)\\b)(?:the )?(?:[\\p{L}'’.-]+ ){0,4}[\\p{L}'’.-]+, (?:the )?(?:\\p{L}+ )?(?:${bodies}|meeting|agm)\\b`,
  "iu",
);
const forWhom = /^(?:For|To) (?:the )?\p{Lu}/u;
const fromWhom = /^From (?:the )?\p{Lu}/u;

/** Whether a line of the head says before whom a text is laid, nobody is greeted, and figures stand under points. */
function isLaidBefore(lines: readonly string[], blocks: Reading["blocks"], figures: number): boolean {
  const first = lines.slice(0, 6).map((line) => line.trim());
  if (lines.slice(0, 9).some((line) => isGreeting(line))) return false;
  const named =
    first.some(
      (line) => line.length <= 140 && (cover.test(line) || meets.test(line) || askedFor.test(line)),
    ) ||
    first.some(
      (line, at) => line.length <= 100 && forWhom.test(line) && fromWhom.test(first[at + 1] ?? ""),
    ) ||
    ofAgenda.test(first[0] ?? "");
  const points = blocks.filter(
    ({ kind, text }, at) =>
      (kind === "heading" && at > 0) ||
      kind === "item" ||
      (kind === "paragraph" && /^\*\*[^*\n]{2,60}\*\*/.test(text)),
  ).length;
  // `Report from the hen group to the meeting`: what calls itself one needs no points.
  const called = first.some((line) => line.length <= 140 && from.test(line));
  if (called && figures >= 8) return true;
  return named && figures >= 5 && (points >= 2 || blocks.some(({ kind }) => kind === "table"));
}

/** A heading over what was found or is advised. */
const concludes = ({ kind, text }: Reading["blocks"][number]): boolean =>
  kind === "heading" &&
  /^(?:(?:main|key|our) )?(?:findings|conclusions?|recommendations?|what we (?:found|recommend))$/i.test(
    plainOf(text).trim(),
  );

/** A head that says to whom and from whom, and no greeting below it: what follows under headings is laid before them. */
const isMemo = (lines: readonly string[]): boolean =>
  lines.slice(0, 7).filter((line) => headers.test(line)).length >= 2 &&
  !lines.slice(0, 9).some((line) => isGreeting(line));

/** Whether nobody is greeted below a head that says to whom, from whom and when, and numbered paragraphs follow at once, with figures in them. */
function isNumberedMemo(lines: readonly string[], blocks: Reading["blocks"], figures: number): boolean {
  const over = lines.slice(0, 7).findLastIndex((line) => headers.test(line));
  const first = blocks.findIndex(({ kind }) => kind === "item");
  const items = blocks.filter(({ kind, prefix }) => kind === "item" && /\d[.)]\s*$/.test(prefix)).length;
  const between = blocks.slice(0, Math.max(0, first)).filter(({ text }) => !headers.test(plainOf(text)));
  return isMemo(lines) && over >= 2 && items >= 4 && between.length === 0 && figures >= 6;
}

/** A head that says what went wrong. */
const mishap =
  /\b(?:incident|accident|near[- ]miss|outage|breakdown|spillage|injury)\b|\bwhat (?:went wrong|happened)\b/i;
/** What is told of it, each in another part of such a paper. */
const ofMishaps: readonly RegExp[] = [
  /(?<!\d)[0-2]?\d[.:][0-5]\d(?!\d)|\b\d{4} ?(?:hrs|hours)\b/,
  /^\W{0,4}(?:date|time|date and time|when|where|location|place|reported by|persons? (?:hurt|involved)|injur(?:y|ies)|witness(?:es)?|damage|what they were doing|weather|duration|severity|status)\W{0,4}:/im,
  /^\W{0,4}(?:what (?:happened|went wrong|we (?:found|have done|did|change|will change|are changing|learned))|timeline|(?:root )?causes?|impact|immediate action|actions?(?: taken)?|findings|to prevent it|prevention|lessons|follow-up)\W{0,4}(?::|$)/im,
  /\b(?:had (?:worn|rusted|failed|come loose|been (?:reported|put|left|moved))|was (?:blocked|restarted|loose|missing|worn)|(?:we|I|contractor|engineer|electrician|fitter) found (?:that|the|a|no)|the cause|I can find no|nobody was hurt|no (?:one|injuries))\b/i,
  /\b(?:(?:has|have) (?:now )?(?:been )?(?:moved|replaced|cleared|mended|changed|taken (?:down|out)|laid)|(?:was|were) (?:cleared|replaced|laid|ordered|isolated)|(?:is|are) now \p{L}+ed|will be (?:opened|replaced|checked|looked at)|stays shut|to prevent|so that it does not happen)\b/iu,
];
/** What reporters write. */
const toldByOthers = /["“][^"“”]{20,}["”],? (?:said|says)\b|\b(?:a spokes\p{L}+|police) said\b/iu;

/** Whether a text is headed as a report of what went wrong, and tells when, how and what was done in the manner of one. */
function tellsIncident(source: string, lines: readonly string[]): boolean {
  const headed = lines
    .slice(0, 2)
    .some((line) => line.length <= 90 && !/[.!?]$/.test(line) && mishap.test(line));
  if (!headed || lines.slice(0, 9).some((line) => isGreeting(line)) || toldByOthers.test(source))
    return false;
  return ofMishaps.filter((sign) => sign.test(source)).length >= 3;
}

/** `Linen Services: note for the Estates Committee`, `Paper for decision`, `Memo`. */
const papers = new RegExp(
  `\\b(?:notes?|papers?|memo(?:randum)?|briefing|submission|update|summary|statement|proposal|request) (?:for|to) (?:the )?(?:[\\p{L}'’]+ ){0,3}(?:${bodies}|panel|working (?:group|party)|partners|leadership team)\\b`,
  "iu",
);
const titled =
  /^(?:internal )?memo(?:randum)?\b|\bfor (?:decision|approval|information and decision|noting)\b/i;
/** What stands over a list of what those who read it are to do. */
export const asks =
  /^(?:what (?:I am|I['’]m|we are|we['’]re) asking (?:for|of you)|what (?:I|we) (?:need|ask|ask for|want|propose|recommend)|(?:the )?(?:board|committee|council|trustees|governors|directors|members|management|meeting) (?:is|are) asked to|requests?|asks?|decisions? (?:needed|sought|asked for|required)|for decision|recommendations?|recommended|we (?:recommend|propose|ask)(?: that)?):?$/i;

/** Whether a text is headed as a paper for those who decide: its head says so, and it is under headings, in lists, or lists what is asked for. */
function isPaper(lines: readonly string[], blocks: Reading["blocks"]): boolean {
  const first = lines.slice(0, 4).map((line) => line.trim());
  if (lines.slice(0, 9).some((line) => isGreeting(line))) return false;
  const headed = first.some((line) => line.length <= 110 && (papers.test(line) || titled.test(line)));
  const listed = blocks.some(
    ({ kind, text }, at) =>
      kind !== "item" && asks.test(plainOf(text).trim()) && blocks[at + 1]?.kind === "item",
  );
  const items = blocks.filter(({ kind }) => kind === "item").length;
  const headings = blocks.filter(({ kind }) => kind === "heading").length;

  return headed && (listed || items >= 2 || headings >= 2);
}
