/** What two readers ask about a text of a kind, the second going on from the first: written once, by somebody who teaches writing. */

import { different, past, readingOf, share } from "../text-kind/reading.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { genresOf, isBusiness } from "./genres.ts";
import { amountsApart } from "./amounts.ts";
import { type Anchor, lineAt } from "./anchors.ts";
import { remember } from "../../prose/remember.ts";
import { filled } from "./slots.ts";
import anchored from "./sheets/anchored.json" with { type: "json" };
import written from "./sheets/exchanges.json" with { type: "json" };
import stock from "./sheets/stops.json" with { type: "json" };

/** Two questions that are true of any text of their kind, and good where it does not answer them. */
interface Written {
  first: string;
  second: string;
  /** The sentence of the text that the first one speaks of. */
  at?: Anchor;
  /** Where one of these words stands, the text answers. */
  unless?: readonly string[];
}

/** Two questions about a sentence of a text of some kinds; `{word}` in the first are the words that show it. */
interface Anchored {
  at: Anchor;
  of: readonly string[];
  first: string;
  second: string;
}

export interface Exchange {
  first: string;
  second: string;
  /** The sentence that is quoted over the first; empty for none. */
  line: string;
  /** Which sentence of the text it is, and of which paragraph; beyond all of them for none. */
  at: number;
  paragraph: number;
}

/** What can be asked about a text. */
export interface Exchanges {
  /** About the whole, to begin with. */
  opens: readonly Exchange[];
  /** About sentences that claim more than they show or leave something open, the ones first that a reader would least pass over. */
  points: readonly Exchange[];
  /** About what comes after, to end with. */
  closes: readonly Exchange[];
}

type OfKind = Readonly<Record<"opens" | "closes", readonly Written[]>>;
const byKind: Readonly<Record<string, OfKind>> = written;
const ofAnchors = anchored as readonly Anchored[];

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

/** An exchange with its sentence; null where the text answers it or does not have one. */
function standing(text: string, { first, second, at, unless = [] }: Written): Exchange | null {
  if (answers(text, unless)) return null;
  if (at === undefined) return { first, second, line: "", at: Infinity, paragraph: -1 };
  const here = lineAt(text, at);
  const told = here && filled(first, { word: here.word });
  return here && told !== null
    ? { first: told, second, line: here.line, at: here.at, paragraph: here.paragraph }
    : null;
}

/** The exchanges that a text does not answer, in their order; those whose sentence it does not have are left out. */
export const exchangesOf: (text: string) => Exchanges = remember((text) => {
  const sort = sortOf(text);
  const own = byKind[sort] ?? byKind["other"];
  const all = (some: readonly Written[] = []): Exchange[] => some.flatMap((one) => standing(text, one) ?? []);
  const apart = amountsApart(text);
  const asked = apart && filled(stock.amounts.first, apart);
  const ofMoney: Exchange[] = asked
    ? [{ first: asked, second: stock.amounts.second, line: "", at: -1, paragraph: -1 }]
    : [];
  const known = byKind[sort] ? sort : "other";
  return {
    opens: all(own?.opens),
    points: [...ofMoney, ...all(ofAnchors.filter(({ of }) => of.includes(known)))],
    closes: all(own?.closes),
  };
}, 4);
