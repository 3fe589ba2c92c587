/** Promises about the exact forms of single templates: threads, lists, verse, addresses. */

import { isEnglish, languageOf } from "../prose/language.ts";
import { numbersOf } from "../prose/facts.ts";
import { syllablesOf } from "../prose/grade.ts";
import { charactersOf, plainOf, wordsOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { factsWithin, nothingNew } from "./facts.ts";
import { counted, judged, judgedBy, unmeasured, vow } from "./vow.ts";
import { linesOf } from "./words.ts";

/** Nothing new below the title: the number in a list's title counts its own items. */
export const nothingNewBelowTitle: Vow = factsWithin(nothingNew, {
  read: (output) => output.trimStart().replace(/^#[^\n]*/, ""),
});

function numbered(output: string): string[] {
  return output.split("\n").flatMap((line) => /^\s*\d{1,3}[.)]\s+(\S.*|)$/.exec(line)?.[1] ?? []);
}

/** So many numbered posts, each within a number of characters, and nothing beside them. */
export function numberedPosts(count: number, characters: number): Vow {
  return vow(
    "numbered-posts",
    "hard",
    `Write exactly ${String(count)} posts as a numbered list, each of at most ${String(characters)} characters.`,
    (_source, output) => {
      const posts = numbered(output);
      const longest = Math.max(0, ...posts.map((post) => charactersOf(post)));
      return judged(
        posts.length === count && longest <= characters && linesOf(output).length === count,
        `${counted(posts.length, "post")}, longest ${counted(longest, "character")}`,
      );
    },
  );
}

/** The number in the title is the number of list items. */
export const titleCounts: Vow = vow(
  "title-counts",
  "soft",
  "Put the number of items into the title, as a figure, and give exactly as many items as a numbered list.",
  (_source, output) => {
    const title = output.split("\n").find((line) => line.startsWith("#")) ?? "";
    const items = numbered(output).length;
    return judged(
      items > 0 && numbersOf(title).includes(String(items)),
      `${counted(items, "item")} under "${title.replace(/^#+\s*/, "")}"`,
    );
  },
);

/** Three lines of five, seven and five syllables; outside English only the lines are counted. */
export const haikuShape: Vow = vow(
  "haiku",
  "hard",
  "Write exactly three lines of five, seven and five syllables.",
  (_source, output) => {
    const lines = linesOf(output);
    const counts = lines.map((line) =>
      wordsOf(plainOf(line))
        .flatMap((word) => word.split("-"))
        .reduce((sum, word) => sum + syllablesOf(word), 0),
    );
    const { code } = languageOf(output);
    const measured = code === "en" || code === "und";
    return judgedBy(
      lines.length === 3,
      !measured || counts.join() === "5,7,5",
      measured ? `${counts.join(", ")} syllables` : counted(lines.length, "line"),
    );
  },
);

/** The text under a heading comes back in the same words. */
export function returns(title: string): Vow {
  return vow(
    "returns",
    "soft",
    `Let the ${title.toLowerCase()} return in the same words.`,
    (_source, output) => {
      const parts = output.split(/^#{1,6}\s+/m).slice(1);
      const texts = parts
        .filter((part) => part.toLowerCase().startsWith(title.toLowerCase()))
        .map((part) => part.slice(part.indexOf("\n")).trim());
      if (texts.length === 0 && !isEnglish(output)) return unmeasured("headings are read in English only");
      return judged(
        texts.length > 1 && new Set(texts).size === 1,
        `${title.toLowerCase()} ${counted(texts.length, "time")}, ${String(new Set(texts).size)} different`,
      );
    },
  );
}

/** Under the heading stands an address of small letters, digits and hyphens. */
export const slugUnder: Vow = vow(
  "slug",
  "soft",
  "Write the slug in small letters with hyphens.",
  (_source, output) => {
    const at = output.search(/^#{1,6}\s+slug\s*$/im);
    const slug = at < 0 ? "" : (linesOf(output.slice(at))[1] ?? "").replace(/^[`/]+|(?<![`/])[`/]+$/g, "");
    return judged(/^[a-z0-9]+(?:-[a-z0-9]+)*$|^\[[^\]]+\]$/.test(slug), slug === "" ? "no slug" : slug);
  },
);
