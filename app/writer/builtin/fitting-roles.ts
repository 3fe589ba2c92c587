/** Which two roles fit a text: told by what kind of text it looks like. */

import { rolePairs } from "../catalogue/roles/roles.ts";
import { blocksOf, isProse } from "../prose/blocks.ts";
import { proseSentences } from "../prose/grade.ts";
import { countWords } from "../prose/words.ts";
import { type Pair, writePair } from "../role-pair.ts";

import { isCall } from "../prose/calls.ts";
import type { Source } from "../task.ts";
import { kindOfText, type TextKind } from "./text-kind/text-kind.ts";
import { type Genre, genresOf } from "./worksheets/genres.ts";
import { isTrueOf } from "./worksheets/roles.ts";

const wordsOfKind: Readonly<Record<string, readonly [pattern: RegExp, weight: number]>> = {
  "Marketing copy": [
    /\b(?:free trial|free|offer|order now|orders?|discount|new|guarantee|refund|try it|for only|ship(?:s|ping)?|buy|price|sale|you(?:r|'ll)?|limited)\b/gi,
    0.8,
  ],
  "News or press text": [
    /\b(?:said|announced|according to|spokes\w+|reported|police|officials?|minister|investigat\w+|press release|a (?:new )?(?:study|survey))\b/gi,
    1.2,
  ],
  "Business plan or proposal": [
    /\b(?:revenue|budget|market|investors?|quarter|propos\w+|pilot|costs?|margin|growth|board|strategy|hiring|forecast|deadline|launch|targets?|stakeholders?|roi)\b/gi,
    1.1,
  ],
  "Technical text": [
    /\b(?:api|server|database|cache|quer(?:y|ies)|function|config\w*|deploy\w*|memory|requests?|endpoint|code|install\w*|software|data|algorithm|version|parameter|protocol|browser|light|experiment|observation)\b|`[^`\n]+`/gi,
    1,
  ],
  "CV or cover letter": [
    /\b(?:apply for|application|position|responsible for|my current job|experience|skills|references|curriculum|résumé|resume|cv|hard worker|qualifications?|managed a team)\b/gi,
    1.6,
  ],
  "Opinion or essay": [
    /\b(?:should|must|i think|i believe|in my opinion|wrong|right|truth|people (?:say|think|believe|often)|ought|question of|throughout (?:the )?(?:entire )?history|nation|society|argue)\b/gi,
    1,
  ],
  "Product idea": [
    /\b(?:an app that|idea|what if|imagine|we could (?:build|make)|prototype|gadget|invention|a (?:[a-z]+ )?(?:tool|device|service|machine|shop|bakery|café|cafe) (?:that|for))\b/gi,
    2,
  ],
};

/** The kind of text, by the catalogue's names of kinds. */
function kindOf(text: string): string {
  const size = Math.max(25, countWords(text));
  const sentences = proseSentences(text);
  const scores = new Map<string, number>();
  for (const [kind, [pattern, weight]] of Object.entries(wordsOfKind))
    scores.set(kind, ((text.match(pattern)?.length ?? 0) * weight * 50) / size);
  const add = (kind: string, score: number) => scores.set(kind, (scores.get(kind) ?? 0) + score);
  if (/(?<![\w&])#\p{L}|\p{Extended_Pictographic}/u.test(text.replace(/^#+\s/gm, "")) && size < 90)
    add("Social post", 4);
  const blocks = blocksOf(text);
  if (blocks.some((block) => block.kind === "heading") && size > 60) add("Blog post or article", 1.2);
  if (size > 120 && blocks.filter(isProse).length > 2) add("Blog post or article", 1.3);
  const orders = sentences.filter((sentence) => isCall(sentence)).length / Math.max(1, sentences.length);
  if (orders > 0.3) add("Technical text", 1 + orders);
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= 1.2 ? best[0] : "Anything else";
}

/** The catalogue's name of each kind; what is in doubt is told by what it is for, else by its words. */
const textTypes: Partial<Readonly<Record<TextKind, string>>> = {
  application: "CV or cover letter",
  career: "CV or cover letter",
  minutes: "Notes of a meeting",
  "how-to": "Instructions",
  recipe: "Instructions",
  answers: "Instructions",
  news: "News or press text",
  interview: "News or press text",
  story: "Story or poem",
  memoir: "Story or poem",
  verse: "Story or poem",
  speech: "Story or poem",
  product: "Marketing copy",
  notice: "Marketing copy",
  vacancy: "Marketing copy",
  opinion: "Opinion or essay",
};

/** Of what somebody tells of their own, to friends or to readers. */
const telling: Pair = { primary: "Storyteller", secondary: "Editor" };
/** Of what somebody holds. */
const arguing: Pair = { primary: "Critic", secondary: "Devil's Advocate" };

/** Of what leads somebody somewhere. */
const guiding: Pair = { primary: "Explorer", secondary: "Customer" };
/** Of longer texts that are in doubt: nothing is asked of them as of a story. */
const doubting: Pair = { primary: "Editor", secondary: "Skeptic" };

/** So long a text is told by what it is; a shorter one is a beginning, and told by its words. */
const fewestWords = 80;

/** Kinds that the catalogue has no name for, or one too wide. */
const pairs: Partial<Readonly<Record<TextKind, Pair>>> = {
  letter: { primary: "Advisor", secondary: "Pragmatist" },
  complaint: { primary: "Advisor", secondary: "Pragmatist" },
  review: { primary: "Critic", secondary: "Skeptic" },
  notes: { primary: "Pragmatist", secondary: "Designer" },
  opinion: arguing,
  memoir: telling,
  travel: guiding,
};
/** Of messages to many, who are to come, to pay or to wait. */
const organising: Pair = { primary: "Advisor", secondary: "Pragmatist" };
/** Of texts that say how something is. */
const explaining: Pair = { primary: "Educator", secondary: "Skeptic" };
/** Of letters in which two parties show. */
const betweenSides: Pair = { primary: "Advisor", secondary: "Mediator" };
/** Of reports and circulars, with money in them and without. */
const reckoning: Pair = { primary: "Advisor", secondary: "Economist" };
const deciding: Pair = { primary: "Advisor", secondary: "Challenger" };

/** The catalogue's name of what a text is for, where its kind is in doubt. */
const genreTypes: Partial<Readonly<Record<Genre, string>>> = {
  story: "Story or poem",
  case: "Opinion or essay",
  offer: "Marketing copy",
};

/** A letter between people who are close, or of thanks: nobody asks for counsel in it. */
const close =
  /\b(?:with (?:much |all my )?love|lots of love|love,|hugs?|miss(?:ing)? you|xx+|thank you (?:so much )?for (?:the|your|having|coming|looking|being|everything)|I wanted to thank you)(?!\p{L})/iu;
/** A letter to those who print letters. */
const toEditor =
  /^\W*(?:dear (?:sir|editor)|to the editor|sir,)|\byour (?:\p{L}+ )?(?:article|editorial|report|column) (?:on|about|of)\b/iu;
const money = /[£$€]\s?\d/;

/** The pair for a text, as an answer. */
export function fittingRoles({ text }: Source): string {
  const told = kindOfText(text);
  const [genre, nature] = genresOf(text);
  if (told === "letter" && nature === "private" && close.test(text)) return writePair(telling);
  if (told === "circular") return writePair(organising);
  if (nature === "review" && pairs.review) return writePair(pairs.review);
  if (genre === "guide") return writePair(guiding);
  if ((told === "memoir" || told === "article") && genre === "case") return writePair(arguing);
  if (told === "article" && genre !== "offer" && isTrueOf({ not: "past" }, text))
    return writePair(explaining);
  if (genre === "decision" && told !== "minutes") return writePair(money.test(text) ? reckoning : deciding);
  if (told === "other") {
    if (toEditor.test(text) || genre === "case") return writePair(arguing);
    if (genre === "story" || (isTrueOf({ over: "past" }, text) && !isTrueOf({ over: "should" }, text)))
      return writePair(telling);
  }
  const pair = genre === "letter" && isTrueOf({ over: "sides" }, text) ? betweenSides : pairs[told];
  if (pair) return writePair(pair);
  const type = textTypes[told];
  if (type !== undefined) return ofType(type);
  if (genre === "plan" && pairs.notes) return writePair(pairs.notes);
  const ofGenre = genre && genreTypes[genre];
  if (ofGenre !== undefined) return ofType(ofGenre);
  return countWords(text) < fewestWords ? ofType(kindOf(text)) : writePair(doubting);
}

function ofType(type: string): string {
  const pair = rolePairs.find(({ textType }) => textType === type) ?? rolePairs.at(-1);
  return pair ? writePair(pair) : "";
}
