/** Breaking the drone of sentences of one length, by joins and splits that make the lengths differ more. */

import { blocksOf, joinBlocks } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { spreadOf } from "../../promises/story-style.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { breakUp } from "../social/break-up.ts";

const joinable =
  /^(?:The|A|An|His|Her|My|Our|Their|He|She|It|They|We|I|Nobody|Something|Somebody|Everybody)\b/u;
const closed = /[,;:?!()[\]“”"—–]|\b(?:and|but|because|which|who|when|while|if)\b/iu;

function lowerFirst(text: string): string {
  return /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Whether a sentence denies. */
function denies(sentence: string): boolean {
  return /\b(?:not|never|no|nothing|nobody)\b|n['’]t\b/i.test(sentence);
}

/** Two short statements as one; null where they do not join. */
function joined(one: string, two: string): string | null {
  const [a, b] = [countWords(one), countWords(two)];
  if (
    a < 3 ||
    b < 3 ||
    a > 10 ||
    b > 10 ||
    !one.endsWith(".") ||
    closed.test(one) ||
    closed.test(two) ||
    !joinable.test(two)
  )
    return null;
  const subject = /^(He|She|It|They|We|I|\p{Lu}\p{Ll}+) /u.exec(one)?.[1];
  const link = denies(one) === denies(two) ? "and" : "but";
  if (subject !== undefined && two.startsWith(`${subject} `))
    return `${one.slice(0, -1)} ${link} ${two.slice(subject.length + 1)}`;
  return `${one.slice(0, -1)}, ${link} ${lowerFirst(two)}`;
}

/** What may stand instead of a sentence, or of it and the next one. */
function editsAt(row: readonly string[], at: number): { taken: number; sentences: string[] }[] {
  const [one = "", two = ""] = [row[at], row[at + 1]];
  const both = joined(one, two);
  const split = countWords(one) >= 16 ? breakUp(one, Math.ceil(countWords(one) * 0.65)) : one;
  return [
    ...(both === null ? [] : [{ taken: 2, sentences: [both] }]),
    ...(split === one ? [] : [{ taken: 1, sentences: sentencesOf(split) }]),
  ];
}

/** Joins and splits, one after the other, wherever that makes the lengths of all sentences differ more. */
export function varyRhythm(source: Source): string | Decline {
  requireEnglish("Vary sentence rhythm", source.text);
  const blocks = blocksOf(source.text);
  const rows = blocks.map((block) => (block.kind === "paragraph" ? sentencesOf(block.text) : []));
  const sizes = () => rows.flatMap((row) => row.map(countWords));
  let spread = spreadOf(sizes());
  let edits = 0;
  for (const [index, row] of rows.entries())
    for (let at = 0; at < row.length; at += 1)
      for (const { taken, sentences } of editsAt(row, at)) {
        const before = row.slice(at, at + taken);
        row.splice(at, taken, ...sentences);
        const after = spreadOf(sizes());
        if (after > spread && edits < Math.max(2, sizes().length / 4)) {
          spread = after;
          edits += 1;
          blocks[index] = {
            ...(blocks[index] ?? { kind: "paragraph", prefix: "", gap: "\n" }),
            text: joinSentences(row),
          };
          break;
        }
        row.splice(at, sentences.length, ...before);
      }
  if (edits === 0)
    return {
      decline:
        "Nothing to vary: no short neighbours can be joined by rule, and no long sentence split, so that the lengths would differ more.",
    };
  return joinBlocks(blocks);
}
