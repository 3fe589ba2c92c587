/** What may be asked about a sentence, as sentences with marked places for what only the writer knows. */

import { countWords, plainOf } from "../../prose/words.ts";
import { withoutLead } from "../leads.ts";
import { topicsOf } from "../matter/topics.ts";
import { isPast } from "../matter/verbs.ts";
import { storyCast } from "../stories/kind.ts";
import { imperative } from "../tables/imperatives.ts";

type Kind = "number" | "command" | "claim" | "event" | "cause" | "statement";

/** `$` is the thing that the sentence is about; only frames with it are used where there is one. */
const frames: Readonly<Record<Kind, readonly string[]>> = {
  number: [
    "For comparison, [the same figure a year earlier or elsewhere].",
    "In everyday terms, that means [what the figure changes for one person].",
    "The figure comes from [who counted it, and when].",
    "Behind it stands [the main reason for the figure].",
    "Whether that is much or little depends on [what to measure it against].",
  ],
  command: [
    "You will know that it has worked when [the sign to look for].",
    "If it does not work, [what to try next].",
    "This takes [how long] and needs [what to have ready].",
    "The usual slip at this point is [the mistake], which [what it leads to].",
    "The reason for this step is [why it cannot be left out].",
  ],
  claim: [
    "The strongest reason is [the reason, in one sentence].",
    "Somebody who doubts it might say [the objection]; the answer is [your reply].",
    "The clearest case for it is [a case that the reader can check].",
    "It would take [money, time or effort] to get there, and the gain would be [the gain].",
    "Those who would notice first are [the people concerned].",
  ],
  event: [
    "Before that, [how things stood].",
    "What followed was [the first consequence].",
    "Those who were there remember [a detail that only a witness knows].",
    "It might have gone another way if [what could have been different].",
    "The first sign of it had been [what was noticed, and by whom].",
  ],
  cause: [
    "A second cause may be [another reason], though [how sure that is].",
    "Seen step by step, [what leads to what].",
    "Where the cause is missing, [what happens instead].",
  ],
  statement: [
    "For example, [one case that the reader would recognise].",
    "In practice, this means [what changes on an ordinary day].",
    "Easily missed is [the detail, and why it matters].",
    "A reader may ask [the question this raises]; the answer is [your answer].",
    "It has not always been so: [how it was before].",
    "The exception is [the case in which it does not hold].",
    "Those who know it well would add [what practitioners say].",
    "From this follows [what the reader can do with it].",
  ],
};
const topical: readonly string[] = [
  "An example of $ would be [one case that the reader knows].",
  "To picture $, think of [a comparison from everyday life].",
  "What most people do not know about $ is [the lesser-known point].",
  "Seen from close by, $ [what one would notice first].",
  "The question about $ that comes up most is [the question]; the answer is [your answer].",
  "With $, the difference lies in [what sets a good case from a poor one].",
  "Without $, [what would be missing].",
];

/** What a scene may still show: a story is not explained, it is seen, heard and kept back. */
const scenes: readonly string[] = [
  "In the air was [a smell, and what it brought back].",
  "Behind it one could hear [a sound, near or far].",
  "The light fell on [one thing that was out of place].",
  "What was not said was [the thing itself].",
  "A hand [did something small that gave it away].",
  "For a moment, [what stood still].",
  "It was the hour when [what the place does every day at this time].",
  "Somebody [looked up, laughed or turned away], because [a reason nobody gave].",
  "What stayed in the mind was [one detail].",
  "It had been like this before, when [an earlier time, in one line].",
  "It felt like [a comparison from this world].",
  "Nobody noticed [what was done meanwhile].",
];

/** What a letter may still tell its reader; nobody explains himself to a friend by cases and exceptions. */
const letters: readonly string[] = [
  "The reason is [why, in one sentence].",
  "For you, this means [what changes for the reader].",
  "So far, [what has been done about it].",
  "The next step is [what happens, and by when].",
  "One detail matters here: [the detail].",
  "As an example, [a case from your own work].",
  "What would help most is [what the reader could do].",
  "If anything about it is unclear, [whom to ask, and how].",
];
/** Whether a text is written to somebody: greeted, under a subject, or said to be. */
export function isLetter(text: string): boolean {
  return addressed.test(text);
}

const addressed = /^(?:(?:Hi|Hello|Hey|Dear)\b[^.!?\n]{0,40}[,!:]|Subject: \S)|\bI am writing to\b/mu;

/** Small marked places, for the last words. */
const small: readonly string[] = [
  "[why?]",
  "[an example]",
  "[why it matters]",
  "[how it came about]",
  "[one detail to picture it]",
  "[what the reader gains by it]",
  "[what would have happened without it here]",
];

