/** The built-in Fix Grammar: sure corrections only, everything else letter for letter as it stood. */

import { blocksOf, isProse, joinBlocks, type Block } from "../../prose/blocks.ts";
import { guard, guardedSpans } from "../../prose/guard.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords } from "../../prose/words.ts";
import { numbersOf } from "../../prose/facts.ts";
import type { Decline, Source, Values } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { editFor, type Edit } from "./choose.ts";
import type { Finding } from "./findings.ts";
import { findFaults } from "./linter.ts";
import { ownFixes } from "./own-rules.ts";
import { varietyOf } from "./variety.ts";

const between = "\n\n";

/** Corrects English spelling, grammar and punctuation; quotations, code, links and names stay. */
export async function fixGrammar(
  source: Source,
  _values: Values,
  signal: AbortSignal,
): Promise<string | Decline> {
  requireEnglish("Fix Grammar", source.text);
  if (countWords(source.text) < 2)
    return { decline: "There is too little text to check; it needs at least a few words." };
  const variety = varietyOf(source.text);
  const blocks = blocksOf(source.text);
  const before = joinBlocks(blocks);
  let texts = blocks.map((block) => (checked(block) ? spaced(block.text) : ""));
  const ours = () =>
    blocks.map((block, index) => (isProse(block) ? own(texts[index] ?? "") : (texts[index] ?? "")));
  texts = ours();
  const first = await checkedOnce(texts, blocks, variety, signal);
  const again = first.some((text, index) => text !== texts[index]);
  texts = first;
  if (again) {
    texts = ours();
    texts = await checkedOnce(texts, blocks, variety, signal);
  }
  const output = joinBlocks(
    blocks.map((block, index) => (checked(block) ? { ...block, text: texts[index] ?? block.text } : block)),
  );
  if (output === before)
    return {
      decline:
        "Nothing to correct: spelling, agreement, articles, doubled words, punctuation and capitals were checked, and no sure mistake was found.",
    };
  return output;
}

function checked(block: Block): boolean {
  return isProse(block) || block.kind === "heading";
}

/** Spaces that no sentence wants: doubled ones inside a line, one before a comma. */
function spaced(text: string): string {
  const { text: open, restore } = guard(text);
  return restore(
    open
      .replace(/(?<=[^\s.!?]) {2,}(?=\S)/g, " ")
      .replace(/ +([,;.!?])(?=\s|$)/g, (found, mark: string) =>
        mark === "." && found.length > 3 ? found : mark,
      )
      .replace(/(?<=\p{Ll}),(?=\p{L}{2})/gu, ", "),
  );
}

async function checkedOnce(
  texts: readonly string[],
  blocks: readonly Block[],
  variety: ReturnType<typeof varietyOf>,
  signal: AbortSignal,
): Promise<string[]> {
  const whole = texts.join(between);
  const findings = await findFaults(whole, variety, signal);
  const edits = findings.flatMap((finding): Edit[] => {
    const place = placeOf(finding, whole);
    if (!place) return [];
    const before =
      whole
        .slice(Math.max(0, place.start - 60), place.start)
        .split("\n")
        .at(-1) ?? "";
    const edit = editFor(finding, before, whole.slice(place.end, place.end + 40));
    return edit ? [{ ...place, text: edit.text }] : [];
  });
  let offset = 0;
  return blocks.map((block, index) => {
    const text = texts[index] ?? "";
    const from = offset;
    offset += text.length + between.length;
    if (text === "" || !checked(block)) return text;
    const guarded = guardedSpans(text);
    const mine = edits
      .map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }))
      .filter((edit) => edit.start >= 0 && edit.end <= text.length)
      .filter((edit) => !guarded.some((span) => edit.start < span.end && edit.end > span.start));
    return applied(text, mine);
  });
}

/** Where a finding stands in UTF-16 units. The checker counts code points; a place that does not hold its words is dropped. */
function placeOf({ start, end, problem }: Finding, text: string): { start: number; end: number } | null {
  if (text.slice(start, end) === problem) return { start, end };
  const head = Array.from(text).slice(0, start).join("").length;
  return text.startsWith(problem, head) ? { start: head, end: head + problem.length } : null;
}

/** Applies edits from the end; of overlapping ones the shorter stays. A correction never changes a number. */
function applied(text: string, edits: readonly Edit[]): string {
  const chosen: Edit[] = [];
  for (const edit of edits.toSorted((a, b) => a.end - a.start - (b.end - b.start)))
    if (!chosen.some((other) => edit.start < other.end && edit.end > other.start)) chosen.push(edit);
  return chosen
    .toSorted((a, b) => b.start - a.start)
    .reduce((out, edit) => {
      const next = out.slice(0, edit.start) + edit.text + out.slice(edit.end);
      return numbersOf(next).join(" ") === numbersOf(out).join(" ") ? next : out;
    }, text);
}

function own(text: string): string {
  const sentences = sentencesOf(text);
  const fixed = sentences.map((sentence) => {
    const { text: open, restore } = guard(sentence);
    return restore(ownFixes(open));
  });
  return fixed.every((sentence, index) => sentence === sentences[index]) ? text : joinSentences(fixed);
}
