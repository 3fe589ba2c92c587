/** A worksheet as cards: one thought on each, what belongs to the chosen values first. */

import type { Values } from "../../task.ts";
import { cardKinds, type Version } from "../../versions.ts";
import type { Part, Worksheet } from "./worksheet.ts";

type CardKind = (typeof cardKinds)[number];

export interface Card {
  kind: CardKind;
  text: string;
}

const none: readonly string[] = [];

const cards = (kind: CardKind, lines: readonly string[] = none): Card[] =>
  lines.map((text) => ({ kind, text }));

/** What of a part can stand alone on a card. */
const cardsOfPart = ({ say, patterns, questions }: Part): Card[] => [
  ...cards("Instruction", say === undefined ? none : [say]),
  ...cards("Pattern", patterns),
  ...cards("Question", questions),
];

/** `own` are lines of the writer's text that come before all patterns. */
export function cardsOf({ parts }: Worksheet, values: Values, own: readonly string[] = none): Card[] {
  const always = parts.filter(({ when }) => !when);
  const chosen = parts.filter(({ when }) =>
    Object.entries(when ?? {}).some(([option, value]) => values[option] === value),
  );
  const sometimes =
    chosen.length > 0 ? chosen.flatMap(cardsOfPart) : sampled(parts.filter(({ when }) => when));
  return [
    ...sometimes.filter(({ kind }) => kind === "Instruction"),
    ...cards("Your line", own),
    ...sometimes.filter(({ kind }) => kind !== "Instruction"),
    ...always.flatMap(({ patterns }) => cards("Pattern", patterns)),
    ...always.flatMap(({ questions }) => cards("Question", questions)),
  ];
}

/** Cards under labels that say what each holds, each kind counted on from the `earlier` versions. */
export function labelledCards(all: readonly Card[], earlier: string): Version[] {
  return cardKinds.flatMap((kind) => {
    const before = earlier.split(`## ${kind} `).length;
    return all
      .filter((card) => card.kind === kind)
      .map(({ text }, index) => ({ label: `${kind} ${String(before + index)}`, text }));
  });
}

/** A line of the first value of each option, then of the second ones. */
function sampled(parts: readonly Part[]): Card[] {
  const options = Map.groupBy(parts, ({ when = {} }) => Object.keys(when).join());
  const lists = [...options.values()].map((values) =>
    values.flatMap(({ patterns, questions }) =>
      cardsOfPart({ heading: "", patterns, questions }).slice(0, 1),
    ),
  );
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_row, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
