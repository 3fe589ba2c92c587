/** How a writer wants everything to sound, in their own words: read for the words that it avoids. */

import { guard } from "./prose/guard.ts";
import { plainOf } from "./prose/words.ts";
import { without } from "./promises/vow.ts";
import type { Vow } from "./task.ts";

/** The most characters of a house style. */
export const longestHouseStyle = 2_000;

const avoiding =
  /^[ \t>*-]*(?:[\p{L} ]{0,30}\b)?(?:avoid(?:ed)?|never (?:use|write|say)|(?:do not|don['’]t) (?:use|write|say))(?: (?:the )?words?)?[ \t]*[:：][ \t]*(\S.*)$/gimu;

/** The words and phrases that a house style avoids: those of its lines `avoid: …`, `never use: …`, parted by commas. */
export function avoidedWords(houseStyle: string): string[] {
  const listed = [...houseStyle.matchAll(avoiding)].flatMap(([, words = ""]) => words.split(/[,;،、]/u));
  const bare = listed
    .map((word) => word.replace(/^[\s"“”'‘’«»*]+|(?<![\s"“”'‘’«»*.])[\s"“”'‘’«»*.]+$/gu, ""))
    .filter(Boolean);
  return [...new Map(bare.map((word) => [word.toLowerCase(), word])).values()];
}

const escaped = (word: string): string =>
  word
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, "\\s+");

/** Avoided words that a text has outside quotations, as it writes them. */
function avoidedIn(text: string, avoided: readonly string[]): string[] {
  if (avoided.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${avoided.map(escaped).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  return [...new Set(guard(plainOf(text)).text.match(pattern) ?? [])];
}

/** The promise to do without the words that a house style avoids; null where it names none. */
export function avoidsWords(houseStyle: string): Vow | null {
  const avoided = avoidedWords(houseStyle);
  if (avoided.length === 0) return null;
  return without("house-words", "soft", `Do not use ${avoided.join(", ")}.`, "avoided word", (output) =>
    avoidedIn(output, avoided),
  );
}

/** For the head of the list of promises, where the avoided words are the only one. */
const listHead = 60;

/** The characters that a model reads of a house style with every text, framing aside. */
export function toldCharacters(houseStyle: string): number {
  const vow = avoidsWords(houseStyle);
  return houseStyle.length + (vow ? vow.say({}).length + listHead : 0);
}
