/** Summaries as a list: a sentence a point, each of which can be read by itself. */

import type { Decline, Values } from "../../task.ts";
import { asList, asProse, firmOnes, listed, sentenceOf, wordsIn } from "./choose.ts";
import { speaks, type Statement } from "./statements.ts";

/** Sentences that stand apart and fill less of their room are too few to stand for a text. */
export const full = 0.4;

/** The lead and the sentences that stand apart, as points. */
export function pointed(
  statements: readonly Statement[],
  { most, count }: { most: number; count: number },
  values: Values,
  comfortable: number,
): string | Decline {
  const chosen = firmOnes(statements, most).slice(0, count);
  if (chosen.length < 3 || wordsIn(statements, chosen) < Math.min(most, comfortable) * full)
    return {
      decline: `By rule a point is a sentence of the text that can be read by itself, at the head of its paragraph. ${chosen.length < 3 ? "Fewer than three of this text can" : `The ${String(chosen.length)} of this text that can are too short to stand for the rest`}. A model can write the points.`,
    };
  if (values["Format"] === "Bullet points") return asList(statements, chosen);
  return `${sentenceOf(statements[chosen[0] ?? 0])}\n\n${asList(statements, chosen.slice(1))}`;
}

/** A sentence a point; one that leans on the sentence before it stays with that, and one that speaks of somebody with who it is. */
function pointsOf(statements: readonly Statement[], picks: readonly number[]): number[][] {
  const rows: number[][] = [];
  for (const index of picks) {
    const [one, last] = [statements[index], rows.at(-1)];
    const near = one?.paragraph === statements[last?.at(-1) ?? -1]?.paragraph;
    if (last && near && (one?.points || one?.needs.some((need) => last.includes(need)))) last.push(index);
    else rows.push([index]);
  }
  return rows;
}

/** What somebody says, and what only leads on to the next sentence, is no point by itself. */
const says = ({ text, back }: Statement): boolean => !back && !speaks(text);

/** Sentences of a report, a point each. */
export function newsPoints(
  statements: readonly Statement[],
  picks: readonly number[],
  values: Values,
): string | { tooTight: string } {
  const rows = pointsOf(statements, picks)
    .filter(([head = -1], at) => at === 0 || (statements[head] !== undefined && says(statements[head])))
    .map((row) => asProse(statements, row));
  const [first = "", ...others] = rows;
  if (others.length < 2)
    return {
      tooTight:
        "A summary of this size has room for fewer than three paragraphs of this report, which are too few for a list of points.",
    };
  return values["Format"] === "Bullet points" ? listed(rows) : `${first}\n\n${listed(others)}`;
}
