/** The built-in templates: a text's own sentences under the sections they belong to, [slots] for what it does not say. */

import { keyphrasesOf } from "../../prose/keyphrases.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Rule, Source } from "../../task.ts";
import { isFragment, withoutLead } from "../leads.ts";
import { capital, stopped } from "../letters.ts";
import { requireEnglish } from "../limits.ts";
import { shorterForms } from "../sentences.ts";
import { tightened } from "../tightened.ts";
import { statementLines } from "../titles/forms.ts";
import { achievement } from "./achievement.ts";
import { shows } from "./cues.ts";
import { fillOf } from "./fills.ts";
import type { Layout, Part } from "./layout.ts";
import { sortUnits, type Sorted } from "./sort.ts";
import { readUnits, type Reading, type Unit } from "./units.ts";

/** A rule that lays a text out as a template. */
export function frameRule(name: string, layout: Layout): Rule {
  return (source: Source): string | Decline => {
    requireEnglish(`The ${name} template`, source.text);
    const reading = readUnits(source, layout.order === "arc" ? "none" : layout.loose ? "loose" : "close");
    if (countWords(source.text) < 3 || reading.units.length === 0)
      return { decline: `${name} needs at least one sentence to work on.` };
    if (layout.tight) tighten(reading);
    const topic = keyphrasesOf(source.text, 1)[0]?.named ?? "";
    const sorted = sortUnits(reading.units, layout);
    const fitted = fit(sorted, layout, reading, topic);
    return fitted ?? { decline: tooLong(name, layout) };
  };
}

/** Takes the wordiness out of every sentence. */
export function tighten({ units }: Reading): void {
  for (const unit of units) {
    if (verbatim(unit)) continue;
    unit.text = tightened(unit.text);
    unit.words = countWords(unit.text);
  }
}

function tooLong(name: string, layout: Layout): string {
  const limit = layout.characters
    ? `${String(layout.characters)} characters`
    : `${String(layout.words ?? 0)} words`;
  return `${name} has room for ${limit}; the text would need shorter sentences, or a model.`;
}

/** The layout within its limits: what carries least goes first, then sentences are cut at whole clauses; null if it cannot be. */
function fit(sorted: Sorted, layout: Layout, reading: Reading, topic: string): string | null {
  let chosen: Sorted = sorted.map((units) => [...units]);
  const written = () => render(chosen, layout, reading, topic);
  const over = (text: string) =>
    (layout.characters !== undefined && Array.from(text).length > layout.characters) ||
    (layout.words !== undefined && countWords(text) > layout.words);
  let text = written();
  for (let round = 0; over(text) && round < 400; round += 1) {
    const excess = excessOf(text, layout);
    const crowded = chosen
      .flatMap((units, index) => (units.length > 1 ? units.map((unit) => ({ unit, index })) : []))
      .toSorted((a, b) => a.unit.weight * a.unit.words - b.unit.weight * b.unit.words);
    const going = new Set<Unit>();
    let gone = 0;
    for (const { unit, index } of crowded) {
      if (gone > 0 && gone >= excess / 2) break;
      if ((chosen[index] ?? []).filter((one) => !going.has(one)).length < 2) continue;
      going.add(unit);
      gone += layout.characters ? unit.text.length : unit.words;
    }
    if (going.size > 0) {
      chosen = chosen.map((units) => units.filter((unit) => !going.has(unit)));
    } else if (!shorten(chosen)) return null;
    text = written();
  }
  return over(text) ? null : text;
}

function excessOf(text: string, layout: Layout): number {
  return layout.characters
    ? Array.from(text).length - layout.characters
    : countWords(text) - (layout.words ?? 0);
}

/** Cuts the longest sentence that can be cut, or gives the longest up to a slot; whether anything changed. */
function shorten(chosen: Sorted): boolean {
  const units = chosen.flat().toSorted((a, b) => b.text.length - a.text.length);
  for (const unit of units) {
    const form = shorterForms(unit.text)[0];
    if (!form || form.length >= unit.text.length) continue;
    unit.text = form;
    unit.words = countWords(form);
    return true;
  }
  const longest = units[0];
  const row = chosen.find((some) => longest && some.includes(longest));
  if (!longest || !row || units.length < 2) return false;
  row.splice(row.indexOf(longest), 1);
  return true;
}

/** The sections as Markdown. */
export function render(sorted: Sorted, layout: Layout, reading: Reading, topic: string): string {
  let before = -1;
  return layout.sections
    .map((section, index) => {
      const units = sorted[index] ?? [];
      const body = section.fill
        ? (fillOf(section.fill, reading) ?? slotOf(section.slot, topic))
        : bodyOf(section, units, before, reading, topic);
      before = units.at(-1)?.at ?? (section.fill ? before : -2);
      return marked(section, body);
    })
    .join("\n\n");
}

/** A section's slot; `{topic}` in it is what the text is about. */
export function slotOf(slot: string, topic: string): string {
  const said = slot.replace("{topic}", topic === "" ? "it" : topic);
  return `[${said.length > 80 ? slot.replace("{topic}", "it") : said}]`;
}

function marked(section: Part, body: string): string {
  if (section.form === "chapters") return body;
  if (section.mark === "heading") return `## ${section.title}\n\n${body}`;
  if (section.mark === "label") return `**${section.title}:** ${body}`;
  return section.mark === "title" ? `# ${body}` : body;
}

