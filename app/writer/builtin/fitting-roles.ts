/** Which two roles fit a text: told by what kind of text it looks like. */

import { rolePairs } from "../catalogue/roles/roles.ts";
import { blocksOf, isProse } from "../prose/blocks.ts";
import { proseSentences } from "../prose/grade.ts";
import { sentencesOf } from "../prose/sentences.ts";
import { countWords } from "../prose/words.ts";
import { writePair } from "../role-pair.ts";

import { isCall } from "../prose/calls.ts";
import type { Source } from "../task.ts";
import { speaksAsOne, textKindOf, type TextKind } from "./text-kind.ts";

const words: Readonly<Record<string, readonly [pattern: RegExp, weight: number]>> = {
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
  for (const [kind, [pattern, weight]] of Object.entries(words))
    scores.set(kind, ((text.match(pattern)?.length ?? 0) * weight * 50) / size);
  const add = (kind: string, score: number) => scores.set(kind, (scores.get(kind) ?? 0) + score);
  if (/^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b/i.test(text.trim()))
    add("Email or message", 3);
  if (/\b(?:kind|best|warm) (?:regards|wishes)|\b(?:sincerely|many thanks|cheers),/i.test(text))
    add("Email or message", 2);
  if (/(?<![\w&])#\p{L}|\p{Extended_Pictographic}/u.test(text.replace(/^#+\s/gm, "")) && size < 90)
    add("Social post", 4);
  const spoken =
    sentences.filter((sentence) => /[“"][^“”"]*[”"]|^[“"]/.test(sentence)).length /
    Math.max(1, sentences.length);
  const told =
    (text.match(/\b(?:he|she|her|his|him) [a-z]+ed\b|\b(?:he|she) (?:was|had|said|went|came|took|looked)\b/gi)
      ?.length ?? 0) / Math.max(1, sentences.length);
  if (spoken > 0.2 || told > 0.25) add("Story or poem", spoken * 3 + told * 4);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length >= 4 && lines.every((line) => line.length < 60 && !/^[-*#\d]/.test(line)))
    add("Story or poem", 2);
  const blocks = blocksOf(text);
  if (blocks.some((block) => block.kind === "heading") && size > 60) add("Blog post or article", 1.2);
  if (size > 120 && blocks.filter(isProse).length > 2) add("Blog post or article", 1.3);
  const orders = sentences.filter((sentence) => isCall(sentence)).length / Math.max(1, sentences.length);
  if (orders > 0.3) add("Technical text", 1 + orders);
  if (/^please\b/i.test(text.trim()) && size < 60) add("Email or message", 2);
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= 1.2 ? best[0] : "Anything else";
}

/** Kinds whose form leaves no doubt. */
const sure: Partial<Readonly<Record<TextKind, string>>> = {
  letter: "Email or message",
  notes: "Anything else",
  minutes: "Notes of a meeting",
  howto: "Instructions",
  recipe: "Instructions",
  answers: "Instructions",
  news: "News or press text",
  fiction: "Story or poem",
  product: "Marketing copy",
  advert: "Marketing copy",
  speech: "Story or poem",
  opinion: "Opinion or essay",
};

/** What somebody writes to a landlord, a shop or an office. */
const claiming =
  /[£$€]\s?\d|\b(?:landlord|tenan\p{L}+|invoices?|refund|repairs?|repaired|broken|out of order|faulty|complain\p{L}*|complaint|contract|deposit|overdue|heating|boiler|delivery|order number)\b/iu;

/** The pair for a text, as an answer. */
export function fittingRoles(source: Source): string {
  const told = textKindOf(source.text);
  // A letter with a list in it gives account, and one about what is broken or owed asks for it: whom it moves is not the question.
  const accounts =
    told === "letter" &&
    (blocksOf(source.text).filter(({ kind }) => kind === "item").length >= 3 || claiming.test(source.text));
  const sentences = blocksOf(source.text)
    .filter(isProse)
    .flatMap(({ text }) => sentencesOf(text));
  const counts =
    told === "other" &&
    !speaksAsOne(source.text) &&
    sentences.filter((sentence) => /\d/.test(sentence)).length >= Math.max(3, 0.4 * sentences.length);
  const tabled = told === "other" && blocksOf(source.text).some(({ kind: one }) => one === "table");
  const kind =
    accounts || counts || tabled ? "Report to a client or team" : (sure[told] ?? kindOf(source.text));
  const pair = rolePairs.find(({ textType }) => textType === kind) ?? rolePairs.at(-1);
  return pair ? writePair(pair) : "";
}
