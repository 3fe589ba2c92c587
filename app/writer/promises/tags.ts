/** Promises about hashtags. */

import { keyOf, plainOf, wordsOf } from "../prose/words.ts";
import { blocksOf } from "../prose/blocks.ts";
import type { Source, Vow } from "../task.ts";
import { factsWithin, nothingNew } from "./facts.ts";
import { counted, judged, listed, vow } from "./vow.ts";

const tag = /(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]+/gu;

/** The hashtags of a text, as they stand. */
function tagsOf(text: string): string[] {
  return text.match(tag) ?? [];
}

/** A word as it stands inside a tag: letters and digits only, lower case. */
function tagForm(word: string): string {
  return keyOf(word).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Nothing new beside the tags, whose capitals only mark where their words begin. */
export const nothingNewBesideTags: Vow = factsWithin(nothingNew, {
  read: (output) => output.replace(tag, " "),
});

/** Every tag is made of words that stand side by side in the text, or of one of them. */
export const tagsFromText: Vow = vow(
  "tags-from-text",
  "soft",
  "Make every hashtag from the text's own words.",
  (source: Source, output: string) => {
    const words = wordsOf(plainOf([source.title, source.text].filter(Boolean).join("\n\n"))).map(tagForm);
    const run = ` ${words.join(" ")} `;
    const bare = run.replaceAll(" ", "");
    const single = new Set(words);
    const foreign = tagsOf(output).filter((one) => {
      const form = one.slice(1).toLowerCase().replaceAll("_", "");
      return !single.has(form) && !single.has(`${form}s`) && !bare.includes(form);
    });
    return judged(
      foreign.length === 0,
      foreign.length > 0 ? `not from the text: ${listed(foreign)}` : counted(tagsOf(output).length, "tag"),
    );
  },
);

/** Tags stand in three groups, each under its heading. */
export const threeGroups: Vow = vow(
  "three-groups",
  "hard",
  "Put the tags into three groups, each under a heading: Broad, Niche, Branded.",
  (_source, output) => {
    const blocks = blocksOf(output.trim());
    const headings = blocks.filter((block) => block.kind === "heading").map((block) => block.text.trim());
    const filled = headings.every((heading) => {
      const at = blocks.findIndex((block) => block.text.trim() === heading);
      return blocks[at + 1] !== undefined && blocks[at + 1]?.kind !== "heading";
    });
    return judged(headings.join(" ") === "Broad Niche Branded" && filled, headings.join(", ") || "no groups");
  },
);
