/** The built-in purpose writer: the text's own sentences in the order that a goal asks for, set out for a channel, within a length. */

import { keyphrasesOf } from "../../prose/keyphrases.ts";
import { countWords } from "../../prose/words.ts";
import type { Band } from "../../promises/lengths.ts";
import type { Decline, Source, Values } from "../../task.ts";
import { isFragment, withoutLead } from "../leads.ts";
import { requireEnglish } from "../limits.ts";
import { shorterForms } from "../sentences.ts";
import { shows, type Cue } from "../templates/cues.ts";
import { sortUnits, type Sorted } from "../templates/sort.ts";
import { readUnits, type Reading, type Unit } from "../templates/units.ts";
import { toned } from "../tones.ts";
import { channels, type Channel, type NamedPart } from "./channels.ts";
import { goals } from "./goals.ts";
import type { Part } from "../templates/layout.ts";

/** What was chosen, with what is usual where nothing was. */
interface Wish {
  parts: readonly Part[];
  channel: Channel;
  channelName: string;
  band: Band;
  audience: string;
  /** Slots for what a piece of this length needs besides its parts. */
  extra: string[];
}

/** Word bands by the name of the length. */
export const lengths: Readonly<Record<string, Band>> = {
  "Short (100-200 words)": { least: 100, most: 200 },
  "Medium (300-500 words)": { least: 300, most: 500 },
  "Long (600-1000 words)": { least: 600, most: 1000 },
  "Very long (1000+ words)": { least: 1000, most: Number.POSITIVE_INFINITY },
};

/** Writes for a purpose, or says how much more the text would have to say. */
export function writeForPurpose(source: Source, values: Values): string | Decline {
  requireEnglish("The purpose writer", source.text);
  const wish = wishOf(values);
  const text = values.Tone ? toned("The purpose writer", source.text, values.Tone) : source.text;
  const reading = readUnits({ ...source, text }, "told");
  const units = reading.units.filter((unit) => unit.kind !== "code" && unit.kind !== "table");
  if (units.length === 0) return { decline: "The purpose writer needs at least one sentence to work on." };
  let sorted = sortUnits(units, { order: "sorted", sections: wish.parts });
  let output = written(sorted, wish, reading);
  for (let round = 0; tooLong(output, wish) && round < 400; round += 1) {
    const shorter = withoutLightest(sorted, output, wish);
    if (!shorter) break;
    sorted = shorter;
    output = written(sorted, wish, reading);
  }
  for (const extra of asksFor(units, wish)) {
    if (countWords(output) >= wish.band.least) break;
    wish.extra.push(extra);
    output = written(sorted, wish, reading);
  }
  const words = countWords(output);
  if (words < wish.band.least)
    return {
      decline: `With its [slots] this comes to ${String(words)} words; ${values.Length ?? "this length"} needs at least ${String(wish.band.least)}, so the text would have to say about ${String(wish.band.least - words)} words more.`,
    };
  if (tooLong(output, wish))
    return {
      decline: `No choice of this text's sentences fits ${wish.channelName}; it would need shorter sentences, or a model.`,
    };
  return output;
}

function wishOf(values: Values): Wish {
  const goal = goals[values.Goal ?? "Share insights"] ?? [];
  const channelName = values.Channel ?? "Website";
  const channel = channels[channelName] ?? { characters: Number.POSITIVE_INFINITY, shape: () => "" };
  const band = lengths[values.Length ?? ""] ?? { least: 1, most: Number.POSITIVE_INFINITY };
  return { parts: goal, channel, channelName, band, audience: values.Audience ?? "readers", extra: [] };
}

/** What a longer piece is asked for where the text does not have it, the most useful first. */
const further: readonly (readonly [slot: string, unless: Cue])[] = [
  ["the first doubt that {audience} will have, and your answer to it", "doubt"],
  ["a sentence by somebody who has tried it, with name and role", "quote"],
  ["what it looks like on an ordinary day of {audience}", "example"],
  ["one figure that shows it, with its source", "number"],
];

function asksFor(units: readonly Unit[], { audience }: Wish): string[] {
  return further
    .filter(([, cue]) => !units.some((unit) => shows(unit, cue, units.length)))
    .map(([slot]) => slotFor(slot, audience, "it"));
}

