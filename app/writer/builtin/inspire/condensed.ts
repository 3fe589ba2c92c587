/** The built-in Condensed Variations: the text's own sentences, chosen and cut to exact sizes, each time around another one. */

import { oneLine } from "../../promises/versions.ts";
import { emotionIn } from "../../promises/kept-elements.ts";
import { isCall } from "../../prose/calls.ts";
import { numbersOf, namesOf } from "../../prose/facts.ts";
import { isEnglish } from "../../prose/language.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Entry, Source, Values } from "../../task.ts";
import { draftOf, joinSentences, lockFacts, textOf } from "../draft.ts";
import { requireEnglish } from "../limits.ts";
import { isFragment, withoutLead } from "../leads.ts";
import { continued } from "../matter/phrases.ts";
import type { Topic } from "../matter/topics.ts";
import { explained, statementLines } from "../titles/forms.ts";
import { unstopped } from "../letters.ts";
import { reword } from "../rewrite/edit.ts";
import { candidatesOf, shorterForms } from "../sentences.ts";
import { opened } from "./casing.ts";
import { eightOf, inTurn } from "./choose.ts";
import { claimsOf, materialOf, type Material } from "./material.ts";
import { versionsAsked } from "../../versions.ts";
import { packed } from "./packed.ts";

/** What a version may measure: words, characters, sentences. */
interface Room {
  least: number;
  most: number;
  characters: number;
  sentences: number;
}

const unlimited = Number.POSITIVE_INFINITY;
const rooms: Readonly<Record<string, Room>> = {
  "One sentence": { least: 3, most: 60, characters: unlimited, sentences: 1 },
  "280 characters": { least: 8, most: 60, characters: 280, sentences: unlimited },
  "50 words": { least: 18, most: 50, characters: unlimited, sentences: unlimited },
  "100 words": { least: 40, most: 100, characters: unlimited, sentences: unlimited },
  "Elevator pitch": { least: 40, most: 75, characters: unlimited, sentences: unlimited },
  Caption: { least: 4, most: 30, characters: 200, sentences: 2 },
  "Bullet list": { least: 10, most: 80, characters: unlimited, sentences: 5 },
};

/** Eight short versions. English sentences may be cut at whole clauses; in other languages they are only chosen. */
export function condensed(source: Source, values: Values, entry: Pick<Entry, "vows">): string | Decline {
  const plain =
    Object.keys(values).every((name) => name === "Size" || name === "Shape") && values["Shape"] !== "Tagline";
  const english = isEnglish(source.text);
  if (!english && !plain) requireEnglish("Condensed Variations", source.text);
  const words = countWords(source.text);
  const wanted = {
    entry,
    source,
    values,
    decline: (possible: number) =>
      words < shortAlready && values["Shape"] === undefined
        ? `The text has ${String(words)} words and is short already; eight different short versions need a text of about 60 words, or Shape: Tagline.`
        : `The text has ${String(words)} words and gives ${String(possible)} different versions of this size; eight would need more statements that can stand alone, or another size.`,
  };
  if (values["Shape"] === "Tagline") return eightOf(taglines(materialOf(source), values), wanted);
  const room = roomOf(values, words);
  const forms: readonly Form[] = english ? ["whole", "short", "shortest", "reworded"] : ["whole"];
  const setsIn = (some: Room) =>
    forms.flatMap((form) => chosenSets(source.text, some, values["Keep"], english, form));
  const written = (sets: readonly (readonly string[])[]) =>
    eightOf(
      sets.map((chosen) => shaped(chosen, values, english)),
      wanted,
    );
  const sets = setsIn(room);
  const full = written(sets);
  if (typeof full === "string" || !english || words < leastForSmall) return full;
  const free = values["Size"] === undefined && values["Shape"] === undefined;
  const single = forms
    .filter((form) => form !== "reworded")
    .flatMap((form) => statementsOf(source.text, room, values["Keep"], english, form))
    .filter((one) => one.bears && !one.hangs && fits(one.text, room, free))
    .map((one) => [one.text]);
  const cut = statementLines(source.text, 160, 24)
    .map(({ text }) => text)
    .filter((line) => explained(line) && carries(line, values["Keep"]) && fits(line, room, free))
    .map((line) => [`${unstopped(line)}.`]);
  const bySize = [...sets].toSorted((one, other) => one.length - other.length);
  const joined = free ? setsIn({ ...room, least: Math.min(room.least, 5), sentences: 1 }) : [];
  const small = written([...single, ...cut, ...bySize]);
  return typeof small === "string" || joined.length === 0 ? small : written([...joined, ...cut, ...bySize]);
}