/** A marked place of so many words, one to seven. */
export function smallSlot(words: number): string {
  return small[Math.min(small.length, Math.max(1, words)) - 1] ?? "[why?]";
}

/** A figure that can be compared: a share, a sum, a large count; no date, time or duration. */
const figure =
  /\d(?:[.,]\d+)?\s?(?:%|per cent|percent|million|billion)|[£$€]\s?\d|(?<![\d:.,])(?!(?:19|20)\d\d\b)\d[\d,]{2,}(?![\d:])|\b(?:rose|fell|grew|dropped) (?:by|from|to)\b/i;
const claim =
  /\b(?:should|must|ought|needs? to|best|worst|only|always|never|easier|cheaper|faster|matters?|important|believe)\b/i;
const cause = /\b(?:because|since|therefore|due to|as a result|so that|leads? to)\b/i;
const noEvent = /^(?:tired|interested|used|called|expected|based|allowed|needed|made|read|put|set|cut)$/;

/** What kind of sentence it is, the most telling first; empty for one that nothing can be hung on. */
function kindsOf(sentence: string): Kind[] {
  const plain = plainOf(sentence);
  if (/[“”"]|[^.!\p{L}\p{N}]$/u.test(plain) || countWords(plain) < 4) return [];
  const kinds: Kind[] = [];
  if (imperative.test(withoutLead(plain))) return ["command"];
  if (figure.test(plain)) kinds.push("number");
  if (claim.test(plain)) kinds.push("claim");
  const words = plain.toLowerCase().split(/[^\p{L}]+/u);
  const past = words
    .slice(1, 8)
    .some(
      (word, index) =>
        isPast(word) && !noEvent.test(word) && !/^(?:is|are|be|can|to|a|the|of)$/.test(words[index] ?? ""),
    );
  if (past && !/^(?:If|When|Once|People|Teams|Anyone)\b/.test(plain) && !kinds.includes("claim"))
    kinds.push("event");
  if (cause.test(plain)) kinds.push("cause");
  return [...kinds, ...(kinds.includes("event") ? [] : ["statement" as const])];
}

/** Words that only order or point. */
const vague = /^(?:following|earliest|latest|certain|former|latter|said|wherefore|means|respect)\b/i;

/** Gives additions for one sentence after the other, none twice for one sentence, in turn for the text. */
export class Additions {
  private readonly used = new Map<string, number>();
  private readonly whole: string;
  private readonly story: boolean;
  private readonly letter: boolean;
  /** At most so many behind one sentence: more would be a form to fill in, no text. */
  readonly behind: number;

  /** For the sentences of a text; a story takes what a scene may show, a letter what one tells its reader. */
  constructor(whole: string) {
    this.whole = whole;
    this.letter = isLetter(whole);
    this.behind = this.letter ? 1 : 2;
    this.story = !this.letter && storyCast(whole) !== null;
  }

  /** Whether anything can be said behind a sentence: nothing between the lines of a talk. */
  takes(sentence: string): boolean {
    return kindsOf(sentence).length > 0;
  }

  /**
   * The least used frame for a sentence within so many words, before others one that has the `wanted` words; null where
   * none fits. At most `repeats` uses of one frame.
   */
  next(
    sentence: string,
    { wanted, most }: { wanted: number; most: number },
    before: readonly string[],
    repeats: number,
  ): string | null {
    const kinds = kindsOf(sentence);
    if (kinds.length === 0) return null;
    const topic =
      this.story || this.letter
        ? undefined
        : topicsOf({ text: plainOf(sentence) }, this.whole).find(
            (one) => one.named.length <= 30 && !/^\p{Lu}/u.test(one.phrase) && !vague.test(one.phrase),
          )?.named;
    const given = this.story ? scenes : this.letter && !kinds.includes("command") ? letters : null;
    const own = given
      ? given.map((frame) => ({ frame, rank: 0 }))
      : kinds.flatMap((kind) => frames[kind].map((frame) => ({ frame, rank: kinds.indexOf(kind) })));
    const about = topic && !kinds.includes("command") ? topical.map((frame) => ({ frame, rank: 1 })) : [];
    const best = [...own, ...about]
      .map((one) => ({
        ...one,
        uses: this.used.get(one.frame) ?? 0,
        text: one.frame.replace("$", topic ?? ""),
      }))
      .filter((one) => one.uses < repeats && countWords(one.text) <= most && !before.includes(one.text))
      .toSorted(
        (a, b) =>
          Number(countWords(a.text) < wanted) - Number(countWords(b.text) < wanted) ||
          a.uses - b.uses ||
          a.rank - b.rank,
      )[0];
    if (!best) return null;
    this.used.set(best.frame, best.uses + 1);
    return best.text.charAt(0).toUpperCase() + best.text.slice(1);
  }
}
