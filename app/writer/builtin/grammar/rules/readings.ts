/** How the rules of small words read a place. */

import type { Clause } from "./clause.ts";

/** What should stand there and why, or null where it is right. */
export type Reading = (clause: Clause, index: number) => readonly [text: string, reason: string] | null;

export const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

export const isOver = ({ tag, key }: Clause, index: number): boolean =>
  tag(index) === "" || (tag(index) === "PUNCT" && !/^[-–'’"“(]$/.test(key(index)));

export const determiners = words(
  "the a an my your his her our their its this that these those some any every each",
);

export const linking = words(
  "is was are were be been being 's 're 'm am looks look looked seems seem seemed feels felt feel got get gets getting grew grow grows becomes became sounds sounded",
);
