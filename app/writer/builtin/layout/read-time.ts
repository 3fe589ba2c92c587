/** A text cut down to a reading time: the lightest sentences go, each with those that lean on it. */

import { blocksOf, joinBlocks } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Rule } from "../../task.ts";
import { chooseStatements } from "./choose.ts";
import { isGreeting, isSignOff, statementsOf } from "./statements.ts";

/** The rule for so many minutes at 200 words a minute, a tenth more or less. */
export function readIn(minutes: number): Rule {
  const [least, most] = [minutes * 180, minutes * 220];
  return ({ text }) => {
    const words = countWords(text);
    if (words >= least && words <= most)
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

function cutTo(text: string, least: number, most: number): string | Decline {
  const statements = statementsOf(text);
  const kept = new Map<string, number>();
  const last = statements.findLastIndex(({ courtesy }) => !courtesy);
  let from = last;
  while (from > 0 && statements[from]?.points) from -= 1;
  const ending = Array.from({ length: last - from + 1 }, (_one, at) => from + at);
  const room = ending.reduce((sum, index) => sum + (statements[index]?.words ?? 0), 0);
  const chosen = chooseStatements(statements, { most: most - headWords(text) - room, items: true });
  for (const index of new Set([...chosen, ...ending])) {
    const sentence = statements[index]?.text ?? "";
    kept.set(sentence, (kept.get(sentence) ?? 0) + 1);
  }
  const blocks = blocksOf(text).map((block) => {
    if (
      (block.kind !== "paragraph" && block.kind !== "item") ||
      isGreeting(block.text) ||
      isSignOff(block.text)
    )
      return block;
    const sentences = sentencesOf(block.text).filter((sentence) => {
      const known =
        kept.get(sentence) ??
        [...kept.keys()].filter((one) => sentence.endsWith(one)).map((one) => kept.get(one) ?? 0)[0] ??
        0;
      return known > 0;
    });
    return { ...block, text: sentences.join(" ") };
  });
  const output = joinBlocks(
    blocks.filter((block, index) => block.kind !== "heading" || follows(blocks, index)),
  );
  const words = countWords(output);
  return words >= least && words <= most
    ? output
    : {
        decline: `Whole sentences of this text come to ${String(words)} words and not to ${String(least)} to ${String(most)}; a model can cut inside them.`,
      };
}

function headWords(text: string): number {
  return blocksOf(text)
    .filter(({ kind, text: line }) => kind === "heading" || isGreeting(line) || isSignOff(line))
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
