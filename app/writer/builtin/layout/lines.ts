/** Short lines: breaks are moved and every word stays. */

import { linesTaken } from "../../promises/posts.ts";
import { type Block, blocksOf, joinBlocks } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { kindOfText, type TextKind } from "../text-kind/text-kind.ts";
import { joinSentences, leansBack, spoken } from "./breaks.ts";
import { letteredIn } from "./lettered.ts";
import { afterLeadIn, leadInOf, withPlace } from "./lead-ins.ts";
import { beginsWithSpeech, isBoldHeading, isSignOff, speaks } from "./statements.ts";

const lines = 3;
const width = 60;

/** A text without its marks of bold and italic. */
const unmarked = (text: string): string =>
  text
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![*\w])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?!\w)/g, "$1")
    .replace(/(?<![_\w])_(?=[^\s_])([^_]+?)(?<=\S)_(?!\w)/g, "$1");

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => unmarked(cell.trim()));

const parted = (cells: readonly string[]): string => cells.filter(Boolean).join(" – ");

/** The rows of a table as lines, its cells parted by dashes; under a head that begins empty each row is named by its first cell. */
function rowsOf(table: string): string {
  const rows = table
    .split("\n")
    .filter((row) => !/^[\s|:-]+$/.test(row))
    .map((row) => cellsOf(row));
  const isNamed = rows[0]?.[0] === "";
  return rows
    .map(([first = "", ...rest]) =>
      isNamed && first !== "" ? `${first}: ${parted(rest)}` : parted([first, ...rest]),
    )
    .join("\n");
}

/** Where people talk to each other. */
const storied: ReadonlySet<TextKind> = new Set(["story", "memoir", "travel", "interview", "verse"]);

/** A paragraph that only quotes words in what it tells, and in which nobody talks. */
function quotesInPassing(paragraph: string, kind: TextKind): boolean {
  const told = paragraph.replace(/["“][^"“”]*["”]/g, "");
  const isLong = countWords(paragraph) > 50 && !beginsWithSpeech(paragraph);
  // Outside a story what somebody says is an example.
  if (isLong && !storied.has(kind) && told.length >= 0.6 * paragraph.length) return true;
  return (
    isLong &&
    told.length >= 0.8 * paragraph.length &&
    !/\b(?:said|says|asked|told|answered|replied|shouted|whispered|added)\b/i.test(told)
  );
}

/** Paragraphs of at most three lines of 60 characters; lists stay, and paragraphs in which somebody speaks. No box shows Markdown. */
export function lineBreaks(source: Source): string | Decline {
  const kind = kindOfText(source.text);
  if (kind === "notes")
    return {
      decline:
        "This text is notes to oneself, and its lines are broken where their writer broke them. Short lines are made of paragraphs; written out in whole sentences it could be taken.",
    };
  const fits = (text: string) => linesTaken(plainOf(text), width) <= lines;
  let changed = false;
  const blocks = blocksOf(source.text).flatMap((block): Block[] => {
    const listed = letteredIn(block);
    if (listed.length > 1) {
      changed = true;
      return listed.map((one) => ({ ...one, text: unmarked(one.text) }));
    }
    // A line under a numbered heading, as in minutes, has no sign of a list of its own.
    const prose = block.kind === "paragraph" || (block.kind === "item" && block.prefix.trim() === "");
    if (block.kind === "heading" || isBoldHeading(block))
      return [{ ...block, kind: "paragraph", prefix: "", text: plainOf(block.text).trim() }];
    if (block.kind === "table") return [{ ...block, text: rowsOf(block.text) }];
    // The sign of a quotation is shown nowhere but in Markdown.
    if (block.kind === "quote") return [{ ...block, prefix: "", text: unmarked(block.text) }];
    if (!prose || isSignOff(block.text) || (speaks(block.text) && !quotesInPassing(block.text, kind)))
      return [{ ...block, text: unmarked(block.text) }];
    const lead = block.kind === "paragraph" ? leadInOf(block.text) : "";
    // `To: the committee` is one line.
    const led = lead.endsWith(":") ? "" : lead;
    const groups: string[] = led === "" ? [] : [led];
    let open: string[] = [];
    const close = (): void => {
      if (open.length > 0) groups.push(joinSentences(open));
      open = [];
    };
    // Marks that run over several sentences would be torn.
    const told = unmarked(led === "" ? block.text : afterLeadIn(block.text));
    for (const part of spoken(withPlace(sentencesOf(told)))) {
      const joined = joinSentences([...open, part]);
      const before = open.at(-1) ?? "";
      // `No shoes.` belongs to what it answers, and `£20.` to what it is for, however long that is.
      const roomy = open.length > 0 && linesTaken(plainOf(joined), width) > 2 && countWords(part) > 4;
      const alone = countWords(part) <= 2 && open.length === 1 && !fits(before);
      // What a sentence leans on begins the next paragraph with it, where both fit; a few words close what is before them.
      const moves =
        leansBack(part) &&
        !leansBack(before) &&
        countWords(before) > 4 &&
        !/n['’]t\b|\bnot\b/i.test(before) &&
        open.length > 1 &&
        countWords(joinSentences(open.slice(0, -1))) > 4 &&
        fits(joinSentences([before, part]));
      if ((fits(joined) && !roomy) || alone) open.push(part);
      else {
        if (moves) open.pop();
        close();
        open = moves ? [before, part] : [part];
      }
    }
    close();
    changed ||= groups.length > 1;
    // What is not broken keeps the line breaks of its writer.
    if (groups.length < 2)
      return [{ ...block, text: unmarked(source.text.replace(/\r\n?/g, "\n").slice(block.from, block.to)) }];
    return groups.map((text) => ({
      ...block,
      prefix: "",
      text: unmarked(text),
      gap: "\n\n",
    }));
  });
  if (!changed)
    return {
      decline: `Nothing to break: no paragraph of this text runs over two or three lines of ${String(width)} characters.`,
    };
  return joinBlocks(blocks);
}
