/** A worksheet as cards: one thought on each, what belongs to the chosen values first. */

import type { Decline, Values } from "../../task.ts";
import { cardKinds, type Version } from "../../versions.ts";
import { fittingParts, type FittingPart, type Worksheet } from "./worksheet.ts";

type CardKind = (typeof cardKinds)[number];

export interface Card {
  kind: CardKind;
  text: string;
}

const cards = (kind: CardKind, lines: readonly string[]): Card[] => lines.map((text) => ({ kind, text }));

/** What of a part can stand alone on a card. */
const cardsOfPart = ({ say, patterns, questions }: FittingPart): Card[] => [
  ...cards("Instruction", say === undefined ? [] : [say]),
  ...cards("Pattern", patterns),
  ...cards("Question", questions),
];

const has = (all: readonly Card[], wanted: CardKind): boolean => all.some(({ kind }) => kind === wanted);

/**
 * The cards over a text. Instructions, patterns and questions of a chosen value stand for themselves; where it brings none, those that fit the kind of text do.
 * `own` are lines of the writer's text, which come before all patterns.
 */
export function cardsOf(
  sheet: Worksheet,
  text: string,
  values: Values,
  own: readonly Card[] = [],
): Card[] | Decline {
  const parts = fittingParts(sheet, text, values);
  if ("decline" in parts) return parts;
  const chosen = parts.filter(({ when }) => when).flatMap(cardsOfPart);
  const always = parts.filter(({ when }) => !when).flatMap(cardsOfPart);
  const all = [...chosen, ...own, ...always.filter(({ kind }) => !has(chosen, kind))];
  return cardKinds.flatMap((kind) => all.filter((card) => card.kind === kind));
}

/** Cards under labels that say what each holds, each kind counted on from the `earlier` versions. */
export function labelledCards(all: readonly Card[], earlier: readonly Version[]): Version[] {
  return cardKinds.flatMap((kind) => {
    const numbers = earlier
      .filter(({ label }) => label.startsWith(`${kind} `))
      .map(({ label }) => Number(label.slice(kind.length)));
    const next = Math.max(0, ...numbers) + 1;
    return all
      .filter((card) => card.kind === kind)
      .map(({ text }, index) => ({ label: `${kind} ${String(next + index)}`, text }));
  });
}
