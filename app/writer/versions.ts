/** Several labelled versions in one Markdown text: how they are written down, and how they are read back from any writer. */

import { styleNames, styles } from "./catalogue/styles/styles.ts";

export interface Version {
  /** The creative style's name; of a card of a worksheet what it holds, counted: `Question 1`. */
  label: string;
  /** Markdown. */
  text: string;
}

/** What stands on a card of a worksheet, which is written in no style. */
export const cardKinds = ["Instruction", "Your line", "Pattern", "Question"] as const;

const cardHead = new RegExp(`^## ((?:${cardKinds.join("|")}) \\d{1,3})$`);

/** How many versions one answer holds. */
export const versionsAsked = 8;

const byName = new Map(styles.map(({ name }) => [named(name), name]));

function named(label: string): string {
  return label.toLowerCase().replace(/^the /, "").trim();
}

/** What two versions have in common that say the same, however their signs are escaped and their lines broken. */
export const sayingOf = (text: string): string => text.replace(/\\/g, "").replace(/\s+/g, " ").trim();

/** The versions that say what none of the others do, each once. */
export function newAmong(versions: readonly Version[], others: readonly Version[]): Version[] {
  const said = new Set(others.map(({ text }) => sayingOf(text)));
  return versions.filter(({ text }) => said.size < said.add(sayingOf(text)).size);
}

/** Versions as one text: a heading with the style's name over each. A line of a version that looks like such a heading is escaped. */
export function writeVersions(versions: readonly Version[]): string {
  return versions.map(({ label, text }) => `## ${label}\n\n${escaped(text.trim())}`).join("\n\n");
}

function escaped(text: string): string {
  return text
    .split("\n")
    .map((line) => (/^\\+/.test(line) || headOf(line) ? `\\${line}` : line))
    .join("\n");
}

/** Texts labelled with the styles in their order, from a place in the cycle on. */
export function labelled(texts: readonly string[], from = 0): Version[] {
  const names = styleNames(texts.length, from);
  return texts.map((text, index) => ({ label: names[index] ?? "", text }));
}

interface Head {
  /** Null for a head that only counts: `Version 3`. */
  label: string | null;
  /** What follows on the same line. */
  rest: string;
}

/** A line that heads a version: `## The Bold`, `**2. The Bold:** text`, `Version 3 (The Poet)`, `3. The Poet - text`. */
function headOf(line: string): Head | null {
  if (line.length > 4000 || line.startsWith("\\")) return null;
  const card = cardHead.exec(line)?.[1];
  if (card !== undefined) return { label: card, rest: "" };
  const bare = line
    .trimStart()
    .replace(/^#{1,6}\s+/, "")
    .replace(/^[*_]{1,3}/, "")
    .replace(/^(?:\d{1,2}\s*[.):]\s*|[-*+•]\s+)/, "")
    .replace(/^[*_]{1,3}/, "")
    .replace(/^["“[(]/, "");
  const marked = bare.length < line.trimStart().length;
  const counted =
    /^(?:version|option|variation|variant)(?:\s*#)?\s*\d{1,2}\b[\])"”*_ ]*/i.exec(bare)?.[0] ?? "";
  const after = counted === "" ? bare : bare.slice(counted.length).replace(/^[\s:.(–—-]+/, "");
  const said = /^(?:style\s*:\s*)?(?:the\s+)?[a-z]+/i.exec(after)?.[0] ?? "";
  const label = byName.get(named(said.replace(/^style\s*:\s*/i, "")));
  const tail = label === undefined ? after : after.slice(said.length);
  if (label === undefined && counted === "") return null;
  if (label !== undefined) {
    const close = /^[\])"”*_ \t]*/.exec(tail)?.[0] ?? "";
    const next = tail.slice(close.length);
    if (next === "") return marked || counted !== "" || /^the\s/i.test(said) ? { label, rest: "" } : null;
    const colon = /^(?:[:–—]|-\s)[*_]*\s*/.exec(next)?.[0];
    const sure = marked || counted !== "" || /^the\s/i.test(said);
    return colon !== undefined && sure ? { label, rest: next.slice(colon.length).trim() } : null;
  }
  return { label: null, rest: tail.replace(/^[*_]+/, "").trim() };
}

/**
 * The versions of an answer. Heads are taken first, then a numbered or bulleted list, then parts between rules; an answer without any of these is
 * one version. No word of the answer is lost: what stands before the first head belongs to the first version. Versions without a label of their own
 * take the styles in their order, from `from` on.
 */
export function parseVersions(answer: string, from = 0): Version[] {
  const lines = answer.replace(/\r\n?/g, "\n").split("\n");
  const parts = byHeads(lines) ?? byItems(lines) ?? byRules(lines) ?? [{ label: null, text: answer.trim() }];
  const filled = parts.filter(({ text }) => text !== "");
  const names = styleNames(filled.length, from);
  return filled.map(({ label, text }, index) => ({ label: label ?? names[index] ?? "", text }));
}

interface Part {
  label: string | null;
  text: string;
}

function byHeads(lines: readonly string[]): Part[] | null {
  const parts: { label: string | null; body: string[] }[] = [];
  const lead: string[] = [];
  for (const line of lines) {
    const head = headOf(line);
    if (head) parts.push({ label: head.label, body: head.rest === "" ? [] : [head.rest] });
    else (parts.at(-1)?.body ?? lead).push(line.replace(/^\\/, ""));
  }
  const [first] = parts;
  if (!first) return null;
  if (lead.some((line) => line.trim() !== "")) first.body.unshift(...lead);
  return parts.map(({ label, body }) => ({ label, text: unruled(body) }));
}

/** The text of some lines without a rule that only parted it from its neighbours. */
function unruled(lines: readonly string[]): string {
  return lines
    .join("\n")
    .trim()
    .replace(/^(?:-{3,}|\*{3,}|_{3,})\n+/, "")
    .replace(/(?<!\n)\n+(?:-{3,}|\*{3,}|_{3,})$/, "")
    .trim();
}

function byItems(lines: readonly string[]): Part[] | null {
  for (const item of [/^\d{1,2}[.)]\s+/, /^[-*+•]\s+/]) {
    const starts = lines.filter((line) => item.test(line)).length;
    const first = lines.find((line) => line.trim() !== "") ?? "";
    if (starts < 2 || (!item.test(first) && !/:\s*$/.test(first))) continue;
    const parts: string[][] = [];
    const lead: string[] = [];
    for (const line of lines) {
      if (item.test(line)) parts.push([line.replace(item, "")]);
      else (parts.at(-1) ?? lead).push(line.replace(/^\s{1,4}/, ""));
    }
    parts[0]?.unshift(...lead.filter((line) => line.trim() !== ""));
    return parts.map((part) => ({ label: null, text: part.join("\n").trim() }));
  }
  return null;
}

function byRules(lines: readonly string[]): Part[] | null {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (/^\s{0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  if (parts.length < 2) return null;
  return parts.map((part) => ({ label: null, text: part.join("\n").trim() }));
}

/** The versions as the calls answer them: `{ version1: text, … }`. */
export function versionsContent(versions: readonly Version[]): Record<string, string> {
  return Object.fromEntries(versions.map(({ text }, index) => [`version${String(index + 1)}`, text]));
}
