/** Promises about the parts that a template is made of. */

import { blocksOf, type Block } from "../prose/blocks.ts";
import { plainOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { counted, listed, vow } from "./vow.ts";

/**
 * One section of a skeleton and how it shows: under a `heading` of its title, behind a `label` (`**Subject:** …`), as the
 * `title` of the whole (a heading of any wording), or as a `block` of its own without its name.
 */
export interface Section {
  title: string;
  mark: "heading" | "label" | "title" | "block";
  /** What belongs in it: told to a model, shown to the reader. */
  belongs: string;
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
    .replace(/\([^)]*\)|\[[^\]]*\]/g, "")
    .replace(/^[\d.)\s]+/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function named(group: Group, title: string): boolean {
  return group.kind === "heading" && keyOf(group.text) === keyOf(title);
}

function labelled(group: Group, title: string): boolean {
  const first = group.text === "" ? (group.items[0] ?? "") : group.text;
  const colon = first.indexOf(":");
  return group.kind === "block" && colon > 0 && keyOf(first.slice(0, colon)) === keyOf(title);
}

/** Sections that cannot be found in their order, by title. Greedy: the first place that fits is taken. */
export function missingSections(sections: readonly Section[], output: string): string[] {
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
              ? labelled(group, section.title)
              : (section.mark === "title" ? group.kind === "heading" : named(group, section.title)) &&
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

/** Every section of a skeleton is there, in order, and none is empty. */
export function sectionsInOrder(sections: readonly Section[]): Vow {
  return vow(
    "sections-in-order",
    "hard",
    `Write every section, in this order, leaving a [slot] where the text has nothing for it: ${sections.map(told).join("; ")}.`,
    (_source, output) => {
      const missing = missingSections(sections, output);
      return {
        kept: missing.length === 0,
        found:
          missing.length > 0
            ? `missing or out of order: ${listed(missing)}`
            : `all ${counted(sections.length, "section")}, in order`,
      };
    },
  );
}

const forms: Readonly<Record<Section["mark"], string>> = {
  heading: "under the heading",
  label: "behind the label",
  title: "as a heading of its own",
  block: "as a paragraph of its own",
};

function told({ title, mark, belongs }: Section): string {
  const name = mark === "label" ? `**${title}:**` : mark === "heading" ? `## ${title}` : title;
  return `${name} (${mark === "heading" || mark === "label" ? "" : `${forms[mark]}: `}${belongs})`;
}

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
      const next = groups.findIndex((group, index) => index > at && group.kind === "heading");
      const items =
        at < 0 ? [] : groups.slice(at + 1, next < 0 ? undefined : next).flatMap((group) => group.items);
      const longest = Math.max(0, ...items.map((item) => Array.from(item).length));
      return {
        kept: items.length >= least && items.length <= most && longest <= characters,
        found: `${counted(items.length, "list item")}, longest ${counted(longest, "character")}`,
      };
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
        .map((line) => Array.from(line.slice(line.indexOf(":") + 1).trim()).length);
      return {
        kept: sizes.length > 0 && sizes.every((size) => size > 0 && size <= most),
        found: `longest ${counted(Math.max(0, ...sizes), "character")}`,
      };
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
    return {
      kept: items.length > 0 && wrong === undefined,
      found: wrong ? `not a question: ${wrong}` : counted(items.length, "question"),
    };
  },
);

/** Stanzas or parts: so many groups of lines. */
export function lineGroups(least: number, most: number): Vow {
  return vow(
    "line-groups",
    "hard",
    `Write ${String(least)} to ${String(most)} stanzas with an empty line between them, each of at least two lines.`,
    (_source, output) => {
      const stanzas = output
        .trim()
        .split(/\n[ \t]*\n/)
        .filter((stanza) => stanza.trim() !== "" && !/^#{1,6}\s/.test(stanza.trim()));
      const broken = stanzas.filter((stanza) => stanza.trim().includes("\n")).length;
      return {
        kept: stanzas.length >= least && stanzas.length <= most && broken === stanzas.length,
        found: `${counted(stanzas.length, "stanza")}, ${String(broken)} of two lines or more`,
      };
    },
  );
}
