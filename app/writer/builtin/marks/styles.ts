/** What each marking entry of the catalogue looks for. */

import { cliches } from "../../prose/cliches.ts";
import { isGreeting } from "../layout/statements.ts";
import type { Edit } from "./edits.ts";
import { writeOut } from "./contractions.ts";
import { partLong } from "./long-sentences.ts";
import type { Finder } from "./mark.ts";
import { placed, phraseFinder } from "./phrases.ts";
import { fillers, padding } from "./tables/fillers.ts";
import { businesslike, formal, hasty } from "./tables/formal.ts";
import { plainWords, unofficial } from "./tables/plain-words.ts";
import { tighten } from "./tables/tighten.ts";

const worn = cliches.map(
  ([pattern, plain]) =>
    [new RegExp(`(?<![\\p{L}’'-])(?:${pattern})(?![\\p{L}]|[’'-]\\p{L})`, "giu"), plain] as const,
);

/** Worn phrases and plain ones in their place. */
const freshen: Finder = ({ text, whole, from }) =>
  worn.flatMap(([pattern, plain]) =>
    [...text.matchAll(pattern)].flatMap((match): Edit[] => {
      const edit = placed(
        text,
        whole,
        match.index,
        match.index + match[0].length,
        plain.replace("$1", match[1] ?? ""),
        "Worn phrase",
        match.index === 0,
      );
      return edit ? [{ ...edit, from: edit.from + from, to: edit.to + from }] : [];
    }),
  );

/** Said so and nothing else without it: `Did I!`, `What a day!`, `Ah, my poor country!`; and what asks: `You are hers, right!` */
const exclaimed =
  /^\W*(?:(?:am|are|is|was|were|do|does|did|have|has|had|can|could|will|would|won't|boy) (?:i|you|he|she|it|we|they)\b.{0,24}!|(?:what an? |how )[^,;.]{1,40}!)\s*$|^\W*(?:ah|oh|alas)\b|\bwhat may not\b|(?:\bright|\b(?:is|are|was|were|do|does|did)n['’]t (?:i|you|he|she|it|we|they))\s*!+\s*$|^\W*(?:do|does|did|is|are|was|were|has|have) (?:the|this|that|my|your|his|her|our|their|anyone|anybody|someone|somebody) /iu;

/** Exclamation marks and emoji, which official prose does without. */
const calm: Finder = ({ text, from, last }) =>
  [
    ...[...text.matchAll(/(?<!!)!+(?=\s+\P{Ll}|\s*$)/gu)]
      .filter(() => !exclaimed.test(text))
      .map((match) => ({
        match,
        replacement: isGreeting(text) && last ? "," : /^[\s*]*(?:subject|re):/i.test(text) ? "" : ".",
      })),
    ...[
      ...text.matchAll(
        // Not `©`, `®`, `™` and arrows, which official prose has too.
        /(?:(?<!\s)\s+)?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u2600-\u27BF])(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|\uFE0F|\u200D)*/gu,
      ),
    ].map((match) => ({ match, replacement: "" })),
  ].map(({ match, replacement }) => ({
    from: from + match.index,
    to: from + match.index + match[0].length,
    replacement,
    reason: "Too lively for an official text",
  }));

/** Finders by what they do; entries put them together. */
export const finders = {
  tighten: phraseFinder(tighten),
  fillers: phraseFinder(fillers),
  padding: phraseFinder(padding),
  plain: phraseFinder(plainWords),
  unofficial: phraseFinder(unofficial),
  formal: phraseFinder(formal),
  businesslike: phraseFinder(businesslike),
  hasty: phraseFinder(hasty),
  freshen,
  calm,
  writeOut,
  part: partLong(27),
} satisfies Readonly<Record<string, Finder>>;
