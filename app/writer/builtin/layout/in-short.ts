/** Where a writer sums up: in a sentence that begins so, or a paragraph that is headed so. */

import { blocksOf } from "../../prose/blocks.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import { sentenceOf } from "./choose.ts";
import { leadInOf } from "./lead-ins.ts";
import { isBoldHeading, type Statement } from "./statements.ts";

const shortly =
  /^(?:so,? )?(?:the short (?:version|answer) is(?: that)?|in short|in brief|in a nutshell|to sum up|in summary|the bottom line(?: is(?: that)?)?|the upshot(?: is(?: that)?)?|long story short|tl;?dr)[,:]? /i;

/** Behind a short answer: what it leaves out. */
const atLength = /^(?:the )?long(?:er)? (?:answer|version|story)\b/i;
/** A name of the matter and no sentence of its own: `water, about 300,000 gallons of it`. */
const isNamed = /^(?:an? |the )?\p{L}+(?: \p{L}+)?(?:,|[.!?]?$)/u;
/** Before a name of it alone: `The short answer is`. */
const naming = /\bis $/;

/** Whether the writer sums up in a sentence that needs no other. */
function saysItShort(statements: readonly Statement[], at: number): boolean {
  const [before, one, next] = [statements[at - 1], statements[at], statements[at + 1]];
  if (!one) return false;
  const plain = plainOf(one.text);
  const [sign = ""] = shortly.exec(plain) ?? [];
  const rest = plain.slice(sign.length);
  const isApart = one.paragraph !== before?.paragraph && one.paragraph !== next?.paragraph;
  return (
    sign !== "" &&
    // In a paragraph of its own it sums up the text, and not the answer to the question above.
    (!one.answers || isApart) &&
    !(naming.test(sign) && isNamed.test(rest)) &&
    !atLength.test(plainOf(next?.text ?? "")) &&
    !/^(?:it|this|that|these|those|they|he|she|so|no|yes|not)\b/i.test(rest)
  );
}

const headed =
  /^(?:(?:executive |short )?summary|in short|in brief|in a nutshell|at a glance|abstract|the short (?:version|answer)|tl;?dr|the gist|bottom line|overview)[.:]?$/i;

/** The paragraph that stands under a heading or a lead-in that says that it sums up; empty for none, or where a list follows. */
function paragraphInShort(text: string): string {
  const blocks = blocksOf(text);
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    const isHead =
      (block.kind === "heading" || isBoldHeading(block)) && headed.test(plainOf(block.text).trim());
    if (isHead && next?.kind === "paragraph" && blocks[at + 2]?.kind !== "item")
      return plainOf(next.text).trim();
    const led = block.kind === "paragraph" ? leadInOf(block.text) : "";
    if (led !== "" && headed.test(led)) return plainOf(block.text).trim().slice(led.length).trim();
  }
  return "";
}

/** What a writer says in short, in at most so many words; empty for nothing. */
export function saidInShort(text: string, statements: readonly Statement[], most: number): string {
  const said = statements.find((_one, at) => saysItShort(statements, at));
  if (said && said.words <= most) return sentenceOf(said);
  const paragraph = paragraphInShort(text);
  return paragraph !== "" && !paragraph.endsWith(":") && countWords(paragraph) <= most ? paragraph : "";
}