function bodyOf(
  section: Part,
  units: readonly Unit[],
  before: number,
  reading: Reading,
  topic: string,
): string {
  const asked = section.asks
    .filter(([cue]) => !units.some((unit) => shows(unit, cue, reading.units.length)))
    .map(([, slot]) => slotOf(slot, topic));
  const slot = slotOf(section.slot, topic);
  const lines = linesOf(units, before);
  if (section.form === "chapters") return chapters(lines, slot);
  const listed = section.form !== "prose";
  if (listed || section.mark === "label" || units.length === 0) {
    const kept = lines.filter(({ unit }) => !verbatim(unit));
    const blocks = lines.filter(({ unit }) => verbatim(unit)).map(({ text }) => text);
    const items = kept.map(({ text }) => (section.form === "achievements" ? achievement(text) : text));
    const all = units.length === 0 && asked.length === 0 ? [slot] : [...items, ...asked];
    while (all.length < section.least) all.push(slot);
    return [setOut(section, all), ...(section.mark === "label" ? [] : blocks)].filter(Boolean).join("\n\n");
  }
  const text = paragraphs(section.mark === "block" ? lines.map(plain) : lines, reading.chained);
  return asked.length > 0 ? `${text}\n\n${asked.join(" ")}` : text;
}

function verbatim(unit: Unit): boolean {
  return unit.kind === "code" || unit.kind === "table";
}

/** A list item as a sentence: sections without headings are told apart by their paragraphs. */
function plain({ text, unit }: Line): Line {
  return unit.kind === "item"
    ? { text: stopped(text), unit: { ...unit, kind: "paragraph" } }
    : { text, unit };
}

function setOut(section: Part, items: readonly string[]): string {
  if (section.form === "steps") return items.map((item, index) => `${String(index + 1)}. ${item}`).join("\n");
  return section.form === "prose" ? items.join(" ") : items.map((item) => `- ${item}`).join("\n");
}

/** Between these many parts of a post have headings of their own. */
const fewest = 3;
const mostChapters = 5;

/** The lines in three to five parts, each under the text's own heading or one made of its best statement. */
function chapters(lines: readonly Line[], slot: string): string {
  const rows: Line[][] = [];
  for (const line of lines) {
    const last = rows.at(-1)?.at(-1);
    const words = (rows.at(-1) ?? []).reduce((sum, { unit }) => sum + unit.words, 0);
    const share = lines.reduce((sum, { unit }) => sum + unit.words, 0) / mostChapters;
    const apart =
      last &&
      (last.unit.heading !== line.unit.heading ||
        (last.unit.block !== line.unit.block && words >= Math.max(30, share)));
    if (!last || (apart && rows.length < mostChapters)) rows.push([line]);
    else rows.at(-1)?.push(line);
  }
  const used = new Set<string>();
  const parts = rows.map((row) => {
    const text = paragraphs(row, false);
    const own = row.find(({ unit }) => unit.heading !== "")?.unit.heading ?? "";
    const named =
      own !== "" && !used.has(own) ? capital(own) : (headingOf(text, used) ?? "[heading of this part]");
    used.add(named.toLowerCase());
    return `## ${named}\n\n${text}`;
  });
  while (parts.length < fewest) parts.push(`## [heading of this part]\n\n${slot}`);
  return parts.join("\n\n");
}

function headingOf(text: string, used: ReadonlySet<string>): string | null {
  const line = statementLines(text, 55).find(
    (one) => !used.has(one.text.toLowerCase()) && !/[“"]|\b(?:them|this|these|they)\b|^It\b/i.test(one.text),
  );
  const subject = keyphrasesOf(text, 2)
    .map(({ named }) => capital(named))
    .find((one) => !used.has(one.toLowerCase()));
  return line?.text ?? subject ?? null;
}

interface Line {
  text: string;
  unit: Unit;
}

/** The sentences; one that lost its neighbour loses the connective that leaned on it. */
function linesOf(units: readonly Unit[], before: number): Line[] {
  return units.map((unit, index) => {
    const follows = unit.at === (index === 0 ? before : (units[index - 1]?.at ?? -2)) + 1;
    const bare = follows && unit.at > 0 ? unit.text : withoutLead(unit.text);
    return { text: isFragment(bare) && !isFragment(unit.text) ? unit.text : bare, unit };
  });
}

/** Sentences as paragraphs: list items, code and tables stay what they are, blocks of the text stay apart. */
function paragraphs(lines: readonly Line[], merges: boolean): string {
  const parts: string[] = [];
  let last: Unit | null = null;
  for (const { text, unit } of lines) {
    const own = unit.kind === "item" ? `- ${text}` : unit.kind === "quote" ? `> ${text}` : text;
    const same = last?.block === unit.block;
    const prose = unit.kind === "paragraph" && last?.kind === "paragraph";
    const near = merges && prose && (same || (parts.at(-1) ?? "").length < 160);
    if (same && !verbatim(unit)) parts[parts.length - 1] += ` ${text}`;
    else if (near) parts[parts.length - 1] += ` ${text}`;
    else if (unit.kind === "item" && last?.kind === "item") parts[parts.length - 1] += `\n${own}`;
    else parts.push(own);
    last = unit;
  }
  return parts.join("\n\n");
}
