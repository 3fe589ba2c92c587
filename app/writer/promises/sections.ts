/** Promises about the parts that a template is made of. */

import { blocksOf, type Block } from "../prose/blocks.ts";
import { isEnglish } from "../prose/language.ts";
import { charactersOf, plainOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { counted, judged, listed, unmeasured, vow } from "./vow.ts";

/**
 * One section of a skeleton and how it shows: under a `heading` of its title, behind a `label` (`**Subject:** …`), as the
 * `title` of the whole (a heading of any wording), or as a `block` of its own without its name.
 */
export interface Section {
  title: string;
  mark: "heading" | "label" | "title" | "block";
  /** What belongs in it: told to a model, shown to the reader. */
  belongs: string;
  /** What a slot for it says, where that is not `belongs`. */
  slot?: string;
}

/** Blocks that stand together: one heading, one list, or lines without an empty one between. */
interface Group {
  kind: "heading" | "block";
  level: number;
  text: string;
  items: string[];
}

function groupsOf(markdown: string): Group[] {
  const groups: Group[] = [];
  let open = false;
  for (const block of blocksOf(markdown)) {
    const last = groups.at(-1);
    const item = block.kind === "item";
    if (block.kind === "heading")
      groups.push({
        kind: "heading",
        level: block.prefix.trim().length,
        text: plainOf(block.text).trim(),
        items: [],
      });
    else if (block.kind !== "rule") {
      const joins = last?.kind === "block" && (open || (item && last.items.length > 0 && last.text === ""));
      const line = plainOf(block.text).trim();
      if (joins && item) last.items.push(line);
      else if (joins) last.text += `\n${line}`;
      else groups.push({ kind: "block", level: 0, text: item ? "" : line, items: item ? [line] : [] });
    }
    open = block.kind !== "heading" && !ended(block);
  }
  return groups;
}

/** Whether an empty line follows the block. */
function ended(block: Block): boolean {
  return block.gap.length > 1 && block.gap.trim() === "" && block.gap.split("\n").length > 2;
}

function keyOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/\([^)]{0,200}\)|\[[^\]]{0,200}\]/g, "")
    .replace(/^[\d.)\s]+/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether a heading has the title; of one in another language, whether it is a heading. */
function named(group: Group, title: string, foreign = false): boolean {
  return group.kind === "heading" && (foreign || keyOf(group.text) === keyOf(title));
}

function labelled(group: Group, title: string, foreign: boolean): boolean {
  const first = group.text === "" ? (group.items[0] ?? "") : group.text;
  const colon = first.search(/[:：]/u);
  return group.kind === "block" && colon > 0 && (foreign || keyOf(first.slice(0, colon)) === keyOf(title));
}

/** Sections that cannot be found in their order, by title; `foreign` ones by their form alone. Greedy: the first place that fits is taken. */
export function missingSections(sections: readonly Section[], output: string, foreign = false): string[] {
  const groups = groupsOf(output);
  const missing: string[] = [];
  let at = 0;
  for (const [index, section] of sections.entries()) {
    const rest = groups.slice(at);
    const found =
      section.mark === "block"
        ? rest.findIndex((group) => group.kind === "block")
        : rest.findIndex((group, offset) =>
            section.mark === "label"
              ? labelled(group, section.title, foreign)
              : (section.mark === "title"
                  ? group.kind === "heading"
                  : named(group, section.title, foreign)) &&
                (section.mark === "title" || filled(groups, at + offset, sections[index + 1])),
          );
    if (found < 0) missing.push(section.title);
    else at += found + 1;
  }
  return missing;
}

/** Whether something stands under a heading before the next section's. */
function filled(groups: readonly Group[], at: number, following: Section | undefined): boolean {
  const next = groups[at + 1];
  if (!next) return false;
  return (
    next.kind === "block" ||
    (next.level > (groups[at]?.level ?? 0) && !(following && named(next, following.title)))
  );
}

/** What stands for a part for which the text has nothing. */
const missing = {
  asked: "Where the text has nothing for a part, put a question to the writer there, in square brackets.",
  invented: "Where the text has nothing for a part, invent it.",
};