function tooLong(output: string, { band, channel }: Wish): boolean {
  return countWords(output) > band.most || Array.from(output).length > channel.characters;
}

/** The parts without the sentences that carry least; the last of a part stays as long as others can go. */
function withoutLightest(sorted: Sorted, output: string, { band, channel }: Wish): Sorted | null {
  const over = Math.max(countWords(output) - band.most, (Array.from(output).length - channel.characters) / 6);
  const free = sorted
    .flatMap((units) => (units.length > 1 ? units : []))
    .toSorted((a, b) => a.weight - b.weight);
  const single = sorted.flat().toSorted((a, b) => a.weight - b.weight);
  const pool = free.length > 0 ? free : single.length > 1 ? single : [];
  const going = new Set<Unit>();
  let gone = 0;
  for (const unit of pool) {
    if (gone > 0 && gone >= over / 2) break;
    const row = sorted.find((units) => units.includes(unit)) ?? [];
    if (free.length > 0 && row.filter((one) => !going.has(one)).length < 2) continue;
    going.add(unit);
    gone += unit.words;
  }
  return going.size === 0 ? null : sorted.map((units) => units.filter((unit) => !going.has(unit)));
}

function written(sorted: Sorted, wish: Wish, reading: Reading): string {
  const topic = keyphrasesOf(reading.whole, 1)[0]?.named ?? "it";
  const parts = wish.parts.map((section, index): NamedPart => {
    const units = sorted[index] ?? [];
    const text =
      units.length === 0 ? slotFor(section.slot, wish.audience, topic) : proseOf(units, wish.channel.post);
    const asked = section.rest ? wish.extra : [];
    return { name: section.title, text: [text, ...asked].join("\n\n") };
  });
  return wish.channel.shape(parts, reading);
}

/** The slot with whom it is for and what it is about, within the 80 characters that make it one. */
function slotFor(slot: string, audience: string, topic: string): string {
  const people = /^[A-Z][a-z]/.test(audience)
    ? audience.charAt(0).toLowerCase() + audience.slice(1)
    : audience;
  const full = slot.replace("{audience}", people.replace(/ \(.*\)$/, "")).replace("{topic}", topic);
  const plain = slot.replace("{audience}", "readers").replace("{topic}", "it");
  return `[${full.length <= 80 ? full : plain}]`;
}

/** A part's sentences as a paragraph, or as posts of their own where the channel counts each. */
function proseOf(units: readonly Unit[], post: number | undefined): string {
  const sentences = units.map((unit, index) => {
    const follows = index > 0 && unit.at === (units[index - 1]?.at ?? -2) + 1;
    const bare = follows ? unit.text : withoutLead(unit.text);
    return { unit, text: isFragment(bare) && !isFragment(unit.text) ? unit.text : bare };
  });
  if (post !== undefined)
    return posts(
      sentences.map(({ text }) => text),
      post,
    ).join("\n\n");
  const rows: string[] = [];
  for (const [index, { unit, text }] of sentences.entries()) {
    const before = sentences[index - 1]?.unit;
    const apart = before && before.block !== unit.block && (rows.at(-1) ?? "").length > 240;
    if (rows.length === 0 || apart) rows.push(text);
    else rows[rows.length - 1] += ` ${text}`;
  }
  return rows.join("\n\n");
}

/** Sentences packed into posts; one that is too long for a post is cut at a clause, or broken between words. */
function posts(sentences: readonly string[], most: number): string[] {
  const rows: string[] = [];
  for (const sentence of sentences.flatMap((one) => partsWithin(one, most))) {
    const last = rows.at(-1);
    if (last !== undefined && Array.from(last).length + Array.from(sentence).length + 1 <= most)
      rows[rows.length - 1] = `${last} ${sentence}`;
    else rows.push(sentence);
  }
  return rows;
}

function partsWithin(sentence: string, most: number): string[] {
  if (Array.from(sentence).length <= most) return [sentence];
  const form = shorterForms(sentence).find((one) => Array.from(one).length <= most);
  if (form) return [form];
  const rows: string[] = [];
  for (const word of sentence.split(/\s+/)) {
    const last = rows.at(-1);
    if (last !== undefined && Array.from(last).length + word.length + 2 <= most)
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word.slice(0, most));
  }
  return rows;
}
