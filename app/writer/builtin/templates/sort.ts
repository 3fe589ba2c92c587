/** Sorting a text's sentences under the sections of a template. */

import { capital } from "../letters.ts";
import { scoreOf } from "./cues.ts";
import type { Layout, Part } from "./layout.ts";
import type { Unit } from "./units.ts";

/** The units of each section, in the order of the text; those that found no place are left out. */
export type Sorted = Unit[][];

/** Below this a cue says too little. */
const threshold = 1;

/** Sorts by the layout's own way. */
export function sortUnits(units: readonly Unit[], layout: Layout): Sorted {
  if (layout.order === "sorted") return sortFreely(units, layout.sections);
  const cut = cutArc(units, layout.sections);
  const limited = layout.characters !== undefined || layout.words !== undefined;
  return limited ? cut.map((some, index) => heaviest(some, layout.sections[index]?.most ?? 0)) : cut;
}

/** The weightiest of a section, in the order of the text. */
function heaviest(units: readonly Unit[], most: number): Unit[] {
  if (units.length <= most) return [...units];
  const kept = new Set(units.toSorted((a, b) => b.weight - a.weight).slice(0, most));
  return units.filter((unit) => kept.has(unit));
}

function named(unit: Unit, part: Part): number {
  return (labelOf(unit, part) ? 12 : 0) + (says(unit.heading, part) ? 8 : 0);
}

function says(words: string, { title }: Part): boolean {
  const key = title.toLowerCase();
  return (
    words !== "" && (words === key || (words.length > 3 && (key.includes(words) || words.includes(key))))
  );
}

/** Whether the line's own label names the section. */
function labelOf(unit: Unit, part: Part | undefined): boolean {
  return part !== undefined && says(unit.label, part);
}

/** The unit without the label that its section now says. */
function unlabelled(unit: Unit): Unit {
  const colon = unit.text.indexOf(":");
  const starts = unit.text.slice(0, colon).toLowerCase() === unit.label;
  return starts ? { ...unit, text: capital(unit.text.slice(colon + 1).trim()) } : unit;
}

/** Each sentence goes to the section whose cues it shows most; sections with a limit take their best. */
function sortFreely(units: readonly Unit[], parts: readonly Part[]): Sorted {
  const claims = units.flatMap((unit) =>
    parts.flatMap((part, index) => {
      if (part.fill) return [];
      const { score, evidence } = scoreOf(unit, part.cues, units.length);
      const said = named(unit, part);
      if (said === 0 && (score < threshold || (part.needed && evidence === 0))) return [];
      return [{ unit, index, value: score + said }];
    }),
  );
  const ranked = claims.toSorted((a, b) => b.value - a.value || a.unit.at - b.unit.at || a.index - b.index);
  const sorted: Sorted = parts.map(() => []);
  const room = parts.map((part) => part.most);
  const placed = new Set<Unit>();
  for (const { unit, index } of ranked) {
    if (placed.has(unit) || (room[index] ?? 0) < 1 || (room[index] ?? 0) < unit.sentences - 1) continue;
    sorted[index]?.push(labelOf(unit, parts[index]) ? unlabelled(unit) : unit);
    room[index] = (room[index] ?? 0) - unit.sentences;
    placed.add(unit);
  }
  const rest = parts.findIndex((part) => part.rest);
  if (rest >= 0) sorted[rest]?.push(...units.filter((unit) => !placed.has(unit)));
  return sorted.map((some) => some.toSorted((a, b) => a.at - b.at));
}

/** What a section gains by not being empty. */
const opened = 1.5;

/** What a section loses by each sentence over its number. */
const crowded = 4;

/** The text in its order, cut where its cues and the sections' places agree best. */
function cutArc(units: readonly Unit[], parts: readonly Part[]): Sorted {
  const open = parts.map((part, index) => ({ part, index })).filter(({ part }) => !part.fill);
  const worth = units.map((unit) =>
    open.map(({ part }, index) => {
      const { score, evidence } = scoreOf(unit, part.cues, units.length);
      const said = named(unit, part);
      if (part.needed && said === 0 && evidence < threshold) return Number.NEGATIVE_INFINITY;
      const centre = (index + 0.5) / open.length;
      return Math.min(score, 4) + said + 2 * (1 - Math.abs(unit.place - centre) * 1.5);
    }),
  );
  let states = open.map(() => ({ value: Number.NEGATIVE_INFINITY, cuts: [] as number[], used: 0 }));
  for (const [at] of units.entries()) {
    states = open.map(({ part }, index) => {
      const here = worth[at]?.[index] ?? Number.NEGATIVE_INFINITY;
      const stay = states[index];
      const stays =
        stay && at > 0
          ? {
              value: stay.value + here - (stay.used < part.most ? 0 : crowded),
              cuts: [...stay.cuts, index],
              used: stay.used + 1,
            }
          : { value: Number.NEGATIVE_INFINITY, cuts: [], used: 0 };
      const before = states
        .slice(0, index)
        .toSorted((a, b) => b.value - a.value)
        .at(0);
      const start = at === 0 ? { value: 0, cuts: [] } : before;
      const enters = start
        ? { value: start.value + here + opened, cuts: [...start.cuts, index], used: 1 }
        : { value: Number.NEGATIVE_INFINITY, cuts: [], used: 0 };
      return enters.value > stays.value ? enters : stays;
    });
  }
  const best = states.toSorted((a, b) => b.value - a.value)[0];
  const sorted: Sorted = parts.map(() => []);
  for (const [at, unit] of units.entries()) {
    const place = open[best?.cuts[at] ?? 0]?.index ?? 0;
    sorted[place]?.push(unit);
  }
  return sorted;
}
