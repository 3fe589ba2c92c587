/** A text taken apart for sorting: sentences, with those that lean on them, and where each stands. */

import { blocksOf, isProse, type Block } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { weightsOf } from "../../prose/weights.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Source } from "../../task.ts";
import { pointsBack } from "../chain.ts";
import { isFrame } from "../sentences.ts";
import { bareHeading } from "../titles/forms.ts";
import { imperative } from "../tables/imperatives.ts";

export interface Unit {
  text: string;
  kind: Block["kind"];
  words: number;
  sentences: number;
  /** Its number among all units, and where that is between 0 and 1. */
  at: number;
  place: number;
  /** The block it stands in. */
  block: number;
  /** The heading above it and the label before it, in small letters; empty for none. */
  heading: string;
  label: string;
  /** How much of the text it carries; mean about 1. */
  weight: number;
}

export interface Reading {
  units: Unit[];
  /** The text's own first heading, or the title above it. */
  title: string;
  greeting: string;
  /** Closing words and names at the end. */
  signOff: string;
  /** Whether sentences that point back were kept with the one before: the text may be put into another order. */
  chained: boolean;
  /** The text itself. */
  whole: string;
}

const label = /^(\p{Lu}[\p{L} /&-]{1,28}):\s+(?=\S)/u;
/** A label that is no section's name but part of what is said. */
const spoken = /^(?:Note|Example|Remember|Answer|Question|He said|She said)$/i;

/**
 * How close sentences stay: apart (`none`), with those that point back (`close`), with those that do so by more than `It`
 * (`loose`), or with those that point back or go on in a sequence (`told`).
 */
export type Chains = "none" | "close" | "loose" | "told";

/** Whether a sentence stays with the one before. */
function leans(sentence: string, before: string, chains: Chains): boolean {
  if (chains === "told" && /^(?:Then|Next|After that|Finally|Second(?:ly)?|Third(?:ly)?)\b/.test(sentence))
    return true;
  if (/[?]$/.test(before) || /^(?:Then|Now|Next)\b/.test(sentence)) return false;
  if (chains === "loose" && /^(?:It|Its|They|You)\b/.test(sentence)) return false;
  return (
    pointsBack(sentence) || (chains === "close" && countWords(sentence) < 4 && !imperative.test(sentence))
  );
}

/** Reads a text; sentences that lean on their neighbours stay with them, up to three together. */
export function readUnits(source: Source, chains: Chains): Reading {
  const blocks = blocksOf(source.text);
  const units: Unit[] = [];
  let heading = "";
  let title = "";
  const frames: { text: string; index: number }[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "rule") continue;
    if (block.kind === "heading") {
      heading = plainOf(block.text).trim().toLowerCase();
      const named = plainOf(block.text).trim();
      if (title === "" && !bareHeading.test(named)) title = named;
      continue;
    }
    if (!isProse(block)) {
      units.push(unitOf(block.text, block.kind, index, heading, "", 1));
      continue;
    }
    if (block.kind === "paragraph" && isFrame(block.text)) {
      frames.push({ text: block.text, index });
      continue;
    }
    const named = label.exec(block.text)?.[1] ?? "";
    const kept = named !== "" && !spoken.test(named) ? named : "";
    for (const sentence of sentencesOf(block.text)) {
      const last = units.at(-1);
      if (
        last &&
        chains !== "none" &&
        last.block === index &&
        last.sentences < 3 &&
        leans(sentence, last.text, chains)
      ) {
        last.text += ` ${sentence}`;
        last.words += countWords(sentence);
        last.sentences += 1;
      } else units.push(unitOf(sentence, block.kind, index, heading, kept.toLowerCase(), 1));
    }
  }
  const weights = weightsOf(units.map((unit) => unit.text));
  for (const [at, unit] of units.entries()) {
    unit.at = at;
    unit.place = units.length > 1 ? at / (units.length - 1) : 0;
    unit.weight = (weights[at] ?? 0) * (at === 0 ? 1.4 : 1);
  }
  const greeting = frames.find(
    ({ index, text }) => index < 2 && /^(?:Hi|Hello|Hey|Dear|Good|To)\b/iu.test(text),
  );
  const closing = frames.filter(({ index }) => index > blocks.length - 4 && index > (greeting?.index ?? 0));
  return {
    units,
    title: title === "" ? (source.title ?? "") : title,
    greeting: greeting?.text ?? "",
    signOff: closing.map(({ text }) => text).join("\\\n"),
    chained: chains !== "none",
    whole: source.text,
  };
}

function unitOf(
  text: string,
  kind: Block["kind"],
  block: number,
  heading: string,
  named: string,
  sentences: number,
): Unit {
  return {
    text,
    kind,
    words: countWords(text),
    sentences,
    at: 0,
    place: 0,
    block,
    heading,
    label: named,
    weight: 1,
  };
}