/** Every section of a skeleton is there, in order, and none is empty. */
export function sectionsInOrder(
  sections: readonly Section[],
  whereNothing: keyof typeof missing = "asked",
): Vow {
  const list = sections.map((section, index) => `  ${String(index + 1)}. ${told(section)}`);
  const made = vow(
    "sections-in-order",
    "hard",
    `Write every part, in order: ${sections.map(({ title }) => title).join(", ")}.`,
    (source, output) => {
      const foreign = !isEnglish(output) || !isEnglish(source.text);
      const gone = missingSections(sections, output, foreign);
      return judged(
        gone.length === 0,
        gone.length > 0
          ? `missing or out of order: ${listed(gone)}`
          : `all ${counted(sections.length, "section")}, in order`,
      );
    },
  );
  return {
    ...made,
    tell: () =>
      `Write these parts in this order, an empty line between them; what stands in round brackets says what belongs there and is not written. ${missing[whereNothing]}\n${list.join("\n")}`,
  };
}

function told({ title, mark, belongs }: Section): string {
  if (mark === "heading") return `## ${title} (${belongs})`;
  if (mark === "label") return `**${title}:** (${belongs})`;
  const form = mark === "title" ? "a heading in words of your own" : "running text without a heading";
  return `${form} (${title}: ${belongs})`;
}

const foreignTitles = "headings and labels are read in English only";

/** Under a heading, so many list items, each within a number of characters. */
export function itemsUnder(
  title: string,
  least: number,
  most = least,
  characters = Number.POSITIVE_INFINITY,
): Vow {
  const amount = least === most ? `exactly ${String(least)}` : `${String(least)} to ${String(most)}`;
  const limit = Number.isFinite(characters) ? ` of at most ${String(characters)} characters` : "";
  return vow(
    `items-under-${keyOf(title).replaceAll(" ", "-")}`,
    "hard",
    `Under ${title}, give ${amount} list items${limit}.`,
    (_source, output) => {
      const groups = groupsOf(output);
      const at = groups.findIndex((group) => named(group, title));
      if (at < 0 && !isEnglish(output)) return unmeasured(foreignTitles);
      const next = groups.findIndex((group, index) => index > at && group.kind === "heading");
      const items =
        at < 0 ? [] : groups.slice(at + 1, next < 0 ? undefined : next).flatMap((group) => group.items);
      const longest = Math.max(0, ...items.map((item) => charactersOf(item)));
      return judged(
        items.length >= least && items.length <= most && longest <= characters,
        `${counted(items.length, "list item")}, longest ${counted(longest, "character")}`,
      );
    },
  );
}

/** What stands behind every label of a name, within a number of characters. */
export function labelCharacters(title: string, most: number): Vow {
  return vow(
    `label-${keyOf(title).replaceAll(" ", "-")}`,
    "hard",
    `Keep what stands behind ${title} within ${String(most)} characters.`,
    (_source, output) => {
      const sizes = groupsOf(output)
        .flatMap((group) => [...group.text.split("\n"), ...group.items])
        .filter((line) => line.includes(":") && keyOf(line.split(":")[0] ?? "") === keyOf(title))
        .map((line) => charactersOf(line.slice(line.indexOf(":") + 1).trim()));
      if (sizes.length === 0 && !isEnglish(output)) return unmeasured(foreignTitles);
      return judged(
        sizes.length > 0 && sizes.every((size) => size > 0 && size <= most),
        `longest ${counted(Math.max(0, ...sizes), "character")}`,
      );
    },
  );
}

/** Every list item asks. */
export const itemsAsk: Vow = vow(
  "items-ask",
  "hard",
  "End every list item with a question mark.",
  (_source, output) => {
    const items = groupsOf(output).flatMap((group) => group.items);
    const wrong = items.find((item) => !/[?？؟]["”’»)]*$|\]$/u.test(item));
    return judged(
      items.length > 0 && wrong === undefined,
      wrong ? `not a question: ${wrong}` : counted(items.length, "question"),
    );
  },
);

/** Stanzas or parts: so many groups of lines. */
export function lineGroups(least: number, most: number): Vow {
  return vow(
    "line-groups",
    "hard",
    `Write ${least === most ? `exactly ${String(least)}` : `${String(least)} to ${String(most)}`} stanzas with an empty line between them, each of at least two lines.`,
    (_source, output) => {
      const stanzas = output
        .trim()
        .split(/\n[ \t]*\n/)
        .filter((stanza) => stanza.trim() !== "" && !/^#{1,6}\s/.test(stanza.trim()));
      const broken = stanzas.filter((stanza) => stanza.trim().includes("\n")).length;
      return judged(
        stanzas.length >= least && stanzas.length <= most && broken === stanzas.length,
        `${counted(stanzas.length, "stanza")}, ${String(broken)} of two lines or more`,
      );
    },
  );
}
