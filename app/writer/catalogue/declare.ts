/** How entries are written down: one call for a table of them, one for an entry, one for each of its suboptions. */

import { alwaysNeedsModel, type BuiltinKind } from "#app/document/builtin-kind.ts";
import { ruleOf } from "../builtin/rules.ts";
import { factsInPlace, factsLocked } from "../promises/facts.ts";
import type { Entry, Suboption, Values, Vow } from "../task.ts";

type Value = readonly [
  name: string,
  description: string,
  promises?: readonly Vow[] | undefined,
  builtin?: BuiltinKind,
];

/** A suboption with what its values promise; `always` holds whichever value is chosen. */
interface Option {
  shown: Suboption;
  promises: ReadonlyMap<string, readonly Vow[]>;
}

/** Declares a suboption. */
export function option(
  name: string,
  icon: string,
  shortDescription: string,
  description: string,
  values: readonly Value[],
  always: readonly Vow[] = [],
): Option {
  return {
    shown: {
      name,
      icon,
      shortDescription,
      description,
      values: values.map(([value, told, , builtin]) => ({
        name: value,
        description: told,
        ...(builtin ? { builtin } : {}),
      })),
    },
    promises: new Map(values.map(([value, , own = []]) => [value, [...always, ...own]])),
  };
}

/** The suboption with what the built-in writer does with those of its values that do not say it themselves. */
export function builtinAs(builtin: BuiltinKind, { shown, promises }: Option): Option {
  return { shown: { ...shown, values: shown.values.map((value) => ({ builtin, ...value })) }, promises };
}

/** An entry as it is written down. */
export interface Row extends Omit<Entry, "suboptions" | "vows" | "purpose"> {
  /** Made of the short description and the promises where it is absent. */
  purpose?: string;
  suboptions?: readonly Option[];
  /** Another order of the text is part of the work. */
  reorders?: true;
  /**
   * What holds whatever is chosen; chosen values add theirs and replace those with the same id. Whoever locks the facts
   * is told, too, which of them moved.
   */
  promises: readonly Vow[] | ((values: Values) => readonly Vow[]);
}

/** Declares an entry. */
export function entry({ suboptions = [], promises, purpose, reorders, ...rest }: Row): Entry {
  const vows = (values: Values): Vow[] => {
    const all = [
      ...(typeof promises === "function" ? promises(values) : promises),
      ...suboptions.flatMap((one) => [...(one.promises.get(values[one.shown.name] ?? "") ?? [])]),
    ];
    const chosen = [...new Map(all.map((vow) => [vow.id, vow])).values()];
    return chosen.includes(factsLocked) && !reorders ? [...chosen, factsInPlace] : chosen;
  };
  const shown = suboptions.map((one) => one.shown);
  return {
    ...(alwaysNeedsModel({ ...rest, suboptions: shown }) ? {} : { rule: ruleOf(rest.id) }),
    ...rest,
    purpose: purpose ?? purposeOf(rest.shortDescription, vows({})),
    suboptions: shown,
    vows,
  };
}

/** Declares a family of entries. */
export const table = (rows: readonly Row[]): readonly Entry[] => rows.map((row) => entry(row));

/** The entry of a table with an id. @throws where it has none */
export function rowOf<T extends Entry>(rows: readonly T[], id: string): T {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`the table has no entry ${id}`);
  return row;
}

/** What nearly every entry promises says nothing about one of them. */
const everywhere: ReadonlySet<string> = new Set(["same-language", "nothing-new", "facts-in-place"]);

/** What an entry is for and what it promises of its own. */
function purposeOf(shortDescription: string, vows: readonly Vow[]): string {
  const own = vows.filter(({ id }) => !everywhere.has(id)).map((vow) => vow.say({}));
  return [shortDescription, ...own].join(" ");
}
