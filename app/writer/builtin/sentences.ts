/** Sentences as candidates for a shorter text: their weight, what they hang on, and shorter forms of them. */

import { isEnglish } from "../prose/language.ts";
import { proseSentences } from "../prose/grade.ts";
import { termsOf, weightsOf } from "../prose/weights.ts";
import { countWords } from "../prose/words.ts";
import { blocksOf, isProse } from "../prose/blocks.ts";
import { guard } from "../prose/guard.ts";
import { sentencesOf } from "../prose/sentences.ts";
import { pointsBack } from "./chain.ts";
import { isFragment, withoutLead } from "./leads.ts";
import { tidy } from "./rewrite/phrases.ts";

export interface Candidate {
  text: string;
  words: number;
  /** Mean 1 over the text. */
  weight: number;
  /** Once its connective is gone it starts with a word that points back: kept only behind its neighbour. */
  hangs: boolean;
  /** It cannot stand in a shorter text by itself: a question without its answer, or no whole sentence. */
  unfit: boolean;
}

/** The head of minutes or of a message, not a sentence of it. */
const label = /^(?:Present|Attendees|Attending|Apologies|Absent|Subject|Date|Time|Place|To|From|Re|Cc):/iu;
const question = /[?？؟]["”’»)]*$/u;

/** Sentences that only promise what the next ones say. */
const setsUp =
  /^(?:There|Their) (?:is|are|were|was) (?:also )?(?:an?|many|several|some|a few|two|three|four|five|various|lots of) (?:\p{L}+ )?\p{L}+(?: (?:here|for this|to this))?\.$|:$|^(?:Here|Let['’]?s|Let us|Consider|Imagine|Below|The following)\b/iu;

/** Sentences of a Markdown text in order, without code, headings and tables. Greetings and sign-offs are left out. */
export function candidatesOf(markdown: string): Candidate[] {
  const rows = blocksOf(markdown)
    .filter(isProse)
    .filter((block) => !isFrame(block.text))
    .map((block) => sentencesOf(block.text));
  const starts = new Set<number>();
  let at = 0;
  for (const row of rows) {
    if (rows.length > 1 && row.length > 1) starts.add(at);
    at += row.length;
  }
  const texts = rows.flat();
  const weights = weightsOf(texts);
  return texts.map((text, index) => {
    const words = countWords(text);
    const early = index === 0 ? 1.35 : starts.has(index) ? 1.3 : index < 3 ? 1.1 : 1;
    const plainness = setsUp.test(text) ? 0.35 : /^["“«„]/.test(text) ? 0.6 : 1;
    const size = words < 6 || (words < 12 && termsOf(text).length < 3) ? 0.2 : words < 9 ? 0.7 : 1;
    return {
      text,
      words,
      weight: ((weights[index] ?? 0) * early + (index === 0 ? 0.6 : 0)) * plainness * size,
      hangs: pointsBack(withoutLead(text)),
      unfit: question.test(text) || label.test(text) || isFragment(text),
    };
  });
}

/** Greetings, sign-offs, single names: no sentence of the text's matter. */
export function isFrame(line: string): boolean {
  const words = countWords(line);
  if (words > 6) return false;
  if (/^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|to whom)\b.*[,:!]?$/i.test(line)) return true;
  if (
    /^(?:kind|best|warm|many|yours|sincerely|cheers|thanks|thank you|regards|all the best|best wishes|respectfully|love)\b.*[,.!]?$/i.test(
      line,
    )
  )
    return true;
  return words <= 3 && !/[.!?。！？]$/u.test(line);
}

const trims: readonly RegExp[] = [
  / \((?![^)]*\uE000)[^()]{3,90}\)/gu,
  /, (?:which|who) (?:is|are|was|were|has|have|had|can|will|means|meant) [^,;:.!?]{3,90}(?=[.!?]$)/gu,
  /(?<=^[^,]*\p{L}), (?:which|who|whose) [^,;:.!?]{3,70},(?= (?:is|are|was|were|has|have|had|can|will|do|does|did|said|says|\p{Ll}+(?:ed|s)\b))/gu,
  /, (?:mostly|mainly|especially|particularly|including|such as|even|like|for example|for instance|usually|often|partly|perhaps) [^,;:.!?]{3,60}(?=[.!?]$)/gu,
  /, (?:while|whereas|although|though|even though|since|because|as|notwithstanding|despite|regardless of|given) [^;:.!?]{8,140}(?=[.!?]$)/gu,
  /; [^;.!?]{8,220}(?=[.!?]$)/gu,
  /^[^;\uE000]{8,220}; (?:however, |and |but )?/gu,
  /^[^,;\uE000]{12,140}, (?:and|but) (?=(?:the|a|an|our|their|his|her|my|your) (?:\p{L}+ ){1,4}?(?:of \d+ \p{L}+ )?(?:is|are|was|were|has|have|had|can|will|\p{Ll}+ed)\b)/gu,
  /, (?:with|by|from|at|in|on|after|before|to|plus) [^,;:.!?\uE000]{3,60}(?=(?:, and [^,]+)?[.!?]$)/gu,
  / and (?:is|are|was|were|has|have) [^,;:.!?\d\uE000]{3,50}(?=[.!?]$)/gu,
  / because [^,;:.!?]{8,120}(?=[.!?]$)/gu,
  /(?<=\p{L}), [^,;:.!?\uE000]{3,50}, (?=which (?:is|are|was|were|has|have|went)\b)/gu,
  /, (?:and|but|so|yet|for) (?:it|he|she|they|we|you|I|there|this|that|the \p{L}+|our \p{L}+|his \p{L}+|her \p{L}+|their \p{L}+) (?:\p{L}+ly )?(?:is|are|was|were|has|have|had|can|will|would|could|also|did|do|\p{Ll}+(?:ed|s))\b[^;.!?]{3,160}(?=[.!?]$)/gu,
  /^(?:At|In|On|By|For|After|Before|During|Since|With|To|From) [^,;:.!?\uE000]{3,50}, (?=(?:the|our|his|her|their|its|it|he|she|we|they|you|I|\p{Lu})\b)/gu,
];

/** Shorter forms of an English sentence, longest first, each cut at whole clauses. Only forms that pass `allowed`. */
export function shorterForms(sentence: string, allowed: (form: string) => boolean = () => true): string[] {
  const forms: string[] = [];
  const { text, restore } = guard(sentence);
  let queue = [text];
  const seen = new Set([text]);
  for (let round = 0; round < 3; round += 1) {
    const next: string[] = [];
    for (const form of queue)
      for (const trim of trims) {
        const cut = tidy(form, form.replace(trim, ""));
        if (seen.has(cut) || countWords(cut) < 5 || !balanced(cut)) continue;
        seen.add(cut);
        next.push(cut);
        const restored = restore(cut);
        if (allowed(restored) && !isFragment(restored) && (!pointsBack(restored) || pointsBack(sentence)))
          forms.push(restored);
      }
    queue = next;
  }
  return forms.toSorted((a, b) => countWords(b) - countWords(a));
}

function balanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count("(") === count(")") && count("“") === count("”") && count("*") % 2 === 0;
}

/** Whether English clause rules may be used on a text. */
export function mayTrim(markdown: string): boolean {
  return isEnglish(proseSentences(markdown).join(" "));
}