/** Of fewer words no eight cuts differ. */
const shortAlready = 40;

/** A shorter text than this is a sentence or two: eight cuts of it would say the same eight times. */
const leastForSmall = 28;

function fits(line: string, room: Room, free: boolean): boolean {
  const words = countWords(line);
  return (
    words <= room.most &&
    (free ? words >= 5 : words >= room.least) &&
    Array.from(line).length < room.characters
  );
}

/** How a statement is taken: as it stands, cut once, cut as far as it goes, or said in other words. Later ones fill up what the earlier ones leave. */
type Form = "whole" | "short" | "shortest" | "reworded";

/** A statement in a form; null where it has none but itself. */
function formed(sentence: string, form: Form): string | null {
  if (form === "whole") return sentence;
  if (form === "reworded") {
    const draft = draftOf(sentence);
    reword(draft, { choice: 1, register: "neutral", words: true });
    lockFacts(draft);
    const said = textOf(draft);
    return said === sentence ? null : said;
  }
  const cuts = shorterForms(sentence).filter((cut) => countWords(cut) >= 4);
  return (form === "short" ? cuts[0] : cuts.at(-1)) ?? null;
}

/** What a slot for a missing call to action takes of the room. */
const callSlot = "[Call to action].";

function chosenSets(
  text: string,
  room: Room,
  keep: string | undefined,
  english: boolean,
  form: Form,
): string[][] {
  const statements = statementsOf(text, room, keep, english, form);
  if (form !== "whole" && statements.length === 0) return [];
  if (keep === "The call to action" && !statements.some(({ bears }) => bears)) {
    const smaller = { ...room, most: room.most - 3, characters: room.characters - callSlot.length - 1 };
    if (room.sentences === 1)
      return chosenSets(text, smaller, undefined, english, form).map(([one = ""]) => [
        `${one.replace(/[.]$/, "")}: [call to action].`,
      ]);
    return chosenSets(text, { ...smaller, sentences: room.sentences - 1 }, undefined, english, form).map(
      (set) => [...set, callSlot],
    );
  }
  return room.sentences === 1 ? singles(statements, room, text, english) : setsOf(statements, room);
}

/** The room of the chosen size and shape together: the smaller of each measure. */
function roomOf(values: Values, words: number): Room {
  const chosen = [rooms[values["Size"] ?? ""], rooms[values["Shape"] ?? ""]].filter(
    (room) => room !== undefined,
  );
  const usual: Room = {
    least: Math.min(15, Math.ceil(words * 0.1)),
    most: Math.max(20, Math.min(60, Math.floor(words * 0.4))),
    characters: unlimited,
    sentences: unlimited,
  };
  if (chosen.length === 0) return usual;
  const most = Math.min(...chosen.map((room) => room.most));
  return {
    least: Math.min(most, Math.max(...chosen.map((room) => Math.min(room.least, room.most)))),
    most,
    characters: Math.min(...chosen.map((room) => room.characters)),
    sentences: Math.min(...chosen.map((room) => room.sentences)),
  };
}

interface Statement {
  /** As it stands, or cut at a clause where it is too long for the room. */
  text: string;
  words: number;
  weight: number;
  /** Only right behind the sentence before it. */
  hangs: boolean;
  bears: boolean;
  at: number;
}

