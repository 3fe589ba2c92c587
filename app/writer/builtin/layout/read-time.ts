/** A report cut down to a reading time: whole paragraphs go, the lightest first. */

import { blocksOf, joinBlocks } from "../../prose/blocks.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Rule } from "../../task.ts";
import { asProse, chooseUnits, leadOf, type Unit, unitsOf } from "./choose.ts";
import { statementsOf } from "./statements.ts";

/** The rule for so many minutes at 200 words a minute, a tenth more or less. */
export function readIn(minutes: number): Rule {
  const [least, most] = [minutes * 180, minutes * 220];
  return ({ text }) => {
    const words = countWords(text);
    // Nobody reads to the word.
    if (words >= 0.9 * least && words <= most)
      return {
        decline: `The text reads in about ${String(minutes)} ${minutes === 1 ? "minute" : "minutes"} already: it has ${String(words)} words.`,
      };
    if (words < least)
      return {
        decline: `The text has ${String(words)} words; for ${String(minutes)} ${minutes === 1 ? "minute" : "minutes"} it needs ${String(least)}. Only a model can add the rest.`,
      };
    return cutTo(text, least, most);
  };
}

/** Whole paragraphs of a report: the first, then those with the most figures and names, each with what it leans on. */
function cutTo(text: string, least: number, most: number): string | Decline {
  const statements = statementsOf(text);
  const units = unitsOf(statements);
  const value = (unit: Unit): number => {
    const plain = plainOf(asProse(statements, unit));
    const figures = plain.match(/\d[\d.,]*/g)?.length ?? 0;
    const told = /["“]/.test(plain) ? 0 : 2;
    return unit.includes(leadOf(statements)) ? Infinity : told + figures + 2 / (1 + units.indexOf(unit));
  };
  const room = most - headWords(text);
  const chosen = new Set(
    chooseUnits(statements, units, room, value).flatMap((unit) =>
      unit.map((index) => statements[index]?.paragraph),
    ),
  );
  let paragraph = 0;
  const blocks = blocksOf(text).filter((block) => {
    if (block.kind !== "paragraph" && block.kind !== "item") return true;
    paragraph += 1;
    return chosen.has(paragraph);
  });
  const output = joinBlocks(
    blocks.filter((block, index) => block.kind !== "heading" || follows(blocks, index)),
  );
  const words = countWords(output);
  return words >= least && words <= most
    ? output
    : {
        decline: `Whole paragraphs of this text that can do without the others come to ${String(words)} words and not to ${String(least)} to ${String(most)}; a model can cut inside them.`,
      };
}

function headWords(text: string): number {
  return blocksOf(text)
    .filter(({ kind }) => kind === "heading")
    .reduce((sum, block) => sum + countWords(block.text), 0);
}

/** Whether anything is left under a heading. */
function follows(blocks: readonly { kind: string; text: string }[], index: number): boolean {
  for (const { kind, text } of blocks.slice(index + 1)) {
    if (kind === "heading") return false;
    if (text !== "") return true;
  }
  return false;
}
