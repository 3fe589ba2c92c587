/** The kind that a layout goes by: that of the text, and where it is in doubt what it would be taken for by those who get the layout. */

import { blocksOf } from "../../prose/blocks.ts";
import { plainOf } from "../../prose/words.ts";
import { remember } from "../../prose/remember.ts";
import { asks } from "../text-kind/reports.ts";
import { count, readingOf, self } from "../text-kind/reading.ts";
import { isTold, kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { isDraft } from "./drafts.ts";
import { ends, isAddress } from "./frame.ts";
import { beginsWithSpeech } from "./statements.ts";

/** Kinds that working notes are taken for. */
const jottable = new Set<TextKind>([
  "other",
  "news",
  "article",
  "notice",
  "memoir",
  "report",
  "opinion",
  "travel",
]);
/** Kinds that a paper for those who decide is taken for. */
const papers = new Set<TextKind>(["other", "article", "notice", "opinion", "news"]);

const bodies =
  "(?:directors?|trustees?|governors?|board|committee|council|panel|management|executive|clerk|chair(?:man|woman)?|partners|members)";
/** `For the directors' meeting, May 8.`, `To: Amenities Committee`, `Transfusion committee, item 6: the fridge`. */
const laidBefore: readonly RegExp[] = [
  new RegExp(
    `^(?:for|to):? (?:the )?(?:[\\p{L}'’-]+ ){0,3}(?:sub-?)?${bodies}${ends}[^.!?]{0,40}(?:[.!?]|$)`,
    "iu",
  ),
  new RegExp(`\\b${bodies}\\b[^.!?]{0,20}, (?:agenda )?item \\d`, "iu"),
  /^agenda item\b/i,
];

const isPaper = (markdown: string): boolean => {
  const blocks = blocksOf(markdown);
  const lines = blocks.slice(0, 4).map(({ text }) => plainOf(text).trim());
  const listed = blocks.some(
    ({ kind, text }, at) =>
      kind !== "item" && asks.test(plainOf(text).trim()) && blocks[at + 1]?.kind === "item",
  );
  return (
    listed || lines.some((line) => line.split("\n").some((row) => laidBefore.some((sign) => sign.test(row))))
  );
};

/** Amounts are cooked with, or they are sizes of what is sold. */
const kitchen =
  /\b(?:oven|bake|baking|simmer|boil|saucepan|frying pan|dough|flour|butter|sugar|tbsp|tsp|teaspoons?|tablespoons?)\b/i;

/** `Words to the leavers`, `Remarks at the opening of the lift`. */
const spokenAt =
  /^(?:(?:a few |some )?words|remarks|(?:a |my )?(?:speech|toast|eulogy|address)|farewell|sermon|homily) (?:to|at|for|on|of|by|given|delivered)\b(?![^.]*[.!?]$)/i;

/** Whether people in a room are addressed before anything else is said. */
const isSpoken = (markdown: string): boolean =>
  blocksOf(markdown)
    .slice(0, 3)
    .some(
      ({ kind, text }, at) =>
        (kind === "paragraph" && isAddress(plainOf(text).trim())) ||
        (at < 2 && text.length <= 90 && spokenAt.test(plainOf(text).trim())),
    );

/** Whether most paragraphs of a text, four or more, are what people say to each other. */
const isScene = (markdown: string): boolean => {
  const paragraphs = blocksOf(markdown).filter(({ kind }) => kind === "paragraph");
  const spoken = paragraphs.filter(({ text }) => beginsWithSpeech(text.trim())).length;
  return spoken >= 4 && spoken >= 0.4 * paragraphs.length && isTold(markdown);
};

/** Whether an I speaks in a text, twice or more outside what it quotes. */
export const saysI = (markdown: string): boolean => count(readingOf(markdown).told, self) >= 2;

export const layoutKind: (markdown: string) => TextKind = remember((markdown: string): TextKind => {
  const kind = kindOfText(markdown);
  if (jottable.has(kind) && isDraft(markdown)) return "notes";
  if (papers.has(kind) && isPaper(markdown)) return "report";
  if (kind === "other" && isSpoken(markdown)) return "speech";
  if (kind === "recipe" && !kitchen.test(markdown) && /[£$€]\s?\d/.test(markdown)) return "product";
  return kind === "other" && isScene(markdown) ? "story" : kind;
}, 2);