/** How many sentences make one version at most, and out of how many of the weightiest they are chosen: sets stay below some thousands. */
const mostTogether = 5;
const few = { together: 3, from: 24 };
const many = 13;

function statementsOf(
  text: string,
  room: Room,
  keep: string | undefined,
  english: boolean,
  form: Form,
): Statement[] {
  const all = candidatesOf(text).flatMap((candidate, at) => (candidate.unfit ? [] : [{ candidate, at }]));
  const long = all.length > many;
  const bearing = all.filter(({ candidate }) => carries(plainOf(candidate.text), keep));
  const heavy = (list: typeof all) => list.toSorted((a, b) => b.candidate.weight - a.candidate.weight);
  const kept = new Set([...heavy(bearing).slice(0, 6), ...heavy(all)].slice(0, long ? few.from : many));
  return all
    .filter((one) => kept.has(one))
    .flatMap(({ candidate, at }) => {
      const bare = english ? withoutLead(plainOf(candidate.text).trim()) : candidate.text.trim();
      const whole = isFragment(bare) ? plainOf(candidate.text).trim() : bare;
      const wanted = formed(whole, form);
      if (wanted === null) return [];
      const said = [wanted, ...(english && countWords(wanted) > room.most ? shorterForms(wanted) : [])].find(
        (one) => countWords(one) <= room.most && Array.from(one).length <= room.characters,
      );
      if (said === undefined) return [];
      return [
        {
          text: stopped(said),
          words: countWords(said),
          weight: candidate.weight,
          hangs: candidate.hangs,
          bears: carries(said, keep),
          at,
        },
      ];
    });
}

