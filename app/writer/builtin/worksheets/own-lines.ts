/** Lines of the writer's own that can stand as a title: the one that stands there now, else a sentence of the text. */

import { blocksOf } from "../../prose/blocks.ts";
import { misspellings } from "../../prose/english/misspellings.ts";
import { plainOf, wordsOf } from "../../prose/words.ts";
import { isGreeting, standsAlone, statementsOf, type Statement } from "../layout/statements.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";

/** A speaker or a thing that a title's reader cannot know. */
const pointing = /(?<![\p{L}'’])(?:i|me|my|we|us|our|you|your|it|its|he|she|they|them|this|that)(?!\p{L})/iu;
/** What is sold, sent and signed, and what others are only said to think. */
const noTitle =
  /[£$€]\s?\d|\b(?:ships?|shipped|delivery|working days|postage|good luck|see you|regards|wishes)\b|^(?:people|most people|everybody|everyone|some|many|they) (?:\p{L}+ )?(?:assumes?|thinks?|believes?|says?|imagines?|supposes?)\b/iu;
/** What asks for a text, and is none. */
const asksForText =
  /^(?:please )?(?:write|draft|create)\b|^(?:an? )?(?:\p{L}+ )?(?:post|article|story|essay|letter|e-?mail|speech|poem|report|page|text|list|guide|review) (?:about|on|for)\b/iu;
/** What takes back the sentence before. */
const denies =
  /^(?:but|yet|no\b|not\b|wrong|nonsense|far from|on the contrary|in fact|except|that sum|(?:it|they|he|she|there|that|this|we|i)(?: \p{L}+)? ?(?:isn|wasn|weren|aren|didn|doesn|don|haven|hadn|won|can)['’]t\b|(?:it|they|he|she|there|that|this) (?:is|was|were|are|did) not\b)/iu;

const misspelt = (line: string): boolean =>
  wordsOf(line).some((word) => Object.hasOwn(misspellings, word.toLowerCase()));

/** `Subject: RE: FW: pallet 3`: what stands behind it is the subject, with the quotation marks that it begins with. */
const subjectLine = /^[\W_]*(?:subject|re):[\s*_:–—-]*(?:(?:re|fwd?|aw):\s*)*(?=\S)/i;

/** What a letter or a message says that it is about: its subject, or a line set apart below its greeting. Empty for none. */
function subjectOf(lines: readonly string[]): string {
  const subject = lines.slice(0, 14).find((line) => subjectLine.test(line));
  // Its marks may begin before the label: `**Re: X**`, `Re: **X**`.
  if (subject !== undefined) return plainOf(subject).replace(subjectLine, "").trim();
  const greeted = lines.findIndex((line) => isGreeting(plainOf(line)));
  const above = lines.slice(0, Math.max(0, greeted)).findLast((line) => line.trim() !== "") ?? "";
  if (/^#{1,2}\s+\S/.test(above)) return plainOf(above.replace(/^#+\s+/, "")).trim();
  const next = greeted < 0 ? "" : (lines.slice(greeted + 1).find((line) => line.trim() !== "") ?? "").trim();
  const apart = /^(\*\*|__|#+ )/.test(next) || /^\P{Ll}{8,80}$/u.test(next);
  return apart && next.length <= 100 ? plainOf(next.replace(/^#+\s+/, "")).trim() : "";
}

/** `★★★★☆ Great trimmer, so-so accessories`: what stands behind the stars is the headline of a review. */
const starred = /^[★☆⭐✩\s]{3,}(?=\p{L})/u;

/** `No. 7. Free.`, `Issue 12, May`: what stands under the name of a paper. */
const issue = /^\W*(?:number|no\.?|nr\.?|issue|vol(?:ume)?\.?|edition)\s*\d/i;
const paperName =
  /\b(?:NEWS|NEWSLETTER|TIMES|GAZETTE|HERALD|BULLETIN|POST|ECHO|CHRONICLE|JOURNAL|COURIER|TRIBUNE|OBSERVER|ADVERTISER|DISPATCH|MAGAZINE|MERCURY|GUARDIAN)\b/;

/** Whether a text begins with the name of a paper in capitals, with its number below or its articles under heads of their own. */
function hasMasthead(lines: readonly string[]): boolean {
  const [first = "", ...others] = lines;
  const name = plainOf(first.replace(/^#+\s+/, "")).trim();
  if (name !== name.toUpperCase() || !/\p{Lu}{2}/u.test(name) || wordsOf(name).length > 6) return false;
  const below = others.find((line) => line.trim() !== "") ?? "";
  const articles = others.filter((line) => /^#{1,4}\s+\S|^\*\*[^*]+\*\*\s*$/.test(line)).length;
  return issue.test(plainOf(below)) || (paperName.test(name) && articles >= 2);
}

/** The title or subject that a text has now, plain; empty for none, and for the name of a paper over its articles. */
export function presentTitle(text: string): string {
  const lines = text.trim().split("\n");
  if (hasMasthead(lines)) return "";
  const kind = kindOfText(text);
  const heading = /^#{1,2}\s+\S/.test(lines[0] ?? "")
    ? plainOf((lines[0] ?? "").replace(/^#+\s+/, "")).trim()
    : "";
  const subject = subjectOf(lines);
  if (subject !== "" || messages.has(kind)) return subject || heading;
  const rated = kind === "review" ? lines.slice(0, 6).find((line) => starred.test(plainOf(line))) : undefined;
  if (rated !== undefined) return plainOf(rated).replace(starred, "").trim();
  const [first = "", second = ""] = lines;
  if (heading !== "") return heading;
  const bare = plainOf(first).trim();
  const stands = second.trim() === "" && lines.length > 2 && /[\p{L}\p{N})]$/u.test(bare);
  return stands && bare.length <= 80 && !isGreeting(bare) && /^\p{Lu}/u.test(bare) ? bare : "";
}

/** Kinds of text in which no sentence could stand over the whole. */
const unlined: ReadonlySet<TextKind> = new Set<TextKind>([
  "minutes",
  "letter",
  "complaint",
  "circular",
  "application",
  "story",
  "verse",
  "recipe",
  "notes",
  "career",
  "interview",
  "answers",
]);

/** Kinds that begin with a letterhead, an address or a greeting, and have a subject for a title. */
const messages: ReadonlySet<TextKind> = new Set<TextKind>(["letter", "complaint", "circular", "application"]);

/** Whether a paragraph is set apart by its marks: an author's credit, a price line. */
const setApart = (paragraph: string): boolean => /^(\*{1,3}|_{1,3})[^*_]+\1$/.test(paragraph.trim());

/** The writer's own sentences that could stand as a title, whole, without their full stop. */
export function ownLines(text: string, most: number): string[] {
  if (unlined.has(kindOfText(text))) return [];
  const prose = blocksOf(text)
    .filter(({ text: one }) => !setApart(one))
    .map(({ prefix, text: one, gap }) => `${prefix}${one}${gap}`)
    .join("");
  const all = statementsOf(prose);
  return all
    .filter((one, at) => couldStand(one) && !denied(all, at))
    .map((one) => plainOf(one.text).replace(/(?<!\.)\.$/, ""))
    .filter(
      (line) =>
        line.length <= most &&
        !/["“”*_]/.test(line) &&
        !pointing.test(line) &&
        !noTitle.test(line) &&
        !asksForText.test(line) &&
        !misspelt(line),
    )
    .slice(0, 2);
}

const couldStand = (one: Statement): boolean =>
  standsAlone(one) && !one.item && one.label === "" && one.words <= 10 && one.words >= 3;

const denied = (all: readonly Statement[], at: number): boolean => {
  const next = all[at + 1];
  return next !== undefined && next.paragraph === all[at]?.paragraph && denies.test(plainOf(next.text));
};

/** A question that somebody asks in a text, set apart by its marks, in a few words that point at nobody. */
const spoken =
  /["“‘'*_]((?:Who|Whose|What|Which|Where|When|Why|How|Is|Are|Was|Were|Do|Does|Did|Can|Could|Will|Would|Has|Have) [^"“”?!.*_\n]{6,60}\?)["”’'*_]/gu;

/** `The clerk asked why it leaks`, `Nobody knows how it got there`: a question that is told, and not put. */
const toldQuestion =
  /(?:\b(?:ask(?:s|ed)?|wonder(?:s|ed)?|puzzled|want(?:s|ed)? to know|nobody (?:knows|knew)|no one (?:knows|knew)|cannot (?:say|answer)|can['’]t (?:say|answer)|(?:do not|don['’]t) know(?= how| whether)|(?:is|was|are) (?:finding|to find) out)\b[^.?!]{0,60}|\bto find out )\b(?:why|how|what|whether|who|where)\b(?! to\b|[^.]* (?:it|they|them|this|that|these|those)\b| (?:I|you|we|he|she)\b)/iu;

/** A sentence of the text, whole, in which a question is told that it puts nowhere; empty for none. */
export function toldQuestionIn(text: string, most: number): string {
  if (messages.has(kindOfText(text)) || kindOfText(text) === "story") return "";
  const found = statementsOf(text).find(
    ({ text: one, question, courtesy, needs, words }) =>
      !question &&
      !courtesy &&
      needs.length === 0 &&
      words >= 10 &&
      !/["“”]|[.?!] |^Ask\b/u.test(plainOf(one)) &&
      toldQuestion.test(plainOf(one)),
  );
  const line = found ? plainOf(found.text).trim() : "";
  return line.length <= most ? line : "";
}

/** The writer's own questions that can be read alone. */
export function ownQuestions(text: string, most: number): string[] {
  const kind = kindOfText(text);
  const asked = [...new Set([...text.matchAll(spoken)].map(([, one = ""]) => plainOf(one)))].filter(
    (line) => line.length <= most && !pointing.test(line) && wordsOf(line).length >= 3,
  );
  if (kind === "story") return asked.slice(0, 2);
  if (unlined.has(kind)) return [];
  const own = statementsOf(text)
    .filter(
      ({ question, needs, courtesy, words }) => question && needs.length === 0 && !courtesy && words > 2,
    )
    .map((one) => plainOf(one.text))
    .filter((line) => line.length <= most && /^\p{Lu}/u.test(line) && !/\b(?:you|your)\b/i.test(line));
  return [...new Set([...own, ...(kind === "memoir" || kind === "product" ? asked : [])])].slice(0, 2);
}
