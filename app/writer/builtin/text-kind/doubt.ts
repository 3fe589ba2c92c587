/** What a text is taken for where its form and its words leave a doubt: working notes, a paper for those who decide, a speech, what is sold by weight. */

import { plainOf } from "../../prose/words.ts";
import { ends, isAddress } from "../layout/frame.ts";
import { isGreeting } from "../layout/statements.ts";
import { isDraft } from "./drafts.ts";
import type { TextKind } from "./kinds.ts";
import { type Reading } from "./reading.ts";

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

const isPaper = ({ blocks }: Reading): boolean => {
  const lines = blocks.slice(0, 4).map(({ text }) => plainOf(text).trim());
  return lines.some((line) => line.split("\n").some((row) => laidBefore.some((sign) => sign.test(row))));
};

/** `What I need from you: a yes by Friday.` */
const asksInIt =
  /^(?:what (?:I|we)(?: would|['’]d)? (?:need|want|ask|recommend|propose|like)\b[^.!?:]{0,30}|(?:my |our )?recommendations?|recommended): ?\S/i;

/** Whether numbered findings with figures end on what is asked for, under a title and with nobody greeted. */
function listsFindings({ blocks, lines, source }: Reading): boolean {
  const numbered = blocks.filter(({ kind, prefix }) => kind === "item" && /\d/.test(prefix)).length;
  return (
    blocks[0]?.kind === "heading" &&
    numbered >= 2 &&
    (source.match(/\d[\d,.]*/g)?.length ?? 0) >= 8 &&
    lines.some((line) => asksInIt.test(line.trim())) &&
    !lines.slice(0, 6).some((line) => isGreeting(line))
  );
}

/** Amounts are cooked with, or they are sizes of what is sold. */
const kitchen =
  /\b(?:oven|bake|baking|simmer|boil|saucepan|frying pan|dough|flour|butter|sugar|tbsp|tsp|teaspoons?|tablespoons?)\b/i;

/** `Words to the leavers`, `Remarks at the opening of the lift`. */
const spokenAt =
  /^(?:(?:a few |some )?words|remarks|(?:a |my )?(?:speech|toast|eulogy|address)|farewell|sermon|homily) (?:to|at|for|on|of|by|given|delivered)\b(?![^.]*[.!?]$)/i;

/** Whether people in a room are addressed before anything else is said. */
const isSpoken = ({ blocks }: Reading): boolean =>
  blocks
    .slice(0, 3)
    .some(
      ({ kind, text }, at) =>
        (kind === "paragraph" && isAddress(plainOf(text).trim())) ||
        (at < 2 && text.length <= 90 && spokenAt.test(plainOf(text).trim())),
    );

/** `- A brown one. £190`: a thing and its price. */
const thingPriced = /[£$€]\s?\d/;
const isStock = ({ blocks, source }: Reading): boolean =>
  !kitchen.test(source) &&
  blocks.filter(({ kind, text }) => kind === "item" && thingPriced.test(text)).length >= 2;

/** The kind of a text, where what was found first is less than what stands over it. */
export function settled(reading: Reading, kind: TextKind): TextKind {
  if (jottable.has(kind) && isDraft(reading.source)) return "notes";
  if (papers.has(kind) && isPaper(reading)) return "report";
  if (kind === "other" && listsFindings(reading)) return "report";
  if (kind === "other" && isSpoken(reading)) return "speech";
  return kind === "recipe" && isStock(reading) ? "product" : kind;
}