function stopped(sentence: string): string {
  return /[.!?…。！？।]["”’»」)]*$/u.test(sentence) ? sentence : `${sentence}.`;
}

const happened = /\b(?:was|were|had|went|came|began|took|said|ran|left|made|found|\p{Ll}{2,}ed)\b/u;

/** Whether a sentence carries what has to survive. */
function carries(sentence: string, keep: string | undefined): boolean {
  if (keep === "The key fact")
    return numbersOf(sentence).length > 0 || namesOf(`It was ${sentence}`).length > 0;
  if (keep === "The emotion") return emotionIn(sentence) !== null;
  if (keep === "The call to action") return isCall(sentence);
  if (keep === "The story") return happened.test(sentence);
  return true;
}

/** So many sets are offered. */
const mostSets = 40;

/** Sets of sentences that fit the room, in the text's order; the next set is always the one of most weight among what was used least. */
function setsOf(statements: readonly Statement[], room: Room): string[][] {
  const sets = combined(statements, room).map((indexes) => ({ indexes, done: false }));
  const used = statements.map(() => 0);
  const worth = (indexes: readonly number[]) =>
    indexes.reduce((sum, index) => {
      const { weight = 0, words = 0 } = statements[index] ?? {};
      return sum + ((weight + 0.2) * words ** 0.8) / (1 + 3 * (used[index] ?? 0));
    }, 0);
  const chosen: string[][] = [];
  while (chosen.length < Math.min(mostSets, sets.length)) {
    let best: (typeof sets)[number] | undefined;
    let most = -1;
    for (const set of sets) {
      const value = set.done ? -1 : worth(set.indexes);
      if (value > most) [best, most] = [set, value];
    }
    if (!best) break;
    best.done = true;
    for (const index of best.indexes) used[index] = (used[index] ?? 0) + 1;
    chosen.push(best.indexes.map((index) => statements[index]?.text ?? ""));
  }
  return chosen;
}

/** All runs of up to five statements within the room, one of which bears what has to survive. */
function combined(statements: readonly Statement[], room: Room): number[][] {
  const found: number[][] = [];
  const most = Math.min(statements.length > many ? few.together : mostTogether, room.sentences);
  const grow = (taken: number[], words: number, characters: number): void => {
    if (taken.length > 0 && words >= room.least && taken.some((index) => statements[index]?.bears))
      found.push(taken);
    if (taken.length >= most) return;
    for (let next = (taken.at(-1) ?? -1) + 1; next < statements.length; next += 1) {
      const one = statements[next];
      if (!one || (one.hangs && statements[taken.at(-1) ?? -1]?.at !== one.at - 1)) continue;
      const [allWords, allCharacters] = [words + one.words, characters + Array.from(one.text).length + 1];
      if (allWords <= room.most && allCharacters - 1 <= room.characters)
        grow([...taken, next], allWords, allCharacters);
    }
  };
  grow([], 0, 0);
  return found;
}

/** Single sentences, then two joined by a semicolon, then shorter forms. */
function singles(statements: readonly Statement[], room: Room, text: string, english: boolean): string[][] {
  const free = statements
    .filter(({ hangs, bears }) => !hangs && bears)
    .toSorted((a, b) => b.weight - a.weight);
  const alone = free.map((one) => [one.text]);
  if (!english) return alone;
  const joinable = statements.filter((one) => !one.hangs && !/[?!"”]$/.test(one.text));
  const pairs = setsOf(joinable, { ...room, sentences: 2, most: Math.min(room.most, 60) })
    .filter((set) => set.length === 2)
    .map(([first = "", second = ""]) => [`${first.replace(/[.]$/, "")}; ${continued(second, text)}`]);
  return [
    ...(alone.length >= versionsAsked ? [...alone, ...pairs] : [...pairs, ...alone]),
    ...free.flatMap((one) =>
      shorterForms(one.text)
        .slice(0, 1)
        .map((form) => [form]),
    ),
  ];
}

function shaped(sentences: readonly string[], values: Values, english: boolean): string {
  const dense = english ? sentences.map((sentence) => packed(sentence, values["Density"])) : [...sentences];
  const whole = dense.map(opened);
  if (values["Shape"] === "Bullet list")
    return values["Size"] === "One sentence"
      ? joinSentences(whole)
      : whole.map((line) => `- ${line}`).join("\n");
  return values["Density"] === "Airy" && whole.length > 1 && values["Size"] === undefined
    ? whole.join("\n\n")
    : joinSentences(whole);
}

const tagFrames: readonly ((topic: Topic) => string)[] = [
  ({ named }) => `It starts with ${named}`,
  ({ phrase }) => `${phrase}, plain and simple`,
  ({ named }) => `Made for ${named}`,
  ({ named }) => `All about ${named}`,
  ({ phrase }) => `${phrase} first`,
  ({ named }) => `Closer to ${named}`,
  ({ named }) => `More than ${named}`,
  ({ phrase }) => `Think ${phrase}`,
];

function short(line: string): boolean {
  return countWords(line) <= 8 && countWords(line) >= 2;
}

/** Lines of at most eight words: short statements, things to do, then the subject in the usual turns. */
function taglines(material: Material, values: Values): string[] {
  const claims = material.points.flatMap((point) => claimsOf(point, 60).filter(short).slice(0, 1));
  const actions = material.actions.filter(short);
  const pairs = actions.slice(1).map((action, index) => `${actions[index] ?? ""}. ${opened(action)}`);
  const turns = inTurn(
    material.topics
      .slice(0, 4)
      .map((topic, index) =>
        [...tagFrames.slice(index * 2), ...tagFrames.slice(0, index * 2)].map((frame) => frame(topic)),
      ),
  );
  const lines = [...inTurn([claims, actions]), ...turns, ...pairs]
    .filter(short)
    .map((line) => opened(packed(line, values["Density"] === "Telegraphic" ? "Telegraphic" : undefined)));
  const characters = rooms[values["Size"] ?? ""]?.characters ?? unlimited;
  return lines
    .map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
    .filter((line) => Array.from(line).length <= characters && oneLine.check({ text: "" }, line).kept);
}
