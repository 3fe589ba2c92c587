/** What two readers ask about a text of a kind, the second going on from the first: written once, by somebody who teaches writing. */

import { different, past, readingOf, share } from "../text-kind/reading.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { genresOf, isBusiness } from "./genres.ts";
import { amountsApart } from "./amounts.ts";
import { type Anchor, lineAt } from "./anchors.ts";
import { filled } from "./slots.ts";
import written from "./sheets/exchanges.json" with { type: "json" };
import stock from "./sheets/stops.json" with { type: "json" };

/** Two questions that are true of any text of their kind, and good where it does not answer them. */
interface Written {
  first: string;
  second: string;
  /** The sentence of the text that the first one speaks of; `{word}` in it are the words that show it. */
  at?: Anchor;
  /** Where one of these words stands, the text answers. */
  unless?: readonly string[];
}

export interface Exchange {
  first: string;
  second: string;
  /** The sentence that is quoted over the first; empty for none. */
  line: string;
  /** Which sentence of the text it is; before or beyond all of them for none. */
  at: number;
  /** Whether it can begin a talk. */
  opens: boolean;
  /** Whether it points at what a sentence claims or leaves open. */
  points: boolean;
}

const byKind = written as Readonly<Record<string, readonly Written[]>>;

/** Where the exchanges of a kind have another name; a kind without any takes those that fit every text. */
const named: Partial<Readonly<Record<TextKind, string>>> = {
  circular: "announcement",
  notice: "announcement",
  recipe: "how-to",
  verse: "poem",
};

/** Who it goes to stands over it. */
const addressed = /^[*_#> ]*(?:to|from|re|subject|cc)[*_]*:/gim;
/** What is addressed like a letter and is none. */
const ownHeads: ReadonlySet<TextKind> = new Set(["complaint", "application", "report", "minutes"]);
/** Somebody stands up and says it, whatever it tells of. */
const spoken =
  /^\W{0,4}(?:good (?:morning|afternoon|evening)|ladies and gentlemen|(?:dear )?friends,|hello,? every(?:one|body)|for those (?:of you )?who don['’]t know me)|\b(?:thank you(?: all| so much| very much)* for (?:coming|being here)|raise (?:your|a) glass|(?:as|so) I stand here|bear with me)\b|\[(?:pause|hold up|wait|slide)[^\]]{0,20}\]/im;

/** What somebody says at the end who has written in order to say it, and how many letters of a text are its end. */
const wants =
  /\b(?:I['’]d (?:sooner|rather|like)|I(?: would| want| say| think|['’]ll (?:believe|vote))|should|ought to|(?:they|we|you) (?:could|might|need to|must)|let (?:them|us|him|her))\b/i;
const endOf = 300;

/** Whether it tells of him or her what has been, and speaks to nobody. */
const isTale = (text: string): boolean => {
  const { told } = readingOf(text);
  return (
    share(told, past) >= 0.6 &&
    share(told, /\b(?:he|she|his|her|him)\b/i) >= 0.4 &&
    share(told, /\b(?:I|[Ww]e|[Yy]ou|my|our|your)\b/) <= 0.1
  );
};

/** What somebody writes who does not only tell. */
const argued: readonly Anchor[] = ["sweeps", "many", "studies", "compares", "improves"];
const asksForMoney = /\b(?:amount (?:requested|sought|applied for)|grants?|funding|fund)\b/i;

/** What is written of a book, a film or a record, and how many of the words make it a review. */
const ofWorks =
  /\b(?:novel(?:ist)?|author|debut|chapters?|plot|prose|narrator|protagonist|paperback|reader|album|tracks?|film|director|screenplay|cast|sequel|trilogy)\b/gi;
const fewestOfWorks = 4;

function sortOf(text: string): string {
  const kind = kindOfText(text);
  if (kind === "answers" && asksForMoney.test(text)) return "grant";
  if (!ownHeads.has(kind) && (text.match(addressed)?.length ?? 0) >= 2) return "business";
  if (spoken.test(text)) return "speech";
  if ((kind === "opinion" || kind === "other") && different(text, ofWorks) >= fewestOfWorks) return "review";
  if (kind === "other" && genresOf(text).includes("offer")) return "product";
  if (kind === "other" && isTale(text)) return "story";
  // A columnist tells of their own life too, claims something of everybody's, and wants something at the end.
  if (kind === "memoir" && argued.filter((anchor) => lineAt(text, anchor)).length >= 2) return "opinion";
  if (kind === "memoir" && (share(readingOf(text).told, past) < 0.6 || wants.test(text.slice(-endOf))))
    return genresOf(text).includes("case") ? "opinion" : "other";
  if (kind === "letter") return isBusiness(text) ? "business" : "letter";
  return named[kind] ?? kind;
}

const answers = (text: string, words: readonly string[]): boolean =>
  words.some((word) => new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, "iu").test(text));

const ends: ReadonlySet<Anchor> = new Set(["first", "last", "asks"]);

/** The exchanges that a text does not answer, in their order; those whose sentence it does not have are left out. */
export function exchangesOf(text: string): readonly Exchange[] {
  const all = byKind[sortOf(text)] ?? byKind["other"] ?? [];
  const apart = amountsApart(text);
  const asked = apart && filled(stock.amounts.first, apart);
  const ofMoney: Exchange[] = asked
    ? [{ first: asked, second: stock.amounts.second, line: "", at: -1, opens: false, points: true }]
    : [];
  const ofKind = all.flatMap(({ first, second, at, unless = [] }): Exchange[] => {
    if (answers(text, unless)) return [];
    const {
      line,
      at: place,
      word,
    } = (at === undefined ? { line: "", at: Infinity, word: "" } : lineAt(text, at)) ?? {};
    const told = line === undefined ? null : filled(first, { word });
    if (line === undefined || place === undefined || told === null) return [];
    const opens = at === undefined || at === "first";
    return [{ first: told, second, line, at: place, opens, points: at !== undefined && !ends.has(at) }];
  });
  return [...ofMoney, ...ofKind];
}
