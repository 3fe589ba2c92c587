/** Promises about how a story is told. */

import { clichesIn } from "../prose/cliches.ts";
import { contractionsOf } from "../prose/contractions.ts";
import { proseSentences } from "../prose/grade.ts";
import { guard, guardedSpans } from "../prose/guard.ts";
import { fillersIn } from "../prose/filler-words.ts";
import { countWords } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { personsOf, type Person } from "./persons.ts";
import { meanLength } from "./sentences.ts";
import { counted, inEnglish, judged, listed, vow } from "./vow.ts";

/** Who tells a story: the person of its pronouns outside quotations. */
function narratorOf(text: string): Person {
  const counts = personsOf(text);
  if (counts.I > 0 || counts.we > 0) return counts.I >= counts.we ? "I" : "we";
  return counts.you > counts.they ? "you" : "they";
}

/** Another person tells it than before, and only one. */
export const pointOfViewChanged: Vow = inEnglish(
  vow(
    "point-of-view",
    "soft",
    "Change the person who tells the story, and keep to it outside quotations.",
    (source, output) => {
      const [before, after] = [narratorOf(source.text), narratorOf(output)];
      const counts = personsOf(output);
      const mixed = after === "they" ? false : after === "you" ? counts.I > 0 : counts.you > counts[after];
      return judged(before !== after && !mixed, `${before} before, ${after} after`);
    },
  ),
);

/** No filler words outside quotations. */
export const fillersGone: Vow = inEnglish(
  vow(
    "fillers-gone",
    "soft",
    "Remove filler words such as very, just, really, actually, suddenly outside quotations.",
    (source, output) => {
      const [before, after] = [fillersIn(source.text), fillersIn(output)];
      return judged(after.length === 0, `${String(before.length)} before, ${String(after.length)} after`);
    },
  ),
);

/** No worn phrase outside quotations. */
export const clichesGone: Vow = inEnglish(
  vow("cliches-gone", "soft", "Use no worn phrases outside quotations.", (_source, output) => {
    const found = clichesIn(output);
    return judged(found.length === 0, found.length > 0 ? `found: ${listed(found)}` : "no worn phrase");
  }),
);

/** How far sizes lie from their mean: the standard deviation. */
function spreadOf(sizes: readonly number[]): number {
  const mean = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  return Math.sqrt(sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0) / Math.max(1, sizes.length));
}

/** Sentence lengths differ more than before. */
export const rhythmVaries: Vow = vow(
  "rhythm",
  "soft",
  "Let the sentences differ more in length than before.",
  (source, output) => {
    const [before = 0, after = 0] = [source.text, output].map((text) =>
      spreadOf(proseSentences(text).map(countWords)),
    );
    return judged(
      after > before,
      `sentence lengths spread by ${before.toFixed(1)} words before, ${after.toFixed(1)} after`,
    );
  },
);

/** Shorter sentences on average than before. */
export const shorterBeats: Vow = vow(
  "shorter-beats",
  "soft",
  "Use shorter sentences than before.",
  (source, output) => {
    const [before, after] = [meanLength(source.text), meanLength(output)];
    return judged(after < before, `${before.toFixed(1)} words a sentence before, ${after.toFixed(1)} after`);
  },
);

/** What stands in quotation marks, as one text. */
function spokenOf(text: string): string {
  return guardedSpans(text)
    .filter((span) => span.kind === "quote")
    .map((span) => text.slice(span.start + 1, span.end - 1))
    .join(" ");
}

/** Speech has at least as many contractions as before. */
export const speechContracts: Vow = vow(
  "speech-contracts",
  "soft",
  "Let people speak with contractions, where their language has them.",
  (source, output) => {
    const [before, after] = [spokenOf(source.text), spokenOf(output)].map(
      (text) => contractionsOf(text).length,
    );
    return judged(
      (after ?? 0) >= (before ?? 0),
      `${counted(before ?? 0, "contraction")} before, ${String(after ?? 0)} after`,
    );
  },
);

/** What stands outside quotations and slots. */
function told(text: string): string {
  return guard(text.replace(/\[[^\]\n]{1,160}\](?!\()/g, ""))
    .text.replace(/\uE000\d+\uE001/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;!?])/g, "")
    .trim();
}

/** What is told outside quotations stays word for word. */
export const narrationKept: Vow = vow(
  "narration-kept",
  "soft",
  "Change only what people say, never what is told between.",
  (source, output) => {
    const kept = told(source.text) === told(output);
    return judged(kept, kept ? "narration kept" : "the narration differs");
  },
);

/** Active sentences are at least a share of all. */
export function activeShare(least: number): Vow {
  return vow(
    "active-share",
    "soft",
    `Keep at least ${String(Math.round(least * 100))} % of the sentences in the active voice.`,
    (_source, output) => {
      const sentences = proseSentences(output);
      const passive = sentences.filter((sentence) =>
        /\b(?:is|are|was|were|been|being|be) (?:\p{L}+ly )?(?:\p{L}{3,}ed|written|taken|given|chosen|done|seen|shown|known|made|built|sent|held|found|kept|led|lost|paid|said|sold|told|taught|brought|bought|caught)\b/iu.test(
          guard(sentence).text,
        ),
      ).length;
      const share = 1 - passive / Math.max(1, sentences.length);
      return judged(share >= least, `${String(Math.round(share * 100))} % active`);
    },
  );
}
