/** Posts of the text's own sentences: laid out, never reworded. What only the writer can say is a slot. */

import { platformLimits } from "../../prose/platform-limits.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { asProse, leadOf, openingOf, sentenceOf } from "./choose.ts";
import { standsAlone, type Statement, statementsOf } from "./statements.ts";

const nothingAlone: Decline = {
  decline:
    "No sentence of this text can stand alone: each leans on another one, asks or greets. A post needs one that can.",
};

interface Layout {
  /** Words at most. */
  most: number;
  /** Characters at most, the slots included. */
  characters?: number;
  /** What is left for the writer to say at the end. */
  end: string;
}

/** The lead on a line of its own, what follows in short paragraphs, a slot at the end. */
export function laidPost({ most, characters = Infinity, end }: Layout): (source: Source) => string | Decline {
  return ({ text }) => {
    const statements = statementsOf(text);
    if (leadOf(statements) < 0) return nothingAlone;
    for (let words = most; words > 8; words = Math.floor(words * 0.85)) {
      const chosen = openingOf(statements, { most: words });
      if (chosen.length === 0) break;
      const post = [...paragraphs(statements, chosen), end].filter(Boolean).join("\n\n");
      if (plainOf(post).length <= characters) return post;
    }
    return {
      decline: `The shortest sentence that can stand alone has ${String(shortest(statements))} words; this post has room for ${String(most)}.`,
    };
  };
}

/** The first sentence alone, then two at a time where they belong together. */
function paragraphs(statements: readonly Statement[], chosen: readonly number[]): string[] {
  const rows: number[][] = [];
  for (const [at, index] of chosen.entries()) {
    const last = rows.at(-1);
    const leans = (statements[index]?.needs.length ?? 0) > 0;
    const together =
      last &&
      last.length < 2 &&
      (leans || (at > 1 && statements[index]?.paragraph === statements[last[0] ?? 0]?.paragraph));
    if (together) last.push(index);
    else rows.push([index]);
  }
  return rows.map((row) => asProse(statements, row));
}

function shortest(statements: readonly Statement[]): number {
  return Math.min(...statements.filter(standsAlone).map(({ words }) => words));
}

/** The best whole sentences that one post of X holds. */
export function fitToPost({ text }: Source): string | Decline {
  const most = platformLimits["Twitter / X"].post.value;
  if (weightedLength(plainOf(text).trim()) <= most)
    return {
      decline: `This text weighs ${String(weightedLength(plainOf(text).trim()))} characters and fits already.`,
    };
  const statements = statementsOf(text);
  for (let words = 60; words > 2; words -= 2) {
    const chosen = openingOf(statements, { most: words });
    const post = asProse(statements, chosen);
    if (post !== "" && weightedLength(plainOf(post)) <= most) return post;
  }
  return {
    decline: `The sentence that this text begins with does not fit into ${String(most)} characters, and the others lean on it. A shorter one, or a model, would help.`,
  };
}

const claim =
  /\b(?:never|always|only|nothing|everything|not|no|every|must|because|what|who|without|instead)\b/i;
const dry = /\d|https?:|\b(?:said|says|according|email|page|figure|table|step)\b/i;

/** The sentence of at most 140 characters that is best quoted alone. */
export function quotableLine({ text }: Source): string | Decline {
  const most = 140;
  const fits = statementsOf(text).filter(
    (one) =>
      standsAlone(one) &&
      plainOf(one.text).length <= most &&
      one.words >= 8 &&
      !dry.test(one.text) &&
      !/\b(?:I|my|we are|we will)\b/i.test(one.text) &&
      one.label === "" &&
      !one.item,
  );
  const ranked = fits
    .map((one) => ({
      one,
      score: one.weight * (claim.test(one.text) ? 1.6 : 1) * (one.words <= 18 ? 1.3 : 1),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  return best
    ? sentenceOf(best.one)
    : {
        decline: `No sentence of this text says something general, alone and within ${String(most)} characters.`,
      };
}

/** A title, a slot for what stands under it and the opening of a piece. */
export function teaser({ text, title }: Source): string | Decline {
  const statements = statementsOf(text);
  if (leadOf(statements) < 0) return nothingAlone;
  const opening = openingOf(statements, { most: 70 });
  if (opening.length === 0)
    return {
      decline: "The first sentence of this text is longer than a teaser, which has room for 70 words.",
    };
  const heading = title && title.length <= 80 ? title : "[Title]";
  return `## ${heading}\n\n*[Subtitle]*\n\n${asProse(statements, opening)}`;
}

/** A voice says so many words in about a minute. */
const spoken = 170;

/** What is said and shown, scene by scene: every sentence of the text in its order. */
export function videoScript({ text }: Source): string | Decline {
  const statements = statementsOf(text);
  const words = statements.reduce((sum, one) => sum + one.words, 0);
  if (statements.length < 3 || words < 40)
    return {
      decline: `A script needs at least three sentences and 40 words; this text has ${String(statements.length)} and ${String(words)}.`,
    };
  if (words > spoken)
    return {
      decline: `A short video has room for about ${String(spoken)} words, spoken; this text has ${String(words)}, and a script by rule leaves none out. A shorter text, or a model, would help.`,
    };
  if (statements.some(({ item }) => item))
    return {
      decline:
        "This text holds a list, and nobody can say a list aloud. A text in sentences, or a model, would help.",
    };
  const scenes: number[][] = [];
  for (const index of statements.keys()) {
    const last = scenes.at(-1);
    if (last && (statements[index]?.points || countWords(asProse(statements, [...last, index])) <= 26))
      last.push(index);
    else scenes.push([index]);
  }
  return scenes.map((scene) => `SHOT: [what is seen]\n\nVOICE: ${asProse(statements, scene)}`).join("\n\n");
}
