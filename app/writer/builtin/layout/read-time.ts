/** A report cut down to a reading time: what is decided, due and paid stays, with as much of the rest as there is room for. */

import { blocksOf, joinBlocks } from "../../prose/blocks.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Rule, Source } from "../../task.ts";
import { asProse } from "./choose.ts";
import { newsPicks } from "./news.ts";
import { titleOf } from "./sections.ts";
import { statementsOf } from "./statements.ts";

/** The rule for so many minutes at 200 words a minute, a tenth more or less. */
export function readIn(minutes: number): Rule {
  const [least, most] = [minutes * 180, minutes * 220];
  return (source) => {
    const words = countWords(source.text);
    // Nobody reads to the word.
    if (words >= 0.9 * least && words <= most)
      return {
        decline: `The text reads in about ${String(minutes)} ${minutes === 1 ? "minute" : "minutes"} already: it has ${String(words)} words.`,
      };
    if (words < least)
      return {
        decline: `The text has ${String(words)} words; for ${String(minutes)} ${minutes === 1 ? "minute" : "minutes"} it needs ${String(least)}. Only a model can add the rest.`,
      };
    return cutTo(source, least, most);
  };
}

/** What a report comes to, in its paragraphs and under its headings; room that is left goes to how it happened. */
function cutTo({ text, title }: Source, least: number, most: number): string | Decline {
  const statements = statementsOf(text);
  const room = most - headWords(text);
  const chosen = Map.groupBy(
    newsPicks(statements, room, title ?? titleOf(text), least),
    (index) => statements[index]?.paragraph ?? 0,
  );
  let paragraph = 0;
  const blocks = blocksOf(text).flatMap((block) => {
    if (block.kind !== "paragraph" && block.kind !== "item") return [block];
    paragraph += 1;
    const kept = chosen.get(paragraph) ?? [];
    const whole = statements.filter((one) => one.paragraph === paragraph).length === kept.length;
    return kept.length === 0 ? [] : [whole ? block : { ...block, text: asProse(statements, kept) }];
  });
  const output = joinBlocks(
    blocks.filter((block, index) => block.kind !== "heading" || follows(blocks, index)),
  );
  const words = countWords(output);
  return words >= least && words <= most
    ? output
    : {
        decline: `The sentences of this report that can do without the others come to ${String(words)} words and not to ${String(least)} to ${String(most)}; a model can cut inside them.`,
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
