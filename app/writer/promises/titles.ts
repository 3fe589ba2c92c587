/** Promises about titles and subtitles: several lines, the best first, each keeping its style. */

import { charactersOf } from "../prose/words.ts";
import { keyphrasesOf } from "../prose/keyphrases.ts";
import type { Vow } from "../task.ts";
import { factsWithin, nothingAdded } from "./facts.ts";
import { counted, ifSeen, judged, vow } from "./vow.ts";
import { linesOf } from "./words.ts";

/** Nothing new in any line; each is read by itself. */
export const nothingNewInLines: Vow = factsWithin(nothingAdded, {
  read: (output) => linesOf(output).join("\n\n"),
});

/** One to so many different lines. */
export function lineOptions(most: number): Vow {
  return vow(
    "line-options",
    "hard",
    `Give ${String(most)} different lines, or fewer where the text has less to offer, the best first, one to a line.`,
    (_source, output) => {
      const lines = linesOf(output);
      const different = new Set(lines.map((line) => line.toLowerCase())).size;
      return judged(
        lines.length >= 1 && lines.length <= most && different === lines.length,
        counted(lines.length, "line"),
      );
    },
  );
}

/** Every line between two numbers of characters. */
export function lineBetween(least: number, most: number): Vow {
  return vow(
    "line-characters",
    "hard",
    least <= 1
      ? `Give every line at most ${String(most)} characters.`
      : `Give every line ${String(least)} to ${String(most)} characters.`,
    (_source, output) => {
      const sizes = linesOf(output).map((line) => charactersOf(line));
      return judged(
        sizes.length > 0 && sizes.every((size) => size >= least && size <= most),
        `${String(Math.min(...sizes))} to ${String(Math.max(...sizes))} characters`,
      );
    },
  );
}

function eachLine(
  id: string,
  say: string,
  strength: "hard" | "soft",
  fits: (line: string, text: string) => boolean,
): Vow {
  return vow(id, strength, say, (source, output) => {
    const lines = linesOf(output);
    const wrong = lines.find((line) => !fits(line, source.text));
    return judged(
      lines.length > 0 && wrong === undefined,
      wrong ? `not so: ${wrong}` : counted(lines.length, "line"),
    );
  });
}

/** No line ends in a punctuation mark. */
export const bareEnd: Vow = eachLine(
  "bare-end",
  "End no line with a punctuation mark.",
  "soft",
  (line) => !/[.!?,;:…。！？]$/u.test(line),
);

/** No exclamation mark. */
export const noExclamation: Vow = eachLine(
  "no-exclamation",
  "Use no exclamation mark.",
  "soft",
  (line) => !/[!！]/u.test(line),
);

/** At most one exclamation mark in a line. */
export const oneExclamation: Vow = eachLine(
  "one-exclamation",
  "Use at most one exclamation mark in a line.",
  "soft",
  (line) => (line.match(/[!！]/gu)?.length ?? 0) <= 1,
);

/** A phrase that the text is searched by stands in the first characters of every line. */
export function keyphraseWithin(characters: number): Vow {
  return eachLine(
    "keyphrase-early",
    `Put the phrase that readers search for into the first ${String(characters)} characters.`,
    "soft",
    (line, text) => {
      const start = Array.from(line).slice(0, characters).join("").toLowerCase();
      const phrases = keyphrasesOf(text, 12);
      return phrases.length === 0 || phrases.some((phrase) => start.includes(phrase.text.toLowerCase()));
    },
  );
}

const figures: readonly RegExp[] = [
  /^[^,]+, [^,]+ and [^,]+$/u,
  /\bfrom (?:the |an? |our )?[\p{L}\p{N}’'-]+(?: [\p{L}’'-]+)? to\b/iu,
  /\b(?:more|less|fewer|not|never)\b.+\b(?:less|more|but|and|than)\b/iu,
  /\b(?:like|as [\p{L}]+ as|as if)\b/iu,
  /\b(?:anatomy|secret life|love letter|long road|short history|heart|soul|story|art|birth|face|voice|price|case|door|bridge|window) (?:of|to|for|against)\b/iu,
  /\b(\p{L}{3,})\b.*\b\1\b/iu,
  /\b(?:small|big|old|new|first|last|slow|fast|rise|fall|before|after|war|peace|night|day|lost|found|cold|hot|in|out)\b[^.]*\b(?:big|small|new|old|last|first|fast|slow|fall|rise|after|before|peace|war|day|night|found|lost|hot|cold|out|in)\b/iu,
  /\b(?:unwrapped|unpacked|unplugged|speaks?|whispers?|sings?|dances?|waits?|dreams?|remembers?|at a crossroads|under the microscope|comes of age|finds its voice)\b/iu,
];

/** Whether a line has a figure of speech that can be told by rule: contrast, comparison, repetition, alliteration, a set image. */
function hasFigure(line: string): boolean {
  if (figures.some((pattern) => pattern.test(line))) return true;
  const initials = (line.match(/\p{L}[\p{L}’'-]{2,}/gu) ?? [])
    .filter(
      (word) =>
        !/^(?:the|and|for|our|your|their|with|from|that|this|its|his|her|was|were|has|have)$/i.test(word),
    )
    .map((word) => word.charAt(0).toLowerCase());
  return initials.some((letter, index) => index > 0 && letter === initials[index - 1]);
}

/** Every line has a figure of speech. */
export const figured: Vow = ifSeen(
  eachLine("figure", "Give every line one figure of speech.", "soft", (line) => hasFigure(line)),
);
