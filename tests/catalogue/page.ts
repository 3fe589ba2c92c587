/** Thirty outputs of the built-in writer on texts that nobody of the project wrote, as a page to read by eye. */

import { entries } from "#app/writer/catalogue/catalogue.ts";
import { groupOf, type Group } from "#app/writer/catalogue/groups.ts";
import type { Entry, Values } from "#app/writer/task.ts";
import { said, writeCell, type Written } from "./by-rule.ts";
import { english, type Text } from "./texts.ts";

interface Shown {
  entry: Entry;
  values: Values;
  text: Text;
  written: Written;
}

const wanted = 30;

/** One output each of entries spread evenly over all groups; where no text carries an entry, the group's next one is taken. */
export async function readable(amount = wanted, from = 0): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const entry of inTurns(from)) {
    if (shown.length === amount) break;
    const one = await firstOutput(entry, shown.length + from);
    if (one) shown.push(one);
  }
  return shown;
}

const texts = english.filter((one) => one.outside && !one.name.includes("words") && one.text.length < 3_500);

/** The entry's first output on a text, from a place in the list on, that is not the text itself. */
async function firstOutput(entry: Entry, at: number): Promise<Shown | null> {
  const values = someValues(entry, at);
  for (let tried = 0; tried < texts.length; tried += 1) {
    const text = texts[(at + tried) % texts.length];
    if (!text) continue;
    const written = await writeCell(entry, { values, text });
    const given = written.ending === "kept" || written.ending === "broken";
    if (given && written.text.trim() !== text.text.trim()) return { entry, values, text, written };
  }
  return null;
}

/** Entries with a rule, a group after the other, each group's own in steps so that neighbours are passed over. */
function inTurns(from: number): Entry[] {
  const byGroup = new Map<Group, Entry[]>();
  for (const entry of entries.filter(({ rule }) => rule)) {
    const group = groupOf(entry);
    byGroup.set(group, [...(byGroup.get(group) ?? []), entry]);
  }
  const rounds = Math.max(...[...byGroup.values()].map((group) => group.length));
  const turns = Array.from({ length: rounds }, (_turn, round) =>
    [...byGroup.values()].flatMap((group) => {
      const step = Math.floor(group.length / 2) + (group.length > 4 && group.length % 2 === 0 ? -1 : 1);
      return round < group.length ? (group[(from + round * step) % group.length] ?? []) : [];
    }),
  );
  return [...new Set(turns.flat())];
}

/** No value for every other entry, else one value of one suboption. */
function someValues(entry: Entry, at: number): Values {
  const suboption = entry.suboptions[at % Math.max(1, entry.suboptions.length)];
  const value = suboption?.values[at % suboption.values.length];
  return at % 2 === 0 || !suboption || !value ? {} : { [suboption.name]: value.name };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The whole page, without scripts or links. */
export function pageOf(shown: readonly Shown[], summary: readonly string[]): string {
  const parts = shown.map(({ entry, values, text, written }, at) => {
    const promises = written.promises.map(
      (one) =>
        `<li>${one.kept === null ? "–" : one.kept ? "✓" : "✗"} ${escaped(one.say)} <small>${escaped(one.found)} (${one.strength})</small></li>`,
    );
    return `<section><h2>${String(at + 1)}. ${escaped(entry.id + said(values))}</h2><p>${escaped(entry.purpose)}</p>
<div class="pair"><div><h3>${escaped(text.name)}</h3><pre>${escaped(text.text)}</pre></div><div><h3>Built-in writer (${entry.builtin})</h3><pre>${escaped(written.text)}</pre><ul>${promises.join("")}</ul></div></div></section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The catalogue, to be read</title>
<style>body{font:16px/1.5 Georgia,serif;max-width:80rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;font:inherit;background:#f6f4ef;padding:1rem}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}ul{padding-left:1rem;list-style:none}small{color:#555}</style></head>
<body><h1>The catalogue, to be read</h1><pre>${escaped(summary.join("\n"))}</pre>
${parts.join("\n")}
</body></html>
`;
}
